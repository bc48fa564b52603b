import type { Mode } from '../../domain/records.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import type { Discrepancy } from './check.js';
import type { Verification } from './verify.js';
import type { SinceVerification } from './verify-since.js';

type Recorder = Pick<Services, 'store' | 'clock' | 'newId' | 'keyedHash' | 'author'>;

/**
 * Records in the audit log that the books were verified, and how many discrepancies each verified mode has;
 * what is of no mode counts in both. Metrics read from it when the last verification was.
 */
export async function recordVerification(
  services: Recorder,
  { checked, discrepancies }: Verification,
): Promise<void> {
  const countOf = (mode: Mode) => (checked[mode] ? countIn(discrepancies, mode) : null);
  await record(services, 'ledger.verified', { live: countOf('live'), test: countOf('test') });
}

/** Records a verification since a head under a name of its own: it found nothing in what is older. */
export async function recordSince(
  services: Recorder,
  { since, coverage, discrepancies }: SinceVerification,
): Promise<void> {
  await record(services, 'ledger.verified_since', {
    live: countIn(discrepancies, 'live'),
    test: countIn(discrepancies, 'test'),
    sinceBlock: since.n,
    throughBlock: coverage?.head?.n ?? null,
  });
}

function countIn(discrepancies: readonly Discrepancy[], wanted: Mode): number {
  return discrepancies.filter(({ mode }) => mode === wanted || mode === null).length;
}

async function record(
  services: Recorder,
  action: 'ledger.verified' | 'ledger.verified_since',
  after: Record<string, number | null>,
): Promise<void> {
  await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [],
    note: { action, subject: 'ledger', before: null, after },
  });
}
