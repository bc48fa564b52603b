/** What the merchant shows of itself beside its name; null where it shows nothing. */
export interface BrandView {
  /** Address of the logo. */
  logo: string | null;
  /** What the rule and the monogram are filled with, such as `#0b6b43`, and the ink on it. */
  paint: { fill: string; ink: string } | null;
  supportEmail: string | null;
  supportPhone: string | null;
}

/** Whose order a page is about, for the bar above it. */
export interface ShopView {
  merchant: string;
  brand: BrandView;
  reference: string;
  side: 'buyer' | 'seller';
  /** False for an order without escrow, whose money nobody holds. */
  isHeld: boolean;
}
