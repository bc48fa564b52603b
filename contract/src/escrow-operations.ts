import { Checkout } from './escrow.js';
import { escrowActions } from './escrow-actions.js';
import { InitiateEscrowInput } from './escrow-inputs.js';
import { escrowReads } from './escrow-reads.js';
import { operation } from './operation.js';

/** The operations of an escrow, in the order of its life. */
export const escrowOperations = {
  initiate: operation({
    method: 'POST',
    path: '/escrow/initiate',
    summary: 'Open an escrow',
    description:
      'Opens an escrow and returns how the buyer pays. The reference is the idempotency key: a repeat ' +
      'returns the same checkout with `Idempotent-Replay: true`; if the body differs, ' +
      '`Idempotent-Mismatch` names the fields. `callback_url` is required while the account has no active ' +
      'webhook endpoint.',
    body: InitiateEscrowInput,
    responses: { 200: Checkout },
    metadata: {
      operationId: 'initiateEscrow',
      tag: 'Escrow',
      sdk: 'escrow.initiate',
      cli: 'initiate',
      repeat: 'reference',
      errors: [
        'conflict',
        'reference_conflict',
        'partner_error',
        'partner_unavailable',
        'live_mode_unavailable',
      ],
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
