import type { Context, Decision, EscrowAggregate } from '../../domain/aggregate.js';
import type { Change } from '../../domain/change.js';
import { keyedRequest } from '../../http/idempotency.js';
import type { Services } from '../../services.js';
import { replayIfKnown } from '../idempotency/answers.js';
import {
  answerKeyed,
  type KeyedCall,
  keptRecord,
  refuseKeyed,
  requestContext,
} from '../idempotency/keyed.js';
import { isRefusal, perform } from '../perform.js';
import { findEscrow } from './find.js';
import { presentEscrow } from './present.js';

/** One request that acts on an escrow. */
export interface EscrowRequest extends KeyedCall {
  reference: string;
}

/** What a command may need beside the escrow itself. */
export interface CommandOptions<A extends EscrowAggregate> {
  /** Checks of the request that need the record; throws the 400. */
  check?: (aggregate: A) => void;
  /** Loads what else the decision reads. */
  extend?: (aggregate: EscrowAggregate) => Promise<A>;
  /** What is answered; the escrow when it is not said. */
  present?: (after: A) => unknown;
}

/**
 * Runs one command on one escrow: 404, then what needs the record (`check`), then the idempotency record,
 * then the decision, and one commit that holds the effect and the kept answer together.
 */
export async function runCommand<A extends EscrowAggregate = EscrowAggregate>(
  services: Services,
  call: EscrowRequest,
  decide: (aggregate: A, context: Context) => Decision<A>,
  options: CommandOptions<A> = {},
): Promise<{ status: 200; body: never }> {
  const { response } = call;
  const keyed = keyedRequest(call.request, response, call.body);
  const context = requestContext(services, response);
  const { check, extend = async (aggregate) => aggregate as A } = options;
  const { present = (after: A) => presentEscrow(after, services.config.siteUrl) } = options;
  const load = async () => {
    const aggregate = await extend(await findEscrow(services, response, call.reference));
    check?.(aggregate);
    if (keyed) await replayIfKnown(services, response, keyed);
    return aggregate;
  };
  const complete = (change: Change, after: A): Change =>
    keyed ? { ...change, idempotency: keptRecord(services, call, keyed, context, present(after)) } : change;

  const settled = await perform(services.store, load, (aggregate) => decide(aggregate, context), complete);
  if (isRefusal(settled)) return refuseKeyed(services, call, keyed, context, settled);
  if (settled.kind === 'changed') services.wakeWorker();
  else response.setHeader('Idempotent-Replay', 'true');
  const body = present(settled.after);
  if (keyed) return answerKeyed(services, call, keyed, context, body, settled.kind === 'repeat');
  return { status: 200, body: body as never };
}
