import { renderInbox, renderInboxMail } from '@escrow-checkout/web';
import { type RequestHandler, Router } from 'express';
import type { SandboxMail } from '../../adapters/store/mail-rows.js';
import { mailStyle } from '../../domain/mail/render.js';
import type { Services } from '../../services.js';
import { isOfThisMachine } from './own-machine.js';
import { sendHtml } from './responses.js';

const path = '/sandbox/inbox';

/**
 * Shows the mails of test mode. It needs no sign-in, so it is served only to the machine itself (see
 * `isOfThisMachine`); to others the path is unknown.
 */
export function sandboxInbox(services: Services): Router {
  const router = Router();
  const { sandboxMailer } = services;
  const guard: RequestHandler = (request, _response, next) =>
    isOfThisMachine(services, request) ? next() : next('router');
  router.get(path, guard, async (_request, response) => {
    const mails = (await sandboxMailer.list()).map(presentMail);
    sendHtml(response, renderInbox({ path, mails }));
  });
  router.get(`${path}/:id`, guard, async (request, response, next) => {
    const mail = await sandboxMailer.read(String(request.params.id));
    if (mail) sendHtml(response, renderInboxMail({ path, mail: presentMail(mail) }), 200, [mailStyle]);
    else next();
  });
  return router;
}

function presentMail({ keptAt, ...mail }: SandboxMail) {
  return { ...mail, keptAt: new Date(keptAt).toISOString() };
}
