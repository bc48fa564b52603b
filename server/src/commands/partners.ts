import type { Command } from 'commander';
import { checkCarrier } from '../features/banks/check-carrier.js';
import { checkPartner, type PartnerFinding } from '../features/banks/check-partner.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print, quoted } from './output.js';

/** Adds the command that asks the live partners whether money can come and go. */
export function addPartnerCommands(program: Command): void {
  const partner = program.command('partner').description('the partners of live mode: banks and carriers');
  partner
    .command('check')
    .description('ask each live partner whether money can come and go, and parcels; exit code 1 if not')
    .option('--partner <name>', 'one partner; all unless stated')
    .action(({ partner: name }: { partner?: string }) =>
      withServices(async (services) => {
        const banks = services.partners.listOf('live');
        const carriers = services.carriers.listLive();
        if (banks.length + carriers.length === 0) {
          throw new OperatorError('No partner is set up for live mode: set its keys.');
        }
        const isWanted = (each: { name: string }) => name === undefined || each.name === name;
        if (![...banks, ...carriers].some(isWanted)) {
          throw new OperatorError(`There is no live partner ${quoted(name ?? '')}.`);
        }
        for (const bank of banks.filter(isWanted)) {
          report(bank.name, await checkPartner(services, bank, postUnsigned));
        }
        for (const carrier of carriers.filter(isWanted)) report(carrier.name, await checkCarrier(carrier));
      }),
    );
}

const timeoutMs = 10_000;

/** Posts an empty notification; null if nothing answers. */
export async function postUnsigned(url: string): Promise<number | null> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = fetch(url, { method: 'POST', headers, body: '{}', redirect: 'manual', signal });
  return answer.then(
    ({ status }) => status,
    () => null,
  );
}

function report(partner: string, findings: readonly PartnerFinding[]): void {
  for (const finding of findings) print(lineOf(partner, finding));
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
}

function lineOf(partner: string, { asked, isGood, said }: PartnerFinding): string {
  return `${partner}  ${isGood ? 'good' : 'FAILS'}  ${asked.padEnd(14)} ${said}.`;
}
