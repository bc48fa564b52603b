import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { MetricsRegistry } from '../../../server/src/adapters/metrics/index.js';
import { type Metric, metrics } from '../../../server/src/ports/metrics.js';
import { readExposition } from '../../harness/exposition.js';
import { alertRules, rowsOfPage } from './alert-rules.js';
import { root } from './blocks.js';

interface Panel {
  title: string;
  targets?: { expr: string; legendFormat: string }[];
  gridPos: { x: number; y: number; w: number; h: number };
}

const rules = alertRules();
const dashboard = JSON.parse(readFileSync(`${root}/deploy/grafana/escrow-checkout.json`, 'utf8'));
const panels: Panel[] = dashboard.panels;
const drawn = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));
const expressions: (readonly [name: string, expression: string])[] = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  // Grafana puts a span of time in its place.
  ...drawn.map(([title, expr]) => [title, expr.replaceAll('$__rate_interval', '5m')] as const),
];

/** What Prometheus itself says of a target. */
const ofPrometheus: Readonly<Record<string, readonly string[]>> = { up: [] };
const ofTarget = ['job', 'instance'];

/** Every series that a scrape can have, with its labels: of our table, of Node and of Prometheus. */
async function knownSeries(): Promise<Map<string, readonly string[]>> {
  const known = new Map<string, readonly string[]>(Object.entries(ofPrometheus));
  for (const [name, { type, labels }] of Object.entries<Metric>(metrics)) {
    if (type !== 'histogram') known.set(name, labels);
    else {
      known.set(`${name}_bucket`, [...labels, 'le']);
      for (const part of ['sum', 'count']) known.set(`${name}_${part}`, labels);
    }
  }
  const { samples } = readExposition(await new MetricsRegistry('sqlite').text([]));
  for (const { name } of samples) if (!known.has(name)) known.set(name, []);
  return known;
}

/** What an expression reads, by the grammar of Prometheus: series, each with what takes it, and labels. */
function namesIn(expression: string) {
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  const found = { broken: false, read: [] as { name: string; by: string }[], labels: [] as string[] };
  parser.parse(expression).iterate({
    enter: ({ node, type, name }) => {
      if (type.isError) found.broken = true;
      if (name === 'LabelName') found.labels.push(textOf(node));
      if (name !== 'Identifier' || node.parent?.name !== 'VectorSelector') return;
      let taker = node.parent.parent;
      while (taker && taker.name !== 'AggregateExpr' && taker.name !== 'FunctionCall') taker = taker.parent;
      found.read.push({ name: textOf(node), by: taker ? textOf(taker) : '' });
    },
  });
  return found;
}

describe('the dashboard and the alert rules', () => {
  let known: Map<string, readonly string[]>;
  beforeAll(async () => {
    known = await knownSeries();
  });

  it.each(expressions)('%s names only series and labels that there are: %s', (_, expression) => {
    const { broken, read, labels } = namesIn(expression);
    const series = read.map(({ name }) => name);
    expect(broken).toBe(false);
    expect(series.length).toBeGreaterThan(0);
    expect(series.filter((name) => !known.has(name))).toEqual([]);
    const labelsOf = new Set([...ofTarget, ...series.flatMap((name) => known.get(name) ?? [])]);
    expect(labels.filter((label) => !labelsOf.has(label))).toEqual([]);
  });

  it('never sum up what each server reads from the same database', () => {
    const same = Object.entries<Metric>(metrics).filter(([, { servers }]) => servers === 'same');
    const names = new Set(same.map(([name]) => name));
    const wrong = expressions.filter(([, expression]) =>
      namesIn(expression).read.some(({ name, by }) => names.has(name) && !/^(max|min|absent)\b/.test(by)),
    );
    expect(wrong).toEqual([]);
  });

  it('show every metric of the service somewhere', () => {
    const all = expressions.map(([, expression]) => expression).join('\n');
    expect(Object.keys(metrics).filter((name) => !all.includes(name))).toEqual([]);
  });

  it('place no two panels upon each other', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it.each(rules)('$alert says what to do on a page that has the section', ({ annotations, labels, expr }) => {
    const [path, anchor] = annotations.runbook.split('#');
    expect(readFileSync(`${root}/${path}`, 'utf8')).toContain(`{#${anchor}}`);
    expect(['critical', 'warning']).toContain(labels.severity);
    const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label);
    const kept = namesIn(expr).labels;
    expect(named.filter((label) => !kept.includes(label ?? '') && label !== 'instance')).toEqual([]);
  });

  it('have the tables of the page, in order', () => {
    const page = readFileSync(`${root}/docs/metrics.md`, 'utf8').replaceAll(/ +\|/g, ' |');
    const rows = page.split('\n').filter((line) => /^\| `[Ee]scrow/.test(line));
    expect(rows).toEqual(rowsOfPage());
  });
});

it('the page names the alert rules that Prometheus is told to load', () => {
  const settings = readFileSync(`${root}/deploy/prometheus/prometheus.yml`, 'utf8');
  expect(settings).toMatch(/rule_files:\n {2}- alerts\.yml/);
  expect(settings).toContain('job_name: escrow-checkout');
});
