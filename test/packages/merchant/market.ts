import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EscrowCheckout, type EventObject, type WebhookDeliveryWithAttempts } from '@escrow-checkout/sdk';
import type { KnownEvent } from '@escrow-checkout/sdk/webhooks';
import Sqlite from 'better-sqlite3';
import { type Authority, createAuthority } from '../../harness/authority.js';
import { createMerchant, type ServerProcess, startProcess } from '../../harness/server-process.js';
import { payout } from '../../harness/test-escrow.js';
import { Backend } from './backend.js';

/** Every event of these tests but `payment.success`, which must therefore not arrive. */
export const subscribed: readonly KnownEvent['event'][] = [
  ...([
    'escrow.funded',
    'escrow.accepted',
    'escrow.delivered',
    'escrow.released',
    'escrow.refunded',
  ] as const),
  ...(['payment.partial', 'payout.paid', 'refund.paid', 'dispute.opened', 'dispute.resolved'] as const),
  'charge.success',
];

const many = { limit: 1_000 };

/** The service and a merchant's shop, each in a process of its own. */
export class Market {
  private constructor(
    readonly server: ServerProcess,
    /** Plays the buyer, the seller and the bank, and reads the final state. */
    readonly client: EscrowCheckout,
    readonly endpointId: string,
    public shop: Backend,
    private readonly folder: string,
    private readonly authority: Authority,
    private readonly settings: Record<string, string> & { PORT: string; SHOP_DATABASE: string },
  ) {}

  /** @param folder where the shop is installed */
  static async open(database: string, folder: string, name: string): Promise<Market> {
    const authority = await createAuthority(['localhost']);
    mkdirSync(join(folder, name));
    const trusted = join(folder, name, 'authority.pem');
    writeFileSync(trusted, authority.certificate);
    const { key } = createMerchant(database);
    const server = await startProcess(database, {
      WEBHOOK_ALLOW_LOOPBACK: '1',
      WEBHOOK_RETRY_SECONDS: '1',
      NODE_EXTRA_CA_CERTS: trusted,
    });
    const client = new EscrowCheckout({ apiKey: key, baseUrl: server.url });
    const PORT = String(await freePort());
    const url = `https://localhost:${PORT}/webhooks`;
    const { id, secret } = await client.webhooks.create({ url, events: [...subscribed] });
    const callbacks = await client.webhooks.rotateDefaultSecret({ grace_hours: 0 });
    await client.account.savePayout(payout);
    const settings = {
      PORT,
      SHOP_DATABASE: join(folder, name, 'shop.db'),
      ESCROW_API_KEY: key,
      ESCROW_BASE_URL: server.url,
      WEBHOOK_SECRET: secret,
      CALLBACK_SECRET: callbacks.secret,
    };
    const shop = await Backend.start(folder, authority, settings);
    return new Market(server, client, id, shop, folder, authority, settings);
  }

  get booksFile(): string {
    return this.settings.SHOP_DATABASE;
  }

  callbackUrl(): string {
    return `https://localhost:${this.settings.PORT}/callbacks`;
  }

  /** Starts the shop again, with its books as they were. */
  async restartShop(): Promise<void> {
    this.shop = await Backend.start(this.folder, this.authority, this.settings);
  }

  /** Keeps the shop from writing into its books, as a backup does or a report that takes long. */
  lockBooks(): () => void {
    const books = new Sqlite(this.booksFile);
    books.exec('begin immediate');
    return () => books.close();
  }

  /** Pays as the buyer and accepts as the seller. */
  async fund(reference: string): Promise<void> {
    await this.client.sandbox.fundEscrow(reference);
    await this.client.escrow.accept(reference, { payout });
  }

  /** Advances the clock and runs all due jobs. */
  async pass(time: { hours?: number; minutes?: number }): Promise<void> {
    let { pending } = await this.client.sandbox.advanceClock(time);
    while (pending) ({ pending } = await this.client.sandbox.advanceClock({ minutes: 1 }));
  }

  /** Waits until no delivery to the shop is pending. */
  async settled(): Promise<void> {
    while (
      (await this.client.webhookDeliveries.list({ status: 'pending', limit: 1 }).page()).data.length > 0
    );
  }

  /** All deliveries, with their attempts. */
  async deliveries(): Promise<WebhookDeliveryWithAttempts[]> {
    const all = await this.client.webhookDeliveries.list().toArray(many);
    return Promise.all(all.map(({ id }) => this.client.webhookDeliveries.get(id)));
  }

  /** Everything that was recorded, oldest first. */
  async events(): Promise<EventObject[]> {
    return (await this.client.events.list().toArray(many)).reverse();
  }

  async close(): Promise<void> {
    await this.shop.kill();
    await this.server.kill('SIGTERM');
  }
}

/** A free port, which the shop keeps when it is restarted. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
