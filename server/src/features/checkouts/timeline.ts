import { type EventType, events, limits, type Timeline } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { type Statement, spokenFor, statementsOf } from '../../domain/escrow/evidence.js';
import { formatNaira } from '../../domain/money.js';
import type { Checkout, Dispute, VirtualAccount } from '../../domain/records.js';
import { type HistoryPage, type HistoryPosition, nextPage } from '../../http/history.js';
import type { Store } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { iso } from './present.js';
import { listDisputes, listVirtualAccounts } from './queries.js';
import { duplicateEntry, listDuplicates } from './timeline-duplicates.js';
import { type Entry, entryOf } from './timeline-entry.js';
import {
  creditReported,
  creditReversed,
  isReversed,
  partReversed,
  payoutOwed,
  refundOwed,
} from './timeline-money.js';
import { type EventRow, listPlaces, loadRows, type PageRows, type Place, ranks } from './timeline-rows.js';

/** Makes an entry once its page is known; nothing for a row that is gone meanwhile. */
type Make = (rows: PageRows) => Entry | null;

/**
 * An entry that is made if its page is asked for. Entries of the same time are in the order of ranks, and
 * those of a rank in that of their keys, which stay what they are when others come between them.
 */
interface Coming {
  position: readonly [at: number, rank: number, key: string];
  /** Null: the entry is made from what has been read already. */
  place: Place | null;
  make: Make;
}

/**
 * What happened, oldest first: the recorded events, and entries made from the rows of accounts, credits,
 * disputes, payouts and refunds. Entries of the same time keep the order cause, money, consequence. Of
 * everything that a checkout can have many of, only the rows of the page are read.
 *
 * @param page the entries that are asked for; all of them, if it is not given
 */
export async function readTimeline(
  { store }: Pick<Services, 'store'>,
  checkout: Checkout,
  page: HistoryPage | null = null,
): Promise<z.input<typeof Timeline>> {
  const { limit, after } = page ?? { limit: limits.listLengthMax, after: null };
  const places = await listPlaces(store, checkout.id, after, limit + 1);
  const few = await listFew(store, checkout);
  const rest = after === null ? few : few.filter(({ position }) => compare(position, after) > 0);
  const coming = [...rest, ...places.map(comingAt)];
  coming.sort(({ position: one }, { position: other }) => compare(one, other));
  const shown = coming.slice(0, limit);
  const end = shown.length < coming.length ? (shown.at(-1)?.position ?? null) : null;
  const rows = await loadRows(
    store,
    checkout.id,
    shown.flatMap(({ place }) => place ?? []),
  );
  const entries = shown.flatMap(({ make }) => make(rows) ?? []);
  return { reference: checkout.reference, entries, ...nextPage(end) };
}

function compare(one: HistoryPosition, other: HistoryPosition): number {
  return one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : Number(one[2] > other[2]));
}

/** Lists the entries that are always few: the opening, accounts, statements and duplicate payments. */
async function listFew(store: Store, checkout: Checkout): Promise<Coming[]> {
  const checkoutId = checkout.id;
  const accounts = await store.all(listVirtualAccounts, { checkoutId });
  const disputes = await store.all(listDisputes, { checkoutId });
  const duplicates = await listDuplicates(store, checkout);
  const evidence = disputes.flatMap((dispute) => evidenceAdded(checkout, dispute));
  const coming = (at: number, rank: number, key: string, make: Make): Coming => {
    return { position: [at, rank, key], place: null, make };
  };
  return [
    coming(checkout.createdAt, ranks.opened, checkoutId, () => opened(checkout)),
    ...accounts.map((account) =>
      coming(account.openedAt, ranks.account, keyOf(account.attempt), () => accountOpened(account)),
    ),
    ...evidence.map((entry, index) =>
      coming(Date.parse(entry.at), ranks.evidence, keyOf(index), () => entry),
    ),
    ...duplicates.map((row, index) =>
      coming(row.at, ranks.duplicate, keyOf(index), () => duplicateEntry(row)),
    ),
  ];
}

function comingAt(place: Place): Coming {
  const { at, rank, n, id } = place;
  const key = rank === ranks.event ? keyOf(n) : id;
  return { position: [at, rank, key], place, make: (rows) => entryAt(place, rows) };
}

function entryAt({ rank, id }: Place, rows: PageRows): Entry | null {
  const { credits, events, payouts, refunds, causes } = rows;
  const [credit, event, payout, refund] = [credits.get(id), events.get(id), payouts.get(id), refunds.get(id)];
  if (rank === ranks.credit && credit) return creditReported(credit);
  if (rank === ranks.reversal && credit && isReversed(credit)) return creditReversed(credit);
  if (rank === ranks.part && credit) return partReversed(credit);
  if (rank === ranks.event && event) return eventRecorded(event);
  if (rank === ranks.payout && payout) return payoutOwed(payout, causes.ofPayout(payout));
  if (rank === ranks.refund && refund) return refundOwed(refund, causes.ofRefund(refund));
  return null;
}

/** Digits that are ordered as the number is. */
function keyOf(count: number): string {
  return String(count).padStart(12, '0');
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

function eventRecorded(event: EventRow): Entry {
  const extras = JSON.parse(event.extrasJson) as Record<string, unknown>;
  const summary = events[event.type as EventType]?.when ?? event.type;
  return {
    at: iso(event.at),
    type: event.type,
    actor: event.actorKind,
    via: event.actorVia,
    sequence: event.sequence,
    summary:
      summary + onBehalf(extras.on_behalf_of) + byCode(extras.code_entered_by) + why(event.type, extras),
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

/** Why a seller declined, which the page of the decline promises to the shop. */
function why(type: string, { reason }: Record<string, unknown>): string {
  return type === 'escrow.declined' && typeof reason === 'string' ? ` In their words: ${reason}` : '';
}

function byCode(enteredBy: unknown): string {
  if (enteredBy !== 'merchant' && enteredBy !== 'seller') return '';
  return ` By the release code of the buyer, which the ${enteredBy} entered.`;
}

function onBehalf(side: unknown): string {
  return side === 'buyer' || side === 'seller' ? ` On behalf of the ${side}.` : '';
}
