import { describe, expect, it } from 'vitest';
import { createSealer } from '../adapters/crypto/sealer.js';
import { sealInFirstForm } from '../adapters/crypto/testing/first-form.js';
import { sealedPlaces } from '../ports/sealed-places.js';
import { openAnswer, recordOf } from './kept-answers.js';

const services = { sealer: createSealer('ab'.repeat(32)) };
const request = {
  accountId: 'account-1',
  mode: 'test',
  key: 'key-1',
  fingerprint: 'fingerprint',
  success: () => ({ status: 200, body: '' }),
  refusal: () => null,
} as const;
const kept = recordOf(services, request, { status: 200, body: 'the answer' }, 0);

/** Order lines that differ, as a merchant keeps them. */
function repeated(count: number) {
  return Array.from({ length: count }, (_, n) => ({ sku: `SKU-${n * 7919}`, quantity: n % 5 }));
}

describe('an answer kept under a key', () => {
  it('opens for its own key, request and status', () => {
    expect(openAnswer(services, kept)).toBe('the answer');
  });

  it.each([
    ['account', { accountId: 'account-2' }],
    ['mode', { mode: 'live' }],
    ['key', { key: 'key-2' }],
    ['request', { fingerprint: 'another' }],
    ['status', { status: 409 }],
  ] as const)('does not open for another %s', (_what, other) => {
    expect(() => openAnswer(services, { ...kept, ...other })).toThrow();
  });

  it.each([
    ['an escrow with much metadata', JSON.stringify({ metadata: { lines: repeated(600) } })],
    ['text beyond Latin', JSON.stringify({ name: '₦ Ọlá 👟'.repeat(400) })],
    ['a short answer', '{"deleted":true}'],
    ['an intention', 'act'],
    ['nothing', ''],
  ])('is the same to the byte, however it is stored: %s', (_what, body) => {
    const row = recordOf(services, request, { status: 200, body }, 0);
    expect(openAnswer(services, row)).toBe(body);
  });

  it('takes less than half of what it says, if that repeats itself', () => {
    const body = JSON.stringify({ metadata: { lines: repeated(600) } });
    const { bodySealed } = recordOf(services, request, { status: 200, body }, 0);
    expect(bodySealed.length).toBeLessThan(body.length / 2);
  });

  it('opens if an earlier version kept it as it was', () => {
    const body = JSON.stringify({ metadata: { lines: repeated(600) } });
    const bodySealed = services.sealer.seal(sealedPlaces.keptAnswer(kept), body);
    expect(openAnswer(services, { ...kept, bodySealed })).toBe(body);
  });

  it('opens if an earlier version kept it, without its key', () => {
    const bodySealed = sealInFirstForm('ab'.repeat(32), 'idempotent_answer', 'an old answer');
    expect(openAnswer(services, { ...kept, bodySealed })).toBe('an old answer');
  });
});
