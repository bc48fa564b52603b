import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspect } from '../../../scripts/lib/release/inspect.mjs';
import { version } from '../../../sdk/src/version.generated.js';
import { audit } from '../../audit/audit.js';
import { installPacked } from '../../harness/packed.js';
import { type InstalledServer, installServer } from '../../harness/packed-server.js';
import { createMerchant, type ServerProcess, startProcess } from '../../harness/server-process.js';
import { temporaryFolder } from '../../harness/stores.js';
import { blocksOf } from '../docs/blocks.js';
import { drivers } from '../docs/drivers.js';
import { ShopProcess } from '../starter/shop-process.js';
import { guides, readme, readmeBlocks, receivers } from './documents.js';
import { type Kind, kinds, oldCompiler, Project } from './kinds.js';

const run = promisify(execFile);
const secret = '0123456789abcdef'.repeat(4);
const escrows = [...guides, ...readme];
const programs = { ...receivers, ...Object.fromEntries(escrows.map(({ name, text }) => [name, text])) };
const folder = temporaryFolder();
const database = `sqlite:${join(folder, 'escrow.db')}`;
const made = new Map<Kind, Project>();
let installed: InstalledServer;
let server: ServerProcess;

beforeAll(async () => {
  const linked = { express: 'test', pg: 'test', standardwebhooks: 'test' };
  const types = { '@types/node': '.', '@types/express': 'test', '@types/pg': 'test' };
  await installPacked(folder, ['sdk', 'cli'], { ...linked, ...types });
  installed = await installServer(join(folder, 'service'));
  server = await startProcess(database, {}, [], installed.program);
}, 180_000);
afterAll(async () => {
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(await audit(database)).toEqual([]);
});

it('every block is in a program', () => {
  expect(readme).toHaveLength(readmeBlocks);
  expect(Object.keys(receivers).sort()).toEqual(drivers.map(({ name }) => name).sort());
});

describe.each(kinds)('$name: the code of the documents, with the tarballs', { timeout: 120_000 }, (kind) => {
  let complaints: string[];
  let printed: Record<string, string>;
  beforeAll(async () => {
    const project = new Project(kind, join(folder, kind.name.replaceAll(/\W+/g, '-')), programs);
    complaints = await project.make();
    made.set(kind, project);
    const { key } = createMerchant(database);
    const env = { ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url, WEBHOOK_SECRET: secret };
    printed = await project.run([...escrows, ...drivers], env);
  }, 120_000);

  it('compiles under strict, with the declarations of the package', () => {
    expect(complaints).toEqual([]);
  });

  it.each([...escrows, ...drivers])('runs as the documents say: $name', ({ name, printed: expected }) => {
    expect(printed[name]).toMatch(expected);
  });
});

it('the declarations of the package suit TypeScript 5.0 in a bundled project as well', {
  timeout: 120_000,
}, async () => {
  const bundled = [...made.values()].at(-1);
  expect(await bundled?.make(oldCompiler, { skipLibCheck: false })).toEqual([]);
});

/** Starts the receiver of the guide's third step in a project. */
const serving = `import app from './express.js';
const opened = app.listen(0, '127.0.0.1', () => console.log('port ' + opened.address().port));`;

it('the five steps of the guide lead from nothing to a verified event', { timeout: 60_000 }, async () => {
  const [project] = made.values();
  const { key } = createMerchant(database);
  const program = join(folder, 'node_modules/.bin/escrow-cli');
  const env = { ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url, XDG_STATE_HOME: join(folder, 'state') };
  const command = async (...words: string[]) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
    return JSON.parse((await run(program, [...words, '--json'], options)).stdout);
  };
  const endpoint = ['--url', 'https://shop.example.com/webhooks', '--retry-schedule', 'extended'];
  const { secret: own } = await command('webhooks', 'create', ...endpoint);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(join(project?.folder ?? '', 'serve.mjs'), serving);
  const receiver = new ShopProcess(project?.folder ?? '', [process.execPath, 'serve.mjs'], {
    WEBHOOK_SECRET: own,
  });
  const [, port] = await receiver.says(/^port (\d+)$/m);
  const forward = ['listen', '--forward-to', `http://127.0.0.1:${port}/webhooks`, '--after', '0'];
  const listener = new ShopProcess(folder, [program, ...forward], { ...env, WEBHOOK_SECRET: own });
  const { reference } = await command('trigger', 'escrow.funded');
  await receiver.says(new RegExp(`^send ${reference}$`, 'm'));
  await listener.says(new RegExp(`\tescrow\\.funded\t${reference}\t200\t`));
  for (const { child, ended } of [listener, receiver]) {
    child.kill('SIGINT');
    await ended;
  }
});

describe('escrow-cli from its tarball', { timeout: 60_000 }, () => {
  const command = async (...words: string[]) => {
    const { key } = createMerchant(database);
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url };
    return (await run('npx', ['--no-install', 'escrow-cli', ...words], { cwd: folder, env })).stdout;
  };

  it('says its version', async () => {
    expect(await command('--version')).toBe(`${version}\n`);
  });

  it('opens an escrow', async () => {
    const words = ['--reference', 'ORD-1001', '--amount-naira', '2500', '--json=reference,account_number'];
    const where = [
      '--customer-email',
      'buyer@example.com',
      '--callback-url',
      'https://shop.example.com/webhooks',
    ];
    const answer = JSON.parse(await command('initiate', ...words, ...where));
    expect(answer).toEqual({ reference: 'ORD-1001', account_number: expect.stringMatching(/^\d{10}$/) });
  });
});

describe('the server from its tarball, which has run the programs above', { timeout: 60_000 }, () => {
  it('has nothing in it that must not be published', async () => {
    const pack = { name: '@escrow-checkout/server', folder: 'server', unpackedBytesMax: 16_000_000 };
    const given = { ...pack, version, file: installed.tarball };
    const { complaints } = await inspect([given], [given]);
    expect(complaints).toEqual([]);
  });

  it('runs the commands of its README by npx, in a folder that has only the package', async () => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, npm_config_yes: 'false', DATABASE_URL: database, SECRET_KEY: 'ab'.repeat(32) };
    const [start, commands] = blocksOf('server/README.md');
    expect(start?.text).toBe('npx @escrow-checkout/server start --demo\n');
    const words = ['-euo', 'pipefail', '-c', commands?.text ?? ''];
    const { stdout } = await run('bash', words, { cwd: join(folder, 'service'), env });
    expect(stdout).toMatch(/^Nothing waits for you[\s\S]*Runs the Escrow Checkout service/);
  });

  it.each([
    '/docs',
    '/docs/reference/initiate-escrow',
    '/openapi.json',
    '/openapi.yaml',
    '/dashboard/sign-in',
  ])('serves %s', async (path) => {
    const answer = await fetch(new URL(path, server.url), { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(200);
    const [asset] = /(?<=<link rel="stylesheet" href=")[^"]+/.exec(await answer.text()) ?? [];
    if (asset) expect((await fetch(new URL(asset, server.url))).status).toBe(200);
  });
});
