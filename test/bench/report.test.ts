import { describe, expect, it } from 'vitest';
import { plainFinding, ratioFinding, type Side } from './figures.js';
import { reportText } from './report.js';
import type { BenchResult } from './result.js';

const side = (name: string, perSecond: number, cpuMicros: number | null): Side => ({
  name,
  rounds: [{ count: 10, perSecond, p50Ms: 1.5, p99Ms: 12, cpuMicros }],
});

const machine = {
  node: 'v20.20.2',
  processor: 'AMD EPYC',
  cores: 2,
  memoryGb: 8,
  pinned: true,
  fsyncMs: 0.25,
};

const met = {
  section: 'due',
  met: true,
  ...plainFinding('paid | sent', 'a second', [1_400, 1_000, 1_200], { atLeast: 1_000 }),
};
const missed = {
  section: 'initiate',
  met: false,
  ...ratioFinding('POST /escrow', side('service', 1_200, 500), side('bare', 2_400, 250), { atLeast: 0.65 }),
};
const unmeasured = { section: 'life', met: null, ...plainFinding('a life', 'ms', [Number.NaN], null) };

const result: BenchResult = {
  measuredOn: '2026-11-27',
  machine,
  findings: [met, missed, unmeasured],
  skipped: { postgres: 'there is no pgbench on the path' },
  failed: { pairs: 'There are 2 of 1: attempt' },
};

describe('The page of measurements', () => {
  const page = reportText(result);
  const cellsOf = (name: string) =>
    page
      .split('\n')
      .find((line) => line.startsWith(`| ${name} `))
      ?.split(/(?<!\\)\|/)
      .slice(2, -1)
      .map((text) => text.trim());

  it('says of each aim in words whether it was met, with what was measured', () => {
    expect(page).toContain('Aims met: 1 of 2.');
    expect(cellsOf('**paid \\| sent**')).toEqual([
      '1,200 a second',
      '1,000 to 1,400',
      '',
      'at least 1,000 a second',
      'met',
    ]);
    expect(cellsOf('**POST /escrow**')).toEqual(['0.50', '', 'ratio 0.50', 'at least 0.65', 'missed']);
    expect(cellsOf('**a life**')).toEqual(['unknown', '', '', '', '']);
  });

  it('shows both sides of a ratio, and on which machine and day it was', () => {
    expect(cellsOf('service')).toEqual([
      '1,200 a second, median 1.50 ms, p99 12.00 ms',
      '',
      '500 µs each',
      '',
      '',
    ]);
    expect(page).toMatch(/\| Day +\| 2026-11-27 /);
    expect(page).toMatch(/\| Processor +\| AMD EPYC, 2 cores /);
  });

  it('names what was not measured, and why', () => {
    expect(page).toContain('- Transactions on PostgreSQL: there is no pgbench on the path\n');
    expect(page).toContain('- Several servers: There are 2 of 1: attempt\n');
    expect(page).toContain('- Read an escrow\n');
  });

  it('has tables whose columns line up, as the formatter writes them', () => {
    const tables = page.split('\n\n').filter((part) => part.startsWith('|'));
    for (const table of tables) expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1);
  });
});
