import { isIPv6 } from 'node:net';
import { heartbeatSecondsDefault, limits } from '@escrow-checkout/contract';
import { z } from 'zod';
import { parseUrl } from './domain/url.js';
import { liveCarriersProblem } from './live-carriers.js';
import { livePartnersProblem } from './live-partners.js';
import { operatorSettings } from './operator-settings.js';
import { tracingSettings } from './tracing-settings.js';

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);
/** Keys leave this machine for the partner alone. */
const loopbackOrigin = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}\/?$/;
const loopbackNeeded = 'must be http://127.0.0.1:<port>: keys leave this machine for';

/** A folder, or a bucket with its key and secret; beyond this machine by TLS alone. */
const filesAddress =
  /^(?:folder:.|(?:https:\/\/|http:\/\/(?=[^@/]*@(?:127\.0\.0\.1|localhost):))[^\s@/:]+:[^\s@/]+@[^\s/]+\/.)/;

/** An address, or a name and an address in angle brackets; never two addresses. */
const mailbox = /^(?:[^\s@<>,;:"\p{Cc}]+@[^\s@<>,;]+|[^@<>,;:"\p{Cc}]+ <[^\s@<>,;:"]+@[^\s@<>,;]+>)$/u;

/** Every setting with its shape, default and meaning. `secretSettings` lists the secrets. */
const settings = {
  PORT: port.default(4000).describe('Port to listen on; 0 picks a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  METRICS_PORT: port
    .optional()
    .describe('Port of /metrics for Prometheus; without it nothing is measured. 0 picks a free one.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that /metrics listens on. It has no password: never one that strangers reach.'),
  ...tracingSettings,
  SITE_URL: z
    .string()
    .url()
    .optional()
    .describe(
      'Public address of the service; default http://HOST:PORT, on your own machine http://localhost:PORT.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.|postgres(ql)?:\/\/.)/, 'must be sqlite:<file> or postgres://...')
    .default('sqlite:./data/escrow.db')
    .describe('sqlite:<file> or postgres://...'),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be postgres://...')
    .optional()
    .describe(
      'A streaming replica of the PostgreSQL database: it answers lists, exports, charts and searches.',
    ),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal characters')
    .optional()
    .describe('Encrypts secrets at rest. On SQLite the first start writes one next to the database.'),
  SECRET_KEY_PREVIOUS: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal characters')
    .optional()
    .describe('The key before, which also opens while `secrets rotate` replaces it.'),
  DATABASE_POOL_SIZE: count.max(200).default(16).describe('Connections to PostgreSQL.'),
  FILES_URL: z
    .string()
    .regex(filesAddress, 'must be folder:<path> or https://KEY:SECRET@HOST/BUCKET?region=REGION')
    .optional()
    .describe(
      'Where uploaded files are kept: a folder (default `files` beside the database) or a bucket of S3.',
    ),
  RATE_LIMIT_PER_SECOND: count.default(500).describe('Requests a key may send per second, sustained.'),
  RATE_LIMIT_BURST: count.default(2000).describe('Requests a key may send at once.'),
  REQUESTS_PER_KEY: count
    .default(100)
    .describe('What the requests of a key that are under way may weigh; others wait.'),
  REQUESTS_PER_ACCOUNT: count.default(200).describe('The same for an account in one mode.'),
  REQUESTS_IN_ALL: count
    .default(1000)
    .describe('The same for all keys; test mode leaves a quarter of it to live mode.'),
  REQUESTS_PER_NETWORK: count
    .default(64)
    .describe('The same for a network without a key; all such networks may have sixteen times as much.'),
  CONNECTIONS_IN_ALL: count.default(4000).describe('Connections that may be open.'),
  CONNECTIONS_PER_NETWORK: count
    .default(500)
    .describe('Connections of one network; not counted if PROXY_HOPS says that proxies are in front.'),
  UNREAD_SECONDS: count
    .max(600)
    .default(30)
    .describe('How long a caller may take nothing of an answer; all of one in four times as long.'),
  BODY_SECONDS: count.max(30).default(5).describe('How long a body without a valid key may take to arrive.'),
  REQUEST_SECONDS: count
    .max(30)
    .default(30)
    .describe('How long any other body may take to arrive, but for photos, which may take four minutes.'),
  UNREAD_MEGABYTES: count.default(32).describe('What answers that nobody reads may hold, all together.'),
  SIGN_IN_PER_NETWORK_HOUR: count.default(300).describe('Codes and attempts at codes per network and hour.'),
  SIGN_IN_SHORT_CODES_PER_HOUR: count
    .default(1000)
    .describe('Short codes, and wrong tries at them, per hour in all; beyond it codes are long.'),
  SIGN_UP: z
    .enum(['open', 'closed'])
    .optional()
    .describe('Whether anybody may open an account in the dashboard; default only on your own machine.'),
  PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("Your proxies in front, whose X-Forwarded-For names the client's network."),
  AUDIT_NETWORKS: z
    .enum(['full', 'truncated'])
    .default('truncated')
    .describe('How the log and the audit name where a request came from: its address, or its /24 or /48.'),
  TEST_DATA_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(90)
    .describe("Days without use after which an account's test data is removed; 0: never."),
  EVENT_ARCHIVE_DAYS: z.coerce
    .number()
    .int()
    .max(3650)
    .refine(
      (days) => days === 0 || days >= limits.deliveryLogDays,
      `must be 0 or at least ${limits.deliveryLogDays}: deliveries are listed for as long`,
    )
    .default(0)
    .describe('Days after which the events of an escrow or charge that ended go to the archive; 0: never.'),
  AMOUNT_MAX_KOBO: z.coerce
    .number()
    .int()
    .min(10_000)
    .max(1_000_000_000_000)
    .default(1_000_000_000)
    .describe('Largest price, kobo.'),
  PAYMENT_DEADLINE_HOURS: count.max(8760).default(72).describe('How long an escrow waits for payment.'),
  CHARGE_DEADLINE_HOURS: count.max(8760).default(24).describe('How long a charge waits for payment.'),
  EXPIRY_GRACE_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(30)
    .describe('Time added to the payment deadline before an escrow expires.'),
  DISPUTE_RESPONSE_HOURS: count
    .max(8760)
    .default(72)
    .describe('How long the seller has to respond to a dispute.'),
  EXPECTED_ARRIVAL_DAYS: count
    .max(90)
    .default(14)
    .describe('How far ahead of the record of a delivery its expected arrival can be.'),
  ...operatorSettings,
  WEBHOOK_ALLOW_LOOPBACK: z
    .enum(['0', '1'])
    .default('0')
    .describe('1 lets webhooks reach this machine over https, for development.'),
  WEBHOOK_TIMEOUT_SECONDS: count.max(30).default(15).describe('How long a receiver may take to respond.'),
  WEBHOOK_RETRY_SECONDS: count
    .max(3600)
    .default(60)
    .describe('Pause before the retry, randomized by a fifth.'),
  MAIL_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must be smtp://user:password@host:port or smtps://...')
    .refine(
      (text) => parseUrl(text) !== null,
      'must be an address; write special characters of a password as %40 and the like',
    )
    .optional()
    .describe(
      'Mail server for live mode. Without it live mail waits for three days; test mail is never sent.',
    ),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be an e-mail address, or a name with one: Escrow Checkout <mail@example.com>')
    .optional()
    .describe('Sender of mail; required with MAIL_URL.'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(
      /^sk_live_[A-Za-z0-9]{8,}$/,
      'must be a live key, sk_live_...: test mode has its own sandbox and needs no key of Paystack',
    )
    .optional()
    .describe('Secret key of Paystack, a partner of live mode; without partners live mode has no bank.'),
  PAYSTACK_URL: z
    .string()
    .regex(loopbackOrigin, `${loopbackNeeded} Paystack alone`)
    .optional()
    .describe("Address of a fake of Paystack on this machine, in place of Paystack's own."),
  MONNIFY_API_KEY: z
    .string()
    .regex(
      /^MK_PROD_[A-Za-z0-9]{6,}$/,
      'must be a live key, MK_PROD_...: test mode has its own sandbox and needs no key of Monnify',
    )
    .optional()
    .describe('API key of Monnify, a partner of live mode; it needs the next three settings.'),
  MONNIFY_SECRET_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{16,}$/, 'must be the secret key beside the API key in the dashboard of Monnify')
    .optional()
    .describe('Secret key of Monnify; it also signs notifications.'),
  MONNIFY_CONTRACT_CODE: z
    .string()
    .regex(/^\d{6,20}$/, 'must be digits')
    .optional()
    .describe('Contract at Monnify under which payments are collected.'),
  MONNIFY_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{10}$/, 'must be ten digits')
    .optional()
    .describe('Wallet at Monnify that payouts and refunds come from.'),
  MONNIFY_URL: z
    .string()
    .regex(loopbackOrigin, `${loopbackNeeded} Monnify alone`)
    .optional()
    .describe("Address of a fake of Monnify on this machine, in place of Monnify's own."),
  LIVE_PARTNER: z
    .enum(['paystack', 'monnify'], { message: 'must be paystack or monnify' })
    .optional()
    .describe('Partner at which live mode opens new accounts; required if both are configured.'),
  TERMINAL_AFRICA_SECRET_KEY: z
    .string()
    .regex(
      /^sk_live_[A-Za-z0-9]{8,}$/,
      'must be a live key, sk_live_...: test mode has its own sandbox and needs no key of Terminal Africa',
    )
    .optional()
    .describe('Secret key of Terminal Africa, which names the prices of carriers in live mode.'),
  TERMINAL_AFRICA_URL: z
    .string()
    .regex(loopbackOrigin, `${loopbackNeeded} Terminal Africa alone`)
    .optional()
    .describe("Address of a fake of Terminal Africa on this machine, in place of Terminal Africa's own."),
  SHIPBUBBLE_KEY: z
    .string()
    .regex(
      /^sb_prod_[A-Za-z0-9]{8,}$/,
      'must be a live key, sb_prod_...: test mode has its own sandbox and needs no key of Shipbubble',
    )
    .optional()
    .describe('Key of Shipbubble, which names the prices of carriers in live mode.'),
  SHIPBUBBLE_URL: z
    .string()
    .regex(loopbackOrigin, `${loopbackNeeded} Shipbubble alone`)
    .optional()
    .describe("Address of a fake of Shipbubble on this machine, in place of Shipbubble's own."),
  LIVE_CARRIER: z
    .enum(['terminal_africa', 'shipbubble'], { message: 'must be terminal_africa or shipbubble' })
    .optional()
    .describe('Aggregator that live mode asks for rates; required if both are configured.'),
  STREAM_HEARTBEAT_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(30)
    .default(heartbeatSecondsDefault)
    .describe('Silence of an event stream before it sends a heartbeat.'),
  SHUTDOWN_SECONDS: count.max(600).default(10).describe('How long a stop waits for running requests.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
} as const;

const table = z.object(settings);

export type Config = z.infer<typeof table> & { siteUrl: string };

const secretSettings = new Set([
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'FILES_URL',
  'MAIL_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAYSTACK_SECRET_KEY',
  'MONNIFY_API_KEY',
  'MONNIFY_SECRET_KEY',
  'TERMINAL_AFRICA_SECRET_KEY',
  'SHIPBUBBLE_KEY',
]);

/** The environment has invalid settings; the message names each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings from an environment. Empty values count as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = table.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`These settings are invalid: ${problems.join('; ')}.`);
  }
  if (parsed.data.MAIL_URL !== undefined && parsed.data.MAIL_FROM === undefined) {
    throw new ConfigError('These settings are invalid: MAIL_FROM is required with MAIL_URL.');
  }
  if (parsed.data.DATABASE_REPLICA_URL !== undefined && parsed.data.DATABASE_URL.startsWith('sqlite:')) {
    throw new ConfigError(
      'These settings are invalid: DATABASE_REPLICA_URL needs PostgreSQL in DATABASE_URL.',
    );
  }
  const problem = livePartnersProblem(parsed.data) ?? liveCarriersProblem(parsed.data);
  if (problem !== null) throw new ConfigError(`These settings are invalid: ${problem}`);
  const { SITE_URL, HOST, PORT } = parsed.data;
  const siteUrl = SITE_URL ?? ownAddress(HOST, PORT);
  return { ...parsed.data, siteUrl: siteUrl.replace(/\/+$/, '') };
}

/** Returns the address of a server without a public one. Browsers offer passkeys on `localhost` alone. */
export function ownAddress(host: string, port: number): string {
  return `http://${hostAndPort(host === '127.0.0.1' ? 'localhost' : host, port)}`;
}

/** Joins host and port, with an IPv6 host in brackets. */
export function hostAndPort(host: string, port: number): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Returns the settings with passwords and keys hidden, for an operator. */
export function describeConfig(config: Config): { name: string; value: string; about: string }[] {
  return Object.entries(settings).map(([name, schema]) => ({
    name,
    value: shownValue(name, config[name as keyof typeof settings]),
    about: schema.description ?? '',
  }));
}

function shownValue(name: string, value: unknown): string {
  if (value === undefined) return '(unset)';
  if (!secretSettings.has(name)) return String(value);
  return name.endsWith('_URL') ? shownAddress(String(value)) : '***';
}

/** Removes user, password and parameters from an address; a parameter can be a password too. */
function shownAddress(text: string): string {
  if (/^(sqlite|folder):/.test(text)) return text;
  const url = parseUrl(text);
  if (url === null) return `${text.slice(0, text.indexOf('://'))}://***`;
  const { protocol, username, password, host, pathname, search } = url;
  const user = username || password ? '***@' : '';
  return `${protocol}//${user}${host}${pathname === '/' ? '' : pathname}${search ? '?***' : ''}`;
}
