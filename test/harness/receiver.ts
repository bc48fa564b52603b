import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Authority, createAuthority } from './authority.js';

/** One POST as the receiver got it. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was posted
  body: any;
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage, count: number) => void;

/** Host names that a service under test resolves to this machine. */
const receiverNames = ['shop.test', 'other.test'];

/** A merchant's https server. Each path answers 204 unless a test sets another answer. */
export class Receiver {
  readonly received: Received[] = [];
  readonly #behaviours = new Map<string, Behaviour>();
  readonly #counts = new Map<string, number>();
  #changed: (() => void)[] = [];
  /** Connections opened so far. */
  connections = 0;

  private constructor(
    private readonly server: Server,
    readonly authority: Authority,
  ) {}

  static async start(authority?: Authority): Promise<Receiver> {
    const made = authority ?? (await createAuthority([...receiverNames, 'rebinding.test']));
    const server = createServer(made.server);
    const receiver = new Receiver(server, made);
    server.on('request', (request, response) => void receiver.#take(request, response));
    server.on('secureConnection', () => {
      receiver.connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path: string, name = 'shop.test'): string {
    return `https://${name}:${this.port}${path}`;
  }

  on(path: string, behaviour: Behaviour): void {
    this.#behaviours.set(path, behaviour);
  }

  at(path: string): Received[] {
    return this.received.filter((each) => each.path === path);
  }

  /** Waits until a path has received this many posts, and returns them. */
  async count(path: string, count: number): Promise<Received[]> {
    while (this.at(path).length < count) {
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
    return this.at(path);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const text = Buffer.concat(chunks).toString('utf8');
    const path = request.url ?? '';
    this.received.push({ path, headers: request.headers, text, body: JSON.parse(text) });
    const count = (this.#counts.get(path) ?? 0) + 1;
    this.#counts.set(path, count);
    const behave = this.#behaviours.get(path);
    if (behave) behave(response, request, count);
    else response.writeHead(204).end();
    for (const resolve of this.#changed.splice(0)) resolve();
  }
}

/** The settings with which a service under test reaches a receiver. */
export function reaching({ authority }: Receiver) {
  return {
    settings: { WEBHOOK_ALLOW_LOOPBACK: '1', WEBHOOK_TIMEOUT_SECONDS: '2' },
    outgoing: {
      authorities: [authority.certificate],
      resolveName: async (name: string) => {
        if (receiverNames.includes(name)) return ['127.0.0.1'];
        throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
      },
    },
  };
}
