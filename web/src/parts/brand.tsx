import type { BrandView } from '../view.js';
import { english as words } from '../words/english.js';

interface BrandProps {
  merchant: string;
  brand: BrandView;
}

/** The merchant's logo and name, above the title. */
export function BrandHead({ merchant, brand }: BrandProps) {
  return (
    <p class="soft brand">
      {brand.logo && <img src={brand.logo} alt="" />}
      {merchant}
    </p>
  );
}

/** How to reach the merchant, said to be the merchant's: nobody else answers there. */
export function SupportContact({ merchant, brand: { supportEmail, supportPhone } }: BrandProps) {
  if (supportEmail === null && supportPhone === null) return null;
  return (
    <p class="soft">
      {words.support.of(merchant)}{' '}
      {supportPhone && <a href={`tel:${supportPhone.replaceAll(' ', '')}`}>{supportPhone}</a>}
      {supportPhone && supportEmail && ' · '}
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </p>
  );
}
