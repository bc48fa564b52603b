// Generates every generated file again and compares. A difference is reported, and the files are put back as
// they were.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/fingerprint.mjs';
import { runPnpm } from './lib/pnpm.mjs';
import { root } from './lib/run.mjs';

const folders = ['docs/errors.md', 'openapi', 'sdk', 'cli'];

function readGenerated() {
  const files = listFiles(folders).filter((path) =>
    /\.generated\.ts$|openapi\.(json|yaml)$|errors\.md$/.test(path),
  );
  return new Map(files.map((file) => [file, readFileSync(file)]));
}

async function generate() {
  for (const names of [['openapi'], ['sdk', 'cli']]) {
    const filters = names.flatMap((name) => ['--filter', `@escrow-checkout/${name}`]);
    const { code, output } = await runPnpm([...filters, 'generate'], { onLine: () => {} });
    if (code !== 0) throw new Error(`Generating failed:\n${output}`);
  }
}

function restore(before, after) {
  for (const [file, content] of before) writeFileSync(file, content);
  for (const file of after.keys()) if (!before.has(file)) rmSync(file);
}

const before = readGenerated();
let stale = [];
try {
  await generate();
  const after = readGenerated();
  const files = [...new Set([...before.keys(), ...after.keys()])];
  stale = files.filter(
    (file) => !before.has(file) || !after.has(file) || !before.get(file).equals(after.get(file)),
  );
  if (stale.length > 0) restore(before, after);
} catch (error) {
  for (const [file, content] of before)
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
  console.error(error.message);
  process.exit(1);
}
if (stale.length > 0) {
  const names = stale.map((file) => relative(root, file)).join(', ');
  console.error(`Not what the contract generates: ${names}. Mend with: npm run generate`);
  process.exitCode = 1;
}
