import { renderInbox, renderInboxMail } from '@escrow-checkout/web';
import { type RequestHandler, Router } from 'express';
import type { Services } from '../../services.js';
import { isOfThisMachine } from './own-machine.js';
import { sendFramed, sendFraming, sendHtml } from './responses.js';

type KeptMail = Awaited<ReturnType<Services['sandboxMailer']['list']>>[number];

const path = '/sandbox/inbox';

/**
 * Shows the mails of test mode. It needs no sign-in, so it is served only to the machine itself (see
 * `isOfThisMachine`); to others the path is unknown.
 */
export function sandboxInbox(services: Services): Router {
  const router = Router();
  const { sandboxMailer, config } = services;
  const guard: RequestHandler = (request, _response, next) =>
    isOfThisMachine(services, request) ? next() : next('router');
  router.get(path, guard, async (_request, response) => {
    const mails = (await sandboxMailer.list()).map(presentMail);
    sendHtml(response, renderInbox({ path, mails }));
  });
  router.get(`${path}/:id`, guard, async (request, response, next) => {
    const mail = await sandboxMailer.read(String(request.params.id));
    if (!mail) return next();
    const asked = { code: codeIn(mail.text), link: linkIn(mail.text, config.siteUrl) };
    sendFraming(response, renderInboxMail({ path, mail: presentMail(mail), ...asked }));
  });
  router.get(`${path}/:id/html`, guard, async (request, response, next) => {
    const mail = await sandboxMailer.read(String(request.params.id));
    if (mail) sendFramed(response, mail.html);
    else next();
  });
  return router;
}

function presentMail({ id, recipient, subject, text, keptAt }: KeptMail) {
  return { id, recipient, subject, plain: text, keptAt: new Date(keptAt).toISOString() };
}

/** The code to type, which is alone on its line. */
function codeIn(text: string): string | null {
  return /^ {2}(\d[\d ]*)$/m.exec(text)?.[1] ?? null;
}

/** The first link to a page of ours. */
function linkIn(text: string, siteUrl: string): { label: string; url: string } | null {
  const links = text.matchAll(/^(.+): (https?:\/\/\S+)$/gm);
  const [, label, url] = [...links].find(([, , address]) => address?.startsWith(`${siteUrl}/`)) ?? [];
  return label === undefined || url === undefined ? null : { label, url };
}
