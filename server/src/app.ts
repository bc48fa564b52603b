import express, { type Express, Router } from 'express';
import { accountRoutes } from './features/accounts/routes.js';
import { bankRoutes } from './features/banks/routes.js';
import { chargeRoutes } from './features/charges/routes.js';
import { dashboard } from './features/dashboard/mount.js';
import { peopleRoutes } from './features/dashboard/people/routes.js';
import { screenRoutes } from './features/dashboard/screens/routes.js';
import { deliveryRoutes } from './features/delivery/routes.js';
import { disputeRoutes } from './features/disputes/routes.js';
import { escrowRoutes } from './features/escrow/routes.js';
import { eventRoutes } from './features/events/routes.js';
import { fileRoutes } from './features/files/routes.js';
import { healthRoutes } from './features/health/routes.js';
import { notificationRoutes } from './features/notifications/routes.js';
import { pageErrors } from './features/pages/errors.js';
import { apiDocument } from './features/pages/openapi.js';
import { languageChoice } from './features/pages/reader.js';
import { pageRoutes } from './features/pages/routes.js';
import { sandboxInbox } from './features/pages/sandbox-inbox.js';
import { photoRoutes } from './features/photos/routes.js';
import { createUploads } from './features/photos/upload-room.js';
import { sellerRoutes } from './features/sellers/routes.js';
import { webhookDeliveryRoutes } from './features/webhooks/delivery-routes.js';
import { webhookRoutes } from './features/webhooks/routes.js';
import { authentication } from './http/authentication.js';
import { jsonBody } from './http/body.js';
import { bodyDeadline } from './http/body-deadline.js';
import { deprecation } from './http/deprecation.js';
import { errorMapper } from './http/errors.js';
import { warnOfProxy } from './http/forwarded.js';
import { inOrder } from './http/in-order.js';
import { mountContract } from './http/mount.js';
import { rateLimit } from './http/rate-limit.js';
import { requestLog } from './http/request-log.js';
import { keyShares, networkShares } from './http/shares/request-shares.js';
import { slowRefusals } from './http/shares/slow-refusals.js';
import { strictTransport } from './http/strict-transport.js';
import { traced } from './http/traced.js';
import { refuseForms, unknownPath } from './http/unknown-path.js';
import { operatorOf } from './operator-settings.js';
import { sandboxForms } from './sandbox/forms.js';
import { sandboxRoutes } from './sandbox/routes.js';
import type { Services } from './services.js';

/**
 * Builds the HTTP application, without a port or the environment. Checks run in this order: path, key, mode,
 * scope, rate, shares, body, fields; then the handler's own.
 */
export function createApp(services: Services, isStopping: () => boolean = () => false): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.locals.operator = operatorOf(services.config);
  app.locals.languageChoice = languageChoice(services);
  const mapError = pageErrors(errorMapper(services));
  const api = Router({ caseSensitive: true });
  const { RATE_LIMIT_PER_SECOND: perSecond, RATE_LIMIT_BURST: burst } = services.config;
  const operations = mountContract(api, services, handlers(services, isStopping), [
    deprecation(services),
    authentication(services),
    rateLimit({ perSecond, burst }),
    keyShares(services.config),
    jsonBody,
    traced,
  ]);
  app.use(
    inOrder(
      requestLog(services),
      strictTransport(services),
      warnOfProxy(services),
      bodyDeadline(services, mapError),
      refuseForms,
      operations,
    ),
  );
  // Before the router of the API: partners send bursts of these.
  app.use(notificationRoutes(services, networkShares(services.config)));
  app.use(api);
  app.use(healthRoutes(services, isStopping));
  app.use(networkShares(services.config));
  app.use(traced);
  app.use(apiDocument(services));
  app.use(fileRoutes(services));
  app.use(photoRoutes(services));
  app.use(peoplePages(services, isStopping));
  app.use(unknownPath);
  app.use(slowRefusals(services));
  app.use(mapError);
  return app;
}

/** What people open in a browser. Pages and dashboard share the rooms in which forms with photos are read. */
function peoplePages(services: Services, isStopping: () => boolean): Router[] {
  const uploads = createUploads();
  const screens = screenRoutes(services, sandboxForms(services), uploads);
  return [
    pageRoutes(services, uploads, isStopping),
    dashboard(services, uploads, [...screens, ...peopleRoutes(services)]),
    sandboxInbox(services),
  ];
}

function handlers(services: Services, isStopping: () => boolean) {
  return {
    escrow: escrowRoutes(services),
    charge: chargeRoutes(services),
    disputes: disputeRoutes(services),
    delivery: deliveryRoutes(services),
    sellers: sellerRoutes(services),
    banks: bankRoutes(services),
    account: accountRoutes(services),
    webhooks: webhookRoutes(services),
    webhookDeliveries: webhookDeliveryRoutes(services),
    events: eventRoutes(services, isStopping),
    sandbox: sandboxRoutes(services),
  };
}
