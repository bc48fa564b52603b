import { type EventType, events, type Timeline, type TimelineEntry } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { statement } from '../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { type Statement, spokenFor, statementsOf } from '../../domain/escrow/evidence.js';
import { formatNaira } from '../../domain/money.js';
import type { Checkout, Credit, Dispute, Payout, Refund, VirtualAccount } from '../../domain/records.js';
import { type HistoryPage, type HistoryPosition, nextPage } from '../../http/history.js';
import type { Services } from '../../services.js';
import { Causes } from './causes.js';
import { iso } from './present.js';
import { listDisputes, listVirtualAccounts } from './queries.js';

type Entry = z.input<typeof TimelineEntry>;

/** What the timeline shows of an event; its metadata is that of the checkout. */
type EventRow = Pick<
  RecordedEvent,
  'id' | 'type' | 'sequence' | 'status' | 'actorKind' | 'actorVia' | 'at' | 'extrasJson'
>;

const findEvents = statement<{ checkoutId: string }, EventRow>('event.of_checkout', (db, p) =>
  db
    .selectFrom('event')
    .select(['id', 'type', 'sequence', 'status', 'at'])
    .select(['actor_kind as actorKind', 'actor_via as actorVia', 'extras_json as extrasJson'])
    .where('checkout_id', '=', p.checkoutId)
    .orderBy('sequence'),
);

/**
 * An entry that is made if its page is asked for. Entries of the same time are in the order of ranks, and
 * those of a rank in that of their keys, which stay what they are when others come between them.
 */
interface Coming {
  position: readonly [at: number, rank: number, key: string];
  make(): Entry;
}

/**
 * What happened, oldest first: the recorded events, and entries made from the rows of accounts, credits,
 * disputes, payouts and refunds. Entries of the same time keep the order cause, money, consequence.
 *
 * @param page the entries that are asked for; all of them, if it is not given
 */
export async function readTimeline(
  services: Pick<Services, 'store'>,
  aggregate: CheckoutAggregate,
  page: HistoryPage | null = null,
): Promise<z.input<typeof Timeline>> {
  const coming = await comingOf(services, aggregate);
  coming.sort(({ position: one }, { position: other }) => compare(one, other));
  const after = page?.after ?? null;
  const rest = after === null ? coming : coming.filter(({ position }) => compare(position, after) > 0);
  const shown = page === null ? rest : rest.slice(0, page.limit);
  const end = shown.length < rest.length ? (shown.at(-1)?.position ?? null) : null;
  const { reference } = checkoutOf(aggregate);
  return { reference, entries: shown.map(({ make }) => make()), ...nextPage(end) };
}

function compare(one: HistoryPosition, other: HistoryPosition): number {
  return one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : Number(one[2] > other[2]));
}

async function comingOf({ store }: Pick<Services, 'store'>, aggregate: CheckoutAggregate): Promise<Coming[]> {
  const checkout = checkoutOf(aggregate);
  const checkoutId = checkout.id;
  const recorded = await store.all(findEvents, { checkoutId });
  const accounts = await store.all(listVirtualAccounts, { checkoutId });
  const disputes = await store.all(listDisputes, { checkoutId });
  const evidence = disputes.flatMap((dispute) => evidenceAdded(checkout, dispute));
  const causes = new Causes(recorded);
  const { credits, payouts, refunds } = aggregate;
  return [
    coming([checkout], 0, ({ id, createdAt }) => [createdAt, id], opened),
    coming(accounts, 1, ({ attempt, openedAt }) => [openedAt, keyOf(attempt)], accountOpened),
    coming(credits, 2, ({ id, createdAt }) => [createdAt, id], creditReported),
    coming(credits.filter(isReversed), 3, ({ id, reversedAt }) => [reversedAt, id], creditReversed),
    coming(recorded, 4, ({ at, sequence }) => [at, keyOf(sequence ?? 0)], eventRecorded),
    coming(
      evidence,
      5,
      ({ at }, index) => [Date.parse(at), keyOf(index)],
      (entry) => entry,
    ),
    coming(
      payouts,
      6,
      ({ id, createdAt }) => [createdAt, id],
      (row) => payoutOwed(row, causes.ofPayout(row)),
    ),
    coming(
      refunds,
      7,
      ({ id, createdAt }) => [createdAt, id],
      (row) => refundOwed(row, causes.ofRefund(row)),
    ),
  ].flat();
}

function coming<Row>(
  rows: readonly Row[],
  rank: number,
  placeOf: (row: Row, index: number) => [at: number, key: string],
  make: (row: Row) => Entry,
): Coming[] {
  return rows.map((row, index) => {
    const [at, key] = placeOf(row, index);
    return { position: [at, rank, key], make: () => make(row) };
  });
}

/** Digits that are ordered as the number is. */
function keyOf(count: number): string {
  return String(count).padStart(12, '0');
}

