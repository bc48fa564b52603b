import { z } from 'zod';
import { Escrow, EscrowPage } from './escrow.js';
import { Ledger, Timeline } from './escrow-history.js';
import { ReferencePath } from './escrow-inputs.js';
import { operation } from './operation.js';
import { historyQuery, pageQuery } from './primitives.js';
import { escrowStatuses } from './states.js';

const reference = { reference: 'ORD-1001' };

/** The operations that only read. */
export const escrowReads = {
  get: operation({
    method: 'GET',
    path: '/escrow/:reference',
    summary: 'Read an escrow',
    description:
      'Returns the escrow with its newest credits, payouts and refunds, at most 50 of each, and its newest ' +
      'dispute.',
    pathParams: ReferencePath,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'getEscrow',
      scope: 'read',
      tag: 'Escrow',
      sdk: 'escrow.get',
      cli: 'get',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
  list: operation({
    method: 'GET',
    path: '/escrow',
    summary: 'List escrows',
    description: 'Lists your escrows, newest first, page by page.',
    query: z
      .object({
        ...pageQuery,
        status: z.enum(escrowStatuses).optional().describe('Only escrows with this status.'),
      })
      .strict(),
    responses: { 200: EscrowPage },
    metadata: {
      operationId: 'listEscrows',
      scope: 'read',
      tag: 'Escrow',
      sdk: 'escrow.list',
      cli: 'list',
      errors: [],
      example: { query: { status: 'funded' } },
    },
  }),
  timeline: operation({
    method: 'GET',
    path: '/escrow/:reference/timeline',
    summary: 'Read the timeline',
    description:
      'Returns everything that happened to the escrow, oldest first and page by page, with the actor and ' +
      'the channel of each entry.',
    pathParams: ReferencePath,
    query: z.object(historyQuery).strict(),
    responses: { 200: Timeline },
    metadata: {
      operationId: 'getEscrowTimeline',
      scope: 'read',
      tag: 'Escrow',
      sdk: 'escrow.timeline',
      cli: 'timeline',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
  ledger: operation({
    method: 'GET',
    path: '/escrow/:reference/ledger',
    summary: 'Read the ledger of an escrow',
    description:
      'Returns every movement of money of this escrow, oldest first and page by page, and the balance that ' +
      'the ledger holds for it.',
    pathParams: ReferencePath,
    query: z.object(historyQuery).strict(),
    responses: { 200: Ledger },
    metadata: {
      operationId: 'getEscrowLedger',
      scope: 'read',
      tag: 'Escrow',
      sdk: 'escrow.ledger',
      cli: 'ledger',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
};
