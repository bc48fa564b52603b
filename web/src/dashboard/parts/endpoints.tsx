import { dashboardDevelopers } from '../../words/english-dashboard-developers.js';
import type { EndpointRow, Health } from '../developers-props.js';
import type { Notice } from '../frame-props.js';
import { Badge, Time } from './show.js';
import { Table } from './table.js';

const { endpoints: words } = dashboardDevelopers;

/** Below this many, a rate says nothing. */
const observationsMin = 20;

export function EndpointTable({ rows, caption }: { rows: readonly EndpointRow[]; caption: string }) {
  const { columns } = words;
  return (
    <Table
      caption={caption}
      empty={words.none}
      rows={rows}
      columns={[
        {
          name: columns.url,
          isHeading: true,
          cell: ({ href, url }: EndpointRow) => <a href={href}>{url}</a>,
        },
        { name: columns.status, cell: (row: EndpointRow) => <EndpointStatus {...row} /> },
        { name: columns.success, cell: ({ health }: EndpointRow) => successOf(health) },
        {
          name: columns.p95,
          cell: ({ health: { p95Ms } }: EndpointRow) => (p95Ms === null ? words.tooFew : words.p95(p95Ms)),
        },
        { name: columns.since, cell: ({ createdAt }: EndpointRow) => <Time at={createdAt} /> },
      ]}
    />
  );
}

export function EndpointStatus({ isActive, disabledReason }: EndpointRow) {
  if (isActive) return <Badge tone="good">{words.active}</Badge>;
  return <Badge tone="bad">{words.disabled[disabledReason ?? 'merchant']}</Badge>;
}

interface EventChoiceProps {
  types: readonly string[];
  chosen: readonly string[];
  problem?: string | undefined;
}

/** Boxes to tick for the events that an endpoint gets. */
export function EventChoice({ types, chosen, problem }: EventChoiceProps) {
  return (
    <fieldset>
      <legend>{dashboardDevelopers.create.events}</legend>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="filters">
        {types.map((type) => (
          <label>
            <input type="checkbox" name="events" value={type} checked={chosen.includes(type)} />
            <code>{type}</code>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Counts while there are few, and a rate from then on. */
export function successOf({ succeeded, failed }: Health): string {
  const all = succeeded + failed;
  if (all === 0) return words.noneYet;
  if (all < observationsMin) return words.counts(succeeded, all);
  // Rounded down, so that 100 % means all of them.
  return words.rate((Math.floor((1000 * succeeded) / all) / 10).toFixed(1), all);
}

/** What an action has done; nothing for a word that is none of ours. */
export function doneNotice(done: string | undefined): Notice | undefined {
  const texts: Readonly<Record<string, string>> = dashboardDevelopers.endpoint.done;
  const text = done !== undefined && Object.hasOwn(texts, done) ? texts[done] : undefined;
  return text === undefined ? undefined : { tone: 'good', text };
}
