import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { examplesOf, sdk } from './examples.js';

const virtual = `${sdk}/src/examples.virtual.ts`;
const webhooks = ['claims', 'express', 'fetch', 'next', 'testing', 'verify'].map(
  (name) => `webhooks/${name}`,
);
const sources = ['client', 'errors', 'kobo', 'pages', 'resources.generated', 'stream', ...webhooks].map(
  (name) => `src/${name}.ts`,
);

/** One function per file of examples; `client` exists unless the example makes it. */
function program(paths: string[]): string {
  const bodies = paths.map((path) => {
    const code = examplesOf(path).map((example) => example.replace(/^import .*$/gm, ''));
    const shared =
      path === 'README.md'
        ? code.join('\n')
        : code.map((one) => `{\n${one.replace('export const', 'const')}}\n`).join('');
    return `export async function example() {\n${shared}}\n`;
  });
  const named = bodies.map((body, index) => body.replace('example(', `example${index}(`));
  const names =
    'EscrowCheckout, EscrowError, kobo, MismatchError, PreconditionError, RateLimitError, ValidationError';
  const head = `import * as sdk from './index.js';
    import { expressWebhook } from './webhooks/express.js';
    import { fetchWebhook, memoryClaims, verifyWebhook } from './webhooks/index.js';
    import { nextWebhook } from './webhooks/next.js';
    import { signWebhook } from './webhooks/testing.js';
    declare const request: Request;
    const { ${names} } = sdk;`;
  return `${head}\ndeclare const client: sdk.EscrowCheckout;\n${named.join('')}`;
}

function complaints(source: string): string[] {
  const file = ts.readConfigFile(`${sdk}/tsconfig.build.json`, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(file, ts.sys, sdk);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => (path === virtual ? source : readFile(path));
  host.fileExists = (path) => path === virtual || fileExists(path);
  const built = ts.createProgram([virtual], options, host);
  return ts.getPreEmitDiagnostics(built).map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
}

describe('every example', () => {
  it('of the README and of the docstrings compiles', () => {
    expect(examplesOf('README.md').length).toBeGreaterThan(5);
    expect(examplesOf('src/resources.generated.ts').length).toBeGreaterThan(20);
    expect(complaints(program(['README.md', ...sources]))).toEqual([]);
  });

  it('would be caught if it did not', () => {
    expect(complaints(`${program([])}\nclient.escrow.get(7);`)).toHaveLength(1);
  });
});
