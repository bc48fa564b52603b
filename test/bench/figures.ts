/** The figures of one stretch of load. */
export interface Round {
  count: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /**
   * Processor time the measured process spent on each, in microseconds; null where the system does not tell.
   */
  cpuMicros?: number | null;
}

/** One of the things compared, with its figures over all rounds. */
export interface Side {
  name: string;
  rounds: Round[];
}

export type Aim = { atLeast: number } | { below: number } | { atMost: number };

/** One row of the result: a figure and its aim. */
export interface Finding {
  what: string;
  value: number;
  /** The same ratio by processor time, which other work on the machine disturbs less. */
  cpuRatio?: number | null;
  unit: 'ratio' | 'ms' | 's' | 'a second' | 'MB' | 'bytes' | 'commits';
  /** The smallest and the largest of the values that `value` is the median of. */
  range: [number, number] | null;
  aim: Aim | null;
  /** The sides whose figures the ratio is taken from: the first divided by the second. */
  sides: Side[];
  note?: string;
}

/** The result of a section; `skipped` is why it measured nothing. */
export type SectionResult = { findings: Finding[] } | { skipped: string };

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the smallest value that at least this share of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function roundOf(tookMs: readonly number[], elapsedMs: number): Round {
  return {
    count: tookMs.length,
    perSecond: (tookMs.length * 1000) / elapsedMs,
    p50Ms: quantile(tookMs, 0.5),
    p99Ms: quantile(tookMs, 0.99),
  };
}

/** Compares neighbours in time, so that a busy moment of the machine weighs on both. */
export function ratioFinding(what: string, first: Side, second: Side, aim: Aim): Finding {
  const ratios = first.rounds.map(
    (round, index) => round.perSecond / (second.rounds[index]?.perSecond as number),
  );
  const cpuRatio = medianCpuMicros(second) / medianCpuMicros(first);
  return { what, unit: 'ratio', aim, sides: [first, second], ...spread(ratios), cpuRatio };
}

/** Returns the cost of the one as a multiple of the other's, round by round; `value` reads a round. */
export function timesFinding(
  what: string,
  [first, second]: readonly [Side, Side],
  value: (round: Round, index: number) => number,
  aim: Aim | null,
): Finding {
  const times = first.rounds.map(
    (round, index) => value(round, index) / value(second.rounds[index] as Round, index),
  );
  return { what, unit: 'ratio', aim, sides: [first, second], ...spread(times) };
}

/** A figure measured several times. */
export function plainFinding(
  what: string,
  unit: Finding['unit'],
  values: readonly number[],
  aim: Aim | null,
): Finding {
  return { what, unit, aim, sides: [], ...spread(values) };
}

/** Returns NaN where the system does not tell. */
export function medianCpuMicros({ rounds }: Side): number {
  return median(rounds.map(({ cpuMicros }) => cpuMicros ?? Number.NaN));
}

function spread(values: readonly number[]): Pick<Finding, 'value' | 'range'> {
  const range: [number, number] | null =
    values.length > 1 ? [Math.min(...values), Math.max(...values)] : null;
  return { value: median(values), range };
}

export function isMet({ value, aim }: Finding): boolean | null {
  if (aim === null || Number.isNaN(value)) return null;
  if ('atLeast' in aim) return value >= aim.atLeast;
  return 'below' in aim ? value < aim.below : value <= aim.atMost;
}
