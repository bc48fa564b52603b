import { renderNotFound } from '@escrow-checkout/web';
import type { Response } from 'express';
import { sendHtml } from '../../pages/responses.js';
import type { Visit } from '../route.js';
import { frameOf } from './format.js';

/** Another account's record is reported as one that does not exist. */
export function sendNotFound(visit: Visit, response: Response): void {
  sendHtml(response, renderNotFound({ frame: frameOf(visit) }), 404);
}
