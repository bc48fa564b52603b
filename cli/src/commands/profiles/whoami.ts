import { connect } from '../../client.js';
import { exitCodes, Stop } from '../../exit.js';
import { rowOf } from '../../operations.js';
import { maskedSecret } from '../../printable.js';
import { announceMode } from '../../remarks.js';
import type { Settings } from '../../settings.js';
import { findConnection, type Source, settingsOf } from '../../settings.js';
import { renderPairs } from '../../views/columns.js';
import type { CommandContext, CustomCommand } from '../command.js';

function placeOf({ name }: Source): string {
  return name ?? 'default';
}

async function whoami(context: CommandContext): Promise<void> {
  const { host, values, output, print } = context;
  const connection = await findConnection(host, values);
  const { profile, apiKey, baseUrl } = connection;
  const settings = settingsOf(host, connection);
  announceMode({ settings, output });
  const { account_id, name, plan, mode, key } = await readAccount(context, settings);
  const answer = {
    account_id,
    account_name: name,
    plan,
    mode,
    key: maskedSecret(settings.apiKey),
    key_from: apiKey && placeOf(apiKey),
    scopes: key?.scopes ?? null,
    networks: key?.networks ?? null,
    expires_at: key?.expires_at ?? null,
    profile: settings.profile ?? null,
    profile_from: profile && placeOf(profile),
    base_url: baseUrl.value,
    base_url_from: placeOf(baseUrl),
  };
  const from = (value: string | null, place: string | null): string | null => value && `${value}  (${place})`;
  print(answer, () =>
    renderPairs(
      [
        ['account', name],
        ['account id', account_id],
        ['plan', plan],
        ['mode', mode],
        ['key', from(answer.key, answer.key_from)],
        ['may', answer.scopes?.join(', ') ?? 'everything'],
        ['from', answer.networks?.join(', ') ?? 'anywhere'],
        ['expires', answer.expires_at ?? 'never'],
        ['profile', from(answer.profile, answer.profile_from)],
        ['address', from(answer.base_url, answer.base_url_from)],
      ],
      output.paint,
    ),
  );
}

export const whoamiCommand: CustomCommand = {
  words: ['whoami'],
  summary: 'Show the account of your key',
  description:
    'Asks the API for the account of the key. It also prints which key, profile and address were used, and ' +
    'where each comes from: a flag, a variable, a file, or the default.',
  arguments: [],
  flags: [],
  key: 'any',
  answer: {
    names: [
      'account_id',
      'account_name',
      'plan',
      'mode',
      'key',
      'key_from',
      'scopes',
      'networks',
      'expires_at',
      'profile',
      'profile_from',
      'base_url',
      'base_url_from',
    ],
  },
  examples: ['escrow-cli whoami', 'escrow-cli whoami --profile shop --query mode'],
  run: whoami,
};

export interface Account {
  account_id: string;
  name: string;
  plan: string;
  mode: Settings['mode'];
  /** Absent in a response of a version that knows no restricted keys. */
  key?: { scopes: string[] | null; networks: string[] | null; expires_at: string | null } | undefined;
}

const row = rowOf('getAccount');

/** Asks whose key it is; refuses an answer that is not of this API. */
export async function readAccount(
  { values, flight, output }: Pick<CommandContext, 'values' | 'flight' | 'output'>,
  settings: Settings,
): Promise<Account> {
  const client = await connect({ values, flight, output, settings });
  const { body } = await client.send<Partial<Account> | null>({ method: row.method, path: row.path });
  const { account_id, name, plan, mode, key } = body ?? {};
  if (account_id && name && plan && mode === settings.mode) return { account_id, name, plan, mode, key };
  const detail = `The server at ${settings.baseUrl} is not this API.`;
  throw new Stop(exitCodes.unavailable, { title: 'No account', code: 'invalid_answer', detail });
}
