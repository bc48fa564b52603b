import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { line, masked, printable, quoted } from './printable.js';

describe('text from elsewhere', () => {
  it.each([
    ['plain ₦ Òrd 注文', 'plain ₦ Òrd 注文'],
    ['a\u001b[2Jb', 'a\\x1b[2Jb'],
    ['paid\r\nnot', 'paid\\x0d\\nnot'],
    ['a\u202eb', 'a\\u202eb'],
    ['\u009b31m', '\\x9b31m'],
    ['a\u061cb', 'a\\u061cb'],
  ])('%j cannot move the cursor', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it.each(['ORD-1001', 'a b', "it's", '$HOME `id` "x"', '!x;&|', 'a\nb', "\u001b'\\", '*', ''])(
    '%j, quoted, is the same word to a shell',
    (word) => {
      const printed = execFileSync('bash', ['-c', `printf %s ${quoted(word)}`], { encoding: 'utf8' });
      expect(printed).toBe(word);
    },
  );

  it('a word that begins with a dash follows two dashes', () => {
    expect(line('release', '-x', '--dry-run')).toBe('escrow-cli release --dry-run -- -x');
    expect(line('release', 'ORD-1', '--dry-run')).toBe('escrow-cli release ORD-1 --dry-run');
  });

  it('keys lose their middle wherever they occur', () => {
    const text = 'Bearer svc_live_0123456789abcdefghijklmnopqrst00ab12, svc_test_abc, a svc_test_ key';
    expect(masked(text)).toBe('Bearer svc_live_…ab12, svc_test_…, a svc_test_ key');
    expect(masked(`--secret=${'0123456789abcdef'.repeat(4)}.`)).toBe('--secret=…cdef.');
  });
});
