// `npm run generate`: writes every generated file again, from the contract to the SDK and the CLI.
// --answers    records the sandbox's answers to the samples first; the document shows them
// --released   makes the document the one that later changes are compared with; refuses what breaks callers,
//              except with --breaking
import { runPnpm } from './lib/pnpm.mjs';
import { runNode } from './lib/run.mjs';

const flags = process.argv.slice(2).filter((word) => word !== '--');

async function need(running) {
  const { code } = await running;
  if (code !== 0) process.exit(code);
}

function generate(names, ...args) {
  const filters = names.flatMap((name) => ['--filter', `@escrow-checkout/${name}`]);
  return need(runPnpm([...filters, 'generate', ...args]));
}

const record = ['run', 'test/packages/openapi/answers.test.ts', '--update'];
if (flags.includes('--answers')) await need(runNode('node_modules/vitest/vitest.mjs', record));
await generate(['openapi'], ...flags.filter((flag) => flag !== '--answers'));
await generate(['sdk', 'cli', 'test']);
