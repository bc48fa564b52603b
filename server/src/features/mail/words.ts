import type { Mail } from '../../adapters/store/mail-rows.js';
import { type CheckoutTemplate, isCheckoutTemplate } from '../../domain/mail/causes.js';
import { type RenderedMail, renderMail } from '../../domain/mail/render.js';
import type { MailData } from '../../domain/mail/templates.js';
import { payoutHoldMs } from '../../domain/payee.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { findById, findPayout } from '../checkouts/queries.js';
import { buyerFills } from './fill-buyer.js';
import { sellerFills } from './fill-seller.js';
import { type Fill, loadMailContext } from './mail-context.js';
import { mailPurpose } from './write.js';

type OfCheckout = Exclude<CheckoutTemplate, 'payee.bank_account_changed'>;

const fills: { readonly [Name in OfCheckout]: Fill<Name> } = { ...buyerFills, ...sellerFills };

/** Renders a mail: from the stored facts of its checkout, or from the data sealed in it. */
export async function wordsOf(services: Services, mail: Mail): Promise<RenderedMail> {
  const { template } = mail;
  if (template === 'payee.bank_account_changed')
    return renderMail(template, await bankAccountData(services, mail));
  if (!isCheckoutTemplate(template)) {
    const data = JSON.parse(services.sealer.open(mailPurpose, mail.dataSealed)) as MailData[typeof template];
    return renderMail(template, data as never);
  }
  const fill = fills[template] as Fill<typeof template>;
  return renderMail(template, (await fill(await loadMailContext(services, { ...mail, template }))) as never);
}

async function bankAccountData(
  services: Services,
  mail: Mail,
): Promise<MailData['payee.bank_account_changed']> {
  const { accountId, mode, factsJson } = mail;
  const account = await services.store.one(findAccount, { id: accountId ?? '' });
  const facts = JSON.parse(factsJson ?? '{}') as Record<'bank_name' | 'account_last4' | 'changed_by', string>;
  return {
    merchant: account?.name ?? '',
    mode,
    bank: { bankName: facts.bank_name, last4: facts.account_last4 },
    changedBy: facts.changed_by === 'seller' ? 'seller' : 'merchant',
    holdHours: mode === 'live' ? payoutHoldMs / 3_600_000 : null,
  };
}

/** Whether a mail asks for what is done or decided already, or announces a release that will not happen. */
export async function isOutdated(
  { store }: Services,
  { template, cause, checkoutId }: Mail,
): Promise<boolean> {
  if (template === 'seller.bank_account_missing') {
    const payout = await store.one(findPayout, { id: cause });
    return payout?.bankCode !== null || !['waiting_details', 'manual'].includes(payout.status);
  }
  if (template !== 'checkout.reminder' && template !== 'checkout.delivered') return false;
  const checkout = await store.one(findById, { id: checkoutId ?? '' });
  if (checkout?.status !== 'funded') return true;
  return template === 'checkout.reminder' && cause !== `${checkout.id}:${checkout.autoReleaseAt}`;
}
