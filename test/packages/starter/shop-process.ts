import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shop has written down. */
interface Books {
  orders: Record<
    string,
    {
      status: string;
      events: { event: string; sequence: number; text: string }[];
      payouts: Record<string, { status: string; amount: number }>;
    }
  >;
  handled: Record<string, number>;
}

export function readBooks(folder: string): Books {
  return JSON.parse(readFileSync(join(folder, 'data/shop.json'), 'utf8'));
}

/** A program of the shop in a process of its own; a test waits for what it says. */
export class ShopProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  stdout = '';
  stderr = '';

  constructor(folder: string, [command = '', ...args]: readonly string[], env: Record<string, string>) {
    const { PATH, HOME } = process.env;
    this.child = spawn(command, args, { cwd: folder, env: { PATH, HOME, ...env } });
    for (const name of ['stdout', 'stderr'] as const) {
      this.child[name]?.setEncoding('utf8').on('data', (text: string) => {
        this[name] += text;
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** Waits until it has said something on stdout; rejects when it ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const match = pattern.exec(this.stdout);
        if (match) resolve(match);
      };
      this.child.stdout?.on('data', check);
      void this.ended.then((code) =>
        reject(new Error(`It ended with ${code}: ${this.stdout}${this.stderr}`)),
      );
      check();
    });
  }
}

/** Runs a program of the shop to its end. */
export async function runShop(folder: string, words: readonly string[], env: Record<string, string> = {}) {
  const shop = new ShopProcess(folder, words, env);
  const code = await shop.ended;
  return { code, stdout: shop.stdout, stderr: shop.stderr };
}
