import { expect, it } from 'vitest';
import { UnknownKeys } from './unknown-keys.js';

const line = { owner: '192.0.2.0/24', key: '192.0.2.1', isFirst: true };

it('a key in use stays known, however many others were accepted since its first use', async () => {
  const keys = new UnknownKeys(2);
  let waited = 0;
  const use = (hash: string) =>
    keys.lookUp(
      hash,
      () => {
        waited += 1;
        return line;
      },
      async () => hash,
    );
  for (const hash of ['steady', 'other', 'steady', 'third', 'steady', 'fourth']) await use(hash);
  expect(waited).toBe(4);
  await use('steady');
  expect(waited).toBe(4);
  await use('other');
  expect(waited).toBe(5);
});

it('a known key that is refused has to wait again', async () => {
  const keys = new UnknownKeys();
  let waited = 0;
  const use = (lookUp: () => Promise<string>) =>
    keys.lookUp(
      'key',
      () => {
        waited += 1;
        return line;
      },
      lookUp,
    );
  await use(async () => 'found');
  await expect(use(() => Promise.reject(new Error('revoked')))).rejects.toThrow('revoked');
  await use(async () => 'found');
  expect(waited).toBe(2);
});
