import { renderSettings } from '@escrow-checkout/web';
import { hasRight } from '../../../domain/staff/rights.js';
import { sendHtml } from '../../pages/responses.js';
import { type DashboardRoute, dashboardPath } from '../route.js';
import { frameOf } from '../screens/format.js';

const pages = [
  { page: 'members', right: 'manage_members', path: '/settings/members' },
  { page: 'keys', right: 'manage_keys', path: '/developers/keys' },
  { page: 'approval', right: 'manage_account', path: '/settings/approval' },
] as const;

/** Lists what the person can set for the account; a page that their role does not open is left out. */
export const settingsRoute: DashboardRoute = {
  method: 'get',
  path: '/settings',
  right: 'read',
  async handle(visit, _request, response) {
    const { role, mode } = visit;
    const links = pages
      .filter(({ right }) => hasRight(role, right, mode))
      .map(({ page, path }) => ({ page, href: dashboardPath(visit, path) }));
    const me = { page: 'me', href: '/dashboard/me' } as const;
    sendHtml(response, renderSettings({ frame: frameOf(visit), links: [...links, me] }));
  },
};
