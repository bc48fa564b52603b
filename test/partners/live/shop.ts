import { basePath } from '@escrow-checkout/contract';
import type { CallClock } from '../../../server/src/adapters/bank/http/call-queue.js';
import { applyPartnerCredits } from '../../../server/src/features/credits/account-credits.js';
import {
  type Answer,
  initiateBody,
  keyHeader,
  type Service,
  segment,
  startService,
} from '../../harness/service.js';
import { proof } from '../../harness/test-escrow.js';
import { type PartnerSide, payeeBank } from './side.js';

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

/** A service in live mode, and the partners that it calls over HTTP. */
export class LiveShop {
  #payees = 0;
  #sellers = 0;
  #isHalted = false;

  private constructor(
    private readonly databaseUrl: string,
    private settings: Readonly<Record<string, string>>,
    private readonly sides: readonly PartnerSide[],
    /** The partner at which new accounts are opened. */
    public side: PartnerSide,
    public service: Service,
    /** The merchant's live key. */
    readonly key: string,
  ) {}

  /** Opens a shop whose partner is the first side; the others are configured, too. */
  static open(databaseUrl: string, ...sides: [PartnerSide, ...PartnerSide[]]): Promise<LiveShop> {
    return LiveShop.openWith({}, databaseUrl, ...sides);
  }

  /** @param settings of the service, besides those of its partners */
  static async openWith(
    settings: Readonly<Record<string, string>>,
    databaseUrl: string,
    ...sides: [PartnerSide, ...PartnerSide[]]
  ): Promise<LiveShop> {
    const [side] = sides;
    const service = await start(databaseUrl, settings, sides, side);
    const merchant = await service.newMerchant();
    for (const each of sides) each.topUp(100_000_000);
    return new LiveShop(databaseUrl, settings, sides, side, service, await merchant.key('live'));
  }

  /** Stops the service alone, until it is started again. */
  async halt(): Promise<void> {
    await this.service.stop();
    this.#isHalted = true;
  }

  /** Starts the service again, with another partner for new accounts. */
  async restartAt(side: PartnerSide): Promise<void> {
    if (!this.#isHalted) await this.service.stop();
    this.#isHalted = false;
    this.side = side;
    this.service = await start(this.databaseUrl, this.settings, this.sides, side);
  }

  /** Starts the service again, with some settings changed. */
  async restartWith(settings: Readonly<Record<string, string>>): Promise<void> {
    this.settings = { ...this.settings, ...settings };
    await this.restartAt(this.side);
  }

  /** Opens a shop of another merchant, with the same service and partners. */
  async another(): Promise<LiveShop> {
    const { databaseUrl, settings, sides, side, service } = this;
    const merchant = await service.newMerchant();
    return new LiveShop(databaseUrl, settings, sides, side, service, await merchant.key('live'));
  }

  /** The settings of a service that calls all partners. */
  settingsOf(): Record<string, string> {
    return settingsFor(this.settings, this.sides, this.side);
  }

  /** Where a partner posts its notifications. */
  notificationUrl(partner: string): string {
    return `${this.service.url.slice(0, -basePath.length)}/partners/${partner}/notifications`;
  }

  /** Stops the service and its partners. */
  async close(): Promise<void> {
    await this.service.stop();
    for (const side of this.sides) await side.stop();
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = method === 'POST' && !path.endsWith('/initiate') ? keyHeader() : {};
    return this.service.call(method, path, {
      key: this.key,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  /**
   * Opens an escrow of a seller of its own, since a seller's new bank account is sent what failed before. The
   * callback only satisfies initiate, since nothing resolves.
   */
  async escrow(fields: Record<string, unknown> = {}): Promise<LiveEscrow> {
    this.#sellers += 1;
    const seller_email = `seller-${this.#sellers}@example.com`;
    const body = initiateBody({ callback_url: 'https://shop.example.com/events', seller_email, ...fields });
    const answer = await this.call('POST', '/escrow/initiate', body);
    if (answer.status !== 200) throw new Error(`initiate answered ${answer.status}: ${answer.text}`);
    return new LiveEscrow(this, body.reference, answer.body.account_number);
  }

  /** A seller's bank account that no other sale pays: a partner may refuse equal transfers to one. */
  newPayee(): { bank_code: string; account_number: string } {
    this.#payees += 1;
    const account_number = `01${String(this.#payees).padStart(7, '0')}0`;
    for (const side of this.sides) side.nameAccount(account_number);
    return { bank_code: payeeBank, account_number };
  }

  /** Sends every notification that waits, and runs what becomes due by them. */
  async hear(copies = 1): Promise<void> {
    for (const { notifier } of this.sides) await notifier.deliverWaiting({ copies });
    await this.runDue();
  }

  /** Lets time pass at the service and at every partner, and runs what becomes due. */
  async pass(ms: number): Promise<void> {
    const { timekeeper } = this.service.deps.services.store;
    timekeeper.raise(timekeeper.now() + ms);
    for (const side of this.sides) side.advance(ms);
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
  pay(amount = 250_000, side = this.shop.side): void {
    side.pay(this.accountNumber, amount);
  }

  async funded(side = this.shop.side): Promise<this> {
    this.pay(250_000, side);
    await this.shop.hear();
    return this;
  }

  /** The seller accepts with a bank account and delivers; the buyer confirms. */
  async released(payee = this.shop.newPayee(), side = this.shop.side): Promise<this> {
    await this.funded(side);
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
    return this.shop.side.referenceOf(this.accountNumber);
  }

  /** What the partner says of the payments so far. */
  async poll(): Promise<void> {
    const { escrow_id } = await this.read();
    await applyPartnerCredits(this.shop.service.deps.services, escrow_id);
  }
}

/** Starts a service that calls all sides and is notified by them. */
async function start(
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
  sides: readonly PartnerSide[],
  side: PartnerSide,
): Promise<Service> {
  const all = settingsFor(settings, sides, side);
  const service = await startService(databaseUrl, all, {}, { callClock: hurriedClock() });
  const origin = service.url.slice(0, -basePath.length);
  for (const side of sides) side.notifier.url = `${origin}/partners/${side.name}/notifications`;
  return service;
}

function settingsFor(
  settings: Readonly<Record<string, string>>,
  sides: readonly PartnerSide[],
  { name }: PartnerSide,
): Record<string, string> {
  return Object.assign({ ...settings, LIVE_PARTNER: name }, ...sides.map((side) => side.settings));
}
