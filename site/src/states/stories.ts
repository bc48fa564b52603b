import type { ChargeCommand } from '../../../server/src/domain/aggregate.js';
import type { CommandName } from '../../../server/src/domain/escrow/rule.js';

export type CommandWord = CommandName | ChargeCommand['command'];

/** What each command is to a reader. */
export const commandWords: Readonly<Record<CommandWord, string>> = {
  credit: 'the buyer pays',
  credit_rejected: 'the bank rejects a transfer',
  credit_reversed: 'the bank takes a payment back',
  settle_receivable: 'the operator settles what was taken back',
  expire: 'the payment deadline passes',
  open_virtual_account: 'a fresh account number is opened',
  account_refused: 'the bank refuses an account number',
  reopen: 'the same request comes again',
  accept: 'the seller accepts',
  decline: 'the seller declines',
  cancel: 'you cancel',
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
  return_to_payer: 'an unpayable payout is given back',
};

const plain = (...givens: string[]) => givens.map((given) => ({ given, isUsual: true }));
const unusual = (...givens: string[]) => givens.map((given) => ({ given, isUsual: false }));

/** Stories after which every command is tried, in the language of the domain's own tables. */
export const escrowStories = {
  givens: [
    ...plain(
      'awaiting',
      'awaiting, +73h',
      'funded',
      'ready',
      'delivered, +24h',
      'disputed',
      'disputed, +73h',
    ),
    ...plain('released', 'refunded', 'declined', 'cancelled', 'expired', 'released, payout_fails, +31d'),
    ...unusual('partial', 'ready, release 40k', 'ready, release 40k, dispute buyer'),
    ...unusual('ready, release 40k, dispute buyer, +73h', 'reversed'),
    ...unusual(
      'ready, release 40k, refund',
      'expired, reopen, credit_reversed',
      'ready, release, credit_reversed',
    ),
    ...unusual('funded, refund, credit_reversed', 'partial, decline, credit_reversed'),
    ...unusual('partial, cancel, credit_reversed', 'expired, credit_reversed', 'funded, dispute buyer'),
    ...unusual('delivered, +18h'),
    ...unusual('expired, reopen, credit_reversed, credit 100k'),
  ],
  phrases: [
    ...['credit 100k', 'credit_rejected 40k', 'credit_reversed', 'settle_receivable recovered 40k'],
    ...[
      'settle_receivable held 100k',
      'expire',
      'open_virtual_account',
      'reopen',
      'accept',
      'decline',
      'cancel',
      'deliver',
      'release',
    ],
    ...['auto_release', 'remind', 'refund', 'dispute buyer', 'evidence seller', 'withdraw buyer', 'concede'],
    ...['default_judgement', 'resolve 0', 'resolve 100k', 'return_to_payer'],
  ],
};

/** The same for direct charges. */
export const chargeStories = {
  givens: [
    ...plain('pending', 'pending, +25h', 'succeeded', 'expired', 'failed', 'pending, +8h'),
    ...unusual('partial', 'partial, credit_reversed', 'succeeded, credit_reversed'),
    ...unusual('expired, credit_reversed', 'expired, reopen, credit_reversed', 'failed, credit_reversed'),
  ],
  phrases: [
    ...['credit 100k', 'credit_rejected 40k', 'credit_reversed', 'settle_receivable recovered 40k'],
    ...['expire', 'open_virtual_account', 'account_refused', 'reopen'],
  ],
};
