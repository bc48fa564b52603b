import type { SellerPageView } from './seller-view.js';
import type { CheckoutPageView, ShopView } from './view.js';

/** The bar of a buyer's page. */
export function shopOfOrder({ merchant, brand, reference, isHeld }: CheckoutPageView): ShopView {
  return { merchant, brand, reference, side: 'buyer', isHeld };
}

/** The bar of a seller's page. */
export function shopOfSale({ merchant, brand, reference }: SellerPageView): ShopView {
  return { merchant, brand, reference, side: 'seller', isHeld: true };
}
