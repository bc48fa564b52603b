import type { Mode } from '../../../server/src/domain/records.js';
import { manualLease } from '../../../server/src/domain/transfer/duplicate-payment.js';
import { isStanding } from '../../../server/src/domain/transfer/standing.js';
import { listOpenRestores } from '../../../server/src/features/restores/queries.js';
import { placeOfPayee } from '../../../server/src/features/transfers/partner.js';
import { groupBy } from '../../audit/arithmetic.js';
import { rawStatement } from '../../store/fixtures.js';
import type { SideTransfer } from '../partners/side.js';
import { payeePrefix } from '../payee.js';
import type { World } from '../world.js';
import { checkoutName, type OwedAttempt, type OwedSum, readOwedAttempts } from './owed-sums.js';
import { hold } from './violation.js';

const listAccepted = rawStatement(
  'select reference from restore_transfer where accepted_at is not null',
  'simulation.accepted',
);

/** Combined payouts that began under the reference of a lost one, after the operator had accepted that. */
const listBegunAsAccepted = rawStatement(
  `select a.reference from attempt a join combined_payout p on p.id = a.object_id
     join restore_transfer t on t.reference = a.reference
   where t.accepted_at < a.created_at and t.difference is null and p.mode = 'live'
     and not exists (select 1 from attempt b where b.object_id = p.id and b.created_at < a.created_at)`,
  'simulation.begun_as_accepted',
);

const listOwnCredits = rawStatement(
  `select k.partner_credit_id as id, k.account_id as "accountId", k.mode, e.reference
   from credit k join checkout e on e.id = k.checkout_id`,
  'simulation.own_credits',
);

/** A transfer of the partner with the sum that it pays. */
interface Order {
  transfer: SideTransfer;
  sum: OwedSum;
}

const total = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Judges by the partners' own books, which show where the money really went. It remembers what our books have
 * ever said, since the partner does so as well when a restore takes our books back.
 */
export class PartnerJudge {
  readonly #world: World;
  /** Every sum that ever went out under a reference, the newest last. */
  readonly #sums = new Map<string, readonly OwedSum[]>();
  readonly #accepted = new Set<string>();
  /** The checkout that each credit counted for last, by mode and the partner's id. */
  readonly #owners = new Map<string, string>();
  #attempts = new Map<string, OwedAttempt>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Keeps what our books say now; a restore may take it back. */
  async remember(): Promise<void> {
    const { store } = this.#world;
    const attempts = await readOwedAttempts(store);
    this.#attempts = new Map(attempts.map((attempt) => [attempt.reference, attempt]));
    for (const { reference, sum } of attempts) {
      const known = (this.#sums.get(reference) ?? []).filter((each) => !isSame(each, sum));
      this.#sums.set(reference, [...known, sum]);
    }
    for (const { reference } of await store.all(listAccepted, {})) this.#accepted.add(String(reference));
    for (const { id, ...checkout } of await store.all(listOwnCredits, {})) {
      this.#owners.set(`${checkout.mode} ${id}`, checkoutName(checkout as never));
    }
  }

  async judge(mode: Mode): Promise<void> {
    const transfers = await this.#world.sides[mode].transfers();
    const orders = transfers.map((transfer) => ({ transfer, sum: this.#sumOf(transfer) }));
    for (const { transfer, sum } of orders) {
      if (transfer.accountNumber !== null) this.#judgePayee(mode, sum, transfer);
    }
    this.#judgeMaximum();
    this.#judgePaid(mode, transfers);
    await this.#judgeMatched(mode, transfers);
    // The partner answers for transfers it paid after reporting them failed.
    const counted = orders.filter(
      ({ transfer }) => isStanding(transfer) && !this.#world.resurrected[mode].has(transfer.reference),
    );
    this.#judgeOnce(mode, counted);
    await this.#judgeCheckouts(mode, counted);
    const begun = await this.#world.store.all(listBegunAsAccepted, {});
    hold(begun.length === 0, 'an accepted transfer pays no other payouts', JSON.stringify(begun));
  }

  /** Of several sums under one reference, the one that the partner was asked for. */
  #sumOf({ reference, amount }: SideTransfer): OwedSum {
    const sums = this.#sums.get(reference) ?? [];
    const sum = sums.findLast((each) => each.amount === amount);
    const owed = sums.map((each) => each.amount).join(' or ') || 'nothing';
    hold(
      sum !== undefined,
      'the partner pays only what our books know of',
      `${reference}: ${amount}, owed ${owed}`,
    );
    return sum as OwedSum;
  }

  /** Money only goes to an account that its own payee has named. */
  #judgePayee(mode: Mode, { accountId, sellerEmail }: OwedSum, { reference, accountNumber }: SideTransfer) {
    const account = this.#world.accounts.indexOf(accountId);
    const isOwn = accountNumber?.startsWith(payeePrefix({ account, mode }, sellerEmail ?? '')) === true;
    hold(isOwn, 'money goes to nobody else', `${reference} of ${sellerEmail} went to ${accountNumber}`);
  }

  #judgeMaximum(): void {
    const { maximumTransfer } = this.#world.services.policy;
    for (const { reference, sum } of this.#attempts.values()) {
      const says = `${reference}: ${sum.amount}`;
      hold(sum.amount <= maximumTransfer, 'no transfer exceeds the maximum', says);
    }
  }

  /** What our books call paid is what the partner made: as much, and to the same account. */
  #judgePaid(mode: Mode, transfers: readonly SideTransfer[]): void {
    const made = new Map(transfers.map((transfer) => [transfer.reference, transfer]));
    for (const attempt of this.#attempts.values()) {
      const { reference, state, bankCode, accountNumberSealed, sum } = attempt;
      if (attempt.mode !== mode || state !== 'paid' || isPastPartner(attempt)) continue;
      const transfer = made.get(reference);
      const { sealer } = this.#world.services;
      const account = accountNumberSealed && sealer.open(placeOfPayee(attempt), accountNumberSealed);
      const isOurs = transfer?.bankCode === bankCode && transfer.accountNumber === account;
      const says = `${reference}: ${sum.amount} to ${account}, the partner ${JSON.stringify(transfer)}`;
      hold(isOurs && transfer.amount === sum.amount, 'only a transfer that is ours counts as paid', says);
    }
  }

