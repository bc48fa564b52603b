import { anyRows, versioned } from '../../adapters/store/statement.js';
import type { Checkout } from '../../domain/records.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { applyPartnerCredits } from '../credits/account-credits.js';
import { recordQuestion, recordSession } from './queries.js';

/** Whether the partner was asked, was asked a moment ago, or does not answer. */
export type Asked = 'asked' | 'asked_lately' | 'unanswered';

/** Asks the partner at once about a payment that its buyer says they have made. */
export async function reportPayment(services: Services, checkout: Checkout, now: number): Promise<Asked> {
  const { id: checkoutId, accountId, mode } = checkout;
  const times = { reportedAt: now, askedAt: now, sessionAt: null, closedAt: null };
  const report = { checkoutId, accountId, mode, sessionId: null, ...times };
  const { outcome } = await services.store.transact([versioned(recordQuestion, report)]);
  if (outcome !== 'committed') return 'asked_lately';
  try {
    await applyPartnerCredits(services, checkoutId);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable)) throw error;
    return 'unanswered';
  }
  services.wakeWorker();
  return 'asked';
}

/** What banks call a transfer: digits, or digits and letters. */
const sessionPattern = /^[0-9A-Z]{10,40}$/;

/** Reads a session ID as it was typed; null if it cannot be one. */
export function readSessionId(typed: string): string | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  return sessionPattern.test(text) ? text : null;
}

/** Keeps the session ID for the operator. It moves no money: the partner alone says what has arrived. */
export async function giveSessionId(
  { store }: Pick<Services, 'store'>,
  checkoutId: string,
  sessionId: string,
  now: number,
): Promise<void> {
  await store.transact([anyRows(recordSession, { checkoutId, sessionId, now })]);
}
