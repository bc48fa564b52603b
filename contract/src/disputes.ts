import { z } from 'zod';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { httpsUrl, Kobo, NoBody, page, pageQuery, Reference, Timestamp, text, Uuid } from './primitives.js';
import { disputeOutcomes, disputeReasons, disputeStatuses, modes, openingReasons } from './states.js';

const sides = ['buyer', 'seller'] as const;

const Links = z
  .array(httpsUrl('An https:// address, which the service never fetches.'))
  .max(limits.disputeLinksMax);

const OnBehalfOf = z
  .enum(sides)
  .describe('The side you speak for. Required if the escrow names a seller; otherwise you are the seller.');

export const DisputeInput = z
  .object({
    reason: z.enum(openingReasons).describe('What is wrong.'),
    description: text(limits.disputeTextLengthMax, 'What happened, in words.').optional(),
    evidence: Links.optional().describe('Photos and documents, as https:// addresses.'),
    on_behalf_of: OnBehalfOf.optional(),
  })
  .strict();

export const EvidenceInput = z
  .object({
    text: text(limits.disputeTextLengthMax, 'The statement. Required unless there are links.').optional(),
    links: Links.optional().describe('Photos and documents, as https:// addresses.'),
    on_behalf_of: OnBehalfOf.optional(),
  })
  .strict();

export const DisputeStatement = z
  .object({
    side: z.enum(sides),
    text: text(limits.disputeTextLengthMax, 'What was said.').nullable(),
    links: z
      .array(text(limits.urlLengthMax, 'An https:// address.'))
      .max(limits.disputeLinksMax)
      .describe('Photos and documents.'),
    at: Timestamp,
  })
  .strict()
  .describe('What one side said.');

export const Dispute = z
  .object({
    id: Uuid,
    escrow_id: Uuid,
    reference: Reference,
    mode: z.enum(modes),
    status: z.enum(disputeStatuses),
    reason: z.enum(disputeReasons),
    opened_by: z.enum([...sides, 'operator']).describe('The side that opened it.'),
    description: text(limits.disputeTextLengthMax, 'What happened, in words.').nullable(),
    respond_by: Timestamp.nullable().describe(
      "When the seller's side has to respond; after that everything held goes back to the buyer.",
    ),
    evidence: z
      .array(DisputeStatement)
      .max(limits.disputeStatementsMax)
      .describe('What both sides said, oldest first, beginning with the opening statement.'),
    outcome: z.enum(disputeOutcomes).nullable(),
    amount_to_seller: Kobo.nullable().describe('What the seller got when it ended, in kobo.'),
    decision_reason: text(limits.disputeTextLengthMax, 'Why the operator decided so, for both sides.')
      .nullable()
      .describe('Why the operator decided so. Both sides read it.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .strict()
  .describe('A dispute. Every field is always present; what is unset is null.');

export const DisputePage = page(Dispute);
export const DisputePath = z.object({ id: Uuid });

const params = { id: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d' };
const stateErrors = ['not_found', 'conflict', 'not_disputed', 'final', 'idempotency_mismatch'] as const;

export const disputeOperations = {
  list: operation({
    method: 'GET',
    path: '/disputes',
    summary: 'List disputes',
    description: 'Lists your disputes, newest first, page by page.',
    query: z
      .object({
        ...pageQuery,
        status: z.enum(disputeStatuses).optional().describe('Only disputes with this status.'),
      })
      .strict(),
    responses: { 200: DisputePage },
    metadata: {
      operationId: 'listDisputes',
      scope: 'read',
      tag: 'Disputes',
      sdk: 'disputes.list',
      cli: 'dispute list',
      errors: [],
      example: { query: { status: 'waiting_for_seller' } },
    },
  }),
  get: operation({
    method: 'GET',
    path: '/disputes/:id',
    summary: 'Read a dispute',
    description: 'Returns one dispute with everything both sides said.',
    pathParams: DisputePath,
    responses: { 200: Dispute },
    metadata: {
      operationId: 'getDispute',
      scope: 'read',
      tag: 'Disputes',
      sdk: 'disputes.get',
      cli: 'dispute show',
      errors: ['not_found'],
      example: { params },
    },
  }),
  addEvidence: operation({
    method: 'POST',
    path: '/disputes/:id/evidence',
    summary: 'Add evidence to a dispute',
    description:
      "Adds a statement for one side: `text`, `links`, or both. The first response of the seller's side " +
      'stops the deadline and passes the dispute to the operator.',
    pathParams: DisputePath,
    body: EvidenceInput,
    responses: { 200: Dispute },
    metadata: {
      operationId: 'addDisputeEvidence',
      scope: 'escrows',
      tag: 'Disputes',
      sdk: 'disputes.addEvidence',
      cli: 'dispute evidence',
      repeat: 'key',
      addsData: true,
      errors: [...stateErrors, 'evidence_limit'],
      example: {
        params,
        body: {
          text: 'Handed over on Monday, see the signature.',
          links: ['https://shop.example.com/proof/1001.jpg'],
          on_behalf_of: 'seller',
        },
      },
    },
  }),
  withdraw: operation({
    method: 'POST',
    path: '/disputes/:id/withdraw',
    summary: 'Withdraw a dispute',
    description:
      "Withdraws a dispute that the seller's side opened; the inspection window continues with the " +
      "remaining time. Only the buyer can withdraw one that was opened for the buyer's side. A side that " +
      'has withdrawn a dispute can open one more for the escrow, which it cannot withdraw.',
    pathParams: DisputePath,
    body: NoBody,
    responses: { 200: Dispute },
    metadata: {
      operationId: 'withdrawDispute',
      scope: 'escrows',
      tag: 'Disputes',
      sdk: 'disputes.withdraw',
      cli: 'dispute withdraw',
      repeat: 'key',
      errors: [...stateErrors, 'not_opener', 'withdrawal_used', 'payment_reversed'],
      example: { params },
    },
  }),
  concede: operation({
    method: 'POST',
    path: '/disputes/:id/concede',
    summary: 'Concede a dispute',
    description: "Concedes for the seller's side: everything held goes back to the buyer.",
    pathParams: DisputePath,
    body: NoBody,
    responses: { 200: Dispute },
    metadata: {
      operationId: 'concedeDispute',
      scope: 'refunds_and_releases',
      tag: 'Disputes',
      sdk: 'disputes.concede',
      cli: 'dispute concede',
      repeat: 'key',
      errors: [...stateErrors, 'payment_reversed'],
      example: { params },
    },
  }),
};
