import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../../cli/src/run.js';
import { type Help, readHelp } from './help.js';

/** A command, for its page. */
export interface ShownCommand {
  /** `webhooks verify` */
  name: string;
  summary: string;
  /** The operation it performs; undefined unless it is exactly one. */
  operationId: string | undefined;
  help: Help;
}

interface Capabilities {
  exit_codes: Record<string, string>;
  commands: { command: string; summary: string; operationId?: string }[];
}

const capabilities = JSON.parse(await ask('capabilities')) as Capabilities;

/** Every exit code with its meaning. */
export const exitCodes: readonly (readonly [code: string, meaning: string])[] = Object.entries(
  capabilities.exit_codes,
);

/** Every command, in the order of the help. */
export const commands: readonly ShownCommand[] = await Promise.all(
  capabilities.commands.map(async ({ command, summary, operationId }) => ({
    name: command,
    summary,
    operationId,
    help: readHelp(await ask(...command.split(' '), '--help')),
  })),
);

/** The flags of every command. */
export const common: Help = readHelp(await ask('--help'));

/** Runs `escrow-cli` without a terminal, a key or the user's files, and returns what it prints. */
async function ask(...args: string[]): Promise<string> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await run(args, { env: {}, stdin, stdout, stderr, now: () => 0, newId: () => '' }, {});
  stdout.end();
  if (code !== 0) throw new Error(`escrow-cli ${args.join(' ')} exits ${code}`);
  return text(stdout);
}
