import type { BrandView } from '@escrow-checkout/web';
import type { Mode } from '../../domain/records.js';
import { type Brand, paintOf } from '../../domain/staff/brand.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { brandOf } from '../brand/brand.js';
import { filePath } from '../files/path.js';

/** A brand as pages show it. */
export function brandViewOf(brand: Brand): BrandView {
  return {
    logo: brand.logo === null ? null : filePath(brand.logo),
    paint: brand.colour === null ? null : paintOf(brand.colour),
    supportEmail: brand.support_email,
    supportPhone: brand.support_phone,
  };
}

/** A merchant as its buyers and sellers see it: by the name that it shows, else by that of its account. */
export async function shownMerchant(
  services: Pick<Services, 'store'>,
  owner: { accountId: string; mode: Mode },
): Promise<{ merchant: string; brand: BrandView }> {
  const [account, brand] = await Promise.all([
    services.store.one(findAccount, { id: owner.accountId }),
    brandOf(services, owner),
  ]);
  return { merchant: brand.name ?? account?.name ?? '', brand: brandViewOf(brand) };
}
