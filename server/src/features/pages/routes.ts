import { Router } from 'express';
import type { Services } from '../../services.js';
import { pageAssets } from './assets.js';
import { checkoutRoutes } from './checkout/routes.js';
import { documentation } from './docs.js';

/** What a browser finds. */
export function pageRoutes(services: Services, isStopping: () => boolean): Router {
  const router = Router();
  router.use(checkoutRoutes(services, isStopping));
  router.get('/assets/:file', pageAssets);
  router.get('/', (request, response, next) =>
    request.accepts(['application/json', 'html']) === 'html' ? response.redirect('/docs') : next(),
  );
  router.get(['/docs', '/docs/*path', '/llms.txt', '/llms-full.txt'], documentation());
  return router;
}
