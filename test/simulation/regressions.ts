import type { Intent } from './intent.js';
import type { PartnerName } from './partners/side.js';
import type { Choice } from './program.js';
import type { Fault } from './scheduler.js';

/** A run that once broke a rule, as the shortest program that did. */
export interface Regression {
  /** What went wrong, in words. */
  found: string;
  /** The partner of live mode; the sandbox bank unless named. */
  partner?: PartnerName;
  /** Draws what the partner's pages leave open; 1 unless given. */
  seed?: number;
  program: readonly Choice[];
}

const anyone: Omit<Intent, 'command'> = {
  account: 0,
  mode: 'test',
  reference: 'ESC-1',
  amount: null,
  key: null,
  n: 0,
};

function starts(task: number, command: string, fields: Partial<Intent> = {}): Choice {
  return { do: 'start', task, intent: { ...anyone, ...fields, command } };
}

/** A task makes up to this many calls. */
function goes(task: number, calls: number, fault: Fault | null = null): Choice[] {
  return Array.from({ length: calls }, () => ({ do: 'go', task, nth: 0, fault }) as const);
}

/** More calls than anything here makes. */
const toTheEnd = 60;

function does(task: number, command: string, fields: Partial<Intent> = {}): Choice[] {
  return [starts(task, command, fields), ...goes(task, toTheEnd)];
}

/** A worker claims the refund, learns the time, reads what it needs and asks the partner. */
const callsBeforeSettling = 9;

/** A worker that has claimed a refund reads what it needs, twice, and marks it as sent. */
const callsBeforeRefunding = 17;

/** Chooses `failed` among what may become of a transfer. */
const failedByPartner = 4;

/** A worker claims the payout, learns the time and reads what it needs, twice. */
const callsBeforeSending = 11;

/** The partner has answered that a payment has arrived, and nothing is read for it yet. */
const callsBeforeRecording = 3;

const live = { mode: 'live' } as const;

