import type { Statement } from '../../server/src/ports/store.js';
import { built } from './built.js';

type Statements = typeof import('../../server/src/adapters/store/statement.js');

/** The statements an initiate writes with, by their names in the service, in their order. */
const writeNames = [
  ...['insert.checkout.guard', 'change.insert', 'insert.virtual_account', 'ledger.open'],
  'mail.insert',
];

/** Where the statements stand that the benchmarks use. */
const modules = [
  ...[
    'writes.js',
    'commit-statements.js',
    'mail-statements.js',
    'deliveries.js',
    'webhook-statements.js',
  ].map((name) => `adapters/store/${name}`),
  ...['accounts', 'checkouts', 'events', 'webhooks'].map((name) => `features/${name}/queries.js`),
  ...['features/keys/manage.js', 'http/authentication.js'],
];

/** The service's statements by their names. */
export async function loadStatements(): Promise<ReadonlyMap<string, Statement<never, unknown>>> {
  for (const path of modules) await built(path);
  const { allStatements } = await built<Statements>('adapters/store/statement.js');
  return allStatements();
}

/** @throws when the service has no statement of that name any more */
export function named(
  statements: ReadonlyMap<string, Statement<never, unknown>>,
  name: string,
): Statement<never, unknown> {
  const statement = statements.get(name);
  if (!statement) throw new Error(`The service has no statement ${name}; mend the benchmark.`);
  return statement;
}

export async function loadWrites(): Promise<Statement<never, unknown>[]> {
  const statements = await loadStatements();
  return writeNames.map((name) => named(statements, name));
}
