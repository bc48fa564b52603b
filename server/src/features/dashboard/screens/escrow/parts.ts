import { limits, type Timeline } from '@escrow-checkout/contract';
import { type EscrowProps, pathIn, type TransferRow } from '@escrow-checkout/web';
import type { z } from 'zod';
import type { CheckoutAggregate } from '../../../../domain/aggregate.js';
import { payoutRestUntil } from '../../../../domain/payee.js';
import type { Dispute } from '../../../../domain/records.js';
import { hasRight } from '../../../../domain/staff/rights.js';
import { money } from '../../../pages/signed-in/story-view.js';
import type { Visit } from '../../route.js';
import { shortTime, shortTimeOrNull } from '../format.js';
import type {
  ActingMember,
  DeliveryOfEvent,
  EventOfCheckout,
  FeeOfTransfer,
  MailOutcome,
} from './queries.js';

const dayMs = 24 * 3_600_000;

/** What happened, with the member who did it where one did. */
export function storyOf(
  entries: z.input<typeof Timeline>['entries'],
  members: readonly ActingMember[],
): EscrowProps['story'] {
  const memberOf = new Map(members.map(({ sequence, email }) => [sequence, { email }]));
  // An entry without an event of its own has the time of the change that wrote its row.
  const memberAt = new Map(members.map(({ at, email }) => [at, { email }]));
  const actedOn = (ms: number, actor: string, via: string) =>
    actor === 'merchant' && via === 'page' ? memberAt.get(ms) : undefined;
  return entries.map(({ at, sequence, summary, actor, via }) => {
    const ms = Date.parse(at);
    const member = sequence === null ? actedOn(ms, actor, via) : memberOf.get(sequence);
    return { at: shortTime(ms), summary: withLocalTimes(summary), actor, via, member: member ?? null };
  });
}

/** The API's summaries have times for machines. */
function withLocalTimes(summary: string): string {
  const isoTime = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
  return summary.replaceAll(isoTime, (time) => shortTime(Date.parse(time)).words);
}

export function creditsOf({ credits }: CheckoutAggregate): EscrowProps['credits'] {
  return credits.map(({ payerName, payerBankName, sessionId, amount, status, paidAt }) => ({
    payer: payerName,
    bank: payerBankName,
    sessionId,
    amount: money(amount),
    status,
    at: shortTime(paidAt),
  }));
}

/** Payouts and refunds, the oldest first. */
export function transfersOf(
  { payouts, refunds, payeeChangedAt }: CheckoutAggregate,
  fees: readonly FeeOfTransfer[],
  now: number,
): TransferRow[] {
  const feeOf = new Map(fees.map(({ id, fee }) => [id, fee]));
  const shared = (row: (typeof payouts)[number] | (typeof refunds)[number]) => ({
    id: row.id,
    amount: money(row.amount),
    sessionId: row.sessionId,
    failure: row.failureReason,
    fee: feeOf.has(row.id) ? money(feeOf.get(row.id) ?? 0) : null,
    at: shortTime(row.createdAt),
  });
  const rows = [
    ...payouts.map((row) => ({
      createdAt: row.createdAt,
      shown: {
        ...shared(row),
        status: { kind: 'payout' as const, status: row.status },
        account: row.accountLast4 === null ? null : `${row.bankName} ••${row.accountLast4}`,
        restsUntil: shortTimeOrNull(payoutRestUntil(row, payeeChangedAt, now)),
      },
    })),
    ...refunds.map((row) => ({
      createdAt: row.createdAt,
      shown: {
        ...shared(row),
        status: { kind: 'refund' as const, status: row.status },
        account: null,
        restsUntil: null,
      },
    })),
  ];
  return rows.sort((a, b) => a.createdAt - b.createdAt).map(({ shown }) => shown);
}

export function disputeOf(visit: Visit, dispute: Dispute | null): EscrowProps['dispute'] {
  if (dispute === null) return null;
  const { id, status, reason, outcome, decisionReason, createdAt, respondBy, description } = dispute;
  return {
    id,
    status,
    reason,
    outcome,
    decisionReason,
    openedAt: shortTime(createdAt),
    respondBy: shortTimeOrNull(status === 'waiting_for_seller' ? respondBy : null),
    description,
    answer:
      status !== 'resolved' && hasRight(visit.role, 'answer_disputes', visit.mode)
        ? pathIn(visit, `/disputes/${id}/evidence`)
        : null,
  };
}

export function mailsOf(mails: readonly MailOutcome[]): EscrowProps['mails'] {
  return mails.map(({ template, recipient, status, createdAt, updatedAt }) => {
    const at = shortTime(status === 'sent' ? updatedAt : createdAt);
    return { kind: template, recipient, status, at };
  });
}

export function eventsOf(
  visit: Visit,
  events: readonly EventOfCheckout[],
  deliveries: readonly DeliveryOfEvent[],
  now: number,
): EscrowProps['events'] {
  const listedSince = now - limits.deliveryLogDays * dayMs;
  // No link leads to a refusal.
  const canOpen = hasRight(visit.role, 'read_logs', visit.mode);
  return events.map((event) => ({
    type: event.type,
    at: shortTime(event.at),
    areDeliveriesDeleted: visit.mode === 'live' && event.at <= listedSince,
    deliveries: deliveries
      .filter(({ eventId }) => eventId === event.id)
      .map(({ id, url, status, attemptCount }) => {
        const href = canOpen ? pathIn(visit, `/developers/deliveries/${id}`) : null;
        return { href, url, status, attempts: attemptCount };
      }),
  }));
}
