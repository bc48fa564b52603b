import type { AuditEntry } from '../../domain/audit.js';
import type { IdempotencyRecord } from '../../domain/change.js';
import type { Photo } from '../../domain/photo.js';
import type * as domain from '../../domain/records.js';
import type { TestClosing } from '../../domain/test-closing.js';
import type { ApiRequest, ApiRequestSize } from '../../ports/api-requests.js';
import type { ApiKey } from './api-key-rows.js';
import type { AccountBrand, StoredFile } from './brand-rows.js';
import type { DatabaseCopy } from './copy-rows.js';
import type * as deliveries from './delivery-rows.js';
import type * as factors from './factor-rows.js';
import type { DailyFigure, FigureCursor } from './figure-rows.js';
import type { AccountInvitation } from './invitation-rows.js';
import type * as mails from './mail-rows.js';
import type { OwnerRecovery } from './owner-recovery-rows.js';
import type { PaymentReport } from './payment-report-rows.js';
import type * as reconciliations from './reconciliation-rows.js';
import type * as restores from './restore-rows.js';
import type * as rows from './rows.js';
import type { SecretKeyRow } from './secret-key-rows.js';
import type * as settings from './setting-rows.js';
import type * as signIns from './sign-in-rows.js';
import type * as signUps from './sign-up-rows.js';
import type * as staff from './staff-rows.js';
import type { TestExpiry, TestQuota, TestUsage } from './test-usage-rows.js';
import type { SavedView } from './view-rows.js';
import type * as webhooks from './webhook-rows.js';

/** Every table with the record of its rows. */
export interface Records {
  account: rows.Account;
  service_clock: rows.ServiceClock;
  api_key: ApiKey;
  secret_key: SecretKeyRow;
  checkout: domain.Checkout;
  virtual_account: domain.VirtualAccount;
  credit: domain.Credit;
  partner_settlement: domain.PartnerSettlement;
  payout: domain.Payout;
  combined_payout: domain.CombinedPayout;
  refund: domain.Refund;
  attempt: domain.Attempt;
  dispute: domain.Dispute;
  seller: domain.Seller;
  merchant_bank_account: domain.MerchantBankAccount;
  payout_schedule: rows.PayoutScheduleRow;
  test_usage: TestUsage;
  test_quota: TestQuota;
  test_closing: TestClosing;
  test_expiry: TestExpiry;
  change: rows.ChangeMark;
  audit_entry: AuditEntry;
  block: rows.Block;
  ledger_account: rows.LedgerBalance;
  movement: rows.PostedMovement;
  event: rows.RecordedEvent;
  archived_event: rows.RecordedEvent;
  /** A view of both. */
  every_event: rows.RecordedEvent;
  job: rows.Job;
  partner_notification: rows.PartnerNotification;
  idempotency: IdempotencyRecord;
  webhook_endpoint: webhooks.WebhookEndpoint;
  webhook_delivery: webhooks.WebhookDelivery;
  webhook_attempt: webhooks.WebhookAttempt;
  default_secret: webhooks.DefaultSecret;
  mail: mails.Mail;
  sandbox_mail: mails.SandboxMail;
  person: signIns.Person;
  sign_in: signIns.SignIn;
  sign_in_counter: signIns.SignInCounter;
  session: signIns.Session;
  staff_person: staff.StaffPerson;
  staff_session: staff.StaffSession;
  staff_code: staff.StaffCode;
  account_member: staff.AccountMember;
  account_sign_up: signUps.AccountSignUp;
  account_approval: signUps.AccountApproval;
  account_brand: AccountBrand;
  stored_file: StoredFile;
  photo: Photo;
  key_use: signUps.KeyUse;
  account_invitation: AccountInvitation;
  staff_factor: factors.StaffFactor;
  staff_recovery_code: factors.StaffRecoveryCode;
  staff_factor_attempt: factors.StaffFactorAttempt;
  staff_passkey: factors.StaffPasskey;
  staff_challenge: factors.StaffChallenge;
  owner_recovery: OwnerRecovery;
  account_closing: settings.AccountClosing;
  account_setting: settings.AccountSetting;
  page_setting: settings.PageSetting;
  member_alert: settings.MemberAlert;
  audit_network: settings.AuditNetwork;
  api_request: ApiRequest;
  api_request_size: ApiRequestSize;
  daily_figure: DailyFigure;
  figure_cursor: FigureCursor;
  saved_view: SavedView;
  payment_report: PaymentReport;
  database_copy: DatabaseCopy;
  heartbeat: restores.Heartbeat;
  server_heartbeat: restores.ServerHeartbeat;
  restore: restores.Restore;
  restore_transfer: restores.RestoreTransfer;
  partner_record: reconciliations.PartnerRecordRow;
  reconciliation: reconciliations.Reconciliation;
  reconciliation_item: reconciliations.ReconciliationItem;
  delivery_quote: deliveries.DeliveryQuote;
  delivery_rate: deliveries.DeliveryRateRow;
  shipment: domain.Shipment;
  carriage: domain.Carriage;
  sandbox_credit: rows.SandboxCredit;
  sandbox_arrival: rows.SandboxArrival;
  sandbox_fault: rows.SandboxFault;
  sandbox_transfer: rows.SandboxTransfer;
  sandbox_shipment: rows.SandboxShipment;
}

export type Table = keyof Records & string;

/** A fixed field is set by the insert only; an update may change a moving one. */
export type FieldKind = 'fixed' | 'moving';

/** Tables with every field of their records. */
export type FieldKinds<Names extends Table> = {
  readonly [Name in Names]: { readonly [Field in keyof Records[Name]]: FieldKind };
};

/** `accountNumberSealed` → `account_number_sealed`; digits stay with the word before them. */
export type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;

type Row<Record> = { [Field in keyof Record & string as SnakeCase<Field>]: Record[Field] };

/** The tables as Kysely sees them: the records' fields under their columns' names. */
export type Database = { [Name in Table]: Row<Records[Name]> };
