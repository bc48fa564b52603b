import { expect, it } from 'vitest';
import { hostAndPort, readConfig } from './config.js';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
  ['::', 'http://[::]:4000'],
])('the address of a server on %s is one that can be opened', (HOST, siteUrl) => {
  expect(readConfig({ HOST }).siteUrl).toBe(siteUrl);
  expect(new URL(`http://${hostAndPort(HOST, 1)}`).port).toBe('1');
});

it('a SQLite address needs a file', () => {
  expect(() => readConfig({ DATABASE_URL: 'sqlite:' })).toThrow('DATABASE_URL must be sqlite:<file>');
  expect(readConfig({ DATABASE_URL: 'sqlite:x' }).DATABASE_URL).toBe('sqlite:x');
});
