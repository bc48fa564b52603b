import { describe, expect, it } from 'vitest';
import { createSealer } from '../adapters/crypto/sealer.js';
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

  it('opens if an earlier version kept it, without its key', () => {
    const bodySealed = services.sealer.seal('idempotent_answer', 'an old answer');
    expect(openAnswer(services, { ...kept, bodySealed })).toBe('an old answer');
  });
});
