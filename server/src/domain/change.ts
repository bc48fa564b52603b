import type { ErrorCode, EventType } from '@escrow-checkout/contract';
import type { AuditEntry } from './audit.js';
import type { Author } from './author.js';
import type { MailTemplate } from './mail/templates.js';
import type {
  Attempt,
  Carriage,
  Checkout,
  CombinedPayout,
  Credit,
  Dispute,
  MerchantBankAccount,
  Mode,
  Owner,
  PartnerSettlement,
  Payout,
  Refund,
  Seller,
  Shipment,
  VirtualAccount,
} from './records.js';
import type { TestClosing } from './test-closing.js';

/** Who did it, and through what. Kept on every event. */
export interface Actor {
  kind: 'merchant' | 'buyer' | 'seller' | 'operator' | 'partner' | 'clock' | 'carrier';
  /** `code`: the buyer's release code, which the merchant or the seller entered. */
  via: 'api' | 'page' | 'code' | 'command' | 'notification' | 'job';
}

/**
 * One row operation. Inserts create exactly one row; updates carry the whole new row with the version that
 * was *read*, and touch it only while the stored row has that version (the store writes `version + 1`).
 */
export type Write =
  | { insert: 'checkout'; row: Checkout }
  | { update: 'checkout'; row: Checkout }
  | { insert: 'virtual_account'; row: VirtualAccount }
  | { insert: 'credit'; row: Credit }
  | { update: 'credit'; row: Credit }
  | { insert: 'payout'; row: Payout }
  | { update: 'payout'; row: Payout }
  | { insert: 'combined_payout'; row: CombinedPayout }
  | { update: 'combined_payout'; row: CombinedPayout }
  | { insert: 'refund'; row: Refund }
  | { update: 'refund'; row: Refund }
  | { insert: 'attempt'; row: Attempt }
  | { update: 'attempt'; row: Attempt }
  | { insert: 'partner_settlement'; row: PartnerSettlement }
  | { insert: 'dispute'; row: Dispute }
  | { update: 'dispute'; row: Dispute }
  | { insert: 'shipment'; row: Shipment }
  | { update: 'shipment'; row: Shipment }
  | { insert: 'carriage'; row: Carriage }
  | { update: 'carriage'; row: Carriage }
  | { insert: 'seller'; row: Seller }
  | { update: 'seller'; row: Seller }
  | { insert: 'merchant_bank_account'; row: MerchantBankAccount }
  | { update: 'merchant_bank_account'; row: MerchantBankAccount }
  | { insert: 'test_closing'; row: TestClosing }
  | { update: 'test_closing'; row: TestClosing }
  | { insert: 'audit_entry'; row: AuditEntry };

/**
 * A ledger account: `bank:<partner>:<mode>`, `bank:operator:<mode>`, `receivable:<id>`, `escrow:<id>`,
 * `charge:<id>`, `payout:<id>`, `refund:<id>`, `credit:<id>`, `carrier:<aggregator>:<mode>`,
 * `carriage:<account>:<mode>`, `partner_fees`, `loss`.
 */
export type LedgerAccount = string;

/** One movement: it cannot fail to balance. */
export interface Movement {
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Kobo, above zero. */
  amount: number;
}

/** An event to record. The store assigns its `sequence`, in the same transaction. */
export interface NewEvent extends Owner {
  id: string;
  type: EventType;
  checkoutId: string;
  reference: string;
  /** The status of the escrow or charge after the change. */
  status: string;
  amount: number;
  currency: string;
  metadataJson: string | null;
  /** The URL that the checkout's events are posted to, besides the subscribed endpoints. */
  callbackUrl: string | null;
  actor: Actor;
  at: number;
  /** The event's own fields (`released_amount`, `failure_reason`, ...), in wire names. */
  extras: Record<string, string | number | null>;
}

