const at = '2026-01-02T10:00:00.000Z';
const id = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15';
const deliveryId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16';
const eventId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';
const url = 'https://shop.example.com/webhooks';

const endpoint = {
  id,
  url,
  events: ['escrow.funded'],
  active: true,
  created_at: at,
  updated_at: at,
  mode: 'test',
  retry_schedule: 'standard',
  disabled_reason: null,
  previous_secret_expires_at: null,
};
const withSecret = { ...endpoint, secret: '0123456789abcdef'.repeat(4) };

const event = {
  event: 'escrow.funded',
  event_id: eventId,
  created_at: at,
  mode: 'test',
  sequence: 2,
  reference: 'ORD-1001',
  escrow_id: id,
  charge_id: null,
  amount: 250_000,
  currency: 'NGN',
  status: 'funded',
  metadata: null,
  held_amount: 250_000,
};

const delivery = {
  id: deliveryId,
  webhook_id: id,
  event_id: eventId,
  event: 'escrow.funded',
  reference: 'ORD-1001',
  url,
  status: 'succeeded',
  attempt_count: 1,
  next_attempt_at: null,
  last_failure: null,
  last_response_status: 204,
  created_at: at,
  updated_at: at,
};

const page = (item: unknown) => ({ data: [item], has_more: false, next_cursor: null });

/** The API's responses about webhooks and events, by method and path. */
export const webhookAnswers: Record<string, unknown> = {
  'GET /webhooks': { endpoints: [endpoint] },
  'POST /webhooks': withSecret,
  [`GET /webhooks/${id}`]: endpoint,
  [`PATCH /webhooks/${id}`]: endpoint,
  [`DELETE /webhooks/${id}`]: { id, deleted: true },
  [`POST /webhooks/${id}/rotate`]: withSecret,
  [`POST /webhooks/${id}/test`]: delivery,
  'POST /webhooks/default-secret/rotate': { secret: withSecret.secret, previous_secret_expires_at: at },
  'GET /webhook-deliveries': page(delivery),
  [`GET /webhooks/${id}/deliveries`]: page(delivery),
  [`GET /webhook-deliveries/${deliveryId}`]: { ...delivery, attempts: [] },
  [`POST /webhook-deliveries/${deliveryId}/redeliver`]: delivery,
  [`POST /webhooks/${id}/replay`]: { dry_run: false, count: 1, has_more: false },
  'GET /events': page(event),
  [`GET /events/${eventId}`]: event,
};
