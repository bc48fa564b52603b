import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { defineConfig } from 'tsup';

const program = 'dist/program';

/**
 * Leaves out the comments of libraries, since Node keeps the text of a program in memory, and writes the
 * licenses of those that are part of it.
 */
const libraries: Plugin = {
  name: 'libraries',
  setup({ onLoad, onEnd }) {
    const folders = new Set<string>();
    onLoad({ filter: /\/node_modules\/.*\.m?js$/ }, async ({ path }) => {
      folders.add(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
      const text = await readFile(path, 'utf8');
      const options = { minifyWhitespace: true, sourcemap: 'inline', sourcefile: path } as const;
      const { code } = await transform(text, options);
      return { contents: code, loader: 'js' };
    });
    onEnd(async () => {
      const licenses = await Promise.all([...folders].sort().map(licenseOf));
      await mkdir(program, { recursive: true });
      await writeFile(`${program}/licenses.txt`, licenses.join('\n'));
    });
  },
};

async function licenseOf(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  if (!file) throw new Error(`${name} has no file with its license`);
  return `${name} ${version}\n\n${(await readFile(`${folder}/${file}`, 'utf8')).trim()}\n`;
}

// The program in a few files, since Node takes longer to find and read 680 modules than to run a command.
// Libraries that each start needs are taken in. Those of CommonJS, those that are read later, and the
// pages with their assets stay imports.
export default defineConfig({
  entry: ['src/main.ts'],
  outDir: program,
  format: ['esm'],
  target: 'node20',
  noExternal: ['@escrow-checkout/contract', '@ts-rest/core', 'kysely', 'uuid', 'zod'],
  esbuildPlugins: [libraries],
  // What only `start` needs is a file of its own.
  splitting: true,
  removeNodeProtocol: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
});
