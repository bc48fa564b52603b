import { type Command, InvalidArgumentError } from 'commander';
import { type Expiring, listExpiring } from '../features/expiry/list.js';
import { readTestData, setTestQuota } from '../features/operator/test-quota.js';
import { withServices } from './operator.js';
import { print, timeOf } from './output.js';

/** Adds the commands about how much merchants store in test mode. */
export function addTestDataCommands(program: Command): void {
  const testData = program.command('test-data').description('what merchants store in test mode');
  testData
    .command('show <account>')
    .description('show how much a merchant stores in test mode, and how much they may')
    .action((accountId: string) =>
      withServices(async (services) => {
        printUsage(await readTestData(services, accountId));
      }),
    );
  testData
    .command('expiry')
    .description('show whose test data expires when, what is being removed, and what was')
    .option('-n, --limit <count>', 'how many merchants to list', readCount, 100)
    .action(({ limit }: { limit: number }) =>
      withServices(async (services) => {
        printExpiry(await listExpiring(services, limit), services.config.TEST_DATA_DAYS);
      }),
    );
  testData
    .command('limit <account>')
    .description('set how much a merchant may store in test mode')
    .option('--rows <count>', 'the most rows', readCount)
    .option('--bytes <count>', 'the most bytes', readCount)
    .action((accountId: string, { rows, bytes }: { rows?: number; bytes?: number }) =>
      withServices(async (services) => {
        printUsage(await setTestQuota(services, accountId, { rowsMax: rows, bytesMax: bytes }));
      }),
    );
}

type Usage = Awaited<ReturnType<typeof readTestData>>;

function printUsage({ rows, rowsMax, bytes, bytesMax }: Usage): void {
  print(`rows   ${rows} of at most ${rowsMax}`);
  print(`bytes  ${bytes} of at most ${bytesMax}`);
}

function printExpiry(accounts: readonly Expiring[], days: number): void {
  if (days === 0) print('Test data never expires: TEST_DATA_DAYS is 0.');
  for (const each of accounts) {
    const { accountId, usedAt, removedAt } = each;
    const parts = [
      usedAt === null ? null : `last used ${timeOf(usedAt)}`,
      removalOf(each),
      removedAt === null ? null : `last removed ${timeOf(removedAt)}`,
    ];
    print(`${accountId}  ${parts.filter((part) => part !== null).join(', ')}`);
  }
}

function removalOf({ expiresAt, begunAt, failure, failedAt }: Expiring): string | null {
  if (begunAt === null) return expiresAt === null ? null : `expires ${timeOf(expiresAt)}`;
  const stuck = failure === null ? '' : `, does not go on since ${timeOf(failedAt ?? begunAt)}: ${failure}`;
  return `is being removed since ${timeOf(begunAt)}${stuck}`;
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(count)) return count;
  throw new InvalidArgumentError('It is a whole number above zero.');
}
