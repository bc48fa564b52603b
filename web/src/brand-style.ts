import type { BrandView } from './view.js';

/** The style of a page in the merchant's colour, which its policy has to permit; null without a colour. */
export function brandStyle({ paint }: BrandView): string | null {
  return paint && `:root{--button:${paint.fill};--on-button:${paint.ink}}`;
}
