import { renderAccounts } from '@escrow-checkout/web';
import { goTo, sendHtml } from '../../pages/responses.js';
import { listMemberships } from '../../staff/queries.js';
import { dashboardPath } from '../route.js';
import type { PersonalPage } from './personal.js';

/** Lists the person's accounts; whoever has one only goes there at once. */
export async function showAccounts(page: PersonalPage): Promise<void> {
  const { services, request, response, session, formToken } = page;
  const memberships = await services.store.all(listMemberships, { personId: session.personId });
  const accounts = memberships.map(({ accountId, name, role }) => {
    return { href: dashboardPath({ account: { id: accountId }, mode: 'test' }), name, role };
  });
  const [only, ...others] = accounts;
  if (only && others.length === 0 && request.query.all === undefined) return goTo(response, only.href);
  sendHtml(response, renderAccounts({ email: session.email, accounts, formToken }));
}
