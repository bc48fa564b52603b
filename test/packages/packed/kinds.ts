import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';

const run = promisify(execFile);

/** Programs by name. They are TypeScript modules; what is written in JavaScript is one as well. */
export type Programs = Readonly<Record<string, string>>;

/** A kind of project that merchants have. */
export interface Kind {
  name: string;
  /** Of its package.json. */
  type: 'module' | 'commonjs';
  /** Compiler options besides `strict`; none where it has no compiler. */
  compiler?: ts.CompilerOptions;
  /** Turns a program into its source here. */
  write(text: string): string;
}

const { Node16 } = ts.ModuleKind;

export const kinds: readonly Kind[] = [
  { name: 'JavaScript, ES modules', type: 'module', write: withoutTypes },
  { name: 'JavaScript, CommonJS', type: 'commonjs', write: (text) => required(wrapped(withoutTypes(text))) },
  {
    name: 'TypeScript, node16, ES modules',
    type: 'module',
    write: (text: string) => text,
    compiler: { module: Node16, moduleResolution: ts.ModuleResolutionKind.Node16, skipLibCheck: true },
  },
  {
    name: 'TypeScript, node16, CommonJS',
    type: 'commonjs',
    write: wrapped,
    compiler: { module: Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  },
  {
    name: 'TypeScript, bundler',
    type: 'module',
    write: (text: string) => text,
    compiler: {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
    },
  },
];

function withoutTypes(text: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** CommonJS has no top-level await, so the program runs in a function. */
function wrapped(text: string): string {
  if (/^export /m.test(text)) return text;
  const imports = text.match(/^import [^;]*;\n/gm) ?? [];
  const body = text.replaceAll(/^import [^;]*;\n/gm, '');
  return `${imports.join('')}async function main() {\n${body}}\nexport const done = main();\n`;
}

/** Imports and exports as CommonJS has them. */
function required(text: string): string {
  return text
    .replaceAll(/^import (.+) from ('[^']+');$/gm, 'const $1 = require($2);')
    .replaceAll(/^export default /gm, 'module.exports.default = ')
    .replaceAll(/^export const (\w+) =/gm, 'const $1 = module.exports.$1 =')
    .replaceAll(/^export ((?:async )?function (\w+))/gm, 'module.exports.$2 = $2;\n$1');
}

const shared: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  types: ['node'],
  outDir: 'out',
  rootDir: '.',
};

/** A project below the folder where the tarballs are installed. */
export class Project {
  readonly #names: string[];

  constructor(
    readonly kind: Kind,
    readonly folder: string,
    programs: Programs,
  ) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: kind.type }));
    this.#names = Object.keys(programs);
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(folder, kind.compiler ? `${name}.ts` : `${name}.js`), kind.write(text));
    }
  }

  /** Compiles and bundles the programs; returns the compiler's errors. */
  async make(compiler: typeof ts = ts, more: ts.CompilerOptions = {}): Promise<string[]> {
    if (!this.kind.compiler) return [];
    const roots = this.#names.map((name) => join(this.folder, `${name}.ts`));
    const places = { outDir: join(this.folder, 'out'), rootDir: this.folder };
    const built = compiler.createProgram(roots, { ...shared, ...this.kind.compiler, ...places, ...more });
    // The declarations of other packages are not checked.
    const ours = ({ file }: ts.Diagnostic) => compiler === ts || /escrow/.test(file?.fileName ?? 'escrow');
    const complaints = compiler.getPreEmitDiagnostics(built).filter(ours).map(describeComplaint);
    if (!this.kind.compiler.noEmit) built.emit();
    else if (compiler === ts) await this.#bundle(roots);
    return complaints;
  }

  /** Everything in one file a program; only what Node loads natively stays outside. */
  async #bundle(entryPoints: string[]): Promise<void> {
    await build({
      entryPoints,
      outdir: join(this.folder, 'out'),
      bundle: true,
      logLevel: 'silent',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: ['express', 'standardwebhooks'],
    });
  }

  /** Runs programs one after the other, each by its driver if it has one, and returns their output. */
  async run(programs: readonly Run[], env: Record<string, string>): Promise<Record<string, string>> {
    const place = this.kind.compiler ? './out/' : './';
    const works = programs.map(({ name, driver }) => {
      return `works['${name}'] = async () => {\n${driver ?? `await (await load('${name}')).done;`}\n};`;
    });
    writeFileSync(join(this.folder, 'run.mjs'), [opening(place), ...works, closing].join('\n'));
    const { PATH } = process.env;
    const options = { cwd: this.folder, env: { PATH, ...env } };
    return JSON.parse((await run(process.execPath, ['run.mjs'], options)).stdout);
  }
}

/** A program that is run, and the code that calls what it exports. */
export interface Run {
  name: string;
  driver?: string;
}

/** `load` gives a program's exports, whichever module system it was written in. */
const opening = (place: string) => `import { format } from 'node:util';
const load = async (name) => {
  const module = await import('${place}' + name + '.js');
  return module.default?.default ? module.default : module;
};
const works = {};`;

const closing = `
const printed = {};
const { log, error } = console;
for (const [name, work] of Object.entries(works)) {
  printed[name] = '';
  console.log = (...words) => { printed[name] += format(...words) + '\\n'; };
  try { await work(); } catch (failure) { console.log(failure); }
  Object.assign(console, { log, error });
}
console.log(JSON.stringify(printed));
`;

function describeComplaint({ file, messageText }: ts.Diagnostic): string {
  return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

/** The oldest compiler that the types are promised to. */
export const oldCompiler = createRequire(import.meta.url)('typescript-5.0') as typeof ts;
