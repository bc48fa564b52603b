import { type AccountForm, renderAccept } from '@escrow-checkout/web';
import type { Decision, EscrowAggregate } from '../../../domain/aggregate.js';
import {
  type AcceptAggregate,
  acceptAsShown,
  acceptPaidTo,
  acceptUnpaid,
} from '../../../domain/escrow/accept-paid.js';
import { bankAccountOnFile } from '../../../domain/payee.js';
import type { BankAccount } from '../../../domain/records.js';
import { PartnerUnavailable } from '../../../ports/bank.js';
import { withSeller } from '../../escrow/load-seller.js';
import { goTo, sendPage } from '../responses.js';
import { decideOnPage } from '../signed-in/act.js';
import { fieldOf } from '../signed-in/form.js';
import { emptyForm, listBanks, takeBankAccount } from './bank-account.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';
import { payoutAccountOf } from './view.js';

/** Asks the seller to confirm: what accepting means, and where the money will go. */
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
  // The bank account and its version come from one row, so they match whatever is saved meanwhile.
  const { seller } = await withSeller(page.services, aggregate, null);
  const bankAccount = seller && payoutAccountOf(bankAccountOnFile(seller));
  // With a bank account on file there is nothing to choose, so the bank is not asked.
  const banks = bankAccount ? [] : await listBanks(page, open).catch(noBanks);
  const shown = { version: seller?.version ?? 0, isChanged };
  const props = {
    view: { ...view, bankAccount },
    links: page.links,
    email: session.emailKey,
    banks,
    form,
    ...shown,
  };
  sendPage(page.response, renderAccept, props, isChanged ? 409 : form.wrong === undefined ? 200 : 422);
}

/**
 * Accepts the escrow: with the bank account on file, with one that the same change saves, or with none. A
 * typed bank account replaces one that was saved before it was sent. If another is saved while the bank is
 * asked, the seller is asked again.
 */
export const accept = withSellerPage(async (page, open) => {
  const shown = fieldOf(page.request, 'shown');
  if (shown !== '') return acceptOnFile(page, open, Number(shown));
  if (fieldOf(page.request, 'later') !== '') return acceptWithout(page, open);
  const given = await takeBankAccount(page, open, 'accept', (form) => sendAccept(page, open, form));
  if (given === null) return;
  await acceptOrAsk(page, open, given.bankAccount, (aggregate) =>
    acceptPaidTo(aggregate, given, 'seller', open.context),
  );
});

/** While the bank does not answer, an escrow can be accepted without a bank account. */
function noBanks(error: unknown): [] {
  if (error instanceof PartnerUnavailable) return [];
  throw error;
}

/** Accepts only with the bank account that the page showed. */
function acceptOnFile(page: SellerPageRequest, open: OpenSellerPage, shownVersion: number): Promise<void> {
  return acceptOrAsk(page, open, null, (aggregate) => acceptAsShown(aggregate, shownVersion, open.context));
}

/** Accepts only while no bank account is on file. */
function acceptWithout(page: SellerPageRequest, open: OpenSellerPage): Promise<void> {
  return acceptOrAsk(page, open, null, (aggregate) => acceptUnpaid(aggregate, open.context));
}

/** Asks the seller again if the bank account on file is not the one that the page showed, or was changed. */
async function acceptOrAsk(
  page: SellerPageRequest,
  open: OpenSellerPage,
  bankAccount: BankAccount | null,
  decide: (aggregate: AcceptAggregate) => Decision<AcceptAggregate>,
): Promise<void> {
  const extend = (aggregate: EscrowAggregate) => withSeller(page.services, aggregate, bankAccount);
  const isDone = await decideOnPage(page, open, extend, decide);
  const now = isDone ? null : await openSellerPage(page);
  if (now?.view.actions.accept) await sendAccept(page, now, emptyForm, true);
  else await endWith(page, open, isDone);
}
