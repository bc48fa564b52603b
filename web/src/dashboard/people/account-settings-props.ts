import type { AccountForm } from '../../seller-props.js';
import type { DisplayTime } from '../../view.js';
import type { english } from '../../words/english.js';
import type { accountSettings } from '../../words/english-account-settings.js';
import type { ScreenProps } from '../frame-props.js';

export interface PayoutProps extends ScreenProps {
  action: string;
  onFile: { bank: string; holder: string; last4: string } | null;
  /** Until when live payouts to it rest; null if they do not. */
  restsUntil: DisplayTime | null;
  /** Null while nobody can look accounts up. */
  banks: readonly { code: string; name: string }[] | null;
  form: AccountForm;
}

export interface ConfirmPayoutProps extends ScreenProps {
  action: string;
  account: { bankCode: string; bankName: string; accountNumber: string; accountName: string };
}

type AlertName = keyof typeof accountSettings.alerts.kinds;

export interface AlertRow {
  personId: string;
  email: string;
  alerts: readonly AlertName[];
}

export interface AlertsProps extends ScreenProps {
  action: string;
  kinds: readonly AlertName[];
  rows: readonly AlertRow[];
}

export interface SecurityProps extends ScreenProps {
  action: string;
  isRequired: boolean;
  /** Whether the reader has a second factor. */
  hasOwn: boolean;
}

export interface ClosingProps extends ScreenProps {
  action: string;
  name: string;
  obstacles: readonly (keyof typeof accountSettings.closing.obstacles)[];
  isUnconfirmed: boolean;
}

interface PersonalProps {
  email: string;
  formToken: string;
}

export interface NewAddressProps extends PersonalProps {
  canSend: boolean;
  typed?: string;
  problem?: 'invalid' | 'network';
}

export interface NewAddressCodeProps extends PersonalProps {
  isLong: boolean;
  refused?: keyof typeof english.code.refused | 'taken';
  inbox?: string | undefined;
}
