import { expect, it, test } from 'vitest';
import { returnableFrom } from '../checkout/unpayable.js';
import { chargeAfter, worldAfter } from '../testing/cells.js';
import { bankAccount } from '../testing/fixtures.js';
import { Transfer } from '../testing/transfers.js';

const dayMs = 24 * 3_600_000;

/** A payout that was just decided and has no bank account to go to. */
function waitingPayout(given = 'nowhere disputed, resolve 100k'): Transfer {
  return new Transfer(worldAfter(given), 'payout');
}

function mailsTo(payout: Transfer, from: number) {
  return payout.world.books.mails.slice(from);
}

test('the seller of a waiting payout is told once, 23 days after it began to wait', () => {
  const payout = waitingPayout().run('+22d');
  const before = payout.world.books.mails.length;
  expect(payout.tell('remind')).toMatchObject({ kind: 'repeat' });
  payout.run('+1d, remind');
  expect(mailsTo(payout, before)).toMatchObject([
    {
      template: 'seller.bank_account_missing',
      recipient: 'Seller@Example.com',
      cause: payout.id,
      facts: { payout_amount: 100_000 },
    },
  ]);
  expect(payout.tell('remind')).toMatchObject({ kind: 'repeat' });
  expect(payout.outcome()).toMatchObject({ status: 'waiting_details', moves: '', events: '' });
});

test('a seller who is told late still has seven days', () => {
  const returnDay = (noticeDay: number) => returnableFrom({ createdAt: 0 }, noticeDay * dayMs) / dayMs;
  expect([23, 24, 60].map(returnDay)).toEqual([30, 31, 67]);
});

test('a hold does not start the wait anew', () => {
  const payout = waitingPayout().run('hold, +23d');
  expect(payout.tell('remind')).toMatchObject({ kind: 'repeat' });
  payout.run('unhold, remind');
  expect(payout.payout?.remindedAt).toBe(payout.world.now);
});

it.each([
  ['has another status', waitingPayout('released')],
  ['is paid manually', waitingPayout().run('hand')],
  ['got its bank account', waitingPayout().file(bankAccount).run('saved')],
  ['is about to get its bank account', waitingPayout().file(bankAccount)],
  [
    'is owed to a merchant that is its own seller',
    waitingPayout('own nowhere funded, dispute buyer, resolve 100k'),
  ],
  ['is of a direct charge', new Transfer(chargeAfter('nowhere succeeded'), 'payout')],
])('nobody is told of a payout that %s', (_, payout) => {
  const before = payout.world.books.mails.length;
  expect(payout.run('+40d').tell('remind')).toMatchObject({ kind: 'repeat' });
  expect(mailsTo(payout, before)).toEqual([]);
});
