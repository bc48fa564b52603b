/** Outcomes of attaching a carrier's rate; `table.test.ts` explains the columns. */
export const attachCells = `
  managed awaiting; managed partial | attach | SAME
  managed awaiting, attach | attach          | =
  managed awaiting, attach | attach other    | awaiting_payment
  managed awaiting; managed funded | attach expired | ! rate_expired
  awaiting; funded    | attach               | ! not_managed
  managed funded      | attach               | funded
  managed ready, attach | attach             | =
  managed ready, attach | attach other       | funded
  managed ready, deliver | attach            | ! already_delivered
  managed ready, attach, deliver | attach    | =
  managed disputed; disputed | attach        | ! disputed
  managed funded, attach, dispute buyer | attach | =
  managed released; refunded; declined; cancelled; expired | attach | ! final
  managed released, credit_reversed | attach | ! final
`;
