import { Agent, type IncomingMessage, request } from 'node:http';
import type { Input } from './inputs.js';

export interface Received {
  status: number;
  type: string;
  text: string;
}

/** Sends requests as they are, without the changes that `fetch` makes to addresses and headers. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly origin: string) {}

  send({ method, path, headers, body }: Input): Promise<Received> {
    const { hostname, port } = new URL(this.origin);
    const length = body === null ? {} : { 'Content-Length': String(body.length) };
    const options = { hostname, port, method, path, headers: { ...headers, ...length }, agent: this.#agent };
    return new Promise((resolve, reject) => {
      const sending = request(options, (response) => resolve(received(response)));
      sending.once('error', reject);
      sending.end(body ?? undefined);
    });
  }

  stop(): void {
    this.#agent.destroy();
  }
}

async function received(response: IncomingMessage): Promise<Received> {
  const { statusCode: status = 0, headers } = response;
  const type = headers['content-type'] ?? '';
  // A stream has no end; that it has begun is its answer.
  if (type.startsWith('text/event-stream')) {
    response.destroy();
    return { status, type, text: '' };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status, type, text: Buffer.concat(chunks).toString('utf8') };
}
