import { renderDashboardRefusal } from '@escrow-checkout/web';
import type { Response } from 'express';
import { sendHtml } from '../pages/responses.js';

type Refusal = Parameters<typeof renderDashboardRefusal>[0];

export function sendRefusal(response: Response, status: number, refusal: Refusal): void {
  sendHtml(response, renderDashboardRefusal(refusal), status);
}

/** Reports something of another account, and something that never was, in the same way. */
export function sendUnknown(response: Response): void {
  sendRefusal(response, 404, { reason: 'unknown' });
}
