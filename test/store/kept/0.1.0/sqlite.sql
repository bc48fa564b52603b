create table if not exists migration (
  number integer not null check (number between 0 and 9007199254740991) primary key,
  name text not null,
  applied_at integer not null check (applied_at between 0 and 9007199254740991)
) strict;

create table account (
  id text not null primary key,
  name text not null,
  plan text not null check (plan in ('free', 'business')),
  clock_offset_ms integer not null default 0 check (abs(clock_offset_ms) <= 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  default_secret_sealed text null,
  email text null
) strict;

create index account_newest on account (created_at desc, id desc);

create index account_clock_moved on account (clock_offset_ms) where clock_offset_ms > 0;

create table api_key (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  hash text not null unique,
  last4 text not null,
  name text not null,
  test_slot integer null check (test_slot between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  revoked_at integer null check (revoked_at between 0 and 9007199254740991),
  check ((mode = 'test') = (test_slot is not null)),
  check (test_slot between 1 and 3)
) strict;

create unique index api_key_test_slot on api_key (account_id, test_slot) where revoked_at is null;

create index api_key_of_account on api_key (account_id, mode, created_at desc, id desc);

create table webhook_endpoint (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  slot integer not null check (slot between 0 and 9007199254740991) check (slot between 1 and 10),
  version integer not null check (version between 1 and 9007199254740991),
  url text not null,
  href text not null,
  events_json text not null,
  active integer not null check (active between 0 and 9007199254740991) check (active in (0, 1)),
  disabled_reason text null,
  retry_schedule text not null check (retry_schedule in ('standard', 'extended')),
  failure_count integer not null check (failure_count between 0 and 9007199254740991),
  failing_since integer null check (failing_since between 0 and 9007199254740991),
  secret_sealed text not null,
  previous_secret_sealed text null,
  previous_secret_until integer null check (previous_secret_until between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  deleted_at integer null check (deleted_at between 0 and 9007199254740991),
  check ((active = 0) = (disabled_reason is not null)),
  check ((previous_secret_sealed is null) = (previous_secret_until is null))
) strict;

create unique index webhook_endpoint_slot on webhook_endpoint (account_id, slot) where deleted_at is null;

create index webhook_endpoint_active on webhook_endpoint (account_id, mode) where active = 1 and deleted_at is null;

create index webhook_endpoint_newest on webhook_endpoint (account_id, created_at desc, id desc) where deleted_at is null;

create table checkout (
  id text not null primary key,
  kind text not null check (kind in ('escrow', 'charge')),
  charge_id text null unique,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  reference text not null,
  version integer not null check (version between 1 and 9007199254740991),
  sequence integer not null check (sequence between 0 and 9007199254740991),
  status text not null,
  amount integer not null check (amount between 1 and 9007199254740991),
  currency text not null,
  customer_email text not null,
  customer_key text not null,
  customer_name text null,
  seller_email text null,
  seller_key text null,
  seller_name text null,
  description text null,
  return_url text null,
  callback_url text null,
  release_window_hours integer null check (release_window_hours between 0 and 9007199254740991),
  delivery_mode text not null check (delivery_mode in ('self_managed', 'managed')),
  metadata_json text null,
  checkout_key text not null,
  amount_received integer not null check (amount_received between 0 and 9007199254740991),
  amount_held integer not null check (amount_held between 0 and 9007199254740991),
  amount_released integer not null check (amount_released between 0 and 9007199254740991),
  amount_refunded integer not null check (amount_refunded between 0 and 9007199254740991),
  amount_excess integer not null check (amount_excess between 0 and 9007199254740991),
  virtual_account_attempt integer not null check (virtual_account_attempt between 1 and 9007199254740991),
  account_number text not null,
  bank_name text not null,
  account_expires_at integer not null check (account_expires_at between 0 and 9007199254740991),
  payment_deadline_at integer not null check (payment_deadline_at between 0 and 9007199254740991),
  seller_accepted_at integer null check (seller_accepted_at between 0 and 9007199254740991),
  seller_delivered_at integer null check (seller_delivered_at between 0 and 9007199254740991),
  auto_release_at integer null check (auto_release_at between 0 and 9007199254740991),
  auto_release_remaining_ms integer null check (auto_release_remaining_ms between 0 and 9007199254740991),
  release_reminder_at integer null check (release_reminder_at between 0 and 9007199254740991),
  amount_receivable integer not null check (amount_receivable between 0 and 9007199254740991),
  dispatch_proof_json text null,
  delivery_tracking_json text null,
  buyer_user_id text null,
  closed_reason text null,
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  unique (account_id, mode, reference),
  check (kind <> 'escrow' or status in ('awaiting_payment', 'funded', 'disputed', 'released', 'refunded', 'declined', 'cancelled', 'expired')),
  check (kind <> 'charge' or (status in ('pending', 'succeeded', 'expired', 'failed') and charge_id = id)),
  check (kind <> 'charge' or (seller_email is null and auto_release_at is null)),
  check (release_reminder_at is null or coalesce(release_reminder_at < auto_release_at, false)),
  check ((seller_email is null) = (seller_key is null)),
  check (amount_received = amount_held + amount_released + amount_refunded),
  check (status not in ('funded', 'disputed') or amount_held > 0),
  check (status not in ('awaiting_payment', 'pending') or (amount_held < amount and amount_released = 0)),
  check (status in ('awaiting_payment', 'pending', 'funded', 'disputed') or amount_held = 0)
) strict;

create index escrow_newest on checkout (account_id, mode, created_at desc, id desc) where kind = 'escrow';

create index escrow_newest_of_status on checkout (account_id, mode, status, created_at desc, id desc)
        where kind = 'escrow';

create index charge_newest on checkout (account_id, mode, created_at desc, id desc) where charge_id is not null;

create index checkout_of_customer on checkout (customer_key, reference);

create index checkout_release_due on checkout (mode, auto_release_at) where status = 'funded' and seller_accepted_at is not null and amount_receivable = 0;

create index checkout_reminder_due on checkout (mode, release_reminder_at) where status = 'funded' and release_reminder_at is not null and seller_accepted_at is not null and amount_receivable = 0;

create index checkout_expiry_due on checkout (mode, payment_deadline_at) where status in ('awaiting_payment', 'pending');

create index checkout_receivable on checkout (created_at, id) where amount_receivable > 0;

create index checkout_without_clock on checkout (created_at, id) where status = 'funded' and auto_release_at is null;

create index checkout_held on checkout (account_id, mode) where amount_held > 0;

create table virtual_account (
  partner_reference text not null primary key,
  partner text not null,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  checkout_id text not null references checkout,
  attempt integer not null check (attempt between 1 and 9007199254740991),
  amount integer not null check (amount between 1 and 9007199254740991),
  account_number text not null,
  bank_name text not null,
  opened_at integer not null check (opened_at between 0 and 9007199254740991),
  expires_at integer not null check (expires_at between 0 and 9007199254740991),
  next_poll_at integer null check (next_poll_at between 0 and 9007199254740991),
  poll_count integer not null check (poll_count between 0 and 9007199254740991)
) strict;

create index virtual_account_watched on virtual_account (next_poll_at) where next_poll_at is not null;

create index virtual_account_of_checkout on virtual_account (checkout_id, attempt);

create index virtual_account_by_number on virtual_account (account_number, opened_at);

create table dispute (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  checkout_id text not null references checkout,
  version integer not null check (version between 1 and 9007199254740991),
  status text not null check (status in ('waiting_for_seller', 'waiting_for_operator', 'resolved')),
  reason text not null check (reason in ('item_not_received', 'not_as_described', 'damaged', 'wrong_item', 'other', 'payment_reversed')),
  opened_by text not null check (opened_by in ('buyer', 'seller', 'operator')),
  description text null,
  evidence_json text not null,
  respond_by integer null check (respond_by between 0 and 9007199254740991),
  outcome text null,
  amount_to_seller integer null check (amount_to_seller between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  check ((status = 'resolved') = (outcome is not null))
) strict;

create index dispute_of_checkout on dispute (checkout_id, created_at);

create index dispute_newest on dispute (account_id, mode, created_at desc, id desc);

create unique index dispute_one_open on dispute (checkout_id) where status <> 'resolved';

create index dispute_response_due on dispute (mode, respond_by) where status = 'waiting_for_seller';

create index dispute_unresolved on dispute (created_at, id) where status = 'waiting_for_operator';

create table seller (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  email_key text not null,
  email text not null,
  name text null,
  version integer not null check (version between 1 and 9007199254740991),
  bank_code text null,
  bank_name text null,
  account_name text null,
  account_number_sealed text null,
  account_last4 text null,
  bank_account_saved_by text null,
  bank_account_changed_at integer null check (bank_account_changed_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  unique (account_id, mode, email_key),
  check ((bank_name is null) = (bank_code is null)),
  check ((account_name is null) = (bank_code is null)),
  check ((account_number_sealed is null) = (bank_code is null)),
  check ((account_last4 is null) = (bank_code is null))
) strict;

create index seller_newest on seller (account_id, mode, created_at desc, id desc);

create table merchant_bank_account (
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  version integer not null check (version between 1 and 9007199254740991),
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  account_number_sealed text not null,
  account_last4 text not null,
  bank_account_changed_at integer null check (bank_account_changed_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  primary key (account_id, mode)
) strict;

create table credit (
  id text not null primary key,
  partner text not null,
  mode text not null check (mode in ('test', 'live')),
  partner_credit_id text not null,
  account_id text null references account,
  checkout_id text null references checkout,
  partner_reference text null,
  account_number text null,
  version integer not null check (version between 1 and 9007199254740991),
  status text not null check (status in ('credited', 'rejected', 'reversed')),
  amount integer not null check (amount between 1 and 9007199254740991),
  amount_applied integer not null check (amount_applied between 0 and 9007199254740991),
  amount_excess integer not null check (amount_excess between 0 and 9007199254740991),
  amount_refunded integer not null check (amount_refunded between 0 and 9007199254740991),
  payer_name text null,
  failure_reason text null,
  amount_receivable integer not null check (amount_receivable between 0 and 9007199254740991),
  paid_at integer not null check (paid_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  reversed_at integer null check (reversed_at between 0 and 9007199254740991),
  unique (partner, mode, partner_credit_id),
  check ((status = 'reversed') = (reversed_at is not null)),
  check (amount_receivable = 0 or (status = 'reversed' and amount_receivable <= amount)),
  check (status <> 'credited' or amount_applied + amount_excess = amount),
  check (amount_applied + amount_excess <= amount),
  check (amount_refunded <= amount)
) strict;

create index credit_of_checkout on credit (checkout_id, created_at, id);

create index credit_unmatched on credit (checkout_id, created_at, id) where checkout_id is null and status = 'credited' and amount_refunded = 0;

create index credit_returned_receivable on credit (checkout_id, created_at, id) where checkout_id is null and amount_receivable > 0;

create table payout (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  checkout_id text not null references checkout,
  version integer not null check (version between 1 and 9007199254740991),
  seller_email text null,
  status text not null check (status in ('waiting_details', 'pending', 'paid', 'failed', 'reversed', 'returned_to_payer', 'below_minimum')),
  amount integer not null check (amount between 1 and 9007199254740991),
  bank_code text null,
  bank_name text null,
  account_name text null,
  account_number_sealed text null,
  account_last4 text null,
  failure_reason text null,
  session_id text null,
  amount_receivable integer not null check (amount_receivable between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991)
) strict;

create index payout_of_checkout on payout (checkout_id, created_at, id);

create index payout_newest on payout (account_id, mode, created_at desc, id desc);

create index payout_open_of_payee on payout (account_id, mode, seller_email, created_at, id) where status in ('waiting_details', 'pending', 'failed', 'reversed');

create index payout_open_of_account on payout (account_id, mode, status) where status in ('waiting_details', 'pending', 'failed', 'reversed', 'below_minimum');

create index payout_by_status on payout (mode, status, created_at);

create index payout_receivable on payout (created_at, id) where amount_receivable > 0;

create table refund (
  id text not null primary key,
  account_id text null references account,
  mode text not null check (mode in ('test', 'live')),
  checkout_id text null references checkout,
  version integer not null check (version between 1 and 9007199254740991),
  credit_id text not null references credit,
  status text not null check (status in ('pending', 'paid', 'failed', 'needs_details', 'below_minimum', 'cancelled')),
  origin text not null check (origin in ('held', 'excess')),
  amount integer not null check (amount between 1 and 9007199254740991),
  reason text null,
  failure_reason text null,
  session_id text null,
  amount_receivable integer not null check (amount_receivable between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  check ((account_id is null) = (checkout_id is null)),
  check (checkout_id is not null or origin = 'excess')
) strict;

create index refund_of_checkout on refund (checkout_id, created_at, id);

create index refund_of_credit on refund (credit_id);

create index refund_newest on refund (account_id, mode, created_at desc, id desc);

create index refund_open_of_account on refund (account_id, mode, status) where status in ('pending', 'failed', 'needs_details', 'below_minimum');

create index refund_by_status on refund (mode, status, created_at);

create index refund_receivable on refund (created_at, id) where amount_receivable > 0;

create table attempt (
  id text not null primary key,
  object_kind text not null check (object_kind in ('payout', 'refund')),
  object_id text not null,
  credit_id text null references credit,
  n integer not null check (n between 1 and 9007199254740991),
  reference text not null unique,
  version integer not null check (version between 1 and 9007199254740991),
  state text not null check (state in ('sent', 'paid', 'reversed', 'failed')),
  lease_token text null,
  session_id text null,
  failure_reason text null,
  fee integer not null check (fee between 0 and 9007199254740991),
  sent_at integer not null check (sent_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  unique (object_id, n),
  check ((object_kind = 'refund') = (credit_id is not null)),
  check (lease_token is not null or state = 'paid')
) strict;

create index attempt_sent on attempt (sent_at) where state = 'sent';

create unique index attempt_one_live on attempt (object_id) where state in ('sent', 'paid');

create unique index attempt_one_of_credit on attempt (credit_id) where state = 'sent';

create table change (
  id text not null primary key,
  account_id text not null,
  mode text not null check (mode in ('test', 'live')),
  at integer not null check (at between 0 and 9007199254740991),
  token text not null
) strict, without rowid;

create trigger change_no_update before update on change
        begin select raise(abort, 'change is append-only'); end;

create trigger change_no_delete before delete on change
        begin select raise(abort, 'change is append-only'); end;

create table ledger_account (
  id text not null primary key,
  balance integer not null check (balance between 0 and 9007199254740991)
) strict, without rowid;

create table movement (
  change_id text not null references change,
  n integer not null check (n between 0 and 9007199254740991),
  mode text not null check (mode in ('test', 'live')),
  account_id text not null,
  debit_account text not null,
  credit_account text not null,
  amount integer not null check (amount between 1 and 9007199254740991),
  at integer not null check (at between 0 and 9007199254740991),
  primary key (change_id, n),
  check (debit_account <> credit_account)
) strict, without rowid;

create index movement_by_debit on movement (debit_account);

create index movement_by_credit on movement (credit_account);

create trigger movement_no_update before update on movement
        begin select raise(abort, 'movement is append-only'); end;

create trigger movement_no_delete before delete on movement
        begin select raise(abort, 'movement is append-only'); end;

create table event (
  position integer primary key,
  id text not null unique,
  type text not null,
  checkout_id text null references checkout,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  reference text not null,
  sequence integer null check (sequence between 0 and 9007199254740991),
  status text not null,
  amount integer not null check (amount between 0 and 9007199254740991),
  currency text not null,
  metadata_json text null,
  actor_kind text not null,
  actor_via text not null,
  at integer not null check (at between 0 and 9007199254740991),
  extras_json text not null,
  unique (account_id, mode, reference, sequence),
  check (checkout_id is null or (sequence > 0 and amount > 0)),
  check ((checkout_id is null) = (sequence is null))
) strict;

create index event_of_checkout on event (checkout_id, sequence);

create index event_newest on event (account_id, mode, position desc, id desc);

create index event_by_time on event (account_id, mode, at, id);

create index event_newest_of_type on event (account_id, mode, type, position desc, id desc);

create index event_newest_of_reference on event (account_id, mode, reference, position desc, id desc);

create trigger event_no_update before update on event
        begin select raise(abort, 'event is append-only'); end;

create trigger event_no_delete before delete on event
        begin select raise(abort, 'event is append-only'); end;

create table job (
  id text not null primary key,
  kind text not null,
  subject text not null,
  account_id text null references account,
  mode text not null check (mode in ('test', 'live')),
  run_at integer not null check (run_at between 0 and 9007199254740991),
  attempts integer not null check (attempts between 0 and 9007199254740991),
  lease_token text null,
  lease_until integer null check (lease_until between 0 and 9007199254740991),
  last_error text null,
  created_at integer not null check (created_at between 0 and 9007199254740991),
  unique (kind, subject)
) strict;

create index job_due on job (run_at, id) where kind <> 'mail.send';

create index job_mail_due on job (kind, run_at, id) where kind = 'mail.send';

create index job_of_account on job (account_id, mode, run_at);

create table idempotency (
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  key text not null,
  fingerprint text not null,
  status integer not null check (status between 0 and 9007199254740991),
  body_sealed text not null,
  created_at integer not null check (created_at between 0 and 9007199254740991),
  primary key (account_id, mode, key)
) strict;

create index idempotency_by_age on idempotency (created_at);

create table sandbox_credit (
  id text not null primary key,
  account_id text not null references account,
  partner_reference text null,
  account_number text null,
  status text not null check (status in ('credited', 'rejected', 'reversed')),
  amount integer not null check (amount between 1 and 9007199254740991),
  payer_name text null,
  failure_reason text null,
  paid_at integer not null check (paid_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991)
) strict;

create index sandbox_credit_by_reference on sandbox_credit (partner_reference, created_at);

create table sandbox_arrival (
  id text not null primary key,
  account_id text not null references account,
  partner_reference text null,
  account_number text not null,
  amount integer not null check (amount between 1 and 9007199254740991),
  payer_name text null,
  outcome text not null check (outcome in ('credited', 'rejected', 'reversed')),
  times integer not null check (times between 1 and 9007199254740991),
  arrives_at integer not null check (arrives_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991)
) strict;

create table sandbox_fault (
  account_id text not null references account,
  operation text not null check (operation in ('open_virtual_account', 'find_credit', 'find_credits', 'resolve_account', 'transfer', 'find_transfer', 'refund', 'find_refund')),
  kind text not null check (kind in ('unavailable', 'timeout', 'refused')),
  remaining integer not null check (remaining between 0 and 9007199254740991),
  primary key (account_id, operation)
) strict;

create index sandbox_fault_armed on sandbox_fault (account_id) where remaining > 0;

create table sandbox_transfer (
  reference text not null primary key,
  account_id text not null references account,
  kind text not null check (kind in ('transfer', 'refund')),
  amount integer not null check (amount between 1 and 9007199254740991),
  bank_code text null,
  account_number text null,
  credit_id text null,
  status text not null check (status in ('pending', 'paid', 'failed', 'reversed', 'needs_details')),
  session_id text null,
  failure_reason text null,
  fee integer not null check (fee between 0 and 9007199254740991),
  settle_at integer not null check (settle_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991)
) strict;

create index sandbox_transfer_unsettled on sandbox_transfer (settle_at) where status = 'pending';

create table webhook_delivery (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  event_id text not null references event (id),
  endpoint_id text null references webhook_endpoint,
  destination_key text not null,
  url text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  trigger_kind text not null check (trigger_kind in ('event', 'retry', 'redeliver', 'replay', 'test')),
  attempts_since_trigger integer not null check (attempts_since_trigger between 0 and 9007199254740991),
  attempt_count integer not null check (attempt_count between 0 and 9007199254740991),
  next_attempt_at integer null check (next_attempt_at between 0 and 9007199254740991),
  lease_token text null,
  lease_until integer null check (lease_until between 0 and 9007199254740991),
  last_failure text null,
  last_response_status integer null check (last_response_status between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  check ((status = 'pending') = (next_attempt_at is not null))
) strict;

create unique index webhook_delivery_of_event on webhook_delivery (event_id, endpoint_id) where endpoint_id is not null;

create unique index webhook_delivery_to_callback on webhook_delivery (event_id) where endpoint_id is null;

create index webhook_delivery_due on webhook_delivery (destination_key, next_attempt_at, id) where status = 'pending';

create index webhook_delivery_pending on webhook_delivery (account_id, mode, next_attempt_at) where status = 'pending';

create index webhook_delivery_leased on webhook_delivery (lease_token) where lease_token is not null;

create index webhook_delivery_newest on webhook_delivery (account_id, mode, created_at desc, id desc);

create index webhook_delivery_newest_of_status on webhook_delivery
        (account_id, mode, status, created_at desc, id desc);

create index webhook_delivery_of_endpoint on webhook_delivery
        (endpoint_id, account_id, mode, created_at desc, id desc);

create index webhook_delivery_failed_of_endpoint on webhook_delivery
        (endpoint_id, account_id, mode, created_at desc, id desc) where status = 'failed';

create table webhook_attempt (
  id text not null primary key,
  delivery_id text not null references webhook_delivery,
  trigger_kind text not null check (trigger_kind in ('event', 'retry', 'redeliver', 'replay', 'test')),
  started_at integer not null check (started_at between 0 and 9007199254740991),
  outcome text not null check (outcome in ('succeeded', 'failed')),
  failure text null,
  failure_detail text null,
  address text null,
  request_headers_json text null,
  request_body text null,
  response_status integer null check (response_status between 0 and 9007199254740991),
  response_headers_json text null,
  response_body text null,
  dns_ms integer null check (dns_ms between 0 and 9007199254740991),
  connect_ms integer null check (connect_ms between 0 and 9007199254740991),
  tls_ms integer null check (tls_ms between 0 and 9007199254740991),
  first_byte_ms integer null check (first_byte_ms between 0 and 9007199254740991),
  total_ms integer not null check (total_ms between 0 and 9007199254740991),
  check ((outcome = 'failed') = (failure is not null))
) strict;

create index webhook_attempt_newest on webhook_attempt (delivery_id, started_at desc, id desc);

create index webhook_attempt_with_body on webhook_attempt (started_at) where request_body is not null;

create table retired_secret (
  account_id text not null primary key references account,
  secret_sealed text not null,
  expires_at integer not null check (expires_at between 0 and 9007199254740991)
) strict;

create table mail (
  id text not null primary key,
  account_id text null references account,
  mode text not null check (mode in ('test', 'live')),
  template text not null,
  cause text not null,
  recipient text not null,
  checkout_id text null,
  facts_json text null,
  data_sealed text not null,
  status text not null check (status in ('pending', 'sent', 'failed', 'dismissed')),
  attempts integer not null check (attempts between 0 and 9007199254740991),
  failure text null,
  begun_at integer not null check (begun_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  unique (template, cause),
  check (status <> 'failed' or failure is not null)
) strict;

create index mail_of_status on mail (status, created_at, id);

create table sandbox_mail (
  id text not null primary key,
  message_id text not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  plain text not null,
  html text not null,
  kept_at integer not null check (kept_at between 0 and 9007199254740991)
) strict;

create index sandbox_mail_newest on sandbox_mail (kept_at desc, id desc);

create table person (
  id text not null primary key,
  mode text not null check (mode in ('test', 'live')),
  email_key text not null,
  created_at integer not null check (created_at between 0 and 9007199254740991),
  unique (mode, email_key)
) strict;

create table sign_in (
  id text not null primary key,
  browser_hash text not null unique,
  address_hash text not null,
  email_key text not null,
  side text not null check (side in ('buyer', 'seller')),
  reference text null,
  checkout_key text null,
  escrow_id text null,
  mode text null check (mode in ('test', 'live')),
  code_hash text not null,
  code_sealed text null,
  attempts integer not null check (attempts between 0 and 9007199254740991),
  used_at integer null check (used_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  expires_at integer not null check (expires_at between 0 and 9007199254740991),
  check (side <> 'buyer' or (reference is not null and escrow_id is null)),
  check (side <> 'seller' or (escrow_id is not null and reference is null and checkout_key is null))
) strict;

create index sign_in_by_age on sign_in (created_at);

create table sign_in_counter (
  scope text not null check (scope in ('network', 'codes', 'all_codes', 'attempts', 'all_attempts', 'receipts', 'enquiries')),
  subject text not null,
  period integer not null check (period between 0 and 9007199254740991),
  count integer not null check (count between 0 and 9007199254740991),
  primary key (scope, subject, period)
) strict;

create index sign_in_counter_by_age on sign_in_counter (period);

create table session (
  id text not null primary key,
  token_hash text not null unique,
  person_id text not null references person,
  created_at integer not null check (created_at between 0 and 9007199254740991),
  seen_at integer not null check (seen_at between 0 and 9007199254740991),
  ended_at integer null check (ended_at between 0 and 9007199254740991)
) strict;

create index session_by_age on session (created_at);

insert into migration (number, name, applied_at) values
(1, 'accounts', 1795358623508),
(2, 'checkouts', 1795358623509),
(3, 'transfers', 1795358623510),
(4, 'ledger', 1795358623511),
(5, 'queue', 1795358623511),
(6, 'sandbox', 1795358623511),
(7, 'webhooks', 1795358623511),
(8, 'mail', 1795358623512),
(9, 'sign-in', 1795358623512);

insert into account (id, name, plan, clock_offset_ms, created_at, default_secret_sealed, email) values
('00010000-0001-7000-8000-000000000000', 'Adire Market', 'business', 288300000, 1795176000000, 'v1.HYwQOH7KVG3OsbOB0W8aAnwKZR5kZ1oxAHcfbqTjhVrPpkOATBWTjjxDCVd_x_qaldHX6WZIHhZqHqZFTrN1lywR8RA4uBk3wmDTGi8TSV1WSOrjN1S_9naEUN0', 'shop@example.com'),
('00010000-0005-7000-8000-000000000000', 'Kente House', 'free', 0, 1795176000000, 'v1.4ZoL63VcRg1z4p4majDCxYTWyYYfIV6muyeKkyLe77_H6J0Me9kVGGiXkhkRWUGHEpGDlOQG6nGN7sKWtkipR7W_zgPcHvk1jbxq3ewRoPsHyt2GveuaH-QPjAo', null);

insert into api_key (id, account_id, mode, hash, last4, name, test_slot, created_at, revoked_at) values
('00010000-0002-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'ffa955510c5e102b0e353390f578445f426b387772b2b8a79e314ba505e9583b', '77ht', 'backend', 1, 1795176000000, null),
('00010000-0003-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '9dc38211594257ffff1de9dde903ec79393e4de577bdf3c07416a27c5557d38d', 'ckG7', 'backend', null, 1795176000000, null),
('00010000-0004-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '8472db9c3660646f54b0bfc416fd2a1943cd4921c9e906b6539226f1f8483d42', 'wn5e', 'lost', 2, 1795176000000, 1795176000000);

insert into webhook_endpoint (id, account_id, mode, slot, version, url, href, events_json, active, disabled_reason, retry_schedule, failure_count, failing_since, secret_sealed, previous_secret_sealed, previous_secret_until, created_at, updated_at, deleted_at) values
('00010000-0010-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1, 1, 'https://shop.test:46369/hooks', 'https://shop.test:46369/hooks', '["escrow.funded","escrow.released","escrow.refunded"]', 1, null, 'standard', 0, null, 'v1.9HgkyClygJ0jQ6pCJNn6uciDL0wybcQ-DGZHOSkMFxLhQex4TQ5rooLmy7oOAvoVeTTe8kTJb6Rh7VVaCzSFtvi0TDR80wATYMfEBX03NFjO7ztrajKzO9sMMFM', null, null, 1795176004000, 1795176004000, null),
('00010000-0013-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 2, 1, 'https://shop.test:46369/broken', 'https://shop.test:46369/broken', '["escrow.declined"]', 1, null, 'standard', 2, 1795464073000, 'v1.yQvQN5V72xq_-JxbC0EhqBhkPd92yVmjcAOHcD6DTnU8ykM_ZSou-7ThKTH2dFRs7wOy_m6oBw6-7CQ9y0HSJ8sDK6-eeS3rHwMTM6qk5aNto3k6_IL5yzdS5X0', null, null, 1795176005000, 1795176005000, null),
('00010000-0016-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 3, 2, 'https://shop.test:46369/paused', 'https://shop.test:46369/paused', '["escrow.funded"]', 0, 'merchant', 'standard', 0, null, 'v1.Br8HTHbtOKEShXf0DWag2bUUAX5lXAE3Dmwd-SP5N1XH2XFoPRTi8kj2gr-vDErp9RLfnhvTs0dyodb5WfiirMdf303K-E2Cz9BRxWMNZg3EDzZehXQvU7NarqY', null, null, 1795176006000, 1795176007000, null),
('00010000-001b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 4, 2, 'https://shop.test:46369/deleted', 'https://shop.test:46369/deleted', '["escrow.funded"]', 1, null, 'standard', 0, null, 'v1.e-VOafsD7OZ7A1KCitgBbSALAfPhP_9nL0e4rQh6UFRUEb5MJlhnfbT50qLT0KtkvjrMr5Le-HIIK4gz9Pqsfm2a2UwcXnwzB52dBebsRWssK95XVuhCx-QNmGU', null, null, 1795176008000, 1795176009000, 1795176009000);

insert into checkout (id, kind, charge_id, account_id, mode, reference, version, sequence, status, amount, currency, customer_email, customer_key, customer_name, seller_email, seller_key, seller_name, description, return_url, callback_url, release_window_hours, delivery_mode, metadata_json, checkout_key, amount_received, amount_held, amount_released, amount_refunded, amount_excess, virtual_account_attempt, account_number, bank_name, account_expires_at, payment_deadline_at, seller_accepted_at, seller_delivered_at, auto_release_at, auto_release_remaining_ms, release_reminder_at, amount_receivable, dispatch_proof_json, delivery_tracking_json, buyer_user_id, closed_reason, created_at, updated_at) values
('00010000-0020-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', 2, 1, 'expired', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'YnVFWoh8Crpsz8a9j2hYZx', 0, 0, 0, 0, 0, 1, '1343838223', 'Sterling Bank', 1795204810000, 1795435210000, null, null, null, null, null, 0, null, null, null, 'expired', 1795176010000, 1795437010000),
('00010000-0023-7000-8000-000000000000', 'charge', '00010000-0023-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', 2, 1, 'expired', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'I69Pxe3YlDUFj91dzUvIOb', 0, 0, 0, 0, 0, 1, '1427828480', 'Sterling Bank', 1795204811000, 1795262411000, null, null, null, null, null, 0, null, null, null, 'expired', 1795176011000, 1795264211000),
('00010000-0037-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'AWAITING', 1, 0, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZFPKkuVzakM3ZKhqys7zkJ', 0, 0, 0, 0, 0, 1, '9851017549', 'Fidelity Bank', 1795492813000, 1795723213000, null, null, null, null, null, 0, null, null, null, null, 1795464013000, 1795464013000),
('00010000-003a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', 2, 1, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'SbVSe3cNokY8HiAZdI8ymv', 100000, 100000, 0, 0, 0, 1, '8165270681', 'Wema Bank', 1795492814000, 1795723214000, null, null, null, null, null, 0, null, null, null, null, 1795464014000, 1795464015000),
('00010000-0042-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 3, 5, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/callback', null, 'self_managed', null, 'rTgX8YI8tWiqUy2KcTAQne', 250000, 0, 0, 250000, 0, 1, '8500460660', 'Fidelity Bank', 1795492816000, 1795723216000, null, null, null, null, null, 0, null, null, null, 'declined', 1795464016000, 1795464018000),
('00010000-0050-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', 2, 1, 'cancelled', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iskaboUanGNZYYP7gE1qlX', 0, 0, 0, 0, 0, 1, '1045806705', 'Fidelity Bank', 1795492819000, 1795723219000, null, null, null, null, null, 0, null, null, null, 'cancelled', 1795464019000, 1795464020000),
('00010000-0056-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 2, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'oKSaY1eeYIcPRLvfu1Nqfg', 250000, 250000, 0, 0, 50000, 1, '2289852767', 'Fidelity Bank', 1795492821000, 1795723221000, null, null, null, null, null, 0, null, null, null, null, 1795464021000, 1795464022000),
('00010000-0060-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', 2, 1, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'y0miFRUnzmQirdmO0kaTa4', 0, 0, 0, 0, 0, 1, '8459991157', 'Sterling Bank', 1795492823000, 1795723223000, null, null, null, null, null, 0, null, null, null, null, 1795464023000, 1795464024000),
('00010000-0068-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 3, 3, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iaoaplKJXih7Mp5CUfN5bM', 250000, 250000, 0, 0, 0, 1, '9205947466', 'Sterling Bank', 1795492825000, 1795723225000, null, null, null, null, null, 250000, null, null, null, null, 1795464025000, 1795464026000),
('00010000-0073-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, 'Two metres of cotton', null, null, null, 'self_managed', '{"cart":"Ada''s"}', '6vWf49Xu2X658HO65Fc1tl', 250000, 250000, 0, 0, 0, 1, '9322384955', 'Sterling Bank', 1795492827000, 1795723227000, 1795464029000, null, null, null, null, 0, null, null, null, null, 1795464027000, 1795464029000),
('00010000-007f-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'new@example.com', 'new@example.com', null, null, null, null, null, 'self_managed', null, 'Wis83JIMuWGBGxhW8l2vNc', 250000, 250000, 0, 0, 0, 1, '7780228987', 'Fidelity Bank', 1795492830000, 1795723230000, 1795464032000, null, null, null, null, 0, null, null, null, null, 1795464030000, 1795464032000),
('00010000-008b-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 4, 4, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '3izxaQ1s71SLpE0RIxHLLQ', 250000, 250000, 0, 0, 0, 1, '6310300098', 'Sterling Bank', 1795492833000, 1795723233000, 1795464035000, 1795464036000, 1795550436000, null, 1795528836000, 0, '{"tracking_number":"GIG-123","courier_name":null,"proof_photo_url":"https://shop.example.com/proof.jpg","notes":null,"submitted_at":"2026-11-23T20:00:36.000Z"}', null, null, null, 1795464033000, 1795464036000),
('00010000-009e-7000-8000-000000000000', 'charge', '00010000-009e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PENDING', 1, 0, 'pending', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'Bh4C6NnLl7Q1HaOQvlb402', 0, 0, 0, 0, 0, 1, '7580616970', 'Sterling Bank', 1795492838000, 1795550438000, null, null, null, null, null, 0, null, null, null, null, 1795464038000, 1795464038000),
('00010000-00a1-7000-8000-000000000000', 'charge', '00010000-00a1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 3, 2, 'succeeded', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'yMCH5H8vXgrmkrO0MABMh9', 120000, 0, 120000, 0, 0, 1, '4916575900', 'Fidelity Bank', 1795492839000, 1795550439000, null, null, null, null, null, 0, null, null, null, null, 1795464039000, 1795464040000),
('00010000-00ab-7000-8000-000000000000', 'escrow', '00010000-00aa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', 2, 2, 'funded', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, 168, 'self_managed', null, 'VhErPcV2o0WnRNWGoQPMkw', 120000, 120000, 0, 0, 0, 1, '6722872359', 'Sterling Bank', 1795492841000, 1795550441000, 1795464041000, null, null, null, null, 0, null, null, null, null, 1795464041000, 1795464042000),
('00010000-00b4-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 5, 5, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Mg6D9A3jB0UpMY1PQbjQLh', 250000, 0, 250000, 0, 0, 1, '7198750140', 'Fidelity Bank', 1795492843000, 1795723243000, 1795464045000, null, null, null, null, 0, null, null, null, 'released', 1795464043000, 1795464046000),
('00010000-00cb-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 5, 5, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'bZKztFYmzmfO21FhttmISr', 250000, 0, 250000, 0, 0, 1, '1569458445', 'Wema Bank', 1795492848000, 1795723248000, 1795464050000, null, null, null, null, 0, null, null, null, 'released', 1795464048000, 1795464051000),
('00010000-00e2-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 5, 6, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '2AsdrVEH4b6UQCdxufbFBn', 250000, 0, 250000, 0, 0, 1, '3028747111', 'Sterling Bank', 1795492853000, 1795723253000, 1795464055000, null, null, null, null, 0, null, null, null, 'released', 1795464053000, 1795464056000),
('00010000-00fc-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 4, 5, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'FN3YqJgeI0rYCl4725zQHU', 250000, 0, 0, 250000, 0, 1, '7133174157', 'Wema Bank', 1795492859000, 1795723259000, 1795464061000, null, null, null, null, 0, null, null, null, 'refunded', 1795464059000, 1795464062000),
('00010000-0113-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 4, 5, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '5UmFE3TL5qJUijevGnFCVb', 250000, 0, 0, 250000, 0, 1, '8193707735', 'Sterling Bank', 1795492864000, 1795723264000, 1795464066000, null, null, null, null, 0, null, null, null, 'refunded', 1795464064000, 1795464067000),
('00010000-012a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 5, 5, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'DRThZ4jKTE8Bcfw5i7AK6t', 250000, 150000, 100000, 0, 0, 1, '1772425022', 'Sterling Bank', 1795492869000, 1795723269000, 1795464071000, null, null, null, null, 0, null, null, null, null, 1795464069000, 1795464072000),
('00010000-0204-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 5, 4, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Uh1gKsshhThgnLcbqr7ep2', 250000, 0, 250000, 0, 0, 1, '1763513401', 'Sterling Bank', 1795493174000, 1795723574000, 1795464376000, null, null, null, null, 0, null, null, null, 'released', 1795464374000, 1795464377000),
('00010000-0214-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 4, 4, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'k5ikMbWSY2k1DNNw8qXwEP', 250000, 250000, 0, 0, 0, 1, '3485036739', 'Wema Bank', 1795493178000, 1795723578000, 1795464380000, null, null, null, null, 0, null, null, null, null, 1795464378000, 1795464381000),
('00010000-0224-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 5, 4, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'RxPxyU0hSaYOuR97oDUP0R', 250000, 250000, 0, 0, 0, 1, '2832472299', 'Fidelity Bank', 1795493182000, 1795723582000, 1795464384000, null, null, null, null, 0, null, null, null, null, 1795464382000, 1795464386000),
('00010000-0236-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 5, 5, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'L9osKNTPhEQAkqOt4zpvaa', 250000, 250000, 0, 0, 0, 1, '3914179327', 'Wema Bank', 1795493187000, 1795723587000, 1795464389000, null, null, null, null, 0, null, null, null, null, 1795464387000, 1795464391000),
('00010000-0249-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 5, 6, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'fjlF9wD3KuX1U9m2e9MoxI', 250000, 0, 0, 250000, 0, 1, '2364240856', 'Fidelity Bank', 1795493192000, 1795723592000, 1795464394000, null, null, null, null, 0, null, null, null, 'conceded', 1795464392000, 1795464396000),
('00010000-025e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 4, 4, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZLICSMv7A9MEpKrNOUkxut', 250000, 190000, 0, 60000, 0, 1, '2681466506', 'Fidelity Bank', 1795493197000, 1795723597000, 1795464399000, null, null, null, null, 0, null, null, null, null, 1795464397000, 1795464400000),
('00010000-0271-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'x01VdlKAaP45zQhgpi7Jqx', 250000, 250000, 0, 0, 0, 1, '2750061089', 'Wema Bank', 1795204902000, 1795435302000, 1795176106000, null, null, null, null, 0, null, null, null, null, 1795176102000, 1795176106000),
('00010000-0274-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-AWAITING', 1, 0, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'cA7JsPz6a64Jr9TAYYnTNX', 0, 0, 0, 0, 0, 1, '8842604229', 'Wema Bank', 1795204903000, 1795435303000, null, null, null, null, null, 0, null, null, null, null, 1795176103000, 1795176103000);

insert into virtual_account (partner_reference, partner, account_id, mode, checkout_id, attempt, amount, account_number, bank_name, opened_at, expires_at, next_poll_at, poll_count) values
('esc-5fee4d07b9cd994651cfa667ddd0f8a47acab7c7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0020-7000-8000-000000000000', 1, 250000, '1343838223', 'Sterling Bank', 1795176010000, 1795204810000, 1795176310000, 0),
('esc-643c1b07dc5efe17d5ba2eb2773a65570c45d3e1', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0023-7000-8000-000000000000', 1, 120000, '1427828480', 'Sterling Bank', 1795176011000, 1795204811000, 1795176311000, 0),
('esc-0bee42c33453e5fe8ed4e567cbdb3aecb9621bf0', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0037-7000-8000-000000000000', 1, 250000, '9851017549', 'Fidelity Bank', 1795464013000, 1795492813000, 1795176313000, 0),
('esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003a-7000-8000-000000000000', 1, 250000, '8165270681', 'Wema Bank', 1795464014000, 1795492814000, 1795176314000, 0),
('esc-c52dd3859a9d768d768567927979e5e740df080e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0042-7000-8000-000000000000', 1, 250000, '8500460660', 'Fidelity Bank', 1795464016000, 1795492816000, 1795176316000, 0),
('esc-02fd0771393c1db9ea70805c166225e1ba75cb9b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0050-7000-8000-000000000000', 1, 250000, '1045806705', 'Fidelity Bank', 1795464019000, 1795492819000, 1795176319000, 0),
('esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0056-7000-8000-000000000000', 1, 250000, '2289852767', 'Fidelity Bank', 1795464021000, 1795492821000, 1795176321000, 0),
('esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0060-7000-8000-000000000000', 1, 250000, '8459991157', 'Sterling Bank', 1795464023000, 1795492823000, 1795176323000, 0),
('esc-077f47dc2300cc2bfd237dddd504d8b001141a87', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0068-7000-8000-000000000000', 1, 250000, '9205947466', 'Sterling Bank', 1795464025000, 1795492825000, 1795176325000, 0),
('esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0073-7000-8000-000000000000', 1, 250000, '9322384955', 'Sterling Bank', 1795464027000, 1795492827000, 1795176327000, 0),
('esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-007f-7000-8000-000000000000', 1, 250000, '7780228987', 'Fidelity Bank', 1795464030000, 1795492830000, 1795176330000, 0),
('esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-008b-7000-8000-000000000000', 1, 250000, '6310300098', 'Sterling Bank', 1795464033000, 1795492833000, 1795176333000, 0),
('esc-c05fcc59ac151b646b5ca65381acaf044d366344', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-009e-7000-8000-000000000000', 1, 120000, '7580616970', 'Sterling Bank', 1795464038000, 1795492838000, 1795176338000, 0),
('esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a1-7000-8000-000000000000', 1, 120000, '4916575900', 'Fidelity Bank', 1795464039000, 1795492839000, 1795176339000, 0),
('esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00ab-7000-8000-000000000000', 1, 120000, '6722872359', 'Sterling Bank', 1795464041000, 1795492841000, 1795176341000, 0),
('esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b4-7000-8000-000000000000', 1, 250000, '7198750140', 'Fidelity Bank', 1795464043000, 1795492843000, 1795176343000, 0),
('esc-77b7ae7a0b4c47a517847777870e95eea83e2939', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cb-7000-8000-000000000000', 1, 250000, '1569458445', 'Wema Bank', 1795464048000, 1795492848000, 1795176348000, 0),
('esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e2-7000-8000-000000000000', 1, 250000, '3028747111', 'Sterling Bank', 1795464053000, 1795492853000, 1795176353000, 0),
('esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fc-7000-8000-000000000000', 1, 250000, '7133174157', 'Wema Bank', 1795464059000, 1795492859000, 1795176359000, 0),
('esc-aa28863212bd25d6581e97351c26c86eed14b428', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', 1, 250000, '8193707735', 'Sterling Bank', 1795464064000, 1795492864000, 1795176364000, 0),
('esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-012a-7000-8000-000000000000', 1, 250000, '1772425022', 'Sterling Bank', 1795464069000, 1795492869000, 1795176369000, 0),
('esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0204-7000-8000-000000000000', 1, 250000, '1763513401', 'Sterling Bank', 1795464374000, 1795493174000, 1795176374000, 0),
('esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0214-7000-8000-000000000000', 1, 250000, '3485036739', 'Wema Bank', 1795464378000, 1795493178000, 1795176378000, 0),
('esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0224-7000-8000-000000000000', 1, 250000, '2832472299', 'Fidelity Bank', 1795464382000, 1795493182000, 1795176382000, 0),
('esc-fce5e0ea97357463fbe32cd154c797a05eb72243', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0236-7000-8000-000000000000', 1, 250000, '3914179327', 'Wema Bank', 1795464387000, 1795493187000, 1795176387000, 0),
('esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0249-7000-8000-000000000000', 1, 250000, '2364240856', 'Fidelity Bank', 1795464392000, 1795493192000, 1795176392000, 0),
('esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-025e-7000-8000-000000000000', 1, 250000, '2681466506', 'Fidelity Bank', 1795464397000, 1795493197000, 1795176397000, 0),
('esc-4c49ba996987eadd4cc8958cb957914fabde8923', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0271-7000-8000-000000000000', 1, 250000, '2750061089', 'Wema Bank', 1795176102000, 1795204902000, 1795176402000, 0),
('esc-5d57cfea03ee1bd7b3170f48493625e8fcca1f6b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0274-7000-8000-000000000000', 1, 250000, '8842604229', 'Wema Bank', 1795176103000, 1795204903000, 1795176403000, 0);

insert into dispute (id, account_id, mode, checkout_id, version, status, reason, opened_by, description, evidence_json, respond_by, outcome, amount_to_seller, created_at, updated_at) values
('00010000-006f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0068-7000-8000-000000000000', 1, 'waiting_for_operator', 'payment_reversed', 'operator', null, '[]', null, null, null, 1795464026000, 1795464026000),
('00010000-0220-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0214-7000-8000-000000000000', 1, 'waiting_for_seller', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464381000}]', 1795723581000, null, null, 1795464381000, 1795464381000),
('00010000-0230-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0224-7000-8000-000000000000', 2, 'waiting_for_operator', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464385000},{"side":"seller","text":"It is as shown.","links":[],"actor":{"kind":"merchant","via":"api"},"at":1795464386000}]', null, null, null, 1795464385000, 1795464386000),
('00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0236-7000-8000-000000000000', 2, 'resolved', 'not_as_described', 'seller', 'The colour is another one.', '[{"side":"seller","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464390000}]', null, 'withdrawn', null, 1795464390000, 1795464391000),
('00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0249-7000-8000-000000000000', 2, 'resolved', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464395000}]', null, 'conceded', 0, 1795464395000, 1795464396000);

insert into seller (id, account_id, mode, email_key, email, name, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, bank_account_saved_by, bank_account_changed_at, created_at, updated_at) values
('00010000-000a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'seller@example.com', 'seller@example.com', 'Bisi Ade', 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.N1GmfRoN0XpnU9uKh90EQwcJfqej8wmZ0TtKibyJOeFnJa3DFnM', '6789', 'merchant', null, 1795176002000, 1795176002000),
('00010000-000d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'new@example.com', 'new@example.com', 'Chidi Eze', 1, null, null, null, null, null, null, null, 1795176003000, 1795176003000),
('00010000-026e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'seller@example.com', 'seller@example.com', null, 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.6PgdbTN1LzRNOSW-zZ-2YBvMcmsI1igdJU3mA2VbwdicBEuw4do', '6789', 'merchant', null, 1795176101000, 1795176101000);

insert into merchant_bank_account (account_id, mode, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, bank_account_changed_at, updated_at) values
('00010000-0001-7000-8000-000000000000', 'test', 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.BGoCVm6Bm7m-WnRE8wIz1q7-8D-r6xkaaKddx6VCI-So3-oArHA', '6789', null, 1795176001000);

insert into credit (id, partner, mode, partner_credit_id, account_id, checkout_id, partner_reference, account_number, version, status, amount, amount_applied, amount_excess, amount_refunded, payer_name, failure_reason, amount_receivable, paid_at, created_at, reversed_at) values
('00010000-003e-7000-8000-000000000000', 'sandbox', 'test', '00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-003a-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', 1, 'credited', 100000, 100000, 0, 0, null, null, 0, 1795464015000, 1795464015000, null),
('00010000-0046-7000-8000-000000000000', 'sandbox', 'test', '00010000-0045-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0042-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464017000, 1795464017000, null),
('00010000-005a-7000-8000-000000000000', 'sandbox', 'test', '00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0056-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', 2, 'credited', 300000, 250000, 50000, 50000, null, null, 0, 1795464022000, 1795464022000, null),
('00010000-0064-7000-8000-000000000000', 'sandbox', 'test', '00010000-0063-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0060-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', 1, 'rejected', 250000, 0, 0, 0, null, 'rejected by the bank', 0, 1795464024000, 1795464024000, null),
('00010000-006c-7000-8000-000000000000', 'sandbox', 'test', '00010000-006b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0068-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', 2, 'reversed', 250000, 250000, 0, 0, null, 'reversed', 250000, 1795464026000, 1795464026000, 1795464026000),
('00010000-0077-7000-8000-000000000000', 'sandbox', 'test', '00010000-0076-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0073-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464028000, 1795464028000, null),
('00010000-0083-7000-8000-000000000000', 'sandbox', 'test', '00010000-0082-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-007f-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464031000, 1795464031000, null),
('00010000-008f-7000-8000-000000000000', 'sandbox', 'test', '00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-008b-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464034000, 1795464034000, null),
('00010000-009b-7000-8000-000000000000', 'sandbox', 'test', '00010000-009a-7000-8000-000000000000', null, null, null, '9999999999', 1, 'credited', 45000, 0, 45000, 0, null, null, 0, 1795464037000, 1795176037000, null),
('00010000-00a5-7000-8000-000000000000', 'sandbox', 'test', '00010000-00a4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00a1-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', 1, 'credited', 120000, 120000, 0, 0, null, null, 0, 1795464040000, 1795464040000, null),
('00010000-00af-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00ab-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', 1, 'credited', 120000, 120000, 0, 0, null, null, 0, 1795464042000, 1795464042000, null),
('00010000-00b8-7000-8000-000000000000', 'sandbox', 'test', '00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00b4-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464044000, 1795464044000, null),
('00010000-00cf-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ce-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00cb-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464049000, 1795464049000, null),
('00010000-00e6-7000-8000-000000000000', 'sandbox', 'test', '00010000-00e5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00e2-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464054000, 1795464054000, null),
('00010000-0100-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00fc-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464060000, 1795464060000, null),
('00010000-0117-7000-8000-000000000000', 'sandbox', 'test', '00010000-0116-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0113-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464065000, 1795464065000, null),
('00010000-012e-7000-8000-000000000000', 'sandbox', 'test', '00010000-012d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-012a-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464070000, 1795464070000, null),
('00010000-0208-7000-8000-000000000000', 'sandbox', 'test', '00010000-0207-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0204-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464375000, 1795464375000, null),
('00010000-0218-7000-8000-000000000000', 'sandbox', 'test', '00010000-0217-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0214-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464379000, 1795464379000, null),
('00010000-0228-7000-8000-000000000000', 'sandbox', 'test', '00010000-0227-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0224-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464383000, 1795464383000, null),
('00010000-023a-7000-8000-000000000000', 'sandbox', 'test', '00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0236-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464388000, 1795464388000, null),
('00010000-024d-7000-8000-000000000000', 'sandbox', 'test', '00010000-024c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0249-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464393000, 1795464393000, null),
('00010000-0262-7000-8000-000000000000', 'sandbox', 'test', '00010000-0261-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-025e-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 3, 'credited', 250000, 250000, 0, 60000, null, null, 0, 1795464398000, 1795464398000, null),
('00010000-0278-7000-8000-000000000000', 'sandbox', 'live', '00010000-0276-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0271-7000-8000-000000000000', null, '2750061089', 1, 'credited', 250000, 250000, 0, 0, 'Ada Obi', null, 0, 1795176104000, 1795176105000, null);

insert into payout (id, account_id, mode, checkout_id, version, seller_email, status, amount, bank_code, bank_name, account_name, account_number_sealed, account_last4, failure_reason, session_id, amount_receivable, created_at, updated_at) values
('00010000-00a6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a1-7000-8000-000000000000', 3, null, 'paid', 120000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.BGoCVm6Bm7m-WnRE8wIz1q7-8D-r6xkaaKddx6VCI-So3-oArHA', '6789', null, '500249106582071736878139742659', 0, 1795464040000, 1795464133000),
('00010000-00c0-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b4-7000-8000-000000000000', 3, 'seller@example.com', 'paid', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.N1GmfRoN0XpnU9uKh90EQwcJfqej8wmZ0TtKibyJOeFnJa3DFnM', '6789', null, '902938926880020164343114651722', 0, 1795464046000, 1795464047000),
('00010000-00d7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cb-7000-8000-000000000000', 3, 'seller@example.com', 'failed', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.N1GmfRoN0XpnU9uKh90EQwcJfqej8wmZ0TtKibyJOeFnJa3DFnM', '6789', 'failed by the receiving bank', null, 0, 1795464051000, 1795464052000),
('00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e2-7000-8000-000000000000', 4, 'seller@example.com', 'reversed', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.N1GmfRoN0XpnU9uKh90EQwcJfqej8wmZ0TtKibyJOeFnJa3DFnM', '6789', 'reversed by the receiving bank', null, 0, 1795464056000, 1795464058000),
('00010000-0136-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-012a-7000-8000-000000000000', 3, 'seller@example.com', 'paid', 100000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.N1GmfRoN0XpnU9uKh90EQwcJfqej8wmZ0TtKibyJOeFnJa3DFnM', '6789', null, '929276778705853255538720935854', 0, 1795464072000, 1795464133000),
('00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0204-7000-8000-000000000000', 2, 'seller@example.com', 'pending', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.N1GmfRoN0XpnU9uKh90EQwcJfqej8wmZ0TtKibyJOeFnJa3DFnM', '6789', null, null, 0, 1795464377000, 1795464406000);

insert into refund (id, account_id, mode, checkout_id, version, credit_id, status, origin, amount, reason, failure_reason, session_id, amount_receivable, created_at, updated_at) values
('00010000-004b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0042-7000-8000-000000000000', 3, '00010000-0046-7000-8000-000000000000', 'paid', 'held', 250000, 'declined', null, '060705730726367356612487399495', 0, 1795464018000, 1795464133000),
('00010000-005b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0056-7000-8000-000000000000', 3, '00010000-005a-7000-8000-000000000000', 'paid', 'excess', 50000, 'overpaid', null, '482582528371729884204213499360', 0, 1795464022000, 1795464133000),
('00010000-0108-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fc-7000-8000-000000000000', 3, '00010000-0100-7000-8000-000000000000', 'paid', 'held', 250000, null, null, '563153588795232499007979631741', 0, 1795464062000, 1795464063000),
('00010000-011f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', 3, '00010000-0117-7000-8000-000000000000', 'failed', 'held', 250000, null, 'failed by the receiving bank', null, 0, 1795464067000, 1795464068000),
('00010000-0259-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0249-7000-8000-000000000000', 2, '00010000-024d-7000-8000-000000000000', 'pending', 'held', 250000, 'conceded', null, null, 0, 1795464396000, 1795464406000),
('00010000-026a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-025e-7000-8000-000000000000', 2, '00010000-0262-7000-8000-000000000000', 'pending', 'held', 60000, 'One of two was missing', null, null, 0, 1795464400000, 1795464406000);

insert into attempt (id, object_kind, object_id, credit_id, n, reference, version, state, lease_token, session_id, failure_reason, fee, sent_at, created_at, updated_at) values
('00010000-00c7-7000-8000-000000000000', 'payout', '00010000-00c0-7000-8000-000000000000', null, 1, 'po-0001000000c770008000000000000000', 2, 'paid', '00010000-00c6-7000-8000-000000000000', '902938926880020164343114651722', null, 0, 1795464047000, 1795464047000, 1795464047000),
('00010000-00de-7000-8000-000000000000', 'payout', '00010000-00d7-7000-8000-000000000000', null, 1, 'po-0001000000de70008000000000000000', 2, 'failed', '00010000-00dd-7000-8000-000000000000', null, 'failed by the receiving bank', 0, 1795464052000, 1795464052000, 1795464052000),
('00010000-00f5-7000-8000-000000000000', 'payout', '00010000-00ee-7000-8000-000000000000', null, 1, 'po-0001000000f570008000000000000000', 3, 'reversed', '00010000-00f4-7000-8000-000000000000', '728708352391138026984815329343', 'reversed by the receiving bank', 0, 1795464057000, 1795464057000, 1795464058000),
('00010000-010f-7000-8000-000000000000', 'refund', '00010000-0108-7000-8000-000000000000', '00010000-0100-7000-8000-000000000000', 1, 're-00010000010f70008000000000000000', 2, 'paid', '00010000-010e-7000-8000-000000000000', '563153588795232499007979631741', null, 0, 1795464063000, 1795464063000, 1795464063000),
('00010000-0126-7000-8000-000000000000', 'refund', '00010000-011f-7000-8000-000000000000', '00010000-0117-7000-8000-000000000000', 1, 're-00010000012670008000000000000000', 2, 'failed', '00010000-0125-7000-8000-000000000000', null, 'failed by the receiving bank', 0, 1795464068000, 1795464068000, 1795464068000),
('00010000-017f-7000-8000-000000000000', 'refund', '00010000-004b-7000-8000-000000000000', '00010000-0046-7000-8000-000000000000', 1, 're-00010000017f70008000000000000000', 2, 'paid', '00010000-017e-7000-8000-000000000000', '060705730726367356612487399495', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0181-7000-8000-000000000000', 'refund', '00010000-005b-7000-8000-000000000000', '00010000-005a-7000-8000-000000000000', 1, 're-00010000018170008000000000000000', 2, 'paid', '00010000-0180-7000-8000-000000000000', '482582528371729884204213499360', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0183-7000-8000-000000000000', 'payout', '00010000-00a6-7000-8000-000000000000', null, 1, 'po-00010000018370008000000000000000', 2, 'paid', '00010000-0182-7000-8000-000000000000', '500249106582071736878139742659', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0185-7000-8000-000000000000', 'payout', '00010000-0136-7000-8000-000000000000', null, 1, 'po-00010000018570008000000000000000', 2, 'paid', '00010000-0184-7000-8000-000000000000', '929276778705853255538720935854', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-027f-7000-8000-000000000000', 'refund', '00010000-0259-7000-8000-000000000000', '00010000-024d-7000-8000-000000000000', 1, 're-00010000027f70008000000000000000', 1, 'sent', '00010000-027e-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000),
('00010000-0280-7000-8000-000000000000', 'refund', '00010000-026a-7000-8000-000000000000', '00010000-0262-7000-8000-000000000000', 1, 're-00010000028070008000000000000000', 1, 'sent', '00010000-027e-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000),
('00010000-0281-7000-8000-000000000000', 'payout', '00010000-0210-7000-8000-000000000000', null, 1, 'po-00010000028170008000000000000000', 1, 'sent', '00010000-027e-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000);

insert into change (id, account_id, mode, at, token) values
('attempt:00010000-00c7-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464047000, '01a203b6-87fe-709f-8a58-6c8fd4a3c949'),
('attempt:00010000-00de-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', 1795464052000, '01a203b6-880e-7323-a197-8bd5e10f2ce7'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464057000, '01a203b6-881e-7425-aef6-fa9af6538b08'),
('attempt:00010000-00f5-7000-8000-000000000000:2:reversed', '00010000-0001-7000-8000-000000000000', 'test', 1795464058000, '01a203b6-8821-702a-bce8-fd388d906945'),
('attempt:00010000-010f-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464063000, '01a203b6-882f-778e-987b-5422f310b323'),
('attempt:00010000-0126-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', 1795464068000, '01a203b6-883c-72e9-8a30-a12788898227'),
('attempt:00010000-017f-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a203b6-88fa-7070-ae81-eceae058b982'),
('attempt:00010000-0181-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a203b6-88fc-7598-b387-39ed9d9d6da1'),
('attempt:00010000-0183-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a203b6-88fd-75ec-aa3c-dd6fe57c5029'),
('attempt:00010000-0185-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a203b6-88ff-750d-bd04-9fb3eb853037'),
('credit:sandbox:live:00010000-0276-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'live', 1795176105000, '01a203b6-898c-72da-b643-a6c394d94fb3'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464015000, '01a203b6-879b-717d-8bb1-07ff8be367f8'),
('credit:sandbox:test:00010000-0045-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464017000, '01a203b6-87a2-76ad-809a-1459e17db641'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464022000, '01a203b6-87b2-71eb-ac42-1ee6388d239c'),
('credit:sandbox:test:00010000-0063-7000-8000-000000000000:rejected', '00010000-0001-7000-8000-000000000000', 'test', 1795464024000, '01a203b6-87b8-72ca-aac7-5b903ee2172a'),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464026000, '01a203b6-87be-71de-a4de-38ff420bf8b4'),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:reversed', '00010000-0001-7000-8000-000000000000', 'test', 1795464026000, '01a203b6-87bf-7163-9882-2531dc19c4bf'),
('credit:sandbox:test:00010000-0076-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464028000, '01a203b6-87c6-7356-ab8a-56f4e5ef0a92'),
('credit:sandbox:test:00010000-0082-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464031000, '01a203b6-87ce-709e-a5b0-b33cf23c884a'),
('credit:sandbox:test:00010000-008e-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464034000, '01a203b6-87d6-71cd-b7f0-b6b7395c9fa8'),
('credit:sandbox:test:00010000-009a-7000-8000-000000000000:credited', '', 'test', 1795176037000, '01a203b6-87e0-75ae-85b1-97572ff03e0b'),
('credit:sandbox:test:00010000-00a4-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464040000, '01a203b6-87e6-734f-876d-d794c0555f43'),
('credit:sandbox:test:00010000-00ae-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464042000, '01a203b6-87ec-7671-b13e-541df484b024'),
('credit:sandbox:test:00010000-00b7-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464044000, '01a203b6-87f1-76bc-bb25-44cb37f2aa5f'),
('credit:sandbox:test:00010000-00ce-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464049000, '01a203b6-8804-74bb-bc7b-7599a8d33620'),
('credit:sandbox:test:00010000-00e5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464054000, '01a203b6-8812-726b-9530-123c73745332'),
('credit:sandbox:test:00010000-00ff-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464060000, '01a203b6-8826-7512-804f-51ab40acb585'),
('credit:sandbox:test:00010000-0116-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464065000, '01a203b6-8833-71a9-b347-d01f66f631ff'),
('credit:sandbox:test:00010000-012d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464070000, '01a203b6-8842-77af-adc4-a538610808e5'),
('credit:sandbox:test:00010000-0207-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464375000, '01a203b6-8944-709c-aaf4-97759a2d692b'),
('credit:sandbox:test:00010000-0217-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464379000, '01a203b6-8950-754c-8285-db5a981371d1'),
('credit:sandbox:test:00010000-0227-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464383000, '01a203b6-895b-740d-b110-53a86e47255f'),
('credit:sandbox:test:00010000-0239-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464388000, '01a203b6-8966-748c-802c-d911f23251a0'),
('credit:sandbox:test:00010000-024c-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464393000, '01a203b6-8970-7076-ae82-2bfac05f7dcf'),
('credit:sandbox:test:00010000-0261-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464398000, '01a203b6-8979-740f-891e-5626e71ff2f4'),
('job:00010000-002d-7000-8000-000000000000:expire:1', '00010000-0001-7000-8000-000000000000', 'test', 1795264211000, '01a203b6-8788-739a-bd92-1c721fcc1eea'),
('job:00010000-0030-7000-8000-000000000000:expire:1', '00010000-0001-7000-8000-000000000000', 'test', 1795437010000, '01a203b6-878b-7122-ac8c-297c3759285c'),
('job:01a203b6-87a6-7128-bccf-8f6b3f622f5a:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a203b6-884a-74ca-96cc-f2c47d19d302'),
('job:01a203b6-87b2-71eb-ac42-3624419158aa:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a203b6-884b-73ea-ae4c-70151a8e96b2'),
('job:01a203b6-87e7-71f0-b8c2-9a5a7c4fd012:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a203b6-884d-72ab-985b-b12d099ce36c'),
('job:01a203b6-87f5-7584-81fe-cc8f755d01a3:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464047000, '01a203b6-87fa-735b-9ece-b9b53ba40aad'),
('job:01a203b6-8808-707e-a7bd-7d8c56c0bf4a:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464052000, '01a203b6-880c-7329-95af-eb535ca488f1'),
('job:01a203b6-8816-76d8-b6c9-d505ffbf76ea:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464057000, '01a203b6-881c-75e9-aced-56f7077eb05e'),
('job:01a203b6-882a-77bb-a456-1cf4929ede47:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464063000, '01a203b6-882d-764a-9e41-5d0092c23b1e'),
('job:01a203b6-8837-768b-bf2e-c2a126807e75:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464068000, '01a203b6-883a-7530-a257-a6b6b3568ea4'),
('job:01a203b6-8846-7105-ba5a-b27da8222a76:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a203b6-884e-707b-b42d-396bef30e600'),
('job:01a203b6-8948-705a-bb95-7d74f58a44f7:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a203b6-8993-70a8-ae5a-d01d50964d1c'),
('job:01a203b6-8975-7369-b387-2c0b1b9e86e5:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a203b6-8992-7753-96e8-f0ee416f3b37'),
('job:01a203b6-897f-7456-a3e7-9c716d1ae07f:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a203b6-8992-7753-96e8-f6976935c22b'),
('request:00010000-0007-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176001000, '01a203b6-8741-7648-a8ea-3478d99ae878'),
('request:00010000-0009-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176002000, '01a203b6-8750-72f9-9aa4-4ae7f87c3fb8'),
('request:00010000-000c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176003000, '01a203b6-8758-70cc-ae87-cf3ff31b4209'),
('request:00010000-001f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176010000, '01a203b6-8775-70e8-8b7e-0f55c5efb931'),
('request:00010000-0022-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176011000, '01a203b6-8779-7621-8cbf-44f93797178a'),
('request:00010000-0026-7000-8000-000000000000:claim', '00010000-0001-7000-8000-000000000000', 'test', 1795176012000, '01a203b6-8784-7574-9465-f9a2c1cee739'),
('request:00010000-0036-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464013000, '01a203b6-8792-76da-a403-d89ff5e646b3'),
('request:00010000-0039-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464014000, '01a203b6-8795-728a-9e1b-e386f822dac7'),
('request:00010000-0041-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464016000, '01a203b6-879f-723f-9aff-0cabce5fb90d'),
('request:00010000-004a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464018000, '01a203b6-87a6-7128-bccf-7e1ed980fcf3'),
('request:00010000-004f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464019000, '01a203b6-87aa-76ed-9894-6ce1e08b3fd2'),
('request:00010000-0052-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464020000, '01a203b6-87ac-752c-9076-2562177fb43f'),
('request:00010000-0055-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464021000, '01a203b6-87af-7041-9c04-5a622905ffdd'),
('request:00010000-005f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464023000, '01a203b6-87b5-7238-af02-7cb3c8f44896'),
('request:00010000-0067-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464025000, '01a203b6-87bb-76e8-b705-13f3a8e4a623'),
('request:00010000-0072-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464027000, '01a203b6-87c3-73fe-9d30-72a80e2dfe47'),
('request:00010000-007b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464029000, '01a203b6-87c9-778e-ac6a-563fabd97127'),
('request:00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464030000, '01a203b6-87cb-71b3-9da2-3dfb2b056819'),
('request:00010000-0087-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464032000, '01a203b6-87d1-725f-ab40-7777512ac112'),
('request:00010000-008a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464033000, '01a203b6-87d3-7364-b20e-cde9f42c8f0c'),
('request:00010000-0093-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464035000, '01a203b6-87d8-756c-b46b-526f14f674fc'),
('request:00010000-0096-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464036000, '01a203b6-87db-71eb-a1bf-31a9153cc050'),
('request:00010000-009d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464038000, '01a203b6-87e2-7224-b51c-15834bf28334'),
('request:00010000-00a0-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464039000, '01a203b6-87e4-737a-91f7-7a92fcfd4754'),
('request:00010000-00a9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464041000, '01a203b6-87e9-728d-8c57-8ca2131816cd'),
('request:00010000-00b3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464043000, '01a203b6-87ee-730e-b7fd-269fe10aea46'),
('request:00010000-00bc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464045000, '01a203b6-87f3-771d-acb3-bcc0f297f0c5'),
('request:00010000-00bf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464046000, '01a203b6-87f5-7584-81fe-bfd2af93bc40'),
('request:00010000-00ca-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464048000, '01a203b6-8801-7576-9e91-452c01485434'),
('request:00010000-00d3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464050000, '01a203b6-8806-71ba-b3a2-f0c407450735'),
('request:00010000-00d6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464051000, '01a203b6-8808-707e-a7bd-6c3c8a6a3ed4'),
('request:00010000-00e1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464053000, '01a203b6-8810-73ff-9b63-b4f01fd852d8'),
('request:00010000-00ea-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464055000, '01a203b6-8815-7670-9f70-e21f35216a59'),
('request:00010000-00ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464056000, '01a203b6-8816-76d8-b6c9-c57345bcfb65'),
('request:00010000-00fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464059000, '01a203b6-8823-7496-b474-761e81e91c75'),
('request:00010000-0104-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464061000, '01a203b6-8828-74db-bbab-da9be8fb1acb'),
('request:00010000-0107-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464062000, '01a203b6-8829-70c1-a40f-9c75eefde4f3'),
('request:00010000-0112-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464064000, '01a203b6-8831-74b7-a305-61d2317c71da'),
('request:00010000-011b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464066000, '01a203b6-8835-72fc-98e3-3e5c4094a635'),
('request:00010000-011e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464067000, '01a203b6-8837-768b-bf2e-b0ba270ba6e8'),
('request:00010000-0129-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464069000, '01a203b6-883e-7701-a026-907dc0eb11e0'),
('request:00010000-0132-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464071000, '01a203b6-8844-7420-a18c-0ce6cc67e7f1'),
('request:00010000-0135-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464072000, '01a203b6-8846-7105-ba5a-a0e241c85b0d'),
('request:00010000-013a-7000-8000-000000000000:claim', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a203b6-88d6-74b1-9676-30b7d6f0368b'),
('request:00010000-0203-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464374000, '01a203b6-8941-7768-bd7e-f5c75632162c'),
('request:00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464376000, '01a203b6-8946-7369-925a-47e3b2efe5ad'),
('request:00010000-020f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464377000, '01a203b6-8948-705a-bb95-6fb36f0c5444'),
('request:00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464378000, '01a203b6-894a-7128-b729-025efeb94378'),
('request:00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464380000, '01a203b6-8952-7156-9ebe-6d8a1359f01f'),
('request:00010000-021f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464381000, '01a203b6-8956-761f-9e4e-c3117794145b'),
('request:00010000-0223-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464382000, '01a203b6-8958-7679-9dbc-f2d7899005e0'),
('request:00010000-022c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464384000, '01a203b6-895c-749d-9edd-0f24d3fc8b49'),
('request:00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464385000, '01a203b6-895e-7250-a98b-b7c76a8f365a'),
('request:00010000-0233-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464386000, '01a203b6-8961-74b1-9c0b-91c61db4b10c'),
('request:00010000-0235-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464387000, '01a203b6-8964-742f-b1f1-36603b59e0e4'),
('request:00010000-023e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464389000, '01a203b6-8968-7073-b7dd-9af7e6de94d6'),
('request:00010000-0241-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464390000, '01a203b6-896a-7392-88cc-988021b11c46'),
('request:00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464391000, '01a203b6-896c-767e-a4ba-a98e123d8196'),
('request:00010000-0248-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464392000, '01a203b6-896e-73cb-891c-e1edbbf0a1b1'),
('request:00010000-0251-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464394000, '01a203b6-8972-747d-88db-f56d90981a90'),
('request:00010000-0254-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464395000, '01a203b6-8973-74a1-a9c2-f3120466d4b1'),
('request:00010000-0258-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464396000, '01a203b6-8975-7369-b387-19d6d4a5029c'),
('request:00010000-025d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464397000, '01a203b6-8977-778d-9487-c2d87b6bcd02'),
('request:00010000-0266-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464399000, '01a203b6-897d-73c7-b6f4-1a73756f0b11'),
('request:00010000-0269-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464400000, '01a203b6-897f-7456-a3e7-906002d740c0'),
('request:00010000-026d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176101000, '01a203b6-8983-71fe-b270-8a78b7848766'),
('request:00010000-0270-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176102000, '01a203b6-8985-71bc-9242-79641d0b5aa6'),
('request:00010000-0273-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176103000, '01a203b6-8987-76ba-a290-ddc22967cd24'),
('request:00010000-027c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176106000, '01a203b6-898e-73b7-8f16-b9f68827187f');

insert into ledger_account (id, balance) values
('charge:00010000-0023-7000-8000-000000000000', 0),
('charge:00010000-009e-7000-8000-000000000000', 0),
('charge:00010000-00a1-7000-8000-000000000000', 0),
('credit:00010000-009b-7000-8000-000000000000', 45000),
('escrow:00010000-0020-7000-8000-000000000000', 0),
('escrow:00010000-0037-7000-8000-000000000000', 0),
('escrow:00010000-003a-7000-8000-000000000000', 100000),
('escrow:00010000-0042-7000-8000-000000000000', 0),
('escrow:00010000-0050-7000-8000-000000000000', 0),
('escrow:00010000-0056-7000-8000-000000000000', 250000),
('escrow:00010000-0060-7000-8000-000000000000', 0),
('escrow:00010000-0068-7000-8000-000000000000', 250000),
('escrow:00010000-0073-7000-8000-000000000000', 250000),
('escrow:00010000-007f-7000-8000-000000000000', 250000),
('escrow:00010000-008b-7000-8000-000000000000', 250000),
('escrow:00010000-00ab-7000-8000-000000000000', 120000),
('escrow:00010000-00b4-7000-8000-000000000000', 0),
('escrow:00010000-00cb-7000-8000-000000000000', 0),
('escrow:00010000-00e2-7000-8000-000000000000', 0),
('escrow:00010000-00fc-7000-8000-000000000000', 0),
('escrow:00010000-0113-7000-8000-000000000000', 0),
('escrow:00010000-012a-7000-8000-000000000000', 150000),
('escrow:00010000-0204-7000-8000-000000000000', 0),
('escrow:00010000-0214-7000-8000-000000000000', 250000),
('escrow:00010000-0224-7000-8000-000000000000', 250000),
('escrow:00010000-0236-7000-8000-000000000000', 250000),
('escrow:00010000-0249-7000-8000-000000000000', 0),
('escrow:00010000-025e-7000-8000-000000000000', 190000),
('escrow:00010000-0271-7000-8000-000000000000', 250000),
('escrow:00010000-0274-7000-8000-000000000000', 0),
('payout:00010000-00a6-7000-8000-000000000000', 0),
('payout:00010000-00c0-7000-8000-000000000000', 0),
('payout:00010000-00d7-7000-8000-000000000000', 250000),
('payout:00010000-00ee-7000-8000-000000000000', 250000),
('payout:00010000-0136-7000-8000-000000000000', 0),
('payout:00010000-0210-7000-8000-000000000000', 250000),
('refund:00010000-004b-7000-8000-000000000000', 0),
('refund:00010000-005b-7000-8000-000000000000', 0),
('refund:00010000-0108-7000-8000-000000000000', 0),
('refund:00010000-011f-7000-8000-000000000000', 250000),
('refund:00010000-0259-7000-8000-000000000000', 250000),
('refund:00010000-026a-7000-8000-000000000000', 60000);

insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at) values
('attempt:00010000-00c7-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00c0-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464047000),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00ee-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464057000),
('attempt:00010000-00f5-7000-8000-000000000000:2:reversed', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'payout:00010000-00ee-7000-8000-000000000000', 250000, 1795464058000),
('attempt:00010000-010f-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0108-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464063000),
('attempt:00010000-017f-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-004b-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464133000),
('attempt:00010000-0181-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-005b-7000-8000-000000000000', 'bank:sandbox:test', 50000, 1795464133000),
('attempt:00010000-0183-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00a6-7000-8000-000000000000', 'bank:sandbox:test', 120000, 1795464133000),
('attempt:00010000-0185-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0136-7000-8000-000000000000', 'bank:sandbox:test', 100000, 1795464133000),
('credit:sandbox:live:00010000-0276-7000-8000-000000000000:credited', 0, 'live', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:live', 'escrow:00010000-0271-7000-8000-000000000000', 250000, 1795176105000),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-003a-7000-8000-000000000000', 100000, 1795464015000),
('credit:sandbox:test:00010000-0045-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0042-7000-8000-000000000000', 250000, 1795464017000),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0056-7000-8000-000000000000', 250000, 1795464022000),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:credited', 1, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'refund:00010000-005b-7000-8000-000000000000', 50000, 1795464022000),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0068-7000-8000-000000000000', 250000, 1795464026000),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:reversed', 0, 'test', '00010000-0001-7000-8000-000000000000', 'receivable:00010000-0068-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464026000),
('credit:sandbox:test:00010000-0076-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0073-7000-8000-000000000000', 250000, 1795464028000),
('credit:sandbox:test:00010000-0082-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-007f-7000-8000-000000000000', 250000, 1795464031000),
('credit:sandbox:test:00010000-008e-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-008b-7000-8000-000000000000', 250000, 1795464034000),
('credit:sandbox:test:00010000-009a-7000-8000-000000000000:credited', 0, 'test', '', 'bank:sandbox:test', 'credit:00010000-009b-7000-8000-000000000000', 45000, 1795176037000),
('credit:sandbox:test:00010000-00a4-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'charge:00010000-00a1-7000-8000-000000000000', 120000, 1795464040000),
('credit:sandbox:test:00010000-00a4-7000-8000-000000000000:credited', 1, 'test', '00010000-0001-7000-8000-000000000000', 'charge:00010000-00a1-7000-8000-000000000000', 'payout:00010000-00a6-7000-8000-000000000000', 120000, 1795464040000),
('credit:sandbox:test:00010000-00ae-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00ab-7000-8000-000000000000', 120000, 1795464042000),
('credit:sandbox:test:00010000-00b7-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00b4-7000-8000-000000000000', 250000, 1795464044000),
('credit:sandbox:test:00010000-00ce-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00cb-7000-8000-000000000000', 250000, 1795464049000),
('credit:sandbox:test:00010000-00e5-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00e2-7000-8000-000000000000', 250000, 1795464054000),
('credit:sandbox:test:00010000-00ff-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00fc-7000-8000-000000000000', 250000, 1795464060000),
('credit:sandbox:test:00010000-0116-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0113-7000-8000-000000000000', 250000, 1795464065000),
('credit:sandbox:test:00010000-012d-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-012a-7000-8000-000000000000', 250000, 1795464070000),
('credit:sandbox:test:00010000-0207-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0204-7000-8000-000000000000', 250000, 1795464375000),
('credit:sandbox:test:00010000-0217-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0214-7000-8000-000000000000', 250000, 1795464379000),
('credit:sandbox:test:00010000-0227-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0224-7000-8000-000000000000', 250000, 1795464383000),
('credit:sandbox:test:00010000-0239-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0236-7000-8000-000000000000', 250000, 1795464388000),
('credit:sandbox:test:00010000-024c-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0249-7000-8000-000000000000', 250000, 1795464393000),
('credit:sandbox:test:00010000-0261-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-025e-7000-8000-000000000000', 250000, 1795464398000),
('request:00010000-004a-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0042-7000-8000-000000000000', 'refund:00010000-004b-7000-8000-000000000000', 250000, 1795464018000),
('request:00010000-00bf-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00b4-7000-8000-000000000000', 'payout:00010000-00c0-7000-8000-000000000000', 250000, 1795464046000),
('request:00010000-00d6-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00cb-7000-8000-000000000000', 'payout:00010000-00d7-7000-8000-000000000000', 250000, 1795464051000),
('request:00010000-00ed-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00e2-7000-8000-000000000000', 'payout:00010000-00ee-7000-8000-000000000000', 250000, 1795464056000),
('request:00010000-0107-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00fc-7000-8000-000000000000', 'refund:00010000-0108-7000-8000-000000000000', 250000, 1795464062000),
('request:00010000-011e-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0113-7000-8000-000000000000', 'refund:00010000-011f-7000-8000-000000000000', 250000, 1795464067000),
('request:00010000-0135-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-012a-7000-8000-000000000000', 'payout:00010000-0136-7000-8000-000000000000', 100000, 1795464072000),
('request:00010000-020f-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0204-7000-8000-000000000000', 'payout:00010000-0210-7000-8000-000000000000', 250000, 1795464377000),
('request:00010000-0258-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0249-7000-8000-000000000000', 'refund:00010000-0259-7000-8000-000000000000', 250000, 1795464396000),
('request:00010000-0269-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-025e-7000-8000-000000000000', 'refund:00010000-026a-7000-8000-000000000000', 60000, 1795464400000);

insert into event (position, id, type, checkout_id, account_id, mode, reference, sequence, status, amount, currency, metadata_json, actor_kind, actor_via, at, extras_json) values
(1, '00010000-002f-7000-8000-000000000000', 'charge.failed', '00010000-0023-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', 1, 'expired', 120000, 'NGN', null, 'clock', 'job', 1795264211000, '{"failure_reason":"expired","refunded_amount":0}'),
(2, '00010000-0032-7000-8000-000000000000', 'escrow.expired', '00010000-0020-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', 1, 'expired', 250000, 'NGN', null, 'clock', 'job', 1795437010000, '{"refunded_amount":0}'),
(3, '00010000-003f-7000-8000-000000000000', 'payment.partial', '00010000-003a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', 1, 'awaiting_payment', 250000, 'NGN', null, 'partner', 'notification', 1795464015000, '{"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":100000,"remaining_amount":150000}'),
(4, '00010000-0047-7000-8000-000000000000', 'payment.success', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464017000, '{"credit_id":"00010000-0046-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(5, '00010000-0048-7000-8000-000000000000', 'escrow.funded', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464017000, '{"held_amount":250000}'),
(6, '00010000-004c-7000-8000-000000000000', 'escrow.declined', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 3, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464018000, '{"reason":"Out of stock","refunded_amount":250000}'),
(7, '00010000-004d-7000-8000-000000000000', 'escrow.refunded', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 4, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464018000, '{"refunded_amount":250000,"reason":"declined"}'),
(8, '00010000-0053-7000-8000-000000000000', 'escrow.cancelled', '00010000-0050-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', 1, 'cancelled', 250000, 'NGN', null, 'merchant', 'api', 1795464020000, '{"refunded_amount":0}'),
(9, '00010000-005c-7000-8000-000000000000', 'payment.success', '00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464022000, '{"credit_id":"00010000-005a-7000-8000-000000000000","credited_amount":300000,"excess_amount":50000}'),
(10, '00010000-005d-7000-8000-000000000000', 'escrow.funded', '00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464022000, '{"held_amount":250000}'),
(11, '00010000-0065-7000-8000-000000000000', 'payment.failed', '00010000-0060-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', 1, 'awaiting_payment', 250000, 'NGN', null, 'partner', 'notification', 1795464024000, '{"credit_id":"00010000-0064-7000-8000-000000000000","credited_amount":250000,"failure_reason":"rejected by the bank"}'),
(12, '00010000-006d-7000-8000-000000000000', 'payment.success', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464026000, '{"credit_id":"00010000-006c-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(13, '00010000-006e-7000-8000-000000000000', 'escrow.funded', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464026000, '{"held_amount":250000}'),
(14, '00010000-0070-7000-8000-000000000000', 'dispute.opened', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 3, 'disputed', 250000, 'NGN', null, 'partner', 'notification', 1795464026000, '{"dispute_id":"00010000-006f-7000-8000-000000000000","reason":"payment_reversed","opened_by":"operator"}'),
(15, '00010000-0078-7000-8000-000000000000', 'payment.success', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 1, 'funded', 250000, 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', 1795464028000, '{"credit_id":"00010000-0077-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(16, '00010000-0079-7000-8000-000000000000', 'escrow.funded', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 2, 'funded', 250000, 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', 1795464028000, '{"held_amount":250000}'),
(17, '00010000-007c-7000-8000-000000000000', 'escrow.accepted', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 3, 'funded', 250000, 'NGN', '{"cart":"Ada''s"}', 'merchant', 'api', 1795464029000, '{}'),
(18, '00010000-0084-7000-8000-000000000000', 'payment.success', '00010000-007f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464031000, '{"credit_id":"00010000-0083-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(19, '00010000-0085-7000-8000-000000000000', 'escrow.funded', '00010000-007f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464031000, '{"held_amount":250000}'),
(20, '00010000-0088-7000-8000-000000000000', 'escrow.accepted', '00010000-007f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464032000, '{}'),
(21, '00010000-0090-7000-8000-000000000000', 'payment.success', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464034000, '{"credit_id":"00010000-008f-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(22, '00010000-0091-7000-8000-000000000000', 'escrow.funded', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464034000, '{"held_amount":250000}'),
(23, '00010000-0094-7000-8000-000000000000', 'escrow.accepted', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464035000, '{}'),
(24, '00010000-0097-7000-8000-000000000000', 'escrow.delivered', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464036000, '{"tracking_number":"GIG-123","auto_release_at":"2026-11-24T20:00:36.000Z"}'),
(25, '00010000-00a7-7000-8000-000000000000', 'charge.success', '00010000-00a1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 1, 'succeeded', 120000, 'NGN', null, 'partner', 'notification', 1795464040000, '{"credit_id":"00010000-00a5-7000-8000-000000000000","credited_amount":120000,"excess_amount":0,"payout_id":"00010000-00a6-7000-8000-000000000000"}'),
(26, '00010000-00b0-7000-8000-000000000000', 'payment.success', '00010000-00ab-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', 1, 'funded', 120000, 'NGN', null, 'partner', 'notification', 1795464042000, '{"credit_id":"00010000-00af-7000-8000-000000000000","credited_amount":120000,"excess_amount":0}'),
(27, '00010000-00b1-7000-8000-000000000000', 'escrow.funded', '00010000-00ab-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', 2, 'funded', 120000, 'NGN', null, 'partner', 'notification', 1795464042000, '{"held_amount":120000}'),
(28, '00010000-00b9-7000-8000-000000000000', 'payment.success', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464044000, '{"credit_id":"00010000-00b8-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(29, '00010000-00ba-7000-8000-000000000000', 'escrow.funded', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464044000, '{"held_amount":250000}'),
(30, '00010000-00bd-7000-8000-000000000000', 'escrow.accepted', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464045000, '{}'),
(31, '00010000-00c1-7000-8000-000000000000', 'escrow.released', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464046000, '{"released_amount":250000,"payout_id":"00010000-00c0-7000-8000-000000000000"}'),
(32, '00010000-00c8-7000-8000-000000000000', 'payout.paid', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 5, 'released', 250000, 'NGN', null, 'partner', 'job', 1795464047000, '{"payout_id":"00010000-00c0-7000-8000-000000000000","payout_amount":250000,"session_id":"902938926880020164343114651722"}'),
(33, '00010000-00d0-7000-8000-000000000000', 'payment.success', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464049000, '{"credit_id":"00010000-00cf-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(34, '00010000-00d1-7000-8000-000000000000', 'escrow.funded', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464049000, '{"held_amount":250000}'),
(35, '00010000-00d4-7000-8000-000000000000', 'escrow.accepted', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464050000, '{}'),
(36, '00010000-00d8-7000-8000-000000000000', 'escrow.released', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464051000, '{"released_amount":250000,"payout_id":"00010000-00d7-7000-8000-000000000000"}'),
(37, '00010000-00df-7000-8000-000000000000', 'payout.failed', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 5, 'released', 250000, 'NGN', null, 'partner', 'job', 1795464052000, '{"payout_id":"00010000-00d7-7000-8000-000000000000","payout_amount":250000,"failure_reason":"failed by the receiving bank"}'),
(38, '00010000-00e7-7000-8000-000000000000', 'payment.success', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464054000, '{"credit_id":"00010000-00e6-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(39, '00010000-00e8-7000-8000-000000000000', 'escrow.funded', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464054000, '{"held_amount":250000}'),
(40, '00010000-00eb-7000-8000-000000000000', 'escrow.accepted', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464055000, '{}'),
(41, '00010000-00ef-7000-8000-000000000000', 'escrow.released', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464056000, '{"released_amount":250000,"payout_id":"00010000-00ee-7000-8000-000000000000"}'),
(42, '00010000-00f6-7000-8000-000000000000', 'payout.paid', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 5, 'released', 250000, 'NGN', null, 'partner', 'job', 1795464057000, '{"payout_id":"00010000-00ee-7000-8000-000000000000","payout_amount":250000,"session_id":"728708352391138026984815329343"}'),
(43, '00010000-00f9-7000-8000-000000000000', 'payout.reversed', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 6, 'released', 250000, 'NGN', null, 'partner', 'job', 1795464058000, '{"payout_id":"00010000-00ee-7000-8000-000000000000","payout_amount":250000,"failure_reason":"reversed by the receiving bank"}'),
(44, '00010000-0101-7000-8000-000000000000', 'payment.success', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464060000, '{"credit_id":"00010000-0100-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(45, '00010000-0102-7000-8000-000000000000', 'escrow.funded', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464060000, '{"held_amount":250000}'),
(46, '00010000-0105-7000-8000-000000000000', 'escrow.accepted', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464061000, '{}'),
(47, '00010000-0109-7000-8000-000000000000', 'escrow.refunded', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 4, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464062000, '{"refunded_amount":250000,"reason":null}'),
(48, '00010000-0110-7000-8000-000000000000', 'refund.paid', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 5, 'refunded', 250000, 'NGN', null, 'partner', 'job', 1795464063000, '{"refund_id":"00010000-0108-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0100-7000-8000-000000000000","session_id":"563153588795232499007979631741"}'),
(49, '00010000-0118-7000-8000-000000000000', 'payment.success', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464065000, '{"credit_id":"00010000-0117-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(50, '00010000-0119-7000-8000-000000000000', 'escrow.funded', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464065000, '{"held_amount":250000}'),
(51, '00010000-011c-7000-8000-000000000000', 'escrow.accepted', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464066000, '{}'),
(52, '00010000-0120-7000-8000-000000000000', 'escrow.refunded', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 4, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464067000, '{"refunded_amount":250000,"reason":null}'),
(53, '00010000-0127-7000-8000-000000000000', 'refund.failed', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 5, 'refunded', 250000, 'NGN', null, 'partner', 'job', 1795464068000, '{"refund_id":"00010000-011f-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0117-7000-8000-000000000000","failure_reason":"failed by the receiving bank"}'),
(54, '00010000-012f-7000-8000-000000000000', 'payment.success', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464070000, '{"credit_id":"00010000-012e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(55, '00010000-0130-7000-8000-000000000000', 'escrow.funded', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464070000, '{"held_amount":250000}'),
(56, '00010000-0133-7000-8000-000000000000', 'escrow.accepted', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464071000, '{}'),
(57, '00010000-0137-7000-8000-000000000000', 'escrow.partially_released', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464072000, '{"released_amount":100000,"payout_id":"00010000-0136-7000-8000-000000000000","remaining_amount":150000}'),
(58, '00010000-01ef-7000-8000-000000000000', 'refund.paid', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 5, 'refunded', 250000, 'NGN', null, 'partner', 'job', 1795464133000, '{"refund_id":"00010000-004b-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0046-7000-8000-000000000000","session_id":"060705730726367356612487399495"}'),
(59, '00010000-01f1-7000-8000-000000000000', 'refund.paid', '00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 3, 'funded', 250000, 'NGN', null, 'partner', 'job', 1795464133000, '{"refund_id":"00010000-005b-7000-8000-000000000000","refund_amount":50000,"credit_id":"00010000-005a-7000-8000-000000000000","session_id":"482582528371729884204213499360"}'),
(60, '00010000-01f3-7000-8000-000000000000', 'payout.paid', '00010000-00a1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 2, 'succeeded', 120000, 'NGN', null, 'partner', 'job', 1795464133000, '{"payout_id":"00010000-00a6-7000-8000-000000000000","payout_amount":120000,"session_id":"500249106582071736878139742659"}'),
(61, '00010000-01f5-7000-8000-000000000000', 'payout.paid', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 5, 'funded', 250000, 'NGN', null, 'partner', 'job', 1795464133000, '{"payout_id":"00010000-0136-7000-8000-000000000000","payout_amount":100000,"session_id":"929276778705853255538720935854"}'),
(62, '00010000-0209-7000-8000-000000000000', 'payment.success', '00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464375000, '{"credit_id":"00010000-0208-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(63, '00010000-020a-7000-8000-000000000000', 'escrow.funded', '00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464375000, '{"held_amount":250000}'),
(64, '00010000-020d-7000-8000-000000000000', 'escrow.accepted', '00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464376000, '{}'),
(65, '00010000-0211-7000-8000-000000000000', 'escrow.released', '00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464377000, '{"released_amount":250000,"payout_id":"00010000-0210-7000-8000-000000000000"}'),
(66, '00010000-0219-7000-8000-000000000000', 'payment.success', '00010000-0214-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464379000, '{"credit_id":"00010000-0218-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(67, '00010000-021a-7000-8000-000000000000', 'escrow.funded', '00010000-0214-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464379000, '{"held_amount":250000}'),
(68, '00010000-021d-7000-8000-000000000000', 'escrow.accepted', '00010000-0214-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464380000, '{}'),
(69, '00010000-0221-7000-8000-000000000000', 'dispute.opened', '00010000-0214-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464381000, '{"dispute_id":"00010000-0220-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(70, '00010000-0229-7000-8000-000000000000', 'payment.success', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464383000, '{"credit_id":"00010000-0228-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(71, '00010000-022a-7000-8000-000000000000', 'escrow.funded', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464383000, '{"held_amount":250000}'),
(72, '00010000-022d-7000-8000-000000000000', 'escrow.accepted', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464384000, '{}'),
(73, '00010000-0231-7000-8000-000000000000', 'dispute.opened', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464385000, '{"dispute_id":"00010000-0230-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(74, '00010000-023b-7000-8000-000000000000', 'payment.success', '00010000-0236-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464388000, '{"credit_id":"00010000-023a-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(75, '00010000-023c-7000-8000-000000000000', 'escrow.funded', '00010000-0236-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464388000, '{"held_amount":250000}'),
(76, '00010000-023f-7000-8000-000000000000', 'escrow.accepted', '00010000-0236-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464389000, '{}'),
(77, '00010000-0243-7000-8000-000000000000', 'dispute.opened', '00010000-0236-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464390000, '{"dispute_id":"00010000-0242-7000-8000-000000000000","reason":"not_as_described","opened_by":"seller","on_behalf_of":"seller"}'),
(78, '00010000-0246-7000-8000-000000000000', 'dispute.resolved', '00010000-0236-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 5, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464391000, '{"dispute_id":"00010000-0242-7000-8000-000000000000","outcome":"withdrawn","released_amount":0,"refunded_amount":0,"on_behalf_of":"seller"}'),
(79, '00010000-024e-7000-8000-000000000000', 'payment.success', '00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464393000, '{"credit_id":"00010000-024d-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(80, '00010000-024f-7000-8000-000000000000', 'escrow.funded', '00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464393000, '{"held_amount":250000}'),
(81, '00010000-0252-7000-8000-000000000000', 'escrow.accepted', '00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464394000, '{}'),
(82, '00010000-0256-7000-8000-000000000000', 'dispute.opened', '00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464395000, '{"dispute_id":"00010000-0255-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(83, '00010000-025a-7000-8000-000000000000', 'dispute.resolved', '00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 5, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464396000, '{"dispute_id":"00010000-0255-7000-8000-000000000000","outcome":"conceded","released_amount":0,"refunded_amount":250000,"on_behalf_of":"seller"}'),
(84, '00010000-025b-7000-8000-000000000000', 'escrow.refunded', '00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 6, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464396000, '{"refunded_amount":250000,"reason":"conceded"}'),
(85, '00010000-0263-7000-8000-000000000000', 'payment.success', '00010000-025e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464398000, '{"credit_id":"00010000-0262-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(86, '00010000-0264-7000-8000-000000000000', 'escrow.funded', '00010000-025e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464398000, '{"held_amount":250000}'),
(87, '00010000-0267-7000-8000-000000000000', 'escrow.accepted', '00010000-025e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464399000, '{}'),
(88, '00010000-026b-7000-8000-000000000000', 'escrow.partially_refunded', '00010000-025e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464400000, '{"refunded_amount":60000,"remaining_amount":190000,"reason":"One of two was missing"}'),
(89, '00010000-0279-7000-8000-000000000000', 'payment.success', '00010000-0271-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795176105000, '{"credit_id":"00010000-0278-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(90, '00010000-027a-7000-8000-000000000000', 'escrow.funded', '00010000-0271-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795176105000, '{"held_amount":250000}'),
(91, '00010000-027d-7000-8000-000000000000', 'escrow.accepted', '00010000-0271-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795176106000, '{}');

insert into job (id, kind, subject, account_id, mode, run_at, attempts, lease_token, lease_until, last_error, created_at) values
('01a203b6-8816-76d8-b6c9-d505ffbf76ea', 'payout.run', '00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795179358000, 1, null, null, null, 1795176056000),
('01a203b6-8948-705a-bb95-7d74f58a44f7', 'payout.run', '00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176077000),
('01a203b6-8975-7369-b387-2c0b1b9e86e5', 'refund.run', '00010000-0259-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176096000),
('01a203b6-897f-7456-a3e7-9c716d1ae07f', 'refund.run', '00010000-026a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176100000);

insert into idempotency (account_id, mode, key, fingerprint, status, body_sealed, created_at) values
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-0024-7000-8000-000000000000', 'ca81434734fdf5f73c89bf697142b84dca10e177f60c271ea8b9f73dc62f7ceb', 200, 'v1.-T2orefKj8EhU9oHDDQ4tTMFs4NdrGhj6NCLx6yasPw-NfyXLUTkagft2BeCbCESc_I0WzAgmwGcKA_FYT629G5hNlVOvHkGPBafiSILuaF7rfKhCVVjBBNcs2ha0DrqKLXWqxgxAlaVesMkbYDIB0b99xzYecfFRjnyzKV1IQTGgOQ4EU9k6Oy0FR2w5BxJ-K-cyJMLGExaoVtK40HwxXJyIDSzTGhVsO3-iK5zJFBKa3jJ-kKle8f-Sh9RCb6tIx0qgowdM30S5fSIgZ9Wo8ZSUbm3l7Vi0_k_98ale34cTbJepoyW8WxBwDavGhB_ahStTyry6JJIaAQcupwDv16W7kHlj-dknwNBUOKR8IClzkIiWqV2FRtrJKmeSWa-gYXb4JNVCWbdwbM8qRyN9UjQkWy-BWgTuiyAUXbABuv4elJSd8wrv6XpNAj3cCr6XsX6Ai34A7bQ0KKlplqIQLei4GAhDsVU5rJQwNRKZI-2jHNUG6eKpavVVA0L3ph7uBdAEnGIwUTq2E_KFnfGQw9ByEX-j05zwtEZWZhJOty_5X2ioju4u0gRML-OXnP7yIa7CK5FWymk216B_aDtVM3pGauBpApXma5KoFuB_8FqZdTdy46BViFDro_xp26YAdLjiVVw5iWwL8C4J0SzsFb1Dk2yo3xS1YTy62QzKADvo6KBj7ZgQsGhQ1tsu4uqm8SN0qNlkjmR9bKDC5xYnRbGv2NRBmtrRg0', 1795464012000),
('00010000-0001-7000-8000-000000000000', 'test', 'first-part', '1873fc8fd2ff49eb61719681f039a468527320758c9645fbaf933763546a802d', 200, 'v1.nFfbx9VoBWl5z53gAirkJ612Kqfh9z46QD2a6HH-Ma3KznlRe_6kMc4vW2NhomO027VVcKEaFyb2hQKFiEzIBwvA5_sp4abS7VulgC3Juzhost56Ey-o-O6bhMLd9XD5oluB5uBgJP-RU4Qu06vgOG731xyMFd2CrzAaPlzwwU9Z8VCkLepRz-FBd3waeOOan93IbNq4IH5wEgrhIvWFEp8xcS_okc7fETBjkrn5NV6fj0qvqSmmP97mJmHXSZgDsPSbDi441c4uRXr1ZT15CzHNcJaTohq7oEXnW1WMNYnRxCdQ5QxWqb4mIZhK1JhAqTOqT-mcvNNbhjuuHHhjY31f30EfaDWpFuQgPMBa1dpAFOhVflRPQQdTzqdWv08rBzlp7YOX0AFLyt0BjPxSMGlZTE-zamHsuYK0HCX_G4-tDPiVT5rsUDOYViDWcMe0pQr4ugwuUGCbMoEyUxzcGNyqd6o3Gy3Ey8TR1KlTVkvA_bdEisQVz9c4RgLkLN2ytAM3T1LyqufDpDqenyKS-amK8Wmm3eHZJnBCXXOK5QwBbTNm04wLIl0pYLjXpLcejl2Lk2yklkzdVw5Pfx2Ek638Yr1fmjRLVn3r8E7Pc-qcdoFdO-p-FpjUJQAgPsKsp3KUNVjQ7MOXkVJLsSc62MUN_boW9aSPP8uLTi2tTBij8cHRx7_7oVYN2L9yyO8vU7OqczANf1BowsgX3s8d-wqg2M61M-b_0EN-mdXkiF2ohsEZV0qQnDEcrd1uVTsfJV4Dg4zYWp6bsYfQx4voCKV9K55G6M8hmgjW8Qo7uET6NUKxVMZFpJRqv6A3FERlY2-AVbFoe06PEbO3hiHFeEPA0qjiLVdBdROOMGcjWoDHlcQUUF9plZss1bsXkv07PqinggnUTFld8RaVpsp_tUq1NdR9-uKayC5Z_hx-cEvetViLSVsLY17-qG_jNq5vgh9hb0I_Sb5d_JBz0DOonRHiOhJELLGsi_vRopL9Eby4EtwhDYFjmVpbgqE8i7xNkxP1wltsP14a8eneRe5bkWoKAxfBA2qGg2JosSxtqeWrirRoZcDfTVcDgsb-mAwer4zp3OBbCg1ZJ7QRRyyD7eU0ptLmuWO5BBzxAixlB9DP61Gj0oKyWeBs3ZHagqlO67ddF9f5PejbP1RSRHqR3Ujnl-Z2cE5gRPJoOaTHe5kabppXAcl8c74kSnNeF1kcPIlusGCStLnhyudT72a6HHCLD8tQK1lQjU27ilWT5ULqMjBqHLTFHuCNF3YXd2RVDD2O_CLQS2xjNr291HJ8sLXQyqsD8mOqY0dgjobgQWb2VGUt0g2esb0igninWuTkBJEEWOa2dXNDkdbOhUsUpoyBhqGo5RVzFUWy4gTP9-HzBBMcgUyNFZXrSFHr73iqmbeCcPt9oI_mJT7hFJzM6aLWYWgy62xJp_BO5bJCeVEdhZHC3fsVFzRN7GPNXMCDlw-i3RuVJBJ6E3YGorBZXAJ8pdobny7gI7wrNy7QsQQorzuZItavkKmeQHmi7GBx6H_eQdjmPppbFMHiPAhClzPY5-w7gT3bwQviSsXUHATaKVExDjt8XMrEB83eJQzQNYJehje3qAhc9C1NKgeC_qnWvIo05qOlS3P9sLOVOZCUREXJpIf4EcP6eYejqeFcF1DW7Zxz2aVWWgi-Zc950H_kpU4KOjK8yUipt6k8cvwmka3cx9A8u4X5HPyD6TntuBlxMnPslIgnE90gd-Xk8omsNyprdJNZ0iZiaqqYYgNIbXope3cgwwehhZVGCRprSrWVf0ZNSzCfAcI75ILeYYieStiTlqQEbEZ6IXM02gi9xw6WEIxOtlJ0FgZ-U12FASfE4l8LOpZdEAr44TmVryZKPvjVeie3EdLZqsiWvHKVj-xNv8F-rrEMZagB9MBQKO32bol7N7Z7EYEijFrS7sGmQSx_mhOZwiUNYmiIs-dssdMUDamutv0lj_sEJJ7QtXnkJS349LlEyARgwNtW_dn4QHRk1ec9aRY5WSkyBv8Fe8q1btDzIAp_dboFzMEE35rI1GsUoUk2FEe28HOvSzlA_0Msj8PqWwNLxkVVIXDrlFXIBNeJlGQDwdMVonAUJ3u8U5QJKfaMzHoHlcLmqC3yKOf1uW9dE-WEKlLMBb5GKlZ_cNev6tsBjubxdmf1qNQL6fliMEyjtohhQ8V9r9xkM-IyoOA', 1795464072000),
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-0138-7000-8000-000000000000', 'd5ca8b11604e8cb9f2cc9d7f679a819f31160cabffde136a8f766d18ac94950d', 200, 'v1.IiS9RmU08xThsdvDQb3174hGXAgWWRQtoyKPJDI6JJIFYEx8CDmQ8kRxtRsoAlwkz0ob8ZDV37X_IBxwc6pBS-ISfGuu-hAYzgjypWl1JATXaMcNa4-Thkhr0nj801qCFDJQIuSalS5rj2Ts78-8o4MNP-vY6FWzTXUvg1qrEoRQXWFYZ-WMIl6EfBK7BRqnQemiGi2iNqw3rSPPVKx-jBmdztl1ZArSC-gnZarYv8FkhupU93tOVQf4z2MZq_Q1lNs5yjVE3RP3d6ZbUifydN6aehPA85wECoTza020OTP0lYu1MValZ5qlzXY0raw5eDKXhpUxRqHWHfaicSpX812dGYYl1gjDBGFvJAQk0Vw_x9tJdf72AgI5igaWfHGZeBmp92bad-2Yog4JLbTyK0EjjSR74hSPWB5uYcibHPA5g67n7YSCRGXO9bRlpY9uPDF-bR2gaXrm-nsTT3U_ZscllT-aIZcpwhlm36cpFAhAAkWVsbAN4Lvrd6M5I0LZRk6ohnICUfzYWiql31L-1hSzNnDUeIxVmxk0jdQdttbnLDA4yezqcvP_fLm-zSQ_diPfedcLyzTUZWlpimTduNd1iED6zuI2qGZawNCEEkiHysN1fLPSzZZt-bdvKkMsgtT4idVEfsg2QJRYJcztWCNgl_ovMsQja5h6Nq072927ALvOCohdXFZaVvX8yll6rM1Kp9n6-fMVVMW1xgDMrdyN74zvuTq_38fcvQAoiQQ-9NouQru7L5kES4qNsGZvVabPi-pYOkokqiwD4XsYogbR7s_Tw0Q-c8TCUd7bGNsXFvZjpjiqVxddlxq51sdYXQdnW3p8d0cWdbSf936oMfd2rtYfu_KVP5qimlRojXfk0n-tjREvMASF_JCL1BoenDYoQTCLXZ9hjn_1g0POH01jYx5RFWQROo6B5YOhuaQODYpyxYmcStLAJmuZPTOjyx537IWNjQB6I61-AcM0KkVCMrWPNnGx6Ir472HLy2ho-BDxX0MsNlxoFZbRBMP6R0PuN_wmvPZY-UlaKdBJw5Z3AVrJlS53u0wmbTAHcxwWXzcPxT-U0vKmkPdfCI5pkj7rc5CCXzjexk6nYkGAGkOqF1xiTR_cfQHX7Z_bUaxinU_xVGSwD19snCqTKsNMfCsIs4R_I0QivVDpc6Cg7l4T_tKVOpVJUeVLRk4E_AvQ9rcpTQKoTRGeiEbZVGJGGkx_1ytVsJRjhMsNefjQWHyWVJqU5sV9kICPupM39x2bFgyXtt9MZq_189rPym_QTjIto7FQpKk5KRXNN2hu1_KA8r84rWhHN8bx58Tz17HVvbgMvSRZGVeQ8T6K-tTIiD4Jm8kA54mi3IHcONFos7Rio_avhZjmZu2g6HigI1B5EAxir3rrvAZM3MWYsxCPCC1om_k79ZNfUT83lg0U4gGY8ivOz56bkCQEoWj0qBz5VmnaeQ65dQCd_KSwibvNi8cCAzi7VQKwyk1U2JnfKHY9DEHdKxb3wtMTWf9yZxa91Gos2l5ci7JGeZddvFXUD-GbwvGj5TKh79s1JvHlTB8UiC3K7VE7rgZeWNIc9xsdjQRynDU0wPmULSdHNe3Qfy5fHjiFfBsKTcgk3-xYpPj61Fdt756D2pE3p1vDOLxbrFN_BvxeGQhozl4uEsk4Feqtjq5H2VJ3bMfOy_DEK5kyenP8_FxFR2mN_7Eb4sDD3rNx3pPvFBFI-07XcdFai1eaFYWD-JPy7a-3USOrz62OBtjD4HdnXB5mhkkUNgLOeOHKYmR2ZVr6mReDcfLClbCws6wemhZKDktY-6LR0FQRVVL83vyTXuS90LO4DYBAR7B_erSg1zT-nN0twPY2bfRcYSqxkfdIeKgW-GCxSmlThhM7jnYfKn0aMkY1kUHjm8yjlrlrL2QiyaP4qwuWOu1ZY6_-auQDJ8b6gDdSwrKUX1DcrqAYUxAeTxxyrF84mCHkTGgQ1EPbWZvh003hKDjHx2nID8todaIEXgqqJfeGr3vgeNNQzKGeYEMHWGFkqkDjqSN_F6RlmaJarVIZqmK4adRk4aZloDaZ8rP8XzdT_w3xboZGxnhZ2ZKnQD4o4t5b8Z-RkaXx66QyViSA4QWDl5dJLr_LKaiexy5Ji0pBk7MG14lI1fdUEkkemdaZtn4XGBdjE9DIyqb5hyytUhh5E91q4Pwr3atiSubfJqMq0mGVUEfPQ6rGsxFaFXsg2ZlvuKEkIfb0EZfK_0AViZVE4kz1xhF-R2SRKvjRhttzS7tiFlIFRIbqM3si4oxjUZMZor-RERSyV76MzpHlcRhnPVgHZLJEl4OXDJYqNpkno3NIZ517d6HVun5_9F9FbHr2WCxEWXB1a6vwMyRRGuLKCaUVqMaQypl8I23nHa6cm9e134A0BwnSzs2tDo4IZ2Co29QfyDAq3P0AYCA50zweW0fmZFnBj2aTKXI5f0Xeq7nwcAIuCoveCiGRF2bnuJAAL2gu9usjw_NEvzgVpXmikKk01gtzUQP8-w4_iewAvkBl0R2WOEaeEeTTWl-TjVSAKu4qP2c8PCFT4dfGEzn7Vy3-ja7EO8qTmGNR79NiVS4Z-vSn2UGXRDTbL5scC8prKgnp6rGRewwzDbXGEoc2rsOWzOSHQJEeXqc5mQVi5B1Xv_cZGzLb0DqZI5czGBBjmnw8-Lr3PHpVADw_9TRUDMHWYNx2BVyjoq79YcZUFCzUo-lZeEnx4Z7nCb2Ojp5Jixts35a_OfkA', 1795464373000),
('00010000-0001-7000-8000-000000000000', 'test', 'refund-of-one', 'b071d9021bf3b465d89f505e954ab6e87f179e4d45b3ee10a90df998d8fa822d', 200, 'v1.WN_E9UykeeWcZai55McMcSl2npXduQ1p6H1i5Ls72NGyvICMlv5EdthnYX4Lwvzxspk6KhMJNRU5zyLCTpx2Nx_sNEh8_Iej1trzr3G6yjvEeQmedfDgdDvGQlYS67BtWEiM0_g0p5cXAO95xVcDa3hehkWWY5CPasCMZiyQCiEcBiypq0PAxD8f4F8xY5oEUI3tEJF78nYGbOI_ALvUd9H96WVdtuTmnXsTjr9A8yQaamqt2HZnJsTv9maBM2G3eXYs8V-TpG0SX5HpFPuhSlqCsqFZbOwWlqOWfSM6J-23sLlJB-wKDlwgZSg49G0sNhxswoIVYVZ5E0wUHQ-6xaDXVO88xK4-IBM8K-9u6_RYdjWUt8hXCe9DZmbWGV7r4X064XZjv5-xQw6DwGNB7DqV6n2kLgDt79VrubJllQvfI-hndbnJ6SX1T48ZPqr3E4HMLNOWcQbuAQXnJcFj9sxggzCom53cCvdHqYmqjS1I_SZm2aBclvnItfFwyBhsV7ywr74LNpPFomVZnqwjT4LFPXL4VAqKkchHz_g-nv2IlNul9WKsj1p7fjUFt3MsvaoyXixC_9_f6Not4OehV2FJu-bEA4isxei7TYQoVtg7O1w_1T1PVHjaupuSus3BeyPpJWruyAtTn7JeskRNKI33VBB4uNhb7-PuMt5jZ_IDFVo5JQVGgET4tOERT8BDftnyUdMZ5GJLO577XVC1kuHv3X1cTW0hFwjrQ-I-S41lzRUwbU2xeYic0vs4Ud1bUl2dacybLul_x9wE32zP1wifLirwFWwKPJQPPQ4UV9BaMSI_RtMmzskV6dFkBpM1gGs3bRJMAkoN-2pnBdABhsrrYxIMr_nJmONNgcVd0naSpnmJmS-zKGpDBjykPnW5CqFyJVWWUlfEaFyRgqIx4qA9KnfYESRm9udG7zecoLX25qNaKLEjWqWOe9nOa5yhq6qKUAbayrZssgUXq_b2A0XWUPHwSUgLIT-rjYaPawLa4ZQFIgxxtK9kKf0qGUXmOeMxp26_LZhUH6OOkHAF4Mgmc3jCTkZVuupJpUSaBt9520wuRRQnfFvV0vMqjVV7xmYQYFNL9jI7uJ9j5fmdfnbZ5aZw29-aF-KcU9lwSnmrJIsZHqKw3abp74kfUQ94vCtsHOloXH62MmvA3nyX5POjs5m154Q_UKnU0vqF2L8uZtCw4CCPDDyCanU43tKr6zDc7yj_q9_Mnagjx8eoQ5nIR6I_ZNfxPUkFeUmFMq4ic_YS2CRABVUEZd-ZyVs0c2wOr3EHePPtqiinQJXv0kvM43lsG51tIcUavQD71tcl-e2ewFjJbVB8uvhgbS2nI4GwmtdSvCiPjHeQwbV-9Ft8pkzrZEJd2X1Vap9u-TgEkRsDsN2XZ0mrE0ad37xX9LW6DX-qbVt3yZxHRy1Uc7_o0X2ankNUbV_l-I7rN4DI3ycCXMenOngKIJ5uWwG2m-yhQ1ke0c4M7c3uKXGWQqa2jkHbXBup7Qm5Jx8xRfxWqC8abiua_bzdtnadRZ9FdPx3gSR1p_zm74nc4g8aXLp8yI9cmJHWyS-h_-P4IRJeehjHa1PiuoKl6Wlc5hTrGWh6_K8G1JfTfupHGxYwEP1Ikhn8zJj84eNnculPRpFcf0beL_XOU_83hxy9bQTpizRU2MPU4mHT9mG_oqdjHOmQUafbO5_K1nIBpnqlDK5TMFW2qzGOR_GDuZxHPTXk4vAaR4FefEcmPpg8BUKRoUaTY6M7YGgYc2n8Nyv54oXkfr2ets_lIOeMo2oQROA8cmBEHGcP5iybPHdm4Qtu0VIDWVSp2u1UJASuLUbvjI7sJrSeHKrahFcGAFHA-FTxf4qgKTAVDooct_YhF5KkRTvvneOOSvU7UAr8yqmU2kqtOOOQkwZhLnd5MRRlgXJz_GMvPM1LpQw0Fr6oV6oZik03i9jJ-YR_0m0q7W59HKaDA6Y1Ko4XcGKH9lgxts3_VocNPQZq2nhyyP5XKel9EQ0Rk8hnO8cYTluL_Y9OyARIRIl62zXuBaCSl90-nlLnlymEhAuJnDuDt-Vp3ly1alsbXSPubex7ygHwq11WWlkXZKTFDsCIJZL3Np8ho_2A6tztCnO3p_7xKEIwRgHSe75QyZ1Wt2G7rLDDQWcHQeZoJuC0b10gZ9B5', 1795464400000);

insert into sandbox_credit (id, account_id, partner_reference, account_number, status, amount, payer_name, failure_reason, paid_at, created_at) values
('00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', 'credited', 100000, null, null, 1795464015000, 1795176015000),
('00010000-0045-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', 'credited', 250000, null, null, 1795464017000, 1795176017000),
('00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', 'credited', 300000, null, null, 1795464022000, 1795176022000),
('00010000-0063-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', 'rejected', 250000, null, 'rejected by the bank', 1795464024000, 1795176024000),
('00010000-006b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', 'reversed', 250000, null, 'reversed', 1795464026000, 1795176026000),
('00010000-0076-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', 'credited', 250000, null, null, 1795464028000, 1795176028000),
('00010000-0082-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', 'credited', 250000, null, null, 1795464031000, 1795176031000),
('00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', 'credited', 250000, null, null, 1795464034000, 1795176034000),
('00010000-009a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', null, '9999999999', 'credited', 45000, null, null, 1795464037000, 1795176037000),
('00010000-00a4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', 'credited', 120000, null, null, 1795464040000, 1795176040000),
('00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', 'credited', 120000, null, null, 1795464042000, 1795176042000),
('00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', 'credited', 250000, null, null, 1795464044000, 1795176044000),
('00010000-00ce-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', 'credited', 250000, null, null, 1795464049000, 1795176049000),
('00010000-00e5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', 'credited', 250000, null, null, 1795464054000, 1795176054000),
('00010000-00ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', 'credited', 250000, null, null, 1795464060000, 1795176060000),
('00010000-0116-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', 'credited', 250000, null, null, 1795464065000, 1795176065000),
('00010000-012d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', 'credited', 250000, null, null, 1795464070000, 1795176070000),
('00010000-0207-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 'credited', 250000, null, null, 1795464375000, 1795176075000),
('00010000-0217-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 'credited', 250000, null, null, 1795464379000, 1795176079000),
('00010000-0227-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 'credited', 250000, null, null, 1795464383000, 1795176083000),
('00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 'credited', 250000, null, null, 1795464388000, 1795176088000),
('00010000-024c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 'credited', 250000, null, null, 1795464393000, 1795176093000),
('00010000-0261-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 'credited', 250000, null, null, 1795464398000, 1795176098000);

insert into sandbox_transfer (reference, account_id, kind, amount, bank_code, account_number, credit_id, status, session_id, failure_reason, fee, settle_at, created_at) values
('po-0001000000c770008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'paid', '902938926880020164343114651722', null, 0, 1795464107000, 1795176047000),
('po-0001000000de70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'failed', null, 'failed by the receiving bank', 0, 1795464112000, 1795176052000),
('po-0001000000f570008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'reversed', '728708352391138026984815329343', 'reversed by the receiving bank', 0, 1795464117000, 1795176057000),
('re-00010000010f70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-00ff-7000-8000-000000000000', 'paid', '563153588795232499007979631741', null, 0, 1795464123000, 1795176063000),
('re-00010000012670008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-0116-7000-8000-000000000000', 'failed', null, 'failed by the receiving bank', 0, 1795464128000, 1795176068000),
('re-00010000017f70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-0045-7000-8000-000000000000', 'paid', '060705730726367356612487399495', null, 0, 1795464133000, 1795176073000),
('re-00010000018170008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 50000, null, null, '00010000-0059-7000-8000-000000000000', 'paid', '482582528371729884204213499360', null, 0, 1795464133000, 1795176073000),
('po-00010000018370008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 120000, '058', '0123456789', null, 'paid', '500249106582071736878139742659', null, 0, 1795464133000, 1795176073000),
('po-00010000018570008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 100000, '058', '0123456789', null, 'paid', '929276778705853255538720935854', null, 0, 1795464133000, 1795176073000),
('po-00010000028170008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'pending', null, null, 0, 1795464466000, 1795176106000),
('re-00010000027f70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-024c-7000-8000-000000000000', 'pending', null, null, 0, 1795464466000, 1795176106000),
('re-00010000028070008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 60000, null, null, '00010000-0261-7000-8000-000000000000', 'pending', null, null, 0, 1795464466000, 1795176106000);

insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id, destination_key, url, status, trigger_kind, attempts_since_trigger, attempt_count, next_attempt_at, lease_token, lease_until, last_failure, last_response_status, created_at, updated_at) values
('01a203b6-87a2-76ad-809a-18c5988e7200', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0047-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464017000, 1795464126553),
('01a203b6-87a2-76ad-809a-1ffcce452f01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464017000, 1795464073000),
('01a203b6-87a2-76ad-809a-1ffcce452f00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464017000, 1795464141235),
('01a203b6-87a6-7128-bccf-810730f6c602', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004c-7000-8000-000000000000', '00010000-0013-7000-8000-000000000000', '00010000-0013-7000-8000-000000000000', 'https://shop.test:46369/broken', 'failed', 'retry', 2, 2, null, null, null, 'status_5xx', 500, 1795464018000, 1795464138600),
('01a203b6-87a6-7128-bccf-810730f6c600', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004c-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464018000, 1795464136624),
('01a203b6-87a6-7128-bccf-841798db7701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004d-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464018000, 1795464073000),
('01a203b6-87a6-7128-bccf-841798db7700', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004d-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464018000, 1795464125047),
('01a203b6-87b2-71eb-ac42-2430bc55cb01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005d-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464022000, 1795464073000),
('01a203b6-87be-71de-a4de-428fda913401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-006e-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464026000, 1795464073000),
('01a203b6-87c6-7356-ab8a-5eb0220df201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0079-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464028000, 1795464073000),
('01a203b6-87ce-709e-a5b0-bb317831c001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0085-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464031000, 1795464073000),
('01a203b6-87d6-71cd-b7f0-bf35d4176301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0091-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464034000, 1795464073000),
('01a203b6-87ec-7671-b13e-5da049db7201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b1-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464042000, 1795464073000),
('01a203b6-87f1-76bc-bb25-4e964a26b101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00ba-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464044000, 1795464073000),
('01a203b6-87f5-7584-81fe-c28e3ba07401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00c1-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464046000, 1795464073000),
('01a203b6-8804-74bb-bc7b-7c785a33c701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d1-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464049000, 1795464073000),
('01a203b6-8808-707e-a7bd-701246592d01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d8-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464051000, 1795464073000),
('01a203b6-8813-752e-9719-c96d9c74e401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e8-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464054000, 1795464073000),
('01a203b6-8816-76d8-b6c9-cbc147131001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00ef-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464056000, 1795464073000),
('01a203b6-8826-7512-804f-5bd61343ec01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0102-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464060000, 1795464073000),
('01a203b6-8829-70c1-a40f-a2b60339d401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0109-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464062000, 1795464073000),
('01a203b6-8833-71a9-b347-d889e11d3901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0119-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464065000, 1795464073000),
('01a203b6-8837-768b-bf2e-b6129990fd01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0120-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464067000, 1795464073000),
('01a203b6-8842-77af-adc4-ad40ed0e3f01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0130-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464070000, 1795464073000),
('01a203b6-88fa-7070-ae81-f1df9909b200', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ef-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464133000, 1795464197847),
('01a203b6-8944-709c-aaf4-9c9e5f70b901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-020a-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176075000, null, null, null, null, 1795464375000, 1795464375000),
('01a203b6-8948-705a-bb95-7093e9cc0101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0211-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176077000, null, null, null, null, 1795464377000, 1795464377000),
('01a203b6-8950-754c-8285-e1b264183401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-021a-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176079000, null, null, null, null, 1795464379000, 1795464379000),
('01a203b6-895b-740d-b110-5b1cc2458601', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022a-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176083000, null, null, null, null, 1795464383000, 1795464383000),
('01a203b6-8966-748c-802c-e1f26aa43801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-023c-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176088000, null, null, null, null, 1795464388000, 1795464388000),
('01a203b6-8970-7076-ae82-315a1bedeb01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-024f-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176093000, null, null, null, null, 1795464393000, 1795464393000),
('01a203b6-8975-7369-b387-20340569be01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-025b-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176096000, null, null, null, null, 1795464396000, 1795464396000),
('01a203b6-8979-740f-891e-5db7cbd45301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0264-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', 0, 0, 1795176098000, null, null, null, null, 1795464398000, 1795464398000),
('01a203b6-898c-72da-b643-a88bda0a1900', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0279-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176105000, null, null, null, null, 1795176105000, 1795176105000),
('01a203b6-898c-72da-b643-ad95a5d43200', '00010000-0001-7000-8000-000000000000', 'live', '00010000-027a-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176105000, null, null, null, null, 1795176105000, 1795176105000),
('01a203b6-898e-73b7-8f16-be872812e200', '00010000-0001-7000-8000-000000000000', 'live', '00010000-027d-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176106000, null, null, null, null, 1795176106000, 1795176106000);

insert into webhook_attempt (id, delivery_id, trigger_kind, started_at, outcome, failure, failure_detail, address, request_headers_json, request_body, response_status, response_headers_json, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms) values
('00010000-01c8-7000-8000-000000000000', '01a203b6-87a2-76ad-809a-18c5988e7200', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-0047-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,+nrLcnbfznorMjdfIFldX3Ac3wkkEPpQzD/slSmC+Hs=","x-service-signature":"66fae9cc55f9be5fabbae8c4359353089a0969dab7f49d2477426a18d10c05a5"}', '{"event":"payment.success","event_id":"00010000-0047-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-0046-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, 3),
('00010000-01c9-7000-8000-000000000000', '01a203b6-87a2-76ad-809a-1ffcce452f00', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0048-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,CoRSQyvDwj7SRUKYrq9kjw/FzsCnVbgH8Ji/xib+vqE=","x-service-signature":"2cc919f06c38b9e2af84ef86e39050b7d33ccb0d96d5b875ca09987728cecc10"}', '{"event":"escrow.funded","event_id":"00010000-0048-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, 3),
('00010000-01ca-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-810730f6c600', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,E3BBRGIwQ85BuQ58NkU+9ik4o1fEk8cwqeb9GZJnTO8=","x-service-signature":"03e4c826bc3117b1b948b632f2741c4b735ce337f033acc223767ef2836f6f37"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, 3),
('00010000-01cb-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-841798db7700', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-004d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,5UavBPiCWyJNi7atllPwvVu/JfSrc+TtDfqmxrW/U3w=","x-service-signature":"480831785c0c3fb429a951bb996b59a3246cd7cc674a327a2e638fe6703c3f02"}', '{"event":"escrow.refunded","event_id":"00010000-004d-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, 3),
('00010000-01ce-7000-8000-000000000000', '01a203b6-87a2-76ad-809a-1ffcce452f01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0048-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,4cgSy+XgYj+Wc8qHHqDatFFcPSJnVrL/96deHPQ5mrs=","x-service-signature":"a52968fb5256641f2f8811f111db1451ea49c7ed96774cb6138a66cd535bc636"}', '{"event":"escrow.funded","event_id":"00010000-0048-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 5, 14, 16, 38),
('00010000-01cf-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-810730f6c602', 'event', 1795176073000, 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,lydT4FgBg9QeYzL4sv/7POt/pKvAr0Xd48e3cmkzk4o=","x-service-signature":"da921c6ec152f137ece42a783da9dc6b5dd5c98d4087c7c80bf25d4df713c754"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', 500, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', 4, 5, 24, 7, 40),
('00010000-01d0-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-841798db7701', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-004d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,274+x1VJ2vWNSnLu7jEY7NezlRT6hLtlDYlIM3i8VFo=","x-service-signature":"92a241c315a9a3ccb04e20e6820bddfafaf6f4d4521c899fcca87d4cad02aa65"}', '{"event":"escrow.refunded","event_id":"00010000-004d-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 6, 29, 5, 43),
('00010000-01d2-7000-8000-000000000000', '01a203b6-87b2-71eb-ac42-2430bc55cb01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-005d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,Epq0g/TEA0yQhdTjkWvqej6w6JF262Wn6zP1KY5EC+k=","x-service-signature":"6895847f732a1144ead5288f2eca756cebcea8d6bb08520dde04963d9862f971"}', '{"event":"escrow.funded","event_id":"00010000-005d-7000-8000-000000000000","created_at":"2026-11-23T20:00:22.000Z","mode":"test","sequence":2,"reference":"OVERPAID","escrow_id":"00010000-0056-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 6, 31, 5, 45),
('00010000-01d3-7000-8000-000000000000', '01a203b6-87be-71de-a4de-428fda913401', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-006e-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,xYE2ALlqlOhIQWiZfWCsfREFM1EBj+7YlUIeJOxfvrM=","x-service-signature":"751de10357df6287f7ec9151febdb7048596f7635294c34e8ad6680d441a87b3"}', '{"event":"escrow.funded","event_id":"00010000-006e-7000-8000-000000000000","created_at":"2026-11-23T20:00:26.000Z","mode":"test","sequence":2,"reference":"PAYMENT-REVERSED","escrow_id":"00010000-0068-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 7, 34, 4, 48),
('00010000-01d4-7000-8000-000000000000', '01a203b6-87c6-7356-ab8a-5eb0220df201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0079-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wGwsTfsFhDlr7YWj90/NcgiuN6qZzHjoAgWYmUfdvSY=","x-service-signature":"fe2c1378caa29a8ebbb4aa17e16f58df08f75017e30fd840fdb8d30b2a8ba280"}', '{"event":"escrow.funded","event_id":"00010000-0079-7000-8000-000000000000","created_at":"2026-11-23T20:00:28.000Z","mode":"test","sequence":2,"reference":"FUNDED","escrow_id":"00010000-0073-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":{"cart":"Ada''s"},"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 7, 36, 5, 51),
('00010000-01d5-7000-8000-000000000000', '01a203b6-87ce-709e-a5b0-bb317831c001', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0085-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kxbdzfMGr3/TNdX4svnu6HsNDI4R+fwN/4onBfIYr9s=","x-service-signature":"cbc33fbf38d8fdd29c907edd96af89cb34589cf4b0ae613851b031067ad28070"}', '{"event":"escrow.funded","event_id":"00010000-0085-7000-8000-000000000000","created_at":"2026-11-23T20:00:31.000Z","mode":"test","sequence":2,"reference":"NO-BANK-ACCOUNT","escrow_id":"00010000-007f-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 8, 38, 4, 53),
('00010000-01d6-7000-8000-000000000000', '01a203b6-87d6-71cd-b7f0-bf35d4176301', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0091-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,YxunCmFbaxvy0QWkQAmtLPgpc8hgEMEmdcy9/Pai4qc=","x-service-signature":"f9d283b6f7d3aa5da125069ff23bcd24217c5b09694cb70e601531db828f28ae"}', '{"event":"escrow.funded","event_id":"00010000-0091-7000-8000-000000000000","created_at":"2026-11-23T20:00:34.000Z","mode":"test","sequence":2,"reference":"DELIVERED","escrow_id":"00010000-008b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 9, 40, 3, 55),
('00010000-01d8-7000-8000-000000000000', '01a203b6-87ec-7671-b13e-5da049db7201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00b1-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,CFhbTEBBZblkejAn9HeOuGuNlR3n/IlPWVHki3hWNhI=","x-service-signature":"6808ceddbfd073b3d5d8a83eb6f715ebf57c69ec033d78c7046d28abd8869d05"}', '{"event":"escrow.funded","event_id":"00010000-00b1-7000-8000-000000000000","created_at":"2026-11-23T20:00:42.000Z","mode":"test","sequence":2,"reference":"CHARGE-IN-ESCROW","escrow_id":"00010000-00ab-7000-8000-000000000000","charge_id":"00010000-00aa-7000-8000-000000000000","amount":120000,"currency":"NGN","status":"funded","metadata":null,"held_amount":120000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 9, 42, 3, 58),
('00010000-01d9-7000-8000-000000000000', '01a203b6-87f1-76bc-bb25-4e964a26b101', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00ba-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,HfG8BPRjR9GQQKh8iy9CDQNeNnrj2OaavI8z3KLL/ow=","x-service-signature":"0b86084517341ae62ecd617f0fea41f7260d61afd36ead42e1f768ec7081580f"}', '{"event":"escrow.funded","event_id":"00010000-00ba-7000-8000-000000000000","created_at":"2026-11-23T20:00:44.000Z","mode":"test","sequence":2,"reference":"PAYOUT-PAID","escrow_id":"00010000-00b4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 10, 43, 4, 60),
('00010000-01da-7000-8000-000000000000', '01a203b6-87f5-7584-81fe-c28e3ba07401', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00c1-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,PbpDchy/yXBvwTBeGbhCeQb0Ev03gIOno26sX09pM8k=","x-service-signature":"c3b2cd7d082f0553c8139e4ac597d211143c7ea64bf825ca7350e94d3ac78bfd"}', '{"event":"escrow.released","event_id":"00010000-00c1-7000-8000-000000000000","created_at":"2026-11-23T20:00:46.000Z","mode":"test","sequence":4,"reference":"PAYOUT-PAID","escrow_id":"00010000-00b4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00c0-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 10, 45, 4, 62),
('00010000-01db-7000-8000-000000000000', '01a203b6-8804-74bb-bc7b-7c785a33c701', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00d1-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,gLrw1rfdGS3RIA9ZRRtVliAgNK6jhQW0yp8STUKa89w=","x-service-signature":"d044db58076f7b5c753c69bcdf72e136460d2a1fe1ec0bf0e597d03795b7481f"}', '{"event":"escrow.funded","event_id":"00010000-00d1-7000-8000-000000000000","created_at":"2026-11-23T20:00:49.000Z","mode":"test","sequence":2,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00cb-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 3, 11, 48, 3, 65),
('00010000-01dc-7000-8000-000000000000', '01a203b6-8808-707e-a7bd-701246592d01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00d8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kY9GBHRGOYJrufpa06MksKqU1/iLGonUx398Z9iO7KA=","x-service-signature":"11ded6bdaaee1603c8bbc89402bea0f4289cfbdebb0dc9db25f902d95ea44f4f"}', '{"event":"escrow.released","event_id":"00010000-00d8-7000-8000-000000000000","created_at":"2026-11-23T20:00:51.000Z","mode":"test","sequence":4,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00cb-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00d7-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 6, 40, 3, 50),
('00010000-01de-7000-8000-000000000000', '01a203b6-8813-752e-9719-c96d9c74e401', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00e8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,et/Sl949TQefo07/9pb9ot5R+Vj7saYSsNE7bU8EV+U=","x-service-signature":"fd74000d078c902bee5dafbd5758ff7d44950e288c544e367e6699d05f0251aa"}', '{"event":"escrow.funded","event_id":"00010000-00e8-7000-8000-000000000000","created_at":"2026-11-23T20:00:54.000Z","mode":"test","sequence":2,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00e2-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 6, 41, 4, 52),
('00010000-01df-7000-8000-000000000000', '01a203b6-8816-76d8-b6c9-cbc147131001', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00ef-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,TxwwNBzoJqoBVpL6tLVXAkrR7LFmd4xvfX5d5RczKKk=","x-service-signature":"a350b95dff2d31ec611528bb43a06ea9953fc9cf6b41a555d35a0137dea9297c"}', '{"event":"escrow.released","event_id":"00010000-00ef-7000-8000-000000000000","created_at":"2026-11-23T20:00:56.000Z","mode":"test","sequence":4,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00e2-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00ee-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 7, 43, 4, 55),
('00010000-01e0-7000-8000-000000000000', '01a203b6-8826-7512-804f-5bd61343ec01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0102-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,F3bl9yF6eJ4Gv1UgJUBzPvV+RCbp+OA+4jqFvSHpcYQ=","x-service-signature":"04240287521d50e80f8b32ba2efee8f41b4ce4a439e5120f4e66a24b9201dac9"}', '{"event":"escrow.funded","event_id":"00010000-0102-7000-8000-000000000000","created_at":"2026-11-23T20:01:00.000Z","mode":"test","sequence":2,"reference":"REFUND-PAID","escrow_id":"00010000-00fc-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 7, 45, 4, 57),
('00010000-01e1-7000-8000-000000000000', '01a203b6-8829-70c1-a40f-a2b60339d401', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0109-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nAz3lFKil20N1AHxKk2TfUENAX3/w1gUunhDplEre3M=","x-service-signature":"2d7f1f06bbaeacc1868234feaf1202dcdf96f2cd0692f3f70e216a612a80ed23"}', '{"event":"escrow.refunded","event_id":"00010000-0109-7000-8000-000000000000","created_at":"2026-11-23T20:01:02.000Z","mode":"test","sequence":4,"reference":"REFUND-PAID","escrow_id":"00010000-00fc-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 8, 47, 3, 59),
('00010000-01e2-7000-8000-000000000000', '01a203b6-8833-71a9-b347-d889e11d3901', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0119-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,IZqaqYzzv1WTODOkMBsrxBr0J+K6OJ592vgoRf5KbSw=","x-service-signature":"100e42320fc914d8e6780d175da7296d91825f57ca4bc5f6ee4adda98d456d35"}', '{"event":"escrow.funded","event_id":"00010000-0119-7000-8000-000000000000","created_at":"2026-11-23T20:01:05.000Z","mode":"test","sequence":2,"reference":"REFUND-FAILED","escrow_id":"00010000-0113-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 9, 49, 2, 61),
('00010000-01e3-7000-8000-000000000000', '01a203b6-8837-768b-bf2e-b6129990fd01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0120-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,vtX7mWhOX6MzcwG4Cb/sDxiCVPXkXwTSZi2m95J5s50=","x-service-signature":"7317e49c3acb2e6557053eb1fe8b3d82af1fe5add566acac10c1627870c6a6ec"}', '{"event":"escrow.refunded","event_id":"00010000-0120-7000-8000-000000000000","created_at":"2026-11-23T20:01:07.000Z","mode":"test","sequence":4,"reference":"REFUND-FAILED","escrow_id":"00010000-0113-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 9, 50, 3, 63),
('00010000-01e4-7000-8000-000000000000', '01a203b6-8842-77af-adc4-ad40ed0e3f01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0130-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,7jO6AFRb7+ywGwSoFVEeLwc5zUGzV6M5OKpAgoI4Vm8=","x-service-signature":"fd4b11f8029763fc1601d7129c3e5f34885e93c409aa01ca927153743bb90ea9"}', '{"event":"escrow.funded","event_id":"00010000-0130-7000-8000-000000000000","created_at":"2026-11-23T20:01:10.000Z","mode":"test","sequence":2,"reference":"PART-RELEASED","escrow_id":"00010000-012a-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 14:43:43 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 10, 52, 0, 64),
('00010000-01ea-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-841798db7700', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-004d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,5UavBPiCWyJNi7atllPwvVu/JfSrc+TtDfqmxrW/U3w=","x-service-signature":"480831785c0c3fb429a951bb996b59a3246cd7cc674a327a2e638fe6703c3f02"}', '{"event":"escrow.refunded","event_id":"00010000-004d-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, 0),
('00010000-01ec-7000-8000-000000000000', '01a203b6-87a2-76ad-809a-18c5988e7200', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-0047-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,+nrLcnbfznorMjdfIFldX3Ac3wkkEPpQzD/slSmC+Hs=","x-service-signature":"66fae9cc55f9be5fabbae8c4359353089a0969dab7f49d2477426a18d10c05a5"}', '{"event":"payment.success","event_id":"00010000-0047-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-0046-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, 0),
('00010000-01f9-7000-8000-000000000000', '01a203b6-88fa-7070-ae81-f1df9909b200', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01ef-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,I3zRyoAi5wc1S+LH7LTDJJJZRuLNN5mfZ4mqbq9QatY=","x-service-signature":"da0bb0fca4f1b5696f357ef0077f32abad94b9827446e296dc9e54c41d38a5d7"}', '{"event":"refund.paid","event_id":"00010000-01ef-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-004b-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0046-7000-8000-000000000000","session_id":"060705730726367356612487399495"}', null, null, null, null, null, null, null, 0),
('00010000-01fb-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-810730f6c600', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,E3BBRGIwQ85BuQ58NkU+9ik4o1fEk8cwqeb9GZJnTO8=","x-service-signature":"03e4c826bc3117b1b948b632f2741c4b735ce337f033acc223767ef2836f6f37"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, 0),
('00010000-01fd-7000-8000-000000000000', '01a203b6-87a6-7128-bccf-810730f6c602', 'retry', 1795176073000, 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,lydT4FgBg9QeYzL4sv/7POt/pKvAr0Xd48e3cmkzk4o=","x-service-signature":"da921c6ec152f137ece42a783da9dc6b5dd5c98d4087c7c80bf25d4df713c754"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', 500, '{"date":"Sun, 22 Nov 2026 14:43:44 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', null, null, null, 1, 1),
('00010000-01ff-7000-8000-000000000000', '01a203b6-87a2-76ad-809a-1ffcce452f00', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0048-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,CoRSQyvDwj7SRUKYrq9kjw/FzsCnVbgH8Ji/xib+vqE=","x-service-signature":"2cc919f06c38b9e2af84ef86e39050b7d33ccb0d96d5b875ca09987728cecc10"}', '{"event":"escrow.funded","event_id":"00010000-0048-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, 0),
('00010000-0201-7000-8000-000000000000', '01a203b6-88fa-7070-ae81-f1df9909b200', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01ef-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,I3zRyoAi5wc1S+LH7LTDJJJZRuLNN5mfZ4mqbq9QatY=","x-service-signature":"da0bb0fca4f1b5696f357ef0077f32abad94b9827446e296dc9e54c41d38a5d7"}', '{"event":"refund.paid","event_id":"00010000-01ef-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-004b-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0046-7000-8000-000000000000","session_id":"060705730726367356612487399495"}', null, null, null, null, null, null, null, 0);

insert into mail (id, account_id, mode, template, cause, recipient, checkout_id, facts_json, data_sealed, status, attempts, failure, begun_at, created_at, updated_at) values
('01a203b6-8775-70e8-8b7e-10ef68a9ddfb', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0020-7000-8000-000000000000', 'seller@example.com', '00010000-0020-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176010000, 1795176010000, 1795176012000),
('01a203b6-878b-7122-ac8c-33969a58118f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0032-7000-8000-000000000000', 'seller@example.com', '00010000-0020-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176012000, 1795176012000, 1795176012000),
('01a203b6-8792-76da-a403-deb4738aafe0', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0037-7000-8000-000000000000', 'seller@example.com', '00010000-0037-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176013000, 1795176013000, 1795176073000),
('01a203b6-8795-728a-9e1b-e41d185d083c', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-003a-7000-8000-000000000000', 'seller@example.com', '00010000-003a-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176014000, 1795176014000, 1795176073000),
('01a203b6-879f-723f-9aff-11926ac04579', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0042-7000-8000-000000000000', 'seller@example.com', '00010000-0042-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176016000, 1795176016000, 1795176073000),
('01a203b6-87a2-76ad-809a-2173755bd7f3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0048-7000-8000-000000000000', 'ada@example.com', '00010000-0042-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176017000, 1795176017000, 1795176073000),
('01a203b6-87a2-76ad-809a-271d1b4cc783', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0048-7000-8000-000000000000', 'seller@example.com', '00010000-0042-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176017000, 1795176017000, 1795176073000),
('01a203b6-87a6-7128-bccf-8a1cd24fc88a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-004c-7000-8000-000000000000', 'ada@example.com', '00010000-0042-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176018000, 1795176018000, 1795176073000),
('01a203b6-87aa-76ed-9894-73e869ce9183', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0050-7000-8000-000000000000', 'seller@example.com', '00010000-0050-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176019000, 1795176019000, 1795176073000),
('01a203b6-87ac-752c-9076-2ffd07cc08b5', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0053-7000-8000-000000000000', 'seller@example.com', '00010000-0050-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176020000, 1795176020000, 1795176073000),
('01a203b6-87af-7041-9c04-5d1fb39c7489', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0056-7000-8000-000000000000', 'seller@example.com', '00010000-0056-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176021000, 1795176021000, 1795176073000),
('01a203b6-87b2-71eb-ac42-2b97a7138613', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-005d-7000-8000-000000000000', 'ada@example.com', '00010000-0056-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a203b6-87b2-71eb-ac42-2c5f4664165c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-005a-7000-8000-000000000000', 'ada@example.com', '00010000-0056-7000-8000-000000000000', '{"refunded_amount":50000,"reason":"overpaid","credit_id":"00010000-005a-7000-8000-000000000000"}', '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a203b6-87b2-71eb-ac42-31582d6cf9e2', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-005d-7000-8000-000000000000', 'seller@example.com', '00010000-0056-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a203b6-87b5-7238-af02-80f585880473', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0060-7000-8000-000000000000', 'seller@example.com', '00010000-0060-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176023000, 1795176023000, 1795176073000),
('01a203b6-87bb-76e8-b705-1719f3747f4d', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0068-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176025000, 1795176025000, 1795176073000),
('01a203b6-87be-71de-a4de-446e08464a98', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-006e-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a203b6-87be-71de-a4de-48c051dfc364', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-006e-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a203b6-87c0-713b-b1df-ab4a363f9e61', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0070-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a203b6-87c0-713b-b1df-ad69b99b8c5a', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0070-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a203b6-87c3-73fe-9d30-7402df085107', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0073-7000-8000-000000000000', 'seller@example.com', '00010000-0073-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176027000, 1795176027000, 1795176073000),
('01a203b6-87c6-7356-ab8a-61be07095d15', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0079-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176028000, 1795176028000, 1795176073000),
('01a203b6-87c6-7356-ab8a-6432fbb33989', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0079-7000-8000-000000000000', 'seller@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176028000, 1795176028000, 1795176073000),
('01a203b6-87cb-71b3-9da2-41745f4caae7', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-007f-7000-8000-000000000000', 'new@example.com', '00010000-007f-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176030000, 1795176030000, 1795176073000),
('01a203b6-87ce-709e-a5b0-bd44946d01ab', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0085-7000-8000-000000000000', 'ada@example.com', '00010000-007f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176031000, 1795176031000, 1795176073000),
('01a203b6-87ce-709e-a5b0-c2a2c5ff5d3b', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0085-7000-8000-000000000000', 'new@example.com', '00010000-007f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176031000, 1795176031000, 1795176073000),
('01a203b6-87d3-7364-b20e-d2da3717f5f3', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-008b-7000-8000-000000000000', 'seller@example.com', '00010000-008b-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176033000, 1795176033000, 1795176073000),
('01a203b6-87d6-71cd-b7f0-c05a7ba25d9c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0091-7000-8000-000000000000', 'ada@example.com', '00010000-008b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176034000, 1795176034000, 1795176073000),
('01a203b6-87d6-71cd-b7f0-c7697a212bca', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0091-7000-8000-000000000000', 'seller@example.com', '00010000-008b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176034000, 1795176034000, 1795176073000),
('01a203b6-87db-71eb-a1bf-3af3e056b6f5', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.delivered', '00010000-0097-7000-8000-000000000000', 'ada@example.com', '00010000-008b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176036000, 1795176036000, 1795176073000),
('01a203b6-87e6-734f-876d-dd7ca4d07cc1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a7-7000-8000-000000000000', 'ada@example.com', '00010000-00a1-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176040000, 1795176040000, 1795176073000),
('01a203b6-87ec-7671-b13e-613e4cab9381', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00b1-7000-8000-000000000000', 'ada@example.com', '00010000-00ab-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176042000, 1795176042000, 1795176073000),
('01a203b6-87ee-730e-b7fd-29764071ab9e', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00b4-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176043000, 1795176043000, 1795176073000),
('01a203b6-87f1-76bc-bb25-501529f15a62', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00ba-7000-8000-000000000000', 'ada@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176044000, 1795176044000, 1795176073000),
('01a203b6-87f1-76bc-bb25-554bf5e43b0f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-00ba-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176044000, 1795176044000, 1795176073000),
('01a203b6-87f5-7584-81fe-c57bc1642f79', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00c1-7000-8000-000000000000', 'ada@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176046000, 1795176046000, 1795176073000),
('01a203b6-87f5-7584-81fe-cb28991f24e0', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-00c1-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176046000, 1795176046000, 1795176073000),
('01a203b6-87fe-709f-8a58-757b6934ccf4', '00010000-0001-7000-8000-000000000000', 'test', 'seller.paid_out', '00010000-00c8-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176047000, 1795176047000, 1795176073000),
('01a203b6-8801-7576-9e91-4ad2707ebe52', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00cb-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176048000, 1795176048000, 1795176073000),
('01a203b6-8804-74bb-bc7b-8178eb082752', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00d1-7000-8000-000000000000', 'ada@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176049000, 1795176049000, 1795176073000),
('01a203b6-8804-74bb-bc7b-8795d5af9748', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-00d1-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176049000, 1795176049000, 1795176073000),
('01a203b6-8808-707e-a7bd-74067b0dc57c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00d8-7000-8000-000000000000', 'ada@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176051000, 1795176051000, 1795176073000),
('01a203b6-8808-707e-a7bd-78bf1f3d9d68', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-00d8-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176051000, 1795176051000, 1795176073000),
('01a203b6-880e-7323-a197-921e9821b0fa', '00010000-0001-7000-8000-000000000000', 'test', 'seller.payout_problem', '00010000-00df-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176052000, 1795176052000, 1795176073000),
('01a203b6-8810-73ff-9b63-bafff0023e69', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00e2-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176053000, 1795176053000, 1795176073000),
('01a203b6-8813-752e-9719-cdfef082ff4c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00e8-7000-8000-000000000000', 'ada@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176054000, 1795176054000, 1795176073000),
('01a203b6-8813-752e-9719-d098f8b32026', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-00e8-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176054000, 1795176054000, 1795176073000),
('01a203b6-8816-76d8-b6c9-cf532803d837', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00ef-7000-8000-000000000000', 'ada@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176056000, 1795176056000, 1795176073000),
('01a203b6-8816-76d8-b6c9-d19fac9f5bcd', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-00ef-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176056000, 1795176056000, 1795176073000),
('01a203b6-881e-7425-aef7-0298102dc460', '00010000-0001-7000-8000-000000000000', 'test', 'seller.paid_out', '00010000-00f6-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176057000, 1795176057000, 1795176073000),
('01a203b6-8821-702a-bce9-07bfc7c92785', '00010000-0001-7000-8000-000000000000', 'test', 'seller.payout_problem', '00010000-00f9-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176058000, 1795176058000, 1795176073000),
('01a203b6-8823-7496-b474-7aaa5be770d4', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00fc-7000-8000-000000000000', 'seller@example.com', '00010000-00fc-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176059000, 1795176059000, 1795176073000),
('01a203b6-8826-7512-804f-5c8cb64ad278', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0102-7000-8000-000000000000', 'ada@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176060000, 1795176060000, 1795176073000),
('01a203b6-8826-7512-804f-61b3520b877f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0102-7000-8000-000000000000', 'seller@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176060000, 1795176060000, 1795176073000),
('01a203b6-8829-70c1-a40f-a766b1aef334', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0109-7000-8000-000000000000', 'ada@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176062000, 1795176062000, 1795176073000),
('01a203b6-8829-70c1-a40f-a8f988c0f184', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0109-7000-8000-000000000000', 'seller@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176062000, 1795176062000, 1795176073000),
('01a203b6-8831-74b7-a305-65293293e2b0', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0113-7000-8000-000000000000', 'seller@example.com', '00010000-0113-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176064000, 1795176064000, 1795176073000),
('01a203b6-8833-71a9-b347-dd927ba512bc', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0119-7000-8000-000000000000', 'ada@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176065000, 1795176065000, 1795176073000),
('01a203b6-8833-71a9-b347-e0469ab22c6d', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0119-7000-8000-000000000000', 'seller@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176065000, 1795176065000, 1795176073000),
('01a203b6-8837-768b-bf2e-bae8136c9f13', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0120-7000-8000-000000000000', 'ada@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176067000, 1795176067000, 1795176073000),
('01a203b6-8837-768b-bf2e-bd9253f8c2f8', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0120-7000-8000-000000000000', 'seller@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176067000, 1795176067000, 1795176073000),
('01a203b6-883c-72e9-8a30-a8bfd9603534', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refund_failed', '00010000-0127-7000-8000-000000000000', 'ada@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176068000, 1795176068000, 1795176073000),
('01a203b6-883e-7701-a026-9714d8cedc86', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-012a-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176069000, 1795176069000, 1795176073000),
('01a203b6-8842-77af-adc4-b3a12ce7e0f1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0130-7000-8000-000000000000', 'ada@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176070000, 1795176070000, 1795176073000),
('01a203b6-8842-77af-adc4-b6dac5de6d0b', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0130-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176070000, 1795176070000, 1795176073000),
('01a203b6-8846-7105-ba5a-aa68039300be', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-0137-7000-8000-000000000000', 'ada@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176072000, 1795176072000, 1795176073000),
('01a203b6-8846-7105-ba5a-ac71f198d6ac', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-0137-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176072000, 1795176072000, 1795176073000),
('01a203b6-88ff-750d-bd04-a43a99a0204e', '00010000-0001-7000-8000-000000000000', 'test', 'seller.paid_out', '00010000-01f5-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176073000, 1795176073000, 1795176073000),
('01a203b6-8941-7768-bd7e-f9aefa16b827', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0204-7000-8000-000000000000', 'seller@example.com', '00010000-0204-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176074000, 1795176074000, 1795176106000),
('01a203b6-8944-709c-aaf4-a287faa918f5', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-020a-7000-8000-000000000000', 'ada@example.com', '00010000-0204-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176075000, 1795176075000, 1795176106000),
('01a203b6-8944-709c-aaf4-a7e01ae2f6af', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-020a-7000-8000-000000000000', 'seller@example.com', '00010000-0204-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176075000, 1795176075000, 1795176106000),
('01a203b6-8948-705a-bb95-747c44c96c82', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-0211-7000-8000-000000000000', 'ada@example.com', '00010000-0204-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176077000, 1795176077000, 1795176106000),
('01a203b6-8948-705a-bb95-785aec8b0ca9', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-0211-7000-8000-000000000000', 'seller@example.com', '00010000-0204-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176077000, 1795176077000, 1795176106000),
('01a203b6-894a-7128-b729-063c3ea6eeee', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0214-7000-8000-000000000000', 'seller@example.com', '00010000-0214-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176078000, 1795176078000, 1795176106000),
('01a203b6-8950-754c-8285-e69f086e42b4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-021a-7000-8000-000000000000', 'ada@example.com', '00010000-0214-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176079000, 1795176079000, 1795176106000),
('01a203b6-8950-754c-8285-e9996058afe9', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-021a-7000-8000-000000000000', 'seller@example.com', '00010000-0214-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176079000, 1795176079000, 1795176106000),
('01a203b6-8957-762c-939c-add3d1a0e44a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0221-7000-8000-000000000000', 'ada@example.com', '00010000-0214-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176081000, 1795176081000, 1795176106000),
('01a203b6-8957-762c-939c-b12561593701', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0221-7000-8000-000000000000', 'seller@example.com', '00010000-0214-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176081000, 1795176081000, 1795176106000),
('01a203b6-8958-7679-9dbc-f755bdb94aea', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0224-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176082000, 1795176082000, 1795176106000),
('01a203b6-895b-740d-b110-5fe3bbcbfef2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-022a-7000-8000-000000000000', 'ada@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176083000, 1795176083000, 1795176106000),
('01a203b6-895b-740d-b110-60e916627f6c', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-022a-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176083000, 1795176083000, 1795176106000),
('01a203b6-895e-7250-a98b-bffdd0d1642d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0231-7000-8000-000000000000', 'ada@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176085000, 1795176085000, 1795176106000),
('01a203b6-895e-7250-a98b-c2eab770d7cc', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0231-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176085000, 1795176085000, 1795176106000),
('01a203b6-8964-742f-b1f1-39b5aaf68b09', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0236-7000-8000-000000000000', 'seller@example.com', '00010000-0236-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176087000, 1795176087000, 1795176106000),
('01a203b6-8966-748c-802c-e6b1c1e3c1fa', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-023c-7000-8000-000000000000', 'ada@example.com', '00010000-0236-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176088000, 1795176088000, 1795176106000),
('01a203b6-8966-748c-802c-eae6b28bf130', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-023c-7000-8000-000000000000', 'seller@example.com', '00010000-0236-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176088000, 1795176088000, 1795176106000),
('01a203b6-896a-7392-88cc-a296cdaed6ed', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0243-7000-8000-000000000000', 'ada@example.com', '00010000-0236-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176090000, 1795176090000, 1795176106000),
('01a203b6-896a-7392-88cc-a7154d4c7bbc', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0243-7000-8000-000000000000', 'seller@example.com', '00010000-0236-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176090000, 1795176090000, 1795176106000),
('01a203b6-896c-767e-a4ba-b11b9da08374', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0246-7000-8000-000000000000', 'ada@example.com', '00010000-0236-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176091000, 1795176091000, 1795176106000),
('01a203b6-896c-767e-a4ba-b5cdb3352c6c', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_resolved', '00010000-0246-7000-8000-000000000000', 'seller@example.com', '00010000-0236-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176091000, 1795176091000, 1795176106000),
('01a203b6-896e-73cb-891c-e585e4389bfa', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0249-7000-8000-000000000000', 'seller@example.com', '00010000-0249-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176092000, 1795176092000, 1795176106000),
('01a203b6-8970-7076-ae82-350b22f64b20', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-024f-7000-8000-000000000000', 'ada@example.com', '00010000-0249-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176093000, 1795176093000, 1795176106000),
('01a203b6-8970-7076-ae82-39b161597c03', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-024f-7000-8000-000000000000', 'seller@example.com', '00010000-0249-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176093000, 1795176093000, 1795176106000),
('01a203b6-8973-74a1-a9c2-f860eb46c2f3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0256-7000-8000-000000000000', 'ada@example.com', '00010000-0249-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176095000, 1795176095000, 1795176106000),
('01a203b6-8973-74a1-a9c2-ffb5ff38c756', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0256-7000-8000-000000000000', 'seller@example.com', '00010000-0249-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176095000, 1795176095000, 1795176106000),
('01a203b6-8975-7369-b387-26f133a03272', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-025a-7000-8000-000000000000', 'ada@example.com', '00010000-0249-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176096000, 1795176096000, 1795176106000),
('01a203b6-8975-7369-b387-29e7c59c7819', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_resolved', '00010000-025a-7000-8000-000000000000', 'seller@example.com', '00010000-0249-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176096000, 1795176096000, 1795176106000),
('01a203b6-8977-778d-9487-c54992c5c5fe', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-025e-7000-8000-000000000000', 'seller@example.com', '00010000-025e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176097000, 1795176097000, 1795176106000),
('01a203b6-8979-740f-891e-60034e04fb00', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0264-7000-8000-000000000000', 'ada@example.com', '00010000-025e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176098000, 1795176098000, 1795176106000),
('01a203b6-8979-740f-891e-66a137545d24', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0264-7000-8000-000000000000', 'seller@example.com', '00010000-025e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176098000, 1795176098000, 1795176106000),
('01a203b6-897f-7456-a3e7-99347046e5f3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-026b-7000-8000-000000000000', 'ada@example.com', '00010000-025e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176100000, 1795176100000, 1795176106000),
('01a203b6-8985-71bc-9242-7d13997baf01', '00010000-0001-7000-8000-000000000000', 'live', 'seller.invitation', '00010000-0271-7000-8000-000000000000', 'seller@example.com', '00010000-0271-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176102000, 1795176102000, 1795176106000),
('01a203b6-8987-76ba-a290-e31080bf77b4', '00010000-0001-7000-8000-000000000000', 'live', 'seller.invitation', '00010000-0274-7000-8000-000000000000', 'seller@example.com', '00010000-0274-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176103000, 1795176103000, 1795176106000),
('01a203b6-898c-72da-b643-b349993830b3', '00010000-0001-7000-8000-000000000000', 'live', 'checkout.receipt', '00010000-027a-7000-8000-000000000000', 'ada@example.com', '00010000-0271-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176105000, 1795176105000, 1795176106000),
('01a203b6-898c-72da-b643-b57934a98cdb', '00010000-0001-7000-8000-000000000000', 'live', 'seller.funded', '00010000-027a-7000-8000-000000000000', 'seller@example.com', '00010000-0271-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176105000, 1795176105000, 1795176106000),
('00010000-02b3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'sign_in.code', '00010000-02b0-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, 'v1.alW0KYGvg0ZgeFZxc8kH1cLXayflSQ9L8mER6C1nzZhb6VT0nEepW6Jwi6tfI06xezyeVbfE8tj6YBZUpJa9SGXv6FGT00lr0jbUz94D_WYXjftrq3tWQYEVclEAyAsb_V_n6hEm1MPaqwGFJT9TMCHHVIgW7FBm2zOBvGerWP-nM1Y7o9o', 'sent', 1, null, 1795176108000, 1795176108000, 1795176108000);

insert into sandbox_mail (id, message_id, sender, recipient, subject, plain, html, kept_at) values
('00010000-02b3-7000-8000-000000000000', '<00010000-02b3-7000-8000-000000000000@sandbox.invalid>', 'sandbox@sandbox.invalid', 'ada@example.com', 'Your code to sign in to your order from Adire Market', 'Enter this code where you asked for it, within 10 minutes:

  820560

It opens your order from Adire Market (FUNDED), in the browser that asked for it only.

Nobody from us will ever ask you for this code. If you did not ask for one, you need do nothing.

This order is a test. No real money moves.
', '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your code to sign in to your order from Adire Market</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40em; padding: 1em; }
dt { color: #57606a; font-size: .875em; }
dd { margin: 0 0 .5em; }
pre { background: #f4f6f8; color: #1c2430; overflow-wrap: anywhere; padding: .75em; white-space: pre-wrap; }
</style></head><body>
<p>Enter this code where you asked for it, within 10 minutes:</p>
<pre>820560</pre>
<p>It opens your order from Adire Market (FUNDED), in the browser that asked for it only.</p>
<p>Nobody from us will ever ask you for this code. If you did not ask for one, you need do nothing.</p>
<p>This order is a test. No real money moves.</p>
</body></html>
', 1795176108000);

insert into person (id, mode, email_key, created_at) values
('00010000-02bb-7000-8000-000000000000', 'test', 'ada@example.com', 1795176109000);

insert into sign_in (id, browser_hash, address_hash, email_key, side, reference, checkout_key, escrow_id, mode, code_hash, code_sealed, attempts, used_at, created_at, expires_at) values
('00010000-02b0-7000-8000-000000000000', 'oOm_XxnQw7RZF1B6mp54gQH8_EFQ1DfWukL8OtBHSpQ', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 'ada@example.com', 'buyer', 'FUNDED', '6vWf49Xu2X658HO65Fc1tl', null, 'test', 'Hy6iF8VXS8UngavXFoI8zeYn2vCtC4VIdwELGbDAQp8', null, 1, 1795176109000, 1795176108000, 1795176708000);

insert into sign_in_counter (scope, subject, period, count) values
('network', 'O7OQaWSDTTEYd11UE5MNHPU9C1HktnxCjCaruPNusq4', 1795176000000, 2),
('codes', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', 1795176000000, 1),
('all_codes', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 1795176000000, 1),
('attempts', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', 1795132800000, 0),
('all_attempts', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 1795132800000, 0);

insert into session (id, token_hash, person_id, created_at, seen_at, ended_at) values
('00010000-02bc-7000-8000-000000000000', 'XFz9syhukWl8yE6uHe-_ax4iQHGutKkcNqtMZXfYg6s', '00010000-02bb-7000-8000-000000000000', 1795176109000, 1795176109000, null);
