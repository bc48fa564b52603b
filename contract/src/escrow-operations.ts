import { Checkout } from './escrow.js';
import { escrowActions } from './escrow-actions.js';
import { InitiateEscrowInput } from './escrow-inputs.js';
import { escrowReads } from './escrow-reads.js';
import { operation } from './operation.js';
import { partnerErrors } from './operation-codes.js';

/** The operations of an escrow, in the order of its life. */
export const escrowOperations = {
  initiate: operation({
    method: 'POST',
    path: '/escrow/initiate',
    summary: 'Open an escrow',
    description:
      'Opens an escrow and returns how the buyer pays. The `reference` makes it safe to repeat: the same ' +
      'reference returns the same checkout with `Idempotent-Replay: true` and changes nothing. If the body ' +
      'differs from the first one, `mismatch` and the header `Idempotent-Mismatch` name the fields. The ' +
      'same body reopens an expired escrow: `reopened` is then true, without `Idempotent-Replay`. Send a ' +
      '`callback_url` unless you have a webhook endpoint in this mode that you did not disable yourself.',
    body: InitiateEscrowInput,
    responses: { 200: Checkout },
    metadata: {
      operationId: 'initiateEscrow',
      scope: 'escrows',
      tag: 'Escrow',
      sdk: 'escrow.initiate',
      cli: 'initiate',
      repeat: 'reference',
      addsData: true,
      errors: ['conflict', 'reference_conflict', ...partnerErrors],
      example: {
        body: {
          reference: 'ORD-1001',
          amount: 250_000,
          currency: 'NGN',
          customer_email: 'buyer@example.com',
          seller_email: 'seller@example.com',
          callback_url: 'https://shop.example.com/webhooks',
        },
      },
    },
  }),
  ...escrowReads,
  ...escrowActions,
};
