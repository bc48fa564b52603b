import { z } from 'zod';
import { limits } from './limits.js';
import { httpsUrl, text } from './primitives.js';

export const Name = text(limits.nameLengthMax, 'Full name.');
export const Description = text(limits.descriptionLengthMax, 'What is being sold.');
export const ReturnUrl = httpsUrl(
  'The address the buyer returns to; the page adds `?status=success` or `failed`.',
);
export const CallbackUrl = httpsUrl('The address that signed webhooks about this escrow are posted to.');
export const WindowHours = z
  .number()
  .int()
  .min(limits.releaseWindowHoursMin)
  .max(limits.releaseWindowHoursMax)
  .describe('Hours of inspection after delivery; 24 by default.');
