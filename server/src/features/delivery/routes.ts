import type { EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { Handlers } from '../../http/mount.js';
import { preview } from '../../pipeline/preview.js';
import type { Services } from '../../services.js';
import { findEscrow } from '../escrow/find.js';

const noCarrier: Refusal = {
  refused: true,
  code: 'live_mode_unavailable',
  detail: 'No carrier is configured for live deliveries.',
};

/** Managed delivery is live only, and no carrier is configured there yet. */
export function deliveryRoutes(services: Services): Handlers['delivery'] {
  return {
    retry: ({ params, caller }) =>
      preview<EscrowAggregate, never>(
        () => findEscrow(services, caller, params.reference),
        () => noCarrier,
      ),
  };
}
