import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { decideSaveMerchantBankAccount, decideSaveSeller } from './payee.js';
import { bookingBlocked } from './shipment/blocked.js';
import { chargeAfter, outcomeOf, worldAfter } from './testing/cells.js';
import { bankAccount, contextAt, merchant } from './testing/fixtures.js';
import { Transfer } from './testing/transfers.js';

/** A dispute in which one side has used up its statements; each differs from the one before. */
function fullOf(side: string): string {
  const statements = Array.from({ length: 24 }, (_, index) => `evidence ${side} ${index}`);
  return ['disputed', ...statements].join(', ');
}

const ofEscrows = [
  ['not_funded', 'partial', 'release'],
  ['disputed', 'disputed', 'refund'],
  ['final', 'cancelled', 'accept'],
  ['payment_reversed', 'reversed', 'concede'],
  ['delivery_failed', 'managed ready, attach, book, booked, parcel_reported failed', 'release'],
  ['release_code_blocked', 'delivered', 'try_release_code'],
  ['release_code_not_shown', 'coded ready', 'try_release_code'],
  ['delivery_not_failed', 'ready', 'clear_delivery'],
  ['inspection_fixed', 'delivered, +24h', 'confirm_arrival'],
  ['delivery_not_picked_up', 'managed ready', 'deliver bare'],
  ['seller_not_accepted', 'funded', 'release'],
  ['payout_details_missing', 'nowhere ready', 'release'],
  ['already_accepted', 'ready', 'decline'],
  ['already_funded', 'funded', 'cancel'],
  ['already_delivered', 'delivered', 'deliver other'],
  ['not_managed', 'funded', 'attach'],
  ['rate_expired', 'managed funded', 'attach expired'],
  ['already_booked', 'managed ready, attach, book', 'attach other'],
  ['carriage_limit', 'live managed ready, attach', 'book'],
  ['already_disputed', 'disputed', 'dispute seller'],
  ['not_disputed', 'funded', 'concede'],
  ['not_opener', 'disputed', 'withdraw seller'],
  ['withdrawal_used', 'disputed, withdraw buyer, dispute buyer', 'withdraw buyer'],
  ['evidence_limit', fullOf('buyer'), 'evidence buyer more'],
  ['amount_exceeds_held', 'ready', 'release 101k'],
  ['amount_too_small', 'ready', 'release 9k'],
  ['amount_exceeds_receivable', 'reversed', 'settle_receivable held 101k'],
  ['payout_not_unpayable', 'released', 'return_to_payer'],
] as const;

const ofCharges = [
  ['amount_exceeds_receivable', 'succeeded', 'settle_receivable recovered 1k'],
  ['not_disputed', 'succeeded, credit_reversed', 'settle_receivable held 1k'],
] as const;

/** Refusals to send; a charge's payout and an escrow's are the same object. */
const ofTransfers = [
  ['in_flight', 'payout', worldAfter('released'), 'send 1'],
  ['already_paid', 'payout', worldAfter('released'), 'send 1, paid 1'],
  ['final', 'payout', worldAfter('released, payout_fails, +30d, return_to_payer'), ''],
  ['payment_reversed', 'refund', worldAfter('cancelled, credit_reversed'), ''],
  ['payment_reversed', 'payout', worldAfter('released, credit_reversed'), ''],
  ['payment_reversed', 'payout', chargeAfter('succeeded, credit_reversed'), ''],
  ['in_flight', 'payout', chargeAfter('succeeded'), 'send 1'],
  ['already_paid', 'payout', chargeAfter('succeeded'), 'send 1, paid 1'],
  ['payout_details_missing', 'payout', chargeAfter('nowhere succeeded'), ''],
  ['below_minimum', 'payout', chargeAfter('tiny pending, credit 9k'), ''],
  ['payout_scheduled', 'payout', chargeAfter('daily succeeded'), ''],
  ['payout_scheduled', 'payout', chargeAfter('daily succeeded'), '+48h'],
  ['below_minimum', 'refund', chargeAfter('pending, credit 103k'), ''],
  ['payment_reversed', 'refund', chargeAfter('expired, credit_reversed'), ''],
  ['manual', 'payout', worldAfter('released'), 'hold'],
] as const;

/** Refusals to call the partner again, or to end an attempt, after a story. */
const ofAttempts = [
  ['attempt_differs', 'send 1, differs 1, +24h', 'end 1'],
  ['attempt_refused', 'send 1, refused 1', 'unknown 1'],
  ['too_early', 'send 1', 'unknown 1'],
  ['too_early', 'send 1, +23h', 'end 1'],
  ['bank_account_replaced', 'send 1, +1h', 'unknown 1'],
] as const;

