import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const document = new URL('../../../openapi/openapi.json', import.meta.url);

/** The types that openapi-typescript makes of the document. */
export async function writeTypes(): Promise<string> {
  return astToString(await openapiTypescript(document));
}

/** The client that @hey-api/openapi-ts makes of the document, as files in a folder. */
export async function writeClient(folder: string): Promise<void> {
  await createClient({
    input: fileURLToPath(document),
    output: folder,
    logs: { level: 'silent', file: false },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  });
}

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  typeRoots: [`${root}node_modules/@types`],
  paths: { '@escrow-checkout/sdk': [`${root}sdk/src/index.ts`] },
};

/** The compiler's errors for some files, with additional sources in memory. */
export function complaints(files: string[], sources: Record<string, string> = {}): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => sources[path] ?? readFile(path);
  host.fileExists = (path) => path in sources || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path in sources ? ts.createSourceFile(path, sources[path] ?? '', rest[0]) : getSourceFile(path, ...rest);
  const program = ts.createProgram([...files, ...Object.keys(sources)], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
