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

/** Two counts of each week, as bars and as a table that may say more. */
function WeeklyPair({
  charts: { byWeek, first, last },
  name,
  words: { heading, about },
  counts,
  more = [],
}: {
  charts: ChartsProps;
  name: string;
  words: { heading: string; about: string };
  counts: readonly [CountOfWeek, CountOfWeek];
  more?: readonly { name: string; isNumber: true; cell: (week: WeekOfCharts) => string }[];
}) {
  const most = Math.max(0, ...byWeek.flatMap((week) => counts.map(({ of }) => of(week))));
  const [one, two] = counts;
  const column = ({ name, of }: CountOfWeek) => {
    return { name, isNumber: true, cell: (week: WeekOfCharts) => numberIn(of(week)) } as const;
  };
  return (
    <ChartCard
      name={name}
      title={heading}
      about={about}
      chart={
        <BarChart
          first={first}
          last={last}
          most={numberIn(most)}
          series={[
            { name: one.name, tone: 'first', values: byWeek.map(one.of) },
            { name: two.name, tone: 'second', values: byWeek.map(two.of) },
          ]}
        />
      }
      table={
        <Table
          caption={heading}
          empty=""
          rows={byWeek}
          columns={[weekColumn, column(one), column(two), ...more]}
        />
      }
    />
  );
}

interface CountOfWeek {
  name: string;
  of: (week: WeekOfCharts) => number;
}

function Disputes(charts: ChartsProps) {
  const { disputes, refunds } = words.disputes;
  return (
    <WeeklyPair
      charts={charts}
      name="disputes"
      words={words.disputes}
      counts={[
        { name: disputes, of: (week) => week.disputes },
        { name: refunds, of: (week) => week.refunds },
      ]}
    />
  );
}

function Webhooks(charts: ChartsProps) {
  const { succeeded, failed, rate } = words.webhooks;
  const rateOf = (week: WeekOfCharts) => words.percent(week.succeeded, week.succeeded + week.failed);
  return (
    <WeeklyPair
      charts={charts}
      name="webhooks"
      words={words.webhooks}
      counts={[
        { name: succeeded, of: (week) => week.succeeded },
        { name: failed, of: (week) => week.failed },
      ]}
      more={[{ name: rate, isNumber: true, cell: rateOf }]}
    />
  );
}
