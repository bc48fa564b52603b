import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { harmless, printable as ofCli, quoted as wordOfCli } from '../../cli/src/printable.js';
import { printable, printableJson, printableLines, shellWord } from '../../server/src/commands/printable.js';

/** Every code unit that can be a character by itself. */
const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code));
const hostile = [
  'ORD-1001',
  'a b',
  "it's",
  '$(touch /tmp/x) `id` "$HOME"',
  '!x;&|<>(){}[]*?~#',
  'a\nb\tc',
  "\u001b[2J'\\",
  '\u202egnp.exe',
  '\u009b31m\u0085',
  '\u2028\u2029\u200e\u061c\u2066',
  '--help',
  'Òrd 注文 ₦',
  '',
];

describe('what an operator command prints of others', () => {
  it('is what escrow-cli prints, for every character', () => {
    const different = characters.filter(
      (character) =>
        printable(`a${character}b`) !== ofCli(`a${character}b`) ||
        printableLines(`a${character}b`) !== harmless(`a${character}b`),
    );
    expect(different).toEqual([]);
    const words = hostile.filter((text) => !/[\u0080-\u009f]/.test(text));
    expect(words.map(shellWord)).toEqual(words.map(wordOfCli));
  });

  it('cannot move the cursor or turn the reading direction, also as JSON, which keeps its value', () => {
    const all = characters.join('');
    const obeyed = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
    expect(printableLines(all)).not.toMatch(obeyed);
    expect(printableJson([all])).not.toMatch(obeyed);
    expect(JSON.parse(printableJson([all, { all }]))).toEqual([all, { all }]);
  });

  it('is one word to a shell, which expands nothing in it', () => {
    const script = `printf '%s\\0' ${hostile.map(shellWord).join(' ')}`;
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const words = execFileSync('bash', ['-c', script], { encoding: 'utf8', env }).split('\0').slice(0, -1);
    expect(words).toEqual(hostile);
  });
});
