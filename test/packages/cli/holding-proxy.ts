import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a request is stopped: before it reaches the service, or before its response is passed on. */
type Point = 'request' | 'answer';

interface Plan {
  method: string;
  point: Point;
  reached(): void;
  /** How many bytes of the response the client gets before the cut; undefined holds all of it. */
  bytes?: number | undefined;
}

/** A proxy between the command and the service that stops the traffic where a test says. */
export class HoldingProxy {
  readonly #plans: Plan[] = [];
  readonly #held: (() => void)[] = [];
  /** Changes the text of every complete response; the length must stay. */
  rewrite: (text: string) => string = (text) => text;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async start(address: string): Promise<HoldingProxy> {
    const server = createServer();
    const proxy = new HoldingProxy(server, new URL(address));
    server.on('request', (asked, answer) => {
      proxy.#pass(asked, answer).catch(() => answer.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return this.target.href.replace(this.target.host, `127.0.0.1:${port}`).replace(/\/$/, '');
  }

  /** Stops the next request of this method; resolves when it is stopped. */
  hold(method: string, point: Point): Promise<void> {
    return this.#plan(method, point);
  }

  /** Passes this many bytes of the next response to this method and cuts the connection. */
  cut(method: string, bytes: number): Promise<void> {
    return this.#plan(method, 'answer', bytes);
  }

  /** Releases everything that is held, so that it arrives late. */
  letGo(): void {
    for (const go of this.#held.splice(0)) go();
  }

  stop(): void {
    this.letGo();
    this.server.closeAllConnections();
    this.server.close();
  }

  #plan(method: string, point: Point, bytes?: number): Promise<void> {
    return new Promise((reached) => this.#plans.push({ method, point, bytes, reached }));
  }

  #take(method: string | undefined): Plan | undefined {
    const at = this.#plans.findIndex((plan) => plan.method === method);
    return at < 0 ? undefined : this.#plans.splice(at, 1)[0];
  }

  #hold({ reached }: Plan): Promise<void> {
    return new Promise((go) => {
      this.#held.push(go);
      reached();
    });
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const { method, url, headers } = asked;
    const plan = this.#take(method);
    if (plan?.point === 'request') await this.#hold(plan);
    const { hostname, port } = this.target;
    const passed = request({ hostname, port, method, path: url, headers });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    passed.end(Buffer.concat(chunks));
    const [response] = (await once(passed, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    if (/event-stream/.test(String(response.headers['content-type']))) {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const body = Buffer.from(this.rewrite(Buffer.concat(parts).toString()));
    if (plan?.point === 'answer' && plan.bytes === undefined) await this.#hold(plan);
    answer.writeHead(response.statusCode ?? 502, response.headers);
    if (plan?.bytes === undefined) return void answer.end(body);
    plan.reached();
    answer.write(body.subarray(0, plan.bytes), () => answer.destroy());
  }
}
