import type { Mode } from '../domain/records.js';
import type { Engine } from '../ports/store.js';
import type { JobKind } from './run-job.js';

/**
 * What a running job may wait for: one kind of call to a partner, the mail server, or our own database. Codes
 * have their own, since strangers decide how many there are.
 */
export type SlotKind =
  | 'payout'
  | 'refund'
  | 'booking'
  | 'parcel'
  | 'notification'
  | 'poll'
  | 'statement'
  | 'own'
  | 'code'
  | 'mail';

/** Jobs of each kind that may run at the same time. */
export type Slots = Readonly<Record<SlotKind, number>>;

/** The slot that each kind of job takes while it runs. */
export const slotOf: Readonly<Record<JobKind, SlotKind>> = {
  'payout.run': 'payout',
  'payout.combine': 'payout',
  'refund.run': 'refund',
  'shipment.run': 'booking',
  'shipment.poll': 'parcel',
  'notification.apply': 'notification',
  'account.poll': 'poll',
  'attempt.poll': 'poll',
  // A checkout expires only after the partner was asked for payments.
  'checkout.expire': 'poll',
  'restore.check': 'statement',
  'reconcile.day': 'statement',
  'escrow.release': 'own',
  'escrow.remind': 'own',
  'dispute.deadline': 'own',
  'payout.remind': 'own',
  'credit.match': 'own',
  'bank_account.saved': 'own',
  'sign_in.code': 'code',
  'staff.code': 'code',
  'account.recover_owner': 'own',
  'alert.write': 'own',
  // The sandbox bank is in our database.
  'sandbox.credit': 'own',
  'mail.send': 'mail',
};

/** No slot of any kind. */
export const noSlots: Slots = {
  payout: 0,
  refund: 0,
  booking: 0,
  parcel: 0,
  notification: 0,
  poll: 0,
  statement: 0,
  own: 0,
  code: 0,
  mail: 0,
};

/**
 * The slots of live mode in the worker of each line. No job waits for a slot of another kind, so a partner
 * that hangs on every poll delays polls alone. A statement may take minutes: each of two partners has two.
 */
export const slotsOfLine = {
  money: {
    ...noSlots,
    payout: 8,
    refund: 4,
    booking: 4,
    parcel: 4,
    notification: 8,
    poll: 4,
    statement: 4,
    own: 8,
    code: 4,
  },
  mail: { ...noSlots, mail: 4 },
} as const;

/** Mails have a queue of their own, so that a mail server that hangs does not delay money. */
export type JobLine = keyof typeof slotsOfLine;

/**
 * How many jobs that wait for nothing but our database run at a time. On SQLite they share its commits, on
 * PostgreSQL the trips of their reads. The bank and the mails of test mode are in the database too.
 */
const sharing: Readonly<Record<Engine, Readonly<Record<Mode, Partial<Slots>>>>> = {
  sqlite: { live: { own: 32 }, test: { own: 32, payout: 32, refund: 32, mail: 32 } },
  postgres: { live: { own: 8 }, test: { own: 8, payout: 8, refund: 8, mail: 8 } },
};

/**
 * Returns the slots of a mode. Test mode has its own, half as many except for what `sharing` says; none of
 * its jobs takes a live one's.
 */
export function slotsOf(line: JobLine, mode: Mode, engine: Engine): Slots {
  const slots: Slots = slotsOfLine[line];
  const count = (slot: SlotKind) => {
    if (slots[slot] === 0) return 0;
    return sharing[engine][mode][slot] ?? (mode === 'live' ? slots[slot] : Math.ceil(slots[slot] / 2));
  };
  const kinds = Object.keys(slots) as SlotKind[];
  return Object.fromEntries(kinds.map((slot) => [slot, count(slot)])) as Slots;
}

/** The slots of jobs that wait for nothing but our database. */
export function sharingSlots(mode: Mode, engine: Engine): SlotKind[] {
  return Object.keys(sharing[engine][mode]) as SlotKind[];
}

/** Returns the slot of a job; one of an earlier or later version calls no partner. */
export function slotOfKind(kind: string): SlotKind {
  return (slotOf as Readonly<Record<string, SlotKind | undefined>>)[kind] ?? 'own';
}
