import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listBreaks, type Node, promiseOf } from './comparison.js';
import { buildDocument } from './document.js';

const path = fileURLToPath(new URL('../released.json', import.meta.url));
const promise = promiseOf(JSON.parse(JSON.stringify(buildDocument())) as Node);
const breaks = listBreaks(JSON.parse(readFileSync(path, 'utf8')) as Node, promise);

if (breaks.length > 0 && !process.argv.includes('--breaking')) {
  const lines = breaks.map((line) => `  ${line}\n`).join('');
  process.stderr.write(`This would break who uses what is released:\n${lines}`);
  process.stderr.write('Mend it, or say so with --breaking while nobody does.\n');
  process.exitCode = 1;
} else {
  writeFileSync(path, `${JSON.stringify(promise, null, 1)}\n`);
}
