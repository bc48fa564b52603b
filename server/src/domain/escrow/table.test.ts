import { describe, expect, it, test } from 'vitest';
import type { EscrowStatus } from '../records.js';
import { attachCells } from '../testing/attach-cells.js';
import { bookingCells } from '../testing/booking-cells.js';
import { outcomeOf, outcomesOfCells, readCells, worldAfter } from '../testing/cells.js';
import { closedCells } from '../testing/closed-cells.js';
import { codeCells } from '../testing/code-cells.js';
import { creditCells } from '../testing/credit-cells.js';
import { declaredOutcomes } from '../testing/declared.js';
import { inspectionCells } from '../testing/inspection-cells.js';
import { parcelCells } from '../testing/parcel-cells.js';
import { escrowTable } from './table.js';

// given | when | to (`!` refused with a code, `=` nothing to do) | moves debit>credit | events | jobs

const awaiting = `
  awaiting            | credit 40k           | awaiting_payment | bank>escrow 40k | payment.partial
  awaiting            | credit 100k          | funded | bank>escrow 100k | payment.success escrow.funded
  awaiting            | credit 5k            | awaiting_payment | bank>escrow 5k | payment.partial
  partial             | credit 60k           | funded | bank>escrow 60k | payment.success escrow.funded
  partial             | credit 90k           | funded | bank>escrow 60k, bank>refund 30k \
      | payment.success escrow.funded | refund.run
  partial             | credit 65k           | funded | bank>escrow 60k, bank>refund 5k \
      | payment.success escrow.funded
  partial             | credit again         | =
  awaiting, +74h      | credit 100k          | funded | bank>escrow 100k | payment.success escrow.funded
  awaiting            | credit_rejected 40k  | awaiting_payment |  | payment.failed
  partial             | credit_rejected again | =
  partial             | credit_reversed      | awaiting_payment | escrow>bank 40k | payment.failed
  partial, credit_reversed | credit_reversed | =
  expired, reopen     | credit_reversed      | awaiting_payment | receivable>bank 40k | payment.failed
  expired, reopen, credit_reversed | settle_receivable recovered 40k | awaiting_payment \
      | bank>receivable 40k \
      | receivable.settled
  expired, reopen, credit_reversed | settle_receivable held 40k | ! not_disputed
  awaiting            | settle_receivable recovered 1k | ! amount_exceeds_receivable
  awaiting            | expire         | =
  awaiting, +72h, +29m | expire        | =
  awaiting, +72h, +30m | expire        | expired |  | escrow.expired
  partial, +73h       | expire         | expired | escrow>refund 40k | escrow.expired | refund.run
  awaiting, credit 5k, +73h | expire   | expired | escrow>refund 5k | escrow.expired
  awaiting            | open_virtual_account         | awaiting_payment
  awaiting            | reopen               | =
  awaiting; partial   | accept               | awaiting_payment |  | escrow.accepted
  awaiting, accept    | accept               | =
  own awaiting        | accept               | =
  awaiting            | decline              | declined |  | escrow.declined
  partial             | decline              | declined | escrow>refund 40k | escrow.declined | refund.run
  awaiting, accept; own awaiting | decline   | ! already_accepted
  awaiting            | cancel               | cancelled |  | escrow.cancelled
  partial, accept     | cancel               | cancelled | escrow>refund 40k | escrow.cancelled | refund.run
  awaiting; partial   | deliver; release; release 40k; refund; refund 40k; dispute buyer | ! not_funded
  awaiting            \
      | evidence seller; withdraw buyer; report_solved; concede; resolve 50k; return_to_payer | ! not_funded
  awaiting            | auto_release; remind; default_judgement | =
`;

