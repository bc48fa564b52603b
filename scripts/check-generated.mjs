// Fails for a generated file that is not what the contract generates. Changes nothing.
import { runPnpm } from './lib/pnpm.mjs';

const filters = ['openapi', 'sdk', 'cli'].flatMap((name) => ['--filter', `@escrow-checkout/${name}`]);
const { code, output } = await runPnpm([...filters, 'generate', '--check'], { onLine: () => {} });
if (code !== 0) {
  console.error(`${output}\n\nMend with: npm run generate`);
  process.exitCode = 1;
}
