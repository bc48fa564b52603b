import type { Handlers } from '../../http/mount.js';
import type { Services } from '../../services.js';
import { escrowActions } from './actions.js';
import { initiate } from './initiate.js';
import { escrowReads } from './reads.js';

export function escrowRoutes(services: Services): Handlers['escrow'] {
  return {
    ...escrowReads(services),
    ...escrowActions(services),
    initiate: ({ body, res }) => initiate(services, res, body),
  };
}
