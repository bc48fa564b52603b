import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { readConfig } from '../../server/src/config.js';
import { createDeps, type Deps } from '../../server/src/deps.js';
import type { Context, Decision, EscrowAggregate, EscrowCommand } from '../../server/src/domain/aggregate.js';
import {
  matchCredit,
  returnCredit,
  reverseUnmatchedCredit,
  settleOwnReceivable,
} from '../../server/src/domain/credit.js';
import { decideEscrow } from '../../server/src/domain/escrow/decide.js';
import { initiateEscrow } from '../../server/src/domain/escrow/initiate.js';
import { decideSaveMerchantBankAccount } from '../../server/src/domain/payee.js';
import type { Attempt, Credit, PartnerSettlement } from '../../server/src/domain/records.js';
import { bankAccount, escrowInput } from '../../server/src/domain/testing/fixtures.js';
import { attemptInFlight, decideTransfer, type TransferCommand } from '../../server/src/domain/transfer.js';
import { createAccount } from '../../server/src/features/accounts/manage.js';
import { loadEscrow } from '../../server/src/features/checkouts/load.js';
import { applyCredit } from '../../server/src/features/credits/apply.js';
import { findByPartnerId } from '../../server/src/features/credits/queries.js';
import { newReleaseCode } from '../../server/src/features/escrow/enter-code.js';
import { findSettlement, recordSettlement } from '../../server/src/features/settlements/record.js';
import { loadTransfer } from '../../server/src/features/transfers/load.js';
import { recordByReference } from '../../server/src/features/transfers/record-outcome.js';
import { subjectOf } from '../../server/src/pipeline/admit.js';
import { execute } from '../../server/src/pipeline/execute.js';
import { isRefusal } from '../../server/src/pipeline/retry.js';
import { sealedPlaces } from '../../server/src/ports/sealed-places.js';
import { found } from './found.js';
import { operatorContext } from './operator-context.js';

type Kind = 'payout' | 'refund';
type End = 'paid' | 'failed' | 'reversed' | 'needs_details';

/** A merchant whose escrows a test moves through the real domain and store, without a worker. */
export class Shop {
  #advancedMs = 0;

  private constructor(
    readonly databaseUrl: string,
    readonly deps: Deps,
    readonly accountId: string,
  ) {}

  static async open(databaseUrl: string): Promise<Shop> {
    const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
    const onFatal = (error: unknown) => {
      throw error;
    };
    const deps = createDeps({ config, secretKey: 'ab'.repeat(32), onFatal, log: pino({ level: 'silent' }) });
    await deps.services.store.migrate();
    const { account } = await createAccount(deps.services, 'Adire Market', 'free');
    const shop = new Shop(databaseUrl, deps, account.id);
    await shop.#saveMerchantBankAccount();
    return shop;
  }

  async #saveMerchantBankAccount(): Promise<void> {
    const { sealer } = this.deps.services;
    const payee = { accountId: this.accountId, mode: 'test', sellerKey: null } as const;
    const accountNumberSealed = sealer.seal(sealedPlaces.accountNumber(payee), '0123456789');
    const input = { ...payee, bankAccount: { ...bankAccount, accountNumberSealed } };
    const decision = decideSaveMerchantBankAccount(null, input, this.#context());
    if (isRefusal(decision)) throw new Error(`Not saved: ${decision.code}`);
    await commitChange(this.#store, decision.change, { evidence: this.deps.services });
  }

  get #store() {
    return this.deps.services.store;
  }

