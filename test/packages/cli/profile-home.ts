import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../harness/stores.js';
import { type Ran, runCli } from './run.js';

export const anAccount = { account_id: '0198c0de-0000-7000-8000-000000000002', account_name: 'Example Shop' };

/** A user of the command line with a settings folder of their own. */
export class ProfileHome {
  readonly #root = temporaryFolder();
  /** Where profiles are kept. */
  readonly folder = join(this.#root, 'escrow-cli', 'profiles');

  /** The environment of their shell. */
  env(more: Record<string, string> = {}): Record<string, string> {
    return { XDG_CONFIG_HOME: this.#root, ...more };
  }

  run(args: readonly string[], more: Record<string, string> = {}, stdin = ''): Promise<Ran> {
    return runCli(args, { env: this.env(more), stdin });
  }

  file(name: string): string {
    return join(this.folder, `${name}.json`);
  }

  /** The stored profile. */
  saved(name: string): Record<string, string> {
    return JSON.parse(readFileSync(this.file(name), 'utf8')) as Record<string, string>;
  }

  files(): string[] {
    try {
      return readdirSync(this.folder).sort();
    } catch {
      return [];
    }
  }

  /** Writes a file verbatim. */
  put(name: string, text: string, mode = 0o600): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    writeFileSync(this.file(name), text);
    chmodSync(this.file(name), mode);
  }

  /** Writes a profile as a login does. */
  putProfile(name: string, api_key: string, base_url: string): void {
    this.put(name, JSON.stringify({ api_key, base_url, ...anAccount, saved_at: '2026-01-02T10:00:00.000Z' }));
  }

  putDefault(name: string): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(this.folder, 'default'), `${name}\n`, { mode: 0o600 });
  }

  mode(path: string): string {
    return (statSync(path).mode & 0o777).toString(8);
  }
}
