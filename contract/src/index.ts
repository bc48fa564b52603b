import { initContract } from '@ts-rest/core';
import { accountOperations } from './account.js';
import { bankOperations } from './banks.js';
import { chargeOperations } from './charges.js';
import { deliveryOperations } from './delivery.js';
import { disputeOperations } from './disputes.js';
import { escrowOperations } from './escrow-operations.js';
import { eventOperations } from './event-operations.js';
import { Problem } from './problem.js';
import { sandboxOperations } from './sandbox.js';
import { sandboxBankOperations } from './sandbox-bank.js';
import { sellerOperations } from './sellers.js';
import { webhookDeliveryOperations } from './webhook-deliveries.js';
import { webhookOperations } from './webhooks.js';

/** The path of the API below the service address. */
export const basePath = '/api/public/v1';

/** Every operation of the public API, by resource. Server, SDK, CLI and documents are derived from it. */
export const operations = {
  escrow: escrowOperations,
  charge: chargeOperations,
  disputes: disputeOperations,
  delivery: deliveryOperations,
  sellers: sellerOperations,
  banks: bankOperations,
  account: accountOperations,
  webhooks: webhookOperations,
  webhookDeliveries: webhookDeliveryOperations,
  events: eventOperations,
  sandbox: { ...sandboxOperations, ...sandboxBankOperations },
};

/**
 * The operations as a ts-rest router, with the base path and the error responses. It is cast to the
 * operations' type, since the router's own type is too long for a declaration file.
 */
export const contract: typeof operations = initContract().router(operations, {
  pathPrefix: basePath,
  strictStatusCodes: true,
  commonResponses: {
    400: Problem,
    401: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
    413: Problem,
    415: Problem,
    429: Problem,
    500: Problem,
    502: Problem,
    503: Problem,
  },
}) as unknown as typeof operations;

export * from './account.js';
export * from './banks.js';
export * from './charges.js';
export * from './delivery.js';
export * from './delivery-inputs.js';
export * from './deprecation.js';
export * from './disputes.js';
export * from './enumerations.js';
export * from './error-guide.js';
export * from './errors.js';
export * from './escrow.js';
export * from './escrow-history.js';
export * from './escrow-inputs.js';
export * from './escrow-parts.js';
export * from './event-operations.js';
export * from './event-payload.js';
export * from './event-stream.js';
export * from './events.js';
export * from './key-scopes.js';
export * from './limits.js';
export * from './operation.js';
export * from './operation-codes.js';
export * from './primitives.js';
export * from './problem.js';
export * from './sandbox.js';
export * from './sandbox-bank.js';
export * from './sellers.js';
export * from './states.js';
export * from './webhook-delivery-objects.js';
export * from './webhook-objects.js';
