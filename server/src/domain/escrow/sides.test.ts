import { expect, it, test } from 'vitest';
import type { EscrowCommand } from '../aggregate.js';
import type { Actor } from '../change.js';
import { outcomeOf, worldAfter } from '../testing/cells.js';
import { contextAt, merchant } from '../testing/fixtures.js';
import type { World } from '../testing/world.js';
import { type DisputeAggregate, decideDispute } from './dispute-command.js';

const actors: Readonly<Record<string, Actor>> = {
  merchant,
  buyer: { kind: 'buyer', via: 'page' },
  seller: { kind: 'seller', via: 'page' },
};

// `merchant for buyer` is a merchant that opened it in the buyer's name.
it.each([
  ['ready', 'buyer', 'buyer', 'buyer', 'funded'],
  ['ready', 'buyer', 'seller', 'seller', '! not_opener'],
  ['ready', 'buyer', 'merchant', 'seller', '! not_opener'],
  ['ready', 'buyer', 'merchant', 'buyer', '! not_opener'],
  ['ready', 'merchant for buyer', 'merchant', 'buyer', '! not_opener'],
  ['ready', 'merchant for buyer', 'merchant', 'seller', '! not_opener'],
  ['ready', 'merchant for buyer', 'buyer', 'buyer', 'funded'],
  ['ready', 'seller', 'seller', 'seller', 'funded'],
  ['ready', 'seller', 'buyer', 'buyer', '! not_opener'],
  ['ready', 'seller', 'merchant', 'seller', 'funded'],
  ['ready', 'merchant for seller', 'merchant', 'seller', 'funded'],
  ['own funded', 'merchant for seller', 'merchant', 'seller', 'funded'],
  ['own funded', 'buyer', 'merchant', 'seller', '! not_opener'],
])('%s: what %s opened, %s withdraws for the %s: %s', (given, opener, actor, side, to) => {
  const world = worldAfter(given);
  const [first = '', , behalf] = opener.split(' ');
  const opening = { reason: 'other', description: null, evidence: [] } as const;
  const openedFor = (behalf ?? first) as 'buyer' | 'seller';
  world.command({ command: 'dispute', ...opening, side: openedFor }, actors[first]);
  const decision = world.command({ command: 'withdraw', side: side as 'buyer' | 'seller' }, actors[actor]);
  expect(outcomeOf(decision).to).toBe(to);
});

it.each([
  ['ready', merchant, 'buyer', 'buyer'],
  ['ready', merchant, 'seller', 'seller'],
  ['own funded', merchant, 'seller', null],
  ['ready', actors.buyer, 'buyer', null],
  ['ready', actors.seller, 'seller', null],
] as const)(
  '%s: what is recorded when %j opens for the %s is on behalf of %s',
  (given, actor, side, named) => {
    const opening = { reason: 'other', description: null, evidence: [], side } as const;
    const decision = worldAfter(given).command({ command: 'dispute', ...opening }, actor);
    const [event] = 'kind' in decision && decision.kind === 'change' ? decision.change.events : [];
    expect(event).toMatchObject({ type: 'dispute.opened', actor });
    expect(event?.extras).toMatchObject({ opened_by: side, on_behalf_of: named });
  },
);

test('one side cannot use up what the other may say', () => {
  const world = worldAfter('disputed');
  for (let n = 1; n < 25; n++) world.run(`evidence buyer ${n}`);
  expect(outcomeOf(world.say('evidence buyer 25')).to).toBe('! evidence_limit');
  expect(outcomeOf(world.say('evidence buyer 24')).to).toBe('=');
  world.run('evidence seller');
  expect(world.aggregate.dispute?.status).toBe('waiting_for_operator');
});

test('what a side says again adds nothing, though the other has spoken in between', () => {
  const world = worldAfter('disputed, evidence seller 1, evidence buyer 1');
  expect(outcomeOf(world.say('evidence seller 1')).to).toBe('=');
  expect(outcomeOf(world.say('evidence seller 2')).to).toBe('disputed');
});

type Spoken = Extract<EscrowCommand, { command: 'evidence' | 'withdraw' | 'concede' }>;

/** What a command to the dispute of the first opener says, after it was withdrawn and another opened. */
function sayToFirst(world: World, story: string, command: Spoken) {
  const { dispute } = world.aggregate;
  world.run(story);
  const aggregate: DisputeAggregate = { ...world.aggregate, targetDispute: dispute as never };
  return decideDispute(aggregate, command, contextAt(world.now, world.newId));
}

it.each<[story: string, command: Spoken, answer: string]>([
  ['withdraw buyer', { command: 'concede' }, 'not_disputed'],
  ['withdraw buyer', { command: 'withdraw', side: 'buyer' }, 'repeat'],
  ['withdraw buyer, dispute seller', { command: 'concede' }, 'not_disputed'],
  ['withdraw buyer, dispute seller', { command: 'withdraw', side: 'seller' }, 'not_disputed'],
  ['withdraw buyer, dispute seller', { command: 'withdraw', side: 'buyer' }, 'repeat'],
  [
    'withdraw buyer, dispute seller',
    { command: 'evidence', side: 'seller', text: 'x', links: [] },
    'not_disputed',
  ],
  ['withdraw buyer, dispute buyer', { command: 'concede' }, 'not_disputed'],
  ['withdraw buyer, dispute buyer', { command: 'withdraw', side: 'buyer' }, 'repeat'],
  ['withdraw buyer, dispute seller, concede', { command: 'concede' }, 'final'],
  ['withdraw buyer, dispute seller, concede', { command: 'withdraw', side: 'buyer' }, 'final'],
  ['evidence seller', { command: 'concede' }, 'change'],
])('after %s, the first dispute answers %j with %s', (story, command, answer) => {
  const decision = sayToFirst(worldAfter('disputed'), story, command);
  expect('refused' in decision ? decision.code : decision.kind).toBe(answer);
});
