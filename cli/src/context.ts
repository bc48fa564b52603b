import type { ReadStream, WriteStream } from 'node:tty';
import type { Values } from './flags.js';
import type { OperationRow } from './operation-rows.js';
import type { Output } from './output.js';
import type { Settings } from './settings.js';

/** What Ctrl-C has to know about the request under way. */
export interface Flight {
  /** Advice for the write whose answer is awaited. */
  advice?: readonly string[] | undefined;
  /** A sentence that is true while no write is under way, such as that nothing was released. */
  known?: string | undefined;
  /** Asks a lasting command to end; without it, the process ends. */
  windDown?: (() => void) | undefined;
  /** The profile that a flag chose; the advice names it. */
  profile?: string | undefined;
}

/** One run of one operation's command. */
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

/** Returns the reference from the path, else from the body. */
export function referenceOf(params: Context['params'], body: unknown): string | undefined {
  const reference = params.reference ?? (body as { reference?: unknown } | undefined)?.reference;
  return typeof reference === 'string' ? reference : undefined;
}

/** The process as a command sees it; tests pass their own. */
export interface Host {
  env: Readonly<Record<string, string | undefined>>;
  stdin: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>;
  stdout: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;
  stderr: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;
  now(): number;
  newId(): string;
}