/** A mail to the buyer or the seller. The text is made when it is sent, from its cause and facts. */
export interface NewMail {
  template: MailTemplate;
  /** What caused it, mostly an event's id; each cause has one mail of a template. */
  cause: string;
  recipient: string;
  checkoutId: string | null;
  /** Facts that neither an event nor a row stores. */
  facts: Record<string, string | number | null> | null;
}

/** The jobs a change enqueues; a sweep finds what becomes due as time passes. */
export type DomainJobKind =
  | 'escrow.release'
  | 'payout.run'
  | 'payout.combine'
  | 'refund.run'
  | 'shipment.run'
  | 'bank_account.saved'
  | 'alert.write';

/** A job. (`kind`, `subject`) is unique: enqueuing it again changes nothing. */
export interface NewJob {
  kind: DomainJobKind;
  subject: string;
  /** Null for money without an account, whose time is real time. */
  accountId: string | null;
  mode: Mode;
  /** Account time; the store turns it into real time with the account's clock offset. */
  dueAt: number;
}

/** The response stored under an `Idempotency-Key`, written together with its effect. */
export interface IdempotencyRecord extends Owner {
  key: string;
  fingerprint: string;
  status: number;
  /** The exact response bytes, sealed. */
  bodySealed: string;
  createdAt: number;
}

/**
 * Everything one decision writes, as data. The first write is the guard: if it touches no row, the race was
 * lost and nothing is written. `changeId` is fixed before the first attempt and named after its cause.
 */
export interface Change {
  changeId: string;
  /** Empty for money without an account. */
  accountId: string;
  mode: Mode;
  at: number;
  author: Author;
  /** Account time minus real time; turns `dueAt` into the job's `run_at`. */
  clockOffsetMs: number;
  writes: readonly Write[];
  /** Liability accounts that this change opens; each is opened once in its life. */
  opens: readonly LedgerAccount[];
  movements: readonly Movement[];
  events: readonly NewEvent[];
  jobs: readonly NewJob[];
  mails: readonly NewMail[];
  idempotency?: IdempotencyRecord;
  /** The payee who must still have no bank account on file; otherwise the race is lost. */
  withoutBankAccount?: Payee;
  /** The answer of carriers that is for this checkout from now on; if it is for another, the race is lost. */
  claim?: QuoteClaim;
}

/** A rate of the answer is attached to the checkout. */
export interface QuoteClaim {
  quoteId: string;
  checkoutId: string;
}

/** Who is paid: a seller, or the merchant if `sellerEmail` is null. */
export type Payee = Pick<Payout, 'accountId' | 'mode' | 'sellerEmail'>;

/** Codes that only the operator's commands and workers meet; no API caller reads them. */
export type OperatorCode =
  | 'already_paid'
  | 'amount_exceeds_carriage'
  | 'amount_exceeds_receivable'
  | 'amount_exceeds_came_back'
  | 'attempt_differs'
  | 'attempt_refused'
  | 'bank_account_replaced'
  | 'combined'
  | 'credit_matched'
  | 'credit_not_reversed'
  | 'credit_returned'
  | 'credit_reversed'
  | 'delivery_not_failed'
  | 'foreign_bank_code'
  | 'in_flight'
  | 'manual'
  | 'outdated'
  | 'payout_not_unpayable'
  | 'too_early'
  | 'transfer_not_recorded';

/** A refused command. Refusals are expected, so they are values and never thrown. */
export interface Refusal {
  refused: true;
  code: ErrorCode | OperatorCode;
  /** Text for the caller, besides the catalogue's. */
  detail?: string;
  /** Every reason that blocks the command, for refusals that have several. */
  blockedBy?: readonly string[];
  /** After a wrong release code: how many more can be entered. */
  attemptsLeft?: number;
  /** The request may have taken effect before it was refused. */
  outcomeUnknown?: boolean;
  /** The attempt under way, for a caller that has to find out its outcome. */
  attemptId?: string;
}

export function refuse(code: Refusal['code'], detail?: string): Refusal {
  return detail === undefined ? { refused: true, code } : { refused: true, code, detail };
}
