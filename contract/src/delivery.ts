import { z } from 'zod';
import { ReferencePath } from './escrow-inputs.js';
import { operation } from './operation.js';
import { NoBody, text } from './primitives.js';

export const BookedDelivery = z
  .object({
    ok: z.boolean().describe('Whether the carrier confirmed the pickup.'),
    tracking_number: text(200, "The carrier's number."),
  })
  .strict()
  .describe('A booked pickup.');

export const deliveryOperations = {
  retry: operation({
    method: 'POST',
    path: '/escrow/:reference/delivery/retry',
    summary: 'Book the pickup again',
    description:
      'Not built yet: without a carrier every call is refused with `live_mode_unavailable`. It will book ' +
      'or re-book the pickup of a managed delivery. Carriers have no test mode: live keys only.',
    pathParams: ReferencePath,
    body: NoBody,
    responses: { 200: BookedDelivery },
    metadata: {
      operationId: 'retryDelivery',
      tag: 'Delivery',
      sdk: 'delivery.retry',
      cli: 'delivery retry',
      keys: 'live',
      repeat: 'key',
      errors: ['not_found', 'live_mode_unavailable'],
      example: { params: { reference: 'ORD-1001' } },
    },
  }),
};
