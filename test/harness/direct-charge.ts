import { randomBytes } from 'node:crypto';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import type { ChargeAggregate } from '../../server/src/domain/aggregate.js';
import { type ChargeInput, createCharge } from '../../server/src/domain/charge/create.js';
import { isChargeAggregate } from '../../server/src/domain/checkout/decide.js';
import { loadCheckout } from '../../server/src/features/checkouts/load.js';
import { openVirtualAccount } from '../../server/src/features/checkouts/open-virtual-account.js';
import { listVirtualAccounts } from '../../server/src/features/checkouts/queries.js';
import { applySigned } from '../../server/src/features/notifications/apply.js';
import { accountTime, systemContext } from '../../server/src/pipeline/context.js';
import type { Services } from '../../server/src/services.js';

/** The bank's report of a transfer into a charge's virtual account. */
export interface Transfer {
  amount: number;
  outcome?: 'credited' | 'rejected';
  /** False: the bank reports the account's number and not our reference. */
  isReferenced?: boolean;
  /** Account time; now unless said otherwise. */
  paidAt?: number;
}

/** A direct charge made by the domain, and the bank's reports about it. */
export class DirectCharge {
  private constructor(
    private readonly services: Services,
    readonly accountId: string,
    readonly id: string,
  ) {}

  /** Creates one in test mode, at the account's own time. */
  static async open(
    services: Services,
    accountId: string,
    fields: Partial<ChargeInput> = {},
  ): Promise<DirectCharge> {
    const time = await accountTime(services, accountId, 'test');
    const reference = `CHG-${randomBytes(6).toString('hex')}`;
    const input: ChargeInput = { ...order, accountId, reference, ...fields };
    const account = await openVirtualAccount(services, input, { attempt: 1, amount: input.amount }, time.now);
    const actor = { kind: 'merchant', via: 'api' } as const;
    const context = systemContext(services, time, `suite:${services.newId()}`, actor);
    const { change, after } = createCharge(input, account, context);
    if ((await commitChange(services.store, change, { evidence: services })) !== 'committed')
      throw new Error('The race was lost');
    return new DirectCharge(services, accountId, after.charge.id);
  }

  /** One that was made before. */
  static of(services: Services, accountId: string, id: string): DirectCharge {
    return new DirectCharge(services, accountId, id);
  }

  async read(): Promise<ChargeAggregate> {
    const aggregate = await loadCheckout(this.services.store, this.id);
    if (!aggregate || !isChargeAggregate(aggregate)) throw new Error('The charge is gone');
    return aggregate;
  }

  /** Makes the bank receive a transfer and report it, signed. Returns the bank's id of it. */
  async pay(transfer: Transfer): Promise<string> {
    const { services, accountId, id } = this;
    const account = (await services.store.all(listVirtualAccounts, { checkoutId: id })).at(-1);
    if (!account) throw new Error('The charge has no account');
    const { now } = await accountTime(services, accountId, 'test');
    const { credit, notification } = await services.sandboxBank.reportTransfer({
      accountId,
      partnerReference: transfer.isReferenced === false ? null : account.partnerReference,
      accountNumber: account.accountNumber,
      amount: transfer.amount,
      payerName: 'ADE BUYER',
      outcome: transfer.outcome ?? 'credited',
      partnerCreditId: null,
      now: transfer.paidAt ?? now,
    });
    await applySigned(services, 'sandbox', notification.headers, notification.rawBody);
    return credit.partnerCreditId;
  }

  /** Makes the bank reverse a transfer and report it. */
  async reverse(partnerCreditId: string): Promise<void> {
    const notification = await this.services.sandboxBank.reverse(partnerCreditId);
    if (!notification) throw new Error('The bank had taken it back already');
    await applySigned(this.services, 'sandbox', notification.headers, notification.rawBody);
  }
}

const order: Omit<ChargeInput, 'accountId' | 'reference'> = {
  mode: 'test',
  amount: 100_000,
  currency: 'NGN',
  customerEmail: 'buyer@example.com',
  customerName: null,
  description: null,
  returnUrl: 'https://shop.example.com/thanks',
  locale: null,
  metadata: null,
  checkoutKey: 'abcdefghijklmnopqrstuv',
};
