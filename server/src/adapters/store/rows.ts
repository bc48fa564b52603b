import type { Author } from '../../domain/author.js';
import type { Mode, Owner, PayoutSchedule, Plan, ShipmentStatus } from '../../domain/records.js';

/**
 * Rows that no money rule reads, as plain records: accounts, keys, the ledger's own tables, the queue and the
 * sandbox. Conventions are those of `domain/records.ts`; flags are 0 or 1, since SQLite has no booleans.
 */

/** A merchant business. */
export interface Account {
  id: string;
  name: string;
  plan: Plan;
  /** How far a test account's own time is ahead of real time. */
  clockOffsetMs: number;
  createdAt: number;
  /** The merchant's address for mails, or null. */
  email: string | null;
}

/** When a merchant is paid, in one mode; without a row, per sale. */
export interface PayoutScheduleRow extends Owner {
  schedule: PayoutSchedule;
}

/** The clock of the service; one row, whose id is 1. Times are real. */
export interface ServiceClock {
  id: number;
  /** The latest time a server has reached; a start continues from there. */
  reachedAt: number;
  /** The time before a leap of the clock that the operator has not confirmed, or null. */
  leaptFrom: number | null;
  leaptTo: number | null;
  /** How often the operator has confirmed the time: running servers then follow the machine's clock again. */
  confirmedCount: number;
}

/** The mark of a committed change, by which an unknown outcome can be queried. */
export interface ChangeMark extends Owner {
  id: string;
  at: number;
  /** Tells two decisions of one cause apart, even of the same millisecond. */
  token: string;
  /** Its place among all changes; null for a change from before the evidence. */
  position: number | null;
  /** Keyed digest of the change; null for a change from before the evidence. */
  digest: string | null;
  /** The rows it wrote, each with its hash. */
  rowsJson: string | null;
  /** Null for a change from before authors were recorded. */
  author: Author | null;
}

/** A link of the chain: the changes after the previous block's position up to its own. */
export interface Block {
  n: number;
  throughPosition: number;
  changeCount: number;
  hash: string;
  createdAt: number;
}

/** A liability with its running balance, credits less debits. */
export interface LedgerBalance {
  id: string;
  balance: number;
}

/** One posted movement, the n-th of its change. */
export interface PostedMovement {
  changeId: string;
  n: number;
  mode: Mode;
  accountId: string;
  debitAccount: string;
  creditAccount: string;
  amount: number;
  at: number;
}

/** An event with its number on its reference. */
export interface RecordedEvent extends Owner {
  /** Its position among all events; on PostgreSQL the events of one transaction share it. */
  position: number;
  id: string;
  type: string;
  /** Null for an event about a webhook endpoint, which has no sequence either. */
  checkoutId: string | null;
  reference: string;
  sequence: number | null;
  status: string;
  amount: number;
  currency: string;
  metadataJson: string | null;
  actorKind: string;
  actorVia: string;
  at: number;
  extrasJson: string;
  /** The span that recorded it, as W3C writes it; null if none was recorded. */
  traceparent: string | null;
}

/** A job in the queue. `runAt` and `leaseUntil` are real time. */
export interface Job {
  id: string;
  kind: string;
  subject: string;
  /** Null for an unmatched credit. */
  accountId: string | null;
  mode: Mode;
  runAt: number;
  attempts: number;
  leaseToken: string | null;
  leaseUntil: number | null;
  lastError: string | null;
  createdAt: number;
  /** The span that enqueued it last, as W3C writes it; null if none was recorded. */
  traceparent: string | null;
}

/** A notification of a partner, known by its bytes for ever. */
export interface PartnerNotification {
  id: string;
  partner: string;
  mode: Mode;
  /** SHA-256 of the raw body, hexadecimal. */
  digest: string;
  /** What it is about: the hints that the adapter read. */
  aboutJson: string;
  /** The raw body as base64, sealed. */
  bodySealed: string;
  receivedAt: number;
  /** Null until the partner was asked about all of it, or the operator dismissed it. */
  appliedAt: number | null;
  /** Why the operator dismissed it; null if they did not. */
  dismissedReason: string | null;
}

/** An inward transfer of the sandbox partner. */
export interface SandboxCredit {
  id: string;
  accountId: string;
  partnerReference: string | null;
  accountNumber: string | null;
  status: 'credited' | 'rejected' | 'reversed';
  amount: number;
  payerName: string | null;
  failureReason: string | null;
  /** What the bank keeps for it, in kobo, as far as it has said so. */
  fee: number;
  paidAt: number;
  createdAt: number;
}

/** An inward transfer that the sandbox partner reports only from its time on, in account time. */
export interface SandboxArrival {
  id: string;
  accountId: string;
  partnerReference: string | null;
  accountNumber: string;
  amount: number;
  payerName: string | null;
  outcome: 'credited' | 'rejected' | 'reversed';
  /** How often it is reported. */
  times: number;
  arrivesAt: number;
  createdAt: number;
}

/** How many of the next calls of one operation to the sandbox partner fail, and how. */
export interface SandboxFault {
  accountId: string;
  operation:
    | 'open_virtual_account'
    | 'find_credit'
    | 'find_credits'
    | 'resolve_account'
    | 'transfer'
    | 'find_transfer'
    | 'refund'
    | 'find_refund';
  kind: 'unavailable' | 'timeout' | 'refused' | 'no_float';
  remaining: number;
}

/** A transfer requested from the sandbox partner. */
export interface SandboxTransfer {
  reference: string;
  accountId: string;
  kind: 'transfer' | 'refund';
  amount: number;
  bankCode: string | null;
  accountNumber: string | null;
  creditId: string | null;
  status: 'pending' | 'paid' | 'failed' | 'reversed' | 'needs_details';
  sessionId: string | null;
  failureReason: string | null;
  /** The bank's fee for a paid transfer. */
  fee: number;
  settleAt: number;
  createdAt: number;
}

/** What a sandbox carrier was booked for. */
export interface SandboxShipment {
  /** Ours: the shipment's id. */
  reference: string;
  shipmentId: string;
  rateId: string;
  /** Kobo. */
  amount: number;
  /** A draft was asked for by a call that was lost, and is not booked. */
  status: Exclude<ShipmentStatus, 'rate_attached' | 'booking'> | 'draft';
  trackingNumber: string | null;
  eventsJson: string;
  createdAt: number;
}
