import type { Mode } from './records.js';

/** What the audit log records; the noun says what the subject is an id of. */
export type AuditAction =
  | 'account.created'
  | 'account.plan_changed'
  | 'account.email_changed'
  | 'account.approval_requested'
  | 'account.approved'
  | 'account.declined'
  | 'account.recovery_requested'
  | 'account.recovery_stopped'
  | 'account.closed'
  | 'account.settings_changed'
  | 'account.return_changed'
  | 'brand.proposed'
  | 'brand.approved'
  | 'brand.declined'
  | 'brand.withdrawn'
  | 'member.invited'
  | 'member.invitation_withdrawn'
  | 'member.joined'
  | 'member.role_changed'
  | 'member.removed'
  | 'member.alerts_changed'
  | 'staff.factor_enrolled'
  | 'staff.factor_removed'
  | 'staff.address_changed'
  | 'api_key.created'
  | 'api_key.revoked'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.disabled'
  | 'webhook.secret_rotated'
  | 'webhook.replayed'
  | 'default_secret.rotated'
  | 'payout_schedule.changed'
  | 'merchant_bank_account.saved'
  | 'carriage.limit_changed'
  | 'test_quota.changed'
  | 'secret_key.entered'
  | 'secret_key.retired'
  | 'mail.retried'
  | 'mail.dismissed'
  | 'notification.dismissed'
  | 'payment_report.closed'
  | 'reconciliation_item.accepted'
  | 'restore_transfer.accepted'
  | 'clock.confirmed'
  | 'ledger.verified'
  | 'ledger.verified_since';

/** Values of settings, without secrets. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** What a change of settings says of itself. */
export interface AuditNote {
  action: AuditAction;
  subject: string;
  /** Null for what is new. */
  before: AuditValues | null;
  /** Null for what is gone. */
  after: AuditValues | null;
}

/**
 * A change of settings, kept for ever. The change that wrote it names its author. What concerns both modes
 * counts as live.
 */
export interface AuditEntry {
  /** UUIDv7. */
  id: string;
  changeId: string;
  /** Null if it is of no account. */
  accountId: string | null;
  mode: Mode;
  /** Real time. */
  at: number;
  action: AuditAction;
  subject: string;
  beforeJson: string | null;
  afterJson: string | null;
}
