import type { View } from './columns.js';
import { type Column, renderPairs, renderRows } from './columns.js';
import { renderDelivery } from './delivery.js';
import { eventLine, renderEvent } from './event.js';

interface EndpointAnswer {
  id: string;
  url: string;
  active: boolean;
  disabled_reason: string | null;
  events: readonly string[];
  retry_schedule: string;
  created_at: string;
  /** Only in the answer that created it. */
  secret?: string;
  previous_secret_expires_at: string | null;
}

interface EventAnswer {
  event_id: string;
  event: string;
  reference: string;
  status: string;
  created_at: string;
}

export interface DeliveryAnswer {
  id: string;
  event: string;
  reference: string;
  status: string;
  attempt_count: number;
  last_failure: string | null;
  url: string;
  created_at: string;
  updated_at: string;
}

const endpointColumns: readonly Column<EndpointAnswer>[] = [
  { title: 'id', text: (endpoint) => endpoint.id },
  { title: 'url', text: (endpoint) => endpoint.url },
  {
    title: 'state',
    text: (endpoint) => (endpoint.active ? 'active' : `off (${endpoint.disabled_reason})`),
    raw: (endpoint) => (endpoint.active ? 'active' : 'off'),
  },
  { title: 'events', text: (endpoint) => endpoint.events.join(' ') },
];

const eventColumns: readonly Column<EventAnswer>[] = [
  { title: 'id', text: (event) => event.event_id },
  { title: 'event', text: (event) => event.event },
  { title: 'reference', text: (event) => event.reference },
  { title: 'status', text: (event) => event.status },
  { title: 'created', text: (event) => event.created_at },
];

export const deliveryColumns: readonly Column<DeliveryAnswer>[] = [
  { title: 'id', text: (delivery) => delivery.id },
  { title: 'event', text: (delivery) => delivery.event },
  { title: 'reference', text: (delivery) => delivery.reference },
  { title: 'status', text: (delivery) => delivery.status },
  { title: 'attempts', text: (delivery) => String(delivery.attempt_count) },
  { title: 'failure', text: (delivery) => delivery.last_failure ?? '' },
  { title: 'url', text: (delivery) => delivery.url },
  { title: 'updated', text: (delivery) => delivery.updated_at },
];

function rows<Row>(columns: readonly Column<Row>[], name = 'data'): View {
  return (answer, { terminal, paint }) =>
    renderRows((answer as Record<string, Row[]>)[name] ?? [], columns, terminal, paint);
}

const renderEndpoint: View = (answer, { paint }) => {
  const endpoint = answer as EndpointAnswer;
  const state = endpoint.active ? 'active' : `off (${endpoint.disabled_reason})`;
  return renderPairs(
    [
      ['id', endpoint.id],
      ['url', endpoint.url],
      ['state', state],
      ['events', endpoint.events.join(' ')],
      ['retries', endpoint.retry_schedule],
      ['created', endpoint.created_at],
      ['secret', endpoint.secret],
      ['', endpoint.secret && 'The secret is shown this once: keep it as WEBHOOK_SECRET.'],
      ['old secret until', endpoint.previous_secret_expires_at],
    ],
    paint,
  );
};

export const webhookViews: Readonly<Record<string, View>> = {
  listWebhooks: rows(endpointColumns, 'endpoints'),
  listEvents: rows(eventColumns),
  streamEvents: eventLine,
  listWebhookDeliveries: rows(deliveryColumns),
  listDeliveriesOfWebhook: rows(deliveryColumns),
  getWebhookDelivery: renderDelivery,
  getEvent: renderEvent,
  createWebhook: renderEndpoint,
  getWebhook: renderEndpoint,
  updateWebhook: renderEndpoint,
  rotateWebhook: renderEndpoint,
};
