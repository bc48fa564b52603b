import type { RecordKind, RecordState } from '../domain/reconciliation/compare.js';
import type { PartnerCredit, TransferResult } from './bank.js';

/** What a partner has on record of one thing that happened. */
export interface PartnerRecord {
  kind: RecordKind;
  /** The partner's own id, one for each thing of a kind. */
  recordId: string;
  /** Ours; null if the partner names none. */
  reference: string | null;
  /** The payment that a refund gives back, or that was taken back; null for other kinds. */
  partnerCreditId: string | null;
  state: RecordState;
  amount: number;
  /** What the partner keeps for it; null if its list does not say. */
  fee: number | null;
  /** Real time. */
  at: number;
}

/** What a payment is on record as. */
export const stateOfCredit: Readonly<Record<PartnerCredit['status'], RecordState>> = {
  credited: 'moved',
  rejected: 'returned',
  reversed: 'returned',
};

/** What a payout or refund is on record as. */
export const stateOfTransfer: Readonly<Record<TransferResult['status'], RecordState>> = {
  pending: 'pending',
  needs_details: 'pending',
  paid: 'moved',
  failed: 'returned',
  reversed: 'returned',
};

/** Returns the record of a payment that was looked up. */
export function recordOfCredit(credit: PartnerCredit): PartnerRecord {
  const { partnerCreditId: recordId, partnerReference: reference, status, amount, fee, paidAt: at } = credit;
  const state = stateOfCredit[status];
  return { kind: 'credit', recordId, reference, partnerCreditId: null, state, amount, fee, at };
}

/** Returns the records of a payment that was looked up, if one says that a part of it was taken back. */
export function recordsOfCredit(credit: PartnerCredit): PartnerRecord[] {
  const record = recordOfCredit(credit);
  if (credit.takenBack === 0) return [record];
  const { partnerCreditId, takenBack: amount } = credit;
  return [record, { ...record, kind: 'taken_back', partnerCreditId, state: 'moved', amount, fee: null }];
}
