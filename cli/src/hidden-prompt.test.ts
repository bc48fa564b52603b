import { describe, expect, it } from 'vitest';
import { HiddenLine } from './hidden-prompt.js';

function typed(...chunks: string[]): [string, string | null] {
  const line = new HiddenLine();
  const endings = chunks.map((chunk) => line.take(chunk));
  return [line.text, endings.at(-1) ?? null];
}

describe('A line that is typed unseen', () => {
  const cases: [string, string[], string, string | null][] = [
    ['key by key', ['a', 'b', '\r'], 'ab', 'entered'],
    ['at once, and what follows Enter is dropped', ['ab\rrm -rf'], 'ab', 'entered'],
    ['not ended yet', ['ab'], 'ab', null],
    ['backspace, also with nothing to take', ['\u007fab\bc\r'], 'ac', 'entered'],
    ['backspace takes a whole character', ['a😀\u007f\r'], 'a', 'entered'],
    ['Ctrl-U begins again', ['wrong\u0015right\r'], 'right', 'entered'],
    ['Ctrl-C', ['ab\u0003'], 'ab', 'interrupted'],
    ['Ctrl-D', ['ab\u0004'], 'ab', 'ended'],
    ['a paste with its marks', ['\u001b[200~ab\u001b[201~\r'], 'ab', 'entered'],
    ['a paste cut anywhere', ['\u001b', '[20', '0~a', 'b\u001b[2', '01~', '\r'], 'ab', 'entered'],
    ['a line break in a paste is not Enter', ['\u001b[200~ab\ncd\r\u001b[201~'], 'ab\ncd\r', null],
    ['Ctrl-C in a paste that never ends', ['\u001b[200~ab\u0003'], 'ab', 'interrupted'],
    ['arrows and function keys', ['a\u001b[D\u001bOP\u001b[3~\u001b[1;5Cb\r'], 'ab', 'entered'],
    ['Escape alone takes nothing with it', ['\u001bab\r'], 'ab', 'entered'],
    ['Escape, then a paste', ['\u001b\u001b[200~ab\u001b[201~\r'], 'ab', 'entered'],
    ['Enter ends a sequence that was cut off', ['ab\u001b[1\r'], 'ab', 'entered'],
    ['other control characters', ['a\u0000\u001a\u0001b\r'], 'ab', 'entered'],
  ];
  it.each(cases)('%s', (_, chunks, text, ending) => {
    expect(typed(...chunks)).toEqual([text, ending]);
  });
});
