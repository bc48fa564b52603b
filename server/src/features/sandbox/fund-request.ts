import { createHash } from 'node:crypto';
import type { FundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { callerOf } from '../../http/context.js';
import { answerBytes, type KeyedRequest, keyedRequest, replayIfKnown } from '../../http/idempotency.js';
import { ProblemError, refusalProblem } from '../../http/problem.js';
import { StoredAnswer } from '../../http/stored-answer.js';
import type { Services } from '../../services.js';
import { type EscrowRequest, keepAnswer, requestContext } from '../escrow/command.js';
import { loadEscrowByReference } from '../escrow/load.js';
import { presentEscrow } from '../escrow/present.js';
import { isRefusal } from '../perform.js';
import { fundEscrow } from './fund.js';

/**
 * Simulates a transfer. Under an `Idempotency-Key` the transfer itself is named after the key, so that twins
 * and repeats after a crash report the same one.
 */
export async function fund(services: Services, call: EscrowRequest, body: z.output<typeof FundInput>) {
  const { response } = call;
  const { accountId, mode } = callerOf(response);
  const keyed = keyedRequest(call.request, response, call.body);
  const aggregate = await loadEscrowByReference(services.store, accountId, mode, call.reference);
  if (!aggregate) throw new ProblemError('not_found', { detail: 'There is no escrow with this reference.' });
  if (keyed) await replayIfKnown(services, response, keyed);
  const funded = await fundEscrow(services, aggregate, {
    amount: body?.amount ?? null,
    payerName: body?.payer_name ?? null,
    times: body?.times ?? 1,
    outcome: body?.outcome ?? 'credited',
    partnerCreditId: keyed && nameOf(accountId, keyed),
  });
  if (isRefusal(funded)) {
    // A twin may have paid what was missing, and its answer stands under the same key.
    if (keyed) await replayIfKnown(services, response, keyed);
    throw refusalProblem(funded);
  }
  const escrow = presentEscrow(funded, services.config.siteUrl);
  if (!keyed) return { status: 200 as const, body: escrow };
  const bytes = answerBytes(call.answer, escrow);
  const context = requestContext(services, response);
  await keepAnswer(services, response, keyed, context, { status: 200, body: bytes });
  throw new StoredAnswer(200, bytes, false);
}

/** The bank's own id of the transfer that a key stands for. */
function nameOf(accountId: string, keyed: KeyedRequest): string {
  return createHash('sha256')
    .update(`${accountId}\n${keyed.key}\n${keyed.fingerprint}`)
    .digest('hex')
    .slice(0, 32);
}
