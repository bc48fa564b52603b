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
import { partnerErrors } from './operation-codes.js';
import { NoBody } from './primitives.js';
import { releaseBlocks } from './states.js';

const reference = { reference: 'ORD-1001' };

const stateErrors = ['not_found', 'conflict', 'idempotency_mismatch'] as const;

/** The operations that change an open escrow. */
export const escrowActions = {
  accept: operation({
    method: 'POST',
    path: '/escrow/:reference/accept',
    summary: 'Accept the sale',
    description: "Accepts for the seller. It can also save the seller's bank account.",
    pathParams: ReferencePath,
    body: AcceptInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'acceptEscrow',
      scope: 'escrows',
      tag: 'Escrow',
      sdk: 'escrow.accept',
      cli: 'accept',
      repeat: 'key',
      errors: [
        ...stateErrors,
        'already_accepted',
        'final',
        'payout_details_locked',
        'bank_account_changed',
        ...partnerErrors,
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
      scope: 'refunds_and_releases',
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
    description: 'Cancels an escrow that is not fully paid; what was paid goes back to the buyer.',
    pathParams: ReferencePath,
    body: NoBody,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'cancelEscrow',
      scope: 'escrows',
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
      'Records the delivery and starts the inspection window, now or at `expected_arrival_at`. When it ' +
      'ends, the money is released automatically. Send `tracking_number` and `proof_photo_url` if you ' +
      'deliver yourself. For a managed delivery, send them if the carrier has not picked the parcel up ' +
      'yet, or has failed to deliver it.',
    pathParams: ReferencePath,
    body: DeliverInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'deliverEscrow',
      scope: 'escrows',
      tag: 'Escrow',
      sdk: 'escrow.deliver',
      cli: 'deliver',
      repeat: 'key',
      errors: [
        ...stateErrors,
        'not_funded',
        'already_delivered',
        'delivery_not_picked_up',
        'disputed',
        'final',
      ],
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
      'Releases all that is held, or the `amount` you send. With an `amount`, an `Idempotency-Key` is ' +
      'required. With `dry_run=true` it returns what would move and moves nothing. With the ' +
      "`code` that the buyer has said at the door, it is the buyer's own release of all that is held.",
    pathParams: ReferencePath,
    query: z
      .object({
        dry_run: z.enum(['true', 'false']).optional().describe('`true`: only return what would move.'),
      })
      .strict(),
    body: ReleaseInput,
    responses: {
      200: z
        .union([Escrow, ReleasePreview])
        .describe('The escrow after the release; with `dry_run`, what would move.'),
    },
    metadata: {
      operationId: 'releaseEscrow',
      scope: 'refunds_and_releases',
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
        'release_code_not_shown',
        'release_code_wrong',
        'release_code_blocked',
      ],
      example: { params: reference },
    },
  }),
  refund: operation({
    method: 'POST',
    path: '/escrow/:reference/refund',
    summary: 'Refund the buyer',
    description:
      'Refunds all that is held, or the `amount` you send. With an `amount`, an `Idempotency-Key` is ' +
      'required. Each payment goes back to the account it came from, the newest first.',
    pathParams: ReferencePath,
    body: RefundInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'refundEscrow',
      scope: 'refunds_and_releases',
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
      'Opens a dispute for one side of a funded escrow and stops the inspection window. A dispute of the ' +
      "buyer waits for the seller's side until `respond_by`; one of the seller goes to the operator at " +
      "once. Without a named seller you are the seller's side; otherwise `on_behalf_of` names the side " +
      'you speak for. A side that withdrew its dispute can open one more.',
    pathParams: ReferencePath,
    body: DisputeInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'openDispute',
      scope: 'escrows',
      tag: 'Disputes',
      sdk: 'escrow.dispute',
      cli: 'dispute open',
      repeat: 'key',
      errors: [...stateErrors, 'not_funded', 'already_disputed', 'final'],
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
