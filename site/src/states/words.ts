import type { ChargeCommandName } from '../../../server/src/domain/charge/rules.js';
import type { CommandName } from '../../../server/src/domain/escrow/rule.js';

export type CommandWord = CommandName | ChargeCommandName;

/** The words of the docs for each command. */
export const commandWords: Readonly<Record<CommandWord, string>> = {
  credit: 'the buyer pays',
  credit_rejected: 'the bank rejects a transfer',
  credit_reversed: 'the bank takes a payment back',
  settle_receivable: 'the operator settles the receivable',
  expire: 'the payment deadline passes',
  open_virtual_account: 'a fresh account number is opened',
  account_refused: 'the bank refuses an account number',
  reopen: 'the same request comes again',
  accept: 'the seller accepts',
  decline: 'the seller declines',
  cancel: 'you cancel',
  attach: 'you attach a rate',
  book: 'the pickup is to be booked',
  prepared: 'the carrier aggregator drafts the shipment',
  call_carrier: 'the carrier aggregator is called',
  booked: 'the pickup is booked',
  booking_refused: 'the pickup is not booked',
  booking_unknown: 'the answer to a booking is lost',
  shipment_cancelled: 'the shipment is cancelled',
  too_late: 'the carrier has the parcel already',
  parcel_reported: 'the carrier reports on the parcel',
  earlier_arrived: 'an earlier parcel arrives after all',
  try_release_code: 'the release code of the buyer is entered',
  clear_delivery: 'the operator clears a failed delivery',
  deliver: 'delivery is recorded',
  release: 'you release',
  auto_release: 'the inspection time ends',
  remind: 'the inspection time is about to end',
  refund: 'you refund',
  dispute: 'a dispute is opened',
  evidence: 'a side says more',
  withdraw: 'the dispute is withdrawn',
  concede: 'the seller concedes',
  default_judgement: 'the seller stays silent',
  resolve: 'the operator decides',
  return_to_payer: 'an unpayable payout is returned to the payer',
};
