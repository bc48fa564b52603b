import {
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  type PostponedReason,
} from '../../../ports/bank.js';
import type { PartnerOutcome } from './client.js';

/** Our key, our address or our rate: the partner did not look at the content. */
const reasonsOfStatus: ReadonlyMap<number, PostponedReason> = new Map([
  [401, 'not_permitted'],
  [403, 'not_permitted'],
  [429, 'limit'],
]);

/** Returns why a call that was refused with this status had no effect; null: the status is no evidence. */
export function reasonOfStatus(status: number): PostponedReason | null {
  return reasonsOfStatus.get(status) ?? null;
}

/** Says what is known of a call that was not answered. */
export function unanswered(
  partner: string,
  operation: string,
  { kind, reason }: Exclude<PartnerOutcome, { kind: 'answered' }>,
): string {
  const sent = kind === 'not_sent' ? 'nothing was sent' : 'it may have had its effect';
  return `${partner} did not answer ${operation}, ${sent}: ${reason}`;
}

/**
 * Returns what a transfer or refund needs before its own call. If it fails, none was made, except that a
 * definite refusal stays one.
 *
 * @throws PartnerPostponed
 */
export async function beforeMoving<Result>(
  refusalCodes: readonly string[],
  preparation: Promise<Result>,
): Promise<Result> {
  try {
    return await preparation;
  } catch (error) {
    const isIndefinite =
      error instanceof PartnerRefused && (error.code === null || !refusalCodes.includes(error.code));
    if (!isIndefinite && !(error instanceof PartnerUnavailable)) throw error;
    throw new PartnerPostponed(`Nothing was sent: ${error.message}`, 'not_sent');
  }
}
