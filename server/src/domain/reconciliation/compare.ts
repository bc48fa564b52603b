/** The lists that a partner has of the money that moved through it. */
export const recordKinds = ['credit', 'payout', 'refund', 'taken_back', 'settlement', 'top_up'] as const;
/**
 * `taken_back`: a part of a payment that its payer's bank demanded back. `settlement`: paid to the operator's
 * own bank account. `top_up`: paid in from there.
 */
export type RecordKind = (typeof recordKinds)[number];

/** `pending`: nothing is final. `moved`: it happened. `returned`: it failed, or was undone. */
export const recordStates = ['pending', 'moved', 'returned'] as const;
export type RecordState = (typeof recordStates)[number];

/** One side's account of one thing that happened. Amounts in kobo. */
export interface Side {
  state: RecordState;
  amount: number;
  /** Null: it does not say. */
  fee: number | null;
  /** When it happened, real time. */
  at: number;
}

export const comparisons = [
  'matched',
  'in_flight',
  'waiting',
  'theirs_only',
  'ours_only',
  'amounts_differ',
  'states_differ',
  'fees_differ',
] as const;
export type Comparison = (typeof comparisons)[number];

/** What is named to the operator. */
export type Disagreement = Exclude<Comparison, 'matched' | 'in_flight' | 'waiting'>;

export interface Compared {
  comparison: Comparison;
  /** What the partner holds more than our books say, in kobo; below zero it holds less. */
  difference: number;
}

/** Lists and look-ups of a partner may lag behind each other for so long. */
export const lagMs = 48 * 3_600_000;

const incoming: readonly RecordKind[] = ['credit', 'top_up'];
/** Nobody here asks for these: the comparison is how they get into the books. */
export const settling: readonly RecordKind[] = ['settlement', 'top_up'];

/**
 * Compares what the partner says of one thing with what our books say.
 *
 * @param now real time, ms
 */
export function compareSides(
  kind: RecordKind,
  theirs: Side | null,
  ours: Side | null,
  now: number,
): Compared {
  const booked = ours && effectOf(kind, ours, ours.fee);
  const reported = theirs && effectOf(kind, theirs, theirs.fee ?? ours?.fee ?? 0);
  const difference = (reported ?? 0) - (booked ?? 0);
  return { comparison: classify(kind, theirs, ours, difference, now), difference };
}

function classify(
  kind: RecordKind,
  theirs: Side | null,
  ours: Side | null,
  difference: number,
  now: number,
): Comparison {
  if (theirs === null || ours === null) return classifyOnly(kind, theirs, ours, difference, now);
  if (theirs.amount !== ours.amount && (theirs.state !== 'returned' || ours.state !== 'returned'))
    return 'amounts_differ';
  if (theirs.state !== ours.state) {
    const mayCatchUp = theirs.state === 'pending' || ours.state === 'pending';
    return mayCatchUp && isYoung(theirs, now) ? 'waiting' : 'states_differ';
  }
  if (difference !== 0) return 'fees_differ';
  return theirs.state === 'pending' ? 'in_flight' : 'matched';
}

function classifyOnly(
  kind: RecordKind,
  theirs: Side | null,
  ours: Side | null,
  difference: number,
  now: number,
): Comparison {
  const only = theirs ?? ours;
  if (only === null || (only.state === 'returned' && difference === 0)) return 'matched';
  // It is booked once it is final.
  if (theirs?.state === 'pending' && settling.includes(kind)) return 'in_flight';
  // An attempt that the partner does not know is listed with the transfers of unknown outcome.
  if (ours !== null && ours.state === 'pending') return 'in_flight';
  if (ours !== null) return isYoung(ours, now) ? 'waiting' : 'ours_only';
  return 'theirs_only';
}

/** How much more the partner holds because of it. */
function effectOf(kind: RecordKind, { state, amount }: Side, fee: number | null): number {
  const moved = state === 'moved' ? amount : 0;
  return (incoming.includes(kind) ? moved : 0 - moved) - (fee ?? 0);
}

function isYoung({ at }: Side, now: number): boolean {
  return now - at < lagMs;
}
