import { type AccountForm, renderAccept } from '@escrow-checkout/web';
import type { Decision, EscrowAggregate } from '../../../domain/aggregate.js';
import {
  type AcceptAggregate,
  acceptAsShown,
  acceptPaidTo,
  acceptUnpaid,
} from '../../../domain/escrow/accept-paid.js';
import { bankAccountOnFile } from '../../../domain/payee.js';
import { PartnerUnavailable } from '../../../ports/bank.js';
import { withSeller } from '../../escrow/load-seller.js';
import { goTo, sendHtml } from '../responses.js';
import { decideOnPage } from '../signed-in/act.js';
import { fieldOf } from '../signed-in/form.js';
import { emptyForm, listBanks, takeBankAccount } from './bank-account.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';
import { payoutAccountOf } from './view.js';

/** The step before a sale is accepted: what that means, and where the money will go. */
export const askAccept = withSellerPage(async (page, open) => {
  if (open.view.actions.accept) await sendAccept(page, open, emptyForm);
  else goTo(page.response, page.links.page);
});

async function sendAccept(
  page: SellerPageRequest,
  open: OpenSellerPage,
  form: AccountForm,
  isChanged = false,
): Promise<void> {
  const { view, session, aggregate } = open;
  // What is shown and which state of it that is come out of one row, whatever is saved meanwhile.
  const { seller } = await withSeller(page.services, aggregate, null);
  const bankAccount = seller && payoutAccountOf(bankAccountOnFile(seller));
  // With an account on file there is nothing to choose, so the bank need not answer.
  const banks = bankAccount ? [] : await listBanks(page, open).catch(noBanks);
  const shown = { version: seller?.version ?? 0, isChanged };
  const html = renderAccept({
    view: { ...view, bankAccount },
    links: page.links,
    email: session.emailKey,
    banks,
    form,
    ...shown,
  });
  sendHtml(page.response, html, isChanged ? 409 : form.wrong === undefined ? 200 : 422);
}

/**
 * Accepts; with the account on file, with one that is saved in the same change, or with none yet. An account
 * that was typed is meant, even if another one is on file by now.
 */
export const accept = withSellerPage(async (page, open) => {
  const shown = fieldOf(page.request, 'shown');
  if (shown !== '') return acceptOnFile(page, open, Number(shown));
  if (fieldOf(page.request, 'later') !== '') return acceptWithout(page, open);
  const bankAccount = await takeBankAccount(page, open, 'accept', (form) => sendAccept(page, open, form));
  if (bankAccount === null) return;
  const isDone = await decideOnPage(
    page,
    open,
    (aggregate) => withSeller(page.services, aggregate, bankAccount),
    (aggregate) => acceptPaidTo(aggregate, bankAccount, 'seller', open.context),
  );
  await endWith(page, open, isDone);
});

/** While the bank does not answer, a sale can be accepted without an account. */
function noBanks(error: unknown): [] {
  if (error instanceof PartnerUnavailable) return [];
  throw error;
}

/** What is accepted is what was shown. */
function acceptOnFile(page: SellerPageRequest, open: OpenSellerPage, shownVersion: number): Promise<void> {
  return acceptShown(page, open, (aggregate) => acceptAsShown(aggregate, shownVersion, open.context));
}

/** None was shown, so none may be on file. */
function acceptWithout(page: SellerPageRequest, open: OpenSellerPage): Promise<void> {
  return acceptShown(page, open, (aggregate) => acceptUnpaid(aggregate, open.context));
}

/** If another account is on file by now than the seller was shown, he is asked again. */
async function acceptShown(
  page: SellerPageRequest,
  open: OpenSellerPage,
  decide: (aggregate: AcceptAggregate) => Decision<AcceptAggregate>,
): Promise<void> {
  const extend = (aggregate: EscrowAggregate) => withSeller(page.services, aggregate, null);
  const isDone = await decideOnPage(page, open, extend, decide);
  const now = isDone ? null : await openSellerPage(page);
  if (now?.view.actions.accept) await sendAccept(page, now, emptyForm, true);
  else await endWith(page, open, isDone);
}
