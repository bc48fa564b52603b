import type { DisplayTime } from '../../view.js';
import type { ScreenProps } from '../frame-props.js';

export interface OwnerRecoveryProps extends ScreenProps {
  /** Null: none is under way. */
  recovery: { email: string; since: DisplayTime; until: DisplayTime } | null;
  stop: string;
}
