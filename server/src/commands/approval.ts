import type { Command } from 'commander';
import { approve, decline, listApprovalRequests } from '../features/accounts/approval.js';
import { withServices } from './operator.js';
import { print, quoted, readReason, timeOf } from './output.js';

/** Commands that decide which merchants take real money. */
export function addApprovalCommands(account: Command): void {
  account
    .command('list-requests')
    .description('list the merchants that ask for live mode, with what they say of themselves')
    .action(() =>
      withServices(async (services) => {
        for (const { accountId, name, requestedAt, details } of await listApprovalRequests(services)) {
          print(`${accountId}  ${timeOf(requestedAt)}  ${quoted(name)}`);
          for (const [field, value] of Object.entries(details as Record<string, string>))
            print(`  ${field.padEnd(22)} ${quoted(value)}`);
        }
      }),
    );
  account
    .command('approve <account>')
    .description('let an account have live keys, once it is on the business plan')
    .action((id: string) =>
      withServices(async (services) => {
        await approve(services, id);
        print(`account ${id} is approved for live mode`);
      }),
    );
  account
    .command('decline <account> <reason>')
    .description('decline a request for live mode; the merchant reads the reason and may ask again')
    .action((id: string, reason: string) =>
      withServices(async (services) => {
        await decline(services, id, readReason(reason));
        print(`the request of account ${id} is declined`);
      }),
    );
}
