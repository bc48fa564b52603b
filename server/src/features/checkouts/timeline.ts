import { type EventType, events, type Timeline, type TimelineEntry } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { type Statement, spokenFor, statementsOf } from '../../domain/escrow/evidence.js';
import { formatNaira } from '../../domain/money.js';
import type { Checkout, Credit, Dispute, Payout, Refund, VirtualAccount } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { iso } from './present.js';
import { listDisputes, listVirtualAccounts } from './queries.js';

type Entry = z.input<typeof TimelineEntry>;

const findEvents = statement<{ checkoutId: string }, RecordedEvent>('event.of_checkout', (db, p) =>
  db.selectFrom('event').select(columns('event')).where('checkout_id', '=', p.checkoutId).orderBy('sequence'),
);

/**
 * Everything that happened, oldest first: the recorded events, and entries made from the rows of accounts,
 * credits, disputes, payouts and refunds. Entries of the same time keep the order cause, money, consequence.
 */
export async function readTimeline(
  services: Services,
  aggregate: CheckoutAggregate,
): Promise<z.input<typeof Timeline>> {
  const checkout = checkoutOf(aggregate);
  const checkoutId = checkout.id;
  const recorded = await services.store.all(findEvents, { checkoutId });
  const accounts = await services.store.all(listVirtualAccounts, { checkoutId });
  const disputes = await services.store.all(listDisputes, { checkoutId });
  const entries = [
    opened(checkout),
    ...accounts.map(accountOpened),
    ...aggregate.credits.map(creditReported),
    ...aggregate.credits.flatMap(creditReversed),
    ...recorded.map(eventRecorded),
    ...disputes.flatMap((dispute) => evidenceAdded(checkout, dispute)),
    ...aggregate.payouts.map((payout) => payoutOwed(payout, causeOf(isCauseOfPayout(payout), recorded))),
    ...aggregate.refunds.map((refund) => refundOwed(refund, causeOf(isCauseOfRefund(refund), recorded))),
  ];
  const ordered = entries.map((entry, index) => ({ entry, index }));
  ordered.sort((a, b) => (a.entry.at === b.entry.at ? a.index - b.index : a.entry.at < b.entry.at ? -1 : 1));
  return { reference: checkout.reference, entries: ordered.map(({ entry }) => entry) };
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

/** A reversal is an entry of its own; the credit's arrival stays. */
function creditReversed(credit: Credit): Entry[] {
  const { id, amount, amountReceivable, amountOwnReceivable, reversedAt } = credit;
  if (reversedAt === null) return [];
  const receivable = amountReceivable + amountOwnReceivable;
  const left =
    receivable === 0
      ? 'all of it was still held'
      : `${formatNaira(receivable)} of it was no longer held and is receivable`;
  const summary = `The bank reversed the transfer of ${formatNaira(amount)}: ${left}.`;
  const data = { credit_id: id, amount, receivable_amount: receivable };
  return [entryOf(reversedAt, 'credit.reversed', ['partner', 'notification'], summary, data)];
}

/** Whether an event caused a payout or refund. */
type IsCause = (event: RecordedEvent, extras: Record<string, unknown>) => boolean;

/** The first event that names a payout is its cause; later ones report its progress. */
function isCauseOfPayout({ id }: Payout): IsCause {
  return (_event, extras) => extras.payout_id === id;
}

/** A refund of held money names an amount; a refund of excess came with its credit. */
function isCauseOfRefund({ origin, creditId, createdAt }: Refund): IsCause {
  return (event, extras) =>
    event.at === createdAt &&
    (origin === 'held' ? Number(extras.refunded_amount) > 0 : extras.credit_id === creditId);
}

/** The actor of the causing event; without one, a late or excess credit from the bank is the cause. */
function causeOf(isCause: IsCause, recorded: readonly RecordedEvent[]): [string, string] {
  const cause = recorded.find((event) => isCause(event, extrasOf(event)));
  return cause ? [cause.actorKind, cause.actorVia] : ['partner', 'notification'];
}

function extrasOf({ extrasJson }: RecordedEvent): Record<string, unknown> {
  return JSON.parse(extrasJson);
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

function eventRecorded(event: RecordedEvent): Entry {
  const extras = extrasOf(event);
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
