import type { Client } from '../client.js';
import type { Flight, Host } from '../context.js';
import type { Values } from '../flags.js';
import type { Output } from '../output.js';
import type { Settings } from '../settings.js';

/** One flag of a command that is written by hand. */
export interface FlagRow {
  /** `--body-file`, with its value behind it if it takes one: `--body-file <file>`. */
  flag: string;
  description: string;
  choices?: readonly string[];
  /** What each of several values, with commas between, can be. */
  names?: readonly string[];
  /** The operation that lists what its value can be. */
  ids?: string;
  /** May be given several times; its value is then the list of what was given. */
  repeats?: boolean;
  /** Makes the value of the word; throws InvalidArgumentError for what it cannot be. */
  read?: (text: string) => unknown;
}

/** One argument of such a command. */
export interface ArgumentRow {
  name: string;
  description: string;
  optional?: boolean;
  /** What it can be; the command itself refuses anything else. */
  choices?: readonly string[];
  /** The operation that lists what it can be. */
  ids?: string;
  /** It is the name of a profile. */
  profile?: true;
}

/** A command that is more, or other, than one operation of the API. */
export interface HandCommand {
  /** `['webhooks', 'verify']`; the first of two is its group. */
  words: readonly string[];
  summary: string;
  description: string;
  arguments: readonly ArgumentRow[];
  flags: readonly FlagRow[];
  /**
   * Which key it works with. `none` has no flags about it. The others are read, and refused, when the command
   * first asks for the settings or connects, so that it can list or print something without a key.
   */
  key: 'none' | 'any' | 'test';
  /** Names for `--json=<fields>` and `--query`, as in the generated table; left out where any may come. */
  answer?: { names: readonly string[]; item?: readonly string[] };
  /** Goes on until Ctrl-C, which aborts `signal`; a second Ctrl-C ends the process. */
  lasts?: boolean;
  /** Command lines behind `escrow-cli`. */
  examples: readonly string[];
  run(context: CommandContext): Promise<void>;
}

/** One run of such a command, with everything it was given. */
export interface CommandContext {
  host: Host;
  output: Output;
  values: Values;
  /** What stood on the line for its arguments, verbatim. */
  params: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C if the command lasts, otherwise never. */
  signal: AbortSignal;
  flight: Flight;
  /** The key and the address; ends the command with 4 without a key, or with one of the wrong mode. */
  settings(): Promise<Settings>;
  /** A client of the API; the SDK is loaded with the first. */
  connect(): Promise<Client>;
  /** Prints an answer as `--json` and `--query` ask for it, and for people as `text` says. */
  print(answer: unknown, text: () => string): void;
  /** The same for one of many: JSON stands on a line of its own. */
  printLine(answer: unknown, text: () => string): void;
}
