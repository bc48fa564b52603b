import type { Context, Decision } from '../../../server/src/domain/aggregate.js';
import {
  returnCredit,
  reverseUnmatchedCredit,
  settleOwnReceivable,
  takeBackReturned,
  type UnmatchedAggregate,
} from '../../../server/src/domain/credit.js';

export type UnmatchedHappening = 'return' | 'reverse' | 'take_part' | 'settle';

/** Decides what happens to an unmatched credit; half of a `share` is taken, or a `share` settled. */
export function decideUnmatched(
  { credit, refund }: UnmatchedAggregate,
  happens: UnmatchedHappening,
  share: number,
  context: Context,
): Decision<unknown> {
  switch (happens) {
    case 'return':
      return returnCredit({ credit, refund }, context);
    case 'settle': {
      const amount = Math.ceil(credit.amountOwnReceivable * share);
      return settleOwnReceivable(credit, { amount, from: 'recovered' }, context);
    }
    case 'take_part':
      return takeBackReturned(credit, Math.ceil((credit.amount * share) / 2), context);
    case 'reverse':
      if (credit.status !== 'credited') return { kind: 'repeat', after: credit };
      return { kind: 'change', change: reverseUnmatchedCredit(credit, context), after: credit };
  }
}
