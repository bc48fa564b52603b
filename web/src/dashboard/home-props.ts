import type {
  disputeReasons,
  disputeStatuses,
  payoutStatuses,
  releaseBlocks,
} from '@escrow-checkout/contract';
import type { DisplayTime, Money } from '../view.js';
import type { ScreenProps } from './frame-props.js';

export type ReleaseBlock = (typeof releaseBlocks)[number];

/** Something that waits for the merchant, the most urgent first. */
export type Attention =
  | {
      kind: 'dispute';
      href: string;
      reference: string;
      amount: Money;
      status: (typeof disputeStatuses)[number];
      reason: (typeof disputeReasons)[number];
      respondBy: DisplayTime | null;
      isOverdue: boolean;
    }
  | {
      kind: 'payout';
      href: string;
      reference: string;
      amount: Money;
      status: (typeof payoutStatuses)[number];
      /** Null if it goes to the merchant. */
      seller: string | null;
    }
  | { kind: 'endpoint'; href: string; url: string; reason: 'failures' | 'gone' }
  | {
      kind: 'blocked';
      href: string;
      reference: string;
      amount: Money;
      since: DisplayTime;
      blockedBy: readonly ReleaseBlock[];
    };

/** The first steps of a new account. */
export type FirstStep = 'key' | 'escrow' | 'funded' | 'endpoint' | 'bank_account';

export interface HomeProps extends ScreenProps {
  attention: readonly Attention[];
  held: Money;
  releasing: Money;
  releasingEscrows: number;
  onItsWay: Money;
  toBuyers: Money;
  paidThisWeek: Money;
  /** When this week began. */
  weekBegan: DisplayTime;
  /** Null once every step is done. */
  firstSteps: readonly { step: FirstStep; isDone: boolean; href: string }[] | null;
}
