import type { Mail } from '../../adapters/store/mail-rows.js';
import type { MailFrame } from '../../domain/mail/frame.js';
import { paintOf } from '../../domain/staff/brand.js';
import { operatorOf } from '../../operator-settings.js';
import type { Services } from '../../services.js';
import { pngPath } from '../files/path.js';
import type { About } from './about.js';

/** Mails to people who work for merchants, who see no brand in them. */
const isToMerchant = /^(staff|webhook)\./;

/** What stands around the text of a mail: what its merchant and the operator say of themselves. */
export function frameOfMail({ config }: Services, { template }: Mail, { checkout, brand }: About): MailFrame {
  const operator = operatorOf(config);
  if (brand === null || isToMerchant.test(template)) {
    return { locale: 'en', operator, brand: null, isHeld: false };
  }
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
