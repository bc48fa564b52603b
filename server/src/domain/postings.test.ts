import { describe, expect, it } from 'vitest';
import { reverseUnmatchedCredit } from './credit.js';
import { chargeAfter, worldAfter } from './testing/cells.js';
import type { CheckoutWorld } from './testing/checkout-world.js';
import { contextAt } from './testing/fixtures.js';
import { kobo } from './testing/phrases.js';
import { checkSoundness } from './testing/soundness.js';
import { Transfer } from './testing/transfers.js';
import { matchUnmatched, receiveUnmatched } from './testing/unmatched-credits.js';

// row of the ledger's table | given | what happens | debit>credit, in order
// `payout:` and `refund:` speak of the first one's attempts; `stray` is money that belongs to nothing.

const escrow = `
  credit, the part that counts      | awaiting  | credit 40k       | bank>escrow 40k
  its excess                        | awaiting  | credit 130k      | bank>escrow 100k, bank>refund 30k
  late credit                       | cancelled | credit 50k       | bank>refund 50k
  unmatched credit                  | awaiting  | unmatched 70k        | bank>credit 70k
  unmatched credit reversed         | awaiting  | unmatched 70k, unmatched_reversed \
      | bank>credit 70k, credit>bank 70k
  matched: the part that counts     | awaiting  | unmatched 70k, match | bank>credit 70k, credit>escrow 70k
  matched: excess                   | partial   | unmatched 70k, match \
      | bank>credit 70k, credit>escrow 60k, credit>refund 10k
  matched: late                     | expired   | unmatched 70k, match | bank>credit 70k, credit>refund 70k
  release                           | ready     | release          | escrow>payout 100k
  release of a part                 | ready     | release 40k      | escrow>payout 40k
  release by the clock              | delivered, +24h | auto_release | escrow>payout 100k
  resolution: the seller's part and the rest | disputed | resolve 30k | escrow>payout 30k, escrow>refund 70k
  refund                            | funded    | refund           | escrow>refund 100k
  refund of a part                  | funded    | refund 40k       | escrow>refund 40k
  refund, credit by credit          | partial, credit 60k | refund 70k | escrow>refund 60k, escrow>refund 10k
  cancel                            | partial   | cancel           | escrow>refund 40k
  decline before payment            | partial   | decline          | escrow>refund 40k
  decline after payment             | funded    | decline          | escrow>refund 100k
  expiry                            | partial, +73h | expire | escrow>refund 40k
  concede                           | disputed  | concede          | escrow>refund 100k
  silence                           | disputed, +72h | default_judgement | escrow>refund 100k
  partner's fee: credit             | funded    | fee 2k           | partner_fees>bank 2k
  partner's fee: credit, told twice | funded    | fee 2k, fee 2k   | partner_fees>bank 2k
  partner's fee: credit, corrected  | funded    | fee 3k, fee 2k, fee 4k \
      | partner_fees>bank 3k, bank>partner_fees 1k, partner_fees>bank 2k
  partner's fee: credit, reversed   | funded    | fee 2k, credit_reversed \
      | partner_fees>bank 2k, receivable>bank 100k
  partner's fee: credit that was rejected first | awaiting, credit_rejected 100k | fee 2k, credit again \
      | partner_fees>bank 2k, bank>escrow 77k
  attempt sent                      | released  | payout: send 1   |
  attempt paid: payout              | released  | payout: send 1, payout: paid 1 | payout>bank 100k
  partner's fee: payout             | released  | payout: send 1, payout: paid 1 1k \
      | payout>bank 100k, partner_fees>bank 1k
  partner's fee, told twice         | released \
      | payout: send 1, payout: paid 1 1k, payout: reversed 1, payout: paid 1 1k \
      | payout>bank 100k, partner_fees>bank 1k, bank>payout 100k
  partner's fee: refund             | refunded  | refund: send 1, refund: paid 1 1k \
      | refund>bank 100k, partner_fees>bank 1k
  attempt paid: refund              | refunded  | refund: send 1, refund: paid 1 | refund>bank 100k
  reversed after it was paid: payout | released | payout: send 1, payout: paid 1, payout: reversed 1 \
      | payout>bank 100k, bank>payout 100k
  reversed after it was paid: refund | refunded | refund: send 1, refund: paid 1, refund: reversed 1 \
      | refund>bank 100k, bank>refund 100k
  attempt failed: payout            | released  | payout: send 1, payout: failed 1 |
  attempt failed: refund            | refunded  | refund: send 1, refund: failed 1 |
  reversed before it was paid: payout | released | payout: send 1, payout: reversed 1 |
  reversed before it was paid: refund | refunded | refund: send 1, refund: reversed 1 |
  paid manually: payout             | released  | payout: hand     | payout>operator 100k
  paid manually: refund             | refunded  | refund: hand     | refund>operator 100k
  paid manually though paid already | released \
      | payout: send 1, payout: paid 1, payout: hand | payout>bank 100k, receivable>operator 100k
  paid though no longer owed        | released \
      | payout: send 1, payout: failed 1, payout: send 2, payout: paid 1 | receivable>bank 100k
  reversed before funding           | partial   | credit_reversed  | escrow>bank 40k
  reversed later: funded            | funded    | credit_reversed  | receivable>bank 100k
  reversed later: closed            | released  | credit_reversed  | receivable>bank 100k
  covered from what is held         | reversed  | settle_receivable held 40k | escrow>receivable 40k
  recovered                         | reversed  | settle_receivable recovered 100k | operator>receivable 100k
  written off                       | reversed  | settle_receivable written_off 100k | loss>receivable 100k
  unpayable payout returned         | released, payout_fails, +30d | return_to_payer | payout>refund 100k
`;

