import { expect, it } from 'vitest';
import { describeConfig, hostAndPort, readConfig } from './config.js';

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

it('a mail server needs a sender, and its password is not shown', () => {
  const MAIL_URL = 'smtp://user:hush@mail.example.com:587';
  expect(() => readConfig({ MAIL_URL })).toThrow('MAIL_FROM is required with MAIL_URL.');
  expect(() => readConfig({ MAIL_URL, MAIL_FROM: 'a@b.example, c@d.example' })).toThrow('MAIL_FROM must be');
  expect(() => readConfig({ MAIL_URL: 'http://mail.example.com' })).toThrow('MAIL_URL must be smtp://');
  const config = readConfig({ MAIL_URL, MAIL_FROM: 'Escrow Checkout <mail@example.com>' });
  const shown = JSON.stringify(describeConfig(config));
  expect(shown).toContain('smtp://***@mail.example.com:587');
  expect(shown).not.toContain('hush');
});

it.each([
  ['postgres://user:hush@db.example.com:5432/escrow', 'postgres://***@db.example.com:5432/escrow'],
  ['postgres://user:hu@sh@db.example.com/escrow', 'postgres://***@db.example.com/escrow'],
  ['postgres://user:hu/sh@db.example.com/escrow', 'postgres://***'],
  ['postgres:///escrow?host=/run/db&user=user&password=hush', 'postgres:///escrow?***'],
  ['postgres://db.example.com/escrow', 'postgres://db.example.com/escrow'],
  ['sqlite:./data/escrow.db', 'sqlite:./data/escrow.db'],
])('of the database address %s the operator sees %s', (DATABASE_URL, shown) => {
  const rows = describeConfig(readConfig({ DATABASE_URL }));
  expect(rows.find(({ name }) => name === 'DATABASE_URL')?.value).toBe(shown);
});