const funded = `
  funded              | credit 50k           | funded | bank>refund 50k |  | refund.run
  funded              | credit 5k            | funded | bank>refund 5k
  funded              | credit again         | =
  funded              | credit_rejected 40k; expire; reopen; open_virtual_account; default_judgement | =
  funded, +90h        | expire         | =
  funded              | credit_reversed      | disputed | receivable>bank 100k | dispute.opened
  partial, credit 60k | credit_reversed 0    | disputed | receivable>bank 40k | dispute.opened
  funded              | settle_receivable recovered 1k | ! amount_exceeds_receivable
  funded              | accept               | funded |  | escrow.accepted
  funded, deliver, +23h | accept             | funded |  | escrow.accepted
  funded, deliver, +24h | accept             | funded |  | escrow.accepted | escrow.release
  ready               | accept               | =
  funded              | decline              | refunded | escrow>refund 100k \
      | escrow.declined escrow.refunded | refund.run
  partial, credit 60k | decline              | refunded | escrow>refund 60k, escrow>refund 40k \
      | escrow.declined escrow.refunded | refund.run refund.run
  ready; own funded   | decline              | ! already_accepted
  funded, deliver     | decline              | ! already_delivered
  ready, deliver      | decline              | ! already_accepted
  funded              | cancel               | ! already_funded
  funded; ready       | deliver              | funded |  | escrow.delivered
  managed funded      | deliver              | funded |  | escrow.delivered
  delivered           | deliver              | =
  delivered           | deliver other; deliver bare | ! already_delivered
  ready; delivered    | release              | released | escrow>payout 100k | escrow.released | payout.run
  own funded          | release              | released | escrow>payout 100k | escrow.released | payout.run
  ready               | release 100k         | released | escrow>payout 100k | escrow.released | payout.run
  ready               | release 40k          | funded | escrow>payout 40k | escrow.partially_released \
      | payout.run
  ready, refund 40k   | release              | released | escrow>payout 60k | escrow.released | payout.run
  ready               | release 101k; refund 101k | ! amount_exceeds_held
  ready               | release 9k; release 95k; release 0; refund 9k; refund 95k; refund 0 \
      | ! amount_too_small
  small awaiting, credit 9k, accept | release; release 9k | released | escrow>payout 9k \
      | escrow.released | payout.combine
  funded; nowhere funded | release; release 40k | ! seller_not_accepted
  nowhere ready       | release              | ! payout_details_missing
  nowhere ready, details | release           | released | escrow>payout 100k | escrow.released | payout.run
  delivered, +24h     | auto_release        | released | escrow>payout 100k | escrow.released | payout.run
  delivered, release 40k, +24h | auto_release | released | escrow>payout 60k | escrow.released | payout.run
  delivered, +23h     | auto_release        | =
  delivered, +18h     | remind       | funded
  delivered, +17h; delivered, +18h, remind | remind | =
  funded, deliver, +18h; nowhere delivered, +18h; ready, +999h | remind | =
  ready, +999h        | auto_release        | =
  funded, deliver, +24h; nowhere delivered, +24h | auto_release | =
  funded, deliver, +30h, accept | auto_release | released | escrow>payout 100k | escrow.released | payout.run
  funded; ready       | refund; refund 100k  | refunded | escrow>refund 100k | escrow.refunded | refund.run
  funded              | refund 40k           | funded | escrow>refund 40k | escrow.partially_refunded \
      | refund.run
  ready, release 40k  | refund               | released | escrow>refund 60k | escrow.refunded | refund.run
  partial, credit 60k | refund 70k           | funded | escrow>refund 60k, escrow>refund 10k \
      | escrow.partially_refunded | refund.run refund.run
  partial, credit 60k | refund 65k           | funded | escrow>refund 55k, escrow>refund 10k \
      | escrow.partially_refunded | refund.run refund.run
  small awaiting, credit 9k | refund         | refunded | escrow>refund 9k | escrow.refunded
  funded; delivered   | dispute buyer; dispute seller | disputed |  | dispute.opened
  disputed, withdraw buyer | dispute buyer   | disputed |  | dispute.opened
  disputed, withdraw buyer | dispute seller  | disputed |  | dispute.opened
  disputed, withdraw buyer | withdraw buyer  | =
  disputed, withdraw buyer | withdraw seller | ! not_disputed
  funded              | evidence buyer; withdraw buyer; report_solved; concede; resolve 50k | ! not_disputed
  funded              | return_to_payer            | ! payout_not_unpayable
  expired, reopen, credit_reversed, credit 100k, accept | release; refund; decline | ! payment_reversed
  expired, reopen, credit_reversed, credit 100k | settle_receivable written_off 40k | funded \
      | loss>receivable 40k | receivable.settled
`;

