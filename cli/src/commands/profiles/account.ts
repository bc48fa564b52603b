import { connect } from '../../client.js';
import { exitCodes, Stop } from '../../exit.js';
import { rowOf } from '../../rows.js';
import type { Settings } from '../../settings.js';
import type { CommandContext } from '../command.js';

/** What the API says of the account of a key. */
export interface Account {
  account_id: string;
  name: string;
  plan: string;
  mode: Settings['mode'];
}

const row = rowOf('getAccount');

/** Asks whose key it is; what answers like something else ends the command. */
export async function readAccount(
  { values, flight, output }: Pick<CommandContext, 'values' | 'flight' | 'output'>,
  settings: Settings,
): Promise<Account> {
  const client = await connect({ values, flight, output, settings });
  const { body } = await client.send<Partial<Account> | null>({ method: row.method, path: row.path });
  const { account_id, name, plan, mode } = body ?? {};
  if (account_id && name && plan && mode === settings.mode) return { account_id, name, plan, mode };
  const detail = `What answers at ${settings.baseUrl} is not this API.`;
  throw new Stop(exitCodes.unavailable, { title: 'No account', code: 'invalid_answer', detail });
}
