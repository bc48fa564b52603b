import { askable, call, draft, rates } from './caller.js';
import type { FakeTerminal } from './terminal-africa.js';

/** Plays a day that reaches every endpoint, for the test that compares answers with the vendor's models. */
export async function playStory(fake: FakeTerminal): Promise<void> {
  fake.control.fillWallet(10_000_000);
  const packaging = { name: 'Box', type: 'box', height: 10, length: 20, width: 10, weight: 0.1 };
  await call(fake, 'POST /packaging', { ...packaging, size_unit: 'cm', weight_unit: 'kg' });
  await call(fake, 'GET /states?country_code=NG');
  await askable(fake);
  const [first, second] = await rates(fake);
  await call(fake, `GET /rates/${first.rate_id}`);
  for (const rate of [first, second]) {
    const shipmentId = await draft(fake, rate);
    await call(fake, `GET /shipments/${shipmentId}`);
    await call(fake, 'POST /shipments/pickup', { rate_id: rate.rate_id, shipment_id: shipmentId });
    fake.clock.advance(fake.settings.trackingNumberAfterMs);
    await call(fake, `GET /shipments/${shipmentId}`);
    await call(fake, `GET /shipments/track/${shipmentId}`);
    if (rate === first) fake.control.advance(shipmentId, 'in-transit');
    else await call(fake, 'POST /shipments/cancel', { shipment_id: shipmentId });
  }
  await call(fake, 'GET /users/wallet');
  await call(fake, 'GET /transactions');
}
