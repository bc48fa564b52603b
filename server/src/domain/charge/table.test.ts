import { describe, expect, it, test } from 'vitest';
import type { ChargeStatus } from '../records.js';
import { chargeAfter, outcomeOf, outcomesOfCells, readCells } from '../testing/cells.js';
import { declaredOutcomes } from '../testing/declared.js';
import { chargeTable } from './table.js';

// given | when | to (`!` refused with a code, `=` nothing happens) | moves debit>credit | events | jobs

const pending = `
  partial             | credit_part_reversed 10k | pending | receivable>bank 10k
  partial, credit_part_reversed 10k | credit_part_reversed 10k | =
  pending             | credit 40k           | pending | bank>charge 40k | payment.partial
  pending             | credit 5k            | pending | bank>charge 5k | payment.partial
  pending             | credit 100k          | succeeded | bank>charge 100k, charge>payout 100k \
      | charge.success | payout.run
  partial             | credit 60k           | succeeded | bank>charge 60k, charge>payout 100k \
      | charge.success | payout.run
  partial             | credit 90k           | succeeded \
      | bank>charge 60k, bank>refund 30k, charge>payout 100k | charge.success | refund.run payout.run
  partial             | credit 65k           | succeeded \
      | bank>charge 60k, bank>refund 5k, charge>payout 100k | charge.success | payout.run
  partial, credit 30k | credit 30k           | succeeded | bank>charge 30k, charge>payout 100k \
      | charge.success | payout.run
  nowhere pending     | credit 100k          | succeeded | bank>charge 100k, charge>payout 100k \
      | charge.success
  tiny pending; tiny nowhere pending | credit 9k | succeeded | bank>charge 9k, charge>payout 9k \
      | charge.success | payout.combine
  tiny pending        | credit 20k           | succeeded \
      | bank>charge 9k, bank>refund 11k, charge>payout 9k | charge.success | refund.run payout.combine
  tiny pending        | credit 12k           | succeeded \
      | bank>charge 9k, bank>refund 3k, charge>payout 9k | charge.success | payout.combine
  pending, +25h       | credit 100k          | succeeded | bank>charge 100k, charge>payout 100k \
      | charge.success | payout.run
  partial             | credit 60k unnamed   | succeeded | bank>charge 60k, charge>payout 100k \
      | charge.success | payout.run
  partial             | credit 70k unnamed   | pending | bank>refund 70k |  | refund.run
  partial             | credit again; credit_rejected again | =
  pending             | credit_rejected 40k  | pending |  | payment.failed
  partial             | credit_rejected 100k | pending |  | payment.failed
  pending, credit_rejected 40k | credit_rejected again; credit_reversed | =
  pending             | credit_rejected 40k unseen | pending |  | payment.failed
  pending, credit_rejected 40k | credit_rejected again unseen | pending |  | payment.failed
  pending, credit_rejected 40k unseen; expired, credit_rejected 40k unseen, reopen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  pending, credit_rejected 40k | credit again | pending | bank>charge 77k | payment.partial
  partial, credit_rejected 40k | credit again | succeeded \
      | bank>charge 60k, bank>refund 17k, charge>payout 100k | charge.success | refund.run payout.run
  partial             | credit_reversed      | pending | charge>bank 40k | payment.failed
  partial, credit 30k | credit_reversed 0    | pending | charge>bank 40k | payment.failed
  partial, credit_reversed | credit_reversed; credit again | =
  partial, credit_reversed | credit 100k     | succeeded | bank>charge 100k, charge>payout 100k \
      | charge.success | payout.run
  partial, credit_reversed, +25h | expire | expired |  | charge.failed
  expired, reopen     | credit_reversed      | pending | receivable>bank 40k | payment.failed
  expired, credit 60k, reopen | credit_reversed | pending \
      | receivable>bank 60k, refund>receivable 60k | refund.cancelled
  expired, credit 60k, refund_sent, reopen | credit_reversed | pending | receivable>bank 60k
  pending             | expire         | =
  pending, +24h, +29m | expire         | =
  pending, +24h, +30m | expire         | expired |  | charge.failed
  partial, +25h       | expire         | expired | charge>refund 40k | charge.failed | refund.run
  partial, credit 30k, +25h | expire   | expired | charge>refund 30k, charge>refund 40k \
      | charge.failed | refund.run refund.run
  tiny pending, credit 4k, +25h | expire | expired | charge>refund 4k | charge.failed
  pending; partial    | open_virtual_account         | pending
  pending; partial    | reopen               | =
  pending             | account_refused      | =
  pending, +9h        | account_refused      | failed |  | charge.failed
  partial, +9h        | account_refused      | failed | charge>refund 40k | charge.failed | refund.run
  pending, +9h, open_virtual_account | account_refused | =
  pending             | settle_receivable recovered 1k | ! amount_exceeds_receivable
  expired, reopen, credit_reversed | settle_receivable recovered 40k | pending | bank>receivable 40k \
      | receivable.settled
  expired, reopen, credit_reversed | settle_receivable written_off 15k | pending | loss>receivable 15k \
      | receivable.settled
  expired, reopen, credit_reversed | settle_receivable held 40k | ! not_disputed
  expired, reopen, credit_reversed | settle_receivable recovered 41k | ! amount_exceeds_receivable
`;

