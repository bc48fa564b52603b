import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../harness/stores.js';
import type { Vector } from '../webhooks/vectors.js';

const run = promisify(execFile);
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(at('docs/webhooks.md'), 'utf8');
const secret = '0123456789abcdef'.repeat(4);
const folder = temporaryFolder();

/** Programs that a machine for development has as a rule, but need not have. */
const lacks = (program: string) => spawnSync(program, ['--version']).error !== undefined;

/** The page's programs by the word after their language. */
const programs = new Map(
  [...page.matchAll(/^```ts (\w+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
);
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';

/** What a program prints that runs after a block and can import it. */
async function print(driver: string): Promise<string> {
  const source = `import { signWebhook } from '@escrow-checkout/sdk/testing';
    const secret = '${secret}';
    const signed = await signWebhook(
      { event: 'escrow.funded', event_id: 'event-1', reference: 'ORD-1001' }, secret);
    const request = () => new Request('http://localhost/webhooks', { method: 'POST', ...signed });
    ${driver}`;
  writeFileSync(join(folder, 'driver.mjs'), source);
  const env = { ...process.env, WEBHOOK_SECRET: secret };
  return (await run(process.execPath, [join(folder, 'driver.mjs')], { env })).stdout;
}

beforeAll(() => {
  symlinkSync(at('test/node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of programs) {
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    writeFileSync(
      join(folder, `${name}.mjs`),
      ts.transpileModule(text, { compilerOptions: options }).outputText,
    );
  }
});

describe('the page about webhooks', { timeout: 60_000 }, () => {
  const drivers: Record<string, [driver: string, printed: RegExp]> = {
    express: [
      `const { default: app } = await import('./express.mjs');
       const server = app.listen(0, '127.0.0.1', async () => {
         const url = 'http://127.0.0.1:' + server.address().port + '/webhooks';
         const post = () => fetch(url, { method: 'POST', ...signed });
         for (let n = 0; n < 2; n++) console.log(await (await post()).text());
         server.close();
         server.closeAllConnections();
       });`,
      /^send ORD-1001\n\{"code":"handled"\}\n\{"code":"duplicate"\}\n$/,
    ],
    next: [
      "const { POST } = await import('./next.mjs'); console.log((await POST(request())).status);",
      /^escrow\.funded ORD-1001\n200\n$/,
    ],
    fetch: [
      "const { default: worker } = await import('./fetch.mjs');" +
        'console.log((await worker.fetch(request())).status);',
      /^escrow\.funded ORD-1001\n200\n$/,
    ],
    verify: [
      `const { receive } = await import('./verify.mjs');
       console.log((await receive(request())).status);
       console.error = console.log;
       console.log((await receive(new Request('http://localhost', { method: 'POST', body: 'x' }))).status);`,
      /^escrow\.funded ORD-1001\n200\nheader_missing: .*webhook-id.*\n400\n$/,
    ],
    claims: [
      `const { tableClaims } = await import('./claims.mjs');
       const ids = new Set();
       const query = async (text, [id]) => {
         if (text.startsWith('delete')) return void ids.delete(id);
         const rowCount = ids.has(id) ? 0 : 1;
         ids.add(id);
         return { rowCount };
       };
       const claims = tableClaims({ query });
       const calls = [() => claims.claim('a'), () => claims.claim('a'), () => claims.release('a')];
       for (const call of [...calls, calls[0]]) console.log(await call());`,
      /^true\nfalse\nundefined\ntrue\n$/,
    ],
    rotation: [
      "const { default: worker } = await import('./rotation.mjs');" +
        'console.log((await worker.fetch(request())).status);',
      /^escrow\.funded ORD-1001\n200\n$/,
    ],
    testing: ["await import('./testing.mjs');", /^escrow\.funded ORD-1001\n200\n$/],
    libraries: [
      "const { verify } = await import('./libraries.mjs');" +
        'console.log(verify(signed.body, signed.headers).length);',
      /^2\n$/,
    ],
  };

  it('has the programs that are run here, a shell and a Python block, and what a terminal shows', () => {
    expect([...programs.keys()]).toEqual(Object.keys(drivers));
    expect(page.match(/^```\w+/gm)).toHaveLength(programs.size + 3);
  });

  it.each(Object.entries(drivers))('runs as it says: %s', async (_name, [driver, printed]) => {
    expect(await print(driver)).toMatch(printed);
  });

  it('has programs that compile', () => {
    const { config } = ts.readConfigFile(at('tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, at('.'));
    const files = new Map([...programs].map(([name, text]) => [at(`test/docs/${name}.virtual.ts`), text]));
    const host = ts.createCompilerHost(options);
    const { readFile, fileExists } = host;
    host.readFile = (path) => files.get(path) ?? readFile(path);
    host.fileExists = (path) => files.has(path) || fileExists(path);
    const built = ts.createProgram([...files.keys()], options, host);
    const complaints = ts.getPreEmitDiagnostics(built);
    expect(complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual(
      [],
    );
  });

  it.skipIf(lacks('openssl'))('prints in a shell what it says that it prints', async () => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', block('sh')]);
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(page).toContain(`\`${line}\``);
  });

  it.skipIf(lacks('python3'))('accepts every vector in Python, and nothing that was changed', async () => {
    const { vectors } = JSON.parse(readFileSync(at('test/webhooks/vectors.json'), 'utf8')) as {
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
    const { stdout } = await run('python3', [script, at('test/webhooks/vectors.json')]);
    expect(stdout.trim().split('\n')).toEqual(vectors.map(() => 'True False False False'));
  });
});
