import type { Command } from 'commander';
import { brandFieldNames } from '../domain/staff/brand.js';
import { changeBrand, listProposals } from '../features/brand/brand.js';
import { filePath } from '../features/files/path.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print, quoted, readReason, timeOf } from './output.js';

/** Commands that decide what merchants show of themselves in live mode. */
export function addBrandCommands(program: Command): void {
  const brand = program
    .command('brand')
    .description('decide which names, logos and colours of merchants live mode shows');
  brand
    .command('list')
    .description('list what merchants propose, oldest first, with the version to decide on')
    .action(() =>
      withServices(async (services) => {
        for (const { accountId, name, version, proposedAt, proposed } of await listProposals(services)) {
          print(`${accountId}  version ${version}  ${timeOf(proposedAt)}  ${quoted(name)}`);
          for (const field of brandFieldNames) {
            print(`  ${field.padEnd(14)} ${proposed[field] === null ? '-' : quoted(proposed[field])}`);
          }
          const { logo } = proposed;
          print(`  ${'logo'.padEnd(14)} ${logo === null ? '-' : services.config.siteUrl + filePath(logo)}`);
        }
      }),
    );
  brand
    .command('approve <account> <version>')
    .description('show in live mode what the account proposed with this version')
    .action((id: string, version: string) =>
      withServices(async (services) => {
        await changeBrand(services, id, { command: 'approve', version: readVersion(version) });
        print(`live mode shows the brand of account ${id}, version ${version}`);
      }),
    );
  brand
    .command('decline <account> <version> <reason>')
    .description('decline what the account proposed with this version; the merchant reads the reason')
    .action((id: string, version: string, reason: string) =>
      withServices(async (services) => {
        const decided = { version: readVersion(version), reason: readReason(reason) };
        await changeBrand(services, id, { command: 'decline', ...decided });
        print(`the brand of account ${id}, version ${version}, is declined`);
      }),
    );
  brand
    .command('withdraw <account> <reason>')
    .description('show the brand of an account in live mode no more; the merchant reads the reason')
    .action((id: string, reason: string) =>
      withServices(async (services) => {
        await changeBrand(services, id, { command: 'withdraw', reason: readReason(reason) });
        print(`live mode shows no brand of account ${id} any more`);
      }),
    );
}

function readVersion(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new OperatorError(`The version is a number such as 3, not ${quoted(text)}; see brand list.`);
}
