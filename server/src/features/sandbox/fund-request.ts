import { createHash } from 'node:crypto';
import type { ErrorCode, FundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { EscrowAggregate } from '../../domain/aggregate.js';
import { callerOf } from '../../http/context.js';
import {
  answerBytes,
  isKept,
  type KeyedRequest,
  keyedRequest,
  refusalBytes,
} from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { type EscrowRequest, requestContext } from '../escrow/command.js';
import { findEscrow } from '../escrow/find.js';
import { presentEscrow } from '../escrow/present.js';
import { beginAnswer, finishWith } from '../idempotency/answers.js';
import { isRefusal } from '../perform.js';
import { fundEscrow } from './fund.js';

type Input = z.output<typeof FundInput>;

/**
 * Simulates a transfer. Under an `Idempotency-Key` the transfer itself is named after the key, which is kept
 * before the bank hears of it: twins and repeats after a crash report the same one.
 */
export async function fund(services: Services, call: EscrowRequest, body: Input) {
  const { response } = call;
  const keyed = keyedRequest(call.request, response, call.body);
  const aggregate = await findEscrow(services, response, call.reference);
  if (keyed) return fundOnce(services, call, keyed, aggregate, body);
  const funded = await fundEscrow(services, aggregate, wishOf(body, null));
  if (isRefusal(funded)) throw refusalProblem(funded);
  return { status: 200 as const, body: presentEscrow(funded, services.config.siteUrl) };
}

async function fundOnce(
  services: Services,
  call: EscrowRequest,
  keyed: KeyedRequest,
  aggregate: EscrowAggregate,
  body: Input,
): Promise<never> {
  const { response } = call;
  await beginAnswer(services, response, keyed, requestContext(services, response), 'fund');
  const partnerCreditId = nameOf(callerOf(response).accountId, keyed);
  const funded = await fundEscrow(services, aggregate, wishOf(body, partnerCreditId));
  if (isRefusal(funded)) {
    const problem = refusalProblem(funded);
    if (!isKept(funded.code as ErrorCode)) throw problem;
    const refusal = { status: 409, body: refusalBytes(services, response, problem) };
    return finishWith(services, response, keyed, refusal);
  }
  const escrow = presentEscrow(funded, services.config.siteUrl);
  return finishWith(services, response, keyed, { status: 200, body: answerBytes(call.answer, escrow) });
}

function wishOf(body: Input, partnerCreditId: string | null) {
  return {
    amount: body?.amount ?? null,
    payerName: body?.payer_name ?? null,
    times: body?.times ?? 1,
    outcome: body?.outcome ?? ('credited' as const),
    partnerCreditId,
  };
}

/** The bank's own id of the transfer that a key stands for. */
function nameOf(accountId: string, keyed: KeyedRequest): string {
  const name = `${accountId}\n${keyed.key}\n${keyed.fingerprint}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
