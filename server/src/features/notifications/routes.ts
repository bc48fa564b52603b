import express, { type RequestHandler, Router } from 'express';
import { traced } from '../../http/traced.js';
import type { Services } from '../../services.js';
import { storeNotification } from './receive.js';

/** A notification may list hundreds of transactions. */
const bodyBytesMax = 1024 * 1024;

/**
 * Receives the notifications of banking partners. The body is read as bytes, since the signature covers
 * those. 200 means that it is stored, whatever it is about; after any other status the partner repeats it.
 *
 * @param shares bounds the bodies that strangers have us hold, before one is read
 */
export function notificationRoutes(services: Services, shares: RequestHandler): Router {
  const router = Router();
  const rawBody = express.raw({ limit: bodyBytesMax, type: () => true });
  let forgedCount = 0;
  router.post('/partners/:partner/notifications', shares, rawBody, traced, async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const headers = request.headers as Record<string, string | undefined>;
    const partner = String(request.params.partner);
    const outcome = await storeNotification(services, partner, headers, body);
    if (outcome === 'forged') {
      forgedCount += 1;
      services.log.warn({ forgedCount }, 'a forged notification');
    }
    const isForged = outcome === 'forged';
    response.status(isForged ? 401 : 200).json({ status: isForged ? 'forged' : 'accepted' });
  });
  return router;
}
