import { english, type SellerPageView } from '@escrow-checkout/web';
import { describe, expect, it } from 'vitest';
import { noBrand } from '../../../domain/staff/brand.js';
import { worldAfter } from '../../../domain/testing/cells.js';
import { contextAt, countingIds } from '../../../domain/testing/fixtures.js';
import { Transfer } from '../../../domain/testing/transfers.js';
import { World } from '../../../domain/testing/world.js';
import { brandViewOf } from '../brand-view.js';
import { sellerPageViewOf } from './view.js';

const brand = brandViewOf(noBrand);
const seller = { kind: 'seller', via: 'page' } as const;

function show({ aggregate, now }: Pick<World, 'aggregate' | 'now'>): SellerPageView {
  const context = contextAt(now, countingIds(), seller);
  return sellerPageViewOf(aggregate, { merchant: 'Adire Market', brand, context, pickupTime: null });
}

const k = ({ kobo }: { kobo: number }) => `${kobo / 1000}k`;

/** Summarizes the state and the possible actions. */
function summary({ state, actions, dispute, payouts, refunded }: SellerPageView): string {
  const { accept, decline, send, answer, concede, withdraw } = actions;
  return [
    state,
    accept && 'accept',
    decline && 'decline',
    send && 'send',
    answer && 'answer',
    concede && `concede ${k(concede)}`,
    withdraw && 'withdraw',
    dispute && `${dispute.openedBy} ${dispute.end?.how ?? (dispute.respondBy ? 'respond' : 'answered')}`,
    dispute?.end && `${k(dispute.end.toSeller)}:${k(dispute.end.toBuyer)}`,
    ...payouts.map(({ amount, status }) => `${k(amount)} ${status}`),
    refunded.kobo > 0 && `back ${k(refunded)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

// What has happened | what the seller sees and can do
const escrows = `
  awaiting                                 | offered, accept, decline
  awaiting, accept                         | accepted
  partial                                  | offered, accept, decline
  partial, accept, +72h                    | accepted
  funded                                   | offered, accept, decline
  funded, deliver                          | sent, accept
  ready                                    | to_send, send
  managed ready                            | to_send
  nowhere ready                            | to_send, send
  ready, release 40k                       | to_send, send, 40k under_way
  ready, refund 40k                        | to_send, send, back 40k
  delivered                                | sent
  managed ready, attach, book, booked, parcel_reported picked_up | to_send
  managed ready, attach, book, booked, parcel_reported picked_up, deliver bare | sent
  managed ready, attach, book, booked, parcel_reported delivered | sent
  managed ready, attach, book, booked, parcel_reported failed | to_send
  delivered, +24h                          | sent
  disputed                                 | disputed, answer, concede 100k, other respond
  disputed, +72h                           | disputed, answer, concede 100k, other respond
  disputed, evidence seller                | disputed, answer, concede 100k, other answered
  funded, dispute buyer                    | disputed, accept, answer, concede 100k, other respond
  delivered, dispute seller                | disputed, answer, concede 100k, withdraw, you answered
  delivered, dispute seller, withdraw seller | sent, you withdrawn, 0k:0k
  disputed, withdraw buyer                 | to_send, send, other withdrawn, 0k:0k
  disputed, withdraw buyer, dispute seller | disputed, answer, concede 100k, withdraw, you answered
  disputed, concede                        | refunded, other conceded, 0k:100k, back 100k
  ready, release 40k, dispute buyer, concede | released, other conceded, 0k:60k, 40k under_way, back 60k
  disputed, +72h, default_judgement   | refunded, other silence, 0k:100k, back 100k
  disputed, resolve 40k                    | released, other decided, 40k:60k, 40k under_way, back 60k
  disputed, resolve 0                      | refunded, other decided, 0k:100k, back 100k
  disputed, resolve 100k                   | released, other decided, 100k:0k, 100k under_way
  ready, refund 40k, dispute buyer, resolve 20k | released, other decided, 20k:40k, 20k under_way, back 80k
  reversed                                 | payment_reversed
  disputed, credit_reversed                | payment_reversed
  released                                 | released, 100k under_way
  nowhere funded, accept, dispute buyer, resolve 100k | released, other decided, 100k:0k, 100k waiting_details
  released, credit_reversed                | released, 100k under_way
  refunded                                 | refunded, back 100k
  funded, decline                          | declined, back 100k
  declined                                 | declined, back 40k
  cancelled                                | cancelled, back 40k
  expired                                  | expired, back 40k
  expired, reopen                          | offered, accept, decline, back 40k
`;

// What has happened | what the money waits for
const blocks = `
  awaiting                                 | not_funded seller_not_accepted
  awaiting, accept                         | not_funded
  funded                                   | seller_not_accepted
  ready                                    | 
  nowhere ready                            | payout_details_missing
  delivered                                | 
  managed ready, attach, book, booked, parcel_reported failed | delivery_failed
  managed ready, attach, book, booked, parcel_reported failed, attach | delivery_failed
  disputed                                 | disputed
  funded, dispute buyer                    | disputed seller_not_accepted
  reversed                                 | disputed payment_reversed
  released                                 | final
  nowhere funded, accept, dispute buyer, resolve 100k | final payout_details_missing
  released, credit_reversed                | final payment_reversed
  refunded                                 | final
`;

const booked = 'managed ready, attach, book, booked';

// What has happened to the parcel | the first lines of the seller's page
const parcels: [given: string, title: string, line: RegExp][] = [
  ['managed ready, attach', 'Paid. Please have it ready', /says who picks it up/],
  ['managed ready, attach, book', 'Paid. Please have it ready', /says who picks it up/],
  [booked, 'Paid. Please hand it over', /GIG picks up the parcel/],
  [`${booked}, dispute buyer, withdraw buyer`, 'Please keep the parcel', /being cancelled/],
  [`${booked}, parcel_reported in_transit`, 'On its way to the buyer', /buyer checks it/],
  [`${booked}, parcel_reported delivered`, 'Delivered. The buyer checks it', /reports no problem by/],
  [`${booked}, parcel_reported failed`, 'The parcel was not delivered', /does not go to you/],
  [`${booked}, parcel_reported cancelled`, 'The pickup was cancelled', /^Keep the parcel/],
  [`${booked}, parcel_reported failed, attach`, 'Another pickup is being arranged', /keep it ready/],
  [`${booked}, parcel_reported failed, attach, book, booked`, 'Paid. Please hand it over', /GIG picks up/],
  [`${booked}, parcel_reported failed, deliver`, 'Sent. The buyer checks it', /reports no problem by/],
];

it.each(parcels)('a seller whose sale is %s reads: %s', (given, title, line) => {
  const view = show(worldAfter(given));
  const heading = english.sellerPage.states[view.state](view);
  expect(heading.title).toBe(title);
  expect(heading.lines[0]).toMatch(line);
});

function rows(table: string): [given: string, seen: string][] {
  const lines = table.split('\n').filter((line) => line.includes('|'));
  return lines.map((line) => line.split('|').map((part) => part.trim()) as [string, string]);
}

describe('A seller sees of an escrow', () => {
  it.each(rows(escrows))('%s: %s', (given, seen) => {
    expect(summary(show(worldAfter(given)))).toBe(seen);
  });

  it.each(rows(blocks))('%s waits for: %s', (given, seen) => {
    expect(show(worldAfter(given)).blockedBy.join(' ')).toBe(seen);
  });
});

// What happens to a payout | its status | the bank's session id
const payouts = `
                       | under_way    |
  send 1               | under_way    |
  send 1, paid 1       | paid         | session-1
  send 1, failed 1     | needs_help   |
  send 1, paid 1, reversed 1 | needs_help |
  hand                 | paid         | by-hand
`;

describe('A payout is shown with its status', () => {
  it.each(rows(payouts))('%s: %s', (story, status, ...[sessionId]: string[]) => {
    const world = worldAfter('released');
    new Transfer(world, 'payout').run(story);
    expect(show(world).payouts).toMatchObject([
      { status, sessionId: sessionId || null, bankName: 'Example Bank', accountLast4: '6789' },
    ]);
  });

  it('one waits for a bank account, is too small, or went back to the buyer', () => {
    const status = (given: string) => show(worldAfter(given)).payouts.map((payout) => payout.status);
    expect(status('nowhere funded, accept, dispute buyer, resolve 100k')).toEqual(['waiting_details']);
    expect(status('small released')).toEqual(['too_small']);
    expect(status('released, payout_fails, +31d, return_to_payer')).toEqual(['returned_to_payer']);
  });
});

it('an automatic release waits while a live bank account is new', () => {
  const world = new World({ mode: 'live' }).run('credit 100k, accept, deliver, +20h');
  const rest = (changedBefore: number, mode: 'test' | 'live' = 'live') => {
    const { aggregate, now } = world;
    const escrow = { ...aggregate.escrow, mode };
    const payeeChangedAt = now - changedBefore * 3_600_000;
    return show({ aggregate: { ...aggregate, escrow, payeeChangedAt }, now }).payoutHoldUntil?.iso;
  };
  expect(rest(1)).toBe('2030-01-02T19:00:00.000Z');
  // The hold ends before the automatic release, or has ended already.
  expect(rest(21)).toBeUndefined();
  expect(rest(30)).toBeUndefined();
  expect(rest(1, 'test')).toBeUndefined();
  expect(show(world).payoutHoldUntil).toBeNull();
});

it('a payout rests while a live bank account is new', () => {
  const world = new World({ mode: 'live' }).run('credit 100k, accept, deliver, +20h, release');
  const rest = (changedBefore: number, mode: 'test' | 'live' = 'live') => {
    const { aggregate, now } = world;
    const escrow = { ...aggregate.escrow, mode };
    const payeeChangedAt = now - changedBefore * 3_600_000;
    const payouts = aggregate.payouts.map((payout) => ({ ...payout, mode }));
    const [payout] = show({ aggregate: { ...aggregate, escrow, payouts, payeeChangedAt }, now }).payouts;
    return payout?.restsUntil?.iso;
  };
  expect(rest(1)).toBe('2030-01-02T19:00:00.000Z');
  expect(rest(24)).toBeUndefined();
  expect(rest(1, 'test')).toBeUndefined();
  // It may be at the bank already.
  expect(rest(-1)).toBeUndefined();
});

it('the buyer has the release window to check, from when it is sent', () => {
  const until = (releaseWindowHours: number | null) =>
    show(new World({ releaseWindowHours }).run('credit 100k, accept')).actions.send?.checkedUntil.iso;
  expect(until(null)).toBe('2030-01-02T00:00:00.000Z');
  expect(until(72)).toBe('2030-01-04T00:00:00.000Z');
});

it('the steps tell of the price that goes back, not of what the buyer paid too much', () => {
  const back = (given: string) => show(worldAfter(given)).story.returns.map(({ amount }) => k(amount));
  expect(back('awaiting, credit 130k')).toEqual([]);
  expect(back('awaiting, credit 130k, accept, refund')).toEqual(['100k']);
});

it('withdrawing shows how long the buyer then has to check', () => {
  const until = (given: string) => show(worldAfter(given)).actions.withdraw?.checkedUntil;
  expect(until('delivered, +20h, dispute seller, +5h')?.iso).toBe('2030-01-02T05:00:00.000Z');
  expect(until('ready, dispute seller')).toBeNull();
});

it('speakers are named from the side of the reader', () => {
  const world = worldAfter('ready, dispute buyer, evidence seller, evidence buyer more');
  const speakers = (sellerEmail: string | null) => {
    const { aggregate, now } = world;
    const view = show({ aggregate: { ...aggregate, escrow: { ...aggregate.escrow, sellerEmail } }, now });
    return view.dispute?.statements.map(({ by }) => by);
  };
  expect(speakers('bola@example.com')).toEqual(['other', 'you', 'other']);
  const command = { command: 'evidence', text: 'By the shop', links: [] } as const;
  for (const side of ['seller', 'buyer'] as const) {
    world.command({ ...command, side }, { kind: 'merchant', via: 'api' });
  }
  expect(speakers('bola@example.com')?.slice(-2)).toEqual(['shop_for_you', 'shop_for_other']);
  // A merchant that is the seller speaks for itself.
  expect(speakers(null)?.slice(-2)).toEqual(['you', 'other']);
});

it('the view contains neither the buyer’s address nor a whole account number', () => {
  for (const given of ['funded', 'delivered', 'disputed', 'released']) {
    const text = JSON.stringify(show(worldAfter(given)));
    for (const secret of ['uyer@', 'sealed', '99000']) expect(text).not.toContain(secret);
  }
});
