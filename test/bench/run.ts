import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMet, type SectionResult } from './figures.js';
import { reportText } from './report.js';
import { type BenchResult, type Machine, readResult } from './result.js';
import { sections } from './sections/index.js';
import { tableLines } from './table.js';
import { fsyncMs, Workbench } from './workbench.js';

const usage = `Usage: npm run bench -- [--only <section>,...] [--json <file>] [--report <file>] [--strict]
       npm run bench -- --from <file> [--report <file>]
With --json it keeps every round in a file, and with --report it writes a page of the results.
With --from it measures nothing and shows what --json has kept.
A section that fails ends it with exit code 1; with --strict, so does a missed aim.
Sections: ${[...sections.keys()].join(', ')}`;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Package runners pass `--` on to the program. */
function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: {
      only: { type: 'string' },
      json: { type: 'string' },
      report: { type: 'string' },
      from: { type: 'string' },
      strict: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const chosen = values.only === undefined ? [...sections.keys()] : values.only.split(',').flatMap(partsOf);
  const { json, report, from, strict = false, help = false } = values;
  return { chosen, json, report, from, isStrict: strict, help };
}

/** Returns the section of that name, or all whose names begin with it, as with `webhooks`. */
function partsOf(name: string): string[] {
  const parts = [...sections.keys()].filter((each) => each === name || each.startsWith(`${name}.`));
  if (parts.length === 0) throw new Error(`There is no section ${name}.\n${usage}`);
  return parts;
}

function describeMachine(bench: Workbench): Machine {
  const all = cpus();
  return {
    node: process.version,
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    pinned: bench.isPinned,
    fsyncMs: Number(fsyncMs(bench.folder()).toFixed(3)),
  };
}

async function measure(chosen: readonly string[]): Promise<BenchResult> {
  const bench = new Workbench(say);
  process.once('SIGINT', () => void bench.clear().then(() => process.exit(130)));
  try {
    const machine = describeMachine(bench);
    const findings: BenchResult['findings'] = [];
    const skipped: Record<string, string> = {};
    const failed: Record<string, string> = {};
    for (const name of chosen) {
      say(`measuring ${name} ...`);
      const result = await measureSection(bench, name);
      await bench.clear();
      if ('failed' in result) failed[name] = result.failed;
      else if ('skipped' in result) skipped[name] = result.skipped;
      else for (const each of result.findings) findings.push({ section: name, ...each, met: isMet(each) });
    }
    return { measuredOn: new Date().toISOString().slice(0, 10), machine, findings, skipped, failed };
  } finally {
    await bench.clear();
  }
}

/** A section that fails takes nothing from the others. */
async function measureSection(bench: Workbench, name: string): Promise<SectionResult | { failed: string }> {
  try {
    return await (sections.get(name) as NonNullable<ReturnType<typeof sections.get>>)(bench);
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    say(`${name} failed: ${failed}`);
    return { failed };
  }
}

/** npm runs scripts in the repository; a path is meant from where it was called. */
function pathOf(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name);
}

function show({ machine, findings, skipped, failed }: BenchResult): void {
  const { node, processor, cores, pinned, fsyncMs: fsync } = machine;
  const placement = pinned ? 'driver and service on a core each' : 'not pinned';
  console.log(`Node ${node}, ${cores} x ${processor}, ${placement}, fsync ${fsync} ms\n`);
  for (const line of tableLines(findings)) console.log(line);
  for (const [name, reason] of Object.entries(skipped)) console.log(`\n${name} skipped: ${reason}`);
  for (const [name, reason] of Object.entries(failed)) console.log(`\n${name} failed: ${reason}`);
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const { chosen, json, report, from, isStrict, help } = readOptions();
  if (help) {
    console.log(usage);
    return 0;
  }
  const result = from === undefined ? await measure(chosen) : readResult(pathOf(from));
  show(result);
  if (json !== undefined) writeFileSync(pathOf(json), `${JSON.stringify(result, null, 2)}\n`);
  if (report !== undefined) writeFileSync(pathOf(report), reportText(result));
  const isMissed = isStrict && result.findings.some(({ met }) => met === false);
  return isMissed || Object.keys(result.failed).length > 0 ? 1 : 0;
}

async function exitCodeOfMain(): Promise<number> {
  try {
    return await main();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exit(await exitCodeOfMain());
