import type { Host } from '../host.js';
import { createProgram } from '../program.js';
import { type Line, readLine, type Shell, shells } from './line.js';
import { wordForBash, wordForPowershell } from './quoting.js';
import { type Suggestions, suggest } from './suggest.js';

interface Asked {
  shell: Shell;
  /** The line up to the cursor. */
  line: string;
  /** The end of it that bash replaces. */
  replaced: string;
}

function readAsked([name, line = '', replaced = '']: readonly string[]): Asked | undefined {
  const shell = shells.find((known) => known === name);
  if (!shell) return undefined;
  const text = shell === 'powershell' ? Buffer.from(line, 'base64').toString('utf8') : line;
  return { shell, line: text, replaced };
}

/** What may stand before the program's name where the shell hands over the whole of a pipe's part. */
const isBefore = (word: string): boolean =>
  /^(?:and|or|not|time|command|exec|begin|if|while|\w+=.*)$/s.test(word);

function readAskedLine({ shell, line }: Asked): Line {
  const read = readLine(shell, line);
  const at = read.words.findIndex((word) => !isBefore(word));
  return { ...read, words: read.words.slice(at) };
}

function kindOf({ files, open }: Suggestions): string {
  if (files) return 'files';
  return open ? 'open' : 'whole';
}

/** JSON of nothing but ASCII. */
function asciiJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
}

function textFor(asked: Asked, found: Suggestions): string {
  const { shell, replaced } = asked;
  const { candidates, files } = found;
  if (shell === 'powershell') {
    const listed = candidates.map(({ value, note }) => ({
      ...{ text: wordForPowershell(value), list: value, tip: note || value },
    }));
    return `${asciiJson({ files, candidates: listed })}\n`;
  }
  const read = readAskedLine(asked);
  const lines = candidates.map(({ value, note }) =>
    shell === 'bash' ? wordForBash(value, read, replaced) : `${value}\t${note}`,
  );
  return [kindOf(found), ...lines].map((each) => `${each}\n`).join('');
}

/** Answers what may stand at the cursor. Whatever goes wrong, it says nothing: somebody is typing. */
export async function answerCompletion(words: readonly string[], host: Host): Promise<void> {
  const asked = readAsked(words);
  if (!asked) return;
  try {
    const program = createProgram(
      [],
      () => Promise.resolve(),
      () => undefined,
    );
    const found = await suggest(host, program, readAskedLine(asked));
    await new Promise<void>((resolve) => host.stdout.write(textFor(asked, found), () => resolve()));
  } catch {
    // The shell then suggests nothing.
  }
}
