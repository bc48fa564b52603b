import fc from 'fast-check';
import type { CoveredFrom } from '../../../server/src/domain/aggregate.js';
import type { Mode, PayoutSchedule } from '../../../server/src/domain/records.js';
import type { Market } from './market.js';
import type { Happening } from './outgoing.js';
import type { AccountId, Payee, TestEscrow } from './owners.js';
import type { UnmatchedHappening } from './unmatched.js';

type Step =
  | { escrow: number; tell: string }
  | { transfer: number; happens: Happening; attempt: number; share: number }
  | { settle: number; share: number; from: CoveredFrom }
  | { saves: Payee }
  | { combines: Payee }
  | { pays: Payee; schedule: PayoutSchedule }
  | { receives: number | null; amount: number }
  | { unmatched: number; happens: UnmatchedHappening; share: number };

/** Checkouts with one story each, and steps that follow in any order. */
export interface Life {
  escrows: readonly Omit<TestEscrow, 'amount' | 'isCharge'>[];
  steps: readonly Step[];
}

const paidBack = 'out send, out paid, out reversed';
const paidAgain = 'out send, out failed, out retry, out send, out paid 0';
const saveAndSend = 'save, out bank_account_saved, out send';

/** Stories that end in different states; a number before one is its price in kobo, ₦1,000 otherwise. */
const escrowStories = [
  '',
  'credit 100k, dispute buyer, resolve 40k, save',
  'nowhere, credit 100k, dispute buyer, resolve 40k',
  'nowhere, credit 100k, dispute buyer, resolve 40k, +23d, out remind',
  'nowhere, credit 100k, dispute buyer, resolve 40k, +23d, out remind, out notice_sent',
  'nowhere, credit 100k, dispute buyer, resolve 40k, +31d, out remind, out notice_sent',
  'nowhere, credit 100k, dispute buyer, resolve 40k, out hold',
  'credit 40k',
  'credit 100k',
  'save, credit 100k, deliver',
  'nowhere, credit 100k, accept, deliver',
  'nowhere, credit 100k, accept, +31d',
  'save, credit 100k, accept, deliver',
  'save, credit 100k, accept, deliver, save',
  'save, credit 100k, accept, deliver, +25h, save',
  'credit 100k, accept, dispute buyer',
  'credit 100k, accept, dispute seller',
  'credit 100k, accept, dispute buyer, credit_reversed',
  'credit 100k, accept, credit_reversed',
  'save, credit 100k, accept, credit_part_reversed 40k',
  'save, credit 100k, accept, release, credit_part_reversed 40k',
  'credit 100k, refund, credit_part_reversed 40k',
  'credit 100k, refund 40k, credit_part_reversed 60k',
  'credit 100k, accept, refund 40k, credit_part_reversed 70k',
  'save, credit 100k, accept, +31d',
  'credit 100k, accept, release, save',
  'save, credit 100k, accept, release 40k, out send',
  'save, credit 100k, accept, release, out send, out failed',
  'save, credit 100k, accept, release, out send, out failed, credit_reversed',
  'save, credit 100k, accept, release, out send, credit_reversed',
  'save, credit 100k, accept, release, out send, out paid, out reversed',
  `save, credit 100k, accept, release, ${paidBack}, ${saveAndSend}`,
  `save, credit 100k, accept, release, ${paidBack}, +1h, ${paidBack}`,
  'save, credit 100k, accept, release, out send, out failed, out retry, out send, out paid 0',
  `save, credit 100k, accept, release, ${paidAgain}, out settle, out reversed 0`,
  'save, credit 100k, accept, release, out send, out failed, out hold',
  'save, credit 100k, accept, release, out hold, credit_reversed',
  'save, credit 100k, accept, release, out send, +25h',
  'save, credit 100k, accept, release, out send, out refused, +1h, out not_found',
  'save, credit 100k, accept, release, out send, credit_reversed, +24h, out end_attempt',
  `save, credit 100k, accept, release, ${paidBack}, +1h, ${paidBack}, +1h, ${paidBack}`,
  'save, credit 100k, accept, release, out send, out no_float',
  'save, credit 100k, accept, release, out send, out no_float, credit_reversed',
  'save, credit 9k, accept, release',
  'save, credit 100k, accept, release, out record_payment, out reversed',
  'credit 100k, refund, out send, out needs_details',
  'credit 150k, out send, out failed, +1h',
  'credit 150k, out send, out no_float',
  'credit 150k, out send, out no_float, credit_reversed',
  'credit 150k, out hold',
  'credit 150k, out hold, credit_reversed',
  'credit 150k, out send, +25h',
  'credit 150k, out send, out paid, out reversed',
  'credit 150k, out send, out failed, out retry, out send, out paid 0',
  `credit 150k, ${paidAgain}, out settle, out reversed 0`,
  'credit 150k, credit_reversed, refund',
  'credit 100k, credit 40k, credit_part_reversed 15k',
  'credit 100k, refund 60k, refund 40k, credit_part_reversed 60k, out cancel',
  'credit 40k, credit_part_reversed 15k',
  'credit 105k',
  'credit 105k, credit_reversed',
];

