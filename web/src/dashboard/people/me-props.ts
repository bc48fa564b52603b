import type { DisplayTime } from '../../view.js';
import type { PasskeyRow } from './factor-props.js';

export interface MeProps {
  email: string;
  formToken: string;
  hasApp: boolean;
  passkeys: readonly PasskeyRow[];
  /** How many recovery codes are left; null without a second factor. */
  recoveryCodesLeft: number | null;
  sessions: readonly {
    network: string;
    browser: string;
    since: DisplayTime;
    seen: DisplayTime;
    isThis: boolean;
  }[];
}
