import { renderAccounts } from '@escrow-checkout/web';
import { clientNetworks } from '../../../http/client-networks.js';
import { contextOf } from '../../../http/context.js';
import { KeyRefused } from '../../keys/manage.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { listMemberships } from '../../staff/queries.js';
import { isSignUpOpen, openAccount, signUpsLeft } from '../../staff/sign-up.js';
import { dashboardPath } from '../route.js';
import { actingAs } from './acting.js';
import type { PersonalPage } from './personal.js';

/** Lists the person's accounts; whoever has one only goes there at once. */
export async function showAccounts(page: PersonalPage): Promise<void> {
  const props = await propsOf(page);
  const [only, ...others] = props.accounts;
  if (only && others.length === 0 && page.request.query.all === undefined)
    return goTo(page.response, only.href);
  sendHtml(page.response, renderAccounts(props));
}

async function propsOf({ services, session, formToken }: PersonalPage) {
  const { personId, email } = session;
  const memberships = await services.store.all(listMemberships, { personId });
  const accounts = memberships.map(({ accountId, name, role }) => {
    return { href: dashboardPath({ account: { id: accountId }, mode: 'test' }), name, role };
  });
  const left = isSignUpOpen(services) ? await signUpsLeft(services, personId) : null;
  return { email, accounts, formToken, left };
}

/** Opens an account in test mode, whose owner the person becomes. */
export async function openOwnAccount(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const person = { id: session.personId, email: session.email };
  const acting = actingAs(services, { person, network: contextOf(response).network });
  const name = fieldOf(request, 'name').trim();
  const networks = clientNetworks(request, services.config.PROXY_HOPS);
  try {
    const opened = await openAccount(acting, { person, name, networks });
    if ('account' in opened) return goTo(response, dashboardPath({ ...opened, mode: 'test' }));
    const status = opened.refused === 'closed' ? 403 : 429;
    sendHtml(response, renderAccounts({ ...(await propsOf(page)), refused: opened.refused, name }), status);
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    sendHtml(response, renderAccounts({ ...(await propsOf(page)), problem: error.message, name }), 422);
  }
}
