import { type Examined, examineDatabase } from './examine-database.js';

const usage = `Usage: npm run audit:ledger -- <database> [--json]

Recomputes every balance and the amounts of every escrow and charge from the postings alone, in a process of
its own and with none of the server's code, and compares them with the rows.

Every row is also compared with what the changes recorded about it. Set SECRET_KEY to have the digests of the
changes, the chain of blocks and the kept answers examined too.

<database> is sqlite:<path>, a path, or postgres://...; it may be in use. Exit codes: 0 the books are right,
1 they are not, 2 they could not be read.`;

const listedMax = 50;

function report({ books, discrepancies }: Examined, secretKey: string | null): void {
  const { tables, postings } = books;
  const { balances, checkouts, credits, payouts, refunds, events } = tables;
  console.log(
    `Read ${postings.count} postings, ${balances.length} balances, ` +
      `${checkouts.length} escrows and charges, ` +
      `${credits.length} credits, ${payouts.length} payouts, ${refunds.length} refunds, ` +
      `${events.length} events.`,
  );
  if (secretKey === null) console.log('Without SECRET_KEY, digests and blocks are not examined.');
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
  const secretKey = process.env.SECRET_KEY || null;
  const examined = await examineDatabase(address, secretKey);
  const { books, discrepancies } = examined;
  if (asJson) console.log(JSON.stringify({ postings: books.postings.count, discrepancies }));
  else report(examined, secretKey);
  return discrepancies.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`The books could not be read: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
