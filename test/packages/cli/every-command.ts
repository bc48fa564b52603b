import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customCommands } from '../../../cli/src/commands/all.js';
import { wordsOf } from '../../../cli/src/flags.js';
import { operationRows } from '../../../cli/src/operations.generated.js';
import { signWebhook } from '../../../sdk/src/webhooks/testing.js';
import { liveKey, testKey } from './run.js';

/** One command as it is tried on a terminal and in a pipe. */
export interface Tried {
  name: string;
  words: string[];
  key: string;
  /** The exit code; 0 by default. */
  code?: number;
  /** Its output for people is JSON or a script. */
  always?: 'json' | 'text';
}

/** The contract's example of an operation, as words. */
function exampleWords(row: (typeof operationRows)[number]): string[] {
  const operands = row.parameters.map(({ name }) => row.example?.params?.[name] ?? name);
  const values = { ...row.example?.query, ...(row.example?.body as object | undefined) };
  const flags = row.fields.flatMap((field) => {
    const value = field.path.reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      values,
    );
    return value === undefined ? [] : wordsOf(field, value);
  });
  return [...row.words, ...operands, ...flags];
}

function triedOperation(row: (typeof operationRows)[number]): Tried {
  const tried = { name: row.words.join(' '), words: exampleWords(row) };
  const key = row.keys === 'live' ? liveKey : testKey;
  // A stream ends only when the key is revoked; other tests check its output.
  return row.streams ? { ...tried, key: `${key}revoked`, code: 4 } : { ...tried, key };
}

const secret = '0123456789abcdef'.repeat(4);
const body = JSON.stringify({ event: 'escrow.funded', event_id: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10' });

/** A signed delivery in files, and a folder for the state of a command. */
export async function writeInputs(folder: string): Promise<Record<string, string>> {
  const { headers } = await signWebhook(body, secret);
  writeFileSync(join(folder, 'body.json'), body);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  writeFileSync(join(folder, 'key.txt'), testKey, { mode: 0o600 });
  return { WEBHOOK_SECRET: secret, XDG_STATE_HOME: folder };
}

const bodyOf = (folder: string) => ['--body-file', join(folder, 'body.json')];

type CustomRow = Omit<Tried, 'name' | 'words' | 'key'> & { flags: string[]; key?: string };

/** How each command that is not one operation is tried, with inputs of a folder; a new one needs a row. */
const customRows = (folder: string): Record<string, CustomRow> => ({
  init: { flags: ['shop', '--dry-run'] },
  login: { flags: ['--api-key-file', join(folder, 'key.txt')], key: '' },
  logout: { flags: ['--profile', 'shop'] },
  whoami: { flags: ['--profile', 'shop'] },
  'profiles list': { flags: [] },
  'profiles use': { flags: ['shop'], key: '' },
  'config explain': { flags: [] },
  listen: { flags: ['--print-secret'], always: 'text' },
  trigger: { flags: ['--list'] },
  'delivery track': { flags: ['ORD-1001'] },
  open: { flags: ['ORD-1001'] },
  'keys create': { flags: [] },
  'keys list': { flags: [] },
  'keys revoke': { flags: [] },
  docs: { flags: ['webhooks'] },
  version: { flags: [] },
  'webhooks failed': { flags: [] },
  'webhooks verify': { flags: [...bodyOf(folder), '--headers-file', join(folder, 'headers.json')] },
  'webhooks sign': { flags: bodyOf(folder) },
  completion: { flags: ['bash'], always: 'text' },
});

function triedCustom({ words }: (typeof customCommands)[number], folder: string): Tried {
  const name = words.join(' ');
  const row = customRows(folder)[name];
  if (!row)
    throw new Error(
      `Say in test/packages/cli/every-command.ts how ${name} is tried on a terminal and in a pipe.`,
    );
  const { flags, ...rest } = row;
  return { name, words: [...words, ...flags], key: testKey, ...rest };
}

/** Every command. */
export function everyCommand(folder: string): Tried[] {
  const capabilities: Tried = { name: 'capabilities', words: ['capabilities'], key: testKey, always: 'json' };
  return [
    ...operationRows.map(triedOperation),
    ...customCommands.map((command) => triedCustom(command, folder)),
    capabilities,
  ];
}
