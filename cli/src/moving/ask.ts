import { createInterface } from 'node:readline';
import type { Context } from '../context.js';
import { exitCodes, Stop } from '../exit.js';

export function unconfirmed(detail: string, ...advice: string[]): Stop {
  return new Stop(exitCodes.unconfirmed, { title: 'Not confirmed', code: 'not_confirmed', detail }, advice);
}

export function canAsk({ host, values }: Pick<Context, 'host' | 'values'>): boolean {
  return values.input !== false && host.stdin.isTTY === true && host.stderr.isTTY === true;
}

/** Asks on the terminal. After Ctrl-C or Ctrl-D, `nothing` says what did not happen. */
export function ask(context: Pick<Context, 'host'>, question: string, nothing: string): Promise<string> {
  const { stdin, stderr } = context.host;
  return new Promise((resolve, reject) => {
    const prompt = createInterface({ input: stdin, output: stderr, terminal: true });
    const interrupted = new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
    prompt.on('SIGINT', () => {
      stderr.write(`\n${nothing}\n`);
      reject(interrupted);
      prompt.close();
    });
    prompt.on('close', () => reject(unconfirmed(`Nothing was typed. ${nothing}`)));
    prompt.question(question, (answer) => {
      resolve(answer);
      prompt.close();
    });
  });
}
