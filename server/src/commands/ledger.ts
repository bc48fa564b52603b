import type { Command } from 'commander';
import { lastBlock } from '../adapters/store/chain.js';
import type { Discrepancy } from '../features/ledger/check.js';
import type { Head } from '../features/ledger/evidence/chain-check.js';
import { recordSince, recordVerification } from '../features/ledger/record.js';
import { sealChanges } from '../features/ledger/seal.js';
import { type Counts, type Verification, verifyLedger } from '../features/ledger/verify.js';
import { type SinceVerification, verifySince } from '../features/ledger/verify-since.js';
import type { Services } from '../services.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print } from './output.js';
import { printableLines } from './printable.js';

/** Adds the commands that verify the ledger and export the head of its chain. */
export function addLedgerCommands(program: Command): void {
  const ledger = program.command('ledger').description('the books');
  ledger
    .command('verify')
    .description(
      'recompute every balance from the movements, and compare every row with them and with its evidence; ' +
        'exit code 1 if anything differs',
    )
    .option('--live', 'verify live mode alone', false)
    .option('--test', 'verify test mode alone', false)
    .option('--head <head>', 'a head that `ledger head` exported; the chain must contain it')
    .option('--since <head>', 'verify only what was written after a head that you kept elsewhere')
    .action((options: VerifyFlags) => withServices((services) => verify(services, options)));
  ledger
    .command('head')
    .description('seal what is settled and print the newest block of the chain, to be kept elsewhere')
    .action(() =>
      withServices(async (services) => {
        await sealChanges(services);
        const block = await services.store.one(lastBlock, {});
        if (!block || block.n === 0) throw new OperatorError('Nothing is sealed yet: no change was made.');
        print(`${block.n}:${block.hash}`);
      }),
    );
}

interface VerifyFlags {
  head?: string;
  since?: string;
  live: boolean;
  test: boolean;
}

async function verify(services: Services, { head, since, live, test }: VerifyFlags): Promise<void> {
  if (live && test) throw new OperatorError('Name --live or --test, or neither to verify both modes.');
  const progress = progressOf(performance.now());
  if (since !== undefined) {
    if (live || test || head !== undefined) {
      throw new OperatorError('--since verifies both modes, and its head: name it without other options.');
    }
    const verification = await verifySince(services, headOf(since), { progress });
    await recorded(recordSince(services, verification));
    print(sinceSummaryOf(verification));
    return;
  }
  const mode = live ? 'live' : test ? 'test' : null;
  const known = head === undefined ? null : headOf(head);
  const verification = await verifyLedger(services, { head: known, mode, progress });
  await recorded(recordVerification(services, verification));
  print(summaryOf(verification));
}

const progressEachMs = 2_000;

/** Returns what says on stderr, every two seconds at most, what a verification is doing. */
function progressOf(lastMs: number): (words: string) => void {
  return (words) => {
    if (performance.now() - lastMs < progressEachMs) return;
    lastMs = performance.now();
    process.stderr.write(`${words}\n`);
  };
}

/** What was verified is true whether or not it could be recorded, such as on a full disk. */
async function recorded(recording: Promise<void>): Promise<void> {
  try {
    await recording;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${printableLines(`The verification could not be recorded: ${reason}`)}\n`);
  }
}

/** @throws OperatorError for a text that `ledger head` never prints */
function headOf(text: string): Head {
  const [, n, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(text.trim()) ?? [];
  if (n === undefined || hash === undefined) {
    throw new OperatorError('A head is what `escrow-server ledger head` printed, such as 12:Zk3....');
  }
  return { n: Number(n), hash };
}

/** @throws OperatorError with every discrepancy, live and test apart */
export function summaryOf(verification: Verification): string {
  const { checked, accounts, discrepancies } = verification;
  if (discrepancies.length > 0) throw new OperatorError(report(discrepancies));
  return [
    'The books are right.',
    ...(checked.live ? [`Live: ${counted(checked.live)}`] : []),
    ...(checked.test ? [`Test: ${counted(checked.test)}`] : []),
    `${accounts} balances. ${coverageOf(verification)}`,
    ...headLines(verification.coverage.head),
  ].join('\n');
}

function sinceSummaryOf({ since, counts, coverage, discrepancies }: SinceVerification): string {
  if (discrepancies.length > 0) throw new OperatorError(report(discrepancies));
  const { changes, movements, rows, checkouts } = counts;
  return [
    `What was written after block ${since.n - 1} is right, ` +
      'and the amounts of the escrows it touched agree with it.',
    `${changes} changes with ${movements} movements and ${rows} rows; ${checkouts} escrows and charges.`,
    ...headLines(coverage?.head ?? null),
  ].join('\n');
}

function headLines(head: Head | null): string[] {
  return head === null ? [] : [`Keep this head elsewhere: ${head.n}:${head.hash}`];
}

function counted({ movements, checkouts, credits, payouts, refunds, events }: Counts): string {
  return (
    `${movements} movements, ${checkouts} escrows and charges, ${credits} credits, ${payouts} payouts, ` +
    `${refunds} refunds, ${events} events.`
  );
}

function coverageOf({ coverage }: Verification): string {
  const { head, sealed, tail, unrecorded, unrecordedRows, since } = coverage;
  const chain = head ? `The chain seals ${sealed} changes in ${head.n} blocks` : `The chain seals no changes`;
  const start = since === null ? '' : `, the first at ${new Date(since).toISOString()}`;
  const before =
    unrecorded === 0
      ? ''
      : ` From before the evidence, and not covered: ${unrecorded} changes, ${unrecordedRows} rows.`;
  return `${chain}${start}; not sealed yet: ${tail}.${before}`;
}

/** Live comes first; what belongs to neither mode comes last. */
function report(discrepancies: readonly Discrepancy[]): string {
  const sections = (
    [
      ['Live', 'live'],
      ['Test', 'test'],
      ['Both modes', null],
    ] as const
  ).flatMap(([title, wanted]) => {
    const own = discrepancies.filter(({ mode }) => mode === wanted);
    return own.length === 0 ? [] : [`${title}:`, ...own.map(({ code, words }) => `  ${code}: ${words}`)];
  });
  const count = (wanted: Discrepancy['mode']) => discrepancies.filter(({ mode }) => mode === wanted).length;
  const parts = `live ${count('live')}, test ${count('test')}, both modes ${count(null)}`;
  return [...sections, `Discrepancies: ${discrepancies.length} (${parts}).`].join('\n');
}
