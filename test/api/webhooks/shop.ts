import { type Answer, keyHeader, type Service } from '../../harness/service.js';

/** A delivery as the log returns it. */
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
type Delivery = any;

/** A new merchant that reads its own delivery log. */
export class Shop {
  private constructor(
    readonly service: Service,
    readonly accountId: string,
    readonly key: string,
  ) {}

  static async open(service: Service, mode: 'test' | 'live' = 'test'): Promise<Shop> {
    const merchant = await service.newMerchant();
    return new Shop(service, merchant.accountId, await merchant.key(mode));
  }

  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.service.call(method, path, { key: this.key, body, headers });
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
  async endpoint(url: string, fields: Record<string, unknown> = {}): Promise<any> {
    const created = await this.call('POST', '/webhooks', { url, ...fields });
    if (created.status !== 201) throw new Error(created.text);
    return created.body;
  }

  /** Opens and pays an escrow; returns its reference. */
  async fund(reference: string, fields: Record<string, unknown> = {}): Promise<string> {
    const escrow = {
      reference,
      amount: 250_000,
      currency: 'NGN',
      customer_email: 'buyer@example.com',
      ...fields,
    };
    const opened = await this.call('POST', '/escrow/initiate', escrow);
    if (opened.status !== 200) throw new Error(opened.text);
    await this.call('POST', `/sandbox/escrow/${reference}/fund`, {});
    return reference;
  }

  async advance(minutes: number): Promise<void> {
    await this.call('POST', '/sandbox/clock/advance', { minutes }, keyHeader());
    this.service.deps.services.wakeWorker();
  }

  async deliveries(endpointId: string): Promise<Delivery[]> {
    const { body } = await this.call('GET', `/webhooks/${endpointId}/deliveries?limit=100`);
    return body.data;
  }

  /** Waits until the newest delivery of an endpoint has `count` attempts, and returns it. */
  async attempted(endpointId: string, count = 1): Promise<Delivery> {
    for (;;) {
      const { body } = await this.call('GET', `/webhooks/${endpointId}/deliveries?limit=1`);
      const [newest] = body.data as Delivery[];
      if (newest && newest.attempt_count >= count) {
        return (await this.call('GET', `/webhook-deliveries/${newest.id}`)).body;
      }
      await this.turn();
    }
  }

  /** Yields to other work: a request to the service takes at least one turn of its loop. */
  async turn(): Promise<void> {
    await this.service.call('GET', '!/healthz', { key: null });
  }
}
