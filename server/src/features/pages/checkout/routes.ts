import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { contextOf } from '../../../http/context.js';
import { asProblem } from '../../../http/errors.js';
import type { Services } from '../../../services.js';
import { requireOwnOrigin } from '../origin.js';
import { sendFailure } from '../send.js';
import {
  askProblem,
  askRelease,
  freshAccount,
  mailReceipt,
  release,
  reportProblem,
  simulate,
} from './actions.js';
import { askedOrder } from './address.js';
import { formBody } from './form.js';
import { showOrder, showReceipt } from './show.js';
import { askForCode, leave, type PageRequest, showCode, takeCode } from './sign-in.js';
import { showStatus, streamStatus } from './status.js';
import { OrderWatch } from './watch.js';

type Show = (page: PageRequest) => Promise<void> | void;

/** The pages of an order: what shows something, and what a form does. */
export function checkoutRoutes(services: Services, isStopping: () => boolean): Router {
  const router = Router({ caseSensitive: true });
  const watch = new OrderWatch(services, isStopping);
  const shows: Record<string, Show> = {
    '': showOrder,
    '/code': showCode,
    '/release': askRelease,
    '/problem': askProblem,
    '/receipt': showReceipt,
    '/status': showStatus,
    '/stream': (page) => streamStatus(page, watch),
  };
  const forms: Record<string, Show> = {
    '/sign-in': askForCode,
    '/code': takeCode,
    '/sign-out': leave,
    '/release': release,
    '/problem': reportProblem,
    '/account': freshAccount,
    '/simulate': simulate,
    '/receipt': mailReceipt,
  };
  const at = (path: string) => `/checkout/:reference${path}`;
  for (const [path, show] of Object.entries(shows)) router.get(at(path), pageOf(services, show));
  const guard = [requireOwnOrigin(services), formBody];
  for (const [path, take] of Object.entries(forms)) router.post(at(path), guard, pageOf(services, take));
  router.use('/checkout', pageErrors(services));
  return router;
}

/** A reference that no order can have leads nowhere. */
function pageOf(services: Services, show: Show): RequestHandler {
  return async (request, response, next) => {
    const order = askedOrder(request);
    if (order === null) return next('router');
    await show({ services, request, response, order });
  };
}

/** What goes wrong is said as a page; a fault is logged whole and shown as a number. */
function pageErrors(services: Services): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = asProblem(error);
    const { requestId } = contextOf(response);
    if (!problem) services.log.error({ err: error, request_id: requestId }, 'page failed');
    const status = statusOf(problem?.code);
    sendFailure(response, status, status === 503 ? 'unavailable' : 'again');
  };
}

const unavailable = ['partner_unavailable', 'partner_error', 'live_mode_unavailable', 'busy', 'conflict'];

function statusOf(code: string | undefined): number {
  if (code === undefined) return 500;
  return unavailable.includes(code) ? 503 : 400;
}
