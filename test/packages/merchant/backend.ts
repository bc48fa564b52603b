import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Authority } from '../../harness/authority.js';
import { installPacked } from '../../harness/packed.js';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Installs the shop as a merchant would: the SDK from the tarball that is published. What the shop needs
 * besides is linked from this workspace, so that no registry is asked.
 */
export async function installShop(folder: string): Promise<void> {
  await installPacked(folder, ['sdk'], { express: 'test', 'better-sqlite3': 'test' });
  const sources = at('test/packages/merchant/shop');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  mkdirSync(join(folder, 'dist'));
  for (const name of readdirSync(sources)) {
    const { outputText } = ts.transpileModule(readFileSync(join(sources, name), 'utf8'), { compilerOptions });
    writeFileSync(join(folder, 'dist', name.replace(/\.ts$/, '.js')), outputText);
  }
}

/** The shop in a process of its own. */
export class Backend {
  #said = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly authority: Authority,
  ) {}

  static async start(
    folder: string,
    authority: Authority,
    settings: Record<string, string> & { PORT: string },
  ): Promise<Backend> {
    const { PATH, HOME } = process.env;
    const files = { TLS_KEY: join(folder, 'key.pem'), TLS_CERTIFICATE: join(folder, 'certificate.pem') };
    writeFileSync(files.TLS_KEY, authority.server.key, { mode: 0o600 });
    writeFileSync(files.TLS_CERTIFICATE, authority.server.cert);
    const env = { PATH, HOME, ...files, ...settings };
    const child = spawn(process.execPath, ['dist/main.js'], { cwd: folder, env });
    const backend = new Backend(child, Number(settings.PORT), authority);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        backend.#said += text;
      });
    }
    await backend.says(/The shop is open/);
    return backend;
  }

  /** How often it has said something. */
  count(pattern: RegExp): number {
    return [...this.#said.matchAll(new RegExp(pattern, 'g'))].length;
  }

  /** Waits until it has said something so often; rejects when it ends without. */
  says(pattern: RegExp, count = 1): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (this.count(pattern) >= count) resolve();
      };
      this.child.stdout?.on('data', check);
      this.child.once('close', (code) => reject(new Error(`The shop ended with ${code}: ${this.#said}`)));
      check();
    });
  }

  /** One request to the shop, as its own pages make it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the shop answered
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }> {
    return new Promise((resolve, reject) => {
      const where = { host: 'localhost', port: this.port, ca: this.authority.certificate };
      const headers = { 'content-type': 'application/json' };
      const call = request({ ...where, method, path, headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
      });
      call.on('error', reject);
      call.end(body === undefined ? '' : JSON.stringify(body));
    });
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
