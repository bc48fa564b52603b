import { expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { contextAt, proof, startMs } from '../testing/fixtures.js';
import { World } from '../testing/world.js';
import { inspectionStart } from './clock.js';
import { arrivalProblem } from './delivery.js';

const hourMs = 3_600_000;

/** Hours from the start of the story. */
const hoursOf = (ms: number | null) => (ms === null ? null : (ms - startMs) / hourMs);

const timesAfter = (given: string) => {
  const { escrow } = worldAfter(given).aggregate;
  return [inspectionStart(escrow), escrow.autoReleaseAt].map(hoursOf);
};

it.each([
  ['delivered', 0, 24],
  ['ready, deliver by 72h', 72, 96],
  ['ready, +10h, deliver by 10h', 10, 34],
  ['ready, deliver by 72h, +10h, confirm_arrival', 10, 34],
  ['ready, deliver by 72h, +80h, confirm_arrival', 72, 96],
  ['ready, deliver by 72h, +80h, extend_inspection 1', 120, 144],
  ['ready, deliver by 72h, +80h, extend_inspection 1, +60h, extend_inspection 2', 168, 192],
  ['ready, deliver by 72h, +80h, extend_inspection 1, +20h, confirm_arrival', 100, 124],
  ['delivered, +10h, extend_inspection 1', 48, 72],
  // A dispute stops only a window that runs; the parcel travels on.
  ['ready, deliver by 72h, +10h, dispute buyer', 72, null],
  ['ready, deliver by 72h, +10h, dispute buyer, +20h, withdraw buyer', 72, 96],
  ['ready, deliver by 72h, +10h, dispute buyer, +90h, withdraw buyer', 100, 124],
  ['ready, deliver by 72h, +80h, dispute buyer, +100h, withdraw buyer', 72, 196],
  ['ready, deliver by 72h, +10h, credit_reversed, +90h, settle_receivable recovered 100k', 100, 124],
  ['ready, deliver by 72h, +10h, credit_reversed, +5h, settle_receivable recovered 100k', 72, 96],
  // After such a dispute, an extension gives 48 hours more and starts a whole window.
  ['delivered, +10h, dispute buyer, +5h, withdraw buyer, extend_inspection 1', 53, 77],
  ['delivered, +10h, dispute buyer, +5h, withdraw buyer, extend_inspection 1, +1h, confirm_arrival', 16, 40],
  // The carrier has the parcel and then fails: the delivery was none.
  ['managed ready, attach, book, booked, parcel_reported in_transit, deliver bare', 0, 24],
  [
    'managed ready, attach, book, booked, parcel_reported in_transit, deliver bare, extend_inspection 1, ' +
      'parcel_reported failed',
    null,
    null,
  ],
])('%s: the inspection starts at hour %s and ends at hour %s', (given, startsAt, endsAt) => {
  expect(timesAfter(given)).toEqual([startsAt, endsAt]);
});

test('in a window of a week an extension gives two days more and takes nothing', () => {
  const world = new World({ releaseWindowHours: 168 }).run('credit 100k, accept, deliver, +100h');
  const { escrow } = world.run('extend_inspection 1').aggregate;
  expect([inspectionStart(escrow), escrow.autoReleaseAt].map(hoursOf)).toEqual([48, 216]);
});

test('the event says who said what and what changes, and both sides get a mail of an extension', () => {
  const world = worldAfter('ready, deliver by 72h, +80h');
  const said = world.say('extend_inspection 1');
  if (!('change' in said)) throw new Error('an extension changes the escrow');
  expect(said.change.events.at(-1)).toMatchObject({
    type: 'escrow.inspection_changed',
    actor: { kind: 'buyer', via: 'page' },
    extras: {
      reason: 'not_arrived',
      inspection_starts_at: new Date(startMs + 120 * hourMs).toISOString(),
      auto_release_at: new Date(startMs + 144 * hourMs).toISOString(),
      extensions_left: 1,
    },
  });
  const templates = world.books.mails.map(({ template }) => template);
  expect(templates.slice(-2)).toEqual(['checkout.not_arrived', 'seller.not_arrived']);
});

test('nobody but the buyer says whether it has arrived', () => {
  const world = worldAfter('delivered');
  const refused = { refused: true, code: 'inspection_fixed' };
  for (const kind of ['merchant', 'seller', 'operator'] as const) {
    const actor = { kind, via: 'page' } as const;
    expect(world.command({ command: 'confirm_arrival' }, actor)).toMatchObject(refused);
    expect(world.command({ command: 'extend_inspection', extension: 1 }, actor)).toMatchObject(refused);
  }
});

it.each([
  ['self_managed', 0, null],
  ['self_managed', -0.1, 'past'],
  ['self_managed', 336, null],
  ['self_managed', 336.1, 'too_far'],
  ['managed', 72, 'managed'],
] as const)('a %s delivery that is expected in %s hours: %s', (deliveryMode, hours, problem) => {
  const expected_arrival_at = new Date(startMs + hours * hourMs).toISOString();
  const given = { ...proof, expected_arrival_at };
  expect(arrivalProblem({ deliveryMode }, given, contextAt(startMs))).toBe(problem);
});
