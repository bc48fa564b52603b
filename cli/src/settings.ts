import { readFileSync } from 'node:fs';
import { exitCodes, Stop, usage } from './exit.js';
import type { Host } from './host.js';

const baseUrlDefault = 'http://127.0.0.1:4000/api/public/v1';

export interface Settings {
  apiKey: string;
  baseUrl: string;
  mode: 'test' | 'live';
}

interface SettingsOptions {
  apiKeyFile?: string | undefined;
  apiKeyStdin?: boolean | undefined;
  baseUrl?: string | undefined;
}

/** All of stdin, byte for byte. */
export async function readStdinBytes(host: Host): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of host.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** All of stdin as text. */
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

async function readKey(host: Host, options: SettingsOptions): Promise<string> {
  if (options.apiKeyFile !== undefined && options.apiKeyStdin) {
    throw usage('--api-key-file and --api-key-stdin exclude each other.');
  }
  if (options.apiKeyFile !== undefined) return readKeyFile(options.apiKeyFile).trim();
  if (options.apiKeyStdin) return (await readStdin(host)).trim();
  return (host.env.ESCROW_API_KEY ?? '').trim();
}

/** The key and the address: flags before the environment before the default. */
export async function readSettings(host: Host, options: SettingsOptions): Promise<Settings> {
  const apiKey = await readKey(host, options);
  if (apiKey === '' || /\s/.test(apiKey)) {
    const detail = apiKey === '' ? 'No API key.' : 'The API key has white space inside.';
    throw new Stop(exitCodes.unauthorised, { title: 'No API key', code: 'missing_key', detail }, [
      'Set ESCROW_API_KEY, or pass --api-key-file <file> or --api-key-stdin.',
    ]);
  }
  const baseUrl = options.baseUrl ?? (host.env.ESCROW_BASE_URL || baseUrlDefault);
  if (!URL.canParse(baseUrl)) throw usage(`The base URL '${baseUrl}' is not a URL.`);
  // Whatever is not plainly a test key is treated with the care of a live one.
  return { apiKey, baseUrl, mode: apiKey.startsWith('svc_test_') ? 'test' : 'live' };
}
