import type { Services } from '../../../services.js';
import type { DashboardRoute } from '../route.js';
import { alertRoutes } from './alerts.js';
import { approvalRoutes } from './approval.js';
import { auditRoutes } from './audit.js';
import { brandRoutes } from './brand.js';
import { closingRoutes } from './closing.js';
import { exportRoutes } from './export.js';
import { keyRoutes } from './keys.js';
import { memberRoutes } from './members.js';
import { payoutRoutes } from './payout.js';
import { recoveryRoutes } from './recovery.js';
import { securityRoutes } from './security.js';
import { settingsRoute } from './settings.js';

/** The pages of an account about its people, keys and settings. */
export function peopleRoutes(services: Services): DashboardRoute[] {
  return [
    ...keyRoutes(services),
    ...approvalRoutes(services),
    ...brandRoutes(services),
    ...memberRoutes(services),
    ...payoutRoutes(services),
    ...alertRoutes(services),
    ...securityRoutes(services),
    ...auditRoutes(services),
    ...exportRoutes(services),
    ...recoveryRoutes(services),
    ...closingRoutes(services),
    settingsRoute(services),
  ];
}
