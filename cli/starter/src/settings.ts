import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A problem with the setup; the message says how to fix it. */
export class SetupError extends Error {}

/** What the shop runs with. */
export interface Settings {
  apiKey: string;
  /** The key decides. */
  mode: 'test' | 'live';
  /** The address of the service; without one, the SDK's own: the sandbox on this machine. */
  baseUrl: string | undefined;
  webhookSecret: string;
  staffToken: string;
  host: string;
  port: number;
  /** Where the internet reaches this shop, without a slash at its end. */
  publicUrl: string | null;
  /** The file with the orders. */
  dataFile: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const placeOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Reads `.env` and the environment, which counts before it. */
export function loadSettings(): Settings {
  const file = placeOf('.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return settingsFrom(process.env);
}

/** @throws SetupError for what is missing or cannot be. */
export function settingsFrom(env: Environment): Settings {
  const apiKey = readKey(env);
  const mode = apiKey.startsWith('svc_live_') ? 'live' : 'test';
  const publicUrl = readPublicUrl(env);
  if (mode === 'live' && publicUrl === null) {
    throw new SetupError(
      'ESCROW_API_KEY is a live key, and this shop runs in the sandbox until PUBLIC_URL says where ' +
        'webhooks reach it. Use a key that begins with svc_test_, or read "Going live" in README.md.',
    );
  }
  return {
    apiKey,
    mode,
    publicUrl,
    baseUrl: env.ESCROW_BASE_URL || undefined,
    webhookSecret: readMatch(env, 'WEBHOOK_SECRET', /^[0-9a-f]{64}$/i, '64 hexadecimal characters'),
    staffToken: readMatch(env, 'STAFF_TOKEN', /^\S{16,}$/, '16 characters or more, none of them a space'),
    host: env.HOST || '127.0.0.1',
    port: readPort(env),
    dataFile: env.SHOP_DATA || placeOf('data/shop.json'),
  };
}

function readKey({ ESCROW_API_KEY: key = '' }: Environment): string {
  if (/^svc_(test|live)_\w+$/.test(key)) return key;
  const remedy =
    'Put a test key (svc_test_...) behind ESCROW_API_KEY= in .env, or into the environment. ' +
    'The service prints one when it starts for the first time.';
  throw new SetupError(`${key === '' ? 'There is no API key' : 'ESCROW_API_KEY is no API key'}. ${remedy}`);
}

function readMatch(env: Environment, name: string, pattern: RegExp, what: string): string {
  const value = env[name] ?? '';
  if (pattern.test(value)) return value;
  throw new SetupError(
    `${name} in .env has to be ${what}. If there is no .env, copy .env.example and fill it in.`,
  );
}

function readPort({ PORT = '' }: Environment): number {
  const port = PORT === '' ? 3000 : Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError('PORT has to be a number from 0 to 65535.');
}

function readPublicUrl({ PUBLIC_URL = '' }: Environment): string | null {
  if (PUBLIC_URL === '') return null;
  if (isUrl(PUBLIC_URL) && PUBLIC_URL.startsWith('https://')) return PUBLIC_URL.replace(/\/+$/, '');
  throw new SetupError('PUBLIC_URL has to begin with https://.');
}

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
