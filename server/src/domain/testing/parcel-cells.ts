/** What a parcel that is followed does; see `table.test.ts` for the columns. */
export const parcelCells = `
  managed ready, attach, book, booked | parcel_reported picked_up; parcel_reported in_transit \
      | funded |  | delivery.updated
  managed ready, attach, book, booked | parcel_reported booked | funded
  managed ready, attach, book, booked, parcel_reported booked | parcel_reported booked | =
  managed ready, attach, book, booked, parcel_reported in_transit | parcel_reported picked_up | funded
  managed ready, attach, book, booked, parcel_reported picked_up | parcel_reported picked_up | =
  managed ready, attach, book, booked; managed ready, attach, book, booked, parcel_reported in_transit \
      | parcel_reported delivered | funded |  | delivery.updated escrow.delivered
  managed ready, attach, book, booked, parcel_reported delivered \
      | parcel_reported delivered; parcel_reported failed; parcel_reported in_transit | =
  managed ready, attach, book, booked, parcel_reported picked_up, deliver bare | parcel_reported delivered \
      | funded |  | delivery.updated
  managed ready, attach, book, booked | parcel_reported cancelled | funded | carrier>carriage 250k \
      | delivery.updated
  managed ready, attach, book, booked, parcel_reported picked_up | parcel_reported cancelled; \
    parcel_reported failed | funded |  | delivery.updated
  managed ready, attach, book, booked, parcel_reported failed | parcel_reported in_transit \
      | funded |  | delivery.updated
  managed ready, attach, book, booked, parcel_reported failed | parcel_reported delivered \
      | funded |  | delivery.updated escrow.delivered
  managed ready, attach; managed ready, attach, book | parcel_reported picked_up | =
  managed ready, attach, book, booked, parcel_reported picked_up, deliver bare \
      | parcel_reported failed stale | =
  managed ready, attach, book, booked, parcel_reported failed, attach | parcel_reported picked_up | =
  managed ready, attach, book, booked, dispute buyer; managed ready, attach, book, booked, release; \
    managed ready, attach, book, booked, refund \
      | parcel_reported in_transit; parcel_reported delivered | SAME |  | delivery.updated
  managed ready, attach, book, booked, dispute buyer; managed ready, attach, book, booked, release; \
    managed ready, attach, book, booked, refund | parcel_reported booked | SAME
  awaiting; disputed; released; refunded; declined; cancelled; expired | parcel_reported delivered | =

  managed funded; managed ready, attach; managed ready, attach, book, booked | deliver bare \
      | ! delivery_not_picked_up
  managed ready, attach, book, booked, parcel_reported picked_up | deliver bare | funded |  | escrow.delivered
  managed ready, attach, book, booked, parcel_reported failed | deliver bare | ! delivery_not_picked_up
  managed ready, attach, book, booked, parcel_reported failed | deliver | funded |  | escrow.delivered
  managed ready, attach, book, booked, parcel_reported failed, clear_delivery | deliver bare \
      | funded |  | escrow.delivered
  managed ready, attach, book, booked, parcel_reported failed, clear_delivery, deliver bare, \
    parcel_reported in_transit, parcel_reported failed, +24h | auto_release | released \
      | escrow>payout 100k | escrow.released | payout.run

  managed ready, attach, book, booked, parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported cancelled; \
    managed ready, attach, book, booked, parcel_reported failed, attach, clear_delivery, book, booked, \
    parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported failed, attach; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book, booking_refused; \
    managed ready, attach, book, booked, parcel_reported picked_up, deliver bare, parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, dispute buyer, \
    shipment_cancelled, withdraw buyer \
      | release; release 40k | ! delivery_failed
  managed ready, attach, book, booked, parcel_reported picked_up, deliver bare, parcel_reported failed, \
    +999h | auto_release; remind | =
  managed ready, attach, book, booked, parcel_reported failed, attach, book, clear_delivery, deliver bare, \
    booked, parcel_reported failed; \
  managed ready, attach, book, booked, parcel_reported failed, clear_delivery; \
    managed ready, attach, book, booked, parcel_reported failed, attach, clear_delivery; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book, booked; \
    managed ready, attach, book, booked, parcel_reported failed, deliver; \
    managed ready, attach, book, booked, parcel_reported picked_up, deliver, parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported picked_up, deliver bare, confirm_arrival, \
    parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported failed, parcel_reported in_transit; \
    managed ready, attach, book, booked, dispute buyer, shipment_cancelled, withdraw buyer; \
    managed ready, attach, book, booked, dispute buyer, shipment_cancelled, withdraw buyer, attach \
      | release | released | escrow>payout 100k | escrow.released | payout.run
  managed ready, attach, book, booked, parcel_reported delivered, +24h | auto_release | released \
      | escrow>payout 100k | escrow.released | payout.run
  managed ready, attach, book, booked, parcel_reported picked_up, dispute buyer, parcel_reported delivered, \
    +48h, withdraw buyer, +23h | auto_release | =
  managed ready, attach, book, booked, parcel_reported picked_up, dispute buyer, parcel_reported delivered, \
    +48h, withdraw buyer, +24h | auto_release | released | escrow>payout 100k | escrow.released | payout.run

  managed ready, attach, book, booked, parcel_reported picked_up, dispute buyer, +1h, \
    parcel_reported delivered | withdraw buyer | funded |  | dispute.resolved escrow.delivered
  managed ready, attach, book, booked, parcel_reported picked_up, credit_reversed, +1h, \
    parcel_reported delivered | settle_receivable recovered 100k | funded | bank>receivable 100k \
      | receivable.settled dispute.resolved escrow.delivered
  managed ready, attach, book, booked, parcel_reported delivered, dispute buyer \
      | withdraw buyer | funded |  | dispute.resolved

  managed ready, attach, book, booked, parcel_reported picked_up, dispute buyer missing, \
    parcel_reported delivered, +73h; \
    managed ready, attach, book, booked, parcel_reported picked_up, deliver bare, dispute buyer missing, \
    parcel_reported delivered, +73h; \
    managed ready, attach, book, booked, parcel_reported failed, attach, dispute buyer missing, \
    earlier_arrived, +73h | default_judgement | =
  managed ready, attach, book, booked, parcel_reported picked_up, dispute buyer, \
    parcel_reported delivered, +73h; \
    managed ready, attach, book, booked, parcel_reported picked_up, dispute buyer missing, +73h, \
    parcel_reported delivered | default_judgement | refunded | escrow>refund 100k \
      | dispute.resolved escrow.refunded | refund.run

  managed ready, attach, book, booked, parcel_reported failed, attach \
      | earlier_arrived | funded |  | delivery.updated escrow.delivered
  managed ready, attach, book, booked, parcel_reported failed, attach, book; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book, booked \
      | earlier_arrived | funded |  | delivery.updated escrow.delivered | shipment.run
  managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported in_transit | earlier_arrived | funded |  | delivery.updated escrow.delivered
  managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported delivered | earlier_arrived | funded |  | delivery.updated
  managed ready, attach, book, booked, parcel_reported failed, attach, dispute buyer; \
    managed ready, attach, book, booked, parcel_reported failed, attach, clear_delivery, release; \
    managed ready, attach, book, booked, parcel_reported failed, attach, refund \
      | earlier_arrived | SAME |  | delivery.updated
  managed ready, attach, book, booked, parcel_reported failed, attach \
      | earlier_arrived in_transit; earlier_arrived failed | =
  managed ready, attach, book, booked, parcel_reported failed, attach, dispute buyer, +1h, \
    earlier_arrived | withdraw buyer | funded |  | dispute.resolved escrow.delivered
  awaiting; declined; cancelled; expired | earlier_arrived | =
  managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported in_transit, earlier_arrived, parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported failed, earlier_arrived, parcel_reported in_transit, parcel_reported failed \
      | release | released | escrow>payout 100k | escrow.released | payout.run
  managed ready, attach, book, booked, parcel_reported failed, attach, book, booked, \
    parcel_reported in_transit, earlier_arrived, parcel_reported failed, +24h \
      | auto_release | released | escrow>payout 100k | escrow.released | payout.run

  managed ready, attach, book, booked, parcel_reported failed; \
    managed ready, attach, book, booked, parcel_reported failed, attach; \
    managed ready, attach, book, booked, parcel_reported failed, dispute buyer \
      | clear_delivery | SAME |  | delivery.updated
  ready; disputed; managed ready, attach, book, booked; \
    managed ready, attach, book, booked, dispute buyer, shipment_cancelled; \
    managed ready, attach, book, booked, parcel_reported failed, clear_delivery | clear_delivery \
      | ! delivery_not_failed
  awaiting | clear_delivery                  | ! not_funded
  released; refunded; declined; cancelled; expired | clear_delivery | ! final
`;
