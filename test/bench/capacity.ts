import { readFileSync } from 'node:fs';
import type { Finding } from './figures.js';

const usage = `Usage: npm run capacity -- <file> <lives a day>
The file is what \`npm run bench -- --only life --json <file>\` has written.`;

/** A busy hour has this many times the lives of the average one. */
const peak = 5;
/** Shares of a core above which waiting times grow too long. */
const busyMost = 0.6;
const daySeconds = 86_400;

interface LifeCosts {
  serverMs: number;
  databaseMs: number;
  bytes: number;
}

/** Reads what a life costs on an engine from the bench's findings. */
function costsOn(engine: string, findings: readonly Finding[]): LifeCosts {
  const costOf = (what: string): number => {
    const found = findings.find((finding) => finding.what === `a life on ${engine}, ${what}`);
    if (!found) throw new Error(`The file does not say: a life on ${engine}, ${what}`);
    return found.value;
  };
  return {
    serverMs: costOf('processor time of the server'),
    databaseMs: costOf('processor time of the database'),
    bytes: costOf('on disk'),
  };
}

function linesOf(engine: string, { serverMs, databaseMs, bytes }: LifeCosts, livesADay: number): string[] {
  const atPeak = (livesADay / daySeconds) * peak;
  const cores = (ms: number) => (atPeak * ms) / 1000;
  const most = ((busyMost * 1000) / serverMs / peak) * daySeconds;
  return [
    engine,
    `  at peak, lives a second        ${atPeak.toFixed(1)}`,
    `  cores busy in the servers      ${cores(serverMs).toFixed(2)}`,
    `  cores busy in the database     ${cores(databaseMs).toFixed(2)}`,
    `  growth of the disk             ${((livesADay * bytes) / 1e9).toFixed(1)} GB a day`,
    `  most that one server carries   ${Math.floor(most / 1000)},000 lives a day`,
  ];
}

/** Returns the exit code. */
function main([file, lives]: string[]): number {
  const livesADay = Number(lives);
  if (file === undefined || !(livesADay > 0)) {
    console.error(usage);
    return 2;
  }
  const { findings } = JSON.parse(readFileSync(file, 'utf8')) as { findings: Finding[] };
  for (const engine of ['SQLite', 'PostgreSQL']) {
    for (const line of linesOf(engine, costsOn(engine, findings), livesADay)) console.log(line);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2).filter((word) => word !== '--'));
