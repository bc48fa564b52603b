import { createHmac, timingSafeEqual } from 'node:crypto';
import { AnswerReader } from '../../bank/http/answer-reader.js';

/** Hexadecimal HMAC-SHA512 of the body, with the secret key. */
const signatureHeader = 'x-terminal-signature';

/**
 * Returns the shipments that a notification is about; null if it is forged. The vendor's page signs what is
 * sent, its plugin the same JSON written again with unescaped slashes: both are taken.
 */
export function readNotification(
  secretKey: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): readonly string[] | null {
  const claimed = headers[signatureHeader] ?? '';
  if (!/^[0-9a-f]{128}$/i.test(claimed)) return null;
  const body = parseJson(rawBody);
  const forms = body === undefined ? [rawBody] : [rawBody, Buffer.from(JSON.stringify(body))];
  const isSigned = forms.some((form) => {
    const expected = createHmac('sha512', secretKey).update(form).digest();
    return timingSafeEqual(Buffer.from(claimed, 'hex'), expected);
  });
  return isSigned ? shipmentsIn(body) : null;
}

function shipmentsIn(body: unknown): readonly string[] {
  const envelope = AnswerReader.lenientlyOf(body, 'event');
  const isOfShipment = envelope.optionalText('event')?.startsWith('shipment.') ?? false;
  const shipmentId = envelope.optionalObject('data').optionalText('shipment_id');
  return isOfShipment && shipmentId !== null ? [shipmentId] : [];
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
