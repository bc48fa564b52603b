import type { SettlePayoutInput, SettleRefundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { TransferAggregate } from '../domain/aggregate.js';
import { type Refusal, refuse } from '../domain/change.js';
import type { Attempt, AttemptState } from '../domain/records.js';
import { transferOf } from '../domain/transfer.js';
import { applySigned } from '../features/notifications/apply.js';
import { loadTransfer } from '../features/transfers/load.js';
import type { Caller } from '../http/context.js';
import { fieldProblem } from '../http/validation.js';
import type { Lookup } from '../pipeline/admit.js';
import type { PartnerCommand } from '../pipeline/at-partner.js';
import { isRefusal } from '../pipeline/retry.js';
import { PartnerUnavailable } from '../ports/bank.js';
import type { Services } from '../services.js';
import { sendNow } from './send-now.js';

type Input = z.output<typeof SettlePayoutInput | typeof SettleRefundInput>;

/**
 * The outcomes that a bank can still report, by the state of our attempt. It may reverse a payment, and pay
 * what it reported as failed. Reversed money stays reversed; it asks for details only before an outcome.
 */
const mayFollow: { readonly [State in AttemptState]: readonly Input['outcome'][] } = {
  sent: ['paid', 'failed', 'reversed', 'needs_details'],
  paid: ['paid', 'failed', 'reversed'],
  failed: ['failed', 'paid', 'reversed'],
  reversed: ['reversed'],
};

const notSentYet = refuse('conflict', 'It is being sent at this moment; send the request again.');

/** Finds the caller's payout or refund with the named attempt. Another account's is reported as not found. */
export function transferToSettle(
  { store }: Services,
  { accountId, mode }: Caller,
  [kind, id]: [TransferAggregate['kind'], string],
  { attempt: named }: Input,
): Lookup<TransferAggregate> {
  const notFound = refuse('not_found', `There is no ${kind} with this id.`);
  return {
    find: async () => {
      const aggregate = await loadTransfer(store, kind, id);
      const row = aggregate?.payout ?? aggregate?.refund;
      if (!aggregate || row?.accountId !== accountId || row.mode !== mode) return notFound;
      // A combined payout is settled under the id of any payout that it pays.
      if (aggregate.members.length > 0) return notFound;
      const combined = 'combinedPayoutId' in row ? row.combinedPayoutId : null;
      return (combined === null ? aggregate : await loadTransfer(store, kind, combined)) ?? notFound;
    },
    check: ({ attempts }) => {
      if (named === undefined || attempts.some(({ n }) => n === named)) return;
      throw fieldProblem('/attempt', `is not an attempt of this ${kind}; it has ${attempts.length}`);
    },
  };
}

/** Lets the sandbox bank settle a payout or refund now and report it; returns its new state. */
export function settleCommand<Body>(
  services: Services,
  input: Input,
  present: (after: TransferAggregate) => Body,
): PartnerCommand<TransferAggregate, Body> {
  const { outcome, reason, fee } = input;
  return {
    intend: async (found) => {
      const attempt = await chooseAttempt(services, found, input);
      if (isRefusal(attempt)) return attempt;
      const isKnown = await services.sandboxBank.knows(attempt.reference);
      if (!isKnown && attempt.state === 'sent') throw notReached();
      if (isKnown && mayFollow[attempt.state].includes(outcome)) return String(attempt.n);
      const detail = isKnown
        ? `Attempt ${attempt.n} is ${attempt.state}: it cannot be ${outcome} any more.`
        : `Attempt ${attempt.n} was recorded by the operator: the sandbox bank does not know it.`;
      return refuse('transfer_ended', detail);
    },
    act: async (found, { intention }) => {
      const { attempts } = await reload(services, found);
      const attempt = attempts.find(({ n }) => n === Number(intention));
      // Skip an outcome that the attempt's state no longer allows.
      if (attempt && mayFollow[attempt.state].includes(outcome)) {
        const { sandboxBank } = services;
        const notification = await sandboxBank.settle(attempt.reference, outcome, { reason, fee });
        if (!notification) throw notReached();
        const { headers, rawBody } = notification;
        await applySigned(services, sandboxBank.name, headers, rawBody);
      }
      return { body: present(await reload(services, found)) };
    },
  };
}

function notReached(): PartnerUnavailable {
  return new PartnerUnavailable('The attempt has not reached the bank yet');
}

/** Chooses the attempt to end: the named one, else the newest, which is sent first if it is due. */
async function chooseAttempt(
  services: Services,
  found: TransferAggregate,
  { attempt: named }: Input,
): Promise<Attempt | Refusal> {
  const attempt = found.attempts.find(({ n }) => n === named);
  if (attempt) return attempt;
  const refusal = await sendNow(services, found.kind, transferOf(found).id);
  return (await reload(services, found)).attempts.at(-1) ?? refusal ?? notSentYet;
}

async function reload(services: Services, found: TransferAggregate): Promise<TransferAggregate> {
  const { id } = transferOf(found);
  const aggregate = await loadTransfer(services.store, found.kind, id);
  if (!aggregate) throw new Error(`The ${found.kind} ${id} is gone`);
  return aggregate;
}
