import type { Money } from '../view.js';
import type { ScreenProps } from './frame-props.js';

export type FunnelStep = 'opened' | 'signed_in' | 'paid' | 'delivered' | 'released';

export type ReleaseSpan =
  | 'released_in_1d'
  | 'released_in_3d'
  | 'released_in_7d'
  | 'released_in_14d'
  | 'released_in_30d'
  | 'released_later';

export interface WeekOfCharts {
  /** Its Monday, as `2026-11-23`. */
  week: string;
  /** At its end, or now. */
  held: Money;
  disputes: number;
  refunds: number;
  /** Attempts at deliveries of webhooks. */
  succeeded: number;
  failed: number;
}

export interface ChartsProps extends ScreenProps {
  weeks: number;
  ranges: readonly { weeks: number; href: string; isCurrent: boolean }[];
  /** The first and the last day, as `2026-11-23`. */
  first: string;
  last: string;
  /** At the end of each day. */
  held: readonly Money[];
  /** Of the escrows that were opened in this time. */
  funnel: readonly { step: FunnelStep; count: number }[];
  /** How long the releases of this time took. */
  releases: readonly { span: ReleaseSpan; count: number }[];
  byWeek: readonly WeekOfCharts[];
}
