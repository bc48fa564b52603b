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
      'Opens an escrow and returns how the buyer pays. The reference is the idempotency key: a repeat ' +
      'returns the same checkout with `Idempotent-Replay: true` and changes nothing; if the body differs, ' +
      '`mismatch` and the header `Idempotent-Mismatch` name the fields. `callback_url` is required while ' +
      'the account has no webhook endpoint in this mode, or you disabled all of them; one that the ' +
      'service switched off counts.',
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
