import { type EnterCodePageProps, renderEnterCode } from '@escrow-checkout/web';
import type { Refusal } from '../../../domain/change.js';
import { subjectOf } from '../../../pipeline/admit.js';
import { execute } from '../../../pipeline/execute.js';
import { isRefusal } from '../../../pipeline/retry.js';
import { loadEscrow } from '../../checkouts/load.js';
import { codeEntry } from '../../escrow/enter-code.js';
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
  const refusal = await releaseByCode(page, open, digits);
  if (refusal === null) return goTo(page.response, page.links.page);
  const now = (await openSellerPage(page)) ?? open;
  const { attemptsLeft } = refusal;
  if (attemptsLeft !== undefined && now.view.actions.releaseCode === 'on') {
    return sendForm(page, now, { attemptsLeft });
  }
  await endWith(page, now, false);
});

/** Enters a code of six digits. Null: it was right, and all that is held is released. */
export async function releaseByCode(
  { services }: SellerPageRequest,
  open: OpenSellerPage,
  digits: string,
): Promise<Refusal | null> {
  const { aggregate, context } = open;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadEscrow(services.store, aggregate.escrow.id)),
    command: codeEntry(services, { typed: digits, enteredBy: 'seller', context }),
    context,
  });
  return isRefusal(outcome) ? outcome : outcome.after.refusal;
}
