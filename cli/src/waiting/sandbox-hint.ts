import { line } from '../printable.js';
import type { Awaited, Goal } from './goal.js';

const hourMs = 3_600_000;

/** Advances by whole hours beyond the time; a payment may arrive an hour late. */
function clockLine(untilAt: string, nowMs: number): string {
  const hours = Math.max(0, Math.ceil((Date.parse(untilAt) - nowMs) / hourMs)) + 1;
  return `escrow-cli clock advance --hours ${hours}`;
}

/** The states that one command brings about. */
const direct: Readonly<Record<string, string>> = {
  cancelled: 'cancel',
  declined: 'decline',
  refunded: 'refund',
};

/** Returns what brings the awaited state about in test mode, where nobody else acts. */
function commandsFor({ word }: Goal, answer: Awaited): string[] {
  const { reference, status } = answer;
  const isCharge = answer.amount_kobo !== undefined;
  if (word === 'disputed') return [];
  if (direct[word]) return [line(direct[word], reference)];
  // A test account has its own clock, which the last change of the record has read.
  const nowMs = Date.parse(answer.updated_at);
  if (word === 'expired' || (word === 'failed' && isCharge))
    return [clockLine(answer.payment_deadline_at, nowMs)];
  if (status === 'awaiting_payment' || status === 'pending')
    return [line(isCharge ? 'sandbox fund-charge' : 'sandbox fund', reference)];
  if (word === 'delivered' && answer.delivery_tracking)
    return [line('sandbox delivery', reference, '--status delivered')];
  if (status === 'funded' && word !== 'delivered' && answer.auto_release_at)
    return [clockLine(answer.auto_release_at, nowMs)];
  return word === 'paid' && status !== 'funded' ? ['escrow-cli clock advance --minutes 5'] : [];
}

/** Says how to bring the awaited state about in test mode; nothing in live mode. */
export function sandboxHint(goal: Goal, answer: Awaited): string[] {
  if (answer.mode !== 'test') return [];
  return commandsFor(goal, answer).map((command) => `In test mode, make it happen: ${command}`);
}
