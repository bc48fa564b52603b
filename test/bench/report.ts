import { type Aim, type Finding, isMet, median, medianCpuMicros, type Side } from './figures.js';
import type { BenchResult, Machine } from './result.js';
import { type SectionName, sectionWords } from './section-words.js';
import { fractionDigits } from './table.js';

const headings = ['Measured', 'Result', 'Lowest to highest', 'Processor time', 'Aim', 'Verdict'];
/** Biome makes no column thinner. */
const columnWidthMin = 3;

const opening = `# Performance

See how fast the service and the SDK were when they were last measured, and which aims they met. To choose a
machine, read [Capacity](scale.md).

\`npm run bench -- --report docs/performance.md\` measures everything again and writes this page. Run it in
a clone of the repository, on a machine that does nothing else.`;

const reading = `## How to read it {#reading}

A result in bold may compare two things, which are the rows below it. They were measured in turn, round
after round, and the result is the median of the rounds' ratios. If its lowest and highest are far apart, the
machine was busy. Look at the processor time then, which other work disturbs less; a ratio in that column
compares it. With another machine, compare ratios only.`;

/** Returns the page of measurements, as Biome formats it. */
export function reportText({ measuredOn, machine, findings, skipped, failed }: BenchResult): string {
  const names = Object.keys(sectionWords) as SectionName[];
  const of = (name: SectionName) => findings.filter(({ section }) => section === name);
  const measured = names.filter((name) => of(name).length > 0);
  const missing = names.filter((name) => of(name).length === 0);
  const parts = [
    opening,
    verdictText(findings),
    machineText(measuredOn, machine),
    reading,
    ...measured.map((name) => sectionText(name, of(name))),
    ...missingText(missing, { ...skipped, ...failed }),
  ];
  return `${parts.join('\n\n')}\n`;
}

function machineText(measuredOn: string, machine: Machine): string {
  const { node, processor, cores, memoryGb, fsyncMs, pinned } = machine;
  const rows = [
    ['Day', measuredOn],
    ['Processor', `${processor}, ${cores} ${cores === 1 ? 'core' : 'cores'}`],
    ['Memory', `${memoryGb} GB`],
    ['Node', node],
    ['An fsync of its disk', `${number(fsyncMs, 2)} ms`],
    ['Cores', pinned ? 'one for what is measured, one for what drives it' : 'shared by all processes'],
  ];
  return `## The machine {#machine}\n\n${table(['What', 'Value'], rows)}`;
}

function verdictText(findings: readonly Finding[]): string {
  const verdicts = findings.map(isMet).filter((met) => met !== null);
  const met = verdicts.filter(Boolean).length;
  return `Aims met: ${met} of ${verdicts.length}.`;
}

function sectionText(name: SectionName, findings: readonly Finding[]): string {
  const { title, about } = sectionWords[name];
  const rows = findings.flatMap((finding) => [findingCells(finding), ...finding.sides.map(sideCells)]);
  const notes = findings.flatMap(({ what, note }) =>
    note === undefined ? [] : [`- ${cell(what)}: ${cell(note)}`],
  );
  const parts = [`## ${title} {#${name.replace('.', '-')}}`, about, table(headings, rows)];
  return [...parts, ...(notes.length === 0 ? [] : [notes.join('\n')])].join('\n\n');
}

function findingCells(finding: Finding): string[] {
  const { what, value, unit, range, aim, cpuRatio } = finding;
  const met = isMet(finding);
  return [
    `**${cell(what)}**`,
    amount(value, unit),
    range?.every(Number.isFinite) ? range.map((each) => number(each, fractionDigits[unit])).join(' to ') : '',
    Number.isFinite(cpuRatio) ? `ratio ${number(cpuRatio as number, 2)}` : '',
    aim === null ? '' : aimText(aim, unit),
    met === null ? '' : met ? 'met' : 'missed',
  ];
}

function sideCells(side: Side): string[] {
  const micros = medianCpuMicros(side);
  return [cell(side.name), paceText(side), '', Number.isFinite(micros) ? spentText(micros) : '', '', ''];
}

/** Programs that end by themselves have no pace: each of their rounds is one run. */
function paceText({ rounds }: Side): string {
  const of = (field: 'perSecond' | 'p50Ms' | 'p99Ms') => median(rounds.map((round) => round[field]));
  if (rounds.every(({ count }) => count === 1)) return `${number(of('p50Ms'), 1)} ms`;
  const times = [
    ['median', of('p50Ms')],
    ['p99', of('p99Ms')],
  ] as const;
  const known = times
    .filter(([, ms]) => Number.isFinite(ms))
    .map(([name, ms]) => `${name} ${number(ms, 2)} ms`);
  return [`${number(of('perSecond'), 0)} a second`, ...known].join(', ');
}

function spentText(micros: number): string {
  return micros < 10_000 ? `${number(micros, 0)} µs each` : `${number(micros / 1_000, 1)} ms each`;
}

function missingText(missing: readonly SectionName[], reasons: Record<string, string>): string[] {
  if (missing.length === 0) return [];
  const lines = missing.map((name) => {
    const reason = reasons[name];
    return `- ${sectionWords[name].title}${reason === undefined ? '' : `: ${cell(firstLine(reason))}`}`;
  });
  return [`## Not measured this time {#missing}\n\n${lines.join('\n')}`];
}

/** The rest may name folders of the machine. */
function firstLine(text: string): string {
  return text.split('\n')[0] as string;
}

function aimText(aim: Aim, unit: Finding['unit']): string {
  if ('atLeast' in aim) return `at least ${amount(aim.atLeast, unit)}`;
  return 'below' in aim ? `below ${amount(aim.below, unit)}` : `at most ${amount(aim.atMost, unit)}`;
}

function amount(value: number, unit: Finding['unit']): string {
  if (!Number.isFinite(value)) return 'unknown';
  const shown = number(value, fractionDigits[unit]);
  return unit === 'ratio' ? shown : `${shown} ${unit}`;
}

function number(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns a name as it stands in a cell. */
function cell(text: string): string {
  return text.replaceAll(/[|<*_]/g, '\\$&');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(columnWidthMin, head.length, ...rows.map((cells) => (cells[column] as string).length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] as number)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