  get #bank() {
    return this.deps.services.sandboxBank;
  }

  #context(): Context {
    return operatorContext(this.deps.services, this.#advancedMs);
  }

  advance(ms: number): void {
    this.#advancedMs += ms;
  }

  /** Opens an escrow and returns its id, which is also the reference of its virtual account. */
  async initiate(
    amount: number,
    sellerEmail: string | null = null,
    deliveryMode: 'self_managed' | 'managed' = 'self_managed',
  ): Promise<string> {
    const reference = randomBytes(8).toString('hex');
    const { accountId } = this;
    const releaseCodeSealed = newReleaseCode(this.deps.services, { accountId, mode: 'test', reference });
    const asOrdered = { accountId, reference, amount, sellerEmail, deliveryMode, releaseCodeSealed };
    const input = { ...escrowInput, ...asOrdered };
    const { customerEmail } = escrowInput;
    const asked = { accountId, partnerReference: reference, amount, customerEmail, now: 0 };
    const opened = await this.#bank.openVirtualAccount(asked);
    const account = { ...opened, partner: this.#bank.name, partnerReference: reference, expiresAt: 1 };
    const { change, after } = initiateEscrow(input, account, this.#context());
    await commitChange(this.#store, change, { evidence: this.deps.services });
    return after.escrow.id;
  }

  /** Pays into an escrow's account, or an unknown one for null; the service learns of it if `notified`. */
  async pay(
    checkoutId: string | null,
    amount: number,
    options: { notified?: boolean; rejected?: boolean } = {},
  ) {
    const partnerReference = checkoutId && (await this.read(checkoutId)).escrow.reference;
    const { credit } = await this.#bank.reportTransfer({
      accountId: this.accountId,
      partnerReference,
      accountNumber: '0000000000',
      amount,
      payerName: 'Ada',
      outcome: options.rejected ? 'rejected' : 'credited',
      partnerCreditId: null,
      now: this.deps.services.clock.now(),
    });
    if (options.notified !== false) await this.#notify(credit.partnerCreditId);
    return credit.partnerCreditId;
  }

  async reverse(partnerCreditId: string, options: { notified?: boolean } = {}): Promise<void> {
    await this.#bank.reverse(partnerCreditId);
    if (options.notified !== false) await this.#notify(partnerCreditId);
  }

  /** Records the fee that the bank keeps of a credit. */
  async nameFee(partnerCreditId: string, fee: number): Promise<void> {
    await this.#bank.nameFee(partnerCreditId, fee);
    await this.#notify(partnerCreditId);
  }

  /** Records a settlement between the bank and the operator's own account; returns its id. */
  async settle(direction: PartnerSettlement['direction'], amount: number): Promise<string> {
    const { services } = this.deps;
    const settledAt = services.clock.now();
    const key = { partner: this.#bank.name, mode: 'test', partnerSettlementId: services.newId() } as const;
    await recordSettlement(services, { ...key, direction, amount, settledAt });
    return found(await this.#store.one(findSettlement, key)).id;
  }

  /** Records that the bank reversed an unmatched credit. */
  async reverseUnmatched(partnerCreditId: string): Promise<void> {
    await this.#bank.reverse(partnerCreditId);
    const change = reverseUnmatchedCredit(await this.credit(partnerCreditId), this.#context());
    await commitChange(this.#store, change, { evidence: this.deps.services });
  }

  async #notify(partnerCreditId: string): Promise<void> {
    const credit = await this.#bank.findCredit(partnerCreditId);
    if (credit) await applyCredit(this.deps.services, { bank: this.#bank, mode: 'test' }, credit);
  }

  async credit(partnerCreditId: string): Promise<Credit> {
    const source = { partner: this.#bank.name, mode: 'test', partnerCreditId } as const;
    return found(await this.#store.one(findByPartnerId, source));
  }

  /** Matches an unmatched credit to an escrow. */
  async match(partnerCreditId: string, checkoutId: string): Promise<void> {
    const credit = await this.credit(partnerCreditId);
    await this.#decide(checkoutId, (aggregate, context) => matchCredit(aggregate, credit, context));
  }

  /** Returns an unmatched credit to its payer; returns the refund. */
  async returnCredit(partnerCreditId: string): Promise<string> {
    const credit = await this.credit(partnerCreditId);
    const decision = returnCredit({ credit, refund: null }, this.#context());
    if (isRefusal(decision) || decision.kind === 'repeat') throw new Error('Nothing was returned');
    await commitChange(this.#store, decision.change, { evidence: this.deps.services });
    return found(decision.after.refund).id;
  }

  /** Settles, as the operator, a credit that was reversed after it was returned. */
  async settleOwnReceivable(partnerCreditId: string, input: Parameters<typeof settleOwnReceivable>[1]) {
    const decision = settleOwnReceivable(await this.credit(partnerCreditId), input, this.#context());
    if (isRefusal(decision) || decision.kind === 'repeat') throw new Error('Nothing was settled');
    await commitChange(this.#store, decision.change, { evidence: this.deps.services });
  }

  /** Runs one of the operator's commands on a payout or refund. */
  async operate(kind: Kind, id: string, command: TransferCommand): Promise<void> {
    const outcome = await this.#onTransfer(kind, id, command);
    if (isRefusal(outcome)) throw new Error(`Refused: ${outcome.code}`);
  }

  #onTransfer(kind: Kind, id: string, command: TransferCommand) {
    return execute(this.deps.services, {
      subject: subjectOf(() => loadTransfer(this.#store, kind, id)),
      command: { decide: (transfer, context) => decideTransfer(transfer, command, context) },
      context: this.#context(),
    });
  }

  async read(checkoutId: string): Promise<EscrowAggregate> {
    return found(await loadEscrow(this.#store, checkoutId));
  }

  act(checkoutId: string, command: EscrowCommand): Promise<EscrowAggregate> {
    return this.#decide(checkoutId, (aggregate, context) => decideEscrow(aggregate, command, context));
  }

  async #decide(
    checkoutId: string,
    decide: (aggregate: EscrowAggregate, context: Context) => Decision,
  ): Promise<EscrowAggregate> {
    const settled = await execute(this.deps.services, {
      subject: subjectOf(() => loadEscrow(this.#store, checkoutId)),
      command: { decide },
      context: this.#context(),
    });
    if (isRefusal(settled) || settled.kind === 'repeat')
      throw new Error(`Nothing happened: ${JSON.stringify(settled)}`);
    return settled.after;
  }

  /** Begins an attempt of a payout or refund and sends it to the bank. */
  async send(kind: Kind, id: string): Promise<Attempt> {
    const settled = await this.#onTransfer(kind, id, { command: 'send', leaseToken: 'lease' });
    if (isRefusal(settled)) throw new Error(`Not sent: ${settled.code}`);
    const attempt = found(attemptInFlight(settled.after));
    const { payout, refund, credit } = settled.after;
    const { amount } = found(payout ?? refund);
    const order = { reference: attempt.reference, amount, now: this.deps.services.clock.now() };
    const { bankCode, accountName } = bankAccount;
    if (credit) await this.#bank.refund({ ...order, partnerCreditId: credit.partnerCreditId });
    else {
      const payee = { bankCode, accountName, accountNumber: '0123456789' };
      await this.#bank.transfer({ ...order, ...payee, accountId: this.accountId });
    }
    return attempt;
  }

  /** Ends an attempt at the bank; the service learns of it if `notified`. */
  async end(
    { objectKind, reference }: Attempt,
    end: End,
    options: { notified?: boolean; fee?: number } = {},
  ): Promise<void> {
    await this.#bank.settle(reference, end, options.fee === undefined ? {} : { fee: options.fee });
    if (options.notified !== false) await recordByReference(this.deps.services, objectKind, reference);
  }

  /** Begins, sends and ends an attempt. */
  async transfer(kind: Kind, id: string, end: End): Promise<Attempt> {
    const attempt = await this.send(kind, id);
    await this.end(attempt, end);
    return attempt;
  }

  close(): Promise<void> {
    return this.deps.close();
  }
}
