import type { Discrepancy } from './check.js';
import type { Coverage, Head } from './evidence/chain-check.js';
import { readEvidenceHashes } from './evidence/hashes.js';
import { SinceCheck, type SinceCounts } from './evidence/since-check.js';
import type { Verified } from './verify.js';

export interface SinceVerification {
  since: Head;
  counts: SinceCounts;
  /** Null if the chain does not contain the head. */
  coverage: Coverage | null;
  discrepancies: Discrepancy[];
}

export interface SinceOptions {
  /** Called now and then with how far it is. */
  progress?(words: string): void;
  /** Rows that one query names at most. */
  idsAtOnce?: number;
}

/**
 * Verifies what was written after an exported head, on one state of the database. It takes as long as that
 * takes, however much there is from before.
 */
export async function verifySince(
  services: Verified,
  since: Head,
  { progress = () => {}, idsAtOnce = 500 }: SinceOptions = {},
): Promise<SinceVerification> {
  const options = { since, progress, idsAtOnce };
  const check = new SinceCheck(await readEvidenceHashes(services), options);
  await services.store.scan(check.scans());
  return { since, counts: check.counts, ...check.finish() };
}
