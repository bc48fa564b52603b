import type { Disagreement, RecordKind, RecordState } from '../../domain/reconciliation/compare.js';
import type { Mode } from '../../domain/records.js';
import type { PartnerRecord } from '../../ports/partner-record.js';

/** What a partner has on record of one thing, as it said last. All times are real time. */
export interface PartnerRecordRow extends PartnerRecord {
  partner: string;
  mode: Mode;
  seenAt: number;
}

/** How the comparison of a day ended. Amounts in kobo. */
export interface Reconciliation {
  partner: string;
  mode: Mode;
  /** Of people in Nigeria, as `2026-11-23`. */
  day: string;
  finishedAt: number;
  /** What was compared. */
  recordCount: number;
  matchedCount: number;
  inFlightCount: number;
  waitingCount: number;
  /** What does not agree and is neither settled nor accepted. */
  itemCount: number;
  /** What the partner holds beyond our books because of that. */
  difference: number;
  /** What our books say that the partner holds. */
  books: number;
  /** Sent and not final: the partner has taken it, our books have not. */
  inFlight: number;
  /** What payouts can draw on, as the partner says. */
  balance: number;
}

/** One thing that the partner and our books do not agree on. */
export interface ReconciliationItem {
  id: string;
  partner: string;
  mode: Mode;
  kind: RecordKind;
  /** The partner's own id; our reference, or its id of a payment, if only we have it. */
  recordId: string;
  reference: string | null;
  disagreement: Disagreement;
  difference: number;
  theirState: RecordState | null;
  theirAmount: number | null;
  theirFee: number | null;
  ourState: RecordState | null;
  ourAmount: number | null;
  ourFee: number | null;
  /** When it happened. */
  at: number;
  /** The day whose comparison found it. */
  day: string;
  foundAt: number;
  /** When a later comparison found that both agree. */
  settledAt: number | null;
  acceptedAt: number | null;
  /** Why the operator accepted it. */
  reason: string | null;
}
