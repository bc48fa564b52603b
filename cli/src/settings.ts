import { readFileSync } from 'node:fs';
import type { Host } from './context.js';
import { exitCodes, Stop, usage } from './exit.js';
import { printable } from './printable.js';
import { type Profile, Profiles } from './profiles/profile-file.js';
import { parseUrl } from './url.js';

const apiPath = '/api/public/v1';
const baseUrlDefault = `http://127.0.0.1:4000${apiPath}`;

export interface Settings {
  apiKey: string;
  baseUrl: string;
  mode: 'test' | 'live';
  /** The profile of both, if they come from one. */
  profile?: string;
}

interface SettingsOptions {
  apiKeyFile?: string | undefined;
  apiKeyStdin?: boolean | undefined;
  baseUrl?: string | undefined;
  profile?: string | undefined;
}

/** Where a value comes from, with the name of the flag, variable or file. */
export interface Source {
  source: 'flag' | 'environment' | 'profile' | 'default';
  name: string | null;
}

export interface Found<Value> extends Source {
  value: Value;
}

/** What a command would connect with. */
export interface Connection {
  profile: Found<Profile> | null;
  apiKey: Found<string> | null;
  baseUrl: Found<string>;
}

export async function readStdinBytes(host: Host): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of host.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export async function readStdin(host: Host): Promise<string> {
  return (await readStdinBytes(host)).toString('utf8');
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw usage(`--api-key-file cannot be read: ${(error as Error).message}`);
  }
}

/** Reads the key that a flag gives, or null. */
export async function readFlaggedKey(host: Host, options: SettingsOptions): Promise<Found<string> | null> {
  const { apiKeyFile, apiKeyStdin } = options;
  if (apiKeyFile !== undefined && apiKeyStdin)
    throw usage('Give either --api-key-file or --api-key-stdin, not both.');
  if (apiKeyFile !== undefined)
    return { value: readKeyFile(apiKeyFile).trim(), source: 'flag', name: '--api-key-file' };
  if (apiKeyStdin && host.stdin.isTTY)
    throw usage(
      '--api-key-stdin reads the key from a pipe only: a key that you type here would show on the screen.',
      'On a terminal, log in once: escrow-cli login',
    );
  if (apiKeyStdin) return { value: (await readStdin(host)).trim(), source: 'flag', name: '--api-key-stdin' };
  return null;
}

function environmentKey({ env }: Host): string {
  return (env.ESCROW_API_KEY ?? '').trim();
}

/**
 * Returns the profile of the flag; null if a key is given; else the profile of the environment or the
 * default.
 */
function findProfile(host: Host, options: SettingsOptions): Found<Profile> | null {
  const profiles = new Profiles(host);
  const hasFlaggedKey = options.apiKeyFile !== undefined || options.apiKeyStdin === true;
  if (options.profile !== undefined) {
    if (hasFlaggedKey)
      throw usage('A profile has its own key: leave out either --profile or the flag with the other key.');
    return { value: profiles.demand(options.profile), source: 'flag', name: '--profile' };
  }
  if (hasFlaggedKey) return null;
  const named = host.env.ESCROW_PROFILE || null;
  const hasKey = environmentKey(host) !== '';
  if (named !== null && hasKey)
    throw usage(
      'ESCROW_PROFILE and ESCROW_API_KEY are both set, so there are two keys.',
      'Unset one of them, or choose with --profile <name>.',
    );
  if (hasKey) return null;
  if (named !== null) return { value: profiles.demand(named), source: 'environment', name: 'ESCROW_PROFILE' };
  const { name, file } = profiles.default();
  const value = profiles.read(name);
  return value && { value, source: file === null ? 'default' : 'profile', name: file };
}

/** Normalises an address: no slash at the end, and the path of the API. */
export function readAddress(text: string): string {
  const url = parseUrl(text);
  if (url === null) throw usage(`The base URL '${text}' is not a URL.`);
  const path = url.pathname.replace(/\/+$/, '');
  // The SDK refuses addresses with other parts.
  const isPlain = /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  return isPlain ? `${url.origin}${path || apiPath}` : text;
}

export function givenAddress(host: Host, { baseUrl }: SettingsOptions): Found<string> | null {
  if (baseUrl !== undefined) return { value: readAddress(baseUrl), source: 'flag', name: '--base-url' };
  const value = host.env.ESCROW_BASE_URL;
  return value ? { value: readAddress(value), source: 'environment', name: 'ESCROW_BASE_URL' } : null;
}

export const defaultAddress: Found<string> = { value: baseUrlDefault, source: 'default', name: null };

/**
 * Returns the address. The key of a profile is sent to the profile's address only: another one is refused,
 * except in the environment where a flag has chosen the profile.
 */
function findAddress(host: Host, options: SettingsOptions, profile: Connection['profile']): Found<string> {
  const given = givenAddress(host, options);
  if (!profile) return given ?? defaultAddress;
  const { name, base_url: value } = profile.value;
  const isOverruled = given?.source === 'environment' && profile.source === 'flag';
  if (given && !isOverruled && given.value !== readAddress(value))
    throw usage(
      `The key of profile '${name}' is for ${value}, but ${given.name} is ${given.value}. Nothing was sent.`,
      given.source === 'flag' ? 'Leave out --base-url.' : `Unset ESCROW_BASE_URL, or pass --profile ${name}.`,
      `For ${given.value}: escrow-cli login --profile <another> --base-url ${given.value}`,
    );
  return { value, source: 'profile', name: new Profiles(host).file(name) };
}

export async function findConnection(host: Host, options: SettingsOptions): Promise<Connection> {
  const profile = findProfile(host, options);
  const baseUrl = findAddress(host, options, profile);
  if (profile) {
    const name = new Profiles(host).file(profile.value.name);
    return { profile, apiKey: { value: profile.value.api_key, source: 'profile', name }, baseUrl };
  }
  const value = environmentKey(host);
  const fromEnvironment: Found<string> | null =
    value === '' ? null : { value, source: 'environment', name: 'ESCROW_API_KEY' };
  return { profile, apiKey: (await readFlaggedKey(host, options)) ?? fromEnvironment, baseUrl };
}

/** A key that is not clearly a test key counts as live. */
export function modeOf(apiKey: string): Settings['mode'] {
  return apiKey.startsWith('svc_test_') ? 'test' : 'live';
}

function otherProfiles(host: Host): string[] {
  const names = new Profiles(host).names().map(printable);
  return names.length === 0 ? [] : [`Or choose a profile with --profile: ${names.join(', ')}`];
}

/** @throws Stop with exit code 4 without a key. */
export function settingsOf(host: Host, { profile, apiKey, baseUrl }: Connection): Settings {
  if (!apiKey || apiKey.value === '' || /\s/.test(apiKey.value)) {
    const detail = apiKey?.value ? 'The API key contains white space.' : 'No API key.';
    throw new Stop(exitCodes.unauthorised, { title: 'No API key', code: 'missing_key', detail }, [
      'Log in once: escrow-cli login',
      ...otherProfiles(host),
      'Or set ESCROW_API_KEY, or pass --api-key-file <file> or --api-key-stdin.',
    ]);
  }
  return {
    apiKey: apiKey.value,
    baseUrl: baseUrl.value,
    mode: modeOf(apiKey.value),
    ...(profile ? { profile: profile.value.name } : {}),
  };
}

export async function readSettings(host: Host, options: SettingsOptions): Promise<Settings> {
  return settingsOf(host, await findConnection(host, options));
}
