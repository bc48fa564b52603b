import { Router } from 'express';
import type { Services } from '../../services.js';
import { pageAssets } from './assets.js';
import { checkoutPages } from './checkout-page/routes.js';
import { documentation } from './docs.js';
import { sellerPages } from './seller-page/routes.js';
import { signedInRoutes } from './signed-in/routes.js';
import { CheckoutWatch } from './signed-in/watch.js';

/** What a browser finds. */
export function pageRoutes(services: Services, isStopping: () => boolean): Router {
  const router = Router();
  const watch = new CheckoutWatch(services, isStopping);
  router.use(signedInRoutes(services, watch, checkoutPages));
  router.use(signedInRoutes(services, watch, sellerPages));
  router.get('/assets/:file', pageAssets);
  router.get('/', (request, response, next) =>
    request.accepts(['application/json', 'html']) === 'html' ? response.redirect('/docs') : next(),
  );
  router.get(['/docs', '/docs/*path', '/llms.txt', '/llms-full.txt'], documentation());
  return router;
}
