import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import ts from 'typescript';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Editors read the docstrings of the generated sources in the types; the programs do without. */
const withoutDocstrings: Plugin = {
  name: 'without-docstrings',
  setup(build) {
    build.onLoad({ filter: /\.generated\.ts$/ }, ({ path }) => {
      const compilerOptions = { removeComments: true, ...target };
      const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions });
      return { contents: outputText, loader: 'js' };
    });
  },
};
const target = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext };

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    webhooks: 'src/webhooks/index.ts',
    express: 'src/webhooks/express.ts',
    next: 'src/webhooks/next.ts',
    testing: 'src/webhooks/testing.ts',
    'mac-node': 'src/webhooks/mac-node.ts',
    'mac-web': 'src/webhooks/mac-web.ts',
  },
  // The runtime or bundler chooses one, by the `imports` of package.json.
  external: ['#mac'],
  removeNodeProtocol: false,
  format: ['esm', 'cjs'],
  target: 'node20',
  // One copy of what the entries share, in CommonJS too: an error is then an instance of the class it names.
  splitting: true,
  dts: true,
  esbuildPlugins: [withoutDocstrings],
  sourcemap: false,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
});
