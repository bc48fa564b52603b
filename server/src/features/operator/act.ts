import { type ErrorCode, errors } from '@escrow-checkout/contract';
import type { Context, Decision } from '../../domain/aggregate.js';
import type { OperatorCode, Refusal } from '../../domain/change.js';
import type { Mode } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';

/** Why an operator's command did nothing, and what to do about it, in one sentence. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** Sentences for the operator; other codes use the merchant's. */
const words: Readonly<Record<OperatorCode, string> & Partial<Record<ErrorCode, string>>> = {
  outdated: 'The partner has reported something newer since: see it with show.',
  in_flight: 'The bank has an attempt under way: look it up, and run the command again once that has ended.',
  attempt_differs:
    'The bank has made another transfer under its reference: ending it would pay twice. See it with show.',
  attempt_refused: 'The bank refused a call, and may yet carry out another one: use end-attempt.',
  combined: 'It is paid together with other payouts: see show, and use the id of the combined payout.',
  bank_account_replaced: 'The payee has saved another bank account since: use end-attempt.',
  foreign_bank_code:
    "The code of the payee's bank is another partner's: the worker looks for the bank first.",
  delivery_not_failed: 'Its delivery has not failed, or has been cleared: see it with show.',
  too_early:
    'A day has to pass since the last call to the bank, or two minutes with --statement: run it again later.',
  manual: 'It is on hold for a manual payment: use record-payment, or unhold.',
  already_paid: 'It is paid already: nothing is left to do.',
  final: 'Nothing is owed on it any more: see it with show.',
  payout_scheduled:
    'It waits for the daily transfer to its merchant, whose time show names: wait for that, or hold it and ' +
    'pay it manually.',
  below_minimum:
    'It is too small for the partner: a payout waits to be combined; or hold it, pay it manually and use ' +
    'record-payment.',
  payment_reversed:
    'The payer has this money already, since their bank reversed the payment: clear that in the inbox first.',
  payout_details_missing:
    'The payee has no bank account on file: ask them to save one, or use record-payment.',
  payout_not_unpayable:
    'Only a payout of a released escrow can be returned: one that has failed for 30 days, or has waited ' +
    'that long for a bank account of a seller to whom a mail was sent seven days ago. Use payout retry, or ' +
    'payout hold; mail list shows mails that were not sent.',
  amount_exceeds_carriage: 'That is nothing, or more than is owed: see carriage list.',
  amount_exceeds_receivable: 'That is more than the receivable: name at most what the inbox says.',
  amount_exceeds_came_back: 'That is more than what came back: name at most what the inbox says.',
  amount_exceeds_held: 'That is more than what is held: name at most what show says.',
  amount_too_small:
    'A part, and what it leaves, is nothing or at least what the partner can transfer (₦100.00).',
  not_disputed: 'Only a disputed escrow holds money to settle it from: use recovered or written-off.',
  credit_matched: 'It belongs to a checkout already: refund it there.',
  credit_reversed: 'The bank reversed it: nothing is left to match or return.',
  credit_returned: 'It is on its way back to its payer: see refund list.',
  credit_not_reversed:
    'The bank has not reversed its credit, so it is owed: use refund retry or record-payment.',
  transfer_not_recorded:
    'A transfer that matches no row of ours may have paid it: record what that paid, then use restore ' +
    'accept with --recorded, or have the bank return it.',
  conflict: 'It keeps changing at this moment: run the command again.',
};

function sentenceOf({ code }: Refusal): string {
  if (code in words) return words[code as keyof typeof words] as string;
  const { title, remedy } = errors[code as ErrorCode];
  return `${title}: ${remedy}`;
}

export async function operatorContext(
  services: Services,
  { accountId, mode }: { accountId: string | null; mode: Mode },
): Promise<Context> {
  const time = await accountTime(services, accountId, mode);
  return systemContext(services, time, `operator:${services.newId()}`, { kind: 'operator', via: 'command' });
}

/**
 * Executes a command for the operator; `isRepeat` if it had taken effect before.
 *
 * @throws CommandRefused with the refusal as a sentence
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

/**
 * Ends a dry run at the place where the command would record what a partner says: nobody can read on from
 * rows that are not written.
 *
 * @param what the partner has, and the command that records it
 * @throws CommandRefused in a dry run
 */
export function refuseInDryRun({ dryRun }: Services, what: string): void {
  if (dryRun) throw new CommandRefused(`There is no dry run of this: ${what}.`);
}

/** Throws a sentence that names the list to read, if the row is missing. */
export function found<Row>(row: Row | null | undefined, noun: string, id: string, list: string): Row {
  if (row !== null && row !== undefined) return row;
  throw new CommandRefused(`There is no ${noun} ${id}: see escrow-server ${list}.`);
}
