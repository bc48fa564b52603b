import { findConnection, settingsOf } from '../settings.js';
import type { CommandContext } from './command.js';
import { readAccount } from './profiles/whoami.js';

/** Returns the address of a page of the dashboard; without a key, of the page that lists the accounts. */
export async function dashboardUrl(context: CommandContext, page: string): Promise<string> {
  const connection = await findConnection(context.host, context.values);
  const { baseUrl, apiKey } = connection;
  if (!apiKey) return new URL('/dashboard', baseUrl.value).href;
  const settings = settingsOf(context.host, connection);
  const { account_id: id, mode } = await readAccount(context, settings);
  return new URL(`/dashboard/${encodeURIComponent(id)}/${mode}${page}`, baseUrl.value).href;
}
