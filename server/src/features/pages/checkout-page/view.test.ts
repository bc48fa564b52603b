import type { CheckoutPageView } from '@escrow-checkout/web';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '../../../domain/records.js';
import { chargeAfter, worldAfter } from '../../../domain/testing/cells.js';
import type { CheckoutWorld } from '../../../domain/testing/checkout-world.js';
import { contextAt, countingIds } from '../../../domain/testing/fixtures.js';
import { viewOf } from './view.js';

const buyer = { kind: 'buyer', via: 'page' } as const;
const show = ({ aggregate, now }: CheckoutWorld): CheckoutPageView =>
  viewOf(aggregate, { merchant: 'Adire Market', context: contextAt(now, countingIds(), buyer) });

/** Summarizes the state, the transfer, the possible actions and the refunds. */
function summary(view: CheckoutPageView): string {
  const { state, transfer, returns, waitingFor, actions, paidAt } = view;
  const k = ({ kobo }: { kobo: number }) => `${kobo / 1000}k`;
  return [
    state,
    transfer && `pay ${k(transfer.amount)}`,
    actions.freshAccount && `fresh ${k(actions.freshAccount)}`,
    actions.confirmReceipt && `confirm ${k(actions.confirmReceipt)}`,
    actions.reportProblem && `report ${k(actions.reportProblem)}`,
    actions.simulate && 'simulate',
    waitingFor,
    paidAt && 'receipt',
    ...returns.map(({ amount, origin, status }) => `${k(amount)} ${origin} ${status}`),
  ]
    .filter(Boolean)
    .join(', ');
}

// What has happened | what the buyer sees
const escrows = `
  awaiting                       | waiting, pay 100k, simulate
  awaiting, credit_rejected 40k  | waiting, pay 100k, simulate
  partial                        | part_paid, pay 60k, simulate
  awaiting, +8h                  | account_expired, fresh 100k
  partial, +8h                   | account_expired, fresh 60k
  partial, +8h, open_virtual_account     | part_paid, pay 60k, simulate
  awaiting, +72h                 | closing
  partial, +72h                  | closing
  expired                        | expired, 40k held under_way
  expired, credit 60k            | expired, 40k held under_way, 60k excess under_way
  expired, reopen                | waiting, pay 100k, simulate, 40k held under_way
  funded                         | funded, report 100k, seller_not_accepted, receipt
  awaiting, credit 130k          | funded, report 100k, seller_not_accepted, receipt, 30k excess under_way
  awaiting, credit 105k          | funded, report 100k, seller_not_accepted, receipt, 5k excess too_small
  funded, credit 50k             | funded, report 100k, seller_not_accepted, receipt, 50k excess under_way
  ready                          | funded, confirm 100k, report 100k, receipt
  own funded                     | funded, confirm 100k, report 100k, receipt
  nowhere ready                  | funded, report 100k, payout_details_missing, receipt
  funded, deliver                | delivered, report 100k, seller_not_accepted, receipt
  delivered                      | delivered, confirm 100k, report 100k, receipt
  delivered, release 40k         | delivered, confirm 60k, report 60k, receipt
  delivered, refund 40k          | delivered, confirm 60k, report 60k, receipt, 40k held under_way
  disputed                       | disputed, receipt
  disputed, withdraw buyer       | funded, confirm 100k, receipt
  disputed, concede              | refunded, receipt, 100k held under_way
  disputed, resolve 40k          | released, receipt, 60k held under_way
  reversed                       | payment_reversed
  released                       | released, receipt
  released, credit 100k          | released, receipt, 100k excess under_way
  refunded                       | refunded, receipt, 100k held under_way
  funded, decline                | declined, receipt, 100k held under_way
  declined                       | declined, 40k held under_way
  cancelled                      | cancelled, 40k held under_way
`;

const charges = `
  pending                        | waiting, pay 100k, simulate
  partial                        | part_paid, pay 60k, simulate
  pending, +8h                   | account_expired, fresh 100k
  pending, +24h                  | closing
  succeeded                      | paid, receipt
  succeeded, credit 50k          | paid, receipt, 50k excess under_way
  nowhere succeeded              | paid, receipt
  expired                        | expired, 40k held under_way
  failed                         | failed, 40k held under_way
`;

function rows(table: string): [given: string, seen: string][] {
  const lines = table.split('\n').filter((line) => line.includes('|'));
  return lines.map((line) => line.split('|').map((part) => part.trim()) as [string, string]);
}

