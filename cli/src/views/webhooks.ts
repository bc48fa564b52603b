import { formatKobo } from '../money.js';
import { printable } from '../printable.js';
import { type Column, renderRows } from './columns.js';
import type { View } from './view.js';

interface EndpointAnswer {
  id: string;
  url: string;
  active: boolean;
  disabled_reason: string | null;
  events: readonly string[];
}

interface EventAnswer {
  event_id: string;
  event: string;
  reference: string;
  status: string;
  created_at: string;
  amount: number;
}

interface DeliveryAnswer {
  id: string;
  event: string;
  reference: string;
  status: string;
  attempt_count: number;
  last_failure: string | null;
  url: string;
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

const deliveryColumns: readonly Column<DeliveryAnswer>[] = [
  { title: 'id', text: (delivery) => delivery.id },
  { title: 'event', text: (delivery) => delivery.event },
  { title: 'reference', text: (delivery) => delivery.reference },
  { title: 'status', text: (delivery) => delivery.status },
  { title: 'attempts', text: (delivery) => String(delivery.attempt_count) },
  { title: 'failure', text: (delivery) => delivery.last_failure ?? '' },
  { title: 'url', text: (delivery) => delivery.url },
];

function rows<Row>(columns: readonly Column<Row>[], name = 'data'): View {
  return (answer, { terminal, paint }) =>
    renderRows((answer as Record<string, Row[]>)[name] ?? [], columns, terminal, paint);
}

/** One event of a stream, on a line. */
const eventLine: View = (answer, { paint }) => {
  const { created_at: at, event, reference, status, amount } = answer as EventAnswer;
  const words = [at, event.padEnd(28), reference, status, formatKobo(amount)].map(printable);
  return [paint('dim', words[0] ?? ''), ...words.slice(1)].join('  ');
};

/** How people read endpoints, events and deliveries. */
export const webhookViews: Readonly<Record<string, View>> = {
  listWebhooks: rows(endpointColumns, 'endpoints'),
  listEvents: rows(eventColumns),
  streamEvents: eventLine,
  listWebhookDeliveries: rows(deliveryColumns),
  listDeliveriesOfWebhook: rows(deliveryColumns),
};