const charge = `
  credit, the part that counts      | pending   | credit 40k       | bank>charge 40k
  direct charge settles             | partial   | credit 60k       | bank>charge 60k, charge>payout 100k
  direct charge too small to be sent settles | tiny pending | credit 9k | bank>charge 9k, charge>payout 9k
  its excess                        | pending   | credit 130k \
      | bank>charge 100k, bank>refund 30k, charge>payout 100k
  late credit                       | succeeded | credit 50k       | bank>refund 50k
  matched: the part that counts     | pending   | unmatched 70k, match | bank>credit 70k, credit>charge 70k
  matched: the rest of the price    | partial   | unmatched 60k, match \
      | bank>credit 60k, credit>charge 60k, charge>payout 100k
  matched: excess                   | partial   | unmatched 70k, match \
      | bank>credit 70k, credit>charge 60k, credit>refund 10k, charge>payout 100k
  matched: late                     | succeeded | unmatched 70k, match | bank>credit 70k, credit>refund 70k
  short charge fails                | partial, +9h | account_refused  | charge>refund 40k
  charge expires                    | partial, +25h | expire | charge>refund 40k
  attempt paid: payout              | succeeded | payout: send 1, payout: paid 1 | payout>bank 100k
  attempt paid: refund              | expired   | refund: send 1, refund: paid 1 | refund>bank 40k
  reversed after it was paid        | succeeded | payout: send 1, payout: paid 1, payout: reversed 1 \
      | payout>bank 100k, bank>payout 100k
  attempt failed                    | succeeded | payout: send 1, payout: failed 1 |
  reversed before it was paid       | succeeded | payout: send 1, payout: reversed 1 |
  paid though no longer owed        | succeeded \
      | payout: send 1, payout: failed 1, payout: send 2, payout: paid 1 | receivable>bank 100k
  reversed before the price was reached | partial | credit_reversed | charge>bank 40k
  reversed later                    | succeeded | credit_reversed  | receivable>bank 100k
  recovered                         | succeeded, credit_reversed | settle_receivable recovered 100k \
      | operator>receivable 100k
  written off                       | succeeded, credit_reversed | settle_receivable written_off 100k \
      | loss>receivable 100k
`;

describe.each([
  ['an escrow', escrow, worldAfter],
  ['a direct charge', charge, chargeAfter],
])('what the ledger of %s says', (_kind, table, after: (given: string) => CheckoutWorld) => {
  it.each(readRows(table))('$row | $given | $story', ({ given, story, moves }) => {
    const world = after(given);
    const before = world.books.movements.length;
    tell(world, story);
    const posted = world.books.movements.slice(before);
    const shown = posted.map(
      ({ debit, credit, amount }) => `${nameOf(debit)}>${nameOf(credit)} ${amount / 1000}k`,
    );
    expect(shown.join(', ')).toBe(moves);
  });

  it('agrees with the rows after each of these', () => {
    for (const { given, story } of readRows(table)) {
      const world = after(given);
      tell(world, story);
      expect(() => checkSoundness(world), `${given}, ${story}`).not.toThrow();
    }
  });
});

/** The operator's own bank account, or the kind of the account. */
function nameOf(account: string): string {
  return account.startsWith('bank:operator:') ? 'operator' : (account.split(':')[0] ?? '');
}

function readRows(table: string) {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [row = '', given = '', story = '', moves = ''] = line.split('|').map((part) => part.trim());
      return { row, given, story, moves };
    });
}

function tell(world: CheckoutWorld, story: string): void {
  const transfers = new Map<string, Transfer>();
  let unmatched: ReturnType<typeof receiveUnmatched> | undefined;
  for (const phrase of story.split(',').map((part) => part.trim())) {
    const [, kind, what] = /^(payout|refund): (.+)$/.exec(phrase) ?? [];
    if (kind !== undefined && what !== undefined) {
      const transfer = transfers.get(kind) ?? new Transfer(world, kind as 'payout' | 'refund');
      transfers.set(kind, transfer.run(what));
    } else if (phrase.startsWith('unmatched ')) unmatched = receiveUnmatched(world, kobo(phrase.slice(10)));
    else if (phrase === 'match' && unmatched) matchUnmatched(world, unmatched);
    else if (phrase === 'unmatched_reversed' && unmatched)
      world.books.commit(reverseUnmatchedCredit(unmatched, contextAt(world.now, world.newId)));
    else world.run(phrase);
  }
}
