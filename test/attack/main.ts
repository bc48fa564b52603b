import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage = `npm run attack

Runs the suites of test/attack with more requests than \`npm test\` sends, half of them to each store.
ATTACK_INPUTS says how many (100,000), and ATTACK_SEED what they follow from (a random number): the same seed
makes the same requests. A request with a wrong answer is printed with its seed and index.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });

function attack(): void {
  const { ATTACK_INPUTS: inputs = '100000', ATTACK_SEED: seed = String(randomInt(1_000_000)) } = process.env;
  console.log(`${inputs} requests with ATTACK_SEED=${seed}.`);
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const vitest = dirname(createRequire(join(root, 'test/package.json')).resolve('vitest/package.json'));
  const running = spawn(process.execPath, [join(vitest, 'vitest.mjs'), 'run', 'test/attack'], {
    cwd: root,
    env: { ...process.env, ATTACK_INPUTS: inputs, ATTACK_SEED: seed },
    stdio: 'inherit',
  });
  running.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (values.help) console.log(usage);
else attack();
