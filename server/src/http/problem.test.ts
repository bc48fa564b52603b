import { expect, it, test } from 'vitest';
import type { OperatorCode } from '../domain/change.js';
import { refusalProblem } from './problem.js';

it.each(['in_flight', 'already_paid', 'toString'] as OperatorCode[])(
  'a refusal that is not in the catalogue is a fault, not an answer: %s',
  (code) => {
    expect(() => refusalProblem({ refused: true, code })).toThrow(code);
  },
);

test('a refusal of the catalogue is answered with its code', () => {
  expect(refusalProblem({ refused: true, code: 'payment_reversed' })).toMatchObject({
    name: 'ProblemError',
    code: 'payment_reversed',
  });
});
