import { z } from 'zod';
import { DisputeInput } from './disputes.js';
import { Escrow, ReleasePreview } from './escrow.js';
import {
  AcceptInput,
  DeclineInput,
  DeliverInput,
  ReferencePath,
  RefundInput,
  ReleaseInput,
} from './escrow-inputs.js';
import { operation } from './operation.js';
import { NoBody } from './primitives.js';
import { releaseBlocks } from './states.js';

const reference = { reference: 'ORD-1001' };

const stateErrors = ['not_found', 'conflict', 'idempotency_mismatch'] as const;

/** Everything that moves an escrow on after it was opened. */
export const escrowActions = {
  accept: operation({
    method: 'POST',
    path: '/escrow/:reference/accept',
    summary: 'Accept the sale',
    description: "Accepts for the seller, and can save the seller's bank account at once.",
    pathParams: ReferencePath,
    body: AcceptInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'acceptEscrow',
      tag: 'Escrow',
      sdk: 'escrow.accept',
      cli: 'accept',
      repeat: 'key',
      errors: [
        ...stateErrors,
        'already_accepted',
        'final',
        'payout_details_locked',
        'partner_error',
        'partner_unavailable',
        'live_mode_unavailable',
      ],
      example: { params: reference, body: { payout: { bank_code: '058', account_number: '0123456789' } } },
    },
  }),
  decline: operation({
    method: 'POST',
    path: '/escrow/:reference/decline',
    summary: 'Decline the sale',
    description: 'Declines for the seller; everything held goes back to the buyer.',
    pathParams: ReferencePath,
    body: DeclineInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'declineEscrow',
      tag: 'Escrow',
      sdk: 'escrow.decline',
      cli: 'decline',
      repeat: 'key',
      errors: [
        ...stateErrors,
        'already_accepted',
        'already_delivered',
        'disputed',
        'final',
        'payment_reversed',
      ],
      example: { params: reference, body: { reason: 'Out of stock' } },
    },
  }),
  cancel: operation({
    method: 'POST',
    path: '/escrow/:reference/cancel',
    summary: 'Cancel before payment',
    description: 'Cancels an escrow that is not fully paid; what has arrived goes back to the buyer.',
    pathParams: ReferencePath,
    body: NoBody,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'cancelEscrow',
      tag: 'Escrow',
      sdk: 'escrow.cancel',
      cli: 'cancel',
      repeat: 'key',
      errors: [...stateErrors, 'already_funded', 'disputed', 'final'],
      example: { params: reference },
    },
  }),
  deliver: operation({
    method: 'POST',
    path: '/escrow/:reference/deliver',
    summary: 'Record the delivery',
    description:
      'Records delivery and starts the inspection window, at whose end the money is released by itself. ' +
      'Self-managed escrows need `tracking_number` and `proof_photo_url`.',
    pathParams: ReferencePath,
    body: DeliverInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'deliverEscrow',
      tag: 'Escrow',
      sdk: 'escrow.deliver',
      cli: 'deliver',
      repeat: 'key',
      errors: [...stateErrors, 'not_funded', 'already_delivered', 'disputed', 'final'],
      example: {
        params: reference,
        body: { tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof/1001.jpg' },
      },
    },
  }),
  release: operation({
    method: 'POST',
    path: '/escrow/:reference/release',
    summary: 'Release the money to the seller',
    description:
      'Releases all that is held, or the `amount` named (which needs an `Idempotency-Key`). ' +
      '`dry_run=true` answers what would move and moves nothing.',
    pathParams: ReferencePath,
    query: z
      .object({ dry_run: z.enum(['true', 'false']).optional().describe('`true`: say what would move.') })
      .strict(),
    body: ReleaseInput,
    responses: {
      200: z
        .union([Escrow, ReleasePreview])
        .describe('The escrow as it stands then; what would move, if `dry_run` asked.'),
    },
    metadata: {
      operationId: 'releaseEscrow',
      tag: 'Escrow',
      sdk: 'escrow.release',
      cli: 'release',
      repeat: 'key',
      errors: [
        ...stateErrors,
        ...releaseBlocks,
        'amount_exceeds_held',
        'amount_too_small',
        'idempotency_key_required',
      ],
      example: { params: reference },
    },
  }),
  refund: operation({
    method: 'POST',
    path: '/escrow/:reference/refund',
    summary: 'Refund the buyer',
    description:
      'Gives all that is held back to the buyer, or the `amount` named (which needs an `Idempotency-Key`): ' +
      'each part goes to the account it came from, the newest payment first.',
    pathParams: ReferencePath,
    body: RefundInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'refundEscrow',
      tag: 'Escrow',
      sdk: 'escrow.refund',
      cli: 'refund',
      repeat: 'key',
      errors: [
        ...stateErrors,
        'not_funded',
        'disputed',
        'final',
        'payment_reversed',
        'amount_exceeds_held',
        'amount_too_small',
        'idempotency_key_required',
      ],
      example: { params: reference, body: { reason: 'Out of stock' } },
    },
  }),
  dispute: operation({
    method: 'POST',
    path: '/escrow/:reference/dispute',
    summary: 'Open a dispute',
    description:
      "Disputes a funded escrow for one side and stops the inspection window. The buyer's waits for the " +
      "seller's side until `respond_by`; the seller's goes to the operator at once. Without a named seller " +
      "you are the seller's side; otherwise `on_behalf_of` says whose side you speak for.",
    pathParams: ReferencePath,
    body: DisputeInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'openDispute',
      tag: 'Disputes',
      sdk: 'escrow.dispute',
      cli: 'dispute open',
      repeat: 'key',
      errors: [...stateErrors, 'not_funded', 'already_disputed', 'dispute_used', 'final'],
      example: {
        params: reference,
        body: {
          reason: 'damaged',
          description: 'The screen is cracked.',
          evidence: ['https://shop.example.com/photos/1001.jpg'],
          on_behalf_of: 'buyer',
        },
      },
    },
  }),
};
