import type { ReadStream, WriteStream } from 'node:tty';
import type { Values } from './flags.js';
import type { Output } from './output.js';
import type { Settings } from './settings.js';
import type { OperationRow } from './table.js';

/** What a Ctrl-C does. */
export interface Flight {
  /** What it would leave open: the advice for the write whose answer is awaited. */
  advice?: readonly string[] | undefined;
  /** What is certain when it ends the process and nothing is under way, such as that nothing was released. */
  known?: string | undefined;
  /** Asks a command that lasts to end by itself; without it, the process ends. */
  windDown?: (() => void) | undefined;
  /** The profile that a flag chose: the advice names it. */
  profile?: string | undefined;
}

/** One run of one command, with everything it was given. */
export interface Context {
  row: OperationRow;
  host: Host;
  output: Output;
  values: Values;
  /** Values of the path's parameters, verbatim. */
  params: Readonly<Record<string, string>>;
  settings: Settings;
  flight: Flight;
}

/** The reference the command is about: in its path, or in its body. */
export function referenceOf(params: Context['params'], body: unknown): string | undefined {
  const reference = params.reference ?? (body as { reference?: unknown } | undefined)?.reference;
  return typeof reference === 'string' ? reference : undefined;
}

/** What the process gives to a command; tests of single functions pass their own. */
export interface Host {
  env: Readonly<Record<string, string | undefined>>;
  stdin: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>;
  stdout: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;
  stderr: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;
  now(): number;
  newId(): string;
}
