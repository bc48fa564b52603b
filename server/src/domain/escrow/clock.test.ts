import { expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { World } from '../testing/world.js';

const hourMs = 3_600_000;

it.each([
  [null, 6],
  [1, 0.5],
  [11, 5.5],
  [12, 6],
  [13, 6],
  [1_440, 6],
])('in a window of %s hours the buyer is reminded %i hours before its end', (releaseWindowHours, hours) => {
  const world = new World({ releaseWindowHours }).run('credit 100k, +1h, deliver');
  const { autoReleaseAt, releaseReminderAt } = world.aggregate.escrow;
  expect((autoReleaseAt ?? 0) - (releaseReminderAt ?? 0)).toBe(hours * hourMs);
});

/** Hours from now, or null. */
const due = ({ aggregate, now }: World) => {
  const { releaseReminderAt } = aggregate.escrow;
  return releaseReminderAt === null ? null : (releaseReminderAt - now) / hourMs;
};

it.each([
  ['ready', null],
  ['delivered', 18],
  ['delivered, +10h', 8],
  ['delivered, +19h', -1],
  ['delivered, +18h, remind', null],
  ['delivered, dispute buyer', null],
  ['delivered, +10h, dispute buyer, +50h, withdraw buyer', 8],
  ['delivered, +19h, dispute buyer, +50h, withdraw buyer', null],
  ['delivered, +18h, remind, dispute buyer, +1h, withdraw buyer', null],
  ['ready, dispute buyer, withdraw buyer, deliver', 18],
  ['delivered, +10h, credit_reversed', null],
  ['delivered, +10h, credit_reversed, +50h, settle_receivable recovered 100k', 8],
  ['delivered, +10h, credit 50k, credit_reversed', 8],
  ['delivered, release 40k', 18],
])('%s: the reminder is due in %s hours', (given, hours) => {
  expect(due(worldAfter(given))).toBe(hours);
});

test('a reminder is of one moment, says what is held then, and is not written a second time', () => {
  const world = worldAfter('delivered, release 40k, +18h').run('remind');
  const { id, autoReleaseAt } = world.aggregate.escrow;
  expect(world.books.mails.at(-1)).toEqual({
    template: 'checkout.reminder',
    cause: `${id}:${autoReleaseAt}`,
    recipient: 'Buyer@Example.com',
    checkoutId: id,
    facts: { held_amount: 60_000, auto_release_at: autoReleaseAt },
  });
  expect(world.say('remind')).toMatchObject({ kind: 'repeat' });
});

it.each([
  ['who has confirmed', 'delivered, release, +18h'],
  ['whose seller has not accepted', 'funded, deliver, +18h'],
  ['whose seller cannot be paid', 'nowhere delivered, +18h'],
  ['who has reported a problem', 'delivered, dispute buyer, +18h'],
])('a buyer %s is not reminded', (_, given) => {
  expect(worldAfter(given).say('remind')).toMatchObject({ kind: 'repeat' });
});

test('a block that clears in time lets the reminder go, and one that clears too late does not', () => {
  const inTime = worldAfter('funded, deliver, +23h, accept').run('remind');
  expect(inTime.books.mails.at(-1)?.template).toBe('checkout.reminder');
  const late = worldAfter('funded, deliver, +24h, accept').say('remind');
  expect(late).toMatchObject({ kind: 'repeat' });
});
