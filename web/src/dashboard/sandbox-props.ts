import type { DisplayTime } from '../view.js';
import type { ScreenProps } from './frame-props.js';

export interface SandboxProps extends ScreenProps {
  /** The time of the test account. */
  now: DisplayTime;
  hoursAhead: number;
}
