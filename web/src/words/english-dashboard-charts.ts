import type { FunnelStep, ReleaseSpan } from '../dashboard/charts-props.js';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The words of the page of charts, in English. */
export const dashboardCharts = {
  title: 'Charts',
  about:
    'Days are those of people in Nigeria. The charts follow what happens within a minute, and webhooks ' +
    'within ten minutes.',
  ranges: { label: 'How far back', weeks: (weeks: number) => `${weeks} weeks` },
  /** A day, as `2026-11-23`. */
  day: (day: string) => {
    const [year, month, date] = day.split('-').map(Number);
    return `${date} ${months[(month ?? 1) - 1]} ${year}`;
  },
  most: (most: string) => `The top of the chart is ${most}.`,
  table: 'The same as a table',
  week: 'Week from',
  share: 'Of those opened',
  percent: (part: number, all: number) => (all === 0 ? '–' : `${Math.floor((100 * part) / all)} %`),
  held: {
    heading: 'Money held',
    about: 'What escrows and charges held at the end of each day.',
    column: 'Held at its end',
  },
  funnel: {
    heading: 'From opening to release',
    about: 'Of the escrows that were opened in this time, how many have come how far.',
    step: 'Step',
    count: 'Escrows',
    steps: {
      opened: 'Opened',
      signed_in: 'Buyer signed in',
      paid: 'Paid',
      delivered: 'Delivered',
      released: 'Released',
    } satisfies Record<FunnelStep, string>,
  },
  releases: {
    heading: 'From payment to release',
    about: 'How long the escrows took that were released in this time.',
    span: 'Time',
    count: 'Escrows',
    spans: {
      released_in_1d: 'Up to a day',
      released_in_3d: 'Up to 3 days',
      released_in_7d: 'Up to a week',
      released_in_14d: 'Up to 2 weeks',
      released_in_30d: 'Up to 30 days',
      released_later: 'Longer',
    } satisfies Record<ReleaseSpan, string>,
  },
  disputes: {
    heading: 'Disputes and refunds',
    about: 'Disputes and refunds that began in each week.',
    disputes: 'Disputes',
    refunds: 'Refunds',
  },
  webhooks: {
    heading: 'Webhooks',
    about: 'Attempts to deliver events in each week, by whether your server took them.',
    succeeded: 'Delivered',
    failed: 'Failed',
    rate: 'Delivered, of all',
  },
};
