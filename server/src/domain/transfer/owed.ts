import type { CombinedMember, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount, Write } from '../change.js';
import { payoutAccount, refundAccount } from '../ledger.js';
import type { Checkout, CombinedPayout, Payout, Refund } from '../records.js';

type Kinds = Pick<TransferAggregate, 'kind' | 'payout' | 'refund'>;

/** Returns the payout, combined payout or refund of the aggregate. */
export function transferOf({ kind, payout, refund }: Kinds): Payout | CombinedPayout | Refund {
  const transfer = kind === 'payout' ? payout : refund;
  assert(transfer, `the aggregate of a ${kind} carries it`);
  return transfer;
}

/** Returns the partner that makes the transfer: the one that holds its money. */
export function partnerNameOf({ payout, credit, checkout }: TransferAggregate): string {
  if (credit) return credit.partner;
  if (payout && 'partner' in payout) return payout.partner;
  assert(checkout, 'a payout that is not combined has a checkout');
  return checkout.partner;
}

/** Returns the write of the row itself. Every change of an attempt makes it: its version guards them all. */
export function writeOf({ payout, refund }: Omit<Kinds, 'kind'>, isNew: boolean): Write {
  if (payout && 'ordinal' in payout) {
    return isNew ? { insert: 'combined_payout', row: payout } : { update: 'combined_payout', row: payout };
  }
  if (payout) return { update: 'payout', row: payout };
  assert(refund, 'a transfer is a payout or a refund');
  return { update: 'refund', row: refund };
}

/** Money owed on one payout or refund, with the checkout it is of. */
export interface OwedPart {
  account: LedgerAccount;
  amount: number;
  /** Null for a refund of an unmatched credit. */
  checkout: Checkout | null;
  payout: Payout | null;
}

/** Returns what is owed: on itself, or on each payout that a combined one pays. */
export function owedParts(
  transfer: Kinds,
  members: readonly CombinedMember[],
  ownCheckout: Checkout | null,
): readonly OwedPart[] {
  if (members.length > 0) {
    return members.map(({ payout, checkout }) => {
      return { account: payoutAccount(payout.id), amount: payout.amount, checkout, payout };
    });
  }
  const { id, amount } = transferOf(transfer);
  const { kind, payout } = transfer;
  const account = kind === 'payout' ? payoutAccount(id) : refundAccount(id);
  return [{ account, amount, checkout: ownCheckout, payout: payout as Payout | null }];
}
