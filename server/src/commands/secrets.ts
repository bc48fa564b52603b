import type { Command } from 'commander';
import { countSealed, type Rotation, rotateSecrets } from '../features/secrets/rotate.js';
import { serverGoneMs } from '../features/secrets/servers.js';
import type { KeyCount } from '../features/secrets/tables.js';
import type { Services } from '../services.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { print } from './output.js';

/** Adds the commands that replace the secret key. */
export function addSecretsCommands(program: Command): void {
  const secrets = program.command('secrets').description('the secret key and what is sealed under it');
  secrets
    .command('status')
    .description('count the sealed values by the key they are under')
    .action(() =>
      withServices(async (services) => {
        for (const line of statusOf(services, await countSealed(services))) print(line);
      }),
    );
  secrets
    .command('rotate')
    .description('seal everything anew under SECRET_KEY, beside a running server, and retire the key before')
    .action(() =>
      withServices(async (services) => {
        const rotation = await rotateSecrets(services, (table, resealed) => {
          process.stderr.write(`${table.replaceAll('_', ' ')}: ${resealed} rows sealed anew\n`);
        });
        for (const line of linesOf(services, rotation)) print(line);
      }),
    );
}

function statusOf({ secretKeys: { current, previous } }: Services, counts: readonly KeyCount[]): string[] {
  const sum = (key: string | null) =>
    counts.reduce((total, each) => total + (each.keyName === key ? each.count : 0), 0);
  const others = [...new Set(counts.map(({ keyName }) => keyName))].filter(
    (key) => key !== current && key !== null,
  );
  const nameOf = (key: string | null) =>
    key === previous ? `${key} (SECRET_KEY_PREVIOUS)` : `${key} (not configured)`;
  const unnamed = sum(null);
  return [
    `${sum(current)} values under the key ${current} (SECRET_KEY)`,
    ...others.map((key) => `${sum(key)} values under the key ${nameOf(key)}`),
    ...(unnamed === 0 ? [] : [`${unnamed} values of an earlier version, which names no key`]),
    ...counts
      .filter(({ keyName }) => keyName !== current)
      .map(
        ({ field, keyName, count }) => `  ${field}: ${count}${keyName === null ? '' : ` under ${keyName}`}`,
      ),
  ];
}

/** @throws OperatorError if values are left under another key, or a server seals under it */
function linesOf(services: Services, rotation: Rotation): string[] {
  const { resealed, left, lockedAccounts, otherServers, isRetired } = rotation;
  const count = left.reduce((total, each) => total + each.count, 0);
  if (count > 0 && lockedAccounts.length > 0) {
    throw new OperatorError(
      `${count} values are left, among them those of accounts whose test data is being removed: ` +
        `${lockedAccounts.join(', ')}. Run it again once escrow-server test-data expiry shows that as ended.`,
    );
  }
  if (otherServers.length > 0) {
    const names = otherServers.map(({ name, keyId }) => `${name} (key ${keyId})`);
    throw new OperatorError(
      `No key is retired, since servers still seal under another one: ${names.join('; ')}. Restart them ` +
        `with the key ${services.secretKeys.current} as SECRET_KEY, and run it again. ` +
        `A server that was killed counts for ${serverGoneMs / 60_000} minutes.`,
    );
  }
  if (count > 0) {
    const fields = left.map(({ field, keyName }) => `${field}${keyName === null ? '' : ` (key ${keyName})`}`);
    throw new OperatorError(
      `${count} values do not open and are left as they are: ${[...new Set(fields)].join(', ')}. ` +
        'Set SECRET_KEY_PREVIOUS to their key and run it again.',
    );
  }
  const { current, previous } = services.secretKeys;
  return [
    `${resealed} rows sealed anew; 0 values are under another key than ${current}.`,
    ...(isRetired
      ? [`The key ${previous} is retired: remove SECRET_KEY_PREVIOUS and restart the server.`]
      : []),
  ];
}
