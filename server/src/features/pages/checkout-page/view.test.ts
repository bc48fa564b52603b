import { type CheckoutPageView, english } from '@escrow-checkout/web';
import { describe, expect, it } from 'vitest';
import type { PaymentReport } from '../../../adapters/store/payment-report-rows.js';
import type { Shipment } from '../../../domain/records.js';
import { noBrand } from '../../../domain/staff/brand.js';
import { chargeAfter, worldAfter } from '../../../domain/testing/cells.js';
import type { CheckoutWorld } from '../../../domain/testing/checkout-world.js';
import { contextAt, countingIds } from '../../../domain/testing/fixtures.js';
import { brandViewOf } from '../brand-view.js';
import { noStoryFacts } from '../signed-in/story-facts.js';
import { viewOf } from './view.js';

const brand = brandViewOf(noBrand);
const buyer = { kind: 'buyer', via: 'page' } as const;
const showWorld = ({ aggregate, now }: CheckoutWorld): CheckoutPageView =>
  viewOf(aggregate, { merchant: 'Adire Market', brand, context: contextAt(now, countingIds(), buyer) });

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
  managed ready, attach, book, booked | funded, confirm 100k, report 100k, receipt
  managed ready, attach, book, booked, parcel_reported failed \
                                 | funded, report 100k, delivery_failed, receipt
  managed ready, attach, book, booked, parcel_reported cancelled \
                                 | funded, report 100k, delivery_failed, receipt
  managed ready, attach, book, booked, parcel_reported failed, attach \
                                 | funded, report 100k, delivery_failed, receipt
  managed ready, attach, book, booked, parcel_reported failed, attach, book, booked \
                                 | funded, confirm 100k, report 100k, receipt
  managed ready, attach, book, booked, parcel_reported failed, clear_delivery \
                                 | funded, confirm 100k, report 100k, receipt
  managed ready, attach, book, booked, parcel_reported failed, deliver \
                                 | delivered, confirm 100k, report 100k, receipt
  managed ready, attach, book, booked, dispute buyer, shipment_cancelled, withdraw buyer \
                                 | funded, confirm 100k, report 100k, receipt
  disputed                       | disputed, receipt
  disputed, withdraw buyer       | funded, confirm 100k, report 100k, receipt
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
    expect(summary(showWorld(worldAfter(given)))).toBe(seen);
  });
});

describe('A buyer sees of a charge', () => {
  it.each(rows(charges))('%s: %s', (given, seen) => {
    const view = showWorld(chargeAfter(given));
    expect(summary(view)).toBe(seen);
    expect(view).toMatchObject({ isHeld: false, delivery: null, dispute: null });
  });
});

it('a decision reads as paid back once all of it is that is not too small', () => {
  const { aggregate, now } = worldAfter('awaiting, credit 95k, credit 5k, accept, refund');
  const [small, large] = aggregate.refunds;
  expect([small?.status, large?.amount]).toEqual(['below_minimum', 95_000]);
  const refunds = aggregate.refunds.map((each) =>
    each === large ? { ...each, status: 'paid' as const } : each,
  );
  const facts = { ...noStoryFacts, paidBackAt: new Map([[large?.id ?? '', now]]) };
  const context = contextAt(now, countingIds(), buyer);
  const view = viewOf({ ...aggregate, refunds }, { merchant: 'Adire Market', brand, context, facts });
  expect(view.story.returns).toMatchObject([{ amount: { kobo: 95_000 }, isToCome: false }]);
  expect(view.story.returns[0]?.paidAt).not.toBeNull();
  expect(view.returns.map(({ status }) => status)).toEqual(['too_small', 'paid']);
});

it('an account number is shown while a transfer to it counts, until the earlier of its two ends', () => {
  const { transfer } = showWorld(worldAfter('partial, +68h, open_virtual_account'));
  expect(transfer).toMatchObject({ bankName: 'Sandbox Bank', leftMs: 4 * 3_600_000 });
  const text = (given: string) => JSON.stringify(showWorld(worldAfter(given)));
  expect(text('awaiting')).toContain('99000');
  for (const given of ['awaiting, +8h', 'awaiting, +72h', 'funded', 'expired', 'cancelled'])
    expect(text(given)).not.toContain('99000');
});

