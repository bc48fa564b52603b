import type { Mail } from '../../adapters/store/mail-rows.js';
import type { MailFrame } from '../../domain/mail/frame.js';
import { paintOf } from '../../domain/staff/brand.js';
import { operatorOf } from '../../operator-settings.js';
import type { Services } from '../../services.js';
import { brandOf } from '../brand/brand.js';
import { findById } from '../checkouts/queries.js';
import { pngPath } from '../files/path.js';

/** Mails to people who work for merchants, who see no brand in them. */
const isToMerchant = /^(staff|webhook)\./;

/** What stands around the text of a mail: what its merchant and the operator say of themselves. */
export async function frameOfMail(services: Services, mail: Mail): Promise<MailFrame> {
  const { config, store } = services;
  const { accountId, mode, template, checkoutId } = mail;
  const operator = operatorOf(config);
  if (accountId === null || isToMerchant.test(template)) {
    return { locale: 'en', operator, brand: null, isHeld: false };
  }
  const brand = await brandOf(services, { accountId, mode });
  const checkout = checkoutId === null ? null : await store.one(findById, { id: checkoutId });
  return {
    locale: checkout?.locale ?? 'en',
    operator,
    brand: {
      logoUrl: brand.logo && `${config.siteUrl}${pngPath(brand.logo)}`,
      paint: brand.colour === null ? null : paintOf(brand.colour),
      phone: brand.support_phone,
      email: brand.support_email,
    },
    isHeld: checkout?.kind !== 'charge',
  };
}
