import type { Services } from '../../services.js';
import {
  checkoutReceivables,
  disputesWaiting,
  expiriesUnanswered,
  fundedWithoutClock,
  inStatus,
  mailsFailed,
  paidTwice,
  payoutsRefused,
  payoutsUnpayable,
  refundsReversed,
  returnedReversed,
  stuck,
  unknownOutcome,
  unmatchedCredits,
} from './inbox-queries.js';
import { type InboxRow, type InboxSearch, inboxCutoffsAt, listedMax } from './inbox-search.js';

/** One kind of thing that waits for the operator. */
export interface InboxKind {
  kind: string;
  /** What it is, above the list. */
  title: string;
  /** What to know before one clears it; on the page about operating. */
  remedy: string;
  /** What one line names. */
  noun: 'credit' | 'payout' | 'refund' | 'dispute' | 'checkout' | 'mail';
  search: InboxSearch;
  /** The commands that clear one, the usual one first. Words in capitals are the operator's to fill in. */
  commands(row: InboxRow): readonly string[];
}

const recordPayment = (noun: 'payout' | 'refund', { id }: Pick<InboxRow, 'id'>) =>
  `${noun} record-payment ${id} --session-id SESSION_ID`;
const settle = ({ id }: InboxRow, from: string, amount: number) =>
  `receivable settle ${id} --from ${from} --amount ${amount}`;
const settleAll = (row: InboxRow) => [
  settle(row, 'recovered', row.receivable),
  settle(row, 'written-off', row.receivable),
];
const onlyUnblocked = ({ isBlocked }: InboxRow, command: string) => (isBlocked === 1 ? [] : [command]);

/**
 * Everything that can wait for the operator and the commands that clear it; the inbox and its page are made
 * of it. A command that the domain would refuse is not suggested, which test/store/eligibility holds.
 */
