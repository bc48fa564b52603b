import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import type {
  CheckoutAggregate,
  Context,
  CoveredFrom,
  Decision,
  TransferAggregate,
} from '../../../server/src/domain/aggregate.js';
import type { Change } from '../../../server/src/domain/change.js';
import { createCharge } from '../../../server/src/domain/charge/create.js';
import { decideCharge } from '../../../server/src/domain/charge/decide.js';
import { checkoutOf, decideCheckout, isChargeAggregate } from '../../../server/src/domain/checkout/decide.js';
import { unmatchedCredit } from '../../../server/src/domain/credit.js';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import { initiateEscrow } from '../../../server/src/domain/escrow/initiate.js';
import { decideSaveMerchantBankAccount, decideSaveSeller } from '../../../server/src/domain/payee.js';
import type { Credit, PayoutSchedule } from '../../../server/src/domain/records.js';
import {
  accountNumber,
  bankAccount,
  chargeInput,
  contextAt,
  countingIds,
  escrowInput,
  startMs,
} from '../../../server/src/domain/testing/fixtures.js';
import { chargeCommandOf, commandOf } from '../../../server/src/domain/testing/phrases.js';
import { combine, decideTransfer, isDue, transferOf } from '../../../server/src/domain/transfer.js';
import { loadCheckout } from '../../../server/src/features/checkouts/load.js';
import { findCredit, findReturn, findSeller } from '../../../server/src/features/checkouts/queries.js';
import { findMerchantBankAccount } from '../../../server/src/features/sellers/queries.js';
import { loadCombinablePayouts } from '../../../server/src/features/transfers/combine.js';
import { loadTransfer } from '../../../server/src/features/transfers/load.js';
import type { Store } from '../../../server/src/ports/store.js';
import { chooseSchedule } from '../../harness/payout-schedule.js';
import { accountStep, rawStatement } from '../fixtures.js';
import { noticesOf, sendNotice } from './notices.js';
import { type Happening, outgoingCommand } from './outgoing.js';
import { accounts, aheadOf, emailOf, type Owner, type Payee, type TestEscrow } from './owners.js';
import { unique } from './unique.js';
import { decideUnmatched, type UnmatchedHappening } from './unmatched.js';

/** Checkouts and payees in a real database, moved by the domain's own decisions. */
export class Market {
  readonly #newId = countingIds();
  readonly escrows: string[] = [];
  /** Real time, ms. */
  now = startMs;

  private constructor(readonly store: Store) {}

  static async open(store: Store): Promise<Market> {
    await store.transact(Object.keys(accounts).map((id) => accountStep(id)));
    const shift = `update account set clock_offset_ms = ${accounts.ahead} where id = 'ahead'`;
    await store.transact([anyRows(rawStatement(shift), {})]);
    return new Market(store);
  }

