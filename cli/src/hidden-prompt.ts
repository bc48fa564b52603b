import { StringDecoder } from 'node:string_decoder';
import { type Ending, HiddenLine } from './hidden-line.js';
import type { Host } from './host.js';

// Asks the terminal to say what is pasted, so that a line break inside is not taken for Enter.
const [pasteOn, pasteOff] = ['\u001b[?2004h', '\u001b[?2004l'];

/** What was typed, and how it was ended. */
export interface Typed {
  text: string;
  ending: Ending;
}

/**
 * Asks on the terminal and shows nothing of what is typed, not even how much it is. The terminal is as before
 * when it answers. Only where stdin and stderr are terminals.
 */
export function askHidden({ stdin, stderr, env }: Host, question: string): Promise<Typed> {
  const tellsPaste = env.TERM !== 'dumb';
  const line = new HiddenLine();
  const decoder = new StringDecoder('utf8');
  // Hidden before the question stands there: who sees it may type.
  stdin.setRawMode?.(true);
  stderr.write(`${tellsPaste ? pasteOn : ''}${question}`);
  return new Promise((resolve) => {
    const take = (chunk: Buffer | string): void => {
      const ending = line.take(decoder.write(Buffer.from(chunk)));
      if (ending) finish(ending);
    };
    const end = (): void => finish('ended');
    const finish = (ending: Ending): void => {
      stdin.off('data', take).off('end', end).off('error', end).pause();
      stdin.setRawMode?.(false);
      stderr.write(`${tellsPaste ? pasteOff : ''}\n`);
      resolve({ text: line.text, ending });
    };
    stdin.on('data', take).on('end', end).on('error', end).resume();
  });
}
