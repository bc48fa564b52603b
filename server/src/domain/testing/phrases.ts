import type { EscrowAggregate, EscrowCommand, IncomingCredit } from '../aggregate.js';
import { assert } from '../assert.js';
import { accountNumber, proof } from './fixtures.js';

/** Reads `60k` as 60,000 kobo. */
export function kobo(text: string): number {
  return text.endsWith('k') ? Number(text.slice(0, -1)) * 1000 : Number(text);
}

type Side = 'buyer' | 'seller';

/** What a phrase may speak of. */
interface Situation {
  aggregate: EscrowAggregate;
  now: number;
}

type Phrase = (situation: Situation, first: string, second: string) => EscrowCommand;

const phrases: Readonly<Record<string, Phrase>> = {
  accept: () => ({ command: 'accept' }),
  decline: () => ({ command: 'decline', reason: 'sold out' }),
  cancel: () => ({ command: 'cancel' }),
  deliver: (_, what) => ({ command: 'deliver', proof: proofFor(what) }),
  release: (_, amount) => ({ command: 'release', amount: part(amount) }),
  release_alarm: () => ({ command: 'release_alarm' }),
  refund: (_, amount) => ({ command: 'refund', amount: part(amount), reason: 'goodwill' }),
  expire_alarm: () => ({ command: 'expire_alarm' }),
  reopen: ({ aggregate, now }) => ({ command: 'reopen', account: nextAccount(aggregate, now) }),
  open_account: ({ aggregate, now }) => ({ command: 'open_account', account: nextAccount(aggregate, now) }),
  credit: (situation, amount) => ({ command: 'credit', credit: incoming(situation, amount) }),
  credit_rejected: (situation, amount) => ({
    command: 'credit_rejected',
    credit: incoming(situation, amount),
  }),
  credit_reversed: ({ aggregate }, which) => ({
    command: 'credit_reversed',
    creditId: creditAt(aggregate, which === '' ? -1 : Number(which)).id,
  }),
  dispute: (_, side, reason) => ({
    command: 'dispute',
    reason: reason === '' ? 'damaged' : 'other',
    description: null,
    evidence: ['https://example.com/photo'],
    side: side as Side,
  }),
  evidence: (_, side, words) => ({
    command: 'evidence',
    side: side as Side,
    text: words === '' ? 'as shown' : words,
    links: [],
  }),
  withdraw: (_, side) => ({ command: 'withdraw', side: side as Side }),
  concede: () => ({ command: 'concede' }),
  dispute_deadline_alarm: () => ({ command: 'dispute_deadline_alarm' }),
  resolve: (_, toSeller) => ({ command: 'resolve', toSeller: kobo(toSeller) }),
  settle_uncovered: (_, from, amount) => ({
    command: 'settle_uncovered',
    from: from as 'held' | 'recovered' | 'written_off',
    amount: kobo(amount),
  }),
  give_back: ({ aggregate }) => ({ command: 'give_back', payoutId: aggregate.payouts[0]?.id ?? '' }),
};

/** The command a phrase like `refund 40k` or `dispute buyer` stands for. */
export function commandOf(phrase: string, situation: Situation): EscrowCommand {
  const [name = '', first = '', second = ''] = phrase.trim().split(/\s+/);
  const build = phrases[name];
  assert(build, `no phrase begins with ${name}`);
  return build(situation, first, second);
}

function part(amount: string): number | null {
  return amount === '' ? null : kobo(amount);
}

function proofFor(what: string) {
  if (what === 'bare') return null;
  return what === 'other' ? { ...proof, tracking_number: 'GIG-2' } : proof;
}

function nextAccount({ escrow }: EscrowAggregate, now: number) {
  return accountNumber(escrow.virtualAccountAttempt + 1, now);
}

function creditAt({ credits }: EscrowAggregate, index: number) {
  const credit = credits.at(index);
  assert(credit, 'no credit has arrived');
  return credit;
}

/** `again` repeats the partner's id of the newest credit with another amount. */
function incoming({ aggregate, now }: Situation, amount: string): IncomingCredit {
  const again = amount === 'again';
  return {
    partner: 'sandbox',
    partnerCreditId: again
      ? creditAt(aggregate, -1).partnerCreditId
      : `credit-${aggregate.credits.length + 1}`,
    partnerReference: 'esc-1',
    accountNumber: null,
    amount: again ? 77_000 : kobo(amount),
    payerName: 'Ada Buyer',
    failureReason: null,
    paidAt: now,
  };
}
