import { describe, expect, it } from 'vitest';
import { outcomeOf, readCells, worldAfter } from '../testing/cells.js';

// given | when | to | moves | events | jobs, as in the table of the escrow

const returned = 'refunded | payout>refund 100k | escrow.refunded | refund.run';

const waiting = `
  nowhere disputed, resolve 100k, +60d | return_to_payer | ! payout_not_unpayable
  nowhere disputed, resolve 100k, +23d, payout_reminded, +6d | return_to_payer | ! payout_not_unpayable
  nowhere disputed, resolve 100k, +23d, payout_reminded, +7d | return_to_payer | ${returned}
  nowhere disputed, resolve 100k, +60d, payout_reminded, +6d | return_to_payer | ! payout_not_unpayable
  nowhere disputed, resolve 100k, +60d, payout_reminded, +7d | return_to_payer | ${returned}
  nowhere disputed, resolve 100k, +23d, payout_reminded, +90d | return_to_payer unsent \
      | ! payout_not_unpayable
  nowhere disputed, resolve 100k, +23d, payout_reminded, +9d | return_to_payer late | ! payout_not_unpayable
  nowhere disputed, resolve 100k, +23d, payout_reminded, +10d | return_to_payer late | ${returned}
  nowhere disputed, resolve 100k, +23d, payout_reminded, +7d, details | return_to_payer \
      | ! payout_not_unpayable
  own nowhere funded, dispute buyer, resolve 100k, +29d | return_to_payer | ! payout_not_unpayable
  own nowhere funded, dispute buyer, resolve 100k, +30d | return_to_payer | ${returned}
`;

describe('a payout that waits for a bank account goes back after 30 days and a week after the mail', () => {
  it.each(readCells(waiting))('$given | $to', ({ given, when, ...outcome }) => {
    expect(outcomeOf(worldAfter(given).say(when))).toEqual(outcome);
  });
});