export const inboxKinds: readonly InboxKind[] = [
  {
    kind: 'credit_unmatched',
    title: 'Credits that belong to nothing',
    remedy: 'Match it to the sale it was meant for, or return it to its payer.',
    noun: 'credit',
    search: unmatchedCredits,
    commands: ({ id }) => [
      `credit match ${id} --account ACCOUNT --reference REFERENCE`,
      `credit return ${id}`,
    ],
  },
  {
    kind: 'dispute_waiting',
    title: 'Disputes for you to decide',
    remedy: 'Read both sides, then say how much the seller gets; the buyer gets the rest.',
    noun: 'dispute',
    search: disputesWaiting,
    commands: ({ id }) => [`dispute resolve ${id} --to-seller KOBO`, `dispute show ${id}`],
  },
  {
    kind: 'payout_failed',
    title: 'Payouts the bank refused',
    remedy: 'Ask the payee for other details, or try again, or pay by hand.',
    noun: 'payout',
    search: payoutsRefused,
    commands: (row) => [`payout retry ${row.id}`, ...onlyUnblocked(row, recordPayment('payout', row))],
  },
  {
    kind: 'payout_unpayable',
    title: 'Payouts that have failed for 30 days',
    remedy: 'Try again or pay by hand, or give the money back to the payers.',
    noun: 'payout',
    search: payoutsUnpayable,
    commands: (row) => [
      `payout retry ${row.id}`,
      ...onlyUnblocked(row, recordPayment('payout', row)),
      `payout give-back ${row.id}`,
    ],
  },
  {
    kind: 'payout_stuck',
    title: 'Payouts that do not get to the bank',
    remedy: 'It is tried again by itself; once the cause is mended, try at once, or pay by hand.',
    noun: 'payout',
    search: stuck('payout'),
    commands: (row) => [`payout retry ${row.id}`, recordPayment('payout', row)],
  },
  {
    kind: 'payout_unknown',
    title: 'Payouts of which the bank has not said what became of them',
    remedy: 'Ask the bank now; never pay by hand while it may still pay.',
    noun: 'payout',
    search: unknownOutcome('payout'),
    commands: ({ id }) => [`payout look-up ${id}`],
  },
  {
    kind: 'payout_below_minimum',
    title: 'Payouts too small for the partner',
    remedy: 'Pay it by hand and record that.',
    noun: 'payout',
    search: inStatus('payout', 'below_minimum'),
    commands: (row) => [recordPayment('payout', row)],
  },
  {
    kind: 'refund_failed',
    title: 'Refunds the bank refused',
    remedy: 'Try again, or pay by hand and record that.',
    noun: 'refund',
    search: inStatus('refund', 'failed'),
    commands: (row) => [`refund retry ${row.id}`, recordPayment('refund', row)],
  },
  {
    kind: 'refund_stuck',
    title: 'Refunds that do not get to the bank',
    remedy: 'It is tried again by itself; once the cause is mended, try at once, or pay by hand.',
    noun: 'refund',
    search: stuck('refund'),
    commands: (row) => [`refund retry ${row.id}`, recordPayment('refund', row)],
  },
  {
    kind: 'refund_unknown',
    title: 'Refunds of which the bank has not said what became of them',
    remedy: 'Ask the bank now; never pay by hand while it may still pay.',
    noun: 'refund',
    search: unknownOutcome('refund'),
    commands: ({ id }) => [`refund look-up ${id}`],
  },
  {
    kind: 'refund_needs_details',
    title: "Refunds for which the bank needs the payer's details",
    remedy: 'Give the bank the details at its own desk, then ask it what became of the refund.',
    noun: 'refund',
    search: inStatus('refund', 'needs_details'),
    commands: ({ id }) => [`refund look-up ${id}`],
  },
  {
    kind: 'refund_below_minimum',
    title: 'Refunds too small for the partner',
    remedy: 'Pay it by hand and record that.',
    noun: 'refund',
    search: inStatus('refund', 'below_minimum'),
    commands: (row) => [recordPayment('refund', row)],
  },
  {
    kind: 'refund_reversed',
    title: 'Refunds whose payer has his money already',
    remedy: 'His bank took the payment back: drop the refund. If he has paid again since, pay it by hand.',
    noun: 'refund',
    search: refundsReversed,
    commands: (row) => [
      row.receivable >= row.amount ? `refund cancel ${row.id}` : recordPayment('refund', row),
    ],
  },
  {
    kind: 'receivable_checkout',
    title: 'Money a bank took back',
    remedy: 'Settle it from what is held, recover it, or write it off; until then its payouts wait.',
    noun: 'checkout',
    search: checkoutReceivables,
    commands: settleCheckout,
  },
  {
    kind: 'receivable_credit',
    title: 'Returned credits that a bank took back as well',
    remedy: 'Recover it from the payer, or write it off.',
    noun: 'credit',
    search: returnedReversed,
    commands: settleAll,
  },
  {
    kind: 'receivable_payout',
    title: 'Payouts that were paid twice',
    remedy: 'Recover the second payment from the payee, or write it off.',
    noun: 'payout',
    search: paidTwice('payout'),
    commands: settleAll,
  },
  {
    kind: 'receivable_refund',
    title: 'Refunds that were paid twice',
    remedy: 'Recover the second payment from the payer, or write it off.',
    noun: 'refund',
    search: paidTwice('refund'),
    commands: settleAll,
  },
  {
    kind: 'expiry_unanswered',
    title: 'Checkouts that cannot expire, since the bank does not say whether they were paid',
    remedy: 'It is asked again by itself; once it answers, ask at once.',
    noun: 'checkout',
    search: expiriesUnanswered,
    commands: ({ id }) => [`checkout expire ${id}`],
  },
  {
    kind: 'funded_idle',
    title: 'Money held for over 30 days that no clock will move',
    remedy: 'Ask the merchant and the buyer what became of the sale, then release or refund it.',
    noun: 'checkout',
    search: fundedWithoutClock,
    commands: (row) => [...onlyUnblocked(row, `checkout release ${row.id}`), `checkout refund ${row.id}`],
  },
  {
    kind: 'mail_failed',
    title: 'Mails that could not be sent',
    remedy: 'Mend the settings and try again, or send it to another address, or drop it.',
    noun: 'mail',
    search: mailsFailed,
    commands: ({ id }) => [`mail retry ${id}`, `mail retry ${id} --to ADDRESS`, `mail dismiss ${id}`],
  },
];

/** Out of what a disputed escrow holds first; a refund of the same money leaves recovering it. */
function settleCheckout(row: InboxRow): string[] {
  if (row.isBlocked === 1) return [settle(row, 'recovered', row.receivable)];
  if (row.note !== 'disputed') return settleAll(row);
  return [settle(row, 'held', Math.min(row.held, row.receivable)), ...settleAll(row)];
}

export interface InboxGroup {
  kind: InboxKind;
  /** Oldest first. */
  rows: readonly InboxRow[];
  /** How many there are beyond those. */
  more: number;
}

/** What waits for the operator, by kind; kinds of which nothing waits are left out. */
export async function readInbox({ store, clock, policy }: Services): Promise<InboxGroup[]> {
  const cutoffs = inboxCutoffsAt(policy, clock.now());
  const groups: InboxGroup[] = [];
  for (const kind of inboxKinds) {
    const rows = await store.all(kind.search.list, cutoffs);
    if (rows.length === 0) continue;
    const counted = rows.length < listedMax ? undefined : await store.one(kind.search.count, cutoffs);
    groups.push({ kind, rows, more: Math.max(0, (counted?.count ?? 0) - rows.length) });
  }
  return groups;
}
