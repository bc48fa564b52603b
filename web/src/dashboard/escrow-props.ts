import type {
  creditStatuses,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
} from '@escrow-checkout/contract';
import type { PhotoFieldProps } from '../photo-props.js';
import type { DisplayTime, Money } from '../view.js';
import type { CheckoutRow, EscrowStatus } from './checkouts-props.js';
import type { ScreenProps } from './frame-props.js';
import type { TransferStatus } from './transfer-status.js';

/** What a member can do with an escrow. */
export const actionNames = ['accept', 'deliver', 'release', 'refund', 'cancel'] as const;

export type ActionName = (typeof actionNames)[number];

/** The fields of every action's form, as they were typed. */
export interface ActionFields {
  /** Naira; empty for all that is held. */
  amount: string;
  reason: string;
  tracking_number: string;
  courier_name: string;
  proof_photo_url: string;
  notes: string;
  /** Day and time of the clock in Nigeria, as `2026-11-27T14:30`; empty: it is there already. */
  expected_arrival_at: string;
}

export interface StoryEntry {
  at: DisplayTime;
  summary: string;
  /** `merchant`, `buyer`, ... and `api`, `page`, ... */
  actor: string;
  via: string;
  /** The member who did it; without an address if the person is gone. */
  member: { email: string | null } | null;
}

export interface TransferRow {
  id: string;
  amount: Money;
  status: TransferStatus;
  account: string | null;
  sessionId: string | null;
  failure: string | null;
  /** Until when a payout is not sent, since its bank account was changed before it. */
  restsUntil: DisplayTime | null;
  fee: Money | null;
  at: DisplayTime;
}

export interface EventRow {
  type: string;
  at: DisplayTime;
  /** `href` is null for whoever cannot open it. */
  deliveries: readonly { href: string | null; url: string; status: DeliveryStatus; attempts: number }[];
  /** Whether it is older than the deliveries that are kept. */
  areDeliveriesDeleted: boolean;
}

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed';

export interface MailRow {
  kind: string;
  recipient: string;
  status: 'pending' | 'sent' | 'failed' | 'dismissed';
  at: DisplayTime;
}

/** A photo that a delivery or a statement names. */
export interface SidePhoto {
  side: 'buyer' | 'seller';
  path: string;
}

export interface DisputeFacts {
  id: string;
  status: (typeof disputeStatuses)[number];
  reason: (typeof disputeReasons)[number];
  outcome: (typeof disputeOutcomes)[number] | null;
  /** Why the operator decided so. */
  decisionReason: string | null;
  openedAt: DisplayTime;
  respondBy: DisplayTime | null;
  description: string | null;
  /** Where the member answers; null if there is nothing to answer, or it is not for them. */
  answer: string | null;
}

export interface EscrowProps extends ScreenProps {
  /** The action that the member has just taken. */
  done?: ActionName | 'evidence' | undefined;
  /** Its row in the list. */
  row: CheckoutRow;
  section: 'escrows' | 'charges';
  money: { price: Money; received: Money; held: Money; released: Money; refunded: Money };
  facts: { buyer: string; seller: string | null; description: string | null; acceptedAt: DisplayTime | null };
  links: { buyer: string; seller: string | null };
  actions: readonly { name: ActionName; href: string }[];
  story: readonly StoryEntry[];
  credits: readonly {
    payer: string | null;
    /** The payer's bank. */
    bank: string | null;
    sessionId: string | null;
    amount: Money;
    status: (typeof creditStatuses)[number];
    at: DisplayTime;
  }[];
  transfers: readonly TransferRow[];
  ledger: readonly { debit: string; credit: string; amount: Money; at: DisplayTime }[];
  dispute: DisputeFacts | null;
  photos: readonly SidePhoto[];
  mails: readonly MailRow[];
  events: readonly EventRow[];
  /** As indented JSON; null without. */
  metadata: string | null;
  object: string;
}

/** What an action would do, from the decision itself, before anything is committed. */
export interface Plan {
  heldBefore: Money;
  heldAfter: Money;
  statusAfter: EscrowStatus;
  payouts: readonly {
    amount: Money;
    status: Extract<TransferStatus, { kind: 'payout' }>['status'];
    /** Null if the merchant is the seller. */
    seller: string | null;
    account: { bankName: string; last4: string; name: string | null } | null;
    scheduledFor: DisplayTime | null;
  }[];
  refunds: readonly {
    amount: Money;
    status: Extract<TransferStatus, { kind: 'refund' }>['status'];
    payer: string | null;
  }[];
  /** When the rest is released by itself. */
  releasesAt: DisplayTime | null;
  /** The addresses that get a mail about it. */
  mails: readonly string[];
}

export interface ActionProps extends ScreenProps {
  action: ActionName;
  /** The addresses of the escrow and of this action. */
  links: { escrow: string; action: string };
  reference: string;
  held: Money;
  fields: ActionFields;
  /** The photo of the parcel. */
  photos: PhotoFieldProps;
  wrong: readonly (keyof ActionFields)[];
  /** Null until the fields are chosen. */
  plan: Plan | null;
  /** What identifies this form, and the plan it shows. */
  intention: string;
  mark: string;
  /** Why it is not possible, in the words of the API. */
  refusal: string | null;
  /** It has been done before, so there is nothing to confirm. */
  isDone: boolean;
  /** Why what was submitted was not done. */
  problem?: 'changed' | 'refused' | undefined;
  /** Whether the parcel must be proved. */
  isProofRequired: boolean;
}
