import type { Services } from '../../../services.js';
import { createUploads, type Uploads } from '../../photos/upload-room.js';
import type { DashboardRoute } from '../route.js';
import { chartRoutes } from './charts/route.js';
import { checkoutListRoutes } from './checkouts/route.js';
import { developerRoutes } from './developers/route.js';
import { evidenceRoutes } from './disputes/route.js';
import { escrowRoutes } from './escrow/route.js';
import { homeRoutes } from './home/route.js';
import { moneyRoutes } from './money/route.js';
import { requestLogRoutes } from './requests/route.js';
import type { SandboxForms } from './sandbox/forms.js';
import { sandboxScreenRoutes } from './sandbox/route.js';
import { viewRoutes } from './views/route.js';

/** Every screen of the dashboard about money and events, for whoever mounts them. */
export function screenRoutes(
  services: Services,
  sandbox: SandboxForms,
  uploads: Uploads = createUploads(),
): DashboardRoute[] {
  return [
    ...homeRoutes(services),
    ...checkoutListRoutes(services),
    ...viewRoutes(services),
    ...escrowRoutes({ services, uploads }),
    ...evidenceRoutes({ services, uploads }),
    ...moneyRoutes(services),
    ...chartRoutes(services),
    ...developerRoutes(services),
    ...requestLogRoutes(services),
    ...sandboxScreenRoutes(services, sandbox),
  ];
}
