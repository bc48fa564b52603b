import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BankNotification } from '../../../ports/bank.js';

/** Lower-case hexadecimal HMAC-SHA512 of the raw body. */
const signatureHeader = 'x-sandbox-signature';

export interface SignedNotification {
  headers: Record<string, string>;
  rawBody: Buffer;
}

const Body = z.discriminatedUnion('event', [
  z.object({ event: z.literal('credit'), data: z.object({ id: z.string(), status: z.string() }) }),
  z.object({ event: z.literal('transfer'), data: z.object({ reference: z.string(), status: z.string() }) }),
  z.object({ event: z.literal('refund'), data: z.object({ reference: z.string(), status: z.string() }) }),
]);

/** Returns a notification with its signature. */
export function signNotification(signingKey: string, body: z.input<typeof Body>): SignedNotification {
  const rawBody = Buffer.from(JSON.stringify(body), 'utf8');
  const headers = { [signatureHeader]: signatureOf(signingKey, rawBody).toString('hex') };
  return { headers, rawBody };
}

/** Returns what a notification is about, which is nothing if its event is unknown; null if it is forged. */
export function readNotification(
  signingKey: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): readonly BankNotification[] | null {
  const claimed = Buffer.from(headers[signatureHeader] ?? '', 'hex');
  const expected = signatureOf(signingKey, rawBody);
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) return null;
  const parsed = Body.safeParse(parseJson(rawBody));
  if (!parsed.success) return [];
  const { event, data } = parsed.data;
  if (event === 'credit') return [{ kind: event, partnerCreditId: data.id, rejection: null }];
  const { reference } = data;
  return event === 'transfer' ? [{ kind: event, reference, outcome: null }] : [{ kind: event, reference }];
}

function signatureOf(signingKey: string, rawBody: Buffer): Buffer {
  return createHmac('sha512', signingKey).update(rawBody).digest();
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
