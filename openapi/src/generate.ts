import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { buildDocument } from './document.js';

const document = buildDocument();

const files: Record<string, string> = {
  'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'openapi.yaml': stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 }),
};

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

for (const [name, text] of Object.entries(files)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (read(path) !== text) {
    process.stderr.write(`openapi/${name} is stale: run \`pnpm generate\`.\n`);
    process.exitCode = 1;
  }
}
