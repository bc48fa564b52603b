import { describe, expect, it } from 'vitest';
import { documents } from './prose/documents.js';
import { lint } from './prose/lint.js';
import { forbiddenPhrases, sentenceLength } from './prose/rules.js';

const rules = [
  { ruleId: 'sentence-length', rule: sentenceLength },
  { ruleId: 'forbidden-phrases', rule: forbiddenPhrases },
];

describe('The prose', () => {
  it.each(documents)('$path has sentences of at most 30 words, and plain phrases', async (document) => {
    expect(await lint(document, rules)).toEqual([]);
  });

  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it.each([
    ['a paragraph', `${words(31)}.\n`],
    ['a list', `- ${words(31)}.\n`],
    ['a cell', `| a | b |\n| - | - |\n| c | ${words(31)} |\n`],
  ])('would be refused in %s of 31 words', async (_place, text) => {
    expect(await lint({ path: 'page.md', text }, rules)).toEqual([expect.stringContaining('31 words')]);
    expect(await lint({ path: 'page.md', text: text.replace('word ', '') }, rules)).toEqual([]);
  });

  it('counts a piece of code as one word, and finds a phrase beside it', async () => {
    const text = `Call \`${words(40)}\` now.\n\nThe command\n\`list\` is fine, and nobody could\ntell.\n`;
    expect(await lint({ path: 'page.md', text }, rules)).toEqual([
      'page.md:4: "nobody could tell": cannot be distinguished',
    ]);
  });
});
