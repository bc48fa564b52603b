import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { loadEscrowByReference } from '../escrow/load.js';

/** Managed delivery is booked with live keys only; until a carrier is configured, live mode cannot book. */
export function deliveryRoutes(services: Services): Handlers['delivery'] {
  return {
    retry: async ({ params, res }) => {
      const { accountId, mode } = callerOf(res);
      const aggregate = await loadEscrowByReference(services.store, accountId, mode, params.reference);
      if (!aggregate)
        throw new ProblemError('not_found', { detail: 'There is no escrow with this reference.' });
      throw new ProblemError('live_mode_unavailable', {
        detail: 'No carrier is configured for live deliveries.',
      });
    },
  };
}
