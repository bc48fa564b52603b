import type { PartnerCredit, Rejection } from '../../../ports/bank.js';

/** Returns the credit of a payment that the partner sent back at once, as its notification says. */
export function rejectedCredit(
  ids: Pick<PartnerCredit, 'partnerCreditId' | 'partnerReference'>,
  { amount, reason }: Rejection,
  rejectedAt: number,
): PartnerCredit {
  return {
    ...ids,
    accountNumber: null,
    accountId: null,
    status: 'rejected',
    amount,
    takenBack: 0,
    fee: null,
    payerName: null,
    payerBankName: null,
    sessionId: null,
    failureReason: reason,
    paidAt: rejectedAt,
  };
}
