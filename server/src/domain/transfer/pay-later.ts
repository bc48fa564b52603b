import type { ChangeBuilder } from '../change-builder.js';
import type { CombinedPayout, Payout, ToPayee } from '../records.js';
import { isScheduled } from './scheduled.js';

type Payee = Pick<ToPayee, 'accountId' | 'mode' | 'sellerEmail'>;

/**
 * Enqueues the job that pays a payout: alone, or with others of its payee as soon as together they reach the
 * minimum. The sweep finds one that waits for its day.
 */
export function payLater(builder: ChangeBuilder, payout: Payout | CombinedPayout): void {
  const { id, status } = payout;
  const isWaiting = isScheduled(payout) && payout.scheduledFor > builder.context.now;
  if (isWaiting) return;
  const isCombined = status === 'below_minimum' || (status === 'pending' && isScheduled(payout));
  if (isCombined) builder.job('payout.combine', payeeSubject(payout));
  else if (status === 'pending' || status === 'reversed') builder.job('payout.run', id);
}

/** Names a payee in the subject of a job: `<account>:<mode>:<e-mail>`, without e-mail for the merchant. */
export function payeeSubject({ accountId, mode, sellerEmail }: Payee): string {
  return `${accountId}:${mode}:${sellerEmail ?? ''}`;
}
