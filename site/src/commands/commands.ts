import { ask } from './ask.js';
import { type Help, readHelp } from './help.js';

/** A command as its pages show it. */
export interface ShownCommand {
  /** `webhooks verify` */
  name: string;
  summary: string;
  /** The operation it performs; undefined where it is more, or other, than one. */
  operationId: string | undefined;
  help: Help;
}

interface Capabilities {
  exit_codes: Record<string, string>;
  commands: { command: string; summary: string; operationId?: string }[];
}

const capabilities = JSON.parse(await ask('capabilities')) as Capabilities;

/** What each exit code means. */
export const exitCodes: readonly (readonly [code: string, meaning: string])[] = Object.entries(
  capabilities.exit_codes,
);

/** Every command, in the order of the help. */
export const commands: readonly ShownCommand[] = await Promise.all(
  capabilities.commands.map(async ({ command, summary, operationId }) => ({
    ...{ name: command, summary, operationId },
    help: readHelp(await ask(...command.split(' '), '--help')),
  })),
);

/** What may stand on every command, or before it. */
export const common: Help = readHelp(await ask('--help'));
