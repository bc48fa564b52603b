import { createProgram } from '../../server/src/commands/program.js';
import { describeError } from '../../server/src/commands/unexpected.js';

/** One command of the operator, with the whole environment it runs in. */
export interface Order {
  settings: NodeJS.ProcessEnv;
  words: readonly string[];
}

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

class Ended extends Error {
  constructor(readonly code: number) {
    super(`ended with ${code}`);
  }
}

process.exit = (code) => {
  throw new Ended(Number(code ?? 0));
};

async function run({ settings, words }: Order): Promise<Ran> {
  process.env = { ...settings };
  process.exitCode = 0;
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      said[name] += text;
      return true;
    };
  }
  try {
    await createProgram().parseAsync(words, { from: 'user' });
    return { code: Number(process.exitCode), ...said };
  } catch (error) {
    if (error instanceof Ended) return { code: error.code, ...said };
    const { message, exitCode } = describeError(error);
    return { ...said, code: exitCode, stderr: `${said.stderr}${message}\n` };
  }
}

// One command at a time: each has the environment and the streams of this process to itself.
let last = Promise.resolve();
process.on('message', ({ number, order }: { number: number; order: Order }) => {
  last = last.then(async () => {
    process.send?.({ number, ran: await run(order) });
  });
});
process.on('disconnect', () => process.kill(process.pid));
