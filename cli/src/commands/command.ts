import type { Client } from '../client.js';
import type { Flight, Host } from '../context.js';
import type { Values } from '../flags.js';
import type { Output } from '../output.js';
import type { Settings } from '../settings.js';

/** One flag of a command that is not one operation of the API. */
export interface FlagRow {
  /** `--all`, or `--body-file <file>` with its value. */
  flag: string;
  description: string;
  choices?: readonly string[];
  /** The allowed values of a comma-separated list. */
  names?: readonly string[];
  /** The operation that lists its possible values. */
  ids?: string;
  /** May be repeated; its value is then a list. */
  repeats?: boolean;
  /** @throws InvalidArgumentError */
  read?: (text: string) => unknown;
}

export interface ArgumentRow {
  name: string;
  description: string;
  optional?: boolean;
  /** Its allowed values; the command itself refuses others. */
  choices?: readonly string[];
  /** The operation that lists its possible values. */
  ids?: string;
  /** It is the name of a profile. */
  profile?: true;
}

/** A command that is not one operation of the API. */
export interface CustomCommand {
  /** `['webhooks', 'verify']`; the first of two is its group. */
  words: readonly string[];
  summary: string;
  description: string;
  arguments: readonly ArgumentRow[];
  flags: readonly FlagRow[];
  /**
   * Which key it works with. `none` has no flags for it. A missing or wrong key is refused when the command
   * first asks for the settings or connects, so that it can print something without one.
   */
  key: 'none' | 'any' | 'test';
  /** Names for `--json=<fields>` and `--query`; unset if any field may occur. */
  answer?: { names: readonly string[]; item?: readonly string[] };
  /** Runs until Ctrl-C, which aborts `signal`; a second Ctrl-C ends the process. */
  lasts?: boolean;
  /** Command lines without the leading `escrow-cli`. */
  examples: readonly string[];
  run(context: CommandContext): Promise<void>;
}

/** One run of such a command. */
export interface CommandContext {
  host: Host;
  output: Output;
  values: Values;
  /** The values of its arguments, verbatim. */
  params: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C if the command lasts. */
  signal: AbortSignal;
  flight: Flight;
  /** @throws Stop 4 without a key, or with one of the wrong mode. */
  settings(): Promise<Settings>;
  connect(): Promise<Client>;
  /** Prints an answer as `--json` and `--query` select it, else `text`. */
  print(answer: unknown, text: () => string): void;
  /** The same for one of many answers: JSON on one line. */
  printLine(answer: unknown, text: () => string): void;
}