describe('a refusal', () => {
  it.each(ofEscrows)('%s: %s refuses %s and changes nothing', (code, given, when) => {
    const world = worldAfter(given);
    const before = world.aggregate;
    expect(outcomeOf(world.say(when)).to).toBe(`! ${code}`);
    expect(world.aggregate).toBe(before);
  });

  it.each(ofCharges)('%s: a charge, %s, refuses %s and changes nothing', (code, given, when) => {
    const world = chargeAfter(given);
    const before = world.aggregate;
    expect(outcomeOf(world.say(when)).to).toBe(`! ${code}`);
    expect(world.aggregate).toBe(before);
  });

  it.each(ofTransfers)('%s: refuses to send a %s', (code, kind, world, story) => {
    const transfer = new Transfer(world, kind).run(story);
    expect(transfer.send()).toMatchObject({ refused: true, code });
  });

  it.each(ofAttempts)('%s: after "%s" refuses %s', (code, story, when) => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
    if (code === 'bank_account_replaced') transfer.file({ ...bankAccount, accountNumberSealed: 'other' });
    expect(transfer.tell(when)).toMatchObject({ refused: true, code });
  });

  it('foreign_bank_code: refuses to send a payout by the code of another partner', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout');
    transfer.file({ ...bankAccount, bankCodePartner: 'other' });
    expect(transfer.send()).toMatchObject({ refused: true, code: 'foreign_bank_code' });
  });

  it('credit_busy: refuses to send while another refund of the credit is with the partner', () => {
    const transfer = new Transfer(worldAfter('refunded'), 'refund');
    expect(transfer.send({ creditBusyWith: 'another' })).toMatchObject({ code: 'credit_busy' });
  });

  it('rate_not_attached: no pickup is booked before a rate is attached', () => {
    expect(bookingBlocked(worldAfter('managed ready').aggregate)).toMatchObject({
      code: 'rate_not_attached',
    });
  });

  it('payout_details_locked: refuses a merchant who changes the account that the seller saved', () => {
    const seller = { accountId: 'account-1', mode: 'test', email: 's@example.com', name: null } as const;
    const saved = decideSaveSeller(null, { ...seller, bankAccount, savedBy: 'seller' }, contextAt(0));
    if ('refused' in saved) throw new Error('the seller may save his own details');
    const change = { ...seller, bankAccount, savedBy: 'merchant' } as const;
    expect(decideSaveSeller(saved.after, change, contextAt(0))).toEqual({
      refused: true,
      code: 'payout_details_locked',
    });
  });

  it('bank_account_changed: refuses an account if another was saved while the bank was asked', () => {
    const input = { accountId: 'account-1', mode: 'test', bankAccount, replaces: 'an older one' } as const;
    const onFile = decideSaveMerchantBankAccount(null, { ...input, replaces: null }, contextAt(0));
    if ('refused' in onFile) throw new Error('the first account replaces none');
    expect(decideSaveMerchantBankAccount(onFile.after, input, contextAt(0))).toEqual({
      refused: true,
      code: 'bank_account_changed',
    });
  });

  it('names every reason that blocks a release', () => {
    expect(worldAfter('nowhere funded').say('release')).toEqual({
      refused: true,
      code: 'seller_not_accepted',
      blockedBy: ['seller_not_accepted', 'payout_details_missing'],
    });
  });

  it('meets a merchant who withdraws what a buyer opened', () => {
    const decision = worldAfter('disputed').command({ command: 'withdraw', side: 'buyer' }, merchant);
    expect(outcomeOf(decision).to).toBe('! not_opener');
  });
});

test('every code the domain can return has a row above', () => {
  const rows = [...ofEscrows, ...ofCharges, ...ofTransfers, ...ofAttempts].map(([code]) => code as string);
  const others = [
    'amount_exceeds_came_back',
    'amount_exceeds_carriage',
    'bank_account_changed',
    'combined',
    'conflict',
    'credit_busy',
    'credit_not_reversed',
    'foreign_bank_code',
    'payout_details_locked',
    'rate_not_attached',
    'release_code_wrong',
    'transfer_not_recorded',
  ];
  const met = new Set([...rows, ...others]);
  const written = codesWritten();
  expect([...written].filter((code) => !met.has(code))).toEqual([]);
  expect([...met].filter((code) => !written.has(code))).toEqual([]);
});

/** Returns the codes in the sources of the rules: in a refusal, or in a table or list of codes. */
function codesWritten(): Set<string> {
  const places = [/refuse\('(\w+)'/g, /code: '(\w+)'/g, /\? '(amount_\w+)'|return '(amount_\w+)'/g];
  const tables: Readonly<Record<string, RegExp>> = {
    'escrow/blocked.ts': /^ {4}(\w+): (?:escrow|closed|!closed|isPaymentReversed|payeeBankAccount)\b/gm,
    'escrow/refusals.ts': /: '(\w+)'[,; ]/g,
    'transfer/send.ts': /^ {2}\w+: '(\w+)',$/gm,
  };
  const codes = sources().flatMap(({ path, text }) => {
    const patterns = tables[path] ? [...places, tables[path]] : places;
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found[1] ?? found[2]));
  });
  return new Set(codes.filter((code) => code !== undefined));
}

function sources(): { path: string; text: string }[] {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
}

it.each([
  ['partial', 'refund', ['not_funded']],
  ['disputed', 'refund', ['disputed']],
  ['disputed', 'decline', ['disputed']],
  ['reversed', 'refund', ['disputed', 'payment_reversed']],
  ['reversed', 'concede', ['payment_reversed']],
  ['reversed', 'withdraw seller', ['payment_reversed']],
  ['nowhere refunded', 'dispute buyer', ['final']],
  ['refunded, credit_reversed', 'dispute buyer', ['final', 'payment_reversed']],
  ['expired, reopen, credit_reversed, credit 100k', 'refund', ['payment_reversed']],
  ['funded', 'refund 101k', undefined],
  ['funded', 'concede', undefined],
])('%s: a refused %s says what of %j stands in its way, the first as its code', (given, when, reasons) => {
  const decision = worldAfter(given).say(when);
  expect(decision).toMatchObject({ refused: true, ...(reasons && { code: reasons[0] }) });
  expect('refused' in decision && decision.blockedBy).toEqual(reasons);
});
