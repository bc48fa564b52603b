import { basePath } from '@escrow-checkout/contract';
import type { CallClock } from '../../../server/src/adapters/bank/http/call-queue.js';
import { applyPartnerCredits } from '../../../server/src/features/credits/account-credits.js';
import { type Answer, keyHeader, order, type Service, segment, startService } from '../../harness/service.js';
import { proof } from '../../harness/test-escrow.js';
import { FakeClock } from '../fakes/clock.js';
import { type FakePaystack, startFakePaystack } from '../fakes/paystack/paystack.js';

const payee = { bank_code: '058', account_number: '0123456780' };

/** A clock on which a wait is over at once, so that a suite does not wait for the limits of a partner. */
function hurriedClock(): CallClock {
  let aheadMs = 0;
  return {
    now: () => performance.now() + aheadMs,
    wait: async (ms) => {
      aheadMs += ms;
    },
  };
}

/** A service in live mode, and the partner that it calls over HTTP. */
export class LiveShop {
  private constructor(
    readonly service: Service,
    readonly fake: FakePaystack,
    private readonly key: string,
    readonly endpoint: string,
  ) {}

  static async open(databaseUrl: string): Promise<LiveShop> {
    const fake = await startFakePaystack({ clock: FakeClock.running() });
    const keys = { PAYSTACK_SECRET_KEY: fake.secretKey, PAYSTACK_URL: fake.url };
    const service = await startService(databaseUrl, keys, {}, { callClock: hurriedClock() });
    const merchant = await service.newMerchant();
    fake.control.topUp(100_000_000);
    fake.control.nameAccount(payee.bank_code, payee.account_number, 'ADA SELLER');
    const endpoint = `${service.url.slice(0, -basePath.length)}/partners/paystack/notifications`;
    fake.notifier.url = endpoint;
    return new LiveShop(service, fake, await merchant.key('live'), endpoint);
  }

  async close(): Promise<void> {
    await this.service.stop();
    await this.fake.stop();
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = method === 'POST' && !path.endsWith('/initiate') ? keyHeader() : {};
    return this.service.call(method, path, {
      key: this.key,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Opens an escrow; the callback only satisfies initiate, since nothing resolves. */
  async escrow(fields: Record<string, unknown> = {}): Promise<LiveEscrow> {
    const body = order({ callback_url: 'https://shop.example.com/events', ...fields });
    const answer = await this.call('POST', '/escrow/initiate', body);
    if (answer.status !== 200) throw new Error(`initiate answered ${answer.status}: ${answer.text}`);
    return new LiveEscrow(this, body.reference, answer.body.account_number);
  }

  /** Sends every notification that waits, and runs what becomes due by them. */
  async hear(copies = 1): Promise<void> {
    await this.fake.notifier.deliverWaiting({ copies });
    await this.runDue();
  }

  async runDue(): Promise<void> {
    await this.service.deps.worker.runDue();
  }
}

/** One live escrow, with the calls on it and what happens to it at the partner. */
export class LiveEscrow {
  constructor(
    private readonly shop: LiveShop,
    readonly reference: string,
    readonly accountNumber: string,
  ) {}

  post(action: string, body: unknown = {}): Promise<Answer> {
    return this.shop.call('POST', `/escrow/${segment(this.reference)}/${action}`, body);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
  async read(part = ''): Promise<any> {
    return (await this.shop.call('GET', `/escrow/${segment(this.reference)}${part}`)).body;
  }

  async types(): Promise<string[]> {
    const { entries } = await this.read('/timeline');
    return entries.map(({ type }: { type: string }) => type);
  }

  /** The buyer transfers; the partner has not told anybody yet. */
  pay(amount = 250_000): void {
    this.shop.fake.control.pay({ accountNumber: this.accountNumber, amount });
  }

  async funded(): Promise<this> {
    this.pay();
    await this.shop.hear();
    return this;
  }

  /** The seller accepts with a bank account and delivers; the buyer confirms. */
  async released(): Promise<this> {
    await this.funded();
    for (const [action, body] of [
      ['accept', { payout: payee }],
      ['deliver', proof],
      ['release', {}],
    ] as const) {
      const answer = await this.post(action, body);
      if (answer.status !== 200) throw new Error(`${action} answered ${answer.status}: ${answer.text}`);
    }
    await this.shop.runDue();
    return this;
  }

  /** Our reference of the virtual account at the partner. */
  partnerReference(): string {
    const { transactionByAccount } = this.shop.fake.control.business;
    return transactionByAccount.get(this.accountNumber)?.reference ?? '';
  }

  /** What the partner says of the payments so far. */
  async poll(): Promise<void> {
    const { escrow_id } = await this.read();
    await applyPartnerCredits(this.shop.service.deps.services, escrow_id);
  }
}
