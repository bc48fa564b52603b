import type { Services } from '../../../services.js';
import type { DashboardRoute } from '../route.js';
import { approvalRoutes } from './approval.js';
import { keyRoutes } from './keys.js';
import { memberRoutes } from './members.js';
import { settingsRoute } from './settings.js';

/** The pages of an account about its people, keys and settings. */
export function peopleRoutes(services: Services): DashboardRoute[] {
  return [...keyRoutes(services), ...approvalRoutes(services), ...memberRoutes(services), settingsRoute];
}