function entryOf(
  at: number,
  type: string,
  [actor, via]: [string, string],
  summary: string,
  data: Entry['data'],
): Entry {
  return { at: iso(at), type, actor, via, sequence: null, summary, data };
}

function opened({ kind, amount, createdAt }: Checkout): Entry {
  const type = kind === 'escrow' ? 'escrow.initiated' : 'charge.created';
  return entryOf(createdAt, type, ['merchant', 'api'], `Opened for ${formatNaira(amount)}.`, { amount });
}

function accountOpened(account: VirtualAccount): Entry {
  const until = iso(account.expiresAt);
  const summary = `Account ${account.attempt} at ${account.bankName} opened, valid until ${until}.`;
  const data = { attempt: account.attempt, bank_name: account.bankName, expires_at: until };
  return entryOf(account.openedAt, 'account.opened', ['partner', 'api'], summary, data);
}

function creditReported(credit: Credit): Entry {
  const parts = `${formatNaira(credit.amountApplied)} counts, ${formatNaira(credit.amountExcess)} goes back`;
  const summary =
    credit.status === 'rejected'
      ? `The bank rejected a transfer of ${formatNaira(credit.amount)}.`
      : `A transfer of ${formatNaira(credit.amount)} arrived: ${parts}.`;
  const type = credit.status === 'rejected' ? 'credit.rejected' : 'credit.credited';
  return entryOf(credit.createdAt, type, ['partner', 'notification'], summary, {
    credit_id: credit.id,
    amount: credit.amount,
    amount_applied: credit.amountApplied,
    amount_excess: credit.amountExcess,
    paid_at: iso(credit.paidAt),
  });
}

type ReversedCredit = Credit & { reversedAt: number };

function isReversed(credit: Credit): credit is ReversedCredit {
  return credit.reversedAt !== null;
}

/** A reversal is an entry of its own; the credit's arrival stays. */
function creditReversed(credit: ReversedCredit): Entry {
  const { id, amount, amountReceivable, amountOwnReceivable, reversedAt } = credit;
  const receivable = amountReceivable + amountOwnReceivable;
  const left =
    receivable === 0
      ? 'all of it was still held'
      : `${formatNaira(receivable)} of it was no longer held and is receivable`;
  const summary = `The bank reversed the transfer of ${formatNaira(amount)}: ${left}.`;
  const data = { credit_id: id, amount, receivable_amount: receivable };
  return entryOf(reversedAt, 'credit.reversed', ['partner', 'notification'], summary, data);
}

function payoutOwed(payout: Payout, cause: [string, string]): Entry {
  const to = payout.accountLast4
    ? `to ${payout.bankName} ···${payout.accountLast4}`
    : 'once bank details are on file';
  const payee = payout.sellerEmail === null ? 'the merchant' : 'the seller';
  const summary = `${formatNaira(payout.amount)} owed to ${payee}, ${to}.`;
  return entryOf(payout.createdAt, 'payout.owed', cause, summary, {
    payout_id: payout.id,
    amount: payout.amount,
    status: payout.status,
  });
}

function refundOwed(refund: Refund, cause: [string, string]): Entry {
  const summary = `${formatNaira(refund.amount)} owed back to the payer.`;
  return entryOf(refund.createdAt, 'refund.owed', cause, summary, {
    refund_id: refund.id,
    credit_id: refund.creditId,
    amount: refund.amount,
    status: refund.status,
  });
}

function eventRecorded(event: EventRow): Entry {
  const extras = JSON.parse(event.extrasJson) as Record<string, unknown>;
  const summary = events[event.type as EventType]?.when ?? event.type;
  return {
    at: iso(event.at),
    type: event.type,
    actor: event.actorKind,
    via: event.actorVia,
    sequence: event.sequence,
    summary: summary + onBehalf(extras.on_behalf_of),
    data: { ...extras, status: event.status },
  };
}

/** Statements made after a dispute was opened: they record no event and are kept with the dispute. */
function evidenceAdded(checkout: Checkout, dispute: Dispute): Entry[] {
  const statements = statementsOf(dispute);
  const added = dispute.openedBy === 'operator' ? statements : statements.slice(1);
  return added.map((statement) => evidenceEntry(checkout, dispute, statement));
}

function evidenceEntry(checkout: Checkout, dispute: Dispute, statement: Statement): Entry {
  const { side, text, links, actor, at } = statement;
  const onBehalfOf = spokenFor(checkout, actor, side);
  return {
    at: iso(at),
    type: 'dispute.evidence',
    actor: actor.kind,
    via: actor.via,
    sequence: null,
    summary: `Evidence was added to the dispute.${onBehalf(onBehalfOf)}`,
    data: { dispute_id: dispute.id, side, text, links, on_behalf_of: onBehalfOf },
  };
}

function onBehalf(side: unknown): string {
  return side === 'buyer' || side === 'seller' ? ` On behalf of the ${side}.` : '';
}
