import type { Mode } from '../../domain/records.js';
import type { AlertKind } from '../../domain/staff/alerts.js';

/** Rows of what merchants set for their accounts. All times are real time. */

/** An account that its owner has closed. */
export interface AccountClosing {
  accountId: string;
  closedAt: number;
}

export interface AccountSetting {
  accountId: string;
  /** Whether members prove a second factor before they see anything. */
  requiresFactor: 0 | 1;
  updatedAt: number;
}

/** What a merchant chose for the pages of one mode; without a row, they go back to the shop by themselves. */
export interface PageSetting {
  accountId: string;
  mode: Mode;
  returnsAutomatically: 0 | 1;
  updatedAt: number;
}

/** What a member chose; without a row, what their role gets. */
export interface MemberAlert {
  accountId: string;
  personId: string;
  kind: AlertKind;
  isOn: 0 | 1;
}

/** Where a change of settings came from. */
export interface AuditNetwork {
  entryId: string;
  /** As the log names it: a /24 or a /48, unless the operator keeps whole addresses. */
  network: string;
  at: number;
}
