import type { ReadStream, WriteStream } from 'node:tty';

/** What the process gives to a command; tests of single functions pass their own. */
export interface Host {
  env: Readonly<Record<string, string | undefined>>;
  stdin: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>;
  stdout: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;
  stderr: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;
  now(): number;
  newId(): string;
}
