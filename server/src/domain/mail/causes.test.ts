import { describe, expect, it, test } from 'vitest';
import { decideSaveSeller } from '../payee.js';
import type { BankAccount } from '../records.js';
import { chargeAfter, worldAfter } from '../testing/cells.js';
import type { CheckoutWorld } from '../testing/checkout-world.js';
import { bankAccount, contextAt } from '../testing/fixtures.js';
import { Transfer } from '../testing/transfers.js';

/** Returns the mails a world has written since the first `count`, as `template > side`. */
function mailsSince(world: CheckoutWorld, count: number): string {
  const sides: Readonly<Record<string, string>> = { 'Buyer@Example.com': 'b', 'Seller@Example.com': 's' };
  const mails = world.books.mails.slice(count);
  return mails.map(({ template, recipient }) => `${sides[recipient]}:${template.split('.')[1]}`).join(' ');
}

// given | when | the mails it writes, b: to the buyer, s: to the seller
const table = `
  partial                    | credit 60k                  | b:receipt s:funded
  partial                    | credit 90k                  | b:receipt b:refunded s:funded
  own partial                | credit 60k                  | b:receipt
  awaiting                   | credit 40k                  |
  awaiting                   | decline                     |
  partial                    | decline                     | b:refunded
  funded                     | decline                     | b:refunded
  awaiting                   | cancel                      | s:over
  partial                    | cancel                      | b:refunded s:over
  awaiting, +73h             | expire                | s:over
  partial, +73h              | expire                | b:refunded s:over
  awaiting, credit 5k, credit 6k, +73h | expire      | b:refunded s:over
  own partial, +73h          | expire                | b:refunded
  expired                    | reopen                      |
  expired                    | credit 50k                  | b:refunded
  funded                     | accept                      |
  ready                      | deliver                     | b:delivered
  delivered                  | extend_inspection 1         | b:not_arrived s:not_arrived
  own funded, deliver        | extend_inspection 1         | b:not_arrived
  delivered                  | confirm_arrival             |
  delivered, +18h            | remind              | b:reminder
  funded, deliver, +25h, accept | remind           |
  ready                      | release                     | b:released s:released
  ready                      | release 40k                 | b:released s:released
  own funded                 | release                     | b:released
  ready                      | refund 40k                  | b:refunded
  partial, credit 60k        | refund 70k                  | b:refunded
  ready                      | refund                      | b:refunded s:over
  ready, release 40k         | refund                      | b:refunded s:over
  funded                     | dispute buyer               | b:dispute_opened s:dispute_opened
  funded                     | dispute seller              | b:dispute_opened
  own funded                 | dispute buyer               | b:dispute_opened
  ready                      | credit_reversed             | b:dispute_opened s:dispute_opened
  disputed                   | credit_reversed             |
  disputed                   | evidence seller             |
  disputed, withdraw buyer, dispute buyer | report_solved  | s:dispute_solved
  disputed, withdraw buyer, dispute buyer, report_solved | report_solved more |
  disputed                   | withdraw buyer              | b:dispute_resolved s:dispute_resolved
  disputed                   | concede                     | b:dispute_resolved s:dispute_resolved
  disputed, +72h             | default_judgement      | b:dispute_resolved s:dispute_resolved
  disputed                   | resolve 40k                 | b:dispute_resolved s:dispute_resolved
  disputed                   | resolve 0                   | b:dispute_resolved s:dispute_resolved
  reversed                   | settle_receivable held 100k  | b:dispute_resolved s:dispute_resolved
  released, payout_fails, +31d | return_to_payer                 | b:refunded s:over
`;

/** The mails about a parcel; the clock has nothing to do with them. */
const parcels = `
  managed ready              | attach                      |
  managed ready, attach      | book                        |
  managed ready, attach, book | booked                     | s:pickup_booked
  managed ready, attach, book, dispute buyer | booked      |
  managed ready, attach, book | booking_refused            |
  managed ready, attach, book, dispute buyer | shipment_cancelled |
  managed ready, attach, book, booked | parcel_reported booked |
  managed ready, attach, book, booked | parcel_reported picked_up | b:on_its_way
  managed ready, attach, book, booked | parcel_reported in_transit | b:on_its_way
  managed ready, attach, book, booked, parcel_reported picked_up | parcel_reported in_transit |
  managed ready, attach, book, booked | parcel_reported delivered | b:delivered
  managed ready, attach, book, booked, parcel_reported in_transit | parcel_reported delivered | b:delivered
  managed ready, attach, book, booked | parcel_reported failed | b:delivery_failed s:delivery_failed
  managed ready, attach, book, booked, parcel_reported failed | parcel_reported in_transit |
  managed ready, attach, book, booked, release | parcel_reported failed |
  managed ready, attach, book, booked | parcel_reported cancelled | s:pickup_cancelled
  managed ready, attach, book, booked, dispute buyer | shipment_cancelled | s:pickup_cancelled
  managed ready, attach, book, booked, refund | shipment_cancelled |
  managed ready, attach, book, booked, parcel_reported failed, attach, book | booked | s:pickup_booked
`;

const charges = `
  partial                    | credit 60k                  | b:receipt
  partial                    | credit 90k                  | b:receipt b:refunded
  pending, +25h              | expire                |
  partial, +25h              | expire                | b:refunded
  partial, +8h               | account_refused             | b:refunded
  succeeded                  | credit 50k                  | b:refunded
`;

