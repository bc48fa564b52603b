import type { Call, Result } from './client.js';
import { type Context, referenceOf } from './context.js';
import { moveOf } from './moving/moves.js';
import { line, maskedSecret, quoted } from './printable.js';
import type { Page } from './request.js';
import type { EscrowAnswer } from './views/answers.js';
import type { RatesAnswer } from './views/rates.js';
import type { Goal } from './waiting/goal.js';

/** Warns that real money is at stake. */
export function announceMode({ settings, output }: Pick<Context, 'settings' | 'output'>): void {
  if (settings.mode !== 'live') return;
  const profile = settings.profile === undefined ? '' : `profile ${settings.profile}, `;
  output.hint(
    `${output.paintNote('banner', ' LIVE ')} Real money, ${profile}key ${maskedSecret(settings.apiKey)}.`,
  );
}

/** Says that a repeat changed nothing, or that it reopened what had expired. */
export function mentionReplay({ output, row }: Context, { replayed, body }: Result<unknown>): void {
  const { reopened } = (body ?? {}) as { reopened?: boolean };
  if (!replayed && reopened === true) output.note('reopened: the buyer can pay again.');
  if (!replayed) return;
  // Money that a script takes for moved now has moved before: that is never hidden.
  const tell = moveOf(row) === undefined ? output.note : output.say;
  tell(
    row.operationId === 'initiateEscrow'
      ? 'existing: this reference already has a checkout. Nothing was changed.'
      : 'already done: this was a repeat, and changed nothing.',
  );
}

/** Suggests the next command; after a wait, the one that follows the awaited state. */
export function mentionNext(context: Context, call: Call, answer: unknown, goal: Goal | undefined): void {
  const { output, row, settings } = context;
  if (row.method === 'GET' && !goal) return;
  if (context.values.dryRun || goal?.readRow.operationId === 'getCharge') return;
  const { operationId } = goal?.readRow ?? row;
  const reference = referenceOf(context.params, call.body);
  const next = nextCommand({ operationId, answer, reference, mode: settings.mode });
  if (next) output.hint(output.paintNote('dim', `next: ${next}`));
}

/** Prints the command for the next page of a list. */
export function mentionMore({ output, row, params }: Context, answer: unknown): void {
  const { has_more: hasMore, next_cursor: cursor } = answer as Partial<Page>;
  if (!hasMore || !cursor) return;
  const [words, flag] = [row.words.join(' '), `--cursor=${quoted(cursor)}`];
  const [subject] = Object.values(params);
  const command = subject === undefined ? `escrow-cli ${words} ${flag}` : line(words, subject, flag);
  output.hint(output.paintNote('dim', `more: ${command} (or --all)`));
}

const proof = '--tracking-number <number> --proof-photo-url <url>';
const payout = '--payout-bank-code <code> --payout-account-number <number>';

/** Returns the usual next command of an escrow. */
function nextOf(escrow: EscrowAnswer): string {
  const { reference, status, mode } = escrow;
  if (status === 'awaiting_payment')
    return mode === 'test' ? line('sandbox fund', reference) : line('get', reference);
  if (status !== 'funded') return line('timeline', reference);
  if (!escrow.seller_accepted_at) return line('accept', reference);
  if (escrow.blocked_by.includes('payout_details_missing')) {
    if (escrow.seller_email) return line('sellers save', escrow.seller_email, payout);
    return 'escrow-cli account payout --bank-code <code> --account-number <number>';
  }
  if (escrow.seller_delivered_at) return line('release', reference);
  return escrow.delivery_tracking ? line('delivery track', reference) : line('deliver', reference, proof);
}

/** Returns the command that attaches the cheapest rate. */
function attachLine({ rates, ...ids }: RatesAnswer): string | undefined {
  const [cheapest] = rates;
  if (!cheapest) return undefined;
  const flags = [
    ['--rate-id', cheapest.rate_id],
    ['--pickup-address-id', ids.pickup_address_id],
    ['--delivery-address-id', ids.delivery_address_id],
    ['--parcel-id', ids.parcel_id],
  ].map(([flag = '', value = '']) => `${flag} ${quoted(value)}`);
  return ['escrow-cli delivery attach <reference>', ...flags].join(' ');
}

interface Facts {
  operationId: string;
  answer: unknown;
  reference: string | undefined;
  mode: 'test' | 'live';
}

/** Returns the usual next command after a write, if there is one. */
function nextCommand({ operationId, answer, reference = '', mode }: Facts): string | undefined {
  switch (operationId) {
    case 'initiateEscrow':
      return mode === 'test' ? line('sandbox fund', reference) : line('get', reference);
    case 'createCharge': {
      const created = (answer as { reference: string }).reference;
      return line(mode === 'test' ? 'sandbox fund-charge' : 'charge get', created);
    }
    case 'saveSeller':
      return line('sellers get', (answer as { email: string }).email);
    case 'saveAccountPayout':
      return 'escrow-cli balance';
    case 'advanceClock':
      return (answer as { pending?: boolean }).pending
        ? 'escrow-cli clock advance --minutes 0'
        : 'escrow-cli list';
    case 'listDeliveryRates':
      return attachLine(answer as RatesAnswer);
    case 'retryDelivery':
      return line('delivery track', reference);
    case 'releaseEscrow':
    case 'refundEscrow':
      return line('ledger', reference);
    case 'createWebhook':
      return line('webhooks test', (answer as { id: string }).id);
    case 'testWebhook':
    case 'redeliverWebhook':
      return line('webhooks delivery', (answer as { id: string }).id);
    case 'openDispute':
      return line('dispute show', (answer as EscrowAnswer).dispute?.id ?? '<id>');
  }
  return (answer as Partial<EscrowAnswer>).escrow_id ? nextOf(answer as EscrowAnswer) : undefined;
}
