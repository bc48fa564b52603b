import { showPage } from '../opener.js';
import type { CommandContext, CustomCommand } from './command.js';
import { dashboardUrl } from './dashboard.js';

const onlyThere = 'Keys are managed in the dashboard only: no key can list, create or revoke keys.';

function keysCommand(verb: string, summary: string, page: string): CustomCommand {
  const run = async (context: CommandContext): Promise<void> => {
    const url = await dashboardUrl(context, `/developers/keys${page}`);
    context.output.hint(onlyThere);
    await showPage(context, { url });
  };
  return {
    words: ['keys', verb],
    summary,
    description:
      `Opens the dashboard's page about keys in the browser, and prints its address. ${onlyThere} ` +
      'Without a key it opens the list of your accounts.',
    arguments: [],
    flags: [],
    key: 'any',
    answer: { names: ['url'] },
    examples: [`escrow-cli keys ${verb}`],
    run,
  };
}

export const keysCommands: readonly CustomCommand[] = [
  keysCommand('create', 'Open the page that creates a key', '/new'),
  keysCommand('list', 'Open the page that lists your keys', ''),
  keysCommand('revoke', 'Open the page that revokes keys', ''),
];
