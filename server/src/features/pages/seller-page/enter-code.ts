import { type EnterCodePageProps, renderEnterCode } from '@escrow-checkout/web';
import { decideEscrow } from '../../../domain/escrow/decide.js';
import { execute } from '../../../pipeline/execute.js';
import { isRefusal } from '../../../pipeline/retry.js';
import { loadEscrow } from '../../checkouts/load.js';
import { enterCode } from '../../escrow/enter-code.js';
import { goTo, sendPage } from '../responses.js';
import { fieldOf } from '../signed-in/form.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';

/** Shows the form in which the seller enters the buyer's code. */
export const askCode = withSellerPage((page, open) => {
  if (open.view.actions.releaseCode === 'on') sendForm(page, open);
  else goTo(page.response, page.links.page);
});

function sendForm(
  page: SellerPageRequest,
  { view, session }: OpenSellerPage,
  problem?: EnterCodePageProps['problem'],
): void {
  const props = { view, links: page.links, email: session.emailKey, problem };
  sendPage(page.response, renderEnterCode, props, problem === undefined ? 200 : 422);
}

/** Releases all that is held, if the code is the buyer's. What cannot be a code is not counted. */
export const takeCode = withSellerPage(async (page, open) => {
  const digits = fieldOf(page.request, 'digits').replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) {
    return open.view.actions.releaseCode === 'on' ? sendForm(page, open, 'form') : endWith(page, open, false);
  }
  const outcome = await releaseByCode(page, open, digits);
  if (!isRefusal(outcome)) return goTo(page.response, page.links.page);
  const now = (await openSellerPage(page)) ?? open;
  const { attemptsLeft } = outcome;
  if (attemptsLeft !== undefined && now.view.actions.releaseCode === 'on') {
    return sendForm(page, now, { attemptsLeft });
  }
  await endWith(page, now, false);
});

/** Enters a code of six digits, and releases all that is held if it is right. */
export function releaseByCode({ services }: SellerPageRequest, open: OpenSellerPage, digits: string) {
  const { aggregate, context } = open;
  return execute(services, {
    subject: {
      find: () => loadEscrow(services.store, aggregate.escrow.id),
      prepare: enterCode(services, { typed: digits, context, key: null }),
    },
    command: {
      decide: (current) =>
        decideEscrow(current, { command: 'release', amount: null, codeEnteredBy: 'seller' }, context),
    },
    context,
  });
}
