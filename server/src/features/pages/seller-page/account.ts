import { type AccountForm, renderAccount, renderConfirmAccount } from '@escrow-checkout/web';
import type { BankAccount } from '../../../domain/records.js';
import { sealAccount } from '../../banks/bank-account.js';
import { saveSeller } from '../../sellers/save.js';
import { goTo, sendHtml } from '../send.js';
import { fieldOf } from '../signed-in/form.js';
import { askHolder, emptyForm, listBanks } from './bank-account.js';
import { type OpenSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';

/** Where the seller says where he is paid. */
export const askAccount = withSellerPage((page, open) => sendAccount(page, open, emptyForm));

async function sendAccount(page: SellerPageRequest, open: OpenSellerPage, form: AccountForm): Promise<void> {
  const { view, session } = open;
  const banks = await listBanks(page, open);
  const props = { view, links: page.links, email: session.emailKey, banks, form };
  sendHtml(page.response, renderAccount(props), form.wrong === undefined ? 200 : 422);
}

/** Saves where all his sales of this shop are paid to; what waits for that starts at once. */
export const saveAccount = withSellerPage(async (page, open) => {
  const bankAccount = await takeAccount(page, open, 'account', (form) => sendAccount(page, open, form));
  if (bankAccount === null) return;
  const { accountId, mode, sellerEmail } = open.aggregate.escrow;
  const whose = { accountId, mode, email: sellerEmail ?? '', name: null, savedBy: 'seller' } as const;
  await saveSeller(page.services, open.context, { ...whose, bankAccount });
  goTo(page.response, page.links.page);
});

/**
 * A bank account whose holder the seller has confirmed. Null: something else was sent, and is answered with
 * the form or with the question whether the holder is right. The bank is asked both times, so nothing is
 * believed that came back from the page.
 */
export async function takeAccount(
  page: SellerPageRequest,
  open: OpenSellerPage,
  purpose: 'accept' | 'account',
  sendForm: (form: AccountForm) => Promise<void>,
): Promise<BankAccount | null> {
  const { request, links } = page;
  const typed = { bank: fieldOf(request, 'bank'), number: fieldOf(request, 'number').replace(/[\s-]/g, '') };
  const account = await askHolder(page, open, typed);
  if ('wrong' in account) {
    await sendForm({ ...typed, ...account });
    return null;
  }
  if (fieldOf(request, 'holder') === account.accountName) return sealAccount(page.services, account);
  const { view, session } = open;
  const props = { view, links, email: session.emailKey, action: links[purpose], account };
  sendHtml(page.response, renderConfirmAccount(props));
  return null;
}
