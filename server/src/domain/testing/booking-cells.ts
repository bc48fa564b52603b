/** Outcomes of booking a pickup; `table.test.ts` explains the columns. */
export const bookingCells = `
  managed funded; managed ready | book       | ! rate_not_attached
  managed awaiting, attach | book            | ! not_funded
  managed awaiting, attach, accept | credit 100k | funded | bank>escrow 100k \
      | payment.success escrow.funded | shipment.run
  managed funded, attach | book              | ! seller_not_accepted
  managed funded, attach | accept            | funded |  | escrow.accepted | shipment.run
  managed ready       | attach               | funded |  |  | shipment.run
  managed ready, attach | attach other       | funded
  managed ready, attach, book, booking_refused | attach other | funded |  |  | shipment.run
  managed ready, attach | book               | funded |  |  | shipment.run
  managed ready, attach, deliver | book      | ! already_delivered
  live managed ready, attach | book          | ! carriage_limit
  managed disputed; managed released; refunded; declined; cancelled; expired | book | ! rate_not_attached
  managed ready, attach, dispute buyer | book | ! disputed
  managed ready, attach, release; managed ready, attach, refund | book | ! final
  managed awaiting, attach, decline; managed awaiting, attach, cancel | book | ! final
  managed awaiting, attach, +73h, expire | book | ! final
  managed ready, attach, book; managed ready, attach, book, booked | book | =
  managed ready, attach, book, booked, release | book | =
  managed ready, attach, book, booking_refused | book | funded |  |  | shipment.run
  managed ready, attach, book, dispute buyer, withdraw buyer | book | ! already_booked
  managed ready, attach, book, booked, dispute buyer, shipment_cancelled | book | ! rate_not_attached
  managed ready, attach, book; managed ready, attach, book, booked | attach other | ! already_booked
  managed ready, attach, book, dispute buyer, shipment_cancelled, withdraw buyer | attach other | funded \
      |  |  | shipment.run

  managed ready, attach, book; managed ready, attach, book, release | prepared | SAME
  managed ready, attach, book, prepared; managed ready, attach | prepared | =
  managed ready, attach, book; managed ready, attach, book, release | call_carrier | SAME
  managed ready, attach, book, call_carrier, +1m | call_carrier | =
  managed ready, attach, book, call_carrier, +2m | call_carrier | funded
  managed ready, attach, book, dispute buyer, withdraw buyer | call_carrier | =

  managed ready, attach, book; managed ready, attach, book, dispute buyer; \
    managed ready, attach, book, refund; managed ready, attach, book, release \
      | booked; booked 250k | SAME | carriage>carrier 250k | delivery.updated
  managed ready, attach, book | booked 240k  | funded | carriage>carrier 240k | delivery.updated
  managed ready, attach, book | booked 260k  | funded \
      | carriage>carrier 250k, partner_fees>carrier 10k | delivery.updated
  managed ready, attach, book | booked 0     | funded |  | delivery.updated
  managed ready, attach, book, booked; managed ready, attach | booked | =
  managed ready, attach, book; managed ready, attach, book, release | booking_refused | SAME
  managed ready, attach | booking_refused    | funded
  managed ready, attach, book, call_carrier | booking_refused | funded
  managed ready, attach, book, call_carrier | booking_refused uncalled | =
  managed ready, attach, book, booking_refused; managed ready, attach, book, booked | booking_refused | =
  managed ready, attach, book, dispute buyer, withdraw buyer | booking_refused | =
  managed ready, attach, book; managed ready, attach, book, dispute buyer; \
    managed ready, attach, book, refund; managed ready, attach, book, release | booking_unknown | SAME
  managed ready, attach, book, booking_unknown | booking_unknown | =
  managed ready, attach, book; managed ready, attach, book, booking_unknown; \
    managed ready, attach, book, call_carrier, booking_unknown; managed ready, attach, book, release \
      | end_booking | SAME
  managed ready, attach, book, dispute buyer; managed ready, attach, book, refund; \
    managed ready, attach, book, dispute buyer, withdraw buyer; \
    managed ready, attach, book, dispute buyer, resolve 100k | end_booking | SAME |  | delivery.updated
  managed ready, attach, book, call_carrier | end_booking uncalled | =
  managed ready, attach, book, booked; managed ready, attach; managed ready, attach, book, end_booking \
      | end_booking | =
  managed ready, attach, book, end_booking | attach other | funded |  |  | shipment.run

  managed ready, attach, book, booked | dispute buyer | disputed |  | dispute.opened | shipment.run
  managed ready, attach, book, booked | refund | refunded | escrow>refund 100k | escrow.refunded \
      | refund.run shipment.run
  managed ready, attach, book, booked | refund 40k | funded | escrow>refund 40k \
      | escrow.partially_refunded | refund.run
  managed ready, attach, book, booked | credit_reversed | disputed | receivable>bank 100k \
      | dispute.opened | shipment.run
  managed ready, attach, book, booked | deliver | funded |  | escrow.delivered
  managed ready, attach, book, booked, dispute buyer; managed ready, attach, book, booked, refund; \
    managed ready, attach, book, booked; managed ready, attach, book, booked, release \
      | shipment_cancelled | SAME | carrier>carriage 250k | delivery.updated
  managed ready, attach, book, booked 260k, refund | shipment_cancelled | refunded \
      | carrier>carriage 250k, carrier>partner_fees 10k | delivery.updated
  managed ready, attach, book, refund | shipment_cancelled | refunded |  | delivery.updated
  managed ready, attach; managed ready, attach, book, refund, shipment_cancelled | shipment_cancelled | =
  managed ready, attach, book, booked, dispute buyer; managed ready, attach, book, booked, refund; \
    managed ready, attach, book, booked, dispute buyer, withdraw buyer; \
    managed ready, attach, book, booked, dispute buyer, resolve 100k | too_late | SAME
  managed ready, attach, book, booked; managed ready, attach, book, dispute buyer | too_late | =
  awaiting; declined; cancelled; expired | prepared; call_carrier; booked; booking_refused; booking_unknown; \
    end_booking; shipment_cancelled; too_late | =
  disputed; refunded | prepared; call_carrier; booking_refused | =
`;
