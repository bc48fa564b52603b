import type { Command } from 'commander';
import { operatorAsInviter } from '../features/staff/invite-owner.js';
import { removeFactorsOfAddress } from '../features/staff/lost-factor.js';
import { requestRecovery, stopRecovery } from '../features/staff/owner-recovery.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print, timeOf } from './output.js';

/** Commands for people who have lost what they sign in with. */
export function addRecoveryCommands(account: Command): void {
  account
    .command('remove-factor <email>')
    .description('remove the lost second factors of a person, whom you have made sure of; they are told')
    .action((email: string) =>
      withServices(async (services) => {
        await removeFactorsOfAddress(services, email);
        print('their second factors are removed; they sign in with a code, and add new ones');
      }),
    );
  account
    .command('recover-owner <account> <email>')
    .description('invite an address as an owner in 72 hours, unless a member stops it; all of them are told')
    .action((id: string, email: string) =>
      withServices(async (services) => {
        const dueAt = await requestRecovery(services, id, email);
        print(`every member of account ${id} is told; the address is invited at ${timeOf(dueAt)}`);
      }),
    );
  account
    .command('stop-recovery <account>')
    .description('stop what recover-owner has begun')
    .action((id: string) =>
      withServices(async (services) => {
        if (!(await stopRecovery(services, id, operatorAsInviter)))
          throw new OperatorError('No recovery of this account is under way.');
        print(`account ${id} gets no other owner`);
      }),
    );
}
