import type { Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { bookingsUnknown, deliveriesFailed, parcelsSilent, walletsShort } from './inbox-deliveries.js';
import {
  awaitingFloat,
  cameBack,
  checkoutReceivables,
  clockLeapt,
  combinedRefused,
  disputesWaiting,
  expiriesUnanswered,
  fundedWithoutClock,
  inStatus,
  mailsFailed,
  notificationsUnapplied,
  onHold,
  overdueForTheDay,
  paidTwice,
  partsTakenBack,
  payoutsRefused,
  payoutsUnpayable,
  payoutsWaiting,
  refundsReversed,
  releasesBlocked,
  restoredUnmatched,
  returnedPartTaken,
  returnedReversed,
  stuck,
  unknownOutcome,
  unmatchedCredits,
  unreconciled,
} from './inbox-queries.js';
import { type InboxRow, type InboxSearch, inboxCutoffsAt, listedMax } from './inbox-search.js';
import { payoutsBelowMinimum, payoutsNotCombined } from './inbox-small-payouts.js';
import { paymentsReported } from './payment-reports.js';

export interface InboxKind {
  kind: string;
  /** The heading of its list. */
  title: string;
  /** How to clear it, for the page about operating. */
  remedy: string;
  noun:
    | 'credit'
    | 'payout'
    | 'refund'
    | 'dispute'
    | 'checkout'
    | 'transfer'
    | 'record'
    | 'delivery'
    | 'notification'
    | 'mail'
    | 'clock';
  searches: readonly InboxSearch[];
  /** The commands that clear it, the usual one first. The operator replaces words in capitals. */
  commands(row: InboxRow): readonly string[];
}

const recordPayment = (noun: 'payout' | 'refund', { id }: Pick<InboxRow, 'id'>) =>
  `${noun} record-payment ${id} --session-id SESSION_ID`;
const hold = (noun: 'payout' | 'refund', { id }: Pick<InboxRow, 'id'>) => `${noun} hold ${id}`;
const payHeld = (noun: 'payout' | 'refund', row: InboxRow) => [
  ...onlyUnblocked(row, recordPayment(noun, row)),
  `${noun} unhold ${row.id}`,
];
const askOrEnd = (noun: 'payout' | 'refund', row: InboxRow) => [
  `${noun} look-up ${row.id}`,
  ...onlyUnblocked(row, `${noun} end-attempt ${row.id}`),
];
const settle = ({ id }: InboxRow, from: string, amount: number) =>
  `receivable settle ${id} --from ${from} --amount ${amount}`;
const settleRecovered = (row: InboxRow) =>
  `${settle(row, 'recovered', row.receivable)} --session-id SESSION_ID`;
const settleAll = (row: InboxRow) => [settleRecovered(row), settle(row, 'written-off', row.receivable)];
const settleCameBack = ({ id, amount }: InboxRow) => [
  `receivable repay ${id} --to payee --amount ${amount} --session-id SESSION_ID`,
  `receivable repay ${id} --to loss --amount ${amount}`,
];
const onlyUnblocked = ({ isBlocked }: InboxRow, command: string) => (isBlocked === 1 ? [] : [command]);

const unknownRemedy =
  'Ask the bank now. If it still does not know the attempt a day after the last call, or its statement ' +
  'shows that it never will, end the attempt. Never pay it manually before that.';
const floatRemedy =
  'Top up the balance by what the note says. The server keeps trying, the oldest first; try that one at ' +
  'once, and the others follow. Or hold one and pay it manually.';
const cameBackRemedy =
  'The money was settled, and has come back from the bank as well. Pay manually what the payee had repaid, ' +
  'and record that; keep what you had written off.';
const heldRemedy = 'Pay it at the bank and record that, or release it, so that the server pays it.';

/**
 * Everything that can wait for the operator, with the commands that clear it, for the inbox and its page. It
 * suggests no command that the domain would refuse, which test/store/eligibility checks.
 */
export const inboxKinds: readonly InboxKind[] = [
  {
    kind: 'credit_unmatched',
    title: 'Unmatched credits',
    remedy: 'Match it to the checkout it was meant for, or return it to its payer.',
    noun: 'credit',
    searches: [unmatchedCredits],
    commands: ({ id }) => [
      `credit match ${id} --account ACCOUNT --reference REFERENCE`,
      `credit return ${id}`,
    ],
  },
  {
    kind: 'dispute_waiting',
    title: 'Disputes for you to decide',
    remedy: 'Read both sides, then say how much the seller gets, and why. Both read it.',
    noun: 'dispute',
    searches: [disputesWaiting],
    commands: ({ id }) => [`dispute resolve ${id} --to-seller KOBO --reason REASON`, `dispute show ${id}`],
  },
  {
    kind: 'payout_failed',
    title: 'Payouts the bank refused, or sent back three times',
    remedy: 'Ask the payee for another bank account, or try again, or hold it and pay it manually.',
    noun: 'payout',
    searches: [payoutsRefused, combinedRefused],
    commands: (row) => [`payout retry ${row.id}`, ...onlyUnblocked(row, hold('payout', row))],
  },
  {
    kind: 'payout_unpayable',
    title: 'Payouts that have failed for 30 days',
    remedy: 'Try again, or hold it and pay it manually, or return the money to the payers.',
    noun: 'payout',
    searches: [payoutsUnpayable],
    commands: (row) => [
      `payout retry ${row.id}`,
      ...onlyUnblocked(row, hold('payout', row)),
      `payout return-to-payer ${row.id}`,
    ],
  },
  {
    kind: 'payout_waiting',
    title: 'Payouts that have waited for a bank account for 30 days',
    remedy:
      'Ask the payee to save one, or hold it and pay it manually, or, seven days after the mail to its ' +
      'seller was sent, return the money to the payers.',
    noun: 'payout',
    searches: [payoutsWaiting],
    commands: (row) => [hold('payout', row), ...onlyUnblocked(row, `payout return-to-payer ${row.id}`)],
  },
  {
    kind: 'payout_stuck',
    title: 'Payouts that do not reach the bank',
    remedy: 'The server keeps trying; once the cause is fixed, try at once, or hold it and pay it manually.',
    noun: 'payout',
    searches: [stuck('payout'), stuck('combined_payout'), overdueForTheDay],
    // One that waits for the daily transfer cannot be tried on its own.
    commands: (row) => [...onlyUnblocked(row, `payout retry ${row.id}`), hold('payout', row)],
  },
  {
    kind: 'payout_awaiting_float',
    title: 'Payouts that the balance at the bank does not cover',
    remedy: floatRemedy,
    noun: 'payout',
    searches: [awaitingFloat('payout'), awaitingFloat('combined_payout')],
    commands: (row) => [`payout retry ${row.id}`, hold('payout', row)],
  },
  {
    kind: 'payout_unknown',
    title: 'Payouts whose outcome the bank has not reported',
    remedy: unknownRemedy,
    noun: 'payout',
    searches: [unknownOutcome('payout'), unknownOutcome('combined_payout')],
    commands: (row) => askOrEnd('payout', row),
  },
  {
    kind: 'payout_manual',
    title: 'Payouts on hold for your manual payment',
    remedy: heldRemedy,
    noun: 'payout',
    searches: [onHold('payout'), onHold('combined_payout')],
    commands: (row) => payHeld('payout', row),
  },
  {
    kind: 'payout_not_combined',
    title: 'Small payouts that could be combined, and are not sent',
    remedy:
      'The server keeps trying; remove the cause that the note names, such as a bank account that the ' +
      'partner does not know, or hold it and pay it manually. If the note names a transfer, do what ' +
      'it says of that.',
    noun: 'payout',
    searches: [payoutsNotCombined],
    commands: (row) => [hold('payout', row)],
  },
  {
    kind: 'payout_below_minimum',
    title: 'Payouts that have been too small for the partner for 30 days',
    remedy:
      'The note says what it waits for. It is paid as soon as it can be combined with other payouts of its ' +
      'payee; or hold it, and pay it manually.',
    noun: 'payout',
    searches: [payoutsBelowMinimum],
    commands: (row) => [hold('payout', row)],
  },
  {
    kind: 'refund_failed',
    title: 'Refunds the bank refused, or sent back three times',
    remedy: 'Try again, or hold it and pay it manually.',
    noun: 'refund',
    searches: [inStatus('refund', 'failed')],
    commands: (row) => [`refund retry ${row.id}`, hold('refund', row)],
  },
  {
    kind: 'refund_stuck',
    title: 'Refunds that do not reach the bank',
    remedy: 'The server keeps trying; once the cause is fixed, try at once, or hold it and pay it manually.',
    noun: 'refund',
    searches: [stuck('refund')],
    commands: (row) => [`refund retry ${row.id}`, hold('refund', row)],
  },
  {
    kind: 'refund_awaiting_float',
    title: 'Refunds that the balance at the bank does not cover',
    remedy: floatRemedy,
    noun: 'refund',
    searches: [awaitingFloat('refund')],
    commands: (row) => [`refund retry ${row.id}`, hold('refund', row)],
  },
  {
    kind: 'refund_unknown',
    title: 'Refunds whose outcome the bank has not reported',
    remedy: unknownRemedy,
    noun: 'refund',
    searches: [unknownOutcome('refund')],
    commands: (row) => askOrEnd('refund', row),
  },
  {
    kind: 'refund_needs_details',
    title: "Refunds for which the bank needs the payer's details",
    remedy: 'Give the bank the details yourself, then ask it what became of the refund.',
    noun: 'refund',
    searches: [inStatus('refund', 'needs_details')],
    commands: ({ id }) => [`refund look-up ${id}`],
  },
  {
    kind: 'refund_manual',
    title: 'Refunds on hold for your manual payment',
    remedy: heldRemedy,
    noun: 'refund',
    searches: [onHold('refund')],
    commands: (row) => payHeld('refund', row),
  },
  {
    kind: 'refund_below_minimum',
    title: 'Refunds too small for the partner',
    remedy: 'Pay it manually and record that.',
    noun: 'refund',
    searches: [inStatus('refund', 'below_minimum')],
    commands: (row) => [recordPayment('refund', row)],
  },
  {
    kind: 'refund_reversed',
    title: 'Refunds whose payer has the money already',
    remedy:
      'Their bank reversed the payment: cancel the refund. If they have paid again since, pay it manually. ' +
      'If it may have taken a part, ask the partner first.',
    noun: 'refund',
    searches: [refundsReversed],
    commands: (row) => [
      row.receivable >= row.amount ? `refund cancel ${row.id}` : recordPayment('refund', row),
    ],
  },
  {
    kind: 'receivable_checkout',
    title: 'Payments a bank reversed',
    remedy: 'Settle it from what is held, recover it, or write it off; until then its payouts wait.',
    noun: 'checkout',
    searches: [checkoutReceivables],
    commands: settleCheckout,
  },
  {
    kind: 'receivable_part',
    title: 'Payments of which a bank took back a part',
    remedy:
      'Ask the partner what was taken. Settle it from what is held, recover it, or write it off; if ' +
      'nothing was taken, say so. Until then its payouts wait.',
    noun: 'checkout',
    searches: [partsTakenBack],
    commands: (row) => [
      ...settleCheckout(row),
      settle(row, 'not-taken', Math.min(row.amount, row.receivable)),
    ],
  },
  {
    kind: 'receivable_credit',
    title: 'Returned credits that a bank reversed as well',
    remedy: 'Recover it from the payer, or write it off.',
    noun: 'credit',
    searches: [returnedReversed],
    commands: settleAll,
  },
  {
    kind: 'receivable_credit_part',
    title: 'Returned credits of which a bank took back a part',
    remedy:
      'Ask the partner what was taken. If nothing was, say so, and its refund is sent. Otherwise pay the ' +
      'refund manually, less the part; settle the part as recovered by that transfer, then record the ' +
      'payment. If the refund was paid before, recover the part from the payer, or write it off.',
    noun: 'credit',
    searches: [returnedPartTaken],
    commands: (row) => [...settleAll(row), settle(row, 'not-taken', Math.min(row.amount, row.receivable))],
  },
  {
    kind: 'receivable_payout',
    title: 'Payouts that were paid twice',
    remedy: 'Recover the second payment from the payee, or write it off.',
    noun: 'payout',
    searches: [paidTwice('payout'), paidTwice('combined_payout')],
    commands: settleAll,
  },
  {
    kind: 'receivable_refund',
    title: 'Refunds that were paid twice',
    remedy: 'Recover the second payment from the payer, or write it off.',
    noun: 'refund',
    searches: [paidTwice('refund')],
    commands: settleAll,
  },
  {
    kind: 'came_back_payout',
    title: 'Payouts that were paid twice, settled, and then sent back',
    remedy: cameBackRemedy,
    noun: 'payout',
    searches: [cameBack('payout'), cameBack('combined_payout')],
    commands: settleCameBack,
  },
  {
    kind: 'came_back_refund',
    title: 'Refunds that were paid twice, settled, and then sent back',
    remedy: cameBackRemedy,
    noun: 'refund',
    searches: [cameBack('refund')],
    commands: settleCameBack,
  },
  {
    kind: 'expiry_unanswered',
    title: 'Checkouts that cannot expire, since the bank does not say whether they were paid',
    remedy: 'The server keeps asking; once the bank answers, ask at once.',
    noun: 'checkout',
    searches: [expiriesUnanswered],
    commands: ({ id }) => [`checkout expire ${id}`],
  },
  {
    kind: 'payment_reported',
    title: 'Buyers who gave the session ID of a transfer that has not arrived',
    remedy:
      'Find the transfer at the partner by that number, and match it if it is an unmatched credit; then ' +
      'close the report. A report moves no money.',
    noun: 'checkout',
    searches: [paymentsReported],
    commands: ({ id }) => [`checkout close-report ${id}`, `checkout look-up ${id}`],
  },
  {
    kind: 'funded_idle',
    title: 'Money held for over 30 days that no deadline will move',
    remedy: 'Ask the merchant and the buyer what happened, then release or refund it.',
    noun: 'checkout',
    searches: [fundedWithoutClock],
    commands: (row) => [...onlyUnblocked(row, `checkout release ${row.id}`), `checkout refund ${row.id}`],
  },
  {
    kind: 'release_blocked',
    title: 'Delivered sales whose release has been blocked for over 30 days',
    remedy: 'Ask the seller, or the merchant, for what is missing; or refund the buyer.',
    noun: 'checkout',
    searches: [releasesBlocked],
    commands: ({ id }) => [`checkout refund ${id}`],
  },
  {
    kind: 'booking_unknown',
    title: 'Pickups of which the carrier does not say whether they are booked',
    remedy:
      'The server keeps asking, and never books twice. Ask now, or ask the aggregator of carriers: what it ' +
      'did not book can be given up.',
    noun: 'delivery',
    searches: [bookingsUnknown],
    commands: ({ id }) => [`delivery look-up ${id}`, `delivery end-booking ${id}`, `delivery show ${id}`],
  },
  {
    kind: 'wallet_short',
    title: 'Pickups that your wallet at the aggregator did not pay for',
    remedy: 'Pay into the wallet, record that with carriage top-up, and book the pickup again.',
    noun: 'delivery',
    searches: [walletsShort],
    commands: ({ id }) => [`delivery book ${id}`, `delivery show ${id}`],
  },
  {
    kind: 'delivery_failed',
    title: 'Parcels that did not arrive, a day ago, and block their release',
    remedy:
      'Ask the merchant to attach another rate or to prove the delivery; or refund the buyer; or clear it, ' +
      'so that the money can be released.',
    noun: 'delivery',
    searches: [deliveriesFailed],
    commands: ({ id }) => [`delivery clear ${id}`, `delivery look-up ${id}`, `delivery show ${id}`],
  },
  {
    kind: 'parcel_silent',
    title: 'Parcels about which nothing new has been reported for seven days',
    remedy:
      'Ask the aggregator now. If it reports nothing new, ask the carrier: the merchant proves the ' +
      'delivery, or the buyer is refunded.',
    noun: 'delivery',
    searches: [parcelsSilent],
    commands: ({ id }) => [`delivery look-up ${id}`, `delivery show ${id}`],
  },
  {
    kind: 'clock_leapt',
    title: 'Leaps of the clock',
    remedy: 'Set the clock of the machine or the database right, then confirm it: live money waits for that.',
    noun: 'clock',
    searches: [clockLeapt],
    commands: () => ['clock confirm'],
  },
  {
    kind: 'restore_unmatched',
    title: 'Bank transfers that match no payout or refund since a restore',
    remedy:
      'Have the merchant repeat the request that caused it. Accept only a transfer that will never be ' +
      'matched.',
    noun: 'transfer',
    searches: [restoredUnmatched],
    commands: ({ id }) => ['restore status', `restore accept ${id} --reason REASON`],
  },
  {
    kind: 'reconciliation_open',
    title: 'Records of the partner that the books do not agree with',
    remedy:
      'Find out which side is right, at the partner or here, and compare again; accept only what neither ' +
      'side has wrong.',
    noun: 'record',
    searches: [unreconciled],
    commands: (row) => [
      `reconcile${row.mode === 'test' ? ' --test' : ''}`,
      `reconcile accept ${row.id} --reason REASON`,
    ],
  },
  {
    kind: 'notification_stuck',
    title: 'Notifications of a partner that could not be applied',
    remedy:
      'The server keeps trying; remove the cause that the note names, such as missing keys, and ask at ' +
      'once. Dismiss only what you have compared with the partner yourself.',
    noun: 'notification',
    searches: [notificationsUnapplied],
    commands: ({ id }) => [
      `notification apply ${id}`,
      `notification show ${id}`,
      `notification dismiss ${id} --reason REASON`,
    ],
  },
  {
    kind: 'mail_failed',
    title: 'Mails that could not be sent',
    remedy:
      'Fix the settings and try again, or, unless it is a code, send it to another address, or dismiss it.',
    noun: 'mail',
    searches: [mailsFailed],
    commands: (row) => [
      `mail retry ${row.id}`,
      ...onlyUnblocked(row, `mail retry ${row.id} --to ADDRESS`),
      `mail dismiss ${row.id}`,
    ],
  },
];

/**
 * Suggests the money held by a disputed escrow first; only recovery while a refund of the same money waits.
 */
function settleCheckout(row: InboxRow): string[] {
  if (row.isBlocked === 1) return [settleRecovered(row)];
  if (row.note !== 'disputed') return settleAll(row);
  return [settle(row, 'held', Math.min(row.held, row.receivable)), ...settleAll(row)];
}

export interface InboxGroup {
  kind: InboxKind;
  /** Oldest first. */
  rows: readonly InboxRow[];
  /** How many there are beyond `rows`. */
  more: number;
}

/** What waits for the operator in a mode, by kind; empty kinds are left out. */
export async function readInbox({ store, clock, policy }: Services, mode: Mode): Promise<InboxGroup[]> {
  const cutoffs = inboxCutoffsAt(policy, mode, clock.now());
  const groups: InboxGroup[] = [];
  for (const kind of inboxKinds) {
    const found = await Promise.all(kind.searches.map(({ list }) => store.all(list, cutoffs)));
    const rows = inOrder(found).slice(0, listedMax);
    if (rows.length === 0) continue;
    const isWhole = found.every((each) => each.length < listedMax);
    const counts = isWhole
      ? found.map(({ length: count }) => ({ count }))
      : await Promise.all(kind.searches.map(({ count }) => store.one(count, cutoffs)));
    const total = counts.reduce((sum, counted) => sum + (counted?.count ?? 0), 0);
    groups.push({ kind, rows, more: Math.max(0, total - rows.length) });
  }
  return groups;
}

/** Counts what waits for the operator in a mode, by kind; kinds of which there is nothing count 0. */
export async function countInbox(
  { store, clock, policy }: Pick<Services, 'store' | 'clock' | 'policy'>,
  mode: Mode,
): Promise<{ kind: string; count: number }[]> {
  const cutoffs = inboxCutoffsAt(policy, mode, clock.now());
  const counted: { kind: string; count: number }[] = [];
  for (const { kind, searches } of inboxKinds) {
    const counts = await Promise.all(searches.map(({ count }) => store.one(count, cutoffs)));
    counted.push({ kind, count: counts.reduce((sum, found) => sum + (found?.count ?? 0), 0) });
  }
  return counted;
}

/** Each search has its own order; rows of several are ordered by the time since which they wait. */
function inOrder(found: readonly (readonly InboxRow[])[]): readonly InboxRow[] {
  const [first = [], ...others] = found.filter(({ length }) => length > 0);
  return others.length === 0 ? first : [first, ...others].flat().sort((a, b) => a.since - b.since);
}
