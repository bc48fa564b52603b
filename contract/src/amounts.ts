import { z } from 'zod';
import { limits } from './limits.js';

/** Explains a fraction: it is most often an amount in naira. */
const amountErrors: z.ZodErrorMap = (issue, { data, defaultError }) => {
  if (issue.code !== 'invalid_type' || issue.received !== 'float') return { message: defaultError };
  const [, naira, fraction = ''] = /^(\d{1,12})\.(\d{1,2})$/.exec(String(data)) ?? [];
  const cents = fraction.padEnd(2, '0');
  const remedy = naira
    ? `for ${naira}.${cents} naira send ${Number(`${naira}${cents}`)}`
    : '100 kobo are one naira';
  return { message: `must be a whole number of kobo: ${remedy}` };
};

/** Integer kobo; 100 kobo are one naira. */
export function kobo(min: number, description: string): z.ZodNumber {
  return z
    .number({ errorMap: amountErrors })
    .int()
    .min(min, `must be at least ${min} kobo`)
    .max(
      limits.amountKoboMax,
      `must be at most ${limits.amountKoboMaxDefault} kobo, unless the operator set another maximum`,
    )
    .describe(description);
}
