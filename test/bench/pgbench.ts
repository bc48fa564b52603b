import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from '../../server/src/ports/store.js';
import { escrowBody } from './escrow-body.js';
import { type Round, roundOf } from './figures.js';
import { initiateRows } from './initiate-rows.js';

const run = promisify(execFile);

/** Returns the version of the installed pgbench, or null. */
export function pgbenchVersion(): string | null {
  const { error, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return error ? null : stdout.trim();
}

/** SQL of the values that differ from row to row, over a growing number: ids sort, references scatter. */
const varying: Record<string, string> = {
  id: "'01980000-0000-7000-8000-' || :key::text",
  checkoutId: "'01980000-0000-7000-8000-' || :key::text",
  cause: "'01980000-0000-7000-8000-' || :key::text",
  reference: "'PGBENCH-' || :key::text",
  partnerReference: "'esc-' || md5(:key::text)",
  accountNumber: 'substr(md5(:key::text), 1, 10)',
  checkoutKey: 'substr(md5(:key::text), 1, 22)',
};

/** Prefixes of ids, by statement. */
const idPrefix: Record<string, string> = { 'change.insert': 'request:', 'ledger.open': 'escrow:' };

/** Runs the statements of an initiate through pgbench, prepared and in one pipeline per transaction. */
export class Pgbench {
  readonly #script: string;
  readonly #variables: string[] = [];
  #base = 2_000_000_000;

  constructor(
    private readonly url: string,
    private readonly folder: string,
    statements: readonly Statement<never, unknown>[],
    accountId: string,
  ) {
    const rows = initiateRows(accountId, { ...escrowBody, reference: '' }, Date.now());
    const texts = statements.map((statement, n) =>
      this.#text(statement, rows[n] as object as Record<string, unknown>),
    );
    const lines = [
      '\\set n :n + 1',
      '\\set key (:base + :n) * 64 + :client_id',
      '\\startpipeline',
      ...texts,
      '\\endpipeline',
    ];
    this.#script = join(folder, 'initiate.sql');
    writeFileSync(this.#script, `${lines.join('\n')}\n`);
  }

  async run(clients: number, durationMs: number): Promise<Round> {
    this.#base += 100_000_000;
    const logs = join(this.folder, 'logs');
    mkdirSync(logs);
    const seconds = Math.max(1, Math.round(durationMs / 1000));
    const words = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--time=${seconds}`];
    const log = ['--log', `--log-prefix=${join(logs, 'log')}`, `--file=${this.#script}`];
    const set = [`base=${this.#base}`, 'n=0', ...this.#variables].flatMap((each) => ['-D', each]);
    const { stdout } = await run('pgbench', [...words, ...log, ...set, this.url]);
    const tps = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (Number.isNaN(tps) || failed > 0) throw new Error(`pgbench:\n${stdout}`);
    const tookMs = readdirSync(logs).flatMap((name) => readTimes(join(logs, name)));
    rmSync(logs, { recursive: true });
    return { ...roundOf(tookMs, 1), perSecond: tps };
  }

  /** Returns the statement with pgbench's variables for its parameters, which pgbench binds as parameters. */
  #text({ name, sql, params }: Statement<never, unknown>, row: Record<string, unknown>): string {
    const text = sql.postgres.replace(/\$(\d+)/g, (_, number: string) => {
      const param = params[Number(number) - 1] as string;
      const different = varying[param];
      if (different !== undefined) return `'${param === 'id' ? (idPrefix[name] ?? '') : ''}' || ${different}`;
      if (row[param] === null) return 'null';
      // pgbench refuses to define a variable without a value.
      if (row[param] === '') return "''";
      const variable = `${name}_${param}`.replace(/\W/g, '_');
      this.#variables.push(`${variable}=${row[param]}`);
      return `:${variable}`;
    });
    return `${text};`;
  }
}

/** Returns the milliseconds of every transaction in a log, whose third column is microseconds. */
function readTimes(file: string): number[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => Number(line.split(' ')[2]) / 1000);
}
