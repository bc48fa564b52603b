import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Finding } from './figures.js';

const usage = `Usage: npm run capacity -- <file> <lives a day>
The file is what \`npm run bench -- --only life --json <file>\` has written.`;

/** A busy hour has this many times the lives of the average one. */
const peak = 5;
/** Shares of a core above which waiting times grow too long. */
const busyMost = 0.6;
const daySeconds = 86_400;

/** Why nothing is calculated, in a sentence. */
class Refusal extends Error {}

interface LifeCosts {
  serverMs: number;
  databaseMs: number;
  bytes: number;
}

/** Reads what a life costs on an engine from the bench's findings. */
function costsOn(engine: string, findings: readonly Finding[]): LifeCosts {
  const costOf = (what: string): number => {
    const found = findings.find((finding) => finding.what === `a life on ${engine}, ${what}`);
    if (!found) throw new Refusal(`The file does not say what a life on ${engine} costs: ${what}.`);
    // JSON has null for what could not be measured.
    if (Number.isFinite(found.value)) return found.value;
    throw new Refusal(`The file has no number for a life on ${engine}: its ${what} could not be measured.`);
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
  const thousands = (Math.floor(most / 1000) * 1000).toLocaleString('en');
  return [
    engine,
    `  at peak, lives a second        ${atPeak.toFixed(1)}`,
    `  cores busy in the servers      ${cores(serverMs).toFixed(2)}`,
    `  cores busy in the database     ${cores(databaseMs).toFixed(2)}`,
    `  growth of the disk             ${((livesADay * bytes) / 1e9).toFixed(1)} GB a day`,
    `  most that one server carries   ${thousands} lives a day`,
  ];
}

/** npm runs scripts in the repository; a path is meant from where it was called. */
function findingsIn(name: string): readonly Finding[] {
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  try {
    const { findings } = JSON.parse(readFileSync(file, 'utf8')) as { findings?: unknown };
    if (Array.isArray(findings)) return findings;
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}.`);
  }
  throw new Refusal(`${file} is no result of the benchmarks.`);
}

/** Returns the exit code. */
function main([file, lives]: string[]): number {
  const livesADay = Number(lives);
  if (file === undefined || !(livesADay > 0)) {
    console.error(usage);
    return 2;
  }
  const findings = findingsIn(file);
  const lines = ['SQLite', 'PostgreSQL'].flatMap((engine) =>
    linesOf(engine, costsOn(engine, findings), livesADay),
  );
  for (const line of lines) console.log(line);
  return 0;
}

function exitCodeOf(words: string[]): number {
  try {
    return main(words);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 2;
  }
}

process.exitCode = exitCodeOf(process.argv.slice(2).filter((word) => word !== '--'));
