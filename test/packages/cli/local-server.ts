import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, type WebhookEvent } from '@escrow-checkout/sdk/webhooks';

interface Taken {
  event: WebhookEvent;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A developer's own server: it verifies deliveries, and can be stopped and started. */
export class LocalServer {
  readonly taken: Taken[] = [];
  /** The errors of deliveries that did not verify. */
  readonly refused: unknown[] = [];
  status = 204;
  secret = '';
  #server: Server | undefined;
  #port = 0;
  #waiting: (() => void)[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}/webhooks`;
  }

  /** Listens, always on the same port. */
  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const { headers } = request;
      try {
        const event = await verifyWebhook(body, headers, this.secret);
        this.taken.push({ event, headers, text: body.toString() });
        response.writeHead(this.status, { location: this.url }).end();
      } catch (error) {
        this.refused.push(error);
        response.writeHead(400).end();
      }
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Waits until this many events were received. */
  async count(count: number): Promise<Taken[]> {
    while (this.taken.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.taken;
  }
}
