import { contract } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import type { Services } from '../../services.js';
import { findCharge } from '../charges/find.js';
import { presentCharge } from '../charges/present.js';
import { iso } from '../checkouts/present.js';
import { findEscrow } from '../escrow/find.js';
import { presentEscrow } from '../escrow/present.js';
import type { KeyedCall } from '../idempotency/keyed.js';
import { advance } from './advance.js';
import { readClock } from './clock.js';
import { credit } from './credit.js';
import { fund } from './fund-request.js';
import { pullLever } from './lever.js';
import { settle } from './settle.js';

const levers = contract.sandbox;

export function sandboxRoutes(services: Services): Handlers['sandbox'] {
  return {
    fundEscrow: (called) => {
      const call = leverOf(called, levers.fundEscrow.responses[200]);
      const find = () => findEscrow(services, call.response, called.params.reference);
      return fund(services, call, { find, present: presentEscrow }, called.body);
    },
    fundCharge: (called) => {
      const call = leverOf(called, levers.fundCharge.responses[200]);
      const find = () => findCharge(services, call.response, called.params.reference);
      return fund(services, call, { find, present: presentCharge }, called.body);
    },
    credit: (called) => credit(services, leverOf(called, levers.credit.responses[200]), called.body),
    settlePayout: (called) => {
      const call = leverOf(called, levers.settlePayout.responses[200]);
      return settle(services, call, 'payout', called.params.id, called.body);
    },
    settleRefund: (called) => {
      const call = leverOf(called, levers.settleRefund.responses[200]);
      return settle(services, call, 'refund', called.params.id, called.body);
    },
    fault: (called) => {
      const call = leverOf(called, levers.fault.responses[200]);
      const { operation, kind, count } = called.body;
      return pullLever(services, call, {
        find: async () => callerOf(call.response).accountId,
        pull: async (accountId) => {
          await services.sandboxBank.arm({ accountId, operation, kind, remaining: count });
          return { operation, kind, count };
        },
      });
    },
    clock: async ({ res }) => {
      const clock = await readClock(services, callerOf(res).accountId);
      return { status: 200, body: { now: iso(clock.now), offset_ms: clock.offsetMs } };
    },
    advanceClock: ({ req, res, body }) => advance(services, req as never, res as never, body),
  };
}

/** ts-rest hands over its own view of Express's request and response; features use Express's. */
function leverOf(
  { req, res, body }: { req: unknown; res: unknown; body?: unknown },
  answer: z.ZodTypeAny,
): KeyedCall {
  return { request: req, response: res, body: body ?? {}, answer } as KeyedCall;
}
