import { z } from 'zod';
import { arrived, arrivedExample, exampleIds, type } from './event-entry.js';
import { extra } from './event-payload.js';
import { Kobo } from './primitives.js';

const paidOut = { payout_id: extra.payout, payout_amount: Kobo.describe('The payout, in kobo.') };
const paidOutExample = { payout_id: exampleIds.payout, payout_amount: 250_000 };
const paidBack = {
  refund_id: extra.refund,
  refund_amount: Kobo.describe('The refund, in kobo.'),
  credit_id: extra.credit,
};
const paidBackExample = {
  refund_id: exampleIds.refund,
  refund_amount: 250_000,
  credit_id: exampleIds.credit,
};
/** The types of events about money going out, or owed to us. */
export const transferEvents = {
  'payout.paid': type({
    when: 'The payout has been paid.',
    status: 'funded',
    extras: { ...paidOut, session_id: extra.session },
    example: { ...paidOutExample, session_id: '000013260102120000000000000001' },
  }),
  'payout.failed': type({
    when: 'The bank refused the payout.',
    status: 'funded',
    extras: { ...paidOut, failure_reason: extra.failure },
    example: { ...paidOutExample, failure_reason: 'account_closed' },
  }),
  'payout.reversed': type({
    when: 'The bank sent the payout back.',
    status: 'funded',
    extras: { ...paidOut, failure_reason: extra.failure },
    example: { ...paidOutExample, failure_reason: 'reversed' },
  }),
  'refund.paid': type({
    when: 'The refund has been paid.',
    status: 'funded',
    extras: { ...paidBack, session_id: extra.session },
    example: { ...paidBackExample, session_id: '000013260102120000000000000002' },
  }),
  'refund.failed': type({
    when: 'The bank refused the refund.',
    status: 'funded',
    extras: { ...paidBack, failure_reason: extra.failure },
    example: { ...paidBackExample, failure_reason: 'account_closed' },
  }),
  'payout.retried': type({
    when: 'The operator has the payout sent again.',
    status: 'funded',
    isRepeatable: true,
    extras: paidOut,
    example: paidOutExample,
  }),
  'refund.retried': type({
    when: 'The operator has the refund sent again.',
    status: 'funded',
    isRepeatable: true,
    extras: paidBack,
    example: paidBackExample,
  }),
  'refund.cancelled': type({
    when: "The buyer's bank had taken the payment back; the refund is no longer owed.",
    status: 'funded',
    extras: { ...paidBack, reason: extra.reason },
    example: { ...paidBackExample, reason: 'payment_reversed' },
  }),
  'credit.matched': type({
    when: 'It became known whose transfer this is.',
    status: 'funded',
    extras: arrived,
    example: arrivedExample,
  }),
  'receivable.settled': type({
    when: 'The operator settled money that a bank had taken, or that was paid too late.',
    status: 'funded',
    isRepeatable: true,
    extras: {
      payout_id: extra.payout.optional(),
      refund_id: extra.refund.optional(),
      settled_amount: Kobo.describe('What is settled, in kobo.'),
      from: z
        .enum(['held', 'recovered', 'written_off', 'not_taken'])
        .describe(
          '`held`: from the escrow; `recovered`: from the payer; `written_off`: the operator bears it; ' +
            '`not_taken`: the bank had not taken it after all.',
        ),
      receivable_amount: Kobo.describe('What still is not, in kobo.'),
    },
    example: { settled_amount: 250_000, from: 'recovered', receivable_amount: 0 },
  }),
};
