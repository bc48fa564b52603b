import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked } from '../../harness/packed.js';
import { createMerchant, type ServerProcess, startProcess } from '../../harness/server-process.js';
import { temporaryFolder } from '../../harness/stores.js';
import { installRuntimes, programOf, runtimes, workerd } from './install.js';

const run = promisify(execFile);
const folder = temporaryFolder();
let server: ServerProcess;
let settings: string;

/** One escrow, one refusal, one valid delivery and one that is not. */
const program = `import { EscrowCheckout } from '@escrow-checkout/sdk';
import { signWebhook } from '@escrow-checkout/sdk/testing';
import { verifyWebhook } from '@escrow-checkout/sdk/webhooks';

const codeOf = (error) => error.code;

export async function check({ reference, ...options }) {
  const client = new EscrowCheckout(options);
  const { account_number } = await client.escrow.initiate({
    reference, amount: 250000, currency: 'NGN', customer_email: 'buyer@example.com',
    callback_url: 'https://shop.example.com/webhooks',
  });
  const refused = await client.escrow.release(reference).catch(codeOf);
  const secret = '0123456789abcdef'.repeat(4);
  const { body, headers } = await signWebhook({ event: 'escrow.funded', reference }, secret);
  const { event } = await verifyWebhook(body, headers, secret);
  const wrong = await verifyWebhook(body + ' ', headers, secret).catch(codeOf);
  return JSON.stringify({ account_number, refused, event, wrong });
}
`;

const expected = {
  account_number: expect.stringMatching(/^\d{10}$/),
  refused: 'not_funded',
  event: 'escrow.funded',
  wrong: 'signature_mismatch',
};

const options = (reference: string) => `{ reference: '${reference}', ${settings} }`;

beforeAll(async () => {
  installRuntimes();
  await installPacked(folder, ['sdk']);
  writeFileSync(join(folder, 'check.js'), program);
  const database = `sqlite:${join(folder, 'escrow.db')}`;
  server = await startProcess(database);
  settings = `apiKey: '${createMerchant(database).key}', baseUrl: '${server.url}'`;
}, 300_000);
afterAll(() => server.kill('SIGTERM'));

describe('the SDK from its tarball', { timeout: 60_000 }, () => {
  it.each(runtimes)('sells and verifies on $name', async (runtime) => {
    const file = join(folder, `${runtime.alias}.js`);
    const call = `console.log(await check(${options(runtime.alias)}));`;
    writeFileSync(file, `import { check } from './check.js';\n${call}`);
    const { stdout } = await run(programOf(runtime), [...runtime.words, file], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it('sells and verifies on Workers, where the package gives WebCrypto', async () => {
    const worker = `import { check } from './check.js';
      export default { fetch: async () => new Response(await check(${options('worker')})) };`;
    await build({
      stdin: { contents: worker, resolveDir: folder },
      outfile: join(folder, 'worker.mjs'),
      bundle: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['workerd', 'worker', 'browser'],
      logLevel: 'silent',
    });
    writeFileSync(join(folder, 'worker.capnp'), workerSettings);
    const child = spawn(workerd, ['serve', '--control-fd=3', 'worker.capnp'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    try {
      const port = await new Promise<number>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`workerd ended with ${code}.`)));
        child.stdio[3]?.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()).port));
      });
      expect(await (await fetch(`http://127.0.0.1:${port}`)).json()).toEqual(expected);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

/** A worker that may call the service on this machine. */
const workerSettings = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "network", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
  globalOutbound = "network",
);
`;
