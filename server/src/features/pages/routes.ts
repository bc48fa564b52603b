import { type Asset, assets, renderFront } from '@escrow-checkout/web';
import { type RequestHandler, type Response, Router } from 'express';
import type { Services } from '../../services.js';
import type { Uploads } from '../photos/upload-room.js';
import { checkoutPages } from './checkout-page/routes.js';
import { documentation } from './docs.js';
import { sendPage } from './responses.js';
import { sellerPages } from './seller-page/routes.js';
import { signedInRoutes } from './signed-in/routes.js';
import { CheckoutWatch } from './signed-in/watch.js';

/** Routes of everything that a browser opens. */
export function pageRoutes(services: Services, uploads: Uploads, isStopping: () => boolean): Router {
  const router = Router();
  const watch = new CheckoutWatch(services, isStopping);
  const shared = { services, watch, uploads };
  router.use(signedInRoutes(shared, checkoutPages));
  router.use(signedInRoutes(shared, sellerPages));
  router.get('/assets/:file', pageAssets);
  router.get('/', (request, response, next) =>
    request.accepts(['application/json', 'html']) === 'html' ? sendPage(response, renderFront, {}) : next(),
  );
  router.get(['/docs', '/docs/*path', '/llms.txt', '/llms-full.txt'], documentation());
  return router;
}

/** Serves the style sheet and the script of the pages; their addresses change with their content. */
const pageAssets: RequestHandler = (request, response, next) => {
  const found = Object.values(assets()).find(({ path }) => path === request.path);
  if (found) sendAsset(response, found, request.acceptsEncodings(['gzip', 'identity']) === 'gzip');
  else next();
};

function sendAsset(response: Response, { type, text, gzip }: Asset, isCompressed: boolean): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.end(isCompressed ? gzip : text);
}
