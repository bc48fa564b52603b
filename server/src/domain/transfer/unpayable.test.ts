import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { bankAccount } from '../testing/fixtures.js';
import { readAttempts, Transfer } from '../testing/transfers.js';

// story | status | attempts | moves | events; `unpayable` finds, before a call, that the partner cannot be
// told the bank account with certainty.

const payouts = `
  unpayable                                      | failed  |             |   | failed
  unpayable, retry, send 1, paid 1               | paid    | paid        | + | failed retried paid
  send 1, failed 1, retry, unpayable             | failed  | failed      |   | failed retried failed
  send 1, postponed 1, unpayable                 | failed  | failed      |   | failed
  send 1, postponed 1, unpayable, retry, send 2, paid 2 | paid | failed paid | + | failed retried paid
  unpayable, hold, hand                          | paid    | paid        | + | failed paid
`;

describe('a payout to a bank account that the partner cannot be told', () => {
  it.each(readAttempts(payouts))('$story', ({ story, ...left }) => {
    expect(new Transfer(worldAfter('released'), 'payout').run(story).outcome()).toEqual(left);
  });

  it('says why, and starts again with another bank account', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run('unpayable');
    expect(transfer.payout).toMatchObject({ failureReason: 'unpayable' });
    transfer.file({ ...bankAccount, accountNumberSealed: 'other' }).run('saved');
    expect(transfer.payout).toMatchObject({ status: 'pending', accountNumberSealed: 'other' });
  });
});

test.each([
  ['in_flight', 'send 1'],
  ['in_flight', 'send 1, +1h, unknown 1'],
  ['in_flight', 'send 1, +1h, unknown 1, postponed 1'],
  ['too_early', 'send 1, paid 1'],
  ['too_early', 'unpayable'],
  ['too_early', 'hold'],
])('%s: what may have been sent, or is not due, is never unpayable: %s', (code, story) => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
  expect(transfer.tell('unpayable')).toMatchObject({ refused: true, code });
});

test('too_early: the payee has saved another bank account since', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout');
  const command = { command: 'unpayable', accountNumberSealed: 'an older one', reason: '' } as const;
  expect(transfer.say(command)).toMatchObject({ refused: true, code: 'too_early' });
});

describe('the code of a bank that another partner lists', () => {
  const foreign = { ...bankAccount, bankCodePartner: 'other' };
  const unknown = { ...bankAccount, bankCodePartner: null };

  it.each([foreign, unknown])('is never sent: $bankCodePartner', (account) => {
    const transfer = new Transfer(worldAfter('released'), 'payout').file(account);
    expect(transfer.tell('send 1')).toMatchObject({ refused: true, code: 'foreign_bank_code' });
    const unsent = new Transfer(worldAfter('released'), 'payout').run('send 1, postponed 1').file(account);
    expect(unsent.tell('unknown 1')).toMatchObject({ refused: true, code: 'foreign_bank_code' });
  });

  it('is replaced by the code of the partner that pays, before anything is sent', () => {
    const story = 'send 1, postponed 1';
    const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
    transfer.file({ ...bankAccount, bankCode: '044', accountNumberSealed: 'other' }).run('unknown 1');
    expect(transfer.payout).toMatchObject({ bankCode: '044', bankCodePartner: 'sandbox' });
    expect(transfer.attempts).toMatchObject([{ bankCode: '044', accountNumberSealed: 'other' }]);
  });

  it('changes no attempt that may have been sent', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, +1h');
    transfer.file({ ...foreign, bankCode: '044' }).run('unknown 1');
    expect(transfer.payout).toMatchObject({ bankCode: '058', bankCodePartner: 'sandbox' });
    expect(transfer.attempts).toMatchObject([{ bankCode: '058', callCount: 2 }]);
  });
});
