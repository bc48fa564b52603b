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
  amount_uncovered integer not null check (amount_uncovered between 0 and 9007199254740991),
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

create index checkout_release_due on checkout (mode, auto_release_at) where status = 'funded' and seller_accepted_at is not null and amount_uncovered = 0;

create index checkout_reminder_due on checkout (mode, release_reminder_at) where status = 'funded' and release_reminder_at is not null and seller_accepted_at is not null and amount_uncovered = 0;

create index checkout_expiry_due on checkout (mode, payment_deadline_at) where status in ('awaiting_payment', 'pending');

create index checkout_uncovered on checkout (created_at, id) where amount_uncovered > 0;

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
  next_look_at integer null check (next_look_at between 0 and 9007199254740991),
  looks integer not null check (looks between 0 and 9007199254740991)
) strict;

create index virtual_account_watched on virtual_account (next_look_at) where next_look_at is not null;

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
  details_saved_by text null,
  details_changed_at integer null check (details_changed_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991),
  unique (account_id, mode, email_key),
  check ((bank_name is null) = (bank_code is null)),
  check ((account_name is null) = (bank_code is null)),
  check ((account_number_sealed is null) = (bank_code is null)),
  check ((account_last4 is null) = (bank_code is null))
) strict;

create index seller_newest on seller (account_id, mode, created_at desc, id desc);