const succeeded = `
  succeeded           | credit 50k           | succeeded | bank>refund 50k |  | refund.run
  succeeded           | credit 100k          | succeeded | bank>refund 100k |  | refund.run
  succeeded           | credit 5k            | succeeded | bank>refund 5k
  succeeded           | credit again         | =
  succeeded           | credit_rejected 40k; credit_rejected again unseen | =
  succeeded           | credit_rejected 40k unseen | succeeded
  succeeded, credit_rejected 40k unseen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  succeeded           | credit_reversed      | succeeded | receivable>bank 100k
  nowhere succeeded   | credit_reversed      | succeeded | receivable>bank 100k
  tiny pending, credit 9k | credit_reversed  | succeeded | receivable>bank 9k
  partial, credit 90k | credit_reversed 0    | succeeded | receivable>bank 40k
  partial, credit 90k | credit_reversed      | succeeded | receivable>bank 90k
  succeeded           | credit_part_reversed 60k | succeeded | receivable>bank 60k
  succeeded, credit_part_reversed 60k | settle_receivable not_taken 60k | succeeded | bank>receivable 60k \
      | receivable.settled | payout.run
  succeeded, credit_part_reversed 60k | credit_part_reversed 50k | =
  succeeded, credit 50k | credit_reversed    | succeeded \
      | receivable>bank 50k, refund>receivable 50k | refund.cancelled
  succeeded, credit_reversed | credit_reversed; credit again | =
  succeeded, +99h     | expire         | =
  succeeded           | open_virtual_account; reopen; account_refused | =
  succeeded           | settle_receivable recovered 1k | ! amount_exceeds_receivable
  succeeded, credit_reversed | settle_receivable recovered 100k | succeeded | bank>receivable 100k \
      | receivable.settled | payout.run
  nowhere succeeded, credit_reversed; tiny pending, credit 9k, credit_reversed \
      | settle_receivable recovered 9k | succeeded | bank>receivable 9k | receivable.settled
  succeeded, credit_reversed | settle_receivable written_off 40k | succeeded | loss>receivable 40k \
      | receivable.settled
  succeeded, credit_reversed | settle_receivable held 40k | ! not_disputed
`;

const ended = `
  expired; failed     | credit 50k           | SAME | bank>refund 50k |  | refund.run
  expired; failed     | credit 100k          | SAME | bank>refund 100k |  | refund.run
  expired; failed     | credit 5k            | SAME | bank>refund 5k
  expired; failed     | credit again; credit_rejected 5k; credit_rejected again unseen | =
  expired; failed     | credit_rejected 5k unseen | SAME
  pending, credit_rejected 5k, +25h, expire | credit_rejected again unseen | expired
  expired, credit_rejected 5k unseen; failed, credit_rejected 5k unseen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  expired; failed     | credit_reversed      | SAME | receivable>bank 40k
  expired; failed     | credit_part_reversed 30k | SAME | receivable>bank 30k
  expired, credit 50k; failed, credit 50k | credit_reversed | SAME \
      | receivable>bank 50k, refund>receivable 50k | refund.cancelled
  expired, credit_reversed; failed, credit_reversed | credit_reversed | =
  expired; failed     | expire; open_virtual_account; account_refused | =
  expired             | reopen               | pending
  failed              | reopen               | =
  expired; failed     | settle_receivable recovered 1k | ! amount_exceeds_receivable
  expired, credit_reversed; failed, credit_reversed | settle_receivable recovered 40k | SAME \
      | bank>receivable 40k \
      | receivable.settled
  expired, credit_reversed; failed, credit_reversed | settle_receivable held 40k | ! not_disputed
`;

const states = { pending, succeeded, ended };

for (const [state, table] of Object.entries(states)) {
  describe(`a charge that is ${state}`, () => {
    it.each(readCells(table))('$given | $when | $to', ({ given, when, ...outcome }) => {
      const world = chargeAfter(given);
      const { status } = world.aggregate.charge;
      if (state !== 'ended') expect(status).toBe(state);
      const to = outcome.to === 'SAME' ? status : outcome.to;
      expect(outcomeOf(world.say(when))).toEqual({ ...outcome, to });
    });
  });
}

const commands =
  'credit credit_rejected credit_reversed credit_part_reversed settle_receivable expire ' +
  'open_virtual_account reopen account_refused';

function said(): Map<string, Set<string>> {
  const outcomes = new Map<string, Set<string>>();
  for (const { given, when, to } of Object.values(states).flatMap(readCells)) {
    const cell = `${chargeAfter(given).aggregate.charge.status} ${when.split(' ')[0]}`;
    outcomes.set(cell, (outcomes.get(cell) ?? new Set()).add(to));
  }
  return outcomes;
}

test('every outcome that the table declares happens, and no other', () => {
  const cells = Object.values(states)
    .flatMap(readCells)
    .map(({ given, when, to, events }) => {
      const { status } = chargeAfter(given).aggregate.charge;
      return { status, command: when.split(' ')[0] ?? '', to, events };
    });
  expect(outcomesOfCells(cells)).toEqual(declaredOutcomes(chargeTable).sort());
});

test('the table says what every trigger does in every state, and nothing where there is no rule', () => {
  const outcomes = said();
  for (const [status, row] of Object.entries(chargeTable)) {
    for (const command of commands.split(' ')) {
      const found = outcomes.get(`${status as ChargeStatus} ${command}`);
      expect(found, `${status} ${command}`).toBeDefined();
      if (!(command in row)) expect([...(found ?? [])], `${status} ${command}`).toEqual(['=']);
    }
    expect(Object.keys(row).filter((name) => !commands.split(' ').includes(name))).toEqual([]);
  }
});
