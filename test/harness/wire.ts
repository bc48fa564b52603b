import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between a client and a server, which a test can cut or silence. */
export class Wire {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #waiting: (() => void)[] = [];
  #cut: string | null = null;
  /** Connections opened so far. */
  connections = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** Opens a proxy to the host of an address. */
  static async start(address: string): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server, new URL(address));
    server.on('connection', (socket) => wire.#relay(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return wire;
  }

  /** The same address, through the proxy. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return this.target.href.replace(this.target.host, `127.0.0.1:${port}`);
  }

  /** Silences the open connections: nothing passes, and neither side gets an error. */
  freeze(): void {
    for (const [from, to] of this.#pairs) {
      for (const socket of [from, to]) {
        socket.removeAllListeners('data').removeAllListeners('close').resume();
        socket.on('close', () => undefined);
      }
    }
    this.#pairs.clear();
  }

  /** Cuts the connection on which this text comes back, right after it. */
  cutBehind(text: string): Promise<void> {
    this.#cut = text;
    return this.#news();
  }

  /** Waits until this many connections have been opened. */
  async opened(count: number): Promise<void> {
    while (this.connections < count) await this.#news();
  }

  async stop(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.server.close();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #relay(client: Socket): void {
    const service = connect({ host: this.target.hostname, port: Number(this.target.port) });
    const pair = [client, service] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [service, client]] as const) {
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
    client.on('data', (chunk) => service.write(chunk));
    service.on('data', (chunk: Buffer) => this.#pass(chunk, client));
    this.connections += 1;
    this.#tell();
  }

  #pass(chunk: Buffer, client: Socket): void {
    const at = this.#cut === null ? -1 : chunk.indexOf(this.#cut);
    if (at < 0 || this.#cut === null) {
      client.write(chunk);
      return;
    }
    client.end(chunk.subarray(0, at + this.#cut.length));
    this.#cut = null;
    this.#tell();
  }
}
