import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../../api/webhooks/vectors.js';
import { temporaryFolder } from '../../harness/stores.js';
import { drivers } from './drivers.js';

const run = promisify(execFile);
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(at('docs/webhooks.md'), 'utf8');
const folder = temporaryFolder();

/** Programs that a machine for development has as a rule, but need not have. */
const lacks = (program: string) => spawnSync(program, ['--version']).error !== undefined;

const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';

describe('the page about webhooks', { timeout: 60_000 }, () => {
  it('has the programs that run in projects, a shell and a Python block, a terminal, and the steps', () => {
    const programs = [...page.matchAll(/^```ts (\w+)$/gm)].map(([, name]) => name);
    expect(programs).toEqual(drivers.map(({ name }) => name));
    expect(page.match(/^```\w+/gm)).toHaveLength(programs.length + 5);
  });

  it.skipIf(lacks('openssl'))('prints in a shell what it says that it prints', async () => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', block('sh')]);
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(page).toContain(`\`${line}\``);
  });

  it.skipIf(lacks('python3'))('accepts every vector in Python, and nothing that was changed', async () => {
    const { vectors } = JSON.parse(readFileSync(at('test/api/webhooks/vectors.json'), 'utf8')) as {
      vectors: Vector[];
    };
    const check = `
import json, sys
for v in json.load(open(sys.argv[1], encoding="utf-8"))["vectors"]:
    body, now = v["body"].encode(), lambda: v["timestamp"]
    late = lambda: v["timestamp"] + 301
    print(verify(body, v["headers"], v["secrets"], now), verify(body + b" ", v["headers"], v["secrets"], now),
          verify(body, v["headers"], v["secrets"], late), verify(body, v["headers"], ["ab" * 32], now))
`;
    const script = join(folder, 'check.py');
    writeFileSync(script, block('python') + check);
    const { stdout } = await run('python3', [script, at('test/api/webhooks/vectors.json')]);
    expect(stdout.trim().split('\n')).toEqual(vectors.map(() => 'True False False False'));
  });
});
