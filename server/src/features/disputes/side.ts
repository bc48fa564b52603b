import type { Escrow } from '../../domain/records.js';
import { fieldProblem } from '../../http/validation.js';

type Side = 'buyer' | 'seller';

/**
 * The side a merchant acts for. A merchant that is its own seller acts for the seller; any other merchant has
 * to name the side.
 */
export function sideOf({ sellerEmail }: Pick<Escrow, 'sellerEmail'>, named: Side | undefined): Side {
  if (sellerEmail !== null) {
    if (named !== undefined) return named;
    throw fieldProblem(
      '/on_behalf_of',
      'is required: this escrow names a seller, so say whether you speak for the `buyer` or the `seller`',
      'required',
    );
  }
  if (named !== 'buyer') return 'seller';
  throw fieldProblem(
    '/on_behalf_of',
    'can only be `seller`: this escrow names no other seller than you; send `seller` or leave it out',
  );
}