const chargeStories = [
  'credit 100k, +31d',
  'credit 100k, save',
  'credit 40k',
  'save, credit 100k, out send, out paid',
  'save, credit 100k, credit_reversed',
];

const amount = fc.constantFrom(5_000, 40_000, 60_000, 100_000, 250_000);
const share = fc.constantFrom(0.5, 1);
const accountId = fc.constantFrom<AccountId[]>('steady', 'ahead');
const mode = fc.constantFrom('test' as const, 'live' as const);
const payee = fc.record({ accountId, mode, seller: fc.option(fc.nat(1)) });

const phrases = [
  'credit 40k',
  'credit 100k',
  'credit 150k',
  'credit_reversed',
  'credit_reversed 0',
  'credit_part_reversed 60k',
  'accept',
  'deliver',
  'release',
  'release 40k',
  'refund',
  'refund 40k',
  'decline',
  'dispute buyer',
  'dispute seller',
  'withdraw buyer',
  'evidence seller',
  'resolve 40k',
  '+1h',
  '+6h',
  '+24h',
];

const happens = fc.constantFrom<Happening[]>(
  'send',
  'send',
  'send',
  'paid',
  'failed',
  'reversed',
  'needs_details',
  'bank_account_saved',
  'remind',
  'notice_sent',
  'retry',
  'record_payment',
  'hold',
  'unhold',
  'refused',
  'not_found',
  'no_float',
  'end_attempt',
  'cancel',
  'settle',
  'settle_came_back',
  'return_to_payer',
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ escrow: fc.nat(40), tell: fc.constantFrom(...phrases) }) },
  { weight: 5, arbitrary: fc.record({ transfer: fc.nat(40), happens, attempt: fc.nat(2), share }) },
  {
    weight: 1,
    arbitrary: fc.record({
      settle: fc.nat(40),
      share,
      from: fc.constantFrom<CoveredFrom[]>('held', 'recovered', 'written_off', 'not_taken'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ saves: payee }) },
  { weight: 1, arbitrary: fc.record({ combines: payee }) },
  {
    weight: 1,
    arbitrary: fc.record({ pays: payee, schedule: fc.constantFrom<PayoutSchedule[]>('daily', 'per_sale') }),
  },
  { weight: 1, arbitrary: fc.record({ receives: fc.option(fc.nat(20)), amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      unmatched: fc.nat(5),
      happens: fc.constantFrom<UnmatchedHappening[]>('return', 'reverse', 'take_part', 'settle'),
      share,
    }),
  },
);

/** The seller in stories that begin with `nowhere`; they never save a bank account. */
const unpaidSeller = 2;

const count = escrowStories.length + chargeStories.length;

export const life: fc.Arbitrary<Life> = fc.record({
  escrows: fc.array(payee, { minLength: count, maxLength: count }),
  steps: fc.array(step, { maxLength: 40, size: 'max' }),
});

/** A life with the stories alone, which together reach every search. */
export const plainLife: Life = {
  escrows: Array.from({ length: count }, (_, index) => ({
    accountId: index % 2 === 0 ? 'ahead' : 'steady',
    mode: index % 3 === 0 ? 'live' : 'test',
    seller: index % 5 === 0 ? null : index % 2,
  })),
  steps: [],
};

/** Plays a life in a new market. */
export async function live(market: Market, { escrows, steps }: Life): Promise<void> {
  const stories = [...chargeStories, ...escrowStories];
  for (const [index, story] of stories.entries()) {
    const isCharge = index < chargeStories.length;
    const owner = escrows[index] as Payee;
    const seller = story.startsWith('nowhere') ? unpaidSeller : owner.seller;
    const escrow = { ...owner, seller: isCharge ? null : seller, isCharge };
    const id = await market.sell({ ...escrow, amount: story.includes('9k') ? 9_000 : 100_000 });
    for (const words of story.split(', ')) await tell(market, id, escrow, words);
  }
  await unmatchedStories(market);
  for (const [index, payee] of smallPayees.entries()) await smallStory(market, payee, smallStories[index]);
  for (const story of dailyStories) await dailyStory(market, story);
  for (const next of steps) await take(market, next);
}

