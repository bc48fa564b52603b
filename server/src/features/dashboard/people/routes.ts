import type { Services } from '../../../services.js';
import type { DashboardRoute } from '../route.js';

/** The pages of an account about its people, keys and settings. */
export function peopleRoutes(_services: Services): DashboardRoute[] {
  return [];
}
