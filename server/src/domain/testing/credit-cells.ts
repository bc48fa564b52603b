/** Outcomes of credits that are not plain payments; `table.test.ts` explains the columns. */

const byNumberAlone = `
  partial             | credit 60k unnamed   | funded | bank>escrow 60k | payment.success escrow.funded
  partial             | credit 100k unnamed  | awaiting_payment | bank>refund 100k |  | refund.run
  awaiting            | credit 5k unnamed    | awaiting_payment | bank>refund 5k
  released; cancelled; expired | credit 100k unnamed | SAME | bank>refund 100k |  | refund.run
`;

const rejectedThenCredited = `
  awaiting, credit_rejected 100k | credit_rejected again; credit_reversed | =
  awaiting, credit_rejected 100k | credit again | awaiting_payment | bank>escrow 77k | payment.partial
  partial, credit_rejected 100k | credit again | funded | bank>escrow 60k, bank>refund 17k \
      | payment.success escrow.funded | refund.run
  awaiting, credit_rejected 40k, credit again | credit again; credit_rejected again | =
  awaiting, credit_rejected 40k, credit again | credit_reversed | awaiting_payment | escrow>bank 77k \
      | payment.failed
  awaiting, credit_rejected 40k, credit again, credit_reversed | credit again; credit_reversed | =
  awaiting, credit_rejected 40k, credit 100k | credit_reversed 0 | =
  awaiting, credit_rejected 40k, cancel | credit again | SAME | bank>refund 77k |  | refund.run
`;

/** The bank reversed a credit before we saw it arrive; the answer that it arrived can still come. */
const reversedUnseen = `
  awaiting; partial   | credit_rejected 40k unseen | awaiting_payment |  | payment.failed
  awaiting, credit_rejected 40k | credit_rejected again unseen | awaiting_payment |  | payment.failed
  awaiting, credit_rejected 40k, cancel | credit_rejected again unseen | cancelled
  funded; delivered; disputed; reversed | credit_rejected 40k unseen | SAME
  released; refunded; declined; cancelled; expired | credit_rejected 40k unseen | SAME
  partial; funded; reversed; cancelled; released, credit 50k | credit_rejected again unseen | =
  awaiting, credit_rejected 40k unseen; expired, credit_rejected 40k unseen, reopen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  awaiting, credit_rejected 40k, credit_rejected again unseen; \
      awaiting, credit_rejected 40k, cancel, credit_rejected again unseen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  funded, credit_rejected 40k unseen; disputed, credit_rejected 40k unseen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  released, credit_rejected 40k unseen; refunded, credit_rejected 40k unseen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
  declined, credit_rejected 40k unseen; cancelled, credit_rejected 40k unseen \
      | credit again; credit_rejected again; credit_rejected again unseen; credit_reversed | =
`;

const reversedExcess = `
  expired, credit 50k, reopen | credit_reversed | awaiting_payment \
      | receivable>bank 50k, refund>receivable 50k | refund.cancelled
  expired, credit 50k, refund_sent, reopen | credit_reversed | awaiting_payment | receivable>bank 50k
  funded, credit 50k; delivered, credit 50k | credit_reversed | funded \
      | receivable>bank 50k, refund>receivable 50k | refund.cancelled
  funded, credit 5k   | credit_reversed      | funded | receivable>bank 5k, refund>receivable 5k \
      | refund.cancelled
  funded, credit 50k, refund_sent; funded, credit 50k, refund_paid | credit_reversed | funded \
      | receivable>bank 50k
  ready, credit 50k, refund_paid, credit_reversed | release | released | escrow>payout 100k \
      | escrow.released | payout.run
  disputed, credit 50k | credit_reversed     | disputed | receivable>bank 50k, refund>receivable 50k \
      | refund.cancelled
  released, credit 50k; refunded, credit 50k; declined, credit 50k \
      | credit_reversed | SAME | receivable>bank 50k, refund>receivable 50k | refund.cancelled
  cancelled, credit 50k; expired, credit 50k \
      | credit_reversed | SAME | receivable>bank 50k, refund>receivable 50k | refund.cancelled
`;

const settledReversal = `
  reversed, settle_receivable recovered 60k | settle_receivable written_off 40k | funded \
      | loss>receivable 40k | receivable.settled dispute.resolved
  reversed, settle_receivable held 40k | settle_receivable written_off 60k | disputed \
      | loss>receivable 60k | receivable.settled
  disputed, credit_reversed | settle_receivable recovered 100k | disputed | bank>receivable 100k \
      | receivable.settled
`;

const reversedAfterReopening = `
  expired, reopen, credit 60k, credit 40k, credit_reversed | settle_receivable held 40k | disputed \
      | escrow>receivable 40k | receivable.settled
  expired, reopen, credit 60k, credit 40k, credit_reversed | settle_receivable recovered 40k | funded \
      | bank>receivable 40k | receivable.settled dispute.resolved
  expired, reopen, credit 30k, credit_reversed, credit 100k, credit_reversed \
      | settle_receivable recovered 100k | funded | bank>receivable 100k | receivable.settled dispute.resolved
`;

