/** Outcomes of commands on a closed escrow; `table.test.ts` explains the columns. */
export const closedCells = `
  released; refunded; declined; cancelled; expired | credit 50k | SAME | bank>refund 50k |  | refund.run
  released; refunded; declined; cancelled; expired | credit again; credit_rejected 5k | =
  released; refunded  | credit_reversed      | SAME | receivable>bank 100k
  declined; cancelled; expired | credit_reversed | SAME | receivable>bank 40k
  released; refunded; declined; cancelled; expired | credit_part_reversed 30k | SAME | receivable>bank 30k
  released, credit_part_reversed 30k | settle_receivable not_taken 30k | released | bank>receivable 30k \
      | receivable.settled | payout.run
  released; refunded; declined; cancelled; expired \
      | expire; open_virtual_account; auto_release; remind; default_judgement | =
  released; refunded; declined; cancelled | reopen | =
  expired             | reopen               | awaiting_payment |  | escrow.reopened
  refunded; declined; cancelled; expired | accept | ! final
  released; ready, refund | accept           | =
  funded, dispute buyer, resolve 100k | accept | ! final
  released; refunded; cancelled; expired | decline | ! final
  declined; funded, decline | decline        | =
  released; refunded; declined; expired | cancel | ! final
  cancelled           | cancel               | =
  released; refunded; declined; cancelled; expired \
      | deliver; deliver other; release 40k; refund 30k; dispute buyer | ! final
  delivered, release  | deliver              | =
  delivered, release  | deliver other        | ! final
  released            | release; release 100k | =
  refunded; declined; cancelled; expired; ready, refund 40k, release | release | ! final
  refunded            | refund; refund 100k  | =
  released; declined; cancelled; expired     | refund | ! final
  released; refunded; declined; cancelled; expired \
      | evidence buyer; withdraw buyer; report_solved; concede; resolve 50k | ! final
  disputed, concede; disputed, +72h, default_judgement | concede | =
  disputed, resolve 30k | resolve 30k        | =
  disputed, resolve 30k | resolve 40k        | ! final
  refunded; declined; cancelled; expired | return_to_payer | ! final
  released            | return_to_payer            | ! payout_not_unpayable
  released, payout_fails, +29d | return_to_payer   | ! payout_not_unpayable
  released, +30d, payout_fails | return_to_payer   | ! payout_not_unpayable
  released, payout_fails, +30d | return_to_payer   | refunded | payout>refund 100k | escrow.refunded \
      | refund.run
  ready, release 40k, release, payout_fails, +30d | return_to_payer | released | payout>refund 40k \
      | escrow.refunded | refund.run
  released, credit_reversed | settle_receivable written_off 100k | released | loss>receivable 100k \
      | receivable.settled | payout.run
  released, credit_reversed | settle_receivable recovered 99k | released | bank>receivable 99k \
      | receivable.settled
  refunded, credit_reversed | settle_receivable written_off 100k | refunded | loss>receivable 100k \
      | receivable.settled
  declined, credit_reversed; cancelled, credit_reversed; expired, credit_reversed \
      | settle_receivable recovered 40k | SAME | bank>receivable 40k | receivable.settled
  released, credit_reversed | settle_receivable held 10k | ! not_disputed
  refunded            | settle_receivable held 10k | ! amount_exceeds_receivable
`;
