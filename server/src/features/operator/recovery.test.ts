import { expect, test } from 'vitest';
import { judgeRecovery } from './recovery.js';

const one = { receivable: 'receivable:one', amount: 60_000 };
const two = { receivable: 'receivable:two', amount: 30_000 };

test.each([
  ['the first part of a transfer that repays one receivable', [], 60_000, null, null],
  ['the first part of one that repays two', [], 60_000, 100_000, null],
  ['a first part of more than the transfer brought', [], 60_000, 50_000, /has ₦500\.00 .* left of ₦500/],
  ['the same part again', [two, one], 60_000, null, 'recorded'],
  ['the same part again, with the amount of the transfer', [one], 60_000, 90_000, 'recorded'],
  ['another receivable, without it', [two], 60_000, null, /recovered ₦300\.00 .* add --transfer-amount/],
  ['another amount of the same receivable, without it', [one], 50_000, null, /add --transfer-amount/],
  ['another receivable, of all that is left', [two], 60_000, 90_000, null],
  ['one kobo more than is left', [two], 60_001, 90_000, /has ₦600\.00 \(60000 kobo\) left/],
  ['anything, once more is recorded than the transfer brought', [one, two], 1, 80_000, /has ₦0\.00/],
] as const)('a recovery is judged: %s', (_what, recoveries, amount, transferAmount, expected) => {
  const wanted = { amount, sessionId: 'S1', transferAmount };
  const judgement = judgeRecovery(recoveries, wanted, one.receivable);
  if (expected instanceof RegExp) expect(judgement).toMatch(expected);
  else expect(judgement).toBe(expected);
});
