import { defineConfig } from 'tsup';

// The program in a few files, since Node takes longer to find and read 680 modules than to run a command.
// Packages of ES modules are taken in; those of CommonJS, and the pages' with their assets, stay imports.
export default defineConfig({
  entry: ['src/main.ts'],
  outDir: 'dist/program',
  format: ['esm'],
  target: 'node20',
  noExternal: ['@escrow-checkout/contract', '@ts-rest/core', 'kysely', 'nodemailer', 'uuid', 'zod'],
  // What only `start` needs is a file of its own.
  splitting: true,
  removeNodeProtocol: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
});
