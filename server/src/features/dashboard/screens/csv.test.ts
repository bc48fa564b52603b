import { expect, it } from 'vitest';
import { csvLine } from './csv.js';

it.each([
  ['a formula', '=cmd()', `'=cmd()`],
  ['a formula behind a space', ' =cmd()', `' =cmd()`],
  ['a plus', '+234', `'+234`],
  ['a minus', '-1', `'-1`],
  ['an at sign', '@SUM(A1)', `'@SUM(A1)`],
  ['a tab', '\t=1', `'\t=1`],
  ['a formula with quotes', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['a line end', 'a\nb', '"a\nb"'],
  ['a comma and quotes', 'a, "b"', '"a, ""b"""'],
  ['plain text', 'ada@example.com', 'ada@example.com'],
])('%s stays text in a table', (_, text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it('an amount that is a number stays one, and nothing is an empty cell', () => {
  expect(csvLine([-2500, null, 'a'])).toBe('-2500,,a\r\n');
});
