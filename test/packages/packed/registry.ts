import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry of packages in memory, which accepts any name and bytes. */
export class Registry {
  /** The checksum of what was published, by the name of its package. */
  readonly integrities = new Map<string, string>();
  isBroken = false;
  readonly #documents = new Map<string, object>();

  private constructor(
    readonly url: string,
    private readonly server: Server,
    private readonly login: string,
  ) {}

  static async start(): Promise<Registry> {
    const server = createServer((request, response) => {
      void registry.#answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
    // npm publishes only to a registry with a token, which it reads from the environment.
    const registry = new Registry(`http://${place}`, server, `npm_config_//${place}:_authToken`);
    process.env[registry.login] = 'any';
    return registry;
  }

  async #answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const name = decodeURIComponent((request.url ?? '').slice(1).split('?')[0] ?? '');
    if (this.isBroken) return [400, { error: 'out of order' }];
    if (request.method === 'PUT') {
      const document = JSON.parse(text);
      const [version] = Object.values(document.versions) as { dist: { integrity: string } }[];
      this.integrities.set(name, version?.dist.integrity ?? '');
      this.#documents.set(name, document);
      return [201, {}];
    }
    const document = this.#documents.get(name);
    return document ? [200, document] : [404, { error: 'Not found' }];
  }

  async stop(): Promise<void> {
    delete process.env[this.login];
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
