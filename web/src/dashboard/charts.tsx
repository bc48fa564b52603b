import { dashboardCharts as words } from '../words/english-dashboard-charts.js';
import type { ChartsProps, WeekOfCharts } from './charts-props.js';
import { Frame } from './frame.js';
import { BarChart, ChartCard, Levels, LineChart } from './parts/charts.js';
import { Heading, Tabs } from './parts/show.js';
import { Table } from './parts/table.js';

/** How the sales of the last weeks went. */
export function ChartsPage(props: ChartsProps) {
  return (
    <Frame {...props} title={words.title} current="charts">
      <Heading title={words.title} lead={words.about} />
      <Tabs
        label={words.ranges.label}
        tabs={props.ranges.map(({ weeks, href, isCurrent }) => {
          return { text: words.ranges.weeks(weeks), href, isCurrent };
        })}
      />
      <Held {...props} />
      <Funnel {...props} />
      <Releases {...props} />
      <Disputes {...props} />
      <Webhooks {...props} />
    </Frame>
  );
}

const weekColumn = {
  name: words.week,
  isHeading: true as const,
  cell: ({ week }: WeekOfCharts) => <time dateTime={week}>{words.day(week)}</time>,
};

const numberIn = (count: number) => count.toLocaleString('en-NG');

function Held({ held, byWeek, first, last }: ChartsProps) {
  const most = held.reduce((top, money) => (money.kobo > top.kobo ? money : top), {
    kobo: 0,
    naira: '₦0.00',
  });
  return (
    <ChartCard
      name="held"
      title={words.held.heading}
      about={words.held.about}
      chart={<LineChart values={held.map(({ kobo }) => kobo)} first={first} last={last} most={most.naira} />}
      table={
        <Table
          caption={words.held.heading}
          empty=""
          rows={byWeek}
          columns={[
            weekColumn,
            { name: words.held.column, isNumber: true, cell: (week: WeekOfCharts) => week.held.naira },
          ]}
        />
      }
    />
  );
}

function Funnel({ funnel }: ChartsProps) {
  const { heading, about, step, count, steps } = words.funnel;
  const rows = funnel.map((each) => ({ name: steps[each.step], count: each.count }));
  const opened = rows[0]?.count ?? 0;
  return (
    <ChartCard
      name="funnel"
      title={heading}
      about={about}
      chart={<Levels rows={rows} />}
      table={
        <Table
          caption={heading}
          empty=""
          rows={rows}
          columns={[
            { name: step, isHeading: true, cell: (row: (typeof rows)[number]) => row.name },
            { name: count, isNumber: true, cell: (row: (typeof rows)[number]) => numberIn(row.count) },
            {
              name: words.share,
              isNumber: true,
              cell: (row: (typeof rows)[number]) => words.percent(row.count, opened),
            },
          ]}
        />
      }
    />
  );
}

function Releases({ releases }: ChartsProps) {
  const { heading, about, span, count, spans } = words.releases;
  const rows = releases.map((each) => ({ name: spans[each.span], count: each.count }));
  return (
    <ChartCard
      name="releases"
      title={heading}
      about={about}
      chart={<Levels rows={rows} />}
      table={
        <Table
          caption={heading}
          empty=""
          rows={rows}
          columns={[
            { name: span, isHeading: true, cell: (row: (typeof rows)[number]) => row.name },
            { name: count, isNumber: true, cell: (row: (typeof rows)[number]) => numberIn(row.count) },
          ]}
        />
      }
    />
  );
}

function Disputes({ byWeek, first, last }: ChartsProps) {
  const { heading, about, disputes, refunds } = words.disputes;
  const most = Math.max(0, ...byWeek.flatMap((week) => [week.disputes, week.refunds]));
  return (
    <ChartCard
      name="disputes"
      title={heading}
      about={about}
      chart={
        <BarChart
          first={first}
          last={last}
          most={numberIn(most)}
          series={[
            { name: disputes, tone: 'first', values: byWeek.map((week) => week.disputes) },
            { name: refunds, tone: 'second', values: byWeek.map((week) => week.refunds) },
          ]}
        />
      }
      table={
        <Table
          caption={heading}
          empty=""
          rows={byWeek}
          columns={[
            weekColumn,
            { name: disputes, isNumber: true, cell: (week: WeekOfCharts) => numberIn(week.disputes) },
            { name: refunds, isNumber: true, cell: (week: WeekOfCharts) => numberIn(week.refunds) },
          ]}
        />
      }
    />
  );
}

function Webhooks({ byWeek, first, last }: ChartsProps) {
  const { heading, about, succeeded, failed, rate } = words.webhooks;
  const most = Math.max(0, ...byWeek.flatMap((week) => [week.succeeded, week.failed]));
  return (
    <ChartCard
      name="webhooks"
      title={heading}
      about={about}
      chart={
        <BarChart
          first={first}
          last={last}
          most={numberIn(most)}
          series={[
            { name: succeeded, tone: 'first', values: byWeek.map((week) => week.succeeded) },
            { name: failed, tone: 'second', values: byWeek.map((week) => week.failed) },
          ]}
        />
      }
      table={
        <Table
          caption={heading}
          empty=""
          rows={byWeek}
          columns={[
            weekColumn,
            { name: succeeded, isNumber: true, cell: (week: WeekOfCharts) => numberIn(week.succeeded) },
            { name: failed, isNumber: true, cell: (week: WeekOfCharts) => numberIn(week.failed) },
            {
              name: rate,
              isNumber: true,
              cell: (week: WeekOfCharts) => words.percent(week.succeeded, week.succeeded + week.failed),
            },
          ]}
        />
      }
    />
  );
}
