import { z } from 'zod';
import { limits } from './limits.js';
import { httpsUrl, text } from './primitives.js';

export const Name = text(limits.nameLengthMax, 'Name as people write it.');
export const Description = text(limits.descriptionLengthMax, 'What is being sold.');
export const ReturnUrl = httpsUrl(
  'Where the buyer goes after payment; `?status=success` or `failed` is added.',
);
export const CallbackUrl = httpsUrl('Where signed webhooks about this escrow go.');
export const WindowHours = z
  .number()
  .int()
  .min(limits.releaseWindowHoursMin)
  .max(limits.releaseWindowHoursMax)
  .describe('Hours of inspection after delivery; 24 unless said otherwise.');