const disputed = `
  disputed            | credit 50k           | disputed | bank>refund 50k |  | refund.run
  disputed            \
      | credit again; credit_rejected 5k; expire; reopen; open_virtual_account; auto_release | =
  disputed; delivered, +18h, dispute buyer | remind | =
  disputed            | credit_reversed      | disputed | receivable>bank 100k
  reversed            | credit_reversed      | =
  disputed            | accept               | =
  funded, dispute buyer | accept             | disputed |  | escrow.accepted
  funded, deliver, +25h, dispute buyer | accept | disputed |  | escrow.accepted
  disputed            | decline; cancel; deliver; release; release 40k; refund; refund 40k; return_to_payer \
      | ! disputed
  delivered, dispute buyer | deliver         | =
  delivered, dispute buyer | deliver other   | ! disputed
  disputed            | dispute buyer        | =
  disputed            | dispute seller; dispute buyer other | ! already_disputed
  disputed            | evidence buyer; evidence seller | disputed
  disputed, evidence buyer | evidence buyer  | =
  disputed, evidence buyer | evidence seller | disputed
  expired, reopen, credit_reversed, credit 100k, dispute buyer, +72h | default_judgement | =
  expired, reopen, credit_reversed, credit 100k, dispute buyer | concede; withdraw buyer; resolve 0 \
      | ! payment_reversed
  disputed            | withdraw buyer       | funded |  | dispute.resolved
  disputed            | withdraw seller      | ! not_opener
  disputed, withdraw buyer, dispute seller | withdraw seller | funded |  | dispute.resolved
  disputed, withdraw buyer, dispute buyer | withdraw buyer | ! withdrawal_used
  disputed, withdraw buyer, dispute seller, withdraw seller, dispute seller | withdraw seller \
      | ! withdrawal_used
  disputed, withdraw buyer, dispute buyer | withdraw seller | ! not_opener
  disputed, withdraw buyer, dispute buyer | report_solved | disputed
  disputed, withdraw buyer, dispute buyer, evidence seller, +80h | report_solved | disputed
  disputed, withdraw buyer, dispute buyer, report_solved | report_solved | =
  disputed, withdraw buyer, dispute buyer, report_solved | report_solved more | disputed
  disputed, withdraw buyer, dispute buyer, report_solved, +72h | default_judgement | =
  disputed, withdraw buyer, dispute buyer, +71h, report_solved, +72h | default_judgement | =
  disputed, withdraw buyer, dispute buyer, +72h | report_solved | ! disputed
  disputed            | report_solved        | ! disputed
  disputed, withdraw buyer, dispute seller | report_solved | ! not_opener
  disputed, withdraw buyer, dispute buyer, credit_reversed | report_solved | ! payment_reversed
  reversed            | withdraw buyer; report_solved; concede; resolve 50k | ! payment_reversed
  disputed; ready, dispute seller | concede  | refunded | escrow>refund 100k \
      | dispute.resolved escrow.refunded | refund.run
  ready, release 40k, dispute buyer | concede | released | escrow>refund 60k \
      | dispute.resolved escrow.refunded | refund.run
  disputed, +71h      | default_judgement | =
  disputed, +72h      | default_judgement | refunded | escrow>refund 100k \
      | dispute.resolved escrow.refunded | refund.run
  ready, release 40k, dispute buyer, +72h | default_judgement | released | escrow>refund 60k \
      | dispute.resolved escrow.refunded | refund.run
  disputed, evidence buyer, +72h | default_judgement | refunded | escrow>refund 100k \
      | dispute.resolved escrow.refunded | refund.run
  disputed, evidence seller, +99h | default_judgement | =
  ready, dispute seller, +99h; reversed, +99h; disputed, credit_reversed, +99h | default_judgement | =
  disputed            | resolve 30k          | released | escrow>payout 30k, escrow>refund 70k \
      | dispute.resolved escrow.released | payout.run refund.run
  disputed            | resolve 100k         | released | escrow>payout 100k \
      | dispute.resolved escrow.released | payout.run
  disputed            | resolve 0            | refunded | escrow>refund 100k \
      | dispute.resolved escrow.refunded | refund.run
  funded, dispute buyer | resolve 100k       | released | escrow>payout 100k \
      | dispute.resolved escrow.released | payout.run
  nowhere disputed    | resolve 100k         | released | escrow>payout 100k \
      | dispute.resolved escrow.released
  disputed            | resolve 101k         | ! amount_exceeds_held
  disputed            | resolve 9k; resolve 91k | ! amount_too_small
  ready, release 40k, dispute buyer | resolve 0 | released | escrow>refund 60k \
      | dispute.resolved escrow.refunded | refund.run
  disputed            | settle_receivable held 1k | ! amount_exceeds_receivable
  reversed            | settle_receivable recovered 100k | funded | bank>receivable 100k \
      | receivable.settled dispute.resolved
  reversed            | settle_receivable written_off 40k | disputed | loss>receivable 40k \
      | receivable.settled
  reversed            | settle_receivable held 40k | disputed | escrow>receivable 40k | receivable.settled
  reversed            | settle_receivable held 100k | refunded | escrow>receivable 100k \
      | receivable.settled dispute.resolved escrow.refunded
  ready, release 40k, credit_reversed | settle_receivable held 100k | ! amount_exceeds_held
  ready, release 40k, credit_reversed | settle_receivable held 60k | released | escrow>receivable 60k \
      | receivable.settled dispute.resolved escrow.refunded
  disputed, credit_reversed, settle_receivable recovered 100k | resolve 100k | released \
      | escrow>payout 100k | dispute.resolved escrow.released | payout.run
  disputed, credit_reversed, settle_receivable recovered 100k | withdraw buyer; concede | ! payment_reversed
`;

