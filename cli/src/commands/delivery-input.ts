import { readFileSync } from 'node:fs';
import { usage } from '../exit.js';
import { readStdinBytes } from '../settings.js';
import type { CommandContext, FlagRow } from './command.js';

/** A secret is never the value of a flag, which other users could see in the list of processes. */
export const secretFlags: readonly FlagRow[] = [
  { flag: '--secret-file <file>', description: 'Read the signing secret from a file, one per line.' },
  { flag: '--secret-stdin', description: 'Read the signing secret from stdin; pass the body as a file.' },
];

export const bodyFlag: FlagRow = {
  flag: '--body-file <file>',
  description: 'Read the body from a file instead of stdin, byte for byte.',
};

export interface GivenSecret {
  secrets: string[];
  source: string;
}

export function readNamed(path: string, flag: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw usage(`${flag} cannot be read: ${(error as Error).message}`);
  }
}

// Only line ends are removed: the check reports other spaces.
function lines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}

/** The signing secret from a file, from stdin, or from `WEBHOOK_SECRET`. */
export async function readSecret({ host, values }: CommandContext): Promise<GivenSecret> {
  const file = values.secretFile as string | undefined;
  if (file !== undefined && values.secretStdin)
    throw usage('Give either --secret-file or --secret-stdin, not both.');
  if (values.secretStdin && values.apiKeyStdin)
    throw usage('--secret-stdin and --api-key-stdin cannot both read stdin.');
  const environment = host.env.WEBHOOK_SECRET;
  const given: GivenSecret = values.secretStdin
    ? { secrets: lines((await readStdinBytes(host)).toString('utf8')), source: '--secret-stdin' }
    : file !== undefined
      ? { secrets: lines(readNamed(file, '--secret-file').toString('utf8')), source: '--secret-file' }
      : { secrets: environment ? [environment] : [], source: 'WEBHOOK_SECRET' };
  if (given.secrets.length > 0) return given;
  if (file !== undefined || values.secretStdin) throw usage(`${given.source} contains no secret.`);
  throw usage('No signing secret.', 'Set WEBHOOK_SECRET, or pass --secret-file <file> or --secret-stdin.');
}

export async function readBody({ host, values, output }: CommandContext): Promise<Buffer> {
  const file = values.bodyFile as string | undefined;
  if (file !== undefined) return readNamed(file, '--body-file');
  for (const [name, flag] of [
    ['secretStdin', '--secret-stdin'],
    ['apiKeyStdin', '--api-key-stdin'],
  ] as const) {
    if (values[name])
      throw usage(`${flag} and the body cannot both come from stdin.`, 'Pass the body with --body-file.');
  }
  if (host.stdin.isTTY) output.hint('Reading the body from stdin. Press Ctrl-D at its end.');
  return readStdinBytes(host);
}
