import type { SettlePayoutInput, SettleRefundInput } from '@escrow-checkout/contract';
import type { Response } from 'express';
import type { z } from 'zod';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { AttemptState } from '../../domain/records.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { presentPayout, presentRefund } from '../checkouts/present.js';
import { receiveNotification } from '../credits/intake.js';
import type { KeyedCall } from '../idempotency/keyed.js';
import { isRefusal } from '../perform.js';
import { loadTransfer } from '../transfers/load.js';
import { pullLever } from './lever.js';
import { sendNow } from './send.js';

type Input = z.output<typeof SettlePayoutInput | typeof SettleRefundInput>;
type Kind = TransferAggregate['kind'];

/**
 * What a bank can still say about a try of which we hold this. It may take back that it paid, and pay what it
 * called failed; money that came back stays back, and details are asked for only while it is on its way.
 */
const mayFollow: { readonly [State in AttemptState]: readonly Input['outcome'][] } = {
  sent: ['paid', 'failed', 'reversed', 'needs_details'],
  paid: ['paid', 'failed', 'reversed'],
  failed: ['failed', 'paid', 'reversed'],
  reversed: ['reversed'],
};

const notSentYet: Refusal = {
  refused: true,
  code: 'conflict',
  detail: 'It is being sent at this moment; send the request again.',
};

/** Lets the sandbox bank end a payout or refund now and report it, and answers it as it then stands. */
export function settle(services: Services, call: KeyedCall, kind: Kind, id: string, body: Input) {
  return pullLever(services, call, {
    find: () => findTransfer(services, call.response, kind, id, body),
    intend: async () => String(await chooseTry(services, kind, id, body)),
    pull: async (_, { intention }) => {
      const n = Number(intention) || (await chooseTry(services, kind, id, body));
      const settled = await settleTransfer(services, kind, id, n, body);
      return isRefusal(settled) ? settled : present(settled);
    },
  });
}

/** The caller's payout or refund. What belongs to others is not there, like what never was. */
async function findTransfer(
  services: Services,
  response: Response,
  kind: Kind,
  id: string,
  body: Input,
): Promise<TransferAggregate> {
  const { accountId, mode } = callerOf(response);
  const aggregate = await loadTransfer(services.store, kind, id);
  const row = aggregate?.payout ?? aggregate?.refund;
  if (!aggregate || row?.accountId !== accountId || row.mode !== mode) {
    throw new ProblemError('not_found', { detail: `There is no ${kind} with this id.` });
  }
  const { attempt } = body;
  if (attempt !== undefined && !aggregate.attempts.some(({ n }) => n === attempt)) {
    throw fieldProblem('/attempt', `is not a try of this ${kind}; it has ${aggregate.attempts.length}`);
  }
  return aggregate;
}

/** Which try is to end: the one named, else the newest, sent first where one is owed; 0: there is none. */
async function chooseTry(services: Services, kind: Kind, id: string, body: Input): Promise<number> {
  if (body.attempt !== undefined) return body.attempt;
  await sendNow(services, kind, id);
  return (await load(services, kind, id)).attempts.at(-1)?.n ?? 0;
}

async function settleTransfer(
  services: Services,
  kind: Kind,
  id: string,
  n: number,
  { outcome, reason, fee }: Input,
): Promise<TransferAggregate | Refusal> {
  const { attempts } = await load(services, kind, id);
  const attempt = attempts.find((other) => other.n === n);
  if (!attempt) return (await sendNow(services, kind, id)) ?? notSentYet;
  if (!mayFollow[attempt.state].includes(outcome)) {
    const detail = `Try ${attempt.n} is ${attempt.state}: it cannot be ${outcome} any more.`;
    return { refused: true, code: 'transfer_ended', detail };
  }
  const { sandboxBank } = services;
  const notification = await sandboxBank.settle(attempt.reference, outcome, { reason, fee });
  if (!notification) throw new PartnerUnavailable('The try has not reached the bank yet');
  await receiveNotification(services, sandboxBank.name, notification.headers, notification.rawBody);
  return load(services, kind, id);
}

async function load(services: Services, kind: Kind, id: string): Promise<TransferAggregate> {
  const aggregate = await loadTransfer(services.store, kind, id);
  if (!aggregate) throw new Error(`The ${kind} ${id} is gone`);
  return aggregate;
}

function present({ payout, refund, checkout }: TransferAggregate): object {
  if (!checkout) throw new Error('What a merchant settles belongs to a sale of his');
  const { reference } = checkout;
  if (payout) return { ...presentPayout(payout), reference };
  if (refund) return { ...presentRefund(refund), reference };
  throw new Error('A transfer is a payout or a refund');
}
