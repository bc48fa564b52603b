import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeEvents } from './events.js';
import { writeResources } from './resources.js';
import { writeTypes } from './types.js';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
const notice = '// Generated from the API document by scripts/generate.ts; edits are lost.\n';

const files: Record<string, string> = {
  'src/types.generated.ts': writeTypes(),
  'src/resources.generated.ts': writeResources(),
  'src/webhooks/events.generated.ts': writeEvents(),
  'src/version.generated.ts': `/** The version of this package. */\nexport const version = '${version}';\n`,
};

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

for (const [name, text] of Object.entries(files)) {
  const source = `${notice}\n${text}`;
  if (!process.argv.includes('--check')) {
    writeFileSync(at(name), source);
  } else if (read(at(name)) !== source) {
    process.stderr.write(`sdk/${name} is stale: run \`pnpm generate\`.\n`);
    process.exitCode = 1;
  }
}
