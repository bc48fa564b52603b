/** Outcomes of what the buyer says of the arrival; `table.test.ts` explains the columns. */
export const inspectionCells = `
  ready               | deliver by 0h; deliver by 72h; deliver by 336h | funded |  | escrow.delivered
  ready, deliver by 72h, +99h | deliver by 72h | =
  ready, deliver by 72h | deliver; deliver by 73h | ! already_delivered
  delivered           | deliver by 72h       | ! already_delivered
  ready, deliver by 72h, +95h | auto_release | =
  ready, deliver by 72h, +96h | auto_release | released | escrow>payout 100k | escrow.released | payout.run
  ready, deliver by 72h, +89h | remind       | =
  ready, deliver by 72h, +90h | remind       | funded
  ready, deliver by 72h; delivered; funded, deliver | confirm_arrival | funded |  | escrow.inspection_changed
  ready, deliver by 72h, confirm_arrival | confirm_arrival | =
  ready, deliver by 72h, +10h, confirm_arrival, +23h | auto_release | =
  ready, deliver by 72h, +10h, confirm_arrival, +24h | auto_release | released | escrow>payout 100k \
      | escrow.released | payout.run
  delivered, +10h, confirm_arrival, +14h | auto_release | released | escrow>payout 100k \
      | escrow.released | payout.run
  ready, deliver by 72h; delivered; delivered, +23h | extend_inspection 1 | funded |  \
      | escrow.inspection_changed
  delivered, extend_inspection 1 | extend_inspection 1 | =
  delivered           | extend_inspection 2  | ! inspection_fixed
  delivered, extend_inspection 1 | extend_inspection 2 | funded |  | escrow.inspection_changed
  delivered, extend_inspection 1, extend_inspection 2 | extend_inspection 3 | ! inspection_fixed
  delivered, confirm_arrival | extend_inspection 1 | ! inspection_fixed
  delivered, +24h     | confirm_arrival; extend_inspection 1 | ! inspection_fixed
  ready; managed ready, attach, book, booked | confirm_arrival; extend_inspection 1 | ! inspection_fixed
  managed ready, attach, book, booked, parcel_reported in_transit, deliver \
      | confirm_arrival; extend_inspection 1 | funded |  | escrow.inspection_changed
  managed ready, attach, book, booked, parcel_reported delivered \
      | confirm_arrival; extend_inspection 1 | ! inspection_fixed
  managed ready, attach, book, booked, parcel_reported failed, attach, earlier_arrived; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported in_transit, earlier_arrived \
      | confirm_arrival; extend_inspection 1 | ! inspection_fixed
  managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported in_transit, deliver bare, extend_inspection 1, earlier_arrived \
      | confirm_arrival; extend_inspection 2 | ! inspection_fixed
  delivered, extend_inspection 1, +71h | auto_release | =
  delivered, extend_inspection 1, +72h | auto_release | released | escrow>payout 100k \
      | escrow.released | payout.run
  delivered, +18h, remind, extend_inspection 1, +47h | remind | =
  delivered, +18h, remind, extend_inspection 1, +48h | remind | funded
  awaiting; partial   | confirm_arrival; extend_inspection 1 | ! not_funded
  disputed; delivered, dispute buyer; reversed | confirm_arrival; extend_inspection 1 | ! disputed
  delivered, confirm_arrival, dispute buyer | confirm_arrival | =
  released; refunded; declined; cancelled; expired | confirm_arrival; extend_inspection 1 | ! final
`;
