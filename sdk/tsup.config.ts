import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import ts from 'typescript';

/** Takes the docstrings out of code: they stand in the declarations, where editors read them. */
function withoutComments(code: string): string {
  const { ESNext } = ts.ScriptTarget;
  const compilerOptions = { removeComments: true, target: ESNext, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

const entry = {
  index: 'src/index.ts',
  webhooks: 'src/webhooks/index.ts',
  express: 'src/webhooks/express.ts',
  next: 'src/webhooks/next.ts',
  testing: 'src/webhooks/testing.ts',
};

function slim(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => /\.c?js$/.test(one))) {
    writeFileSync(`${folder}/${name}`, withoutComments(readFileSync(`${folder}/${name}`, 'utf8')));
  }
}

/**
 * The declarations are written once, for CommonJS, and ES modules are sent there: the package is smaller by a
 * third, and a class is the same type to both.
 */
function refer(folder: string): void {
  for (const name of Object.keys(entry)) {
    writeFileSync(`${folder}/${name}.d.ts`, `export * from './${name}.cjs';\n`);
  }
}

const common: Options = {
  // Whoever installs or bundles the package chooses one, by the `imports` of package.json.
  external: ['#mac'],
  target: 'node20',
  silent: true,
  tsconfig: 'tsconfig.build.json',
};

export default defineConfig(({ outDir = 'dist', minify, dts }) => {
  const folder = resolve(fileURLToPath(new URL('.', import.meta.url)), outDir);
  const code: Options = {
    ...common,
    entry: { ...entry, 'mac-node': 'src/webhooks/mac-node.ts', 'mac-web': 'src/webhooks/mac-web.ts' },
    removeNodeProtocol: false,
    format: ['esm', 'cjs'],
    // One copy of what the entries share, in CommonJS too: an error is an instance of the class it names.
    splitting: true,
    clean: true,
    async onSuccess() {
      if (!minify) slim(folder);
      if (dts !== false) refer(folder);
    },
  };
  const declarations: Options = { ...common, entry, format: ['cjs'], dts: { only: true } };
  return dts === false ? [code] : [code, declarations];
});
