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
  z.object({ event: z.literal('credit'), data: z.object({ id: z.string() }) }),
  z.object({ event: z.literal('transfer'), data: z.object({ reference: z.string() }) }),
  z.object({ event: z.literal('refund'), data: z.object({ reference: z.string() }) }),
]);

/** Returns the body of a notification with its signature. */
export function signNotification(signingKey: string, notification: BankNotification): SignedNotification {
  const data =
    notification.kind === 'credit'
      ? { id: notification.partnerCreditId }
      : { reference: notification.reference };
  const rawBody = Buffer.from(JSON.stringify({ event: notification.kind, data }), 'utf8');
  const headers = { [signatureHeader]: signatureOf(signingKey, rawBody).toString('hex') };
  return { headers, rawBody };
}

/** Returns what a notification is about; null if it is forged or unreadable. */
export function readNotification(
  signingKey: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): BankNotification | null {
  const claimed = Buffer.from(headers[signatureHeader] ?? '', 'hex');
  const expected = signatureOf(signingKey, rawBody);
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) return null;
  const parsed = Body.safeParse(parseJson(rawBody));
  if (!parsed.success) return null;
  const { event, data } = parsed.data;
  return event === 'credit'
    ? { kind: event, partnerCreditId: data.id }
    : { kind: event, reference: data.reference };
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