const anyState = creditCells + attachCells + bookingCells + parcelCells + codeCells + inspectionCells;
const states = {
  awaiting_payment: awaiting,
  funded,
  disputed,
  closed: closedCells,
  'in any state': anyState,
};

for (const [state, table] of Object.entries(states)) {
  describe(`an escrow that is ${state}`, () => {
    it.each(readCells(table))('$given | $when | $to', ({ given, when, ...outcome }) => {
      const world = worldAfter(given);
      const { status } = world.aggregate.escrow;
      if (state in escrowTable) expect(status).toBe(state);
      const to = outcome.to === 'SAME' ? status : outcome.to;
      expect(outcomeOf(world.say(when))).toEqual({ ...outcome, to });
    });
  });
}

const commands =
  'accept attach decline cancel deliver release auto_release remind refund expire reopen ' +
  'open_virtual_account credit credit_rejected credit_reversed dispute evidence withdraw report_solved ' +
  'credit_part_reversed concede default_judgement resolve settle_receivable return_to_payer book ' +
  'prepared call_carrier booked booking_refused booking_unknown end_booking shipment_cancelled too_late ' +
  'parcel_reported earlier_arrived clear_delivery try_release_code confirm_arrival extend_inspection';
const statuses = 'awaiting_payment funded disputed released refunded declined cancelled expired';

const cells = Object.values(states)
  .flatMap(readCells)
  .map(({ given, when, to, events }) => {
    const { status } = worldAfter(given).aggregate.escrow;
    return { status, command: when.split(' ')[0] ?? '', to, events };
  });

test('every outcome that the table declares happens, and no other', () => {
  expect(outcomesOfCells(cells)).toEqual(declaredOutcomes(escrowTable).sort());
});

test('the table says what every command does in every state', () => {
  const said = new Set(cells.map(({ status, command }) => `${status} ${command}`));
  const all = statuses.split(' ').flatMap((status) => commands.split(' ').map((name) => `${status} ${name}`));
  expect(all.filter((cell) => !said.has(cell))).toEqual([]);
});

/** What the partner and the clock say, which is never refused. */
const silent =
  'auto_release remind expire default_judgement reopen open_virtual_account prepared ' +
  'call_carrier booked booking_refused booking_unknown end_booking shipment_cancelled too_late ' +
  'parcel_reported earlier_arrived credit_part_reversed';

/** What such a state is named after, so that saying it again is always a repeat. */
const standing = ['declined decline', 'cancelled cancel'];

test('where there is no rule a command is refused by name, and an alarm does nothing', () => {
  for (const status of statuses.split(' ') as EscrowStatus[]) {
    for (const command of commands.split(' ').filter((name) => !(name in escrowTable[status]))) {
      const said = outcomesOf(status, command);
      const isSilent = silent.split(' ').includes(command);
      const isRefused = !isSilent && !standing.includes(`${status} ${command}`);
      // What stands already is a repeat, in the same cell as the refusal of everything else.
      expect(said.filter((to) => to !== '=' && (isSilent || !/^! \w+$/.test(to)))).toEqual([]);
      expect(
        said.some((to) => to.startsWith('! ')),
        `${status} ${command}`,
      ).toBe(isRefused);
    }
  }
});

function outcomesOf(status: EscrowStatus, command: string): string[] {
  return cells.filter((cell) => cell.status === status && cell.command === command).map(({ to }) => to);
}
