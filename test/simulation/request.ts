import type { Context, Decision, EscrowAggregate } from '../../server/src/domain/aggregate.js';
import { runCommand } from '../../server/src/features/escrow/command.js';
import { openContext } from '../../server/src/http/context.js';
import { ProblemError } from '../../server/src/http/problem.js';
import { StoredAnswer } from '../../server/src/http/stored-answer.js';
import { accountTime } from '../../server/src/jobs/account-time.js';
import type { Intent } from './intent.js';
import type { World } from './world.js';

/** What a merchant is answered. */
export interface Answer {
  status: number;
  bytes: string;
  /** Whether the bytes are those that are kept under the key. */
  isKept: boolean;
  /** Whether they were kept before. */
  isReplay: boolean;
}

type Call = Parameters<typeof runCommand>[1];

/** A request as the operations of the API receive it, and the response they write to. */
export interface Exchange {
  req: Call['request'];
  res: Call['response'];
}

/** What a request says besides whose it is. */
export interface Asked {
  path: string;
  body: unknown;
}

/**
 * Asks an operation as the HTTP surface would once it has found out who is asking: the account's time is read
 * first, and may be older than the rest.
 */
export async function ask(
  { services, accounts }: World,
  { account, mode, key, command }: Intent,
  { path, body }: Asked,
  operation: (exchange: Exchange) => Promise<{ status: number; body: unknown }>,
): Promise<Answer> {
  const accountId = accounts[account] as string;
  const { clockOffsetMs } = await accountTime(services, accountId, mode);
  const res = { setHeader: () => {} } as unknown as Exchange['res'];
  const caller = { keyId: `key of ${accountId}`, accountId, mode, plan: 'business' as const, clockOffsetMs };
  openContext(res, { requestId: `${command} ${key}`, startedAtMs: 0, path, caller });
  const headers = key === null ? {} : { 'idempotency-key': key };
  const req = { method: 'POST', headers, query: {}, body } as unknown as Exchange['req'];
  try {
    const answer = await operation({ req, res });
    return { ...unkept, status: answer.status, bytes: JSON.stringify(answer.body) };
  } catch (thrown) {
    return answerOf(thrown);
  }
}

const unkept = { isKept: false, isReplay: false };

function answerOf(thrown: unknown): Answer {
  if (thrown instanceof StoredAnswer) {
    return { status: thrown.status, bytes: thrown.body, isKept: true, isReplay: thrown.replayed };
  }
  if (thrown instanceof ProblemError) return { ...unkept, status: 409, bytes: thrown.code };
  throw thrown;
}

/** Asks for a command on an escrow that has no route of its own here. */
export function askEscrow(
  world: World,
  intent: Intent,
  answer: Call['answer'],
  decide: (aggregate: EscrowAggregate, context: Context) => Decision,
): Promise<Answer> {
  const { reference, command, amount, n } = intent;
  const asked = { path: `/v1/escrow/${reference}/${command}`, body: { amount, n } };
  return ask(world, intent, asked, ({ req, res }) => {
    const call = { request: req, response: res, reference, body: asked.body, answer };
    return runCommand(world.services, call, decide);
  });
}