  context(owner: Owner, now = this.now): Context {
    const clockOffsetMs = aheadOf(owner);
    return { ...contextAt(now + clockOffsetMs, this.#newId), clockOffsetMs };
  }

  async sell({ accountId, mode, seller, isCharge, amount }: TestEscrow): Promise<string> {
    const context = this.context({ accountId, mode });
    const reference = `R-${this.escrows.length}`;
    const account = { ...accountNumber(1, context.now), partnerReference: `account-of-${reference}` };
    const input = { accountId, mode, reference, amount };
    const sellerEmail = seller === null ? null : emailOf(seller);
    const { change, after } = isCharge
      ? createCharge({ ...chargeInput, ...input }, account, context)
      : initiateEscrow({ ...escrowInput, ...input, sellerEmail }, account, context);
    await this.#commit(change);
    const { id } = checkoutOf(after);
    this.escrows.push(id);
    return id;
  }

  /** Decides a phrase such as `credit 100k`; skips it if the checkout has no such command, or not yet. */
  async say(id: string, phrase: string): Promise<void> {
    const aggregate = await this.checkout(id);
    if (/reversed|again/.test(phrase) && aggregate.credits.length === 0) return;
    const context = this.context(checkoutOf(aggregate));
    const { now } = context;
    if (isChargeAggregate(aggregate)) {
      if (!phrase.startsWith('credit')) return;
      const command = unique(chargeCommandOf(phrase, { aggregate, now }), phrase, this.#newId);
      await this.#settle(decideCharge(aggregate, command, context));
    } else {
      const command = unique(commandOf(phrase, { aggregate, now }), phrase, this.#newId);
      await this.#settle(decideEscrow(aggregate, command, context));
    }
  }

  /** Settles a share of a checkout's receivable. */
  async settle(id: string, share: number, from: CoveredFrom): Promise<void> {
    const aggregate = await this.checkout(id);
    const checkout = checkoutOf(aggregate);
    const amount = Math.ceil(checkout.amountReceivable * share);
    const command = { command: 'settle_receivable', amount, from } as const;
    await this.#settle(decideCheckout(aggregate, command, this.context(checkout)));
  }

  /** Runs a step of the nth of all payouts and refunds. */
  async transfer(nth: number, happens: Happening, attempt: number, share: number): Promise<void> {
    const transfers = await this.transfers();
    const aggregate = transfers[nth % transfers.length];
    if (aggregate) await this.#move(aggregate, happens, attempt, share);
  }

  /** Runs a step of the newest payout or refund of a checkout. */
  async newestOut(id: string, happens: Happening, attempt: number): Promise<void> {
    const own = (await this.transfers()).filter(({ checkout }) => checkout?.id === id);
    const aggregate = own.sort((a, b) => (transferOf(a).id < transferOf(b).id ? -1 : 1)).at(-1);
    if (aggregate) await this.#move(aggregate, happens, attempt, 1);
  }

  async #move(
    aggregate: TransferAggregate,
    happens: Happening,
    attempt: number,
    share: number,
  ): Promise<void> {
    const context = this.context(transferOf(aggregate));
    if (happens === 'return_to_payer') return this.#returnToPayer(aggregate, context);
    if (happens === 'notice_sent') return sendNotice(this.store, transferOf(aggregate).id);
    const command = outgoingCommand(aggregate, happens, attempt, share);
    if (command === null || (happens === 'send' && !isDue(aggregate, context.now))) return;
    await this.#settle(decideTransfer(aggregate, command, context));
  }

  async #returnToPayer({ payout, checkout }: TransferAggregate, context: Context): Promise<void> {
    if (payout === null || checkout === null) return;
    const aggregate = await this.checkout(checkout.id);
    if (isChargeAggregate(aggregate)) return;
    const noticeSentAt = (await noticesOf(this.store)).get(payout.id) ?? null;
    const command = { command: 'return_to_payer', payoutId: payout.id, noticeSentAt } as const;
    await this.#settle(decideEscrow(aggregate, command, context));
  }

  /** Saves a bank account of a payee, another one each time. */
  async saveBankAccount({ accountId, mode, seller }: Payee): Promise<void> {
    const context = this.context({ accountId, mode });
    const to = { ...bankAccount, accountNumberSealed: `sealed ${context.newId()}` };
    if (seller === null) {
      const existing = (await this.store.one(findMerchantBankAccount, { accountId, mode })) ?? null;
      return this.#settle(
        decideSaveMerchantBankAccount(existing, { accountId, mode, bankAccount: to }, context),
      );
    }
    const email = emailOf(seller);
    const existing = (await this.store.one(findSeller, { accountId, mode, emailKey: email })) ?? null;
    const input = { accountId, mode, email, name: null, bankAccount: to, savedBy: 'seller' } as const;
    await this.#settle(decideSaveSeller(existing, input, context));
  }

  /** Records an unmatched credit; `whose` names the checkout that it was meant for, if any. */
  async receiveUnmatched(whose: number | null, amount: number): Promise<void> {
    const sold = whose === null ? null : await this.checkout(this.escrows[whose] as string);
    const mode = sold ? checkoutOf(sold).mode : 'live';
    const context = this.context({ accountId: null, mode });
    const id = context.newId();
    const incoming = {
      partner: 'sandbox',
      partnerCreditId: id,
      partnerReference: whose === null ? null : `account-of-R-${whose}`,
      accountNumber: null,
      amount,
      payerName: null,
      payerBankName: null,
      sessionId: null,
      failureReason: null,
      paidAt: context.now,
    };
    await this.#commit(unmatchedCredit(incoming, mode, context));
  }

  /** Runs a step of the nth unmatched credit. */
  async unmatched(nth: number, happens: UnmatchedHappening, share: number): Promise<void> {
    const credits = (await this.credits()).filter(({ checkoutId }) => checkoutId === null);
    const credit = credits[nth % credits.length];
    if (!credit) return;
    const context = this.context(credit);
    const refund = (await this.store.one(findReturn, { creditId: credit.id })) ?? null;
    await this.#settle(decideUnmatched({ credit, refund }, happens, share, context));
  }

  async checkout(id: string): Promise<CheckoutAggregate> {
    return found(await loadCheckout(this.store, id));
  }

  async transfers(): Promise<TransferAggregate[]> {
    const load = async (kind: 'payout' | 'refund', table: string = kind) =>
      Promise.all(
        (await this.#idsOf(table)).map(async (id) => found(await loadTransfer(this.store, kind, id))),
      );
    return [
      ...(await load('payout')),
      ...(await load('payout', 'combined_payout')),
      ...(await load('refund')),
    ];
  }

  /** Combines the payouts of a payee, as a worker does. */
  async combineAll({ accountId, mode, seller }: Payee): Promise<void> {
    const emailKey = seller === null ? '' : emailOf(seller);
    const context = this.context({ accountId, mode });
    const payee = { accountId, mode, partner: 'sandbox', emailKey };
    await this.#settle(
      combine(await loadCombinablePayouts(this.store, payee, context.now), 'lease', context),
    );
  }

  /** Sets whether the merchant is paid once a day or per sale. */
  async choose({ accountId, mode }: Payee, schedule: PayoutSchedule): Promise<void> {
    await chooseSchedule(this.store, { accountId, mode, schedule });
  }

  /** Runs a step of the combined payouts of a payee. */
  async combined({ accountId, mode, seller }: Payee, happens: Happening): Promise<void> {
    for (const each of await this.transfers()) {
      const { payout, members } = each;
      if (members.length === 0 || payout?.accountId !== accountId || payout.mode !== mode) continue;
      if (payout.sellerEmail === (seller === null ? null : emailOf(seller)))
        await this.#move(each, happens, 0, 1);
    }
  }

  async credits(): Promise<Credit[]> {
    const ids = await this.#idsOf('credit');
    return Promise.all(ids.map(async (id) => found(await this.store.one(findCredit, { id }))));
  }

  async #idsOf(table: string): Promise<string[]> {
    const rows = await this.store.all(rawStatement(`select id from ${table} order by id`), {});
    return rows.map(({ id }) => String(id));
  }

  async #settle(decision: Decision<unknown>): Promise<void> {
    if ('kind' in decision && decision.kind === 'change') await this.#commit(decision.change);
  }

  async #commit(change: Change): Promise<void> {
    const outcome = await commitChange(this.store, change);
    if (outcome !== 'committed') throw new Error(`${change.changeId} was not committed`);
  }
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row that was written is not there');
  return row;
}
