import { type ErrorCode, errors } from '@escrow-checkout/contract';
import type { Context, Decision } from '../../domain/aggregate.js';
import type { OperatorCode, Refusal } from '../../domain/change.js';
import type { Mode } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';

/** Why an operator's command did nothing, in one sentence with what to do about it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** What the operator reads; whatever is not here says what a merchant would read. */
const words: Readonly<Record<OperatorCode, string> & Partial<Record<ErrorCode, string>>> = {
  outdated: 'The partner has said something newer since: look at it with show.',
  in_flight: 'The bank has a try of it under way: look it up, and come back once that has ended.',
  already_paid: 'It is paid already: there is nothing left to do.',
  final: 'Nothing is owed on it any more: look at it with show.',
  below_minimum: 'It is too small for the partner: pay it by hand and use record-payment.',
  payment_reversed:
    'The payer has this money already, since his bank took it back: clear that in the inbox first.',
  payout_details_missing:
    'The payee has no payout details on file: ask him to save them, or use record-payment.',
  payout_not_unpayable:
    'Only a payout that has failed for 30 days, of a released escrow, is given back: use payout retry.',
  amount_exceeds_receivable: 'That is more than what is not covered: name at most what the inbox says.',
  amount_exceeds_held: 'That is more than what is held: name at most what show says.',
  amount_too_small:
    'A part, and what it leaves, is nothing or at least what the partner can transfer (₦100.00).',
  not_disputed: 'Only a disputed escrow holds money to settle it from: use recovered or written-off.',
  credit_matched: 'It belongs to a checkout already: refund it there.',
  credit_reversed: 'The bank took it back: there is nothing left to give to anybody.',
  credit_returned: 'It is on its way back to its payer: see refund list.',
  credit_not_reversed:
    'The bank has not taken its credit back, so it is owed: use refund retry or record-payment.',
  conflict: 'Others keep changing it at this moment: run the command again.',
};

function sentenceOf({ code }: Refusal): string {
  if (code in words) return words[code as keyof typeof words] as string;
  const { title, remedy } = errors[code as ErrorCode];
  return `${title}: ${remedy}`;
}

/** What an operator's command may know: whose time it is, and that it was the operator. */
export async function operatorContext(
  services: Services,
  { accountId, mode }: { accountId: string | null; mode: Mode },
): Promise<Context> {
  const time = await accountTime(services, accountId, mode);
  return systemContext(services, time, `operator:${services.newId()}`, { kind: 'operator', via: 'command' });
}

/**
 * Executes a command for the operator; answers what then stands, and whether it stood before.
 *
 * @throws CommandRefused with the refusal in words
 */
export async function act<A>(
  services: Services,
  context: Context,
  load: () => Promise<A | undefined>,
  decide: (aggregate: A, context: Context) => Decision<A>,
): Promise<{ after: A; isRepeat: boolean }> {
  const outcome = await execute(services, { subject: subjectOf(load), command: { decide }, context });
  if (isRefusal(outcome)) throw new CommandRefused(sentenceOf(outcome));
  return { after: outcome.after, isRepeat: outcome.kind === 'repeat' };
}

/** What is there, or a sentence that says where to look. */
export function found<Row>(row: Row | null | undefined, noun: string, id: string, list: string): Row {
  if (row !== null && row !== undefined) return row;
  throw new CommandRefused(`There is no ${noun} ${id}: see escrow-server ${list}.`);
}
