import type { Host } from '../context.js';
import { createProgram } from '../program.js';
import { readLine, type Shell, shells, type TypedLine, wordForBash } from './line.js';
import { type Suggestions, suggest } from './suggest.js';

interface CompletionRequest {
  shell: Shell;
  /** The line up to the cursor. */
  line: string;
  /** The end of the line that bash replaces. */
  replaced: string;
}

function readRequest([name, line = '', replaced = '']: readonly string[]): CompletionRequest | undefined {
  const shell = shells.find((known) => known === name);
  return shell && { shell, line, replaced };
}

/** Words that may precede the program's name: zsh and fish pass the whole command of a pipeline. */
const isBefore = (word: string): boolean =>
  /^(?:and|or|not|time|command|exec|begin|if|while|\w+=.*)$/s.test(word);

function readTypedLine({ shell, line }: CompletionRequest): TypedLine {
  const read = readLine(shell, line);
  const at = read.words.findIndex((word) => !isBefore(word));
  return { ...read, words: read.words.slice(at) };
}

function kindOf({ files, open }: Suggestions): string {
  if (files) return 'files';
  return open ? 'open' : 'whole';
}

function formatFor({ shell, replaced }: CompletionRequest, read: TypedLine, found: Suggestions): string {
  const lines = found.candidates.map(({ value, note }) =>
    shell === 'bash' ? wordForBash(value, read, replaced) : `${value}\t${note}`,
  );
  return [kindOf(found), ...lines].map((each) => `${each}\n`).join('');
}

/** Prints the suggestions for the cursor, and nothing if anything fails: an error would garble the prompt. */
export async function answerCompletion(words: readonly string[], host: Host): Promise<void> {
  const request = readRequest(words);
  if (!request) return;
  try {
    const program = createProgram(
      [],
      () => Promise.resolve(),
      () => undefined,
    );
    const read = readTypedLine(request);
    const text = formatFor(request, read, await suggest(host, program, read));
    await new Promise<void>((resolve) => host.stdout.write(text, () => resolve()));
  } catch {
    // The shell then suggests nothing.
  }
}
