import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { listBreaks, type Node, promiseOf } from './comparison.js';
import { buildDocument, listOperations } from './document.js';
import { writeErrorPage } from './error-page.js';

const document = buildDocument();

/** By their paths from the repository's root. */
const files: Record<string, string> = {
  'docs/errors.md': writeErrorPage(listOperations()),
  'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'openapi/openapi.yaml': stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 }),
};

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

function read(name: string): string {
  try {
    return readFileSync(pathOf(name), 'utf8');
  } catch {
    return '';
  }
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function writeFiles(isCheck: boolean): void {
  for (const [name, text] of Object.entries(files)) {
    if (!isCheck) writeFileSync(pathOf(name), text);
    else if (read(name) !== text) fail(`${name} is stale: run \`npm run generate\`.`);
  }
}

/** Makes the current document the one that later changes are compared with. */
function moveBaseline(mayBreak: boolean): void {
  const name = 'openapi/released.json';
  const promise = promiseOf(JSON.parse(JSON.stringify(document)) as Node);
  const breaks = mayBreak ? [] : listBreaks(JSON.parse(read(name)) as Node, promise);
  if (breaks.length === 0) {
    writeFileSync(pathOf(name), `${JSON.stringify(promise, null, 1)}\n`);
    return;
  }
  const lines = breaks.map((line) => `  ${line}`);
  fail(
    [
      'This would break callers of what is released:',
      ...lines,
      'While nothing is published, --breaking moves it all the same.',
    ].join('\n'),
  );
}

const flags = process.argv.slice(2);
writeFiles(flags.includes('--check'));
if (flags.includes('--released')) moveBaseline(flags.includes('--breaking'));
