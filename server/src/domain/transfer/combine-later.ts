import type { ChangeBuilder } from '../change-builder.js';
import type { ToPayee } from '../records.js';

type Payee = Pick<ToPayee, 'accountId' | 'mode' | 'sellerEmail'>;

/** Enqueues the job that combines the payee's small payouts as soon as together they reach the minimum. */
export function combineLater(builder: ChangeBuilder, payee: Payee): void {
  builder.job('payout.combine', payeeSubject(payee));
}

/** Names a payee in the subject of a job: `<account>:<mode>:<e-mail>`, without e-mail for the merchant. */
export function payeeSubject({ accountId, mode, sellerEmail }: Payee): string {
  return `${accountId}:${mode}:${sellerEmail ?? ''}`;
}
