import { book, call, rates, someAddress } from './caller.js';
import type { FakeShipbubble } from './shipbubble.js';

/** Plays a day that reaches every endpoint, for the test that compares answers with the vendor's document. */
export async function playStory(fake: FakeShipbubble): Promise<void> {
  fake.control.fillWallet(10_000_000);
  for (const list of ['labels/boxes', 'labels/categories', 'couriers', 'wallet/balance']) {
    await call(fake, `GET /shipping/${list}`);
  }
  // The vendor's example is of an empty list.
  await call(fake, 'GET /shipping/address');
  const { body } = await call(fake, 'POST /shipping/address/validate', someAddress);
  const code = body.data.address_code;
  await call(fake, `GET /shipping/address/${code}`);
  const { name, email, phone } = someAddress;
  await call(fake, `PATCH /shipping/address/${code}`, { name, email, phone });
  await call(fake, 'POST /shipping/address/validate', {});
  const [first, second] = [await rates(fake), await rates(fake)];
  await call(fake, `GET /shipping/insurance_rates?request_token=${first.request_token}`);
  await call(fake, 'PATCH /shipping/fetch_rates/request_token', {
    request_token: first.request_token,
    sender_name: 'Ada Seller',
    sender_phone: '08030000001',
    reciever_name: 'Bola Buyer',
    reciever_phone: '+2348030000003',
  });
  const [kept, cancelled] = [await book(fake, first), await book(fake, second, 1)];
  await call(fake, 'POST /shipping/labels', { request_token: 'none', service_code: 'none' });
  fake.clock.advance(fake.settings.trackingCodeAfterMs);
  const { order_id } = kept.body.data;
  await call(fake, `POST /shipping/labels/webhooks/${order_id}`, { status_code: 'picked_up' });
  await call(fake, 'POST /shipping/labels/webhooks/SB-NONE', { status_code: 'picked_up' });
  await call(fake, `POST /shipping/labels/cancel/${cancelled.body.data.order_id}`);
  await call(fake, `GET /shipping/labels/list/${order_id}`);
  await call(fake, 'GET /shipping/labels?Page=1&PerPage=20');
}
