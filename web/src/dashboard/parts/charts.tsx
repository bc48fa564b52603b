import type { ComponentChildren } from 'preact';
import { Section } from '../../parts/fields.js';
import { dashboardCharts as words } from '../../words/english-dashboard-charts.js';

/** The units of every chart; it is drawn as wide as its place. */
const [width, height] = [600, 160];

interface CardProps {
  name: string;
  title: string;
  about: string;
  chart: ComponentChildren;
  /** Says the same as the chart. */
  table: ComponentChildren;
}

/** A chart with its table, which says the same to whoever cannot see the chart. */
export function ChartCard({ name, title, about, chart, table }: CardProps) {
  return (
    <Section name={name} title={title}>
      <p class="soft small">{about}</p>
      {chart}
      <details>
        <summary>{words.table}</summary>
        {table}
      </details>
    </Section>
  );
}

interface SpanProps {
  first: string;
  last: string;
  /** What the top stands for. */
  most: string;
}

/** The first and the last day below a chart. */
function Span({ first, last, most }: SpanProps) {
  return (
    <>
      <p class="span small soft" aria-hidden="true">
        <span>{words.day(first)}</span>
        <span>{words.day(last)}</span>
      </p>
      <p class="small soft">{words.most(most)}</p>
    </>
  );
}

/** A line over time; the area below it is filled. */
export function LineChart({ values, ...span }: SpanProps & { values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const points = values.map((value, n) => {
    const x = values.length === 1 ? width : (n * width) / (values.length - 1);
    return `${x.toFixed(1)},${(height - (value * height) / top).toFixed(1)}`;
  });
  return (
    <>
      <svg
        class="chart"
        viewBox={`0 -4 ${width} ${height + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon class="area" points={`0,${height} ${points.join(' ')} ${width},${height}`} />
        <polyline class="line" points={points.join(' ')} />
      </svg>
      <Span {...span} />
    </>
  );
}

interface Series {
  name: string;
  /** Also its class: how it is drawn. */
  tone: 'first' | 'second';
  values: readonly number[];
}

/** Bars over time, those of one moment beside each other. */
export function BarChart({ series, ...span }: SpanProps & { series: readonly Series[] }) {
  const top = Math.max(1, ...series.flatMap(({ values }) => values));
  const count = Math.max(1, ...series.map(({ values }) => values.length));
  const slot = width / count;
  const bar = (slot * 0.8) / series.length;
  return (
    <>
      <ul class="legend">
        {series.map(({ name, tone }) => (
          <li>
            <svg class="chart-key" viewBox="0 0 10 10" aria-hidden="true">
              <rect class={tone} width="10" height="10" rx="2" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg class="chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {series.flatMap(({ tone, values }, nth) =>
          values.map((value, n) => (
            <rect
              class={tone}
              x={(n * slot + slot * 0.1 + nth * bar).toFixed(1)}
              y={(height - (value * height) / top).toFixed(1)}
              width={bar.toFixed(1)}
              height={((value * height) / top).toFixed(1)}
            />
          )),
        )}
      </svg>
      <Span {...span} />
    </>
  );
}

/** Bars that lie below each other, each with its name and its number. */
export function Levels({ rows }: { rows: readonly { name: string; count: number }[] }) {
  const top = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul class="levels" aria-hidden="true">
      {rows.map(({ name, count }) => (
        <li>
          <span>{name}</span>
          <svg viewBox={`0 0 ${width} 14`} preserveAspectRatio="none" aria-hidden="true">
            <rect class="first" width={((count * width) / top).toFixed(1)} height="14" />
          </svg>
          <b>{count.toLocaleString('en-NG')}</b>
        </li>
      ))}
    </ul>
  );
}