export const regressions: readonly Regression[] = [
  {
    found:
      'Seed 248: a command read the escrow while it was disputed and its dispute when it was resolved, and ' +
      'answered 500 to the contradiction instead of reading both again.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'fund'),
      ...does(3, 'dispute'),
      starts(4, 'resolve'),
      ...goes(4, 2),
      ...does(5, 'resolve', { amount: 100_000 }),
    ],
  },
  {
    found:
      'Three taps at once: a page read the escrow while it was disputed and its dispute when it was over, ' +
      'and failed at the contradiction instead of reading both again.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'fund'),
      ...does(3, 'dispute'),
      starts(4, 'seller answers'),
      ...goes(4, 2),
      ...does(5, 'resolve', { amount: 100_000 }),
    ],
  },
  {
    found:
      'Seed 20235: the clock was set back by three seconds between a dispute that was withdrawn and the ' +
      'next one, which then looked older. The open one was taken for resolved, and nobody could end it.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'fund'),
      ...does(3, 'dispute', { n: 1 }),
      ...does(4, 'withdraw', { n: 1 }),
      { do: 'clock', ms: -3_000 },
      ...does(5, 'dispute', { n: 2 }),
      ...does(6, 'evidence', { n: 2 }),
      ...does(7, 'concede'),
    ],
  },
  {
    found:
      'Seed 616: a worker asked about a refund that had failed, and fell asleep over the answer. The ' +
      'refund proved paid, another worker wrote that down, and the first one woke and took the money for ' +
      'returned.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'buyer pays', { amount: 150_000 }),
      ...does(3, 'notification arrives'),
      ...does(4, 'worker', { n: 2 }),
      ...does(5, 'partner settles a transfer', { n: failedByPartner }),
      { do: 'clock', ms: 61_000 },
      starts(6, 'worker'),
      ...goes(6, callsBeforeSettling),
      { do: 'clock', ms: 61_000 },
      ...does(7, 'partner settles a transfer'),
      ...does(8, 'worker'),
      ...goes(6, toTheEnd),
    ],
  },
  {
    found:
      'Two workers decided to send one payout in the same millisecond, since new payout details had set ' +
      'its job again. The one whose commit was lost took the mark of the other for its own, and told the ' +
      'partner to pay under a reference that no book knew.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'fund'),
      ...does(3, 'accept'),
      ...does(4, 'save seller', { n: 1 }),
      ...does(5, 'worker', { n: 2 }),
      ...does(6, 'release'),
      starts(7, 'worker'),
      ...goes(7, callsBeforeSending),
      ...does(8, 'save seller', { n: 3 }),
      ...does(9, 'worker'),
      ...does(10, 'worker'),
      ...goes(7, 1, 'lost before'),
      ...goes(7, toTheEnd),
    ],
  },
  {
    found:
      'Seed 8: an excess too small to return arrived in the same millisecond as a refund. The mail about ' +
      'the refund took both for its own, and could not be written for an amount below zero.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'buyer pays', { amount: 9_999 }),
      ...does(3, 'buyer pays'),
      ...does(4, 'notification arrives', { n: 1 }),
      ...does(5, 'notification arrives'),
      ...does(6, 'refund', { amount: 90_000 }),
      ...does(7, 'refund'),
    ],
  },
  {
    found:
      'Seed 106: a dispute was committed while a refund was recorded as failed. The event about the refund ' +
      'came after the one about the dispute, and said that the escrow was funded.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'fund', { amount: 90_000 }),
      ...does(3, 'fund', { amount: 100_000 }),
      ...does(4, 'worker'),
      ...does(5, 'partner settles a transfer', { n: 431 }),
      starts(6, 'dispute'),
      ...goes(6, 5),
      starts(7, 'notification arrives'),
      ...goes(7, 14),
      ...goes(6, toTheEnd),
      ...goes(7, toTheEnd),
    ],
  },
  {
    found:
      'Seed 7100045: the bank had a refund whose attempt a restore had taken back. The operator paid it ' +
      'manually before the statement was matched, and the payer had it twice.',
    program: [
      ...does(1, 'initiate', { mode: 'live' }),
      ...does(2, 'buyer pays', { mode: 'live', amount: 150_000 }),
      ...does(3, 'notification arrives'),
      { do: 'back up' },
      ...does(4, 'worker', { n: 2 }),
      { do: 'restore', copy: 0, cause: 'operator' },
      ...does(5, 'record payment', { mode: 'live' }),
    ],
  },
  {
    found:
      'Seed 91002: a fee that was booked for a rejected payment was forgotten by its row, though not by ' +
      'the ledger, when the bank let the payment through.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'bank rejects a payment', { n: 1 }),
      ...does(3, 'notification arrives'),
      ...does(4, 'bank lets a rejected payment through'),
      ...does(5, 'notification arrives'),
    ],
  },
  {
    found:
      'Seed 2 with Paystack: a refund ended as refused, and Paystack carried it out even so. Its event ' +
      'names the payment alone, so only refunds in flight were asked about, and not the ended one.',
    partner: 'paystack',
    program: [
      ...does(1, 'initiate', live),
      ...does(2, 'buyer pays', { ...live, n: 1 }),
      ...does(3, 'notification arrives'),
      ...does(4, 'refund', live),
      starts(5, 'worker', { n: 2 }),
      ...goes(5, toTheEnd, 'refused'),
      { do: 'clock', ms: 180_000 },
      ...does(6, 'worker', { n: 2 }),
      ...does(7, 'bank carries out what it refused', live),
      ...does(8, 'partner settles a transfer', live),
      ...does(9, 'notification arrives'),
      ...does(10, 'sweep'),
      ...does(11, 'sweep'),
    ],
  },
  {
    found:
      'Seed 2: one of two jobs of a worker failed without a database, and the worker ended. The other went ' +
      'on past a restore that ends the process, and sent a refund while sends were suspended.',
    program: [
      ...does(1, 'initiate', live),
      ...does(2, 'buyer pays', { ...live, amount: 150_000 }),
      ...does(3, 'notification arrives'),
      ...does(4, 'initiate', { ...live, reference: 'ESC-2' }),
      ...does(5, 'buyer pays', { ...live, reference: 'ESC-2', amount: 150_000 }),
      ...does(6, 'notification arrives'),
      { do: 'back up' },
      starts(7, 'worker', { n: 2 }),
      ...goes(7, 2),
      { do: 'go', task: 7, nth: 1, fault: 'down' },
      { do: 'go', task: 7, nth: 1, fault: 'down' },
      ...goes(7, callsBeforeRefunding),
      { do: 'restore', copy: 0, cause: 'operator' },
      ...goes(7, 1),
    ],
  },
  {
    found:
      'Seed 865260899: a restore took the end of a refund from the sandbox bank too. The notification of ' +
      'that end was handled, and the bank paid by itself at a later look-up. The judge took the service ' +
      'for notified of that.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'buyer pays', { amount: 150_000 }),
      ...does(3, 'notification arrives'),
      ...does(4, 'worker', { n: 2 }),
      { do: 'back up' },
      ...does(5, 'partner settles a transfer'),
      { do: 'restore', copy: 0, cause: 'operator' },
      ...does(6, 'notification arrives'),
      { do: 'clock', ms: 61_000 },
      ...does(7, 'worker', { n: 2 }),
    ],
  },
  {
    found:
      'An answer that a payment had arrived took longer than the notification that its bank had reversed ' +
      'it. The escrow was cancelled and had kept nothing of that, so the payment went back a second time.',
    program: [
      ...does(1, 'initiate'),
      ...does(2, 'cancel'),
      ...does(3, 'buyer pays', { amount: 150_000 }),
      starts(4, 'notification arrives'),
      ...goes(4, callsBeforeRecording),
      ...does(5, 'bank reverses the newest payment'),
      ...goes(4, toTheEnd),
      ...does(6, 'worker', { n: 2 }),
    ],
  },
  {
    found:
      'Seed 874439713: Monnify called a transaction reversed once its refund was paid, so a second payment ' +
      'to it counted as taken back. The judge wanted its refund dropped, but the bank may have taken ' +
      'nothing: the refund waits for the operator.',
    partner: 'monnify',
    seed: 6,
    program: [
      ...does(1, 'initiate', live),
      ...does(2, 'buyer pays', live),
      ...does(3, 'notification arrives', live),
      ...does(4, 'refund', live),
      ...does(5, 'worker', { ...live, n: 2 }),
      ...does(6, 'worker', { ...live, n: 2 }),
      ...does(7, 'partner settles a transfer', live),
      ...does(8, 'buyer pays', live),
      ...does(9, 'notification arrives', live),
    ],
  },
];
