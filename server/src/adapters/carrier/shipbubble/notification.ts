import { AnswerReader } from '../../bank/http/answer-reader.js';
import { isSigned, parseJson } from '../../bank/http/signed-body.js';

/** Hexadecimal HMAC of the body, with the key. */
const signatureHeader = 'x-ship-signature';

/** The vendor's pages name SHA-512, an older copy SHA-256: both prove the key, and their lengths differ. */
const algorithmByLength: ReadonlyMap<number, string> = new Map([
  [128, 'sha512'],
  [64, 'sha256'],
]);

/** Returns the labels that a notification is about; null if it is forged. */
export function readNotification(
  key: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): readonly string[] | null {
  const claimed = headers[signatureHeader] ?? '';
  const algorithm = algorithmByLength.get(claimed.length);
  return algorithm !== undefined && isSigned(claimed, key, rawBody, algorithm) ? labelsIn(rawBody) : null;
}

/** The label's fields lie beside the event's name, which the simulator's samples leave out. */
function labelsIn(rawBody: Buffer): readonly string[] {
  const body = AnswerReader.lenientlyOf(parseJson(rawBody), 'event');
  const isOfLabel = body.optionalText('event')?.startsWith('shipment.') ?? true;
  const orderId = body.optionalText('order_id');
  return isOfLabel && orderId !== null ? [orderId] : [];
}
