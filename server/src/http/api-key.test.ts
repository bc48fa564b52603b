import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashKey, keyMode, makeKey } from './api-key.js';

describe('API keys', () => {
  it.each(['test', 'live'] as const)('name their mode: %s', (mode) => {
    const key = makeKey(mode, randomBytes);
    expect(key).toMatch(new RegExp(`^svc_${mode}_[0-9A-Za-z]{36}$`));
    expect(keyMode(key)).toBe(mode);
  });

  it('refuse every single wrong character without a query', () => {
    const key = makeKey('test', randomBytes);
    for (let index = 9; index < key.length; index++) {
      const wrong = key[index] === 'a' ? 'b' : 'a';
      expect(keyMode(key.slice(0, index) + wrong + key.slice(index + 1))).toBeNull();
    }
  });

  it('are not valid under the other prefix', () => {
    expect(keyMode(makeKey('test', randomBytes).replace('_test_', '_live_'))).toBeNull();
  });

  it.each(['', 'svc_test_', 'sk_test_abc', `svc_test_${'a'.repeat(37)}`, ' svc_test_x'])(
    'refuse %j',
    (text) => {
      expect(keyMode(text)).toBeNull();
    },
  );

  it('are stored as a hash that does not hold the key', () => {
    const key = makeKey('test', randomBytes);
    expect(hashKey(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashKey(key)).not.toContain(key.slice(9));
  });
});
