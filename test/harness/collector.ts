import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP writes it in JSON, with its attributes as a record. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  ms: number;
  attributes: Record<string, string | number>;
  links: { traceId: string; spanId: string }[];
  /** Whether its status is an error. */
  failed: boolean;
}

/** A collector of traces: it accepts OTLP as JSON over HTTP, and keeps all of it. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** The bytes of all posts. */
  text = '';
  readonly headers: Record<string, unknown>[] = [];
  #changed: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const collector = new Collector(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        const isExpected = request.method === 'POST' && request.url === '/v1/traces';
        if (isExpected) collector.#take(request.headers, Buffer.concat(chunks).toString('utf8'));
        response.writeHead(isExpected ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
    });
    return collector;
  }

  /** Waits until a span like this has arrived, and returns it. */
  async span(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    for (;;) {
      const found = this.spans.find(isWanted);
      if (found) return found;
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #take(headers: Record<string, unknown>, text: string): void {
    this.text += text;
    this.headers.push(headers);
    for (const resource of JSON.parse(text).resourceSpans)
      for (const scope of resource.scopeSpans) this.spans.push(...scope.spans.map(readSpan));
    for (const resolve of this.#changed.splice(0)) resolve();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the form is that of the standard, and the suites check it
function readSpan({ attributes, links = [], status, startTimeUnixNano, endTimeUnixNano, ...span }: any) {
  const readValue = ({ stringValue, intValue }: Record<string, string>) => stringValue ?? Number(intValue);
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const pairs = attributes.map(({ key, value }: any) => [key, readValue(value)]);
  const ms = Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6;
  const failed = status.code === 2;
  return { ...span, ms, attributes: Object.fromEntries(pairs), links, failed } as CollectedSpan;
}