describe('A buyer sees of an escrow', () => {
  it.each(rows(escrows))('%s: %s', (given, seen) => {
    expect(summary(show(worldAfter(given)))).toBe(seen);
  });
});

describe('A buyer sees of a charge', () => {
  it.each(rows(charges))('%s: %s', (given, seen) => {
    const view = show(chargeAfter(given));
    expect(summary(view)).toBe(seen);
    expect(view).toMatchObject({ isHeld: false, delivery: null, dispute: null });
  });
});

it('an account number is shown while a transfer to it counts, until the earlier of its two ends', () => {
  const { transfer } = show(worldAfter('partial, +68h, open_virtual_account'));
  expect(transfer).toMatchObject({ bankName: 'Sandbox Bank', leftMs: 4 * 3_600_000 });
  const text = (given: string) => JSON.stringify(show(worldAfter(given)));
  expect(text('awaiting')).toContain('99000');
  for (const given of ['awaiting, +8h', 'awaiting, +72h', 'funded', 'expired', 'cancelled'])
    expect(text(given)).not.toContain('99000');
});

it('a delivery shows its proof and when the money is released; a dispute stops that clock', () => {
  const { delivery, seller } = show(worldAfter('delivered'));
  expect(delivery).toMatchObject({
    trackingNumber: 'GIG-1',
    releasesAt: { iso: '2030-01-02T00:00:00.000Z' },
  });
  expect(seller).toBe('Adire Market');
  const disputed = show(worldAfter('delivered, dispute buyer'));
  expect(disputed.delivery?.releasesAt).toBeNull();
  expect(disputed.dispute).toMatchObject({ reason: 'damaged', end: null });
  expect(disputed.dispute?.statements).toMatchObject([{ text: null, links: ['https://example.com/photo'] }]);
});

describe('A parcel that a carrier picks up', () => {
  const { aggregate, now } = worldAfter('managed ready, attach');
  const show = (fields: Partial<Shipment>) => {
    const shipment = { ...(aggregate.shipment as Shipment), ...fields };
    return viewOf({ ...aggregate, shipment }, { merchant: '', context: contextAt(now) }).parcel;
  };

  it('is shown from the moment its pickup is asked for', () => {
    expect(show({})).toBeNull();
    expect(show({ status: 'booking' })).toMatchObject({ status: 'booking', carrier: 'GIG', last: null });
  });

  it('shows what the carrier reported last', () => {
    const events = ['Collected', 'At the hub'].map((status, day) => ({
      status,
      at: `2030-01-0${day + 1}T00:00:00.000Z`,
    }));
    const last = { words: 'At the hub', at: { iso: '2030-01-02T00:00:00.000Z' } };
    expect(show({ status: 'in_transit', eventsJson: JSON.stringify(events) })).toMatchObject({ last });
  });

  it('has no link that a browser could run', () => {
    const urls = { trackingUrl: 'javascript:alert(1)', labelUrl: 'data:text/html,1' };
    expect(show({ status: 'booked', ...urls })).toMatchObject({ trackingUrl: null, labelUrl: null });
  });
});

it('the return address reports success once paid, failure once closed unpaid, and nothing before', () => {
  const url = { returnUrl: 'https://shop.example.com/?a=1#b' };
  const back = (given: string) => {
    const world = worldAfter(given);
    const { escrow } = world.aggregate;
    return viewOf(
      { ...world.aggregate, escrow: { ...escrow, ...url } },
      { merchant: '', context: contextAt(world.now) },
    ).returnUrl;
  };
  for (const given of ['awaiting', 'partial', 'reversed']) expect(back(given)).toBe(url.returnUrl);
  for (const given of ['funded', 'delivered', 'disputed', 'released'])
    expect(back(given)).toBe('https://shop.example.com/?a=1&status=success#b');
  for (const given of ['refunded', 'declined', 'cancelled', 'expired'])
    expect(back(given)).toBe('https://shop.example.com/?a=1&status=failed#b');
});

it('the mark changes with every change and event', () => {
  const marks = ['awaiting', 'partial', 'funded', 'ready', 'delivered', 'delivered, dispute buyer'].map(
    (given) => show(worldAfter(given)).mark,
  );
  expect(new Set(marks).size).toBe(marks.length);
});
