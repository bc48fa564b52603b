import { renderSettings } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { hasRight } from '../../../domain/staff/rights.js';
import type { Store } from '../../../ports/store.js';
import type { Services } from '../../../services.js';
import { sendHtml } from '../../pages/responses.js';
import { recoveryPath } from '../../staff/owner-recovery.js';
import { findOpenRecovery } from '../../staff/owner-recovery-queries.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf } from '../screens/format.js';

const pages = [
  { page: 'members', right: 'manage_members', path: '/settings/members' },
  { page: 'keys', right: 'manage_keys', path: '/developers/keys' },
  { page: 'payout', right: 'manage_payout', path: '/settings/payout' },
  { page: 'brand', right: 'manage_account', path: '/settings/brand' },
  { page: 'approval', right: 'manage_account', path: '/settings/approval' },
  { page: 'alerts', right: 'read', path: '/settings/alerts' },
  { page: 'security', right: 'manage_account', path: '/settings/security' },
  { page: 'audit', right: 'manage_account', path: '/settings/audit' },
  { page: 'export', right: 'manage_account', path: '/settings/export.json' },
  { page: 'close', right: 'manage_account', path: '/settings/close' },
] as const;

/** Lists what the person can set for the account; a page that their role does not open is left out. */
export function settingsRoute({ store }: Pick<Services, 'store'>): DashboardRoute {
  return { method: 'get', path: '/settings', right: 'read', handle: (...given) => show(store, ...given) };
}

async function show(store: Store, visit: Visit, _request: Request, response: Response): Promise<void> {
  const { role, mode } = visit;
  const recovery = await store.one(findOpenRecovery, { accountId: visit.account.id });
  const links = pages
    .filter(({ right }) => hasRight(role, right, mode))
    .map(({ page, path }) => ({ page, href: dashboardPath(visit, path) }));
  const stop = { page: 'recovery', href: dashboardPath(visit, recoveryPath) } as const;
  const me = { page: 'me', href: '/dashboard/me' } as const;
  const all = [...(recovery ? [stop] : []), ...links, me];
  sendHtml(response, renderSettings({ frame: frameOf(visit), links: all }));
}
