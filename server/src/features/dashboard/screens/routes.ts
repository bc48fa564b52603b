import type { Services } from '../../../services.js';
import type { DashboardRoute } from '../route.js';
import { checkoutListRoutes } from './checkouts/route.js';
import { developerRoutes } from './developers/route.js';
import { escrowRoutes } from './escrow/route.js';
import { homeRoutes } from './home/route.js';
import { moneyRoutes } from './money/route.js';
import { sandboxScreenRoutes } from './sandbox/route.js';

/** Every screen of the dashboard about money and events, for whoever mounts them. */
export function screenRoutes(services: Services): DashboardRoute[] {
  return [
    ...homeRoutes(services),
    ...checkoutListRoutes(services),
    ...escrowRoutes(services),
    ...moneyRoutes(services),
    ...developerRoutes(services),
    ...sandboxScreenRoutes(services),
  ];
}