const smallPayees: readonly Payee[] = [
  { accountId: 'ahead', mode: 'test', seller: 3 },
  { accountId: 'steady', mode: 'test', seller: 3 },
  { accountId: 'steady', mode: 'live', seller: 3 },
  { accountId: 'ahead', mode: 'live', seller: 3 },
];

/** Stories of a payee's two small payouts; the first ones do not combine them. */
const smallStories: readonly (readonly Happening[] | undefined)[] = [
  undefined,
  [],
  ['failed'],
  ['paid', 'reversed'],
];

async function smallStory(market: Market, payee: Payee, story?: readonly Happening[]): Promise<void> {
  for (const words of ['save, credit 9k, accept, release', 'credit 9k, accept, release']) {
    const id = await market.sell({ ...payee, isCharge: false, amount: 9_000 });
    for (const phrase of words.split(', ')) await tell(market, id, payee, phrase);
  }
  if (story !== undefined) await market.combineAll(payee);
  for (const happening of story ?? []) await market.combined(payee, happening);
}

interface DailyStory {
  accountId: AccountId;
  mode: Mode;
  /** Steps of each of its charges, ₦90 and ₦1,000, before the day ends. */
  charges: readonly (readonly [small: boolean, words: string])[];
  /** Steps of the daily transfer; it is not made yet if there are none. */
  transfer?: readonly Happening[];
}

/** Merchants that are paid once a day. */
const dailyStories: readonly DailyStory[] = [
  {
    accountId: 'ahead',
    mode: 'live',
    charges: [
      [false, ''],
      [true, ''],
    ],
    transfer: ['failed'],
  },
  {
    accountId: 'steady',
    mode: 'live',
    charges: [
      [false, 'out hold'],
      [false, 'credit_reversed'],
      [false, ''],
    ],
    transfer: [],
  },
  {
    accountId: 'steady',
    mode: 'test',
    charges: [
      [false, 'out hold, out unhold'],
      [true, ''],
      [false, 'out hold'],
      [false, 'credit_reversed'],
    ],
  },
  { accountId: 'ahead', mode: 'test', charges: [[true, '']] },
];

async function dailyStory(market: Market, { charges, transfer, ...owner }: DailyStory): Promise<void> {
  const payee = { ...owner, seller: null };
  await market.saveBankAccount(payee);
  await market.choose(payee, 'daily');
  for (const [isSmall, words] of charges) {
    const amount = isSmall ? 9_000 : 100_000;
    const id = await market.sell({ ...payee, isCharge: true, amount });
    await tell(market, id, payee, isSmall ? 'credit 9k' : 'credit 100k');
    for (const phrase of words.split(', ')) await tell(market, id, payee, phrase);
  }
  if (transfer === undefined) return;
  await tell(market, '', payee, '+24h');
  await market.combineAll(payee);
  for (const happening of transfer) await market.combined(payee, happening);
}

/** Unmatched credits: some wait, one is being returned, and two were reversed after that. */
async function unmatchedStories(market: Market): Promise<void> {
  for (const whose of [null, null, null, 0, 1, 2]) await market.receiveUnmatched(whose, 50_000);
  for (const nth of [0, 1, 2]) await market.unmatched(nth, 'return', 1);
  for (const nth of [1, 2]) await market.unmatched(nth, 'reverse', 1);
  await market.unmatched(2, 'settle', 0.5);
}

async function tell(market: Market, id: string, escrow: Payee, words: string): Promise<void> {
  const [first, second = '', third = ''] = words.split(' ');
  const wait = /^\+(\d+)([hd])$/.exec(words);
  if (words === '' || words === 'nowhere') return;
  if (wait) market.now += Number(wait[1]) * (wait[2] === 'h' ? 1 : 24) * 3_600_000;
  else if (words === 'save') await market.saveBankAccount(escrow);
  else if (first === 'out')
    await market.newestOut(id, second as Happening, third === '' ? -1 : Number(third));
  else await market.say(id, words);
}

async function take(market: Market, next: Step): Promise<void> {
  if ('tell' in next) {
    const id = market.escrows[next.escrow % market.escrows.length] as string;
    await tell(market, id, { accountId: 'steady', mode: 'test', seller: null }, next.tell);
  } else if ('transfer' in next) await market.transfer(next.transfer, next.happens, next.attempt, next.share);
  else if ('settle' in next) {
    await market.settle(market.escrows[next.settle % market.escrows.length] as string, next.share, next.from);
  } else if ('saves' in next) await market.saveBankAccount(next.saves);
  else if ('combines' in next) await market.combineAll(next.combines);
  else if ('pays' in next) await market.choose(next.pays, next.schedule);
  else if ('receives' in next) await market.receiveUnmatched(next.receives, next.amount);
  else await market.unmatched(next.unmatched, next.happens, next.share);
}
