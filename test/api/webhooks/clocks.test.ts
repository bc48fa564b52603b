import { signWebhook } from '@escrow-checkout/sdk/testing';
import { fetchWebhook } from '@escrow-checkout/sdk/webhooks';
import { expect, it } from 'vitest';

const secret = '0123456789abcdef'.repeat(4);
const funded = { event: 'escrow.funded', event_id: 'event-1', reference: 'ORD-1001' };

it.each([
  [-1, 'timestamp_too_old'],
  [1, 'timestamp_too_new'],
])('a well-signed delivery whose time differs gets a 500 and is never accepted', async (sign, code) => {
  const errors: unknown[] = [];
  const receive = fetchWebhook(() => expect.fail('a replay must not be handled'), {
    secret,
    onError: (error) => errors.push(error),
  });
  const timestampSeconds = Math.floor(Date.now() / 1_000) + sign * 3_600;
  const signed = await signWebhook(funded, secret, { timestampSeconds });
  const response = await receive(new Request('http://localhost/webhooks', { method: 'POST', ...signed }));
  expect([response.status, await response.json()]).toEqual([500, { code }]);
  expect(errors).toMatchObject([{ code }]);
});

it('a body that cannot be read gets a 500', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  const receive = fetchWebhook(() => {}, { secret, onError: () => {} });
  const sent = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const response = await receive(new Request('http://localhost/webhooks', sent));
  expect([response.status, await response.json()]).toEqual([500, { code: 'body_unreadable' }]);
});
