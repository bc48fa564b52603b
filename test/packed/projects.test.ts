import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../audit/audit.js';
import { drivers } from '../docs/drivers.js';
import { installPacked } from '../harness/packed.js';
import { createMerchant, type ServerProcess, startProcess } from '../harness/server-process.js';
import { temporaryFolder } from '../harness/stores.js';
import { guides, readme, readmeBlocks, receivers } from './documents.js';
import { kinds, oldCompiler, Project } from './kinds.js';

const secret = '0123456789abcdef'.repeat(4);
const sales = [...guides, ...readme];
const programs = { ...receivers, ...Object.fromEntries(sales.map(({ name, text }) => [name, text])) };
const folder = temporaryFolder();
const database = `sqlite:${join(folder, 'escrow.db')}`;
let server: ServerProcess;

beforeAll(async () => {
  const linked = { express: 'test', pg: 'test', standardwebhooks: 'test' };
  const types = { '@types/node': '.', '@types/express': 'test', '@types/pg': 'test' };
  await installPacked(folder, ['sdk', 'cli'], { ...linked, ...types });
  server = await startProcess(database);
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
  let project: Project;
  let complaints: string[];
  let printed: Record<string, string>;
  beforeAll(async () => {
    project = new Project(kind, join(folder, kind.name.replaceAll(/\W+/g, '-')), programs);
    complaints = await project.make();
    const { key } = createMerchant(database);
    const env = { ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url, WEBHOOK_SECRET: secret };
    printed = await project.run([...sales, ...drivers], env);
  }, 120_000);

  it('compiles under strict, with the declarations of the package', () => {
    expect(complaints).toEqual([]);
  });

  it.runIf(kind.compiler)('compiles with TypeScript 5.0', async () => {
    expect(await project.make(oldCompiler)).toEqual([]);
  });

  it.each([...sales, ...drivers])('runs as the documents say: $name', ({ name, printed: expected }) => {
    expect(printed[name]).toMatch(expected);
  });
});
