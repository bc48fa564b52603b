import { defineConfig } from 'tsup';

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
  // Whoever installs or bundles the package chooses one, by the `imports` of package.json.
  external: ['#mac'],
  removeNodeProtocol: false,
  format: ['esm', 'cjs'],
  target: 'node20',
  // One copy of what the entries share, in CommonJS too: an error is then an instance of the class it names.
  splitting: true,
  dts: true,
  sourcemap: false,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
});
