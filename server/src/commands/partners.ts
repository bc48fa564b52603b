import type { Command } from 'commander';
import { checkPartner, type PartnerFinding } from '../features/banks/check-partner.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print, quoted } from './output.js';

/** Adds the command that asks the live partners whether money can come and go. */
export function addPartnerCommands(program: Command): void {
  const partner = program.command('partner').description('the banking partners of live mode');
  partner
    .command('check')
    .description('ask each live partner whether money can come and go; exit code 1 if it cannot')
    .option('--partner <name>', 'one partner; all unless stated')
    .action(({ partner: name }: { partner?: string }) =>
      withServices(async (services) => {
        const all = services.partners.listOf('live');
        if (all.length === 0) {
          throw new OperatorError('No partner is set up for live mode: set its keys.');
        }
        const wanted = name === undefined ? all : all.filter((each) => each.name === name);
        if (wanted.length === 0) throw new OperatorError(`There is no live partner ${quoted(name ?? '')}.`);
        for (const bank of wanted) {
          const findings = await checkPartner(services, bank, postUnsigned);
          for (const finding of findings) print(lineOf(bank.name, finding));
          if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
        }
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

function lineOf(partner: string, { asked, isGood, said }: PartnerFinding): string {
  return `${partner}  ${isGood ? 'good' : 'FAILS'}  ${asked.padEnd(14)} ${said}.`;
}
