import { readFileSync } from 'node:fs';
import type { Finding } from './figures.js';

export interface Machine {
  node: string;
  processor: string;
  cores: number;
  memoryGb: number;
  /** Whether the driver and what is measured have a core each. */
  pinned: boolean;
  /** How long this disk takes to make a page durable. */
  fsyncMs: number;
}

/** What a run has measured, as `--json` keeps it. */
export interface BenchResult {
  /** A day in UTC, such as 2026-11-27. */
  measuredOn: string;
  machine: Machine;
  findings: (Finding & { section: string; met: boolean | null })[];
  /** Why a section measured nothing. */
  skipped: Record<string, string>;
  /** What made a section fail. */
  failed: Record<string, string>;
}

/** Numbers that JSON cannot hold where they are unknown. */
const unknownNumbers = ['value', 'perSecond', 'p50Ms', 'p99Ms'];

/**
 * Reads what `--json` has written.
 *
 * @throws Error if it is not that, or of a version that wrote less
 */
export function readResult(file: string): BenchResult {
  const result: unknown = JSON.parse(readFileSync(file, 'utf8'), (name, value) =>
    value === null && unknownNumbers.includes(name) ? Number.NaN : value,
  );
  if (isResult(result)) return result;
  throw new Error(`${file} is no result of these benchmarks: measure again with --json.`);
}

function isResult(result: unknown): result is BenchResult {
  const { measuredOn, machine, findings, failed } = (result ?? {}) as Partial<BenchResult>;
  return (
    typeof measuredOn === 'string' && machine !== undefined && Array.isArray(findings) && failed !== undefined
  );
}
