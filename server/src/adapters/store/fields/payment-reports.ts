import type { FieldKinds } from '../database.js';

/** What buyers say about payments that have not arrived. */
export const paymentReports: FieldKinds<'payment_report'> = {
  payment_report: {
    checkoutId: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    reportedAt: 'fixed',
    askedAt: 'moving',
    sessionId: 'moving',
    sessionAt: 'moving',
    closedAt: 'moving',
  },
};
