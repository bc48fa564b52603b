import { contract, type Operation } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { Context, Decision, EscrowAggregate } from '../../server/src/domain/aggregate.js';
import { findEscrow } from '../../server/src/features/escrow/find.js';
import { presentEscrow } from '../../server/src/features/escrow/present.js';
import { chargeNobody, openContext } from '../../server/src/http/context.js';
import { ExactBody } from '../../server/src/http/idempotency.js';
import { type Handlers, serveKeyed } from '../../server/src/http/mount.js';
import { ProblemError } from '../../server/src/http/problem.js';
import { subjectOf } from '../../server/src/pipeline/admit.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { EffectUnknown } from '../../server/src/pipeline/effect.js';
import { execute } from '../../server/src/pipeline/execute.js';
import { shapeProblem } from '../harness/promised.js';
import type { Intent } from './intent.js';
import { hold } from './judges/violation.js';
import type { World } from './world.js';

/** The response to a merchant. */
export interface Answer {
  status: number;
  bytes: string;
  /** Whether the response is stored under the key. */
  isKept: boolean;
  /** Whether it was stored before. */
  isReplay: boolean;
}

/** A request as the operations of the API receive it, and the response they write to. */
export interface Exchange {
  req: Request;
  res: Response;
}

/** A request without its account. */
export interface Asked {
  path: string;
  body: unknown;
  /** Absent if no operation answers; what it answers then has no schema. */
  route?: Operation;
}

/**
 * Calls an operation as the HTTP surface does after authentication: the account's time is read first, and may
 * be older than the rest.
 */
export async function ask(
  { services, accounts }: World,
  { account, mode, key, command }: Intent,
  { path, body, route }: Asked,
  operation: (exchange: Exchange) => Promise<{ status: number; body: unknown }>,
): Promise<Answer> {
  const accountId = accounts[account] as string;
  const { clockOffsetMs } = await accountTime(services, accountId, mode);
  let isReplay = false;
  const setHeader = (name: string) => {
    isReplay ||= name === 'Idempotent-Replay';
  };
  const res = { setHeader } as unknown as Response;
  const network = '127.0.0.0/24';
  const plan = 'business' as const;
  const caller = {
    keyId: `key of ${accountId}`,
    accountId,
    mode,
    plan,
    clockOffsetMs,
    network,
    testData: null,
    scopes: null,
  };
  openContext(res, {
    requestId: `${command} ${key}`,
    startedAtMs: 0,
    path,
    caller,
    network,
    keyId: null,
    signIn: null,
    answer: null,
    refusal: '',
    span: null,
    chargeUpTo: chargeNobody,
  });
  const headers = key === null ? {} : { 'idempotency-key': key };
  const req = { method: 'POST', headers, query: {}, body } as unknown as Request;
  try {
    const { status, body: answered } = await operation({ req, res });
    const isKept = answered instanceof ExactBody;
    const bytes = isKept ? String(answered.answer.body) : JSON.stringify(answered);
    if (route && status < 400) expectShape(route, status, bytes);
    return isKept ? { status, bytes, isKept, isReplay } : { ...unkept, status, bytes };
  } catch (error) {
    const thrown = error instanceof EffectUnknown ? error.cause : error;
    if (thrown instanceof ProblemError) return { ...unkept, status: 409, bytes: thrown.code };
    throw thrown;
  }
}

function expectShape(route: Operation, status: number, bytes: string): void {
  const problem = shapeProblem(route, status, bytes);
  hold(problem === null, 'answers fit the contract', `${route.metadata.operationId} answered ${problem}`);
}

const unkept = { isKept: false, isReplay: false };

/** Runs a command on an escrow that has no route of its own. */
export function askEscrow(
  world: World,
  intent: Intent,
  decide: (aggregate: EscrowAggregate, context: Context) => Decision,
): Promise<Answer> {
  const { services } = world;
  const { reference, command, amount, n } = intent;
  const route: Operation = contract.escrow.cancel;
  const asked = { path: `/v1/escrow/${reference}/${command}`, body: { amount, n }, route };
  const act: Handlers['escrow']['cancel'] = ({ caller, context, key }) =>
    execute(services, {
      subject: subjectOf(() => findEscrow(services, caller, reference)),
      command: { decide, present: (after) => presentEscrow(after, services.config.siteUrl, context.now) },
      context,
      key,
    });
  const operation = serveKeyed(services, route, act as never);
  return ask(world, intent, asked, (exchange) =>
    operation({ ...exchange, params: { reference }, query: {}, body: asked.body }),
  );
}