create table payout_details (
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  version integer not null check (version between 1 and 9007199254740991),
  bank_code text not null,
  bank_name text not null,
  account_name text not null,
  account_number_sealed text not null,
  account_last4 text not null,
  details_changed_at integer null check (details_changed_at between 0 and 9007199254740991),
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
  amount_uncovered integer not null check (amount_uncovered between 0 and 9007199254740991),
  paid_at integer not null check (paid_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  reversed_at integer null check (reversed_at between 0 and 9007199254740991),
  unique (partner, mode, partner_credit_id),
  check ((status = 'reversed') = (reversed_at is not null)),
  check (amount_uncovered = 0 or (status = 'reversed' and amount_uncovered <= amount)),
  check (status <> 'credited' or amount_applied + amount_excess = amount),
  check (amount_applied + amount_excess <= amount),
  check (amount_refunded <= amount)
) strict;

create index credit_of_checkout on credit (checkout_id, created_at, id);

create index credit_unmatched on credit (checkout_id, created_at, id) where checkout_id is null and status = 'credited' and amount_refunded = 0;

create index credit_returned_uncovered on credit (checkout_id, created_at, id) where checkout_id is null and amount_uncovered > 0;

create table payout (
  id text not null primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  checkout_id text not null references checkout,
  version integer not null check (version between 1 and 9007199254740991),
  seller_email text null,
  status text not null check (status in ('waiting_details', 'pending', 'paid', 'failed', 'reversed', 'given_back', 'below_minimum')),
  amount integer not null check (amount between 1 and 9007199254740991),
  bank_code text null,
  bank_name text null,
  account_name text null,
  account_number_sealed text null,
  account_last4 text null,
  failure_reason text null,
  session_id text null,
  amount_uncovered integer not null check (amount_uncovered between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  updated_at integer not null check (updated_at between 0 and 9007199254740991)
) strict;

create index payout_of_checkout on payout (checkout_id, created_at, id);

create index payout_newest on payout (account_id, mode, created_at desc, id desc);

create index payout_open_of_payee on payout (account_id, mode, seller_email, created_at, id) where status in ('waiting_details', 'pending', 'failed', 'reversed');

create index payout_open_of_account on payout (account_id, mode, status) where status in ('waiting_details', 'pending', 'failed', 'reversed', 'below_minimum');

create index payout_by_status on payout (mode, status, created_at);

create index payout_uncovered on payout (created_at, id) where amount_uncovered > 0;

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
  amount_uncovered integer not null check (amount_uncovered between 0 and 9007199254740991),
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

create index refund_uncovered on refund (created_at, id) where amount_uncovered > 0;

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
  operation text not null check (operation in ('open_account', 'find_credit', 'find_credits', 'resolve_account', 'transfer', 'find_transfer', 'refund', 'find_refund')),
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
  lane text not null,
  url text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  trigger_kind text not null check (trigger_kind in ('event', 'retry', 'redeliver', 'replay', 'test')),
  tries integer not null check (tries between 0 and 9007199254740991),
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

create index webhook_delivery_due on webhook_delivery (lane, next_attempt_at, id) where status = 'pending';

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
  tries integer not null check (tries between 0 and 9007199254740991),
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
  sale_id text null,
  mode text null check (mode in ('test', 'live')),
  code_hash text not null,
  code_sealed text null,
  tries integer not null check (tries between 0 and 9007199254740991),
  used_at integer null check (used_at between 0 and 9007199254740991),
  created_at integer not null check (created_at between 0 and 9007199254740991),
  expires_at integer not null check (expires_at between 0 and 9007199254740991),
  check (side <> 'buyer' or (reference is not null and sale_id is null)),
  check (side <> 'seller' or (sale_id is not null and reference is null and checkout_key is null))
) strict;

create index sign_in_by_age on sign_in (created_at);

create table sign_in_tally (
  scope text not null check (scope in ('network', 'codes', 'all_codes', 'tries', 'all_tries', 'receipts', 'enquiries')),
  subject text not null,
  period integer not null check (period between 0 and 9007199254740991),
  count integer not null check (count between 0 and 9007199254740991),
  primary key (scope, subject, period)
) strict;

create index sign_in_tally_by_age on sign_in_tally (period);

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
(1, 'accounts', 1795355943153),
(2, 'checkouts', 1795355943154),
(3, 'transfers', 1795355943155),
(4, 'ledger', 1795355943155),
(5, 'queue', 1795355943156),
(6, 'sandbox', 1795355943156),
(7, 'webhooks', 1795355943156),
(8, 'mail', 1795355943156),
(9, 'sign-in', 1795355943163);

insert into account (id, name, plan, clock_offset_ms, created_at, default_secret_sealed, email) values
('00010000-0001-7000-8000-000000000000', 'Adire Market', 'business', 288300000, 1795176000000, 'v1.k50_3ZegZdBkjM0eKCzCoPhx8bxswWOk5FP-bSY_pixNuumg3lxNVm5a4CxDWRA6sRdfynclmsCjGxNnRLv7pa54vHBhVZYFBMrz7lR3f7LqOy7Z0JHgNe0TDgE', 'shop@example.com'),
('00010000-0005-7000-8000-000000000000', 'Kente House', 'free', 0, 1795176000000, 'v1.Ct3OanYYfAwStsQlq91Z-V6vF59R81tP37bVyZ3o20_5TjnxX2GdIYIv9OCRDvFdpUMYpgl_ai9ofHk_PmwpHfZWQBSw35TBB7mghqsYP91pgpu_GKVmbMUcyAE', null);

insert into api_key (id, account_id, mode, hash, last4, name, test_slot, created_at, revoked_at) values
('00010000-0002-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'ffa955510c5e102b0e353390f578445f426b387772b2b8a79e314ba505e9583b', '77ht', 'backend', 1, 1795176000000, null),
('00010000-0003-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '9dc38211594257ffff1de9dde903ec79393e4de577bdf3c07416a27c5557d38d', 'ckG7', 'backend', null, 1795176000000, null),
('00010000-0004-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '8472db9c3660646f54b0bfc416fd2a1943cd4921c9e906b6539226f1f8483d42', 'wn5e', 'lost', 2, 1795176000000, 1795176000000);

insert into webhook_endpoint (id, account_id, mode, slot, version, url, href, events_json, active, disabled_reason, retry_schedule, failure_count, failing_since, secret_sealed, previous_secret_sealed, previous_secret_until, created_at, updated_at, deleted_at) values
('00010000-000f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1, 1, 'https://shop.test:34991/hooks', 'https://shop.test:34991/hooks', '["escrow.funded","escrow.released","escrow.refunded"]', 1, null, 'standard', 0, null, 'v1.nreQV1QSEkkTb2s-WmAZ-D0X7WDcnzyzuQiThBBOk6wyrI4V1HYHxJYibuG3BqpinsMVmzCwThHIrn0_4cs1wO6mtj1jsYYFmN26o6ONmG3fUiiGhZ9EWXBbYFI', null, null, 1795176004000, 1795176004000, null),
('00010000-0011-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 2, 1, 'https://shop.test:34991/broken', 'https://shop.test:34991/broken', '["escrow.declined"]', 1, null, 'standard', 2, 1795464073000, 'v1.6yE916QVSMP-fQWGNu49uKlX6jQX5ha7j7pqytWgj-9FTVVcvDN6lnY9W1FS1idulUF7XhhVoBLpdgqsJ0tNgJ4LFAm8WebUrR7ctmKyLuQVXMdxamSNLDdi0m4', null, null, 1795176005000, 1795176005000, null),
('00010000-0013-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 3, 2, 'https://shop.test:34991/paused', 'https://shop.test:34991/paused', '["escrow.funded"]', 0, 'merchant', 'standard', 0, null, 'v1.HAe1Uy1ASWn8hB0tw6iwG3FOxWCaj0t30-McPNovc3MNIc21aoDH6sAb4JiadWESwlx20Za2j5hN0VOpvrJ1e8MCBvvO2pg-FKGWL1sOSkCaRUBtcVqpZXJciTY', null, null, 1795176006000, 1795176007000, null),
('00010000-0016-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 4, 2, 'https://shop.test:34991/deleted', 'https://shop.test:34991/deleted', '["escrow.funded"]', 1, null, 'standard', 0, null, 'v1.DRHsh7IMcD5SEx8ZbaLaoR1i6MPgNOQJlxErWAAq9INkfMBWt38ZyDc5Z-OHZ2wk5AFZy2fU4cU2_AP3WmwXimuXTfrqfsdSKwKzdSwzcreihamCmwkfKq1Bfo8', null, null, 1795176008000, 1795176009000, 1795176009000);

insert into checkout (id, kind, charge_id, account_id, mode, reference, version, sequence, status, amount, currency, customer_email, customer_key, customer_name, seller_email, seller_key, seller_name, description, return_url, callback_url, release_window_hours, delivery_mode, metadata_json, checkout_key, amount_received, amount_held, amount_released, amount_refunded, amount_excess, virtual_account_attempt, account_number, bank_name, account_expires_at, payment_deadline_at, seller_accepted_at, seller_delivered_at, auto_release_at, auto_release_remaining_ms, release_reminder_at, amount_uncovered, dispatch_proof_json, delivery_tracking_json, buyer_user_id, closed_reason, created_at, updated_at) values
('00010000-001a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', 2, 1, 'expired', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'YnVFWoh8Crpsz8a9j2hYZx', 0, 0, 0, 0, 0, 1, '1343838223', 'Sterling Bank', 1795204810000, 1795435210000, null, null, null, null, null, 0, null, null, null, 'expired', 1795176010000, 1795437010000),
('00010000-001d-7000-8000-000000000000', 'charge', '00010000-001d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', 2, 1, 'expired', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'I69Pxe3YlDUFj91dzUvIOb', 0, 0, 0, 0, 0, 1, '1427828480', 'Sterling Bank', 1795204811000, 1795262411000, null, null, null, null, null, 0, null, null, null, 'expired', 1795176011000, 1795264211000),
('00010000-0031-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'AWAITING', 1, 0, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZFPKkuVzakM3ZKhqys7zkJ', 0, 0, 0, 0, 0, 1, '9851017549', 'Fidelity Bank', 1795492813000, 1795723213000, null, null, null, null, null, 0, null, null, null, null, 1795464013000, 1795464013000),
('00010000-0034-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', 2, 1, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'SbVSe3cNokY8HiAZdI8ymv', 100000, 100000, 0, 0, 0, 1, '8165270681', 'Wema Bank', 1795492814000, 1795723214000, null, null, null, null, null, 0, null, null, null, null, 1795464014000, 1795464015000),
('00010000-003b-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 3, 5, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/callback', null, 'self_managed', null, 'rTgX8YI8tWiqUy2KcTAQne', 250000, 0, 0, 250000, 0, 1, '8500460660', 'Fidelity Bank', 1795492816000, 1795723216000, null, null, null, null, null, 0, null, null, null, 'declined', 1795464016000, 1795464018000),
('00010000-0048-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', 2, 1, 'cancelled', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iskaboUanGNZYYP7gE1qlX', 0, 0, 0, 0, 0, 1, '1045806705', 'Fidelity Bank', 1795492819000, 1795723219000, null, null, null, null, null, 0, null, null, null, 'cancelled', 1795464019000, 1795464020000),
('00010000-004e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 2, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'oKSaY1eeYIcPRLvfu1Nqfg', 250000, 250000, 0, 0, 50000, 1, '2289852767', 'Fidelity Bank', 1795492821000, 1795723221000, null, null, null, null, null, 0, null, null, null, null, 1795464021000, 1795464022000),
('00010000-0057-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', 2, 1, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'y0miFRUnzmQirdmO0kaTa4', 0, 0, 0, 0, 0, 1, '8459991157', 'Sterling Bank', 1795492823000, 1795723223000, null, null, null, null, null, 0, null, null, null, null, 1795464023000, 1795464024000),
('00010000-005e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 3, 3, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iaoaplKJXih7Mp5CUfN5bM', 250000, 250000, 0, 0, 0, 1, '9205947466', 'Sterling Bank', 1795492825000, 1795723225000, null, null, null, null, null, 250000, null, null, null, null, 1795464025000, 1795464026000),
('00010000-0068-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, 'Two metres of cotton', null, null, null, 'self_managed', '{"cart":"Ada''s"}', '6vWf49Xu2X658HO65Fc1tl', 250000, 250000, 0, 0, 0, 1, '9322384955', 'Sterling Bank', 1795492827000, 1795723227000, 1795464029000, null, null, null, null, 0, null, null, null, null, 1795464027000, 1795464029000),
('00010000-0073-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'new@example.com', 'new@example.com', null, null, null, null, null, 'self_managed', null, 'Wis83JIMuWGBGxhW8l2vNc', 250000, 250000, 0, 0, 0, 1, '7780228987', 'Fidelity Bank', 1795492830000, 1795723230000, 1795464032000, null, null, null, null, 0, null, null, null, null, 1795464030000, 1795464032000),
('00010000-007e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 4, 4, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '3izxaQ1s71SLpE0RIxHLLQ', 250000, 250000, 0, 0, 0, 1, '6310300098', 'Sterling Bank', 1795492833000, 1795723233000, 1795464035000, 1795464036000, 1795550436000, null, 1795528836000, 0, '{"tracking_number":"GIG-123","courier_name":null,"proof_photo_url":"https://shop.example.com/proof.jpg","notes":null,"submitted_at":"2026-11-23T20:00:36.000Z"}', null, null, null, 1795464033000, 1795464036000),
('00010000-008f-7000-8000-000000000000', 'charge', '00010000-008f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PENDING', 1, 0, 'pending', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'Bh4C6NnLl7Q1HaOQvlb402', 0, 0, 0, 0, 0, 1, '7580616970', 'Sterling Bank', 1795492838000, 1795550438000, null, null, null, null, null, 0, null, null, null, null, 1795464038000, 1795464038000),
('00010000-0092-7000-8000-000000000000', 'charge', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 3, 2, 'succeeded', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'yMCH5H8vXgrmkrO0MABMh9', 120000, 0, 120000, 0, 0, 1, '4916575900', 'Fidelity Bank', 1795492839000, 1795550439000, null, null, null, null, null, 0, null, null, null, null, 1795464039000, 1795464040000),
('00010000-009b-7000-8000-000000000000', 'escrow', '00010000-009a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', 2, 2, 'funded', 120000, 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, 168, 'self_managed', null, 'VhErPcV2o0WnRNWGoQPMkw', 120000, 120000, 0, 0, 0, 1, '6722872359', 'Sterling Bank', 1795492841000, 1795550441000, 1795464041000, null, null, null, null, 0, null, null, null, null, 1795464041000, 1795464042000),
('00010000-00a3-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 5, 5, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Mg6D9A3jB0UpMY1PQbjQLh', 250000, 0, 250000, 0, 0, 1, '7198750140', 'Fidelity Bank', 1795492843000, 1795723243000, 1795464045000, null, null, null, null, 0, null, null, null, 'released', 1795464043000, 1795464046000),
('00010000-00b8-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 5, 5, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'bZKztFYmzmfO21FhttmISr', 250000, 0, 250000, 0, 0, 1, '1569458445', 'Wema Bank', 1795492848000, 1795723248000, 1795464050000, null, null, null, null, 0, null, null, null, 'released', 1795464048000, 1795464051000),
('00010000-00cd-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 5, 6, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '2AsdrVEH4b6UQCdxufbFBn', 250000, 0, 250000, 0, 0, 1, '3028747111', 'Sterling Bank', 1795492853000, 1795723253000, 1795464055000, null, null, null, null, 0, null, null, null, 'released', 1795464053000, 1795464056000),
('00010000-00e4-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 4, 5, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'FN3YqJgeI0rYCl4725zQHU', 250000, 0, 0, 250000, 0, 1, '7133174157', 'Wema Bank', 1795492859000, 1795723259000, 1795464061000, null, null, null, null, 0, null, null, null, 'refunded', 1795464059000, 1795464062000),
('00010000-00f9-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 4, 5, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '5UmFE3TL5qJUijevGnFCVb', 250000, 0, 0, 250000, 0, 1, '8193707735', 'Sterling Bank', 1795492864000, 1795723264000, 1795464066000, null, null, null, null, 0, null, null, null, 'refunded', 1795464064000, 1795464067000),
('00010000-010e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 5, 5, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'DRThZ4jKTE8Bcfw5i7AK6t', 250000, 150000, 100000, 0, 0, 1, '1772425022', 'Sterling Bank', 1795492869000, 1795723269000, 1795464071000, null, null, null, null, 0, null, null, null, null, 1795464069000, 1795464072000),
('00010000-01ee-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 5, 4, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Uh1gKsshhThgnLcbqr7ep2', 250000, 0, 250000, 0, 0, 1, '1763513401', 'Sterling Bank', 1795493174000, 1795723574000, 1795464376000, null, null, null, null, 0, null, null, null, 'released', 1795464374000, 1795464377000),
('00010000-01fd-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 4, 4, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'k5ikMbWSY2k1DNNw8qXwEP', 250000, 250000, 0, 0, 0, 1, '3485036739', 'Wema Bank', 1795493178000, 1795723578000, 1795464380000, null, null, null, null, 0, null, null, null, null, 1795464378000, 1795464381000),
('00010000-020c-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 5, 4, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'RxPxyU0hSaYOuR97oDUP0R', 250000, 250000, 0, 0, 0, 1, '2832472299', 'Fidelity Bank', 1795493182000, 1795723582000, 1795464384000, null, null, null, null, 0, null, null, null, null, 1795464382000, 1795464386000),
('00010000-021d-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 5, 5, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'L9osKNTPhEQAkqOt4zpvaa', 250000, 250000, 0, 0, 0, 1, '3914179327', 'Wema Bank', 1795493187000, 1795723587000, 1795464389000, null, null, null, null, 0, null, null, null, null, 1795464387000, 1795464391000),
('00010000-022f-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 5, 6, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'fjlF9wD3KuX1U9m2e9MoxI', 250000, 0, 0, 250000, 0, 1, '2364240856', 'Fidelity Bank', 1795493192000, 1795723592000, 1795464394000, null, null, null, null, 0, null, null, null, 'conceded', 1795464392000, 1795464396000),
('00010000-0243-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 4, 4, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZLICSMv7A9MEpKrNOUkxut', 250000, 190000, 0, 60000, 0, 1, '2681466506', 'Fidelity Bank', 1795493197000, 1795723597000, 1795464399000, null, null, null, null, 0, null, null, null, null, 1795464397000, 1795464400000),
('00010000-0255-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'x01VdlKAaP45zQhgpi7Jqx', 250000, 250000, 0, 0, 0, 1, '2750061089', 'Wema Bank', 1795204902000, 1795435302000, 1795176106000, null, null, null, null, 0, null, null, null, null, 1795176102000, 1795176106000),
('00010000-0258-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-AWAITING', 1, 0, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'cA7JsPz6a64Jr9TAYYnTNX', 0, 0, 0, 0, 0, 1, '8842604229', 'Wema Bank', 1795204903000, 1795435303000, null, null, null, null, null, 0, null, null, null, null, 1795176103000, 1795176103000);

insert into virtual_account (partner_reference, partner, account_id, mode, checkout_id, attempt, amount, account_number, bank_name, opened_at, expires_at, next_look_at, looks) values
('esc-5fee4d07b9cd994651cfa667ddd0f8a47acab7c7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-001a-7000-8000-000000000000', 1, 250000, '1343838223', 'Sterling Bank', 1795176010000, 1795204810000, 1795176310000, 0),
('esc-643c1b07dc5efe17d5ba2eb2773a65570c45d3e1', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-001d-7000-8000-000000000000', 1, 120000, '1427828480', 'Sterling Bank', 1795176011000, 1795204811000, 1795176311000, 0),
('esc-0bee42c33453e5fe8ed4e567cbdb3aecb9621bf0', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0031-7000-8000-000000000000', 1, 250000, '9851017549', 'Fidelity Bank', 1795464013000, 1795492813000, 1795176313000, 0),
('esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0034-7000-8000-000000000000', 1, 250000, '8165270681', 'Wema Bank', 1795464014000, 1795492814000, 1795176314000, 0),
('esc-c52dd3859a9d768d768567927979e5e740df080e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003b-7000-8000-000000000000', 1, 250000, '8500460660', 'Fidelity Bank', 1795464016000, 1795492816000, 1795176316000, 0),
('esc-02fd0771393c1db9ea70805c166225e1ba75cb9b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', 1, 250000, '1045806705', 'Fidelity Bank', 1795464019000, 1795492819000, 1795176319000, 0),
('esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', 1, 250000, '2289852767', 'Fidelity Bank', 1795464021000, 1795492821000, 1795176321000, 0),
('esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0057-7000-8000-000000000000', 1, 250000, '8459991157', 'Sterling Bank', 1795464023000, 1795492823000, 1795176323000, 0),
('esc-077f47dc2300cc2bfd237dddd504d8b001141a87', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', 1, 250000, '9205947466', 'Sterling Bank', 1795464025000, 1795492825000, 1795176325000, 0),
('esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0068-7000-8000-000000000000', 1, 250000, '9322384955', 'Sterling Bank', 1795464027000, 1795492827000, 1795176327000, 0),
('esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0073-7000-8000-000000000000', 1, 250000, '7780228987', 'Fidelity Bank', 1795464030000, 1795492830000, 1795176330000, 0),
('esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-007e-7000-8000-000000000000', 1, 250000, '6310300098', 'Sterling Bank', 1795464033000, 1795492833000, 1795176333000, 0),
('esc-c05fcc59ac151b646b5ca65381acaf044d366344', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-008f-7000-8000-000000000000', 1, 120000, '7580616970', 'Sterling Bank', 1795464038000, 1795492838000, 1795176338000, 0),
('esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0092-7000-8000-000000000000', 1, 120000, '4916575900', 'Fidelity Bank', 1795464039000, 1795492839000, 1795176339000, 0),
('esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-009b-7000-8000-000000000000', 1, 120000, '6722872359', 'Sterling Bank', 1795464041000, 1795492841000, 1795176341000, 0),
('esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a3-7000-8000-000000000000', 1, 250000, '7198750140', 'Fidelity Bank', 1795464043000, 1795492843000, 1795176343000, 0),
('esc-77b7ae7a0b4c47a517847777870e95eea83e2939', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b8-7000-8000-000000000000', 1, 250000, '1569458445', 'Wema Bank', 1795464048000, 1795492848000, 1795176348000, 0),
('esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', 1, 250000, '3028747111', 'Sterling Bank', 1795464053000, 1795492853000, 1795176353000, 0),
('esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e4-7000-8000-000000000000', 1, 250000, '7133174157', 'Wema Bank', 1795464059000, 1795492859000, 1795176359000, 0),
('esc-aa28863212bd25d6581e97351c26c86eed14b428', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f9-7000-8000-000000000000', 1, 250000, '8193707735', 'Sterling Bank', 1795464064000, 1795492864000, 1795176364000, 0),
('esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', 1, 250000, '1772425022', 'Sterling Bank', 1795464069000, 1795492869000, 1795176369000, 0),
('esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ee-7000-8000-000000000000', 1, 250000, '1763513401', 'Sterling Bank', 1795464374000, 1795493174000, 1795176374000, 0),
('esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01fd-7000-8000-000000000000', 1, 250000, '3485036739', 'Wema Bank', 1795464378000, 1795493178000, 1795176378000, 0),
('esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-020c-7000-8000-000000000000', 1, 250000, '2832472299', 'Fidelity Bank', 1795464382000, 1795493182000, 1795176382000, 0),
('esc-fce5e0ea97357463fbe32cd154c797a05eb72243', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-021d-7000-8000-000000000000', 1, 250000, '3914179327', 'Wema Bank', 1795464387000, 1795493187000, 1795176387000, 0),
('esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022f-7000-8000-000000000000', 1, 250000, '2364240856', 'Fidelity Bank', 1795464392000, 1795493192000, 1795176392000, 0),
('esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0243-7000-8000-000000000000', 1, 250000, '2681466506', 'Fidelity Bank', 1795464397000, 1795493197000, 1795176397000, 0),
('esc-4c49ba996987eadd4cc8958cb957914fabde8923', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0255-7000-8000-000000000000', 1, 250000, '2750061089', 'Wema Bank', 1795176102000, 1795204902000, 1795176402000, 0),
('esc-5d57cfea03ee1bd7b3170f48493625e8fcca1f6b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0258-7000-8000-000000000000', 1, 250000, '8842604229', 'Wema Bank', 1795176103000, 1795204903000, 1795176403000, 0);

insert into dispute (id, account_id, mode, checkout_id, version, status, reason, opened_by, description, evidence_json, respond_by, outcome, amount_to_seller, created_at, updated_at) values
('00010000-0064-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', 1, 'waiting_for_operator', 'payment_reversed', 'operator', null, '[]', null, null, null, 1795464026000, 1795464026000),
('00010000-0208-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01fd-7000-8000-000000000000', 1, 'waiting_for_seller', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464381000}]', 1795723581000, null, null, 1795464381000, 1795464381000),
('00010000-0217-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-020c-7000-8000-000000000000', 2, 'waiting_for_operator', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464385000},{"side":"seller","text":"It is as shown.","links":[],"actor":{"kind":"merchant","via":"api"},"at":1795464386000}]', null, null, null, 1795464385000, 1795464386000),
('00010000-0228-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-021d-7000-8000-000000000000', 2, 'resolved', 'not_as_described', 'seller', 'The colour is another one.', '[{"side":"seller","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464390000}]', null, 'withdrawn', null, 1795464390000, 1795464391000),
('00010000-023a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022f-7000-8000-000000000000', 2, 'resolved', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464395000}]', null, 'conceded', 0, 1795464395000, 1795464396000);

insert into seller (id, account_id, mode, email_key, email, name, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_saved_by, details_changed_at, created_at, updated_at) values
('00010000-000a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'seller@example.com', 'seller@example.com', 'Bisi Ade', 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.OVn9h73mGzdQPAw2az_M2ANp5ze0V97FtCwm6tFyTtuwiXXBXhs', '6789', 'merchant', null, 1795176002000, 1795176002000),
('00010000-000d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'new@example.com', 'new@example.com', 'Chidi Eze', 1, null, null, null, null, null, null, null, 1795176003000, 1795176003000),
('00010000-0252-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'seller@example.com', 'seller@example.com', null, 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.uZ_R7NhPlP57ZghizANQ4NqQdqecR4gtw1HjLxvV4HB4_GphHPg', '6789', 'merchant', null, 1795176101000, 1795176101000);

insert into payout_details (account_id, mode, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_changed_at, updated_at) values
('00010000-0001-7000-8000-000000000000', 'test', 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.k9avTUateNqYLEnjXO9odjFS5Xvr-IbIemyV8T5YSUSxOyycY1g', '6789', null, 1795176001000);

insert into credit (id, partner, mode, partner_credit_id, account_id, checkout_id, partner_reference, account_number, version, status, amount, amount_applied, amount_excess, amount_refunded, payer_name, failure_reason, amount_uncovered, paid_at, created_at, reversed_at) values
('00010000-0037-7000-8000-000000000000', 'sandbox', 'test', '00010000-0036-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0034-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', 1, 'credited', 100000, 100000, 0, 0, null, null, 0, 1795464015000, 1795464015000, null),
('00010000-003e-7000-8000-000000000000', 'sandbox', 'test', '00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-003b-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464017000, 1795464017000, null),
('00010000-0051-7000-8000-000000000000', 'sandbox', 'test', '00010000-0050-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-004e-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', 2, 'credited', 300000, 250000, 50000, 50000, null, null, 0, 1795464022000, 1795464022000, null),
('00010000-005a-7000-8000-000000000000', 'sandbox', 'test', '00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0057-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', 1, 'rejected', 250000, 0, 0, 0, null, 'rejected by the bank', 0, 1795464024000, 1795464024000, null),
('00010000-0061-7000-8000-000000000000', 'sandbox', 'test', '00010000-0060-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-005e-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', 2, 'reversed', 250000, 250000, 0, 0, null, 'reversed', 250000, 1795464026000, 1795464026000, 1795464026000),
('00010000-006b-7000-8000-000000000000', 'sandbox', 'test', '00010000-006a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0068-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464028000, 1795464028000, null),
('00010000-0076-7000-8000-000000000000', 'sandbox', 'test', '00010000-0075-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0073-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464031000, 1795464031000, null),
('00010000-0081-7000-8000-000000000000', 'sandbox', 'test', '00010000-0080-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-007e-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464034000, 1795464034000, null),
('00010000-008c-7000-8000-000000000000', 'sandbox', 'test', '00010000-008b-7000-8000-000000000000', null, null, null, '9999999999', 1, 'credited', 45000, 0, 45000, 0, null, null, 0, 1795464037000, 1795176037000, null),
('00010000-0095-7000-8000-000000000000', 'sandbox', 'test', '00010000-0094-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0092-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', 1, 'credited', 120000, 120000, 0, 0, null, null, 0, 1795464040000, 1795464040000, null),
('00010000-009e-7000-8000-000000000000', 'sandbox', 'test', '00010000-009d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-009b-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', 1, 'credited', 120000, 120000, 0, 0, null, null, 0, 1795464042000, 1795464042000, null),
('00010000-00a6-7000-8000-000000000000', 'sandbox', 'test', '00010000-00a5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00a3-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464044000, 1795464044000, null),
('00010000-00bb-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ba-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00b8-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464049000, 1795464049000, null),
('00010000-00d0-7000-8000-000000000000', 'sandbox', 'test', '00010000-00cf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00cd-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464054000, 1795464054000, null),
('00010000-00e7-7000-8000-000000000000', 'sandbox', 'test', '00010000-00e6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00e4-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464060000, 1795464060000, null),
('00010000-00fc-7000-8000-000000000000', 'sandbox', 'test', '00010000-00fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00f9-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464065000, 1795464065000, null),
('00010000-0111-7000-8000-000000000000', 'sandbox', 'test', '00010000-0110-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-010e-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464070000, 1795464070000, null),
('00010000-01f1-7000-8000-000000000000', 'sandbox', 'test', '00010000-01f0-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01ee-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464375000, 1795464375000, null),
('00010000-0200-7000-8000-000000000000', 'sandbox', 'test', '00010000-01ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01fd-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464379000, 1795464379000, null),
('00010000-020f-7000-8000-000000000000', 'sandbox', 'test', '00010000-020e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-020c-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464383000, 1795464383000, null),
('00010000-0220-7000-8000-000000000000', 'sandbox', 'test', '00010000-021f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-021d-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464388000, 1795464388000, null),
('00010000-0232-7000-8000-000000000000', 'sandbox', 'test', '00010000-0231-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-022f-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464393000, 1795464393000, null),
('00010000-0246-7000-8000-000000000000', 'sandbox', 'test', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0243-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 3, 'credited', 250000, 250000, 0, 60000, null, null, 0, 1795464398000, 1795464398000, null),
('00010000-025c-7000-8000-000000000000', 'sandbox', 'live', '00010000-025a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0255-7000-8000-000000000000', null, '2750061089', 1, 'credited', 250000, 250000, 0, 0, 'Ada Obi', null, 0, 1795176104000, 1795176105000, null);

insert into payout (id, account_id, mode, checkout_id, version, seller_email, status, amount, bank_code, bank_name, account_name, account_number_sealed, account_last4, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0096-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0092-7000-8000-000000000000', 3, null, 'paid', 120000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.k9avTUateNqYLEnjXO9odjFS5Xvr-IbIemyV8T5YSUSxOyycY1g', '6789', null, '142021137292424825186524078264', 0, 1795464040000, 1795464133000),
('00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a3-7000-8000-000000000000', 3, 'seller@example.com', 'paid', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.OVn9h73mGzdQPAw2az_M2ANp5ze0V97FtCwm6tFyTtuwiXXBXhs', '6789', null, '626011807897633206380346950952', 0, 1795464046000, 1795464047000),
('00010000-00c3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b8-7000-8000-000000000000', 3, 'seller@example.com', 'failed', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.OVn9h73mGzdQPAw2az_M2ANp5ze0V97FtCwm6tFyTtuwiXXBXhs', '6789', 'failed by the receiving bank', null, 0, 1795464051000, 1795464052000),
('00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', 4, 'seller@example.com', 'reversed', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.OVn9h73mGzdQPAw2az_M2ANp5ze0V97FtCwm6tFyTtuwiXXBXhs', '6789', 'reversed by the receiving bank', null, 0, 1795464056000, 1795464058000),
('00010000-0119-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', 3, 'seller@example.com', 'paid', 100000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.OVn9h73mGzdQPAw2az_M2ANp5ze0V97FtCwm6tFyTtuwiXXBXhs', '6789', null, '998027188883426719646070318001', 0, 1795464072000, 1795464133000),
('00010000-01f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ee-7000-8000-000000000000', 2, 'seller@example.com', 'pending', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.OVn9h73mGzdQPAw2az_M2ANp5ze0V97FtCwm6tFyTtuwiXXBXhs', '6789', null, null, 0, 1795464377000, 1795464406000);

insert into refund (id, account_id, mode, checkout_id, version, credit_id, status, origin, amount, reason, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0043-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003b-7000-8000-000000000000', 3, '00010000-003e-7000-8000-000000000000', 'paid', 'held', 250000, 'declined', null, '812909359971523684389938484289', 0, 1795464018000, 1795464133000),
('00010000-0052-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', 3, '00010000-0051-7000-8000-000000000000', 'paid', 'excess', 50000, 'overpaid', null, '626775548324922556127900307805', 0, 1795464022000, 1795464133000),
('00010000-00ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e4-7000-8000-000000000000', 3, '00010000-00e7-7000-8000-000000000000', 'paid', 'held', 250000, null, null, '405307644395592685556725767490', 0, 1795464062000, 1795464063000),
('00010000-0104-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f9-7000-8000-000000000000', 3, '00010000-00fc-7000-8000-000000000000', 'failed', 'held', 250000, null, 'failed by the receiving bank', null, 0, 1795464067000, 1795464068000),
('00010000-023e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022f-7000-8000-000000000000', 2, '00010000-0232-7000-8000-000000000000', 'pending', 'held', 250000, 'conceded', null, null, 0, 1795464396000, 1795464406000),
('00010000-024e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0243-7000-8000-000000000000', 2, '00010000-0246-7000-8000-000000000000', 'pending', 'held', 60000, 'One of two was missing', null, null, 0, 1795464400000, 1795464406000);

insert into attempt (id, object_kind, object_id, credit_id, n, reference, version, state, lease_token, session_id, failure_reason, fee, sent_at, created_at, updated_at) values
('00010000-00b4-7000-8000-000000000000', 'payout', '00010000-00ae-7000-8000-000000000000', null, 1, 'po-0001000000b470008000000000000000', 2, 'paid', '00010000-00b3-7000-8000-000000000000', '626011807897633206380346950952', null, 0, 1795464047000, 1795464047000, 1795464047000),
('00010000-00c9-7000-8000-000000000000', 'payout', '00010000-00c3-7000-8000-000000000000', null, 1, 'po-0001000000c970008000000000000000', 2, 'failed', '00010000-00c8-7000-8000-000000000000', null, 'failed by the receiving bank', 0, 1795464052000, 1795464052000, 1795464052000),
('00010000-00de-7000-8000-000000000000', 'payout', '00010000-00d8-7000-8000-000000000000', null, 1, 'po-0001000000de70008000000000000000', 3, 'reversed', '00010000-00dd-7000-8000-000000000000', '292516871962504557653972332878', 'reversed by the receiving bank', 0, 1795464057000, 1795464057000, 1795464058000),
('00010000-00f5-7000-8000-000000000000', 'refund', '00010000-00ef-7000-8000-000000000000', '00010000-00e7-7000-8000-000000000000', 1, 're-0001000000f570008000000000000000', 2, 'paid', '00010000-00f4-7000-8000-000000000000', '405307644395592685556725767490', null, 0, 1795464063000, 1795464063000, 1795464063000),
('00010000-010a-7000-8000-000000000000', 'refund', '00010000-0104-7000-8000-000000000000', '00010000-00fc-7000-8000-000000000000', 1, 're-00010000010a70008000000000000000', 2, 'failed', '00010000-0109-7000-8000-000000000000', null, 'failed by the receiving bank', 0, 1795464068000, 1795464068000, 1795464068000),
('00010000-0162-7000-8000-000000000000', 'refund', '00010000-0043-7000-8000-000000000000', '00010000-003e-7000-8000-000000000000', 1, 're-00010000016270008000000000000000', 2, 'paid', '00010000-0161-7000-8000-000000000000', '812909359971523684389938484289', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0164-7000-8000-000000000000', 'refund', '00010000-0052-7000-8000-000000000000', '00010000-0051-7000-8000-000000000000', 1, 're-00010000016470008000000000000000', 2, 'paid', '00010000-0163-7000-8000-000000000000', '626775548324922556127900307805', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0166-7000-8000-000000000000', 'payout', '00010000-0096-7000-8000-000000000000', null, 1, 'po-00010000016670008000000000000000', 2, 'paid', '00010000-0165-7000-8000-000000000000', '142021137292424825186524078264', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0168-7000-8000-000000000000', 'payout', '00010000-0119-7000-8000-000000000000', null, 1, 'po-00010000016870008000000000000000', 2, 'paid', '00010000-0167-7000-8000-000000000000', '998027188883426719646070318001', null, 0, 1795464073000, 1795464073000, 1795464133000),
('00010000-0263-7000-8000-000000000000', 'refund', '00010000-023e-7000-8000-000000000000', '00010000-0232-7000-8000-000000000000', 1, 're-00010000026370008000000000000000', 1, 'sent', '00010000-0262-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000),
('00010000-0264-7000-8000-000000000000', 'refund', '00010000-024e-7000-8000-000000000000', '00010000-0246-7000-8000-000000000000', 1, 're-00010000026470008000000000000000', 1, 'sent', '00010000-0262-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000),
('00010000-0265-7000-8000-000000000000', 'payout', '00010000-01f9-7000-8000-000000000000', null, 1, 'po-00010000026570008000000000000000', 1, 'sent', '00010000-0262-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000);

insert into change (id, account_id, mode, at, token) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464047000, '01a2038d-a64c-7618-99f9-1e87fc65c535'),
('attempt:00010000-00c9-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', 1795464052000, '01a2038d-a67d-72ad-942a-ab9dea7a2e16'),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464057000, '01a2038d-a6c7-73cd-9d88-a0b68885f547'),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', '00010000-0001-7000-8000-000000000000', 'test', 1795464058000, '01a2038d-a6cf-719f-9eed-b9606bbdcbf1'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464063000, '01a2038d-a717-765d-a994-6435e96e641b'),
('attempt:00010000-010a-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', 1795464068000, '01a2038d-a75e-76da-9561-6f434c499af7'),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a2038d-af46-766f-a260-7e915b078b29'),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a2038d-af51-729e-9d0a-c33884ec9e89'),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a2038d-af56-7159-abdb-8e8852e02f33'),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a2038d-af69-7266-949c-fe6823573e72'),
('credit:sandbox:live:00010000-025a-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'live', 1795176105000, '01a2038d-b273-7738-85cf-3b871bf85c67'),
('credit:sandbox:test:00010000-0036-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464015000, '01a2038d-a467-77a6-8db6-4e8cc0d2556d'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464017000, '01a2038d-a495-7109-b51e-491dd5a78f8a'),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464022000, '01a2038d-a4ce-71aa-a688-75cbce96a10e'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:rejected', '00010000-0001-7000-8000-000000000000', 'test', 1795464024000, '01a2038d-a4e9-706f-a9b5-8b65dc0b591d'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464026000, '01a2038d-a53e-7393-b0fc-3bde2081e360'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:reversed', '00010000-0001-7000-8000-000000000000', 'test', 1795464026000, '01a2038d-a54e-7307-957d-48c13c91dd2c'),
('credit:sandbox:test:00010000-006a-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464028000, '01a2038d-a563-77ff-841a-538e9b571381'),
('credit:sandbox:test:00010000-0075-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464031000, '01a2038d-a584-71d8-a6eb-b9d0ec0b2711'),
('credit:sandbox:test:00010000-0080-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464034000, '01a2038d-a5a8-75df-ae53-a0e75afc5741'),
('credit:sandbox:test:00010000-008b-7000-8000-000000000000:credited', '', 'test', 1795176037000, '01a2038d-a5e6-749a-b5a4-ab3a85ef5ac0'),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464040000, '01a2038d-a5f7-76f8-9e97-324fdc1c353e'),
('credit:sandbox:test:00010000-009d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464042000, '01a2038d-a606-706f-a082-8d823f7326e3'),
('credit:sandbox:test:00010000-00a5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464044000, '01a2038d-a61e-70ca-9da5-d556826556d6'),
('credit:sandbox:test:00010000-00ba-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464049000, '01a2038d-a65e-74eb-b9c4-d54ee337a124'),
('credit:sandbox:test:00010000-00cf-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464054000, '01a2038d-a699-739b-9106-aaa85b8e5be7'),
('credit:sandbox:test:00010000-00e6-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464060000, '01a2038d-a6e7-7632-9125-66c7cda87ab1'),
('credit:sandbox:test:00010000-00fb-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464065000, '01a2038d-a729-743d-95e9-c6894415d05d'),
('credit:sandbox:test:00010000-0110-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464070000, '01a2038d-a78b-71a9-9cfc-b479b5f00714'),
('credit:sandbox:test:00010000-01f0-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464375000, '01a2038d-b05a-7532-88fd-3d8c985b2864'),
('credit:sandbox:test:00010000-01ff-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464379000, '01a2038d-b0a4-761e-aeae-3bcedac1c508'),
('credit:sandbox:test:00010000-020e-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464383000, '01a2038d-b0df-745c-89ad-e4b65a39027c'),
('credit:sandbox:test:00010000-021f-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464388000, '01a2038d-b152-7439-99aa-3aedf0ef4fce'),
('credit:sandbox:test:00010000-0231-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464393000, '01a2038d-b1b5-7042-b0d2-e440c90d6385'),
('credit:sandbox:test:00010000-0245-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464398000, '01a2038d-b209-730b-919a-f9a8382769fe'),
('job:00010000-0027-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', 1795264211000, '01a2038d-a3fa-7567-a8ac-121ce70c070a'),
('job:00010000-002a-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', 1795437010000, '01a2038d-a40e-75e8-a279-622e4022ae94'),
('job:01a2038d-a4aa-72fd-8806-4301934e08ba:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a2038d-a7e5-706b-904c-33092e3edb55'),
('job:01a2038d-a4cf-744c-9487-47ed4c296181:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a2038d-a801-7618-ab60-598c9cf52361'),
('job:01a2038d-a5f7-76f8-9e97-3fe57c3f08c3:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a2038d-a81a-739c-bf4c-97b7189d2994'),
('job:01a2038d-a62b-74aa-90c9-7e82220f389f:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464047000, '01a2038d-a63d-77ec-9210-81db324dfd81'),
('job:01a2038d-a66b-71ba-b8fd-9258bc035e06:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464052000, '01a2038d-a674-734e-a7cd-f4e45c33ee4f'),
('job:01a2038d-a6b0-746f-b663-e2e0d032b11a:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464057000, '01a2038d-a6be-7564-ba93-79f92bac3d68'),
('job:01a2038d-a704-75c1-b81a-1d2f36128fa0:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464063000, '01a2038d-a710-757c-9507-7f62ad7ff3af'),
('job:01a2038d-a73e-74cf-b531-ae17ca4d5a0e:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464068000, '01a2038d-a751-71f2-ba1d-22567abacebd'),
('job:01a2038d-a7b3-7348-b4ec-f7a8971b37bf:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a2038d-a82e-753c-8493-18cfc81c6613'),
('job:01a2038d-b083-7369-8c10-d01629de23d5:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a2038d-b2a9-75aa-89d8-71120e7b80e0'),
('job:01a2038d-b1df-7062-8bae-174ddbe3a566:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a2038d-b2a9-75aa-89d8-6b0949295ac6'),
('job:01a2038d-b221-704e-bbc5-8755538d3dcc:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a2038d-b2a9-75aa-89d8-6e3dc14632a2'),
('request:00010000-0007-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176001000, '01a2038d-a18e-7388-970e-14d39adf9154'),
('request:00010000-0009-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176002000, '01a2038d-a225-7141-8411-3bded937f220'),
('request:00010000-000c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176003000, '01a2038d-a24a-70a1-aa6f-ba1df39c2dd3'),
('request:00010000-0019-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176010000, '01a2038d-a338-712f-9706-0016dd1d7ca6'),
('request:00010000-001c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176011000, '01a2038d-a38e-7519-be58-92286ab5f2f7'),
('request:00010000-0020-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176012000, '01a2038d-a3e8-73f6-8a7f-c267dab320c2'),
('request:00010000-0030-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464013000, '01a2038d-a437-73d7-b002-907e20ee20f3'),
('request:00010000-0033-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464014000, '01a2038d-a440-71f9-8e5c-57669ac78745'),
('request:00010000-003a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464016000, '01a2038d-a48b-745a-8244-2e59d4d3e1cd'),
('request:00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464018000, '01a2038d-a4a9-7465-ae83-5409ecdddd23'),
('request:00010000-0047-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464019000, '01a2038d-a4b4-75c9-ab17-88f7adda8885'),
('request:00010000-004a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464020000, '01a2038d-a4c2-7369-a1e7-00a7cc92d838'),
('request:00010000-004d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464021000, '01a2038d-a4c6-7321-95fd-eb6b0bfd983c'),
('request:00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464023000, '01a2038d-a4d3-719d-8e43-4dc4efbe63de'),
('request:00010000-005d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464025000, '01a2038d-a503-72fd-8851-001e447b460c'),
('request:00010000-0067-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464027000, '01a2038d-a558-7408-b7d9-015cf827150a'),
('request:00010000-006f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464029000, '01a2038d-a56c-749e-9a75-f1516e787cf2'),
('request:00010000-0072-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464030000, '01a2038d-a577-715a-962a-dc3ed8719807'),
('request:00010000-007a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464032000, '01a2038d-a58a-77e7-a35f-1bd2de110dd3'),
('request:00010000-007d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464033000, '01a2038d-a594-774c-ab83-69888ebd9c32'),
('request:00010000-0085-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464035000, '01a2038d-a5b5-74dc-8490-a0f3df73938b'),
('request:00010000-0088-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464036000, '01a2038d-a5cf-7238-af33-9a433154a9c5'),
('request:00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464038000, '01a2038d-a5ea-717b-8ec4-bae311ccaeb6'),
('request:00010000-0091-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464039000, '01a2038d-a5ee-73dc-9660-cfdb90d87325'),
('request:00010000-0099-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464041000, '01a2038d-a5fe-70fa-a7bd-d3a5e57e52e5'),
('request:00010000-00a2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464043000, '01a2038d-a610-76af-b1f0-9f3f6c32dd42'),
('request:00010000-00aa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464045000, '01a2038d-a627-7683-8bf1-e8e56da055cc'),
('request:00010000-00ad-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464046000, '01a2038d-a62b-74aa-90c9-6e76aa0d0126'),
('request:00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464048000, '01a2038d-a652-76ee-959d-1706e75c9699'),
('request:00010000-00bf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464050000, '01a2038d-a664-772f-9d76-4171961d96c7'),
('request:00010000-00c2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464051000, '01a2038d-a66b-71ba-b8fd-8358cd5de027'),
('request:00010000-00cc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464053000, '01a2038d-a68a-720f-b1f4-523e084f4a05'),
('request:00010000-00d4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464055000, '01a2038d-a6a3-747d-92f3-1b90a2c6cd56'),
('request:00010000-00d7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464056000, '01a2038d-a6b0-746f-b663-d372e5f262bb'),
('request:00010000-00e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464059000, '01a2038d-a6d6-773c-a247-c3deaee0252a'),
('request:00010000-00eb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464061000, '01a2038d-a6f3-77c5-873c-f128f0bafd43'),
('request:00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464062000, '01a2038d-a704-75c1-b81a-0f9331a28101'),
('request:00010000-00f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464064000, '01a2038d-a71a-714f-b9e4-0c82134793e0'),
('request:00010000-0100-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464066000, '01a2038d-a733-72f8-84b3-84866085effd'),
('request:00010000-0103-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464067000, '01a2038d-a73e-74cf-b531-9e9832f2ede2'),
('request:00010000-010d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464069000, '01a2038d-a767-7208-ab3d-d87f4f3b35bb'),
('request:00010000-0115-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464071000, '01a2038d-a794-7166-9ecd-0e3c8af7c4b7'),
('request:00010000-0118-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464072000, '01a2038d-a7ac-75ca-9d16-5d02c9b79f27'),
('request:00010000-011d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a2038d-aecd-72ef-8d49-2201c0b5428f'),
('request:00010000-01ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464374000, '01a2038d-b022-7499-863b-cb11889572f7'),
('request:00010000-01f5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464376000, '01a2038d-b067-73ce-9522-ae6fcf78a8f1'),
('request:00010000-01f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464377000, '01a2038d-b082-7329-8a4b-b90064b5bb79'),
('request:00010000-01fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464378000, '01a2038d-b090-75df-8838-354c05935ac1'),
('request:00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464380000, '01a2038d-b0b7-7033-ae7f-74ae69e8e7a8'),
('request:00010000-0207-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464381000, '01a2038d-b0c4-712a-97c1-abf730426da6'),
('request:00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464382000, '01a2038d-b0d6-730e-acc8-b0c8149021f0'),
('request:00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464384000, '01a2038d-b0e4-73bd-82d3-39a3f6bdfb88'),
('request:00010000-0216-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464385000, '01a2038d-b0f6-7671-8732-92c97aa339c6'),
('request:00010000-021a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464386000, '01a2038d-b10c-731f-8e85-d68a5de5861f'),
('request:00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464387000, '01a2038d-b12f-75a9-83ee-c73a0e8802a4'),
('request:00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464389000, '01a2038d-b166-749a-932a-045e45f48ace'),
('request:00010000-0227-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464390000, '01a2038d-b17d-7473-bcc4-86bb163ebb00'),
('request:00010000-022b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464391000, '01a2038d-b188-712b-b211-a9976d71bcdc'),
('request:00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464392000, '01a2038d-b1a3-7475-b79e-63f612931815'),
('request:00010000-0236-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464394000, '01a2038d-b1bb-703e-93cb-a74425763d11'),
('request:00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464395000, '01a2038d-b1c8-764b-80b4-de809d20024c'),
('request:00010000-023d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464396000, '01a2038d-b1df-7062-8bae-000923104027'),
('request:00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464397000, '01a2038d-b1f2-7018-b00f-e012b2834c67'),
('request:00010000-024a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464399000, '01a2038d-b21a-735e-8698-c622760c221f'),
('request:00010000-024d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464400000, '01a2038d-b221-704e-bbc5-799543db04a3'),
('request:00010000-0251-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176101000, '01a2038d-b230-74c4-ab42-14099373fd88'),
('request:00010000-0254-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176102000, '01a2038d-b246-727e-9d7b-bac70b676d2b'),
('request:00010000-0257-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176103000, '01a2038d-b24f-73cc-9fca-aedaed04790c'),
('request:00010000-0260-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176106000, '01a2038d-b28a-753a-9852-ae5defb88bea');

insert into ledger_account (id, balance) values
('charge:00010000-001d-7000-8000-000000000000', 0),
('charge:00010000-008f-7000-8000-000000000000', 0),
('charge:00010000-0092-7000-8000-000000000000', 0),
('credit:00010000-008c-7000-8000-000000000000', 45000),
('escrow:00010000-001a-7000-8000-000000000000', 0),
('escrow:00010000-0031-7000-8000-000000000000', 0),
('escrow:00010000-0034-7000-8000-000000000000', 100000),
('escrow:00010000-003b-7000-8000-000000000000', 0),
('escrow:00010000-0048-7000-8000-000000000000', 0),
('escrow:00010000-004e-7000-8000-000000000000', 250000),
('escrow:00010000-0057-7000-8000-000000000000', 0),
('escrow:00010000-005e-7000-8000-000000000000', 250000),
('escrow:00010000-0068-7000-8000-000000000000', 250000),
('escrow:00010000-0073-7000-8000-000000000000', 250000),
('escrow:00010000-007e-7000-8000-000000000000', 250000),
('escrow:00010000-009b-7000-8000-000000000000', 120000),
('escrow:00010000-00a3-7000-8000-000000000000', 0),
('escrow:00010000-00b8-7000-8000-000000000000', 0),
('escrow:00010000-00cd-7000-8000-000000000000', 0),
('escrow:00010000-00e4-7000-8000-000000000000', 0),
('escrow:00010000-00f9-7000-8000-000000000000', 0),
('escrow:00010000-010e-7000-8000-000000000000', 150000),
('escrow:00010000-01ee-7000-8000-000000000000', 0),
('escrow:00010000-01fd-7000-8000-000000000000', 250000),
('escrow:00010000-020c-7000-8000-000000000000', 250000),
('escrow:00010000-021d-7000-8000-000000000000', 250000),
('escrow:00010000-022f-7000-8000-000000000000', 0),
('escrow:00010000-0243-7000-8000-000000000000', 190000),
('escrow:00010000-0255-7000-8000-000000000000', 250000),
('escrow:00010000-0258-7000-8000-000000000000', 0),
('payout:00010000-0096-7000-8000-000000000000', 0),
('payout:00010000-00ae-7000-8000-000000000000', 0),
('payout:00010000-00c3-7000-8000-000000000000', 250000),
('payout:00010000-00d8-7000-8000-000000000000', 250000),
('payout:00010000-0119-7000-8000-000000000000', 0),
('payout:00010000-01f9-7000-8000-000000000000', 250000),
('refund:00010000-0043-7000-8000-000000000000', 0),
('refund:00010000-0052-7000-8000-000000000000', 0),
('refund:00010000-00ef-7000-8000-000000000000', 0),
('refund:00010000-0104-7000-8000-000000000000', 250000),
('refund:00010000-023e-7000-8000-000000000000', 250000),
('refund:00010000-024e-7000-8000-000000000000', 60000);

insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464047000),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464057000),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'payout:00010000-00d8-7000-8000-000000000000', 250000, 1795464058000),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464063000),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464133000),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0052-7000-8000-000000000000', 'bank:sandbox:test', 50000, 1795464133000),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0096-7000-8000-000000000000', 'bank:sandbox:test', 120000, 1795464133000),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', 'bank:sandbox:test', 100000, 1795464133000),
('credit:sandbox:live:00010000-025a-7000-8000-000000000000:credited', 0, 'live', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:live', 'escrow:00010000-0255-7000-8000-000000000000', 250000, 1795176105000),
('credit:sandbox:test:00010000-0036-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0034-7000-8000-000000000000', 100000, 1795464015000),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-003b-7000-8000-000000000000', 250000, 1795464017000),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-004e-7000-8000-000000000000', 250000, 1795464022000),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', 1, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'refund:00010000-0052-7000-8000-000000000000', 50000, 1795464022000),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-005e-7000-8000-000000000000', 250000, 1795464026000),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:reversed', 0, 'test', '00010000-0001-7000-8000-000000000000', 'receivable:00010000-005e-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464026000),
('credit:sandbox:test:00010000-006a-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0068-7000-8000-000000000000', 250000, 1795464028000),
('credit:sandbox:test:00010000-0075-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0073-7000-8000-000000000000', 250000, 1795464031000),
('credit:sandbox:test:00010000-0080-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-007e-7000-8000-000000000000', 250000, 1795464034000),
('credit:sandbox:test:00010000-008b-7000-8000-000000000000:credited', 0, 'test', '', 'bank:sandbox:test', 'credit:00010000-008c-7000-8000-000000000000', 45000, 1795176037000),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'charge:00010000-0092-7000-8000-000000000000', 120000, 1795464040000),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', 1, 'test', '00010000-0001-7000-8000-000000000000', 'charge:00010000-0092-7000-8000-000000000000', 'payout:00010000-0096-7000-8000-000000000000', 120000, 1795464040000),
('credit:sandbox:test:00010000-009d-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-009b-7000-8000-000000000000', 120000, 1795464042000),
('credit:sandbox:test:00010000-00a5-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00a3-7000-8000-000000000000', 250000, 1795464044000),
('credit:sandbox:test:00010000-00ba-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00b8-7000-8000-000000000000', 250000, 1795464049000),
('credit:sandbox:test:00010000-00cf-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00cd-7000-8000-000000000000', 250000, 1795464054000),
('credit:sandbox:test:00010000-00e6-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00e4-7000-8000-000000000000', 250000, 1795464060000),
('credit:sandbox:test:00010000-00fb-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00f9-7000-8000-000000000000', 250000, 1795464065000),
('credit:sandbox:test:00010000-0110-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-010e-7000-8000-000000000000', 250000, 1795464070000),
('credit:sandbox:test:00010000-01f0-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01ee-7000-8000-000000000000', 250000, 1795464375000),
('credit:sandbox:test:00010000-01ff-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01fd-7000-8000-000000000000', 250000, 1795464379000),
('credit:sandbox:test:00010000-020e-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-020c-7000-8000-000000000000', 250000, 1795464383000),
('credit:sandbox:test:00010000-021f-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-021d-7000-8000-000000000000', 250000, 1795464388000),
('credit:sandbox:test:00010000-0231-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-022f-7000-8000-000000000000', 250000, 1795464393000),
('credit:sandbox:test:00010000-0245-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0243-7000-8000-000000000000', 250000, 1795464398000),
('request:00010000-0042-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-003b-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', 250000, 1795464018000),
('request:00010000-00ad-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00a3-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', 250000, 1795464046000),
('request:00010000-00c2-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00b8-7000-8000-000000000000', 'payout:00010000-00c3-7000-8000-000000000000', 250000, 1795464051000),
('request:00010000-00d7-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00cd-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', 250000, 1795464056000),
('request:00010000-00ee-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00e4-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', 250000, 1795464062000),
('request:00010000-0103-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00f9-7000-8000-000000000000', 'refund:00010000-0104-7000-8000-000000000000', 250000, 1795464067000),
('request:00010000-0118-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-010e-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', 100000, 1795464072000),
('request:00010000-01f8-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-01ee-7000-8000-000000000000', 'payout:00010000-01f9-7000-8000-000000000000', 250000, 1795464377000),
('request:00010000-023d-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-022f-7000-8000-000000000000', 'refund:00010000-023e-7000-8000-000000000000', 250000, 1795464396000),
('request:00010000-024d-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0243-7000-8000-000000000000', 'refund:00010000-024e-7000-8000-000000000000', 60000, 1795464400000);

insert into event (position, id, type, checkout_id, account_id, mode, reference, sequence, status, amount, currency, metadata_json, actor_kind, actor_via, at, extras_json) values
(1, '00010000-0029-7000-8000-000000000000', 'charge.failed', '00010000-001d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', 1, 'expired', 120000, 'NGN', null, 'clock', 'alarm', 1795264211000, '{"failure_reason":"expired","refunded_amount":0}'),
(2, '00010000-002c-7000-8000-000000000000', 'escrow.expired', '00010000-001a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', 1, 'expired', 250000, 'NGN', null, 'clock', 'alarm', 1795437010000, '{"refunded_amount":0}'),
(3, '00010000-0038-7000-8000-000000000000', 'payment.partial', '00010000-0034-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', 1, 'awaiting_payment', 250000, 'NGN', null, 'partner', 'notification', 1795464015000, '{"credit_id":"00010000-0037-7000-8000-000000000000","credited_amount":100000,"remaining_amount":150000}'),
(4, '00010000-003f-7000-8000-000000000000', 'payment.success', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464017000, '{"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(5, '00010000-0040-7000-8000-000000000000', 'escrow.funded', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464017000, '{"held_amount":250000}'),
(6, '00010000-0044-7000-8000-000000000000', 'escrow.declined', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 3, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464018000, '{"reason":"Out of stock","refunded_amount":250000}'),
(7, '00010000-0045-7000-8000-000000000000', 'escrow.refunded', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 4, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464018000, '{"refunded_amount":250000,"reason":"declined"}'),
(8, '00010000-004b-7000-8000-000000000000', 'escrow.cancelled', '00010000-0048-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', 1, 'cancelled', 250000, 'NGN', null, 'merchant', 'api', 1795464020000, '{"refunded_amount":0}'),
(9, '00010000-0053-7000-8000-000000000000', 'payment.success', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464022000, '{"credit_id":"00010000-0051-7000-8000-000000000000","credited_amount":300000,"excess_amount":50000}'),
(10, '00010000-0054-7000-8000-000000000000', 'escrow.funded', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464022000, '{"held_amount":250000}'),
(11, '00010000-005b-7000-8000-000000000000', 'payment.failed', '00010000-0057-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', 1, 'awaiting_payment', 250000, 'NGN', null, 'partner', 'notification', 1795464024000, '{"credit_id":"00010000-005a-7000-8000-000000000000","credited_amount":250000,"failure_reason":"rejected by the bank"}'),
(12, '00010000-0062-7000-8000-000000000000', 'payment.success', '00010000-005e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464026000, '{"credit_id":"00010000-0061-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(13, '00010000-0063-7000-8000-000000000000', 'escrow.funded', '00010000-005e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464026000, '{"held_amount":250000}'),
(14, '00010000-0065-7000-8000-000000000000', 'dispute.opened', '00010000-005e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', 3, 'disputed', 250000, 'NGN', null, 'partner', 'notification', 1795464026000, '{"dispute_id":"00010000-0064-7000-8000-000000000000","reason":"payment_reversed","opened_by":"operator"}'),
(15, '00010000-006c-7000-8000-000000000000', 'payment.success', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 1, 'funded', 250000, 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', 1795464028000, '{"credit_id":"00010000-006b-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(16, '00010000-006d-7000-8000-000000000000', 'escrow.funded', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 2, 'funded', 250000, 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', 1795464028000, '{"held_amount":250000}'),
(17, '00010000-0070-7000-8000-000000000000', 'escrow.accepted', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', 3, 'funded', 250000, 'NGN', '{"cart":"Ada''s"}', 'merchant', 'api', 1795464029000, '{}'),
(18, '00010000-0077-7000-8000-000000000000', 'payment.success', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464031000, '{"credit_id":"00010000-0076-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(19, '00010000-0078-7000-8000-000000000000', 'escrow.funded', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464031000, '{"held_amount":250000}'),
(20, '00010000-007b-7000-8000-000000000000', 'escrow.accepted', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464032000, '{}'),
(21, '00010000-0082-7000-8000-000000000000', 'payment.success', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464034000, '{"credit_id":"00010000-0081-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(22, '00010000-0083-7000-8000-000000000000', 'escrow.funded', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464034000, '{"held_amount":250000}'),
(23, '00010000-0086-7000-8000-000000000000', 'escrow.accepted', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464035000, '{}'),
(24, '00010000-0089-7000-8000-000000000000', 'escrow.delivered', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464036000, '{"tracking_number":"GIG-123","auto_release_at":"2026-11-24T20:00:36.000Z"}'),
(25, '00010000-0097-7000-8000-000000000000', 'charge.success', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 1, 'succeeded', 120000, 'NGN', null, 'partner', 'notification', 1795464040000, '{"credit_id":"00010000-0095-7000-8000-000000000000","credited_amount":120000,"excess_amount":0,"payout_id":"00010000-0096-7000-8000-000000000000"}'),
(26, '00010000-009f-7000-8000-000000000000', 'payment.success', '00010000-009b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', 1, 'funded', 120000, 'NGN', null, 'partner', 'notification', 1795464042000, '{"credit_id":"00010000-009e-7000-8000-000000000000","credited_amount":120000,"excess_amount":0}'),
(27, '00010000-00a0-7000-8000-000000000000', 'escrow.funded', '00010000-009b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', 2, 'funded', 120000, 'NGN', null, 'partner', 'notification', 1795464042000, '{"held_amount":120000}'),
(28, '00010000-00a7-7000-8000-000000000000', 'payment.success', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464044000, '{"credit_id":"00010000-00a6-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(29, '00010000-00a8-7000-8000-000000000000', 'escrow.funded', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464044000, '{"held_amount":250000}'),
(30, '00010000-00ab-7000-8000-000000000000', 'escrow.accepted', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464045000, '{}'),
(31, '00010000-00af-7000-8000-000000000000', 'escrow.released', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464046000, '{"released_amount":250000,"payout_id":"00010000-00ae-7000-8000-000000000000"}'),
(32, '00010000-00b5-7000-8000-000000000000', 'payout.paid', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', 5, 'released', 250000, 'NGN', null, 'partner', 'alarm', 1795464047000, '{"payout_id":"00010000-00ae-7000-8000-000000000000","payout_amount":250000,"session_id":"626011807897633206380346950952"}'),
(33, '00010000-00bc-7000-8000-000000000000', 'payment.success', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464049000, '{"credit_id":"00010000-00bb-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(34, '00010000-00bd-7000-8000-000000000000', 'escrow.funded', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464049000, '{"held_amount":250000}'),
(35, '00010000-00c0-7000-8000-000000000000', 'escrow.accepted', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464050000, '{}'),
(36, '00010000-00c4-7000-8000-000000000000', 'escrow.released', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464051000, '{"released_amount":250000,"payout_id":"00010000-00c3-7000-8000-000000000000"}'),
(37, '00010000-00ca-7000-8000-000000000000', 'payout.failed', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', 5, 'released', 250000, 'NGN', null, 'partner', 'alarm', 1795464052000, '{"payout_id":"00010000-00c3-7000-8000-000000000000","payout_amount":250000,"failure_reason":"failed by the receiving bank"}'),
(38, '00010000-00d1-7000-8000-000000000000', 'payment.success', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464054000, '{"credit_id":"00010000-00d0-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(39, '00010000-00d2-7000-8000-000000000000', 'escrow.funded', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464054000, '{"held_amount":250000}'),
(40, '00010000-00d5-7000-8000-000000000000', 'escrow.accepted', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464055000, '{}'),
(41, '00010000-00d9-7000-8000-000000000000', 'escrow.released', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464056000, '{"released_amount":250000,"payout_id":"00010000-00d8-7000-8000-000000000000"}'),
(42, '00010000-00df-7000-8000-000000000000', 'payout.paid', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 5, 'released', 250000, 'NGN', null, 'partner', 'alarm', 1795464057000, '{"payout_id":"00010000-00d8-7000-8000-000000000000","payout_amount":250000,"session_id":"292516871962504557653972332878"}'),
(43, '00010000-00e1-7000-8000-000000000000', 'payout.reversed', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', 6, 'released', 250000, 'NGN', null, 'partner', 'alarm', 1795464058000, '{"payout_id":"00010000-00d8-7000-8000-000000000000","payout_amount":250000,"failure_reason":"reversed by the receiving bank"}'),
(44, '00010000-00e8-7000-8000-000000000000', 'payment.success', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464060000, '{"credit_id":"00010000-00e7-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(45, '00010000-00e9-7000-8000-000000000000', 'escrow.funded', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464060000, '{"held_amount":250000}'),
(46, '00010000-00ec-7000-8000-000000000000', 'escrow.accepted', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464061000, '{}'),
(47, '00010000-00f0-7000-8000-000000000000', 'escrow.refunded', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 4, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464062000, '{"refunded_amount":250000,"reason":null}'),
(48, '00010000-00f6-7000-8000-000000000000', 'refund.paid', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', 5, 'refunded', 250000, 'NGN', null, 'partner', 'alarm', 1795464063000, '{"refund_id":"00010000-00ef-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-00e7-7000-8000-000000000000","session_id":"405307644395592685556725767490"}'),
(49, '00010000-00fd-7000-8000-000000000000', 'payment.success', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464065000, '{"credit_id":"00010000-00fc-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(50, '00010000-00fe-7000-8000-000000000000', 'escrow.funded', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464065000, '{"held_amount":250000}'),
(51, '00010000-0101-7000-8000-000000000000', 'escrow.accepted', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464066000, '{}'),
(52, '00010000-0105-7000-8000-000000000000', 'escrow.refunded', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 4, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464067000, '{"refunded_amount":250000,"reason":null}'),
(53, '00010000-010b-7000-8000-000000000000', 'refund.failed', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', 5, 'refunded', 250000, 'NGN', null, 'partner', 'alarm', 1795464068000, '{"refund_id":"00010000-0104-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-00fc-7000-8000-000000000000","failure_reason":"failed by the receiving bank"}'),
(54, '00010000-0112-7000-8000-000000000000', 'payment.success', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464070000, '{"credit_id":"00010000-0111-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(55, '00010000-0113-7000-8000-000000000000', 'escrow.funded', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464070000, '{"held_amount":250000}'),
(56, '00010000-0116-7000-8000-000000000000', 'escrow.accepted', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464071000, '{}'),
(57, '00010000-011a-7000-8000-000000000000', 'escrow.partially_released', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464072000, '{"released_amount":100000,"payout_id":"00010000-0119-7000-8000-000000000000","remaining_amount":150000}'),
(58, '00010000-01d9-7000-8000-000000000000', 'refund.paid', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 5, 'refunded', 250000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}'),
(59, '00010000-01db-7000-8000-000000000000', 'refund.paid', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 3, 'funded', 250000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"refund_id":"00010000-0052-7000-8000-000000000000","refund_amount":50000,"credit_id":"00010000-0051-7000-8000-000000000000","session_id":"626775548324922556127900307805"}'),
(60, '00010000-01dd-7000-8000-000000000000', 'payout.paid', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 2, 'succeeded', 120000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"payout_id":"00010000-0096-7000-8000-000000000000","payout_amount":120000,"session_id":"142021137292424825186524078264"}'),
(61, '00010000-01df-7000-8000-000000000000', 'payout.paid', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 5, 'funded', 250000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"payout_id":"00010000-0119-7000-8000-000000000000","payout_amount":100000,"session_id":"998027188883426719646070318001"}'),
(62, '00010000-01f2-7000-8000-000000000000', 'payment.success', '00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464375000, '{"credit_id":"00010000-01f1-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(63, '00010000-01f3-7000-8000-000000000000', 'escrow.funded', '00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464375000, '{"held_amount":250000}'),
(64, '00010000-01f6-7000-8000-000000000000', 'escrow.accepted', '00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464376000, '{}'),
(65, '00010000-01fa-7000-8000-000000000000', 'escrow.released', '00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464377000, '{"released_amount":250000,"payout_id":"00010000-01f9-7000-8000-000000000000"}'),
(66, '00010000-0201-7000-8000-000000000000', 'payment.success', '00010000-01fd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464379000, '{"credit_id":"00010000-0200-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(67, '00010000-0202-7000-8000-000000000000', 'escrow.funded', '00010000-01fd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464379000, '{"held_amount":250000}'),
(68, '00010000-0205-7000-8000-000000000000', 'escrow.accepted', '00010000-01fd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464380000, '{}'),
(69, '00010000-0209-7000-8000-000000000000', 'dispute.opened', '00010000-01fd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464381000, '{"dispute_id":"00010000-0208-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(70, '00010000-0210-7000-8000-000000000000', 'payment.success', '00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464383000, '{"credit_id":"00010000-020f-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(71, '00010000-0211-7000-8000-000000000000', 'escrow.funded', '00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464383000, '{"held_amount":250000}'),
(72, '00010000-0214-7000-8000-000000000000', 'escrow.accepted', '00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464384000, '{}'),
(73, '00010000-0218-7000-8000-000000000000', 'dispute.opened', '00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464385000, '{"dispute_id":"00010000-0217-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(74, '00010000-0221-7000-8000-000000000000', 'payment.success', '00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464388000, '{"credit_id":"00010000-0220-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(75, '00010000-0222-7000-8000-000000000000', 'escrow.funded', '00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464388000, '{"held_amount":250000}'),
(76, '00010000-0225-7000-8000-000000000000', 'escrow.accepted', '00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464389000, '{}'),
(77, '00010000-0229-7000-8000-000000000000', 'dispute.opened', '00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464390000, '{"dispute_id":"00010000-0228-7000-8000-000000000000","reason":"not_as_described","opened_by":"seller","on_behalf_of":"seller"}'),
(78, '00010000-022c-7000-8000-000000000000', 'dispute.resolved', '00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 5, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464391000, '{"dispute_id":"00010000-0228-7000-8000-000000000000","outcome":"withdrawn","released_amount":0,"refunded_amount":0,"on_behalf_of":"seller"}'),
(79, '00010000-0233-7000-8000-000000000000', 'payment.success', '00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464393000, '{"credit_id":"00010000-0232-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(80, '00010000-0234-7000-8000-000000000000', 'escrow.funded', '00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464393000, '{"held_amount":250000}'),
(81, '00010000-0237-7000-8000-000000000000', 'escrow.accepted', '00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464394000, '{}'),
(82, '00010000-023b-7000-8000-000000000000', 'dispute.opened', '00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464395000, '{"dispute_id":"00010000-023a-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(83, '00010000-023f-7000-8000-000000000000', 'dispute.resolved', '00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 5, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464396000, '{"dispute_id":"00010000-023a-7000-8000-000000000000","outcome":"conceded","released_amount":0,"refunded_amount":250000,"on_behalf_of":"seller"}'),
(84, '00010000-0240-7000-8000-000000000000', 'escrow.refunded', '00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 6, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464396000, '{"refunded_amount":250000,"reason":"conceded"}'),
(85, '00010000-0247-7000-8000-000000000000', 'payment.success', '00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464398000, '{"credit_id":"00010000-0246-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(86, '00010000-0248-7000-8000-000000000000', 'escrow.funded', '00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464398000, '{"held_amount":250000}'),
(87, '00010000-024b-7000-8000-000000000000', 'escrow.accepted', '00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464399000, '{}'),
(88, '00010000-024f-7000-8000-000000000000', 'escrow.partially_refunded', '00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464400000, '{"refunded_amount":60000,"remaining_amount":190000,"reason":"One of two was missing"}'),
(89, '00010000-025d-7000-8000-000000000000', 'payment.success', '00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795176105000, '{"credit_id":"00010000-025c-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(90, '00010000-025e-7000-8000-000000000000', 'escrow.funded', '00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795176105000, '{"held_amount":250000}'),
(91, '00010000-0261-7000-8000-000000000000', 'escrow.accepted', '00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795176106000, '{}');

insert into job (id, kind, subject, account_id, mode, run_at, attempts, lease_token, lease_until, last_error, created_at) values
('01a2038d-a6b0-746f-b663-e2e0d032b11a', 'payout.run', '00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795179358000, 1, null, null, null, 1795176056000),
('01a2038d-b083-7369-8c10-d01629de23d5', 'payout.run', '00010000-01f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176077000),
('01a2038d-b1df-7062-8bae-174ddbe3a566', 'refund.run', '00010000-023e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176096000),
('01a2038d-b221-704e-bbc5-8755538d3dcc', 'refund.run', '00010000-024e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176100000);

insert into idempotency (account_id, mode, key, fingerprint, status, body_sealed, created_at) values
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-001e-7000-8000-000000000000', 'ca81434734fdf5f73c89bf697142b84dca10e177f60c271ea8b9f73dc62f7ceb', 200, 'v1.NWha-G6tWcxlsnlpYGGoo-3d9qAOvlGeXFkEKwvlxxLumhrpfblH_TnXaaYn42hGAC05NuDWcC57cQYKSjJ7byMhhpQAVwSaF4yWzRG3iOqkf4fDM6GDrqLH2UiutdjfPTNWeF9MXBpO2XaPNw8yCxCiTtLYmF9vM2e5j1tBuEW6ZeRjpcyDTePyDCX4tz8Nx1qMWXReC6AgIgx9UE9cBSKwu7A06k5GfMEsAjp2ioM0iO3kS67lqhFDxaNdpJFGGuevwvAz0Cyfpn1VVNfGktlOBjokbOW90btXgovosWRYIc6fkLCB49hyT5T6cf4cL8wi_GiMkWm3RR-SqUib52Xmst2McvhNDFOR7oFJDeRoVLWeF1gAyIq0tfCRisiIe1ICpaexaANKnrhM4h0w2UbuQE1UMAEee2bhp4hp2U0IF692ExbNFAxp2XBPc-1RUflAe26PZoXVTvYy0ITXICig5XJrvFTqTxmXrAji3e5fZ5ma-btXvMqVpL4PVF80YeRANnygphAVNSHOf6mBvkF7m5h0pZwM435-MsUGv8gXgQ0gHoD-k-5mmLfq7JdvMrKXEGPpCUYJ9uBO6IcxsGAJ6N4LC-QXHfhNDIGQgJVRUgoQf91I9TGJsdQ-y1NcWuaf_ExX68NQ0Dg3EmUJgNGFGl7Cvw4JHdgUMOuQcRp_aTKcuaXgjzPt19K8NKAWP1NBJ-lKC84w6qsF7R1bOQ', 1795464012000),
('00010000-0001-7000-8000-000000000000', 'test', 'first-part', '1873fc8fd2ff49eb61719681f039a468527320758c9645fbaf933763546a802d', 200, 'v1.5_hvnppbSJOS4uVhE04rQH5NIm-cgmW0SXDncpaapt34oi4H6MYEXQoSUUIcqSomQNE-dRVt7vvhnUSUQB_HSMxlZDQYKDAkibFM2f75nDAA5xmEXsQpg4pK-4ZT5Vqtgzk5y_Hm1myLNI9AI_4Jad0bUNEkM99ci3N-QoTtlcGYhnKzNOTa0EjGDSaqHSW2aY3c4UwhxPy1NR2BKb7QhxIphmnzWTO1qVoGdP-QWIS-5s-XyKgBj55ufkBO4EW-YQfsuq2_OdE22WRRuFkMjCLCDQXrZqQZiVKXo2ycwSUfTxBTLV3bmcfVX5df6stsOuXfvKEN6UhLrstst4KxpJy8ler_ckw6Od_4HAFVb7CR1ZAEeDp9ipRytpzUqKjEQ4tgiSCl4tRLvh4YHGXUMwRCD_bm8vUPxVTO81Mo9RZZVbi3CR-X9bJGqbcGfT7dwJzpEvrQZvdmxeb8fLzPgD214zzBNJOLX7RVMfRUQZlWR1ZUO1qqhpfdEFOmghV50aOLf6PnTVXvAbIhHgG2lFiCJd4dMcUBtuiiDsRWfCMZ9_O7yw5zq2OZNyEJjK2Yl6KdTep-ry3xAB9k3Zo9w_isNoy1yX2N76TOuc-n5RyYqXZepNb9zL7fOO0D07aV2VQYzHcb1K7Ac6ElKMLw3YkEGiP1YT-35Wq1VSLhFl4Aw8wsbfBMU7noSH9HYf1ncvSzr5oMHoukqbOyVCQ0kTnQTWT_6QTyoz-W5f50GL9OJUQX8ukMjbIQKlSMni3Jkx8fD4oPfvNrE93eHub_wsSq-qjLLc8Kzip_Dpt-QE57fcaGYzwSRlZ0Z5Vctdu9GSQIfv9NodGOTpue5kn8cyeKYbaoOC0eA7gq_SMOhkQst7g_8brE-jFesg2T4OjV2VnlSV2Zg8tzJx1Izk4RqSyzT1ll07C01awb40xyaLA2EUotsgrsCNwsbAGZqkgshyElYzMFhGzuaOyh9OOq4rjLvuq50O5NtAQPjuDOPT81CFkvVauXXx6hWlMqm-aJFUGe1ImBHqePUB3CwOun5NMQ-x62EPpffe6Cs7vHG47zoaT9MRzjbm7RgVTqq2saUh1NtqxhlwzzgwM_pgQBKnTdkXKa1uM0XaOf-ZD3uMkdM62_PxQTYkRpZCEBNzXkfaMm3UOEdDh2MtFGP_D_MjRhpGyK9uaRN0a7Fq_X2vnBVn5lVIuaKkv2asZLF5pDsY1kA-JqEbwLemP9Qfe1VO_JMSTOUL037fN0C58KITmmTypWh3a8Lkpu6bvPT2Q6RIZXd5xwctutFzgJ3ruUOB31UTK6w_QS6vUdCdQsjgIUgWOPTd82Ba4MM_b0XRe1IUjek227nt-Vcpwj-7zqn1ZSXmhJZInD1mRYyJ3Jts9cX2izPgjPV_krqSUtk9-8GQpfIeXM0-wAzvs-vxRPQajBZ15XYWqFMmp6nU4pSJnlSSgdfV9INKmjWmNFfTRQxqrxG0cnBZBJjnk9aZeDGwBBluF5F1dd8bnwV_40WwYJQ0zxgDNNq9dTDmm2jin6mzhW3VushtSabzceRI0MhFu-OOaOYHaRKmWanEKZlO_-BQb1ef-xsZopx21Ob15niDassswPgeZlRH7LNbHIUVCC9CJrIJSof35bZx3tB_mrT1NYLo41_0hundf1Arv6ryWj4t2TJugqTZx3wdBq6Oah7v4qB_BCMTFeMoE4bcJcC0Qtr7c54TiMxUkCgFFBRFoMIUUWXHDABC2B_LD7GNSDvDxWajSEVHANkw8k8os0PHkpLazurbV5lQSJ2WxpUQSEUKskpASP_7t3g0nv1b_HfQyWckZcJRiqrLhY2KUXfbCDjMF_ss68R9wMKlz98vE-4n2-EnhSTcLebsnIBQx5E9h1bYCagWJF1n8HXhFKsHiFsrCCPN0Slci09UZ08H0Zn6Dv1o94UpmmrmiQ373FLBteIs0XIDeDPhFWDrGQ5rxU4LecTqO0l4R5qNmi-fXSPhuFQ9L8BoHF-SVZGJGQSn9_IEWNwEofbV7PUIdQlYxLtHMxHkEzWpLaSISNOrRIzf4fiY0F05TOLwziQwkMSh9OBJnwnYH-mmdZvuOqz-aqgEoVpiYijkJcNRndq6L6XEpRjWlik2nr36fnmyccjwOM5xWSXXRqVgzFMZOxBM2Mi8WTgeL2eEL8xVcpkjjJZfx5uZI9VafNiGoroYMGXViiCw', 1795464072000),
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-011b-7000-8000-000000000000', 'd5ca8b11604e8cb9f2cc9d7f679a819f31160cabffde136a8f766d18ac94950d', 200, 'v1.Ke--VFnH-g79bP5aGF0--gjyLKODOdx1LyEN8O_91WsjNyWGG8hNNi3qeYoBa50NIpHCWeiRaXSH9FB-7vtLzOjEbEWhjR1CBNDNUsCi4v0inub79soVdq1DrePqsEJkSWtFdDRtn0VQPT3eXN-U3SZnCFN6aguZKNdiqmIPF77d2gCJfnTBs4gxYdJBjJFwMLh7NZOE99Mk8m-A5sxwuduPsbHX6ykstzHPQ8xBaCKoaIGAnrC_qHxpQJVuVAP6P2SpF0xFMwACPv5et4mbxZEWAAc1XZBq3y9FYWn7_puRL01CRglPNHHUJx5PNz7JmSqFonHCwqQAsuVZKlQrbWfv7Wy7yh4ZfPB7-5KkJBHqXcShiP14h1e1cJWnWuyhoII2ErcIIBXtq2iJzXx2klobG2HfE1hc7lTmfLIzzMH96Qu8gNQec5HP0kG2QiRC1mUgjHkmk5rBxHVU3IQhziYDOYAp93rbN-Az_gyuTcy1rDWJe95oxm_8HULckjnjhEYTeTaIIuSdsU0I7FE1gBzK0LVBE8J9WeJTeqVH6FVCyq6b3tg_s9MX01PgmdyLY0NcSUrGL9WAwgPTConyesQHPF7Bhn0BR9-v_GQFfM8wMFnlXRhcaMi66Kuj5p3v0NmJmNHrrav2caPx_B4FDWIh4oLUUlbKRob5f6awmo2f5ScAEkUfE1T2oTrrYTHUQgxDHMFFlRwM2HB7KP1a_WLJ02ILbXSrMJJTU-Iclu5g9G6x7R42Wf3fNOfqnJVdMbbZcp5zssHSs6HktlRF7JVpQx-W0soKq6ZOSCGEBMonat02-IyHyuH7VBi8QiIY7-McWYkraB1kCAPvBSQKJAIB1qCpZoZ5nkDiBBhLINaKf-rXsnm129M8tVNQmjS7GgMRRq8FOTUYLRtRY-0E4haO9HZC2plbsy44dgStgh5mpoE9U9r8Nm6Er_eVW3BWRQI04xpZSIVL0kGWIZXIShlZE8I2VnRLoIN9wreMfttSSoqGtdSelRymwRPquziYYQdQ3RE6z9zzondP0T_kALsgMSkuTO95fCgj4t8Oe1AuttgMdwt9T0D8W_LEYGYx_efCXQlH9mO7l6SDNwH95BO0WWpwZLQCHS_Hck4zkJ1upritHjhuFK_d1ATyCPTgmx_YUwlkjjls92l7XZAfh2ME0vy8rZApQRi7rK_VTwT74OXEoqrsMtkBr6IIQJh6VcC1LsjgRnxfvVOZrdgjaHY3hoCcsDXdyTYsmJ-3LM2KiooOi3UGBccPX4u13S-tpG7ojOs41BBDwmGM5jqoHtTkM8HeeVpUvqqcpGil7DhUrt9a3rjUL7Fbw-sBTWEOdwR3kqVRcG9YJZM661U0aV9dTWfAqA1wHpyO604UCHQIP6YMbVI2vipbi9-AsjsQsSAdQVa9V5YRc1g34X3cjo6j7g1XJn9TPZ0jj24UN7MM2eu60thAW-2a43whrXythld_lyUN9HFOYzFP2q_abmtEuwc_OZo3QehANY_2GgFNXhq6_1HNXmXqBv4QKk7k-uFiZZUOwNsuvugJBVodU1dH6MVPFALNjcnFiuLo75_kIuU0gQkemJzEQ1y0JYC-IALSgvjcWXm3PDs0HyEEhgqdhJMj8bA4smkmCpcqIa5zNORBlS9K4Jum73UjAb_vKPf6OBv0h9xbuTOMkr4BXIc5mn5Tg2-prXmsH2GZqyrUcPM7ozpL5Merj-sylnkCRqnmMDj16tPv5yljufN3S_aolHkwZyk8ebYO-n7FvKvFgpikXOBVhdfogzZyv7MmnBU57ILdGGE_ZjsdpZOeofXNd80P1SdayVml42v-JkbFVzt1oduvZ6Gay3Hv-cetj515Wjb7E4_6BCIMcTIOulJfJo8b945m3sYN1gB-XfDr2b1EzOHwb6alP7WKbpXZe-PVIli2RAMUAu8hxm5MnmgYSHwKoUUXk7TQ4aYUAz1tg2sIATkK9_dqieQc-wA22Z_KOryupava4N8T1U8UL_EqL0LPj8PDWsa0ta_Ll2EiDhrPPrmtHnSYAHgHnTmZL49Roh8cPQyN38BB7b6lH4nNnnXojI1195RtJMn3Fzaa3fMhDgohHok-jArCqYrE8rRmGPPVzF4lCjoYd5rzhzZinHAHflKcYscQrBLCGqSxGFvcpk3wsm8lp3b1OCqlQg23BSOFK_VJEZlZCY-Dd9dS2kUWosOVvr6k6CNdWVQDMAr3hA4hwtOegZZhsDcz1XhsLSb6y5lDSD_omaAZvj7eGCLXbmwieB_RTW-4nCbXjxO20VWTDhVNEs6Sytzsxft2xf5Z3zNir1YXL7e7R9UcEfcS0RIkVj8Jhm6MkisaP-c8BZ_Lq1N-jQ1ikyCifxR2ptQ8ReA1qBMhtHhH-codEwm9IZeG3AohtSvuNSe0M9q3QPJFIrdjm5xMEMKGd-x_Rbdbn1zYHe0Y9rn3TCfv7scML9LFe2PaNiQhKzAJHgWVb3r0yP3jhabFXYTyEpvMxSuz-JYvSJm_vuvkUxfXuOQd4Gmm60yXtPdho5d1TPSw3I113HvjMQu-TfRQV90mCssqDtsmcWVf1R7W8lp_xlWANJK4Yt27vRVlgFlBSQnuc-kdJMp6EF7B_JWzCTexUcHkifpTfoIStGLkmwn9OTB7hIZIlTJ8hbmqDncy0ClLvskflnMJz8nGb79Po2FJ23z6WbREdgRx259iOIxc3p9OTMKzrfnfoWJm9Kn3UnduzlkteRPRXvBZ', 1795464373000),
('00010000-0001-7000-8000-000000000000', 'test', 'refund-of-one', 'b071d9021bf3b465d89f505e954ab6e87f179e4d45b3ee10a90df998d8fa822d', 200, 'v1.XLddYdkrkRsWfYsa8uIvSmsMVUH_r_zH5AsuU3j5ISbGy7Iewcmmmv9Dl-Ufl8o0L0pvrVPS3D4meRGc0_LTytGD6fNy6BaKyJ4vqTf0EqlRp1l4dHGRSdNsj3zkmZeNcJyhDVMq33sxH82LsLdwYtfrZYEYBEb3wpAu3y7SHOh8xb7oG56m4-0DYTDYuvfmEg5AcLuez-5eaAqK4tfu4GOrr3_n-shR5mtyxcZnGj4I9XBtwh-eUkgkHj-XAmTcL2BAzXk_PFaa1PRmmtyFZETcvFWd6T32oTl6qRjz24G-CD2ltwB_yB-TPj8vJDqeuD-OYYtiE0Fnny7IJhQdMASZCAF2wMShhwV3LdCcA7NJ40qyG8-KziUYF7lRKmlVGezEoZK5fxPs-zElAldnTfuZWT-xR88pMXij-PNN7WzJ1sj4cfp6tSp9KYLeemF_UXB1je9uMKDgsi6XhI1vl9Tc-24lsV3Ek1hZ5oq9QEeo79ylYkGjO6nlOXdjIYjN5UA0UTpMITVEzFWpwLIZ1RH91ACM1fULPzIqbtCPJo4JQfS5TywuyIMnv8yM16iZ0TeYOEulPYnUgR8aRRlfnYU7y-D6SrasN-QOhAE07GsRsv8RFDrf0UUQtT8-gHva_kbcs-JT9o9R0nFGqxpfvWrrB_Cg_0TCvMLpLzQUqojbtzv0aXn44Fp1D_eWMAhlHTIwNujiP5u5pF2O4ISxi_vjOdz5qfMq_2i_JHRQyWNRec9ET8atZqeByX79_acPzKPyYKQdGv-KzGnibg-8rhqGhkW5kVSqHolU_VataT7_GiRC6_r-aw-p9b8d3d2kmH26JYIZ1MoPyZwuQdlhWKc7EB60pj4y0lPMSJAuho-0vza6yNWWvUTzKszp2ysmLbIIIkUAWkkH_wGc7oDivHinoQv9rVvR34NgWfA9UoFPMmjIUcaOdppq3kil3OMCmJzDimmqsmGoLHoUBlvOWI2Fz4xKoW2QVtsTDLRGsjKzIofH6byBlSfaZRKHOpkzj_bpDpPpnQUtR6eoaGj9vY9sbHQibgrt1EuGLv2CQC8PX4wISKFufQeibEx5QVN6VwVOXkr_kKTbpS_oyEEwUMbxmfYYKEAg2am0fuHFY_Xm8i1n2Q3Fegp5FWp23cfRRB6ik9eBpajFIzU7AZS7Hdd_b75_q3fye8dA4QqxSG-bLLK46uvTiMdAXSay7ULWD9Qvp_-fiA6-YINJC-HHqPxJZDPyRH2yIi-vuk4JOj4Gc6_fQF5PnOw9pSpi_rRwrxd_2oOELLyTqj5XAfDhYtTJMESeE9yvKRdOI0J8HFrO4-lTPTETGG0r7NbZNQlrJR1sZ2_ACehmLtuT8ytGsPhOIulNel2YpHNO2fDRQxcQSPfqulB2hOTXHBy6g1bf4-hfenegsscg9b_ArYN4aDS8tg-xOC2cWOnV9BCl2K7ByeRPu3eXMNTpc1l7IEOnyAk45mJ9RAND5-aKn7ukrpJwiJ4Iq9aMIE_2abu3qmgo_vZp178RpnRdL2MutERSxoAlcLGnejJISSp-9uyaHSdJ6UTNXHbk1P8-XvNZT-GmM2Pvp0eLVspFBzTKFRebbJBDcu8_UX6BuKOfdkkFC_w3zfc2Ypb6QTYaoVrF1IVQKXhKZvSuuseQcUDaj4wy2jlWhxoFx8PCGMCUhfTw8b1rwttpAn-1gF3pF-O653ljeqd9XAaorAHzypv6thaMtYv4Xja5wQTdSnEjFxk79NsvJUdWzXeF8b0SH7UM-EfBp9RUG--Fk83Wb_cG_nfCXvxkhsyEBjLWeGIgDeRgG6kX-UdHq5tvCEwuJ8SemC1QA44tWgd2QiWKLZrDvF4hnaBgR9C4FsKYYWlo4hTAtzv8ktKJ2Ik-RS6G3QhZtWFGnT69DgnNhUQ0dds1KXYGJfo-Xs2Djpxbb6mgRPFMJJp-9E6HcixhlUQ_ZImFBmZa9FOgWHJ38SFNxUzeBwdhGpjAaT7E2KCeOhBf46Br4LL4-q6UYLIno5-BQxrR8bJ6dAuM1k3_cGlLko8bMfdZEO5JFUk6TuAej0tlQtt5aszft5W6tqO9NOxvJaED6RuHN1vQg7EQtjXygLZ63UwvoA3ew6iL8YsXQnYauXJqlL0kx4I-Xxr0e0o0uzgBHvOiCSa-nrOiSIY', 1795464400000);

insert into sandbox_credit (id, account_id, partner_reference, account_number, status, amount, payer_name, failure_reason, paid_at, created_at) values
('00010000-0036-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', 'credited', 100000, null, null, 1795464015000, 1795176015000),
('00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', 'credited', 250000, null, null, 1795464017000, 1795176017000),
('00010000-0050-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', 'credited', 300000, null, null, 1795464022000, 1795176022000),
('00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', 'rejected', 250000, null, 'rejected by the bank', 1795464024000, 1795176024000),
('00010000-0060-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', 'reversed', 250000, null, 'reversed', 1795464026000, 1795176026000),
('00010000-006a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', 'credited', 250000, null, null, 1795464028000, 1795176028000),
('00010000-0075-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', 'credited', 250000, null, null, 1795464031000, 1795176031000),
('00010000-0080-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', 'credited', 250000, null, null, 1795464034000, 1795176034000),
('00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', null, '9999999999', 'credited', 45000, null, null, 1795464037000, 1795176037000),
('00010000-0094-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', 'credited', 120000, null, null, 1795464040000, 1795176040000),
('00010000-009d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', 'credited', 120000, null, null, 1795464042000, 1795176042000),
('00010000-00a5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', 'credited', 250000, null, null, 1795464044000, 1795176044000),
('00010000-00ba-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', 'credited', 250000, null, null, 1795464049000, 1795176049000),
('00010000-00cf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', 'credited', 250000, null, null, 1795464054000, 1795176054000),
('00010000-00e6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', 'credited', 250000, null, null, 1795464060000, 1795176060000),
('00010000-00fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', 'credited', 250000, null, null, 1795464065000, 1795176065000),
('00010000-0110-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', 'credited', 250000, null, null, 1795464070000, 1795176070000),
('00010000-01f0-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 'credited', 250000, null, null, 1795464375000, 1795176075000),
('00010000-01ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 'credited', 250000, null, null, 1795464379000, 1795176079000),
('00010000-020e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 'credited', 250000, null, null, 1795464383000, 1795176083000),
('00010000-021f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 'credited', 250000, null, null, 1795464388000, 1795176088000),
('00010000-0231-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 'credited', 250000, null, null, 1795464393000, 1795176093000),
('00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 'credited', 250000, null, null, 1795464398000, 1795176098000);

insert into sandbox_transfer (reference, account_id, kind, amount, bank_code, account_number, credit_id, status, session_id, failure_reason, fee, settle_at, created_at) values
('po-0001000000b470008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'paid', '626011807897633206380346950952', null, 0, 1795464107000, 1795176047000),
('po-0001000000c970008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'failed', null, 'failed by the receiving bank', 0, 1795464112000, 1795176052000),
('po-0001000000de70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'reversed', '292516871962504557653972332878', 'reversed by the receiving bank', 0, 1795464117000, 1795176057000),
('re-0001000000f570008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-00e6-7000-8000-000000000000', 'paid', '405307644395592685556725767490', null, 0, 1795464123000, 1795176063000),
('re-00010000010a70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-00fb-7000-8000-000000000000', 'failed', null, 'failed by the receiving bank', 0, 1795464128000, 1795176068000),
('re-00010000016270008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-003d-7000-8000-000000000000', 'paid', '812909359971523684389938484289', null, 0, 1795464133000, 1795176073000),
('re-00010000016470008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 50000, null, null, '00010000-0050-7000-8000-000000000000', 'paid', '626775548324922556127900307805', null, 0, 1795464133000, 1795176073000),
('po-00010000016670008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 120000, '058', '0123456789', null, 'paid', '142021137292424825186524078264', null, 0, 1795464133000, 1795176073000),
('po-00010000016870008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 100000, '058', '0123456789', null, 'paid', '998027188883426719646070318001', null, 0, 1795464133000, 1795176073000),
('po-00010000026570008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'pending', null, null, 0, 1795464466000, 1795176106000),
('re-00010000026370008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-0231-7000-8000-000000000000', 'pending', null, null, 0, 1795464466000, 1795176106000),
('re-00010000026470008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 60000, null, null, '00010000-0245-7000-8000-000000000000', 'pending', null, null, 0, 1795464466000, 1795176106000);

insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id, lane, url, status, trigger_kind, tries, attempt_count, next_attempt_at, lease_token, lease_until, last_failure, last_response_status, created_at, updated_at) values
('01a2038d-a497-73cb-a381-9728e39fa000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003f-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464017000, 1795464126553),
('01a2038d-a497-73cb-a381-994bdd416201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464017000, 1795464073000),
('01a2038d-a497-73cb-a381-994bdd416200', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464017000, 1795464141235),
('01a2038d-a4aa-72fd-8806-362d866e6d02', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', 'https://shop.test:34991/broken', 'failed', 'retry', 2, 2, null, null, null, 'status_5xx', 500, 1795464018000, 1795464138600),
('01a2038d-a4aa-72fd-8806-362d866e6d00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464018000, 1795464136624),
('01a2038d-a4aa-72fd-8806-3bb3c2b2de01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464018000, 1795464073000),
('01a2038d-a4aa-72fd-8806-3bb3c2b2de00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464018000, 1795464125047),
('01a2038d-a4ce-71aa-a688-7f0e62ca0801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0054-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464022000, 1795464073000),
('01a2038d-a53e-7393-b0fc-416dda4fd901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0063-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464026000, 1795464073000),
('01a2038d-a563-77ff-841a-587877a17201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-006d-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464028000, 1795464073000),
('01a2038d-a584-71d8-a6eb-c3102493ca01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0078-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464031000, 1795464073000),
('01a2038d-a5a8-75df-ae53-a999b0ee6201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0083-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464034000, 1795464073000),
('01a2038d-a606-706f-a082-949b21095001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464042000, 1795464073000),
('01a2038d-a61e-70ca-9da5-dea700a02e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a8-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464044000, 1795464073000),
('01a2038d-a62b-74aa-90c9-71614fe22e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00af-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464046000, 1795464073000),
('01a2038d-a65e-74eb-b9c4-df26a8c59e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00bd-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464049000, 1795464073000),
('01a2038d-a66b-71ba-b8fd-843690933501', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00c4-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464051000, 1795464073000),
('01a2038d-a699-739b-9106-b169b47e1901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d2-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464054000, 1795464073000),
('01a2038d-a6b0-746f-b663-d4484d80f101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464056000, 1795464073000),
('01a2038d-a6e7-7632-9125-6ed1753fe201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464060000, 1795464073000),
('01a2038d-a704-75c1-b81a-124a27693201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464062000, 1795464073000),
('01a2038d-a729-743d-95e9-cdaa9f4bd401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fe-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464065000, 1795464073000),
('01a2038d-a73e-74cf-b531-a0f33b854e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0105-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464067000, 1795464073000),
('01a2038d-a78b-71a9-9cfc-bc1d6732f101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464070000, 1795464073000),
('01a2038d-af46-766f-a260-8196b97c5200', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01d9-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464133000, 1795464197847),
('01a2038d-b05a-7532-88fd-47e56dbd6801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f3-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176075000, null, null, null, null, 1795464375000, 1795464375000),
('01a2038d-b083-7369-8c10-c5b31aa83401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01fa-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176077000, null, null, null, null, 1795464377000, 1795464377000),
('01a2038d-b0a4-761e-aeae-42bcfdb5d101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0202-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176079000, null, null, null, null, 1795464379000, 1795464379000),
('01a2038d-b0df-745c-89ad-efbc8ab96d01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0211-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176083000, null, null, null, null, 1795464383000, 1795464383000),
('01a2038d-b152-7439-99aa-43fe5f1bbb01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0222-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176088000, null, null, null, null, 1795464388000, 1795464388000),
('01a2038d-b1b6-74aa-b446-1a5859552b01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0234-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176093000, null, null, null, null, 1795464393000, 1795464393000),
('01a2038d-b1df-7062-8bae-0be428cf6a01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0240-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176096000, null, null, null, null, 1795464396000, 1795464396000),
('01a2038d-b209-730b-919b-03ba3266f901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0248-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', 0, 0, 1795176098000, null, null, null, null, 1795464398000, 1795464398000),
('01a2038d-b273-7738-85cf-3f2292a00700', '00010000-0001-7000-8000-000000000000', 'live', '00010000-025d-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176105000, null, null, null, null, 1795176105000, 1795176105000),
('01a2038d-b273-7738-85cf-411efcbe3900', '00010000-0001-7000-8000-000000000000', 'live', '00010000-025e-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176105000, null, null, null, null, 1795176105000, 1795176105000),
('01a2038d-b28a-753a-9852-b1cb0540a300', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0261-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176106000, null, null, null, null, 1795176106000, 1795176106000);

insert into webhook_attempt (id, delivery_id, trigger_kind, started_at, outcome, failure, failure_detail, address, request_headers_json, request_body, response_status, response_headers_json, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms) values
('00010000-01ab-7000-8000-000000000000', '01a2038d-a497-73cb-a381-9728e39fa000', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, 41),
('00010000-01ac-7000-8000-000000000000', '01a2038d-a497-73cb-a381-994bdd416200', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, 25),
('00010000-01ad-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-362d866e6d00', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, 25),
('00010000-01ae-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-3bb3c2b2de00', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, 25),
('00010000-01b2-7000-8000-000000000000', '01a2038d-a497-73cb-a381-994bdd416201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,7JezDM2YR1UEG9/Jlj9uaYST+JOElwqzrOy7URCauNo=","x-service-signature":"c1a80246d366e43116d3f524db435cab96d0f42842e0bd6df2e9eaec53e4d812"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 19, 27, 73, 49, 169),
('00010000-01b3-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-362d866e6d02', 'event', 1795176073000, 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', 500, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', 19, 42, 73, 49, 197),
('00010000-01b5-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-3bb3c2b2de01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,V0+zY16uDsQdu1YV3g2aW97dFw9yMOnM9iHT4KQvrZ4=","x-service-signature":"2e409f98ad4a2c269bcb448118e400848e5959e22a8a643bb293fd488f005694"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 35, 28, 94, 63, 232),
('00010000-01b6-7000-8000-000000000000', '01a2038d-a4ce-71aa-a688-7f0e62ca0801', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0054-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,HTFk3vJ5V0ZWqA49Nev/MOvTv5RysqVSiui+5vgJ/8M=","x-service-signature":"b325660e13dafcce86c57d2c293250bde0378e207dba31f557890dc8b7366aca"}', '{"event":"escrow.funded","event_id":"00010000-0054-7000-8000-000000000000","created_at":"2026-11-23T20:00:22.000Z","mode":"test","sequence":2,"reference":"OVERPAID","escrow_id":"00010000-004e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 35, 41, 135, 56, 267),
('00010000-01b8-7000-8000-000000000000', '01a2038d-a53e-7393-b0fc-416dda4fd901', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0063-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ZH0vNvaD6YeTv2gQMpx2KeXeOflxNDXwJJ42qIhd5dM=","x-service-signature":"5ff441430193891e1c74f5821cb52a6f1648d34d0166a7537c6c71ef9c8e27e2"}', '{"event":"escrow.funded","event_id":"00010000-0063-7000-8000-000000000000","created_at":"2026-11-23T20:00:26.000Z","mode":"test","sequence":2,"reference":"PAYMENT-REVERSED","escrow_id":"00010000-005e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 35, 42, 183, 28, 288),
('00010000-01b9-7000-8000-000000000000', '01a2038d-a563-77ff-841a-587877a17201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-006d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,XqVwBMzt++b4k8WW68ApXLQnOrjw5V8zidylOVRAr7Q=","x-service-signature":"c88e09b2eeea8016c01c89ef55454321180604deb0079037aee633da15d679c4"}', '{"event":"escrow.funded","event_id":"00010000-006d-7000-8000-000000000000","created_at":"2026-11-23T20:00:28.000Z","mode":"test","sequence":2,"reference":"FUNDED","escrow_id":"00010000-0068-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":{"cart":"Ada''s"},"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 42, 192, 58, 326),
('00010000-01bb-7000-8000-000000000000', '01a2038d-a584-71d8-a6eb-c3102493ca01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0078-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wOxHPPTldWiSrND8J9MKMy0GjxaTVWr9TSVO4nAeCDI=","x-service-signature":"ec8c4b196821693b65c69ae96f370ed12a3f6a96a1bbc34585fd2b49eb92ea9f"}', '{"event":"escrow.funded","event_id":"00010000-0078-7000-8000-000000000000","created_at":"2026-11-23T20:00:31.000Z","mode":"test","sequence":2,"reference":"NO-BANK-ACCOUNT","escrow_id":"00010000-0073-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 43, 235, 107, 419),
('00010000-01bc-7000-8000-000000000000', '01a2038d-a5a8-75df-ae53-a999b0ee6201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0083-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kxfV7btm32b3IaSN6FxK9uZPVQy4/GOAu3A0Qr95ET4=","x-service-signature":"291510961183bb02a9d0c851d218cbfed5af4672008f1c18b2bc88655717f6f8"}', '{"event":"escrow.funded","event_id":"00010000-0083-7000-8000-000000000000","created_at":"2026-11-23T20:00:34.000Z","mode":"test","sequence":2,"reference":"DELIVERED","escrow_id":"00010000-007e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 48, 280, 91, 453),
('00010000-01be-7000-8000-000000000000', '01a2038d-a606-706f-a082-949b21095001', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,yez/tGVyHFLJ0WVzuZVahWy4Zk+rJ6OrRrOqN/abq24=","x-service-signature":"609ef21b52da685248379c14f0c9b130b7c47925d41f965604e3856a3b01ac37"}', '{"event":"escrow.funded","event_id":"00010000-00a0-7000-8000-000000000000","created_at":"2026-11-23T20:00:42.000Z","mode":"test","sequence":2,"reference":"CHARGE-IN-ESCROW","escrow_id":"00010000-009b-7000-8000-000000000000","charge_id":"00010000-009a-7000-8000-000000000000","amount":120000,"currency":"NGN","status":"funded","metadata":null,"held_amount":120000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 49, 356, 34, 473),
('00010000-01bf-7000-8000-000000000000', '01a2038d-a61e-70ca-9da5-dea700a02e01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,6d9l4I+rbD8zMk8SRTMLJWsAi7t5ojks3wTznl049zU=","x-service-signature":"56da9663fa0b73e6074c0e87b05115e81421282de0425eb8ddbb966a0e34cd6f"}', '{"event":"escrow.funded","event_id":"00010000-00a8-7000-8000-000000000000","created_at":"2026-11-23T20:00:44.000Z","mode":"test","sequence":2,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 49, 372, 37, 492),
('00010000-01c1-7000-8000-000000000000', '01a2038d-a62b-74aa-90c9-71614fe22e01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00af-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,LlJlwivqKFw6a5ejX1MO6RWSVMCUwAxC9lNNqF8K2DM=","x-service-signature":"1cd3632c9046a84760b41c9f204be0d7b134b36a683e757618def0c9130e85f5"}', '{"event":"escrow.released","event_id":"00010000-00af-7000-8000-000000000000","created_at":"2026-11-23T20:00:46.000Z","mode":"test","sequence":4,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00ae-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 50, 398, 50, 532),
('00010000-01c2-7000-8000-000000000000', '01a2038d-a65e-74eb-b9c4-df26a8c59e01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00bd-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,J2FJ12WkcSZKAxwcFBjla3pQ8HHYb2eGGGMXREP65dk=","x-service-signature":"031f15380673a0c89504ff47a6aa0de9ef218798158a2cdbd443597b8497ee76"}', '{"event":"escrow.funded","event_id":"00010000-00bd-7000-8000-000000000000","created_at":"2026-11-23T20:00:49.000Z","mode":"test","sequence":2,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 34, 50, 420, 55, 560),
('00010000-01c4-7000-8000-000000000000', '01a2038d-a66b-71ba-b8fd-843690933501', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00c4-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,rpKARGw86k6GsBj9xlncrdAG6RtLX4m49fsUAJNIV8g=","x-service-signature":"81885e7a1cc00b38f29f6cfa499856cb483707039b578b42c3797453a4f0f20e"}', '{"event":"escrow.released","event_id":"00010000-00c4-7000-8000-000000000000","created_at":"2026-11-23T20:00:51.000Z","mode":"test","sequence":4,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00c3-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 2, 4, 440, 39, 485),
('00010000-01c5-7000-8000-000000000000', '01a2038d-a699-739b-9106-b169b47e1901', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00d2-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,1BW0lnRbBn4HZbwf1GCQxsP+hQSsaEFkc7on54KApjI=","x-service-signature":"2f90ffb8c83e89ab415c856ca47097f643ceb12ed8ca5cafa1a6fed32a5e437d"}', '{"event":"escrow.funded","event_id":"00010000-00d2-7000-8000-000000000000","created_at":"2026-11-23T20:00:54.000Z","mode":"test","sequence":2,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 2, 8, 463, 39, 512),
('00010000-01c6-7000-8000-000000000000', '01a2038d-a6b0-746f-b663-d4484d80f101', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00d9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,w607TCfSfjE0zMz48q96TwAQ1+8FX9F7JaXPiTUt1os=","x-service-signature":"2065ca6cf30c4232ddaded42d4ec471d7ec4b39593c1bf44834fe9fe930fd1d1"}', '{"event":"escrow.released","event_id":"00010000-00d9-7000-8000-000000000000","created_at":"2026-11-23T20:00:56.000Z","mode":"test","sequence":4,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00d8-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 8, 475, 36, 520),
('00010000-01c8-7000-8000-000000000000', '01a2038d-a6e7-7632-9125-6ed1753fe201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00e9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,0ASFC2fLYJuCexRelWfiBgfLG0DFdAOXXNa3qw2ZoT8=","x-service-signature":"ee564040be9ac732071adef831332b8cf1c91e3233b03393e302a8c088d95785"}', '{"event":"escrow.funded","event_id":"00010000-00e9-7000-8000-000000000000","created_at":"2026-11-23T20:01:00.000Z","mode":"test","sequence":2,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 9, 502, 27, 539),
('00010000-01c9-7000-8000-000000000000', '01a2038d-a704-75c1-b81a-124a27693201', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-00f0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,eY7hscKWOFaDsDzxNOoCQVaMcWkL9HVUUGnUM3Y5f48=","x-service-signature":"71b2131dbcc7676d703d2d0521fba41742b81f758d0584364fc3e07d793a3ddb"}', '{"event":"escrow.refunded","event_id":"00010000-00f0-7000-8000-000000000000","created_at":"2026-11-23T20:01:02.000Z","mode":"test","sequence":4,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 10, 514, 29, 554),
('00010000-01cb-7000-8000-000000000000', '01a2038d-a729-743d-95e9-cdaa9f4bd401', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00fe-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,Srg+PqvwIKD/iDfCYl4cDWlTje1MpMKrisszoQUrKFg=","x-service-signature":"56b065a9f51319c7bbc9cf96f36330c71619383ce74e3dddc054d8dbd8ad2c6b"}', '{"event":"escrow.funded","event_id":"00010000-00fe-7000-8000-000000000000","created_at":"2026-11-23T20:01:05.000Z","mode":"test","sequence":2,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 10, 529, 46, 586),
('00010000-01cc-7000-8000-000000000000', '01a2038d-a73e-74cf-b531-a0f33b854e01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0105-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ReLSKCThI8LDTEvqsVEaSStEkbXX1Q0KHdJnERHIvwM=","x-service-signature":"ec84dcd39e554e9b0817fbc311661f91100e22dd9ac3b82ae67b59a8c5045245"}', '{"event":"escrow.refunded","event_id":"00010000-0105-7000-8000-000000000000","created_at":"2026-11-23T20:01:07.000Z","mode":"test","sequence":4,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 11, 552, 36, 600),
('00010000-01ce-7000-8000-000000000000', '01a2038d-a78b-71a9-9cfc-bc1d6732f101', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0113-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,El+Q7BZ7FrtespG6uxNfKLEdtvuyAV2XuzrVy8LK4A8=","x-service-signature":"4c3a424d418f1841431d9f4817136ef8bd44173d5458e235e2a1a6b2e4833d57"}', '{"event":"escrow.funded","event_id":"00010000-0113-7000-8000-000000000000","created_at":"2026-11-23T20:01:10.000Z","mode":"test","sequence":2,"reference":"PART-RELEASED","escrow_id":"00010000-010e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 11, 576, 39, 627),
('00010000-01d4-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-3bb3c2b2de00', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, 0),
('00010000-01d6-7000-8000-000000000000', '01a2038d-a497-73cb-a381-9728e39fa000', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, 0),
('00010000-01e3-7000-8000-000000000000', '01a2038d-af46-766f-a260-8196b97c5200', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01d9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,d5q6Dc58Ddue514hBiPoqn6JAKFMG2ULmTbm3UQsBzg=","x-service-signature":"d931d8332bc43a613fea30b872e6f93ec36062d1536b23c8fdeb34a8525cac37"}', '{"event":"refund.paid","event_id":"00010000-01d9-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, 0),
('00010000-01e5-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-362d866e6d00', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, 0),
('00010000-01e7-7000-8000-000000000000', '01a2038d-a4aa-72fd-8806-362d866e6d02', 'retry', 1795176073000, 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', 500, '{"date":"Sun, 22 Nov 2026 13:59:06 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', null, null, null, 1, 1),
('00010000-01e9-7000-8000-000000000000', '01a2038d-a497-73cb-a381-994bdd416200', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, 0),
('00010000-01eb-7000-8000-000000000000', '01a2038d-af46-766f-a260-8196b97c5200', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01d9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,d5q6Dc58Ddue514hBiPoqn6JAKFMG2ULmTbm3UQsBzg=","x-service-signature":"d931d8332bc43a613fea30b872e6f93ec36062d1536b23c8fdeb34a8525cac37"}', '{"event":"refund.paid","event_id":"00010000-01d9-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, 0);

insert into mail (id, account_id, mode, template, cause, recipient, checkout_id, facts_json, data_sealed, status, tries, failure, begun_at, created_at, updated_at) values
('01a2038d-a338-712f-9706-0793be5d9a0d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-001a-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176010000, 1795176010000, 1795176012000),
('01a2038d-a40e-75e8-a279-6978bb05f16a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-002c-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176012000, 1795176012000, 1795176012000),
('01a2038d-a437-73d7-b002-9533f1edcdf8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0031-7000-8000-000000000000', 'seller@example.com', '00010000-0031-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176013000, 1795176013000, 1795176073000),
('01a2038d-a447-74f4-8dde-e167beddf5b3', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0034-7000-8000-000000000000', 'seller@example.com', '00010000-0034-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176014000, 1795176014000, 1795176073000),
('01a2038d-a48b-745a-8244-33127ed742d9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-003b-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176016000, 1795176016000, 1795176073000),
('01a2038d-a497-73cb-a381-9d2c25806bf7', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0040-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176017000, 1795176017000, 1795176073000),
('01a2038d-a497-73cb-a381-a236526f8c59', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0040-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176017000, 1795176017000, 1795176073000),
('01a2038d-a4aa-72fd-8806-3dc34b8798b9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0044-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176018000, 1795176018000, 1795176073000),
('01a2038d-a4b4-75c9-ab17-8c2a8d0149ac', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0048-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176019000, 1795176019000, 1795176073000),
('01a2038d-a4c2-7369-a1e7-0be2a0158acc', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-004b-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176020000, 1795176020000, 1795176073000),
('01a2038d-a4c7-7783-8807-bff54bcd211b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-004e-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176021000, 1795176021000, 1795176073000),
('01a2038d-a4ce-71aa-a688-831326bcb06b', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0054-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a2038d-a4ce-71aa-a688-86059858d31f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0051-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', '{"refunded_amount":50000,"reason":"overpaid","credit_id":"00010000-0051-7000-8000-000000000000"}', '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a2038d-a4ce-71aa-a688-8b5515f95f4e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0054-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a2038d-a4d3-719d-8e43-50238cb9783e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0057-7000-8000-000000000000', 'seller@example.com', '00010000-0057-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176023000, 1795176023000, 1795176073000),
('01a2038d-a503-72fd-8851-06592ce8e1d9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-005e-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176025000, 1795176025000, 1795176073000),
('01a2038d-a53e-7393-b0fc-47d3ead43d9f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0063-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a2038d-a53e-7393-b0fc-484f304a2e61', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0063-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a2038d-a54e-7307-957d-5020492800f0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0065-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a2038d-a54e-7307-957d-56e95a9be98e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0065-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a2038d-a558-7408-b7d9-06be2446a0bb', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0068-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176027000, 1795176027000, 1795176073000),
('01a2038d-a563-77ff-841a-5ee43112e30f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-006d-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176028000, 1795176028000, 1795176073000),
('01a2038d-a563-77ff-841a-618606cfe419', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-006d-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176028000, 1795176028000, 1795176073000),
('01a2038d-a577-715a-962a-e0469b57b604', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0073-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176030000, 1795176030000, 1795176073000),
('01a2038d-a584-71d8-a6eb-c550ea7c6324', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0078-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176031000, 1795176031000, 1795176073000),
('01a2038d-a584-71d8-a6eb-ca5634c850e4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0078-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176031000, 1795176031000, 1795176073000),
('01a2038d-a594-774c-ab83-6dbddeb53a70', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-007e-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176033000, 1795176033000, 1795176073000),
('01a2038d-a5a8-75df-ae53-ae9933862ed4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0083-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176034000, 1795176034000, 1795176073000),
('01a2038d-a5a8-75df-ae53-b2357c228ee8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0083-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176034000, 1795176034000, 1795176073000),
('01a2038d-a5d0-761a-8877-b0b8cfb24a45', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.delivered', '00010000-0089-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176036000, 1795176036000, 1795176073000),
('01a2038d-a5f7-76f8-9e97-3a571c7d6c75', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0097-7000-8000-000000000000', 'ada@example.com', '00010000-0092-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176040000, 1795176040000, 1795176073000),
('01a2038d-a606-706f-a082-999c831c1c5f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a0-7000-8000-000000000000', 'ada@example.com', '00010000-009b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176042000, 1795176042000, 1795176073000),
('01a2038d-a610-76af-b1f0-a03dd5d8e6cb', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00a3-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176043000, 1795176043000, 1795176073000),
('01a2038d-a61e-70ca-9da5-e0ce5d523e58', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a8-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176044000, 1795176044000, 1795176073000),
('01a2038d-a61e-70ca-9da5-e6f372dfccc2', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00a8-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176044000, 1795176044000, 1795176073000),
('01a2038d-a62b-74aa-90c9-756dae4dcbd0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00af-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176046000, 1795176046000, 1795176073000),
('01a2038d-a62b-74aa-90c9-7ab86a310344', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00af-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176046000, 1795176046000, 1795176073000),
('01a2038d-a64c-7618-99f9-2538ad1eef2f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00b5-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176047000, 1795176047000, 1795176073000),
('01a2038d-a652-76ee-959d-1ad8e02b2839', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00b8-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176048000, 1795176048000, 1795176073000),
('01a2038d-a65e-74eb-b9c4-e0702f2b4408', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00bd-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176049000, 1795176049000, 1795176073000),
('01a2038d-a65e-74eb-b9c4-e7c3d178791e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00bd-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176049000, 1795176049000, 1795176073000),
('01a2038d-a66b-71ba-b8fd-8bb2106b1434', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00c4-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176051000, 1795176051000, 1795176073000),
('01a2038d-a66b-71ba-b8fd-8fbd95f3cb31', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00c4-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176051000, 1795176051000, 1795176073000),
('01a2038d-a67d-72ad-942a-b3d1b11cf23b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00ca-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176052000, 1795176052000, 1795176073000),
('01a2038d-a68a-720f-b1f4-57e5a045569b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00cd-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176053000, 1795176053000, 1795176073000),
('01a2038d-a699-739b-9106-b6a7da8236ef', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00d2-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176054000, 1795176054000, 1795176073000),
('01a2038d-a699-739b-9106-bb63021f26a4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00d2-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176054000, 1795176054000, 1795176073000),
('01a2038d-a6b0-746f-b663-d816f429bda8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00d9-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176056000, 1795176056000, 1795176073000),
('01a2038d-a6b0-746f-b663-dd4d26daa2bc', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00d9-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176056000, 1795176056000, 1795176073000),
('01a2038d-a6c7-73cd-9d88-ab1bab6bb51d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00df-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176057000, 1795176057000, 1795176073000),
('01a2038d-a6cf-719f-9eed-c05d6bee7b08', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00e1-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176058000, 1795176058000, 1795176073000),
('01a2038d-a6d6-773c-a247-c4bc5c47a4ad', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00e4-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176059000, 1795176059000, 1795176073000),
('01a2038d-a6e7-7632-9125-733611c540fc', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00e9-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176060000, 1795176060000, 1795176073000),
('01a2038d-a6e7-7632-9125-7791793eb298', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00e9-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176060000, 1795176060000, 1795176073000),
('01a2038d-a704-75c1-b81a-17468137dfda', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-00f0-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176062000, 1795176062000, 1795176073000),
('01a2038d-a704-75c1-b81a-1a7845cbd801', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-00f0-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176062000, 1795176062000, 1795176073000),
('01a2038d-a71a-714f-b9e4-11cb103d8da9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00f9-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176064000, 1795176064000, 1795176073000),
('01a2038d-a729-743d-95e9-d0903eb55197', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00fe-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176065000, 1795176065000, 1795176073000),
('01a2038d-a729-743d-95e9-d5090f0e05fd', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00fe-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176065000, 1795176065000, 1795176073000),
('01a2038d-a73e-74cf-b531-a436d5bbdb13', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0105-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176067000, 1795176067000, 1795176073000),
('01a2038d-a73e-74cf-b531-a924fe2a0f7f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-0105-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176067000, 1795176067000, 1795176073000),
('01a2038d-a75e-76da-9561-74c1d774bf7b', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refund_failed', '00010000-010b-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176068000, 1795176068000, 1795176073000),
('01a2038d-a767-7208-ab3d-dd7d010bb89d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-010e-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176069000, 1795176069000, 1795176073000),
('01a2038d-a78b-71a9-9cfc-c174d13dead9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0113-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176070000, 1795176070000, 1795176073000),
('01a2038d-a78b-71a9-9cfc-c55491750fa5', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0113-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176070000, 1795176070000, 1795176073000),
('01a2038d-a7b3-7348-b4ec-eca8cb9f330c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-011a-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176072000, 1795176072000, 1795176073000),
('01a2038d-a7b3-7348-b4ec-f028aee57ab6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-011a-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176072000, 1795176072000, 1795176073000),
('01a2038d-af69-7266-949d-0643aa9ba559', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-01df-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176073000, 1795176073000, 1795176073000),
('01a2038d-b022-7499-863b-cc3a4196bf8a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01ee-7000-8000-000000000000', 'seller@example.com', '00010000-01ee-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176074000, 1795176074000, 1795176106000),
('01a2038d-b05a-7532-88fd-4a3a945d2078', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-01f3-7000-8000-000000000000', 'ada@example.com', '00010000-01ee-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176075000, 1795176075000, 1795176106000),
('01a2038d-b05a-7532-88fd-4d473d66aa96', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-01f3-7000-8000-000000000000', 'seller@example.com', '00010000-01ee-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176075000, 1795176075000, 1795176106000),
('01a2038d-b083-7369-8c10-c9f59011f61c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-01fa-7000-8000-000000000000', 'ada@example.com', '00010000-01ee-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176077000, 1795176077000, 1795176106000),
('01a2038d-b083-7369-8c10-cf5b2f46da06', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-01fa-7000-8000-000000000000', 'seller@example.com', '00010000-01ee-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176077000, 1795176077000, 1795176106000),
('01a2038d-b091-77b0-8a29-2ab6852cddd2', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01fd-7000-8000-000000000000', 'seller@example.com', '00010000-01fd-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176078000, 1795176078000, 1795176106000),
('01a2038d-b0a4-761e-aeae-44596cb03691', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0202-7000-8000-000000000000', 'ada@example.com', '00010000-01fd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176079000, 1795176079000, 1795176106000),
('01a2038d-b0a4-761e-aeae-49d4ff1d57a6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0202-7000-8000-000000000000', 'seller@example.com', '00010000-01fd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176079000, 1795176079000, 1795176106000),
('01a2038d-b0c4-712a-97c1-b3a49796aef3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0209-7000-8000-000000000000', 'ada@example.com', '00010000-01fd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176081000, 1795176081000, 1795176106000),
('01a2038d-b0c4-712a-97c1-b7c46df5aaac', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0209-7000-8000-000000000000', 'seller@example.com', '00010000-01fd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176081000, 1795176081000, 1795176106000),
('01a2038d-b0d6-730e-acc8-b6bc0eba4ebe', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-020c-7000-8000-000000000000', 'seller@example.com', '00010000-020c-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176082000, 1795176082000, 1795176106000),
('01a2038d-b0df-745c-89ad-f198584f91b5', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0211-7000-8000-000000000000', 'ada@example.com', '00010000-020c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176083000, 1795176083000, 1795176106000),
('01a2038d-b0df-745c-89ad-f63a14a4f275', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0211-7000-8000-000000000000', 'seller@example.com', '00010000-020c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176083000, 1795176083000, 1795176106000),
('01a2038d-b0f6-7671-8732-9b5a6be1d20e', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0218-7000-8000-000000000000', 'ada@example.com', '00010000-020c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176085000, 1795176085000, 1795176106000),
('01a2038d-b0f6-7671-8732-9dc19eca52ba', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0218-7000-8000-000000000000', 'seller@example.com', '00010000-020c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176085000, 1795176085000, 1795176106000),
('01a2038d-b12f-75a9-83ee-c974de8d504b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-021d-7000-8000-000000000000', 'seller@example.com', '00010000-021d-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176087000, 1795176087000, 1795176106000),
('01a2038d-b152-7439-99aa-4437754a1997', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0222-7000-8000-000000000000', 'ada@example.com', '00010000-021d-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176088000, 1795176088000, 1795176106000),
('01a2038d-b152-7439-99aa-49b2635c77ff', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0222-7000-8000-000000000000', 'seller@example.com', '00010000-021d-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176088000, 1795176088000, 1795176106000),
('01a2038d-b17d-7473-bcc4-8c8a123a0c26', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0229-7000-8000-000000000000', 'ada@example.com', '00010000-021d-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176090000, 1795176090000, 1795176106000),
('01a2038d-b17d-7473-bcc4-91f1662a3908', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0229-7000-8000-000000000000', 'seller@example.com', '00010000-021d-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176090000, 1795176090000, 1795176106000),
('01a2038d-b188-712b-b211-b18a9f824c68', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-022c-7000-8000-000000000000', 'ada@example.com', '00010000-021d-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176091000, 1795176091000, 1795176106000),
('01a2038d-b188-712b-b211-b6d92597d99e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-022c-7000-8000-000000000000', 'seller@example.com', '00010000-021d-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176091000, 1795176091000, 1795176106000),
('01a2038d-b1a3-7475-b79e-65a6d6796bd1', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-022f-7000-8000-000000000000', 'seller@example.com', '00010000-022f-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176092000, 1795176092000, 1795176106000),
('01a2038d-b1b6-74aa-b446-1ebadb05f9f8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0234-7000-8000-000000000000', 'ada@example.com', '00010000-022f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176093000, 1795176093000, 1795176106000),
('01a2038d-b1b6-74aa-b446-222475d94999', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0234-7000-8000-000000000000', 'seller@example.com', '00010000-022f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176093000, 1795176093000, 1795176106000),
('01a2038d-b1c8-764b-80b4-e734f6c14ac8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-023b-7000-8000-000000000000', 'ada@example.com', '00010000-022f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176095000, 1795176095000, 1795176106000),
('01a2038d-b1c8-764b-80b4-eaa69ae12398', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-023b-7000-8000-000000000000', 'seller@example.com', '00010000-022f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176095000, 1795176095000, 1795176106000),
('01a2038d-b1df-7062-8bae-0c7b35b5dd84', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-023f-7000-8000-000000000000', 'ada@example.com', '00010000-022f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176096000, 1795176096000, 1795176106000),
('01a2038d-b1df-7062-8bae-11f84f8c8fd6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-023f-7000-8000-000000000000', 'seller@example.com', '00010000-022f-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176096000, 1795176096000, 1795176106000),
('01a2038d-b1f2-7018-b00f-e5bd218e94ba', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0243-7000-8000-000000000000', 'seller@example.com', '00010000-0243-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176097000, 1795176097000, 1795176106000),
('01a2038d-b209-730b-919b-05a7b9c201ea', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0248-7000-8000-000000000000', 'ada@example.com', '00010000-0243-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176098000, 1795176098000, 1795176106000),
('01a2038d-b209-730b-919b-09a8f5895bfe', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0248-7000-8000-000000000000', 'seller@example.com', '00010000-0243-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176098000, 1795176098000, 1795176106000),
('01a2038d-b221-704e-bbc5-80770109a20c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-024f-7000-8000-000000000000', 'ada@example.com', '00010000-0243-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176100000, 1795176100000, 1795176106000),
('01a2038d-b246-727e-9d7b-be9960017e15', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-0255-7000-8000-000000000000', 'seller@example.com', '00010000-0255-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176102000, 1795176102000, 1795176106000),
('01a2038d-b24f-73cc-9fca-b26bb4f1a1a8', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-0258-7000-8000-000000000000', 'seller@example.com', '00010000-0258-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176103000, 1795176103000, 1795176106000),
('01a2038d-b273-7738-85cf-473433039202', '00010000-0001-7000-8000-000000000000', 'live', 'checkout.receipt', '00010000-025e-7000-8000-000000000000', 'ada@example.com', '00010000-0255-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176105000, 1795176105000, 1795176106000),
('01a2038d-b273-7738-85cf-4b7a028879f2', '00010000-0001-7000-8000-000000000000', 'live', 'sale.funded', '00010000-025e-7000-8000-000000000000', 'seller@example.com', '00010000-0255-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176105000, 1795176105000, 1795176106000),
('00010000-0297-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'sign_in.code', '00010000-0294-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, 'v1.ut4HhhD7s9xfTdBW7eGUltKGLKVxP-AAom5bP8nzbnNRjylmwGgHb-CH9hes5i-n5Go9N9UEpcZIrIYrxsFTRe01F0v6OevGIPf_mm7gi10MWgKxj665yKc179L2YJd13WGIE2bnRwLJDYbK4Kf6cHx-fq02mZVPkdVTi295lgLJDt4KY60', 'sent', 1, null, 1795176108000, 1795176108000, 1795176108000);

insert into sandbox_mail (id, message_id, sender, recipient, subject, plain, html, kept_at) values
('00010000-0297-7000-8000-000000000000', '<00010000-0297-7000-8000-000000000000@sandbox.invalid>', 'sandbox@sandbox.invalid', 'ada@example.com', 'Your code to sign in to your order from Adire Market', 'Enter this code where you asked for it, within 10 minutes:

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
('00010000-029f-7000-8000-000000000000', 'test', 'ada@example.com', 1795176109000);

insert into sign_in (id, browser_hash, address_hash, email_key, side, reference, checkout_key, sale_id, mode, code_hash, code_sealed, tries, used_at, created_at, expires_at) values
('00010000-0294-7000-8000-000000000000', 'oOm_XxnQw7RZF1B6mp54gQH8_EFQ1DfWukL8OtBHSpQ', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 'ada@example.com', 'buyer', 'FUNDED', '6vWf49Xu2X658HO65Fc1tl', null, 'test', '_RrUMIm1e61YBKd7JdR7FPFF4kre_CXAfB9vY7dMAwI', null, 1, 1795176109000, 1795176108000, 1795176708000);

insert into sign_in_tally (scope, subject, period, count) values
('network', 'O7OQaWSDTTEYd11UE5MNHPU9C1HktnxCjCaruPNusq4', 1795176000000, 2),
('codes', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', 1795176000000, 1),
('all_codes', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 1795176000000, 1),
('tries', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', 1795132800000, 0),
('all_tries', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 1795132800000, 0);

insert into session (id, token_hash, person_id, created_at, seen_at, ended_at) values
('00010000-02a0-7000-8000-000000000000', 'XFz9syhukWl8yE6uHe-_ax4iQHGutKkcNqtMZXfYg6s', '00010000-029f-7000-8000-000000000000', 1795176109000, 1795176109000, null);
