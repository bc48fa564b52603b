import { type Aim, type Finding, isMet, median, medianCpuMicros, type Side } from './figures.js';

const headings = ['', 'per second', 'p50', 'p99', 'CPU each', 'result', 'lowest-highest', 'aim', ''];

/** Returns the findings as lines of one table: the sides first, then the ratio of them. */
export function tableLines(findings: readonly Finding[]): string[] {
  const rows = findings.flatMap((finding) => [...finding.sides.map(sideCells), findingCells(finding)]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ')
      .trimEnd();
  const notes = findings.flatMap(({ what, note }) => (note === undefined ? [] : [`${what}: ${note}`]));
  return [line(headings), ...rows.map(line), ...(notes.length > 0 ? ['', ...notes] : [])];
}

function sideCells(side: Side): string[] {
  const { name, rounds } = side;
  const of = (field: 'perSecond' | 'p50Ms' | 'p99Ms') => median(rounds.map((round) => round[field]));
  const perSecond = Math.round(of('perSecond')).toLocaleString('en-US');
  const cpu = medianCpuMicros(side);
  return [
    `  ${name}`,
    perSecond,
    known(of('p50Ms'), 2, 'ms'),
    known(of('p99Ms'), 2, 'ms'),
    known(cpu, 0, 'us'),
  ];
}

/** Returns an empty cell for what was not measured. */
function known(value: number, digits: number, unit: string): string {
  return Number.isNaN(value) ? '' : `${value.toFixed(digits)} ${unit}`;
}

function findingCells(finding: Finding): string[] {
  const { what, value, unit, range, aim, cpuRatio } = finding;
  const met = isMet(finding);
  const spread = !range?.every(Number.isFinite) ? '' : `${digits(range[0], unit)}-${digits(range[1], unit)}`;
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  const cpu =
    cpuRatio === undefined || cpuRatio === null || Number.isNaN(cpuRatio) ? '' : cpuRatio.toFixed(2);
  return [what, '', '', '', cpu, shown(value, unit), spread, aim === null ? '' : aimText(aim, unit), verdict];
}

function aimText(aim: Aim, unit: Finding['unit']): string {
  if ('atLeast' in aim) return `>= ${shown(aim.atLeast, unit)}`;
  return 'below' in aim ? `< ${shown(aim.below, unit)}` : `<= ${shown(aim.atMost, unit)}`;
}

function shown(value: number, unit: Finding['unit']): string {
  return unit === 'ratio' ? digits(value, unit) : `${digits(value, unit)} ${unit}`;
}

/** How many digits of a fraction are shown, by unit. */
export const fractionDigits: Record<Finding['unit'], number> = {
  ratio: 2,
  ms: 1,
  s: 1,
  'a second': 0,
  MB: 0,
  bytes: 0,
  commits: 1,
};

function digits(value: number, unit: Finding['unit']): string {
  return value.toFixed(fractionDigits[unit]);
}
