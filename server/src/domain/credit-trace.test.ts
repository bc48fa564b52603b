import { expect, it } from 'vitest';
import { addTrace } from './credit-trace.js';
import type { Credit, CreditTrace } from './records.js';
import { worldAfter } from './testing/cells.js';
import { contextAt, startMs } from './testing/fixtures.js';
import { receiveUnmatched } from './testing/unmatched-credits.js';

const traceOf = (text: string): CreditTrace => {
  const [bank, session] = text.split('/');
  return { payerBankName: bank || null, sessionId: session || null };
};

it.each([
  ['/', 'Access/1', 'Access/1'],
  ['Access/', '/1', 'Access/1'],
  ['/1', 'Access/', 'Access/1'],
  ['Access/1', '/', 'Access/1'],
  ['Access/1', 'Zenith/2', 'Access/1'],
  ['Access/', 'Zenith/2', 'Access/2'],
  ['/', '/', '/'],
])('where %s is known and %s is said, it is %s', (known, said, expected) => {
  const unmatched = receiveUnmatched(worldAfter('awaiting'), 500);
  const credit: Credit = { ...unmatched, ...traceOf(known) };
  const decision = addTrace(credit, traceOf(said), contextAt(startMs));
  if ('refused' in decision) throw new Error('a trace is never refused');
  expect(decision.kind).toBe(known === expected ? 'repeat' : 'change');
  expect(decision.after).toEqual({
    ...credit,
    ...traceOf(expected),
    version: credit.version + (known === expected ? 0 : 1),
  });
  if (decision.kind === 'change')
    expect(decision.change).toMatchObject({ movements: [], events: [], mails: [] });
});
