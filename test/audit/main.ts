import { type Examined, examineDatabase } from './examine-database.js';

const usage = `Usage: npm run audit:ledger -- <database> [--json]

Recomputes every balance and the amounts of every escrow and charge from the postings alone, in a process of
its own and with none of the server's code, and compares them with the rows.

Every row is also compared with what the changes recorded about it. Set SECRET_KEY to have the digests of the
changes, the chain of blocks and the kept answers examined too; while the key is being replaced, set
SECRET_KEY_PREVIOUS as well.

<database> is sqlite:<path>, a path, or postgres://...; it may be in use. Exit codes: 0 the books are right,
1 they are not, 2 they could not be read.`;

const listedMax = 50;

function report({ books, discrepancies }: Examined, hasKeys: boolean): void {
  const { tables, postings } = books;
  const { balances, checkouts, credits, payouts, refunds, events } = tables;
  console.log(
    `Read ${postings.count} postings, ${balances.length} balances, ` +
      `${checkouts.length} escrows and charges, ` +
      `${credits.length} credits, ${payouts.length} payouts, ${refunds.length} refunds, ` +
      `${events.length} events.`,
  );
  if (!hasKeys) console.log('Without SECRET_KEY, digests and blocks are not examined.');
  for (const sentence of discrepancies.slice(0, listedMax)) console.error(sentence);
  const isRight = discrepancies.length === 0;
  console.log(isRight ? 'The books are right.' : `Discrepancies: ${discrepancies.length}.`);
}

async function main(args: readonly string[]): Promise<number> {
  const asJson = args.includes('--json');
  const [address, ...others] = args.filter((arg) => arg !== '--json' && arg !== '--');
  if (address === undefined || address.startsWith('-') || others.length > 0) {
    console.error(usage);
    return 2;
  }
  const secretKeys = [process.env.SECRET_KEY, process.env.SECRET_KEY_PREVIOUS].flatMap((key) => key || []);
  const examined = await examineDatabase(address, secretKeys);
  const { books, discrepancies } = examined;
  if (asJson) console.log(JSON.stringify({ postings: books.postings.count, discrepancies }));
  else report(examined, secretKeys.length > 0);
  return discrepancies.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`The books could not be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