function rows(text: string): [given: string, when: string, mails: string][] {
  const lines = text.split('\n').filter((line) => line.includes('|'));
  return lines.map((line) => line.split('|').map((part) => part.trim()) as [string, string, string]);
}

describe('the mails of an escrow', () => {
  it.each([...rows(table), ...rows(parcels)])('%s | %s | %s', (given, when, mails) => {
    const world = worldAfter(given);
    const count = world.books.mails.length;
    world.say(when);
    expect(mailsSince(world, count)).toBe(mails);
  });

  test('an escrow begins with the invitation of its seller; a merchant that sells itself gets none', () => {
    expect(mailsSince(worldAfter('awaiting'), 0)).toBe('s:invitation');
    expect(mailsSince(worldAfter('own awaiting'), 0)).toBe('');
    expect(mailsSince(chargeAfter('pending'), 0)).toBe('');
  });
});

test('a carrier that tries again causes no second mail, and another carrier does', () => {
  const story = 'managed ready, attach, book, booked, parcel_reported picked_up, parcel_reported failed';
  const again = worldAfter(`${story}, parcel_reported in_transit, parcel_reported failed`);
  const { mails } = again.books;
  const causesOf = (name: string) =>
    mails.filter(({ template }) => template === name).map(({ cause }) => cause);
  expect(causesOf('checkout.on_its_way')).toHaveLength(1);
  // The store writes one mail of each template and cause.
  for (const name of ['checkout.delivery_failed', 'seller.delivery_failed']) {
    expect(new Set(causesOf(name)).size).toBe(1);
  }
  const other = worldAfter(
    `${story}, attach, book, booked, parcel_reported picked_up, parcel_reported failed`,
  );
  const failed = other.books.mails.filter(({ template }) => template === 'checkout.delivery_failed');
  expect(new Set(failed.map(({ cause }) => cause)).size).toBe(2);
});

test('a seller gets no mail about their own dispute, but one about a dispute on their behalf', () => {
  const opened = (kind: 'merchant' | 'seller') => {
    const world = worldAfter('funded');
    const count = world.books.mails.length;
    const problem = { reason: 'other', description: null, evidence: [] } as const;
    world.command({ command: 'dispute', side: 'seller', ...problem }, { kind, via: 'page' });
    return mailsSince(world, count);
  };
  expect(opened('seller')).toBe('b:dispute_opened');
  expect(opened('merchant')).toBe('b:dispute_opened s:dispute_opened');
});

describe('the mails of a direct charge', () => {
  it.each(rows(charges))('%s | %s | %s', (given, when, mails) => {
    const world = chargeAfter(given);
    const count = world.books.mails.length;
    world.say(when);
    expect(mailsSince(world, count)).toBe(mails);
  });
});

describe('the mails of money going out', () => {
  it.each([
    ['payout', 'released', 'send 1, paid 1', 's:paid_out'],
    ['payout', 'released', 'send 1, failed 1', 's:payout_problem'],
    ['payout', 'released', 'send 1, paid 1, reversed 1', 's:paid_out s:payout_problem'],
    ['payout', 'own funded, release', 'send 1, paid 1, reversed 1', ''],
    ['refund', 'refunded', 'send 1, paid 1', ''],
    ['refund', 'refunded', 'send 1, failed 1', 'b:refund_failed'],
    ['refund', 'refunded', 'send 1, needs_details 1, failed 1', 'b:refund_failed b:refund_failed'],
  ] as const)('%s %s | %s | %s', (kind, given, story, mails) => {
    const world = worldAfter(given);
    const count = world.books.mails.length;
    new Transfer(world, kind).run(story);
    expect(mailsSince(world, count)).toBe(mails);
  });
});

describe('the mail about a changed bank account', () => {
  const other: BankAccount = { ...bankAccount, accountNumberSealed: 'sealed-2', accountLast4: '1111' };
  const save = (isOnFile: boolean, saved: BankAccount | null, before: BankAccount | null = bankAccount) => {
    const owner = { accountId: 'account-1', mode: 'test', email: 'Seller@Example.com', name: null } as const;
    const first = decideSaveSeller(
      null,
      { ...owner, bankAccount: before, savedBy: 'merchant' },
      contextAt(0),
    );
    if (!('after' in first)) throw new Error('Nothing keeps it from being saved');
    expect(first.change.mails).toEqual([]);
    const request = { ...owner, bankAccount: saved, savedBy: 'seller', isOnFile } as const;
    const second = decideSaveSeller(first.after, request, contextAt(1));
    return 'change' in second ? second.change.mails : null;
  };

  test('is written when another account replaces the one on file, with the last four digits only', () => {
    expect(save(false, other)).toMatchObject([
      {
        template: 'payee.bank_account_changed',
        recipient: 'Seller@Example.com',
        facts: { bank_name: 'Example Bank', account_last4: '1111', changed_by: 'seller' },
      },
    ]);
    expect(JSON.stringify(save(false, other))).not.toContain('sealed');
  });

  test('is not written for the first account, the same account again, or another name', () => {
    expect(save(false, other, null)).toEqual([]);
    expect(save(true, bankAccount)).toEqual([]);
    expect(save(false, null)).toEqual([]);
  });
});
