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

/**
 * Verifies what was written after an exported head, on one state of the database. It takes as long as that
 * takes, however much there is from before.
 */
export async function verifySince(
  services: Verified,
  since: Head,
  progress: (words: string) => void = () => {},
): Promise<SinceVerification> {
  const check = new SinceCheck(await readEvidenceHashes(services), { since, progress });
  await services.store.scan(check.scans());
  return { since, counts: check.counts, ...check.finish() };
}
