import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { findEscrow } from '../escrow/find.js';

/** Managed delivery is booked with live keys only; until a carrier is configured, live mode cannot book. */
export function deliveryRoutes(services: Services): Handlers['delivery'] {
  return {
    retry: async ({ params, res }) => {
      await findEscrow(services, res, params.reference);
      throw new ProblemError('live_mode_unavailable', {
        detail: 'No carrier is configured for live deliveries.',
      });
    },
  };
}
