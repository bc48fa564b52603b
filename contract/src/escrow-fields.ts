import { z } from 'zod';
import { limits } from './limits.js';
import { httpsUrl, receiverUrl, text } from './primitives.js';
import { locales } from './states.js';

export const Reopened = z.boolean().describe('Whether this request reopened an expired checkout.');
export const Name = text(limits.nameLengthMax, 'Full name.');
export const Description = text(limits.descriptionLengthMax, 'What is being sold.');
export const ReturnUrl = httpsUrl(
  'Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or ' +
    '`status=failed` to its query.',
);
export const CallbackUrl = receiverUrl(
  'The address that webhooks about this escrow are posted to, signed with the default secret of the mode.',
);
export const LocaleField = z
  .enum(locales)
  .describe(
    'The language of the mails to buyer and seller, and of pages whose visitor asks for no language of ' +
      'ours. English without it.',
  );
export const WindowHours = z
  .number()
  .int()
  .min(limits.releaseWindowHoursMin)
  .max(limits.releaseWindowHoursMax)
  .describe('Hours of inspection after delivery; 24 by default.');