  /** Once sends are released, our books or the operator's word stand for all that the partner may pay. */
  async #judgeMatched(mode: Mode, transfers: readonly SideTransfer[]): Promise<void> {
    const open = await this.#world.store.all(listOpenRestores, {});
    if (open.some((restore) => restore.mode === mode)) return;
    for (const transfer of transfers.filter(isStanding)) {
      const { reference } = transfer;
      const isMatched = this.#attempts.has(reference) || this.#accepted.has(reference);
      const isExcused = this.#world.resurrected[mode].has(reference);
      hold(isMatched || isExcused, 'sends wait until the statement is matched', JSON.stringify(transfer));
    }
  }

  /** A sum is paid once, by the partner or by the operator. */
  #judgeOnce(mode: Mode, counted: readonly Order[]): void {
    const manual = [...this.#attempts.values()].filter(
      (attempt) => attempt.mode === mode && attempt.state === 'paid' && isPaidManually(attempt),
    );
    const manualOf = groupBy(manual, ({ sum }) => sum.name);
    const ordersOf = groupBy(counted, ({ sum }) => sum.name);
    for (const name of new Set(counted.map(({ sum }) => sum.name))) {
      const payments = [
        ...ordersOf(name).map(({ transfer }) => `${transfer.reference} ${transfer.status}`),
        ...manualOf(name).map(({ reference }) => `${reference} by the operator`),
      ];
      hold(payments.length <= 1, 'nothing is paid twice', `${name}: ${payments.join(', ')}`);
    }
  }

  /**
   * No checkout pays out more than ever arrived for it. What our books do not have as the partner made it is
   * left out: until it is matched nothing is sent, and what the operator accepts may be paid another time.
   */
  async #judgeCheckouts(mode: Mode, counted: readonly Order[]): Promise<void> {
    const credits = await this.#world.sides[mode].credits();
    const arrived = groupBy(
      credits.filter(({ status }) => status !== 'rejected'),
      ({ id }) => this.#owners.get(`${mode} ${id}`) ?? '',
    );
    const shares = counted.flatMap(({ sum }) => sum.shares);
    const sharesOf = groupBy(shares, ({ checkout }) => checkout);
    const unknown = counted.filter(({ transfer }) => !this.#isKnown(transfer));
    const excused = new Set(unknown.flatMap(({ sum }) => sum.shares.map(({ checkout }) => checkout)));
    for (const checkout of new Set(shares.map((share) => share.checkout))) {
      if (excused.has(checkout)) continue;
      const [went, came] = [total(sharesOf(checkout)), total(arrived(checkout))];
      hold(went <= came, 'no more goes out than came in', `${checkout}: ${went} of ${came}`);
    }
  }

  #isKnown({ reference, amount }: SideTransfer): boolean {
    const attempt = this.#attempts.get(reference);
    const isAccepted = this.#accepted.has(reference);
    return attempt?.sum.amount === amount && attempt.difference === null && !isAccepted;
  }
}

function isSame(a: OwedSum, b: OwedSum): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What the operator paid because it was owed; a payment recorded a second time is not. */
function isPaidManually({ leaseToken }: OwedAttempt): boolean {
  return leaseToken === null;
}

/** Whether the operator recorded it, and the partner has never seen it. */
function isPastPartner({ leaseToken }: OwedAttempt): boolean {
  return leaseToken === null || leaseToken === manualLease;
}
