import { type RequestHandler, Router } from 'express';
import { isId } from '../../domain/id.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { PngCache } from './png-cache.js';
import { findFile } from './store-file.js';

/**
 * Serves uploaded files, which are all pictures that the service has made itself: as they are kept, or as PNG
 * for mails.
 */
export function fileRoutes({ store, files, images }: Pick<Services, 'store' | 'files' | 'images'>): Router {
  const router = Router();
  const pngs = new PngCache(images);
  const send: RequestHandler = async (request, response, next) => {
    const [, id, ending] = /^([^.]*)(\.png)?$/.exec(String(request.params.name)) ?? [];
    const row = isId(id) ? await store.one(findFile, { id }) : undefined;
    const kept = row && (await files.get(row.id));
    const bytes = kept && ending ? await pngs.of(row.id, kept) : kept;
    if (bytes === 'busy') throw new ProblemError('busy');
    if (!bytes || typeof bytes === 'string') return next();
    response.setHeader('Content-Type', ending ? 'image/png' : 'image/webp');
    // What an id names never changes.
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.end(bytes);
  };
  router.get('/files/:name', send);
  return router;
}
