import express, { Router } from 'express';
import type { Services } from '../../services.js';
import { receiveNotification } from './intake.js';

const bodyBytesMax = 65_536;

/**
 * Receives the notifications of banking partners. The body is read as bytes, since the signature covers
 * those. 200 means that it is recorded or changes nothing; after any other status the partner notifies again.
 */
export function notificationRoutes(services: Services): Router {
  const router = Router();
  const rawBody = express.raw({ limit: bodyBytesMax, type: () => true });
  router.post('/partners/:partner/notifications', rawBody, async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const headers = request.headers as Record<string, string | undefined>;
    const outcome = await receiveNotification(services, String(request.params.partner), headers, body);
    if (outcome === 'forged') services.log.warn({ partner: request.params.partner }, 'a forged notification');
    response.status(outcome === 'accepted' ? 200 : 401).json({ status: outcome });
  });
  return router;
}
