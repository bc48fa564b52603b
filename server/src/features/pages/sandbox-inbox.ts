import { type RequestHandler, Router } from 'express';
import type { SandboxMail } from '../../adapters/store/mail-rows.js';
import { mailStyle } from '../../domain/mail/render.js';
import type { Services } from '../../services.js';
import { html, type Markup, sendPage } from './html.js';
import { isOfThisMachine } from './own-machine.js';

/**
 * Mails of test mode, for people who try things out on their own machine. Nobody signs in here, so it is
 * served only where nobody else can be: see `isOfThisMachine`. Elsewhere there is nothing at this path.
 */
export function sandboxInbox(services: Services): Router {
  const router = Router();
  const { sandboxMailer } = services;
  const guard: RequestHandler = (request, _response, next) =>
    isOfThisMachine(services, request) ? next() : next('router');
  router.get('/sandbox/inbox', guard, async (_request, response) => {
    sendPage(response, 'Sandbox inbox', listBody(await sandboxMailer.list()));
  });
  router.get('/sandbox/inbox/:id', guard, async (request, response, next) => {
    const mail = await sandboxMailer.read(String(request.params.id));
    if (mail) sendPage(response, mail.subject, mailBody(mail), [mailStyle]);
    else next();
  });
  return router;
}

function listBody(mails: readonly SandboxMail[]): Markup {
  const rows = mails.map(
    ({ id, keptAt, recipient, subject }) =>
      html`<tr><td>${timeOf(keptAt)}</td><td>${recipient}</td>
<th scope="row"><a href="/sandbox/inbox/${id}">${subject}</a></th></tr>`,
  );
  const table = html`<table><caption>The newest ${rows.length}, latest first</caption>
<thead><tr><th scope="col">Kept</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows}</tbody></table>`;
  return html`<h1>Sandbox inbox</h1>
<p>Mails of test mode stay on this machine. Nothing here was sent to anybody.</p>
${rows.length === 0 ? html`<p>There is no mail yet.</p>` : table}`;
}

/** The HTML is shown in a frame that may run and load nothing. */
function mailBody(mail: SandboxMail): Markup {
  return html`<p><a href="/sandbox/inbox">Sandbox inbox</a></p><h1>${mail.subject}</h1>
<dl><dt>From</dt><dd>${mail.sender}</dd><dt>To</dt><dd>${mail.recipient}</dd>
<dt>Kept</dt><dd>${timeOf(mail.keptAt)}</dd><dt>Message-ID</dt><dd>${mail.messageId}</dd></dl>
<h2>Plain text</h2><pre>${mail.plain}</pre>
<h2>HTML</h2><iframe title="The mail as HTML" sandbox srcdoc="${mail.html}"></iframe>`;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
