import { type KeyScope, keyScopeNames } from '@escrow-checkout/contract';
import type { Command } from 'commander';
import type { ApiKey } from '../adapters/store/api-key-rows.js';
import type { Account } from '../adapters/store/rows.js';
import type { Mode } from '../domain/records.js';
import { accounts } from '../features/accounts/manage.js';
import { createKey, hasExpired, keysOf, revokeKey } from '../features/keys/manage.js';
import { type KeyLimits, keyLimitsOf } from '../http/key-limits.js';
import type { Services } from '../services.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print } from './output.js';

export function addKeyCommands(key: Command): void {
  key
    .command('create <account>')
    .description('create a key; it is shown once')
    .option('--mode <mode>', 'test or live', readMode, 'test')
    .option('--name <name>', 'what it is for', 'unnamed')
    .option('--scope <scopes...>', `what it may do: ${keyScopeNames.join(', ')}; everything by default`)
    .option('--network <networks...>', 'the addresses and networks it is accepted from; any by default')
    .option('--expires-in <days>', 'when it stops working', readDays)
    .action((accountId: string, options: KeyOptions) =>
      withServices(
        async (services) => {
          const account = await accountOf(services, accountId);
          const limited = limitsOf(options, services.clock.now());
          print((await createKey(services, account, options.mode, options.name, limited)).key);
        },
        { ifUnknown: 'revoke the key if escrow-server key list shows it, since nobody has seen it' },
      ),
    );
  key
    .command('list <account>')
    .description('list the keys of an account')
    .action((accountId: string) =>
      withServices(async (services) => {
        await accountOf(services, accountId);
        for (const row of await keysOf(services, accountId)) {
          const state = stateOf(row, services.clock.now()).padEnd(7);
          print(`${row.id}  ${row.mode}  …${row.last4}  ${state}  ${row.name}${limitWords(row)}`);
        }
      }),
    );
  key
    .command('revoke <key>')
    .description('revoke a key by its id, at once')
    .action((id: string) =>
      withServices(async (services) => {
        await revokeKey(services, id);
        print(`key ${id} is revoked`);
      }),
    );
}

async function accountOf(services: Services, accountId: string): Promise<Account> {
  const account = (await accounts(services)).find(({ id }) => id === accountId);
  if (account) return account;
  throw new OperatorError(`There is no account ${accountId}; see escrow-server account list.`);
}

function readMode(text: string): Mode {
  if (text === 'test' || text === 'live') return text;
  throw new OperatorError(`The mode is test or live, not ${text}.`);
}

interface KeyOptions {
  mode: Mode;
  name: string;
  scope?: string[];
  network?: string[];
  /** Days. */
  expiresIn?: number;
}

function limitsOf({ scope, network, expiresIn }: KeyOptions, now: number): KeyLimits {
  return {
    scopes: (listed(scope) as KeyScope[] | undefined) ?? null,
    networks: listed(network) ?? null,
    expiresAt: expiresIn === undefined ? null : now + expiresIn * 24 * 3_600_000,
  };
}

/** Several can be named with spaces or commas between them. */
function listed(words: readonly string[] | undefined): string[] | undefined {
  return words?.flatMap((word) => word.split(',')).filter((word) => word !== '');
}

function readDays(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new OperatorError('--expires-in takes whole days, from 1 to 9999.');
}

function stateOf(row: ApiKey, now: number): string {
  if (row.revokedAt !== null) return 'revoked';
  return hasExpired(row, now) ? 'expired' : 'active';
}

/** Returns what limits a key, for a list. */
function limitWords(row: ApiKey): string {
  const { scopes, networks, expiresAt } = keyLimitsOf(row);
  const words = [
    ...(scopes === null ? [] : [`may ${scopes.join(', ')}`]),
    ...(networks === null ? [] : [`from ${networks.join(', ')}`]),
    ...(expiresAt === null ? [] : [`until ${new Date(expiresAt).toISOString()}`]),
  ];
  return words.length === 0 ? '' : `  (${words.join('; ')})`;
}
