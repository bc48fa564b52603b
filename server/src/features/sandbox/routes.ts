import { contract } from '@escrow-checkout/contract';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import type { Services } from '../../services.js';
import { iso } from '../checkouts/present.js';
import { advance } from './advance.js';
import { readClock } from './clock.js';
import { fund } from './fund-request.js';

export function sandboxRoutes(services: Services): Handlers['sandbox'] {
  return {
    fundEscrow: ({ req, res, params, body }) => {
      const answer = contract.sandbox.fundEscrow.responses[200];
      const call = { request: req, response: res, reference: params.reference, body: body ?? {}, answer };
      return fund(services, call as never, body);
    },
    clock: async ({ res }) => {
      const clock = await readClock(services, callerOf(res).accountId);
      return { status: 200, body: { now: iso(clock.now), offset_ms: clock.offsetMs } };
    },
    advanceClock: ({ req, res, body }) => advance(services, req as never, res as never, body),
  };
}
