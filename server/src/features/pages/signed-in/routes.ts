import { errors } from '@escrow-checkout/contract';
import type { SignInLinks } from '@escrow-checkout/web';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { contextOf } from '../../../http/context.js';
import { asProblem } from '../../../http/errors.js';
import type { Services } from '../../../services.js';
import type { Asked } from '../../sign-in/checkouts.js';
import { goTo, sendFailure } from '../responses.js';
import { formBody, requireOwnOrigin } from './form.js';
import { FormLimit } from './form-limit.js';
import type { PageRequest } from './request.js';
import { askForCode, leave, showCode, takeCode } from './sign-in.js';
import { showStatus, streamStatus } from './status.js';
import type { CheckoutWatch } from './watch.js';

export type Show<Links extends SignInLinks> = (page: PageRequest<Links>) => Promise<void> | void;

/** The pages of one side. */
export interface Pages<Links extends SignInLinks> {
  /** `/checkout/:reference`. */
  at: string;
  /** Reads what an address names; null if no checkout can have it. */
  ask(request: Request): { asked: Asked; links: Links } | null;
  /** Handlers of GET, by the path below `at`. */
  shows: Readonly<Record<string, Show<Links>>>;
  /** Handlers of POST, by the path below `at`. */
  forms: Readonly<Record<string, Show<Links>>>;
  /** Forms that may carry photos, whose handlers read them once they know who sends them. */
  photoForms: readonly string[];
}

/** Routes of pages that need a sign-in, with the sign-in itself and the status stream. */
export function signedInRoutes<Links extends SignInLinks>(
  { services, watch, uploads }: Pick<PageRequest, 'services' | 'uploads'> & { watch: CheckoutWatch },
  pages: Pages<Links>,
): Router {
  const router = Router({ caseSensitive: true });
  const shows = {
    '/code': showCode,
    '/status': showStatus,
    '/stream': (page: PageRequest) => streamStatus(page, watch),
    ...pages.shows,
  };
  const forms = { '/sign-in': askForCode, '/code': takeCode, '/sign-out': leave, ...pages.forms };
  const shared = { services, formLimit: new FormLimit(), uploads };
  const handle = (show: Show<Links>) => pageOf(shared, pages, show);
  for (const [path, show] of Object.entries(shows)) router.get(`${pages.at}${path}`, handle(show));
  // After a failed form, going back or a reload requests the form's own path with GET.
  const formsOnly = Object.keys(forms).filter((path) => !(path in shows));
  for (const path of formsOnly) router.get(`${pages.at}${path}`, handle(goToPage));
  const ownOrigin = requireOwnOrigin(services);
  for (const [path, take] of Object.entries(forms)) {
    const guard = pages.photoForms.includes(path) ? [ownOrigin] : [ownOrigin, formBody];
    router.post(`${pages.at}${path}`, guard, handle(take));
  }
  router.use(pages.at, pageErrors(services));
  return router;
}

function goToPage({ response, links }: PageRequest): void {
  goTo(response, links.page);
}

/** An address that no checkout can have is left to the other routes. */
function pageOf<Links extends SignInLinks>(
  shared: Pick<PageRequest, 'services' | 'formLimit' | 'uploads'>,
  { ask }: Pages<Links>,
  show: Show<Links>,
): RequestHandler {
  return async (request, response, next) => {
    const found = ask(request);
    if (found === null) return next('router');
    await show({ ...shared, request, response, ...found });
  };
}

/** Shows errors as a page; an unexpected one is logged in full and shown as a request id. */
export function pageErrors(services: Services): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = asProblem(error);
    const { requestId } = contextOf(response);
    if (!problem) services.log.error({ err: error, request_id: requestId }, 'page failed');
    if (problem?.code === 'storage_full') return sendStorageFull(response);
    if (problem?.code === 'payload_too_large') return sendFailure(response, 413, 'tooLong');
    const status = statusOf(problem?.code);
    sendFailure(response, status, status === 503 ? 'unavailable' : 'again');
  };
}

function sendStorageFull(response: Response): void {
  const { status, retryAfterSeconds } = errors.storage_full;
  response.setHeader('Retry-After', String(retryAfterSeconds));
  sendFailure(response, status, 'full');
}

const unavailable = ['partner_unavailable', 'partner_error', 'live_mode_unavailable', 'busy', 'conflict'];

function statusOf(code: string | undefined): number {
  if (code === undefined) return 500;
  return unavailable.includes(code) ? 503 : 400;
}
