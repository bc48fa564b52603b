import { contract } from '@escrow-checkout/contract';
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
import { execute } from '../../server/src/pipeline/execute.js';
import type { Intent } from './intent.js';
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
}

/**
 * Calls an operation as the HTTP surface does after authentication: the account's time is read first, and may
 * be older than the rest.
 */
export async function ask(
  { services, accounts }: World,
  { account, mode, key, command }: Intent,
  { path, body }: Asked,
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
    chargeUpTo: chargeNobody,
  });
  const headers = key === null ? {} : { 'idempotency-key': key };
  const req = { method: 'POST', headers, query: {}, body } as unknown as Request;
  try {
    const { status, body: answered } = await operation({ req, res });
    if (!(answered instanceof ExactBody)) return { ...unkept, status, bytes: JSON.stringify(answered) };
    return { status, bytes: String(answered.answer.body), isKept: true, isReplay };
  } catch (thrown) {
    if (thrown instanceof ProblemError) return { ...unkept, status: 409, bytes: thrown.code };
    throw thrown;
  }
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
  const asked = { path: `/v1/escrow/${reference}/${command}`, body: { amount, n } };
  const act: Handlers['escrow']['cancel'] = ({ caller, context, key }) =>
    execute(services, {
      subject: subjectOf(() => findEscrow(services, caller, reference)),
      command: { decide, present: (after) => presentEscrow(after, services.config.siteUrl, context.now) },
      context,
      key,
    });
  const operation = serveKeyed(services, contract.escrow.cancel, act as never);
  return ask(world, intent, asked, (exchange) =>
    operation({ ...exchange, params: { reference }, query: {}, body: asked.body }),
  );
}
