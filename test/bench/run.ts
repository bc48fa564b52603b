import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, isMet } from './figures.js';
import { sections } from './sections/index.js';
import { tableLines } from './table.js';
import { fsyncMs, Workbench } from './workbench.js';

const usage = `Usage: npm run bench -- [--only <section>,...] [--json <file>] [--strict]
With --strict, a missed aim ends it with exit code 1.
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
      strict: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const chosen = values.only === undefined ? [...sections.keys()] : values.only.split(',').flatMap(partsOf);
  return { chosen, json: values.json, isStrict: values.strict === true, help: values.help === true };
}

/** Returns the section of that name, or all whose names begin with it, as with `webhooks`. */
function partsOf(name: string): string[] {
  const parts = [...sections.keys()].filter((each) => each === name || each.startsWith(`${name}.`));
  if (parts.length === 0) throw new Error(`There is no section ${name}.\n${usage}`);
  return parts;
}

function describeMachine(bench: Workbench) {
  const all = cpus();
  return {
    node: process.version,
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    pinned: bench.isPinned,
    fsyncMs: Number(fsyncMs(bench.folder()).toFixed(3)),
  };
}

async function measure(chosen: readonly string[]) {
  const bench = new Workbench(say);
  process.once('SIGINT', () => void bench.clear().then(() => process.exit(130)));
  const findings: (Finding & { section: string; met: boolean | null })[] = [];
  const skipped: Record<string, string> = {};
  try {
    const machine = describeMachine(bench);
    for (const name of chosen) {
      say(`measuring ${name} ...`);
      const result = await (sections.get(name) as NonNullable<ReturnType<typeof sections.get>>)(bench);
      await bench.clear();
      if ('skipped' in result) skipped[name] = result.skipped;
      else for (const each of result.findings) findings.push({ section: name, ...each, met: isMet(each) });
    }
    return { machine, findings, skipped };
  } finally {
    await bench.clear();
  }
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const { chosen, json, isStrict, help } = readOptions();
  if (help) {
    console.log(usage);
    return 0;
  }
  const { machine, findings, skipped } = await measure(chosen);
  const { node, processor, cores, pinned, fsyncMs: fsync } = machine;
  const placement = pinned ? 'driver and service on a core each' : 'not pinned';
  console.log(`Node ${node}, ${cores} x ${processor}, ${placement}, fsync ${fsync} ms\n`);
  for (const line of tableLines(findings)) console.log(line);
  for (const [name, reason] of Object.entries(skipped)) console.log(`\n${name} skipped: ${reason}`);
  if (json !== undefined) {
    // npm runs scripts in the repository; a path is meant from where it was called.
    const file = resolve(process.env.INIT_CWD ?? '.', json);
    writeFileSync(file, `${JSON.stringify({ machine, findings, skipped }, null, 2)}\n`);
  }
  return isStrict && findings.some(({ met }) => met === false) ? 1 : 0;
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
