import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { buildDocument, listOperations } from './document.js';
import { writeErrorPage } from './error-page.js';

const document = buildDocument();

/** By their paths from the repository's root. */
const files: Record<string, string> = {
  'docs/errors.md': writeErrorPage(listOperations()),
  'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'openapi/openapi.yaml': stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 }),
};

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

for (const [name, text] of Object.entries(files)) {
  const path = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (read(path) !== text) {
    process.stderr.write(`${name} is stale: run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
