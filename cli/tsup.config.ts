import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Loads a few of Node's modules when something of them is used, and not when the command line is read: help
 * and usage errors need none of them, and each costs a millisecond or two.
 */
const lateModules: Plugin = {
  name: 'late-modules',
  setup(build) {
    build.onResolve({ filter: /^(node:)?(child_process|crypto|https?|readline)$/ }, ({ path, namespace }) =>
      namespace === 'late' ? { path, external: true } : { path, namespace: 'late' },
    );
    // The loader is in the prototype chain, since what has own properties is copied when it is imported.
    build.onLoad({ filter: /./, namespace: 'late' }, ({ path }) => ({
      contents: `const late = new Proxy({}, { get: (_, name) => require(${JSON.stringify(path)})[name] });
        module.exports = Object.create(late);`,
    }));
  },
};

const commanderLicense = readFileSync(new URL('node_modules/commander/LICENSE', import.meta.url), 'utf8');

// The SDK stays an import: the published CLI installs it, so a fix in the SDK reaches it. Commander is taken
// in, since one file loads faster than seven.
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  noExternal: ['commander'],
  external: [/^@escrow-checkout\/sdk/],
  esbuildPlugins: [lateModules],
  // Half as much to read; names stay, so that a stack can be read as well.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
  // What commander requires of Node needs a `require`, which ES modules do not have.
  banner: {
    js:
      "import { createRequire as requireFor } from 'node:module'; " +
      'const require = requireFor(import.meta.url);',
  },
  footer: { js: `/*! This file contains commander.\n\n${commanderLicense.trim()}\n*/` },
  removeNodeProtocol: false,
  dts: false,
  sourcemap: false,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
});
