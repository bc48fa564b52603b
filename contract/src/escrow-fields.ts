import { z } from 'zod';
import { limits } from './limits.js';
import { httpsUrl, receiverUrl, text } from './primitives.js';

export const Name = text(limits.nameLengthMax, 'Full name.');
export const Description = text(limits.descriptionLengthMax, 'What is being sold.');
export const ReturnUrl = httpsUrl(
  'Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or ' +
    '`status=failed` to its query.',
);
export const CallbackUrl = receiverUrl(
  'The address that webhooks about this escrow are posted to, signed with the default secret of the mode.',
);
export const WindowHours = z
  .number()
  .int()
  .min(limits.releaseWindowHoursMin)
  .max(limits.releaseWindowHoursMax)
  .describe('Hours of inspection after delivery; 24 by default.');