/** Of a credit that never counted: the receivable is its own, and its refund waits for that alone. */
const partsOfExcess = `
  expired, credit 50k, reopen | credit_part_reversed 10k | awaiting_payment | receivable>bank 10k
  funded, credit 50k; disputed, credit 50k | credit_part_reversed 10k | SAME | receivable>bank 10k
  funded, credit 50k, refund_paid | credit_part_reversed 10k | funded | receivable>bank 10k
  funded, credit 50k, credit_part_reversed 10k | credit_part_reversed 10k | =
  funded, credit 50k, credit_part_reversed 10k | credit_part_reversed 15k | funded | receivable>bank 5k
  funded, credit 50k, credit_part_reversed 10k | settle_receivable not_taken 1k | ! amount_exceeds_receivable
  ready, credit 50k, credit_part_reversed 10k | release | released | escrow>payout 100k \
      | escrow.released | payout.run
  funded, credit 50k, credit_part_reversed 10k | credit_reversed | funded \
      | receivable>bank 40k, refund>receivable 50k | refund.cancelled
  released, credit 50k; refunded, credit 50k; declined, credit 50k; cancelled, credit 50k \
      | credit_part_reversed 10k | SAME | receivable>bank 10k
  expired, credit 50k | credit_part_reversed 10k | expired | receivable>bank 10k
`;

const partsTakenBack = `
  awaiting, credit_rejected 40k | credit_part_reversed 10k | =
  partial             | credit_part_reversed 10k | awaiting_payment | receivable>bank 10k
  partial, credit_part_reversed 10k | credit_part_reversed 10k | =
  partial, credit_part_reversed 10k | credit_reversed | awaiting_payment | escrow>bank 30k | payment.failed
  partial, credit_part_reversed 10k | cancel | cancelled | escrow>refund 40k | escrow.cancelled | refund.run
  partial, credit_part_reversed 10k | credit 60k | disputed | bank>escrow 60k \
      | payment.success escrow.funded dispute.opened
  partial, credit_part_reversed 10k | credit 10k | awaiting_payment | bank>escrow 10k | payment.partial
  partial, credit_part_reversed 10k, credit 60k, accept, details | release | ! disputed
  partial, credit_part_reversed 10k | settle_receivable not_taken 10k | awaiting_payment \
      | bank>receivable 10k | receivable.settled
  expired, reopen     | credit_part_reversed 10k | awaiting_payment | receivable>bank 10k
  funded              | credit_part_reversed 60k | disputed | receivable>bank 60k | dispute.opened
  disputed            | credit_part_reversed 60k | disputed | receivable>bank 60k
  taken               | credit_part_reversed 60k; credit_part_reversed 40k | =
  taken               | credit_part_reversed 70k | disputed | receivable>bank 10k
  taken               | credit_reversed      | disputed | receivable>bank 40k
  taken, credit_reversed | credit_part_reversed 70k | =
  taken, credit_part_reversed 100k, settle_receivable recovered 100k | credit_reversed | funded
  taken               | withdraw buyer; concede; resolve 50k | ! payment_reversed
  taken               | settle_receivable not_taken 60k | funded | bank>receivable 60k \
      | receivable.settled dispute.resolved
  taken               | settle_receivable not_taken 61k | ! amount_exceeds_receivable
  taken, settle_receivable recovered 50k | settle_receivable not_taken 11k | ! amount_exceeds_receivable
  taken, settle_receivable recovered 50k | settle_receivable not_taken 10k | funded | bank>receivable 10k \
      | receivable.settled dispute.resolved
  taken, settle_receivable not_taken 60k | credit_part_reversed 60k | =
  taken, settle_receivable not_taken 60k | credit_part_reversed 70k | disputed | receivable>bank 10k \
      | dispute.opened
  taken, settle_receivable not_taken 60k | credit_reversed | disputed | receivable>bank 100k | dispute.opened
  taken               | settle_receivable held 60k | disputed | escrow>receivable 60k | receivable.settled
  taken, settle_receivable held 60k | resolve 40k | released | escrow>payout 40k \
      | dispute.resolved escrow.released | payout.run
  ready, refund 40k, refund_paid, credit_part_reversed 60k | settle_receivable held 60k | refunded \
      | escrow>receivable 60k | receivable.settled dispute.resolved escrow.refunded
  reversed            | settle_receivable not_taken 1k | ! amount_exceeds_receivable
  cancelled           | settle_receivable not_taken 1k | ! amount_exceeds_receivable
`;

export const creditCells =
  byNumberAlone +
  rejectedThenCredited +
  reversedUnseen +
  reversedExcess +
  settledReversal +
  reversedAfterReopening +
  partsOfExcess +
  partsTakenBack;
