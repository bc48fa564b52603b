import pino from 'pino';
import type { Config } from '../config.js';
import { createDeps } from '../deps.js';
import { verifyLedger } from '../features/ledger/verify.js';
import { checkSecretKeys } from '../features/secrets/admit.js';
import { OperatorError } from './environment.js';
import { summaryOf } from './ledger.js';

/**
 * Verifies the ledger of a copy before anything may start on it, and that its secrets can be opened.
 *
 * @returns what `ledger verify` says
 * @throws OperatorError with every discrepancy
 */
export async function verifyCopy(config: Config, secretKey: string): Promise<string> {
  const log = pino({ level: 'silent' });
  const deps = createDeps({ config, secretKey, onFatal: () => {}, log });
  try {
    await checkSecretKeys(deps.services);
    return summaryOf(await verifyLedger(deps.services));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(
      `${error.message}\nThe copy is not finished: mend the books with --abandon and the first database.`,
    );
  } finally {
    await deps.close();
  }
}
