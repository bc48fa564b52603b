import { type RequestHandler, Router } from 'express';
import { isId } from '../../domain/id.js';
import type { Services } from '../../services.js';
import { findFile } from './store-file.js';

/** Serves uploaded files, which are all pictures that the service has made itself. */
export function fileRoutes({ store, files }: Pick<Services, 'store' | 'files'>): Router {
  const router = Router();
  const send: RequestHandler = async (request, response, next) => {
    const { id } = request.params;
    const row = isId(id) ? await store.one(findFile, { id }) : undefined;
    const bytes = row && (await files.get(row.id));
    if (!bytes) return next();
    response.setHeader('Content-Type', 'image/webp');
    // What an id names never changes.
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.end(bytes);
  };
  router.get('/files/:id', send);
  return router;
}