it.each([
  ['partial', true],
  ['expired, reopen', false],
])('a transfer with the session ID that the buyer gave counts (%s: %s)', (given, isCounted) => {
  const { aggregate, now } = worldAfter(given);
  const credits = aggregate.credits.map((credit) => ({ ...credit, sessionId: '0001234567' }));
  const report = { sessionId: '0001234567', reportedAt: now, closedAt: null } as PaymentReport;
  const context = contextAt(now, countingIds(), buyer);
  const view = viewOf({ ...aggregate, credits }, { merchant: 'Adire Market', brand, context, report });
  expect(view.report?.found).toEqual({ sessionId: '0001234567', isCounted });
});

it('a delivery shows its proof and when the money is released; a dispute stops that clock', () => {
  const { delivery, seller } = showWorld(worldAfter('delivered'));
  expect(delivery).toMatchObject({
    trackingNumber: 'GIG-1',
    releasesAt: { iso: '2030-01-02T00:00:00.000Z' },
  });
  expect(seller).toBe('Adire Market');
  const disputed = showWorld(worldAfter('delivered, dispute buyer'));
  expect(disputed.delivery?.releasesAt).toBeNull();
  expect(disputed.dispute).toMatchObject({ reason: 'damaged', end: null });
  expect(disputed.dispute?.statements).toMatchObject([{ text: null, links: ['https://example.com/photo'] }]);
});

describe('A parcel that a carrier picks up', () => {
  const { aggregate, now } = worldAfter('managed ready, attach');
  const show = (fields: Partial<Shipment>) => {
    const shipment = { ...(aggregate.shipment as Shipment), ...fields };
    return viewOf({ ...aggregate, shipment }, { merchant: '', brand, context: contextAt(now) }).parcel;
  };

  it('is shown from the moment its pickup is asked for', () => {
    expect(show({})).toBeNull();
    expect(show({ status: 'booking' })).toMatchObject({ status: 'booking', carrier: 'GIG', reports: [] });
  });

  it('shows what the carrier reported, the newest first, with codes as words', () => {
    const said = ['one', 'two', 'Collected', 'IN-TRANSIT', 'picked_up', 'At the hub, Ikeja', 'e_1'];
    const events = said.map((status, day) => ({ status, at: `2030-01-0${day + 1}T00:00:00.000Z` }));
    const reports = show({ status: 'in_transit', eventsJson: JSON.stringify(events) })?.reports ?? [];
    const words = reports.map((report) => report.words);
    expect(words).toEqual(['E 1', 'At the hub, Ikeja', 'Picked up', 'In transit', 'Collected']);
    expect(reports[0]?.at.iso).toBe('2030-01-07T00:00:00.000Z');
  });

  it('is being cancelled from the moment that is asked for, and has no label any more', () => {
    const booked = { status: 'booked', labelUrl: 'https://carriers.example/label' } as const;
    expect(show(booked)).toMatchObject(booked);
    const cancelling = { status: 'cancelling', labelUrl: null };
    expect(show({ ...booked, cancelRequestedAt: 1 })).toMatchObject(cancelling);
    expect(show({ ...booked, status: 'booking', cancelRequestedAt: 1 })).toMatchObject(cancelling);
    expect(show({ ...booked, status: 'in_transit' })?.labelUrl).toBeNull();
  });

  const booked = 'managed ready, attach, book, booked';
  it.each([
    [booked, 'Paid. We hold your money', /Next, GIG picks it up/],
    [`${booked}, parcel_reported picked_up`, 'On its way to you', /is safe with us/],
    [`${booked}, parcel_reported delivered`, 'Delivered. Please check it', /^GIG says/],
    [`${booked}, parcel_reported failed`, 'Your parcel did not arrive', /does not go to the seller/],
    [`${booked}, parcel_reported cancelled`, 'The pickup was cancelled', /does not go to the seller/],
    [`${booked}, parcel_reported failed, attach`, 'It is being sent another way', /arranges another/],
    [`${booked}, parcel_reported failed, clear_delivery`, 'Paid. We hold your money', /safe with us.$/],
  ])('is read of by its buyer: %s: %s', (given, title, line) => {
    const view = showWorld(worldAfter(given));
    const heading = english.states[view.state](view);
    expect(heading.title).toBe(title);
    expect(heading.lines[0]).toMatch(line);
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
      { merchant: '', brand, context: contextAt(world.now) },
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
    (given) => showWorld(worldAfter(given)).mark,
  );
  expect(new Set(marks).size).toBe(marks.length);
});
