import { basePath } from '@escrow-checkout/contract';
import { Router } from 'express';
import { documentation } from './docs.js';
import { html, sendPage } from './html.js';

/**
 * What a browser finds. The checkout page says the same for every reference, so that nobody learns from it
 * which ones exist; account details are shown to signed-in buyers only.
 */
export function pageRoutes(): Router {
  const router = Router();
  router.get('/checkout/:reference', (_request, response) => {
    sendPage(response, 'Checkout', checkoutBody);
  });
  router.get('/', (request, response, next) =>
    request.accepts(['application/json', 'html']) === 'html' ? response.redirect('/docs') : next(),
  );
  router.get(['/docs', '/docs/*path', '/llms.txt', '/llms-full.txt'], documentation());
  return router;
}

const checkoutBody = html`<h1>Pay by bank transfer</h1>
<p>Your money is held until you have received what you bought.</p>
<p>Account details are shown to the buyer after signing in with the e-mail address of the order.</p>
<h2>Trying it out?</h2>
<p>In test mode no real money moves. Simulate the transfer with the command below, or with
<code>POST ${basePath}/sandbox/escrow/{reference}/fund</code>.</p>
<p><code>escrow-cli sandbox fund &lt;reference&gt;</code></p>`;
