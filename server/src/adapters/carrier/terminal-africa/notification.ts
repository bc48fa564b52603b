import { AnswerReader } from '../../bank/http/answer-reader.js';
import { isSigned, parseJson } from '../../bank/http/signed-body.js';

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
  const body = parseJson(rawBody);
  if (isSigned(claimed, secretKey, rawBody)) return shipmentsIn(body);
  const form = writtenAgain(body);
  return form !== null && isSigned(claimed, secretKey, form) ? shipmentsIn(body) : null;
}

/** Null if it is no JSON, or nested more deeply than can be written. */
function writtenAgain(body: unknown): Buffer | null {
  try {
    return body === undefined ? null : Buffer.from(JSON.stringify(body));
  } catch {
    return null;
  }
}

function shipmentsIn(body: unknown): readonly string[] {
  const envelope = AnswerReader.lenientlyOf(body, 'event');
  const isOfShipment = envelope.optionalText('event')?.startsWith('shipment.') ?? false;
  const shipmentId = envelope.optionalObject('data').optionalText('shipment_id');
  return isOfShipment && shipmentId !== null ? [shipmentId] : [];
}
