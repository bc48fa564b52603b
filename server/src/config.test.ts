import { expect, it } from 'vitest';
import { describeConfig, hostAndPort, readConfig } from './config.js';
import { liveCarrierNames } from './live-carriers.js';
import { livePartnerNames } from './live-partners.js';
import { exportTarget } from './tracing-settings.js';

it.each([
  ['127.0.0.1', 'http://localhost:4000'],
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

it.each(['89', '-90', '1.5', '4000'])('events are not archived after %s days', (EVENT_ARCHIVE_DAYS) => {
  expect(() => readConfig({ EVENT_ARCHIVE_DAYS })).toThrow(/EVENT_ARCHIVE_DAYS/);
  for (const days of ['0', '90']) expect(() => readConfig({ EVENT_ARCHIVE_DAYS: days })).not.toThrow();
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
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'tempo:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be http(s)://host:port'],
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://user:hush@tempo.example/v1/traces' },
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be http(s)://host:port, without a password: its place is',
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'hush' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value'],
  [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER must be one of always_on, '],
  [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
])('the settings of traces %j are refused in one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
  expect(() => readConfig(settings)).not.toThrow('hush');
});

it.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://tempo:4318/' }, 'http://tempo:4318/v1/traces'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:1', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://b/traces' },
    'https://b/traces',
  ],
])('with %j traces go to %s', (settings, url) => {
  const config = readConfig({ ...settings, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=hu%2Csh=, x-team=a' });
  const headers = { 'x-key': 'hu,sh=', 'x-team': 'a' };
  expect(exportTarget(config)).toEqual(url && { url, headers });
  expect(JSON.stringify(describeConfig(config))).not.toContain('hu%2Csh');
});

it('what the operator says of itself is checked, and unset by default', () => {
  expect(readConfig({}).OPERATOR_NAME).toBeUndefined();
  expect(readConfig({ OPERATOR_NAME: 'Escrow Checkout Ltd' }).OPERATOR_NAME).toBe('Escrow Checkout Ltd');
  expect(() => readConfig({ OPERATOR_NAME: '<b>Bank</b>' })).toThrow('OPERATOR_NAME must be one line');
  expect(() => readConfig({ SUPPORT_PHONE: 'call us' })).toThrow('SUPPORT_PHONE must be digits');
  expect(() => readConfig({ SUPPORT_EMAIL: 'nobody' })).toThrow('SUPPORT_EMAIL must be an e-mail address');
  expect(() => readConfig({ SUPPORT_WHATSAPP: '0801 234 5678' })).toThrow('with its country');
  expect(() => readConfig({ TERMS_URL: 'javascript:alert(1)' })).toThrow('TERMS_URL must be https://');
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

const paystack = { PAYSTACK_SECRET_KEY: 'sk_live_0123456789' };
const monnify = {
  MONNIFY_API_KEY: 'MK_PROD_0123456789',
  MONNIFY_SECRET_KEY: '0123456789ABCDEF',
  MONNIFY_CONTRACT_CODE: '0102345678',
  MONNIFY_ACCOUNT_NUMBER: '3934178936',
};

it.each([
  [{}, []],
  [paystack, ['paystack']],
  [monnify, ['monnify']],
  [{ ...monnify, LIVE_PARTNER: 'monnify' }, ['monnify']],
  [{ ...paystack, ...monnify, LIVE_PARTNER: 'paystack' }, ['paystack', 'monnify']],
  [{ ...paystack, ...monnify, LIVE_PARTNER: 'monnify' }, ['monnify', 'paystack']],
])('of %j the first partner opens the new accounts of live mode', (settings, names) => {
  expect(livePartnerNames(readConfig(settings))).toEqual(names);
});

it.each([
  [{ MONNIFY_API_KEY: monnify.MONNIFY_API_KEY }, 'MONNIFY_SECRET_KEY, MONNIFY_CONTRACT_CODE and'],
  [{ ...monnify, MONNIFY_CONTRACT_CODE: '' }, 'MONNIFY_CONTRACT_CODE must be set, too: Monnify needs'],
  [{ ...monnify, MONNIFY_API_KEY: 'MK_TEST_0123456789' }, 'MONNIFY_API_KEY must be a live key, MK_PROD_'],
  [{ ...monnify, MONNIFY_URL: 'https://sandbox.monnify.com' }, 'MONNIFY_URL must be http://127.0.0.1:<port>'],
  [{ ...monnify, MONNIFY_ACCOUNT_NUMBER: '12' }, 'MONNIFY_ACCOUNT_NUMBER must be ten digits'],
  [{ ...paystack, ...monnify }, 'LIVE_PARTNER must be paystack or monnify, since both are configured.'],
  [{ ...paystack, LIVE_PARTNER: 'flutterwave' }, 'LIVE_PARTNER must be paystack or monnify'],
  [
    { LIVE_PARTNER: 'paystack' },
    'LIVE_PARTNER is paystack, which is not configured: set PAYSTACK_SECRET_KEY.',
  ],
  [
    { ...paystack, LIVE_PARTNER: 'monnify' },
    'LIVE_PARTNER is monnify, which is not configured: set MONNIFY_',
  ],
])('the settings %j are refused in one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});

const terminal = { TERMINAL_AFRICA_SECRET_KEY: 'sk_live_0123456789' };
const shipbubble = { SHIPBUBBLE_KEY: 'sb_prod_0123456789' };

it.each([
  [{}, []],
  [terminal, ['terminal_africa']],
  [{ ...shipbubble, LIVE_CARRIER: 'shipbubble' }, ['shipbubble']],
  [{ ...terminal, ...shipbubble, LIVE_CARRIER: 'terminal_africa' }, ['terminal_africa', 'shipbubble']],
  [{ ...terminal, ...shipbubble, LIVE_CARRIER: 'shipbubble' }, ['shipbubble', 'terminal_africa']],
])('of %j the first aggregator is asked for rates in live mode', (settings, names) => {
  expect(liveCarrierNames(readConfig(settings))).toEqual(names);
});

it.each([
  [{ TERMINAL_AFRICA_SECRET_KEY: 'sk_test_0123456789' }, 'TERMINAL_AFRICA_SECRET_KEY must be a live key'],
  [
    { TERMINAL_AFRICA_URL: 'https://sandbox.terminal.africa' },
    'TERMINAL_AFRICA_URL must be http://127.0.0.1',
  ],
  [{ SHIPBUBBLE_KEY: 'sb_sandbox_0123456789' }, 'SHIPBUBBLE_KEY must be a live key, sb_prod_'],
  [{ SHIPBUBBLE_URL: 'https://api.shipbubble.com' }, 'SHIPBUBBLE_URL must be http://127.0.0.1'],
  [{ ...terminal, ...shipbubble }, 'LIVE_CARRIER must be terminal_africa or shipbubble, since both'],
  [{ ...terminal, LIVE_CARRIER: 'sendbox' }, 'LIVE_CARRIER must be terminal_africa or shipbubble'],
  [
    { ...terminal, LIVE_CARRIER: 'shipbubble' },
    'LIVE_CARRIER is shipbubble, which is not configured: set SHIPBUBBLE_KEY.',
  ],
])('the settings of carriers %j are refused in one sentence', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});

it('the keys of the partners are not shown', () => {
  const shown = JSON.stringify(
    describeConfig(readConfig({ ...paystack, ...monnify, ...shipbubble, LIVE_PARTNER: 'monnify' })),
  );
  expect(shown).not.toContain(shipbubble.SHIPBUBBLE_KEY);
  for (const key of [paystack.PAYSTACK_SECRET_KEY, monnify.MONNIFY_API_KEY, monnify.MONNIFY_SECRET_KEY])
    expect(shown).not.toContain(key);
});
