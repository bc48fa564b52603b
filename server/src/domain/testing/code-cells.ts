const tries = (count: number) => Array(count).fill('try_release_code').join(', ');

/** Rows about release codes; `coded` is an escrow with one. */
export const codeCells = `
  coded delivered     | try_release_code     | funded
  coded delivered, ${tries(9)} | try_release_code | funded
  coded delivered, ${tries(10)} | try_release_code | ! release_code_blocked
  coded delivered, release 40k | try_release_code | funded
  coded delivered, +24h | try_release_code   | funded
  delivered           | try_release_code     | ! release_code_blocked
  coded ready         | try_release_code     | ! release_code_not_shown
  coded awaiting; coded partial | try_release_code | ! not_funded
  coded funded; coded funded, deliver | try_release_code | ! seller_not_accepted
  coded nowhere delivered | try_release_code | ! payout_details_missing
  coded delivered, dispute buyer; coded delivered, dispute seller | try_release_code | ! disputed
  coded reversed      | try_release_code     | ! disputed
  coded delivered, dispute buyer, withdraw buyer | try_release_code | funded
  coded released      | try_release_code; release code seller | =
  coded delivered, +24h, auto_release | try_release_code; release code seller | =
  coded ready, release 40k, refund | try_release_code; release code seller | ! final
  coded refunded; coded declined; coded cancelled; coded expired \
      | try_release_code; release code seller | ! final
  coded delivered     | release code seller; release code merchant | released | escrow>payout 100k \
      | escrow.released | payout.run
  coded delivered, release 40k | release code seller | released | escrow>payout 60k \
      | escrow.released | payout.run
`;
