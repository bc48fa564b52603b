import type { SandboxCredit, SandboxTransfer } from '../../../server/src/adapters/store/rows.js';
import type { VirtualAccount } from '../../../server/src/domain/records.js';
import type { BankingPartner } from '../../../server/src/ports/bank.js';

/** The partners that an episode's live mode is drawn from. */
export const partnerNames = ['sandbox', 'paystack', 'monnify'] as const;

export type PartnerName = (typeof partnerNames)[number];

/** A notification of a partner in flight: it may arrive late, twice or never. */
export interface Posted {
  partner: string;
  headers: Record<string, string>;
  rawBody: Buffer;
  /** The transfer or refund whose end it reports; null if it is about anything else. */
  about: string | null;
}

/** A payment that the partner's own books have. */
export type SideCredit = Pick<
  SandboxCredit,
  'id' | 'accountId' | 'partnerReference' | 'status' | 'amount' | 'fee' | 'paidAt'
>;

/** A transfer or refund that the partner's own books have. */
export type SideTransfer = Pick<
  SandboxTransfer,
  'kind' | 'reference' | 'status' | 'amount' | 'fee' | 'bankCode' | 'accountNumber' | 'creditId'
>;

export type SideEnd = Exclude<SideTransfer['status'], 'pending'>;

/** What a payer transfers. */
export interface Payment {
  into: VirtualAccount;
  accountId: string;
  amount: number;
  /** Whether the bank passes our reference on. */
  isNamed: boolean;
  /** Varies what the partner makes of it. */
  n: number;
  /** Account time. */
  now: number;
}

/**
 * The partner's own side of a mode: what payers, banks and the partner do without a call of ours, and what
 * its own books say really happened. Whatever it notifies goes to the mailbox.
 */
export interface PartnerSide {
  readonly name: PartnerName;
  /** What the service calls. */
  readonly bank: BankingPartner;
  /** Ordered by id. */
  credits(): Promise<SideCredit[]>;
  /** Oldest first. */
  transfers(): Promise<SideTransfer[]>;
  /** Whether the partner ever received a transfer or refund with this reference. */
  knows(reference: string): Promise<boolean>;
  pay(payment: Payment): Promise<void>;
  /** A payment that goes back to its payer at once. */
  reject(payment: Payment): Promise<void>;
  /** The partner lets a rejected payment through after all. */
  letThrough(credit: SideCredit, now: number): Promise<void>;
  /** The payer's bank takes a payment back. */
  takeBack(credit: SideCredit): Promise<void>;
  /** What may become of a transfer from here, the likelier more often. */
  endsOf(transfer: SideTransfer): readonly SideEnd[];
  /** Ends a transfer; `n` varies its fee where the partner may choose one. */
  end(reference: string, end: SideEnd, n?: number): Promise<void>;
}

/** The commands that never happen at a partner, with the reason: live mode does not draw them there. */
const impossible: Readonly<Record<PartnerName, Readonly<Record<string, string>>>> = {
  sandbox: {},
  paystack: {
    'buyer pays by number alone': 'every payment has the reference of its account',
    'bank lets a rejected payment through': 'it has gone back, and the payer pays again',
  },
  monnify: {
    'buyer pays by number alone': 'every payment has the reference of its account',
    'bank lets a rejected payment through': 'it has gone back, and the payer pays again',
  },
};

/** Whether something like this ever happens at a partner. */
export function canHappenAt(partner: PartnerName, command: string): boolean {
  return impossible[partner][command] === undefined;
}

/** Kobo; a fee may be named with a payment or transfer, later, or never. */
export const feeOf = (n: number) => 1_000 * (n % 3);
