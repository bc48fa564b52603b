import type { Statement } from '../../server/src/ports/store.js';
import { built } from './built.js';

type Statements = typeof import('../../server/src/adapters/store/statement.js');

/** Names of the statements of an initiate, in order. */
const initiateWrites = [
  'insert.checkout.guard',
  'change.insert',
  'insert.virtual_account',
  'ledger.open',
  'mail.insert',
];

/** Names of those that write the escrow itself, its change and its virtual account. */
export const escrowWrites = initiateWrites.slice(0, 3);

/** Names of the statements that store a notification, in order. */
export const intakeWrites = ['partner_notification.insert', 'job.set'];

/** The modules that define the statements the benchmarks use. */
const modules = [
  'adapters/store/writes.js',
  'adapters/store/commit-statements.js',
  'adapters/store/mail-statements.js',
  'adapters/store/deliveries.js',
  'adapters/store/webhook-statements.js',
  'features/accounts/queries.js',
  'features/checkouts/queries.js',
  'features/events/queries.js',
  'features/notifications/queries.js',
  'features/webhooks/queries.js',
  'features/accounts/manage.js',
  'features/keys/manage.js',
  'http/authentication.js',
];

export async function loadStatements(): Promise<ReadonlyMap<string, Statement<never, unknown>>> {
  for (const path of modules) await built(path);
  const { allStatements } = await built<Statements>('adapters/store/statement.js');
  return allStatements();
}

/** @throws when the service has no statement of that name */
export function named(
  statements: ReadonlyMap<string, Statement<never, unknown>>,
  name: string,
): Statement<never, unknown> {
  const statement = statements.get(name);
  if (!statement) throw new Error(`The service has no statement ${name}; mend the benchmark.`);
  return statement;
}

/** @param names of the statements; those of an initiate, if they are not given */
export async function loadWrites(
  names: readonly string[] = initiateWrites,
): Promise<Statement<never, unknown>[]> {
  const statements = await loadStatements();
  return names.map((name) => named(statements, name));
}
