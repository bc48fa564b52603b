import { dashboardDevelopers } from '../../words/english-dashboard-developers.js';
import { dashboardEscrow } from '../../words/english-dashboard-escrow.js';
import type { ListedDelivery } from '../developers-props.js';
import { deliveryTones } from './escrow-lists.js';
import { Badge, Time } from './show.js';
import { Table } from './table.js';

const { deliveries: words, failures } = dashboardDevelopers;

/** Deliveries with how they ended. */
export function DeliveryTable({ rows }: { rows: readonly ListedDelivery[] }) {
  const { columns } = words;
  return (
    <Table
      caption={words.caption}
      empty={words.none}
      rows={rows}
      columns={[
        {
          name: columns.event,
          isHeading: true,
          cell: ({ href, event }: ListedDelivery) => (
            <a class="number" href={href}>
              {event}
            </a>
          ),
        },
        { name: columns.reference, cell: ({ reference }: ListedDelivery) => reference },
        { name: columns.url, cell: ({ url }: ListedDelivery) => url },
        { name: columns.status, cell: (row: ListedDelivery) => <DeliveryOutcome {...row} /> },
        { name: columns.attempts, isNumber: true, cell: ({ attempts }: ListedDelivery) => attempts },
        { name: columns.at, cell: ({ at }: ListedDelivery) => <Time at={at} /> },
      ]}
    />
  );
}

export function DeliveryOutcome({ status, failure, responseStatus }: ListedDelivery) {
  const told = [failure && failures[failure], responseStatus && words.response(responseStatus)];
  return (
    <span>
      <Badge tone={deliveryTones[status]}>{dashboardEscrow.events.status[status]}</Badge>{' '}
      {status !== 'succeeded' && <span class="soft small">{told.filter(Boolean).join(', ')}</span>}
    </span>
  );
}
