import type { Mode } from '../../domain/records.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import type { Verification } from './verify.js';

/**
 * Records in the audit log that the books were verified, and how many discrepancies each verified mode has;
 * what is of no mode counts in both. Metrics read from it when the last verification was.
 */
export async function recordVerification(
  services: Pick<Services, 'store' | 'clock' | 'newId' | 'keyedHash' | 'author'>,
  { checked, discrepancies }: Verification,
): Promise<void> {
  const countOf = (wanted: Mode) =>
    checked[wanted] ? discrepancies.filter(({ mode }) => mode === wanted || mode === null).length : null;
  await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [],
    note: {
      action: 'ledger.verified',
      subject: 'ledger',
      before: null,
      after: { live: countOf('live'), test: countOf('test') },
    },
  });
}
