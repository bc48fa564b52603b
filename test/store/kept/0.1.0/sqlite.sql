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
(1, 'accounts', 1795355185302),
(2, 'checkouts', 1795355185303),
(3, 'transfers', 1795355185304),
(4, 'ledger', 1795355185304),
(5, 'queue', 1795355185307),
(6, 'sandbox', 1795355185307),
(7, 'webhooks', 1795355185308),
(8, 'mail', 1795355185308),
(9, 'sign-in', 1795355185313);

insert into account (id, name, plan, clock_offset_ms, created_at, default_secret_sealed, email) values
('00010000-0001-7000-8000-000000000000', 'Adire Market', 'business', 288300000, 1795176000000, 'v1.OgLBz_OcHQk6MJig-8LjrGUnMGpJLbOVxPEULrXOvdgWfwScu2c7x74DOfX1SM8806GsbewZqCZtqu668emmYCLS2XmfprvadHS9jU5xplxAVWKLoa2XheLr3a4', 'shop@example.com'),
('00010000-0005-7000-8000-000000000000', 'Kente House', 'free', 0, 1795176000000, 'v1.Zw5Mp-nO7oOTRPiwiuEXvWW8tZ-1il2CouDyeMJ1D3yHyL1oMmK6oVQRKlZR9nxzs9vtdxoktHrqBPlH6nu1rkmyvvZq2L6ubhFphdeTz6t7B45LX_nr6hyiiLg', null);

insert into api_key (id, account_id, mode, hash, last4, name, test_slot, created_at, revoked_at) values
('00010000-0002-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'ffa955510c5e102b0e353390f578445f426b387772b2b8a79e314ba505e9583b', '77ht', 'backend', 1, 1795176000000, null),
('00010000-0003-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '9dc38211594257ffff1de9dde903ec79393e4de577bdf3c07416a27c5557d38d', 'ckG7', 'backend', null, 1795176000000, null),
('00010000-0004-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '8472db9c3660646f54b0bfc416fd2a1943cd4921c9e906b6539226f1f8483d42', 'wn5e', 'lost', 2, 1795176000000, 1795176000000);

insert into webhook_endpoint (id, account_id, mode, slot, version, url, href, events_json, active, disabled_reason, retry_schedule, failure_count, failing_since, secret_sealed, previous_secret_sealed, previous_secret_until, created_at, updated_at, deleted_at) values
('00010000-000f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1, 1, 'https://shop.test:38653/hooks', 'https://shop.test:38653/hooks', '["escrow.funded","escrow.released","escrow.refunded"]', 1, null, 'standard', 0, null, 'v1.IJ2gJtTPvJ_Osff-6uyzZu55r1ysGP-1A4dDuvQVv5m2bMG94d7wlR3rdMHhlNXJwLVofblHoTknDg40uDK9-9YYY1Ul2GeyuALIpwXmsDpjQgLMwKKvazDQv_Y', null, null, 1795176004000, 1795176004000, null),
('00010000-0011-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 2, 1, 'https://shop.test:38653/broken', 'https://shop.test:38653/broken', '["escrow.declined"]', 1, null, 'standard', 2, 1795464073000, 'v1.fUa1PS1B3rok57VKh4nHtVHMasdIz2BvJ9MmUTbC0476sAzV54N33B5Esr68lCT7Jt8p5F2obA7fUIkJCQw6DK0KlysxJQi0vqTCALnB4W-BgEoFNLIbur7_Elo', null, null, 1795176005000, 1795176005000, null),
('00010000-0013-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 3, 2, 'https://shop.test:38653/paused', 'https://shop.test:38653/paused', '["escrow.funded"]', 0, 'merchant', 'standard', 0, null, 'v1.eczIMBd_cg6eCk93iouxGbUQOAFzCwr7v8XtkkvclL--WvG0hEExXj3XvTJzCKBm1DKd25EvwZsM5yhapWcBCQXEUATxlW913MI9h9l95fk9ClmrxxX-PaL4H-o', null, null, 1795176006000, 1795176007000, null),
('00010000-0016-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 4, 2, 'https://shop.test:38653/deleted', 'https://shop.test:38653/deleted', '["escrow.funded"]', 1, null, 'standard', 0, null, 'v1.u8BxzcZUbUajXleIvenGT9AukT-gvdWg_Yuscqj27r-Essrs5oLAKVN3oj_7IvkFEunO7IJlfhdfdzilZEa3Oa4eECoTgKiEjLpVItO5NAPqaKAfoNYzo_HiSJI', null, null, 1795176008000, 1795176009000, 1795176009000);

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
('00010000-01ed-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 5, 4, 'released', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Uh1gKsshhThgnLcbqr7ep2', 250000, 0, 250000, 0, 0, 1, '1763513401', 'Sterling Bank', 1795493174000, 1795723574000, 1795464376000, null, null, null, null, 0, null, null, null, 'released', 1795464374000, 1795464377000),
('00010000-01fc-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 4, 4, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'k5ikMbWSY2k1DNNw8qXwEP', 250000, 250000, 0, 0, 0, 1, '3485036739', 'Wema Bank', 1795493178000, 1795723578000, 1795464380000, null, null, null, null, 0, null, null, null, null, 1795464378000, 1795464381000),
('00010000-020b-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 5, 4, 'disputed', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'RxPxyU0hSaYOuR97oDUP0R', 250000, 250000, 0, 0, 0, 1, '2832472299', 'Fidelity Bank', 1795493182000, 1795723582000, 1795464384000, null, null, null, null, 0, null, null, null, null, 1795464382000, 1795464386000),
('00010000-021c-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 5, 5, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'L9osKNTPhEQAkqOt4zpvaa', 250000, 250000, 0, 0, 0, 1, '3914179327', 'Wema Bank', 1795493187000, 1795723587000, 1795464389000, null, null, null, null, 0, null, null, null, null, 1795464387000, 1795464391000),
('00010000-022e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 5, 6, 'refunded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'fjlF9wD3KuX1U9m2e9MoxI', 250000, 0, 0, 250000, 0, 1, '2364240856', 'Fidelity Bank', 1795493192000, 1795723592000, 1795464394000, null, null, null, null, 0, null, null, null, 'conceded', 1795464392000, 1795464396000),
('00010000-0242-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 4, 4, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZLICSMv7A9MEpKrNOUkxut', 250000, 190000, 0, 60000, 0, 1, '2681466506', 'Fidelity Bank', 1795493197000, 1795723597000, 1795464399000, null, null, null, null, 0, null, null, null, null, 1795464397000, 1795464400000),
('00010000-0254-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 3, 3, 'funded', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'x01VdlKAaP45zQhgpi7Jqx', 250000, 250000, 0, 0, 0, 1, '2750061089', 'Wema Bank', 1795204902000, 1795435302000, 1795176106000, null, null, null, null, 0, null, null, null, null, 1795176102000, 1795176106000),
('00010000-0257-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-AWAITING', 1, 0, 'awaiting_payment', 250000, 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'cA7JsPz6a64Jr9TAYYnTNX', 0, 0, 0, 0, 0, 1, '8842604229', 'Wema Bank', 1795204903000, 1795435303000, null, null, null, null, null, 0, null, null, null, null, 1795176103000, 1795176103000);

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
('esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ed-7000-8000-000000000000', 1, 250000, '1763513401', 'Sterling Bank', 1795464374000, 1795493174000, 1795176374000, 0),
('esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01fc-7000-8000-000000000000', 1, 250000, '3485036739', 'Wema Bank', 1795464378000, 1795493178000, 1795176378000, 0),
('esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-020b-7000-8000-000000000000', 1, 250000, '2832472299', 'Fidelity Bank', 1795464382000, 1795493182000, 1795176382000, 0),
('esc-fce5e0ea97357463fbe32cd154c797a05eb72243', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-021c-7000-8000-000000000000', 1, 250000, '3914179327', 'Wema Bank', 1795464387000, 1795493187000, 1795176387000, 0),
('esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022e-7000-8000-000000000000', 1, 250000, '2364240856', 'Fidelity Bank', 1795464392000, 1795493192000, 1795176392000, 0),
('esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0242-7000-8000-000000000000', 1, 250000, '2681466506', 'Fidelity Bank', 1795464397000, 1795493197000, 1795176397000, 0),
('esc-4c49ba996987eadd4cc8958cb957914fabde8923', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0254-7000-8000-000000000000', 1, 250000, '2750061089', 'Wema Bank', 1795176102000, 1795204902000, 1795176402000, 0),
('esc-5d57cfea03ee1bd7b3170f48493625e8fcca1f6b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0257-7000-8000-000000000000', 1, 250000, '8842604229', 'Wema Bank', 1795176103000, 1795204903000, 1795176403000, 0);

insert into dispute (id, account_id, mode, checkout_id, version, status, reason, opened_by, description, evidence_json, respond_by, outcome, amount_to_seller, created_at, updated_at) values
('00010000-0064-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', 1, 'waiting_for_operator', 'payment_reversed', 'operator', null, '[]', null, null, null, 1795464026000, 1795464026000),
('00010000-0207-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01fc-7000-8000-000000000000', 1, 'waiting_for_seller', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464381000}]', 1795723581000, null, null, 1795464381000, 1795464381000),
('00010000-0216-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-020b-7000-8000-000000000000', 2, 'waiting_for_operator', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464385000},{"side":"seller","text":"It is as shown.","links":[],"actor":{"kind":"merchant","via":"api"},"at":1795464386000}]', null, null, null, 1795464385000, 1795464386000),
('00010000-0227-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-021c-7000-8000-000000000000', 2, 'resolved', 'not_as_described', 'seller', 'The colour is another one.', '[{"side":"seller","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464390000}]', null, 'withdrawn', null, 1795464390000, 1795464391000),
('00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022e-7000-8000-000000000000', 2, 'resolved', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464395000}]', null, 'conceded', 0, 1795464395000, 1795464396000);

insert into seller (id, account_id, mode, email_key, email, name, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_saved_by, details_changed_at, created_at, updated_at) values
('00010000-000a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'seller@example.com', 'seller@example.com', 'Bisi Ade', 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.TEk3sN2200tnsnqbTyfcbyIac7-tGjgWlTfkblg1V-ku6mp3LX4', '6789', 'merchant', null, 1795176002000, 1795176002000),
('00010000-000d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'new@example.com', 'new@example.com', 'Chidi Eze', 1, null, null, null, null, null, null, null, 1795176003000, 1795176003000),
('00010000-0251-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'seller@example.com', 'seller@example.com', null, 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.9wZk61bc9d3p3-X4o_kzf5GxwvdfCdARhraLIQ1FaIkGaTq5d6g', '6789', 'merchant', null, 1795176101000, 1795176101000);

insert into payout_details (account_id, mode, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_changed_at, updated_at) values
('00010000-0001-7000-8000-000000000000', 'test', 1, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.VFkcq-aCnFjenLXSsNnau5AWjIUEjQvJi_tfcYqdqjfxuzFDwTY', '6789', null, 1795176001000);

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
('00010000-01f0-7000-8000-000000000000', 'sandbox', 'test', '00010000-01ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01ed-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464375000, 1795464375000, null),
('00010000-01ff-7000-8000-000000000000', 'sandbox', 'test', '00010000-01fe-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01fc-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464379000, 1795464379000, null),
('00010000-020e-7000-8000-000000000000', 'sandbox', 'test', '00010000-020d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-020b-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464383000, 1795464383000, null),
('00010000-021f-7000-8000-000000000000', 'sandbox', 'test', '00010000-021e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-021c-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 1, 'credited', 250000, 250000, 0, 0, null, null, 0, 1795464388000, 1795464388000, null),
('00010000-0231-7000-8000-000000000000', 'sandbox', 'test', '00010000-0230-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-022e-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 3, 'credited', 250000, 250000, 0, 250000, null, null, 0, 1795464393000, 1795464393000, null),
('00010000-0245-7000-8000-000000000000', 'sandbox', 'test', '00010000-0244-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0242-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 3, 'credited', 250000, 250000, 0, 60000, null, null, 0, 1795464398000, 1795464398000, null),
('00010000-025b-7000-8000-000000000000', 'sandbox', 'live', '00010000-0259-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0254-7000-8000-000000000000', null, '2750061089', 1, 'credited', 250000, 250000, 0, 0, 'Ada Obi', null, 0, 1795176104000, 1795176105000, null);

insert into payout (id, account_id, mode, checkout_id, version, seller_email, status, amount, bank_code, bank_name, account_name, account_number_sealed, account_last4, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0096-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0092-7000-8000-000000000000', 3, null, 'paid', 120000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.VFkcq-aCnFjenLXSsNnau5AWjIUEjQvJi_tfcYqdqjfxuzFDwTY', '6789', null, '142021137292424825186524078264', 0, 1795464040000, 1795464133000),
('00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a3-7000-8000-000000000000', 3, 'seller@example.com', 'paid', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.TEk3sN2200tnsnqbTyfcbyIac7-tGjgWlTfkblg1V-ku6mp3LX4', '6789', null, '626011807897633206380346950952', 0, 1795464046000, 1795464047000),
('00010000-00c3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b8-7000-8000-000000000000', 3, 'seller@example.com', 'failed', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.TEk3sN2200tnsnqbTyfcbyIac7-tGjgWlTfkblg1V-ku6mp3LX4', '6789', 'failed by the receiving bank', null, 0, 1795464051000, 1795464052000),
('00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', 4, 'seller@example.com', 'reversed', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.TEk3sN2200tnsnqbTyfcbyIac7-tGjgWlTfkblg1V-ku6mp3LX4', '6789', 'reversed by the receiving bank', null, 0, 1795464056000, 1795464058000),
('00010000-0119-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', 3, 'seller@example.com', 'paid', 100000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.TEk3sN2200tnsnqbTyfcbyIac7-tGjgWlTfkblg1V-ku6mp3LX4', '6789', null, '998027188883426719646070318001', 0, 1795464072000, 1795464133000),
('00010000-01f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ed-7000-8000-000000000000', 2, 'seller@example.com', 'pending', 250000, '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.TEk3sN2200tnsnqbTyfcbyIac7-tGjgWlTfkblg1V-ku6mp3LX4', '6789', null, null, 0, 1795464377000, 1795464406000);

insert into refund (id, account_id, mode, checkout_id, version, credit_id, status, origin, amount, reason, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0043-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003b-7000-8000-000000000000', 3, '00010000-003e-7000-8000-000000000000', 'paid', 'held', 250000, 'declined', null, '812909359971523684389938484289', 0, 1795464018000, 1795464133000),
('00010000-0052-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', 3, '00010000-0051-7000-8000-000000000000', 'paid', 'excess', 50000, 'overpaid', null, '626775548324922556127900307805', 0, 1795464022000, 1795464133000),
('00010000-00ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e4-7000-8000-000000000000', 3, '00010000-00e7-7000-8000-000000000000', 'paid', 'held', 250000, null, null, '405307644395592685556725767490', 0, 1795464062000, 1795464063000),
('00010000-0104-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f9-7000-8000-000000000000', 3, '00010000-00fc-7000-8000-000000000000', 'failed', 'held', 250000, null, 'failed by the receiving bank', null, 0, 1795464067000, 1795464068000),
('00010000-023d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022e-7000-8000-000000000000', 2, '00010000-0231-7000-8000-000000000000', 'pending', 'held', 250000, 'conceded', null, null, 0, 1795464396000, 1795464406000),
('00010000-024d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0242-7000-8000-000000000000', 2, '00010000-0245-7000-8000-000000000000', 'pending', 'held', 60000, 'One of two was missing', null, null, 0, 1795464400000, 1795464406000);

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
('00010000-0262-7000-8000-000000000000', 'refund', '00010000-023d-7000-8000-000000000000', '00010000-0231-7000-8000-000000000000', 1, 're-00010000026270008000000000000000', 1, 'sent', '00010000-0261-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000),
('00010000-0263-7000-8000-000000000000', 'refund', '00010000-024d-7000-8000-000000000000', '00010000-0245-7000-8000-000000000000', 1, 're-00010000026370008000000000000000', 1, 'sent', '00010000-0261-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000),
('00010000-0264-7000-8000-000000000000', 'payout', '00010000-01f8-7000-8000-000000000000', null, 1, 'po-00010000026470008000000000000000', 1, 'sent', '00010000-0261-7000-8000-000000000000', null, null, 0, 1795464406000, 1795464406000, 1795464406000);

insert into change (id, account_id, mode, at, token) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464047000, '01a20382-14db-752b-b4b0-206abc9d551e'),
('attempt:00010000-00c9-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', 1795464052000, '01a20382-1534-77e4-a030-08ab7f1e71e2'),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464057000, '01a20382-158c-736e-a58d-465d1a9c3e9a'),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', '00010000-0001-7000-8000-000000000000', 'test', 1795464058000, '01a20382-159e-76e9-8cfe-f853de5dd8cc'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464063000, '01a20382-15fd-7042-85f1-26b806b7c6c2'),
('attempt:00010000-010a-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', 1795464068000, '01a20382-163d-7689-a52c-eb315da3ba67'),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a20382-1b5d-74eb-bea0-c217ae31603e'),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a20382-1b6c-7176-9560-7603cd8bebf8'),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a20382-1b79-754d-8a96-20bc49b4211d'),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', 1795464133000, '01a20382-1b85-7040-a453-a4f3d030b441'),
('credit:sandbox:live:00010000-0259-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'live', 1795176105000, '01a20382-1ddc-7478-a723-814a8e2579b2'),
('credit:sandbox:test:00010000-0036-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464015000, '01a20382-1327-713f-801b-83d6d5fb7d50'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464017000, '01a20382-1342-7075-b767-ee70479833f3'),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464022000, '01a20382-1371-73b2-a4d2-0bbbf92389fa'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:rejected', '00010000-0001-7000-8000-000000000000', 'test', 1795464024000, '01a20382-1391-768a-a6dd-0d7ae0343ff1'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464026000, '01a20382-13ae-77c2-8a5c-8f35158a0bf6'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:reversed', '00010000-0001-7000-8000-000000000000', 'test', 1795464026000, '01a20382-13ba-7038-b81e-05830e03bd79'),
('credit:sandbox:test:00010000-006a-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464028000, '01a20382-13de-740d-9eec-d7a645ae5d34'),
('credit:sandbox:test:00010000-0075-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464031000, '01a20382-1401-778d-8f12-a8d0998b4329'),
('credit:sandbox:test:00010000-0080-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464034000, '01a20382-1419-7461-9cdc-17ad0767c24f'),
('credit:sandbox:test:00010000-008b-7000-8000-000000000000:credited', '', 'test', 1795176037000, '01a20382-1456-77d9-84da-2d26a94609b4'),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464040000, '01a20382-148a-7398-8978-95d9d88cf3ef'),
('credit:sandbox:test:00010000-009d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464042000, '01a20382-14ae-7386-af28-ad102cf198d8'),
('credit:sandbox:test:00010000-00a5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464044000, '01a20382-14ba-70dd-b844-26ac9bb736fd'),
('credit:sandbox:test:00010000-00ba-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464049000, '01a20382-14eb-7037-8f6c-f766f5aa9ec3'),
('credit:sandbox:test:00010000-00cf-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464054000, '01a20382-1550-774e-b94c-94b11387b833'),
('credit:sandbox:test:00010000-00e6-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464060000, '01a20382-15d1-75ff-b9a4-132c8637759c'),
('credit:sandbox:test:00010000-00fb-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464065000, '01a20382-1610-70ef-90fe-25895d5e03fe'),
('credit:sandbox:test:00010000-0110-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464070000, '01a20382-164e-72fc-89dc-97588d3c6e65'),
('credit:sandbox:test:00010000-01ef-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464375000, '01a20382-1c1d-7186-aa72-2d91d164d1c5'),
('credit:sandbox:test:00010000-01fe-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464379000, '01a20382-1caa-76cc-acbf-d2df6734df25'),
('credit:sandbox:test:00010000-020d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464383000, '01a20382-1ccb-773c-beb5-dffad8afa6fb'),
('credit:sandbox:test:00010000-021e-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464388000, '01a20382-1d25-72a8-b0a3-3649abef2f9b'),
('credit:sandbox:test:00010000-0230-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464393000, '01a20382-1d43-757c-86f8-52da98caabf2'),
('credit:sandbox:test:00010000-0244-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', 1795464398000, '01a20382-1d8d-72f9-801e-240d9280cbcf'),
('job:00010000-0027-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', 1795264211000, '01a20382-12c7-7347-8913-a63e096de115'),
('job:00010000-002a-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', 1795437010000, '01a20382-12dd-7107-8e2a-ff0089aa27aa'),
('job:01a20382-134d-770b-b41d-03e7b3fecf60:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a20382-1675-75ad-85b4-9fcf26443af9'),
('job:01a20382-1372-735b-be1c-ceef12d2902a:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a20382-167d-77d7-a9ae-bbbde3b3e4ba'),
('job:01a20382-148a-7398-8978-a19c2d2f0f6b:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a20382-168a-740a-b724-1f9d80366195'),
('job:01a20382-14c7-701b-8674-a17a6b0b288a:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464047000, '01a20382-14d1-753d-985d-4a9b3ec1ddc0'),
('job:01a20382-14f8-748c-ac16-3bdbfd18178f:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464052000, '01a20382-1516-70af-8d8d-a0e97a2143c2'),
('job:01a20382-1562-71be-b495-3617afd8bf37:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464057000, '01a20382-156f-7429-8e48-2793622c0333'),
('job:01a20382-15df-7759-af48-b2276c6e97bd:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464063000, '01a20382-15ed-7474-86da-e22b936e0849'),
('job:01a20382-161b-7079-bcd5-09cea65104c5:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464068000, '01a20382-162e-70f3-a14e-7440e9337475'),
('job:01a20382-165c-771b-9843-a6075e54127a:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a20382-1695-7613-8d3f-aaf8d35150bc'),
('job:01a20382-1c27-716f-a5ce-947bd54925cd:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a20382-1df2-737b-8a09-bd0102108e3b'),
('job:01a20382-1d67-70fa-98b1-a9194164dd64:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a20382-1df1-72e6-abed-f01284a53b62'),
('job:01a20382-1daf-70af-9a3f-7266f7693737:send:1', '00010000-0001-7000-8000-000000000000', 'test', 1795464406000, '01a20382-1df1-72e6-abed-f4ae6afed998'),
('request:00010000-0007-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176001000, '01a20382-1118-7512-b588-31d188b01a7c'),
('request:00010000-0009-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176002000, '01a20382-1153-76de-a78a-ecfbde710743'),
('request:00010000-000c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176003000, '01a20382-116d-740b-bc23-a092110a653c'),
('request:00010000-0019-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176010000, '01a20382-1237-70ce-94fe-6b5e24e8edc7'),
('request:00010000-001c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176011000, '01a20382-124e-76ed-b207-51d42e1a59c2'),
('request:00010000-0020-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176012000, '01a20382-12b6-73e5-ac79-d0b8cf539b20'),
('request:00010000-0030-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464013000, '01a20382-1311-7740-b7e5-899b21ae5447'),
('request:00010000-0033-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464014000, '01a20382-1318-705b-8d23-a99357ad8b77'),
('request:00010000-003a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464016000, '01a20382-1331-74fb-9751-39369b152bc1'),
('request:00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464018000, '01a20382-1348-74be-b90e-a0f6b41855a0'),
('request:00010000-0047-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464019000, '01a20382-1356-72bb-bc4c-26fc9802823e'),
('request:00010000-004a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464020000, '01a20382-1360-77cc-9686-c8774206b871'),
('request:00010000-004d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464021000, '01a20382-1367-739f-8988-97fa76c1ad94'),
('request:00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464023000, '01a20382-137c-7559-8a41-7e28ca144f6c'),
('request:00010000-005d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464025000, '01a20382-1397-75e8-8f70-0fc1aae0bb19'),
('request:00010000-0067-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464027000, '01a20382-13c9-76bc-8d3a-bc58b3b548c9'),
('request:00010000-006f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464029000, '01a20382-13e4-73ca-ac1b-04045596d581'),
('request:00010000-0072-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464030000, '01a20382-13f0-71d9-a696-fc9cdc497bd2'),
('request:00010000-007a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464032000, '01a20382-1407-72bb-8925-c626374ed71d'),
('request:00010000-007d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464033000, '01a20382-140f-7672-b467-8deac4072709'),
('request:00010000-0085-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464035000, '01a20382-141d-738b-a9bd-d90e1ea85021'),
('request:00010000-0088-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464036000, '01a20382-143b-74af-bca5-dbff19e6f868'),
('request:00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464038000, '01a20382-1460-724c-a9dd-d8b44f0f6a4d'),
('request:00010000-0091-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464039000, '01a20382-146b-74aa-9a95-53a6bd467fd8'),
('request:00010000-0099-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464041000, '01a20382-1498-73c1-b4ae-f6a4a29e4f3e'),
('request:00010000-00a2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464043000, '01a20382-14b4-7128-95b3-8f78cc2d896a'),
('request:00010000-00aa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464045000, '01a20382-14bf-7187-84a7-04fc7c43ea72'),
('request:00010000-00ad-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464046000, '01a20382-14c7-701b-8674-9361b5b6d8e7'),
('request:00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464048000, '01a20382-14e2-7678-910d-3fbbf5f01585'),
('request:00010000-00bf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464050000, '01a20382-14f3-75f1-8b16-030126b3bba3'),
('request:00010000-00c2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464051000, '01a20382-14f8-748c-ac16-288085fb8227'),
('request:00010000-00cc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464053000, '01a20382-153f-74ae-82ec-eb7de2577333'),
('request:00010000-00d4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464055000, '01a20382-1557-74d1-adff-a53d3612d206'),
('request:00010000-00d7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464056000, '01a20382-1561-70ab-883d-e5a167960973'),
('request:00010000-00e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464059000, '01a20382-15b5-755d-b2bf-96a8507a2a13'),
('request:00010000-00eb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464061000, '01a20382-15d7-77c9-9eef-8836ea0e1a7e'),
('request:00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464062000, '01a20382-15df-7759-af48-a133b6f33087'),
('request:00010000-00f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464064000, '01a20382-1603-733d-a0fd-09bb292dc074'),
('request:00010000-0100-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464066000, '01a20382-1615-733b-951d-c9a19090b04b'),
('request:00010000-0103-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464067000, '01a20382-161b-7079-bcd4-fb9f14c37547'),
('request:00010000-010d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464069000, '01a20382-1645-7149-9350-84b03230d20b'),
('request:00010000-0115-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464071000, '01a20382-1658-7320-a6e4-462161f27ebe'),
('request:00010000-0118-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464072000, '01a20382-165c-771b-9843-97d7bc765b0e'),
('request:00010000-011d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464073000, '01a20382-1acf-7421-8df9-ee7eb4e1c2b3'),
('request:00010000-01ec-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464374000, '01a20382-1c03-7645-ae20-e9559c84c4c0'),
('request:00010000-01f4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464376000, '01a20382-1c20-712b-ad42-3319d5d99219'),
('request:00010000-01f7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464377000, '01a20382-1c27-716f-a5ce-86f3d99e97ab'),
('request:00010000-01fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464378000, '01a20382-1c37-777c-867b-4cdc5932659b'),
('request:00010000-0203-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464380000, '01a20382-1cb0-774d-b5a5-9cb2e05d02d2'),
('request:00010000-0206-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464381000, '01a20382-1cb7-7773-97bc-66da01d57cc8'),
('request:00010000-020a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464382000, '01a20382-1cbb-743d-adc9-124705d2939f'),
('request:00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464384000, '01a20382-1cd0-731d-aa5f-e60c4a4562de'),
('request:00010000-0215-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464385000, '01a20382-1ce4-706e-a961-15742556394a'),
('request:00010000-0219-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464386000, '01a20382-1cf2-77eb-8e17-df09dd9acb33'),
('request:00010000-021b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464387000, '01a20382-1d21-75cf-97ec-804ab1d4ccd1'),
('request:00010000-0223-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464389000, '01a20382-1d2a-765d-a92b-07bacb147b89'),
('request:00010000-0226-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464390000, '01a20382-1d31-73d6-b274-7ae00d37ec19'),
('request:00010000-022a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464391000, '01a20382-1d37-756e-b2aa-b456ee9e7b56'),
('request:00010000-022d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464392000, '01a20382-1d3e-710e-869e-325496adcdff'),
('request:00010000-0235-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464394000, '01a20382-1d51-70fe-abfa-914c9f127158'),
('request:00010000-0238-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464395000, '01a20382-1d57-731b-b05f-acdb299a8080'),
('request:00010000-023c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464396000, '01a20382-1d67-70fa-98b1-972dcc023a7f'),
('request:00010000-0241-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464397000, '01a20382-1d77-729b-aa88-0a2a59a551e3'),
('request:00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464399000, '01a20382-1d9b-7534-aad3-5eb31e1be1c6'),
('request:00010000-024c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795464400000, '01a20382-1dae-7446-9d00-4ca3c2f00d2f'),
('request:00010000-0250-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176101000, '01a20382-1dc1-724b-a9f1-a55730100b9c'),
('request:00010000-0253-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176102000, '01a20382-1dc6-72ad-ac9a-6e0e46701f0f'),
('request:00010000-0256-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176103000, '01a20382-1dcf-716a-9604-719138955203'),
('request:00010000-025f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 1795176106000, '01a20382-1de2-7410-b185-750813e9cbaa');

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
('escrow:00010000-01ed-7000-8000-000000000000', 0),
('escrow:00010000-01fc-7000-8000-000000000000', 250000),
('escrow:00010000-020b-7000-8000-000000000000', 250000),
('escrow:00010000-021c-7000-8000-000000000000', 250000),
('escrow:00010000-022e-7000-8000-000000000000', 0),
('escrow:00010000-0242-7000-8000-000000000000', 190000),
('escrow:00010000-0254-7000-8000-000000000000', 250000),
('escrow:00010000-0257-7000-8000-000000000000', 0),
('payout:00010000-0096-7000-8000-000000000000', 0),
('payout:00010000-00ae-7000-8000-000000000000', 0),
('payout:00010000-00c3-7000-8000-000000000000', 250000),
('payout:00010000-00d8-7000-8000-000000000000', 250000),
('payout:00010000-0119-7000-8000-000000000000', 0),
('payout:00010000-01f8-7000-8000-000000000000', 250000),
('refund:00010000-0043-7000-8000-000000000000', 0),
('refund:00010000-0052-7000-8000-000000000000', 0),
('refund:00010000-00ef-7000-8000-000000000000', 0),
('refund:00010000-0104-7000-8000-000000000000', 250000),
('refund:00010000-023d-7000-8000-000000000000', 250000),
('refund:00010000-024d-7000-8000-000000000000', 60000);

insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464047000),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464057000),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'payout:00010000-00d8-7000-8000-000000000000', 250000, 1795464058000),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464063000),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', 'bank:sandbox:test', 250000, 1795464133000),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0052-7000-8000-000000000000', 'bank:sandbox:test', 50000, 1795464133000),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0096-7000-8000-000000000000', 'bank:sandbox:test', 120000, 1795464133000),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', 0, 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', 'bank:sandbox:test', 100000, 1795464133000),
('credit:sandbox:live:00010000-0259-7000-8000-000000000000:credited', 0, 'live', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:live', 'escrow:00010000-0254-7000-8000-000000000000', 250000, 1795176105000),
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
('credit:sandbox:test:00010000-01ef-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01ed-7000-8000-000000000000', 250000, 1795464375000),
('credit:sandbox:test:00010000-01fe-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01fc-7000-8000-000000000000', 250000, 1795464379000),
('credit:sandbox:test:00010000-020d-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-020b-7000-8000-000000000000', 250000, 1795464383000),
('credit:sandbox:test:00010000-021e-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-021c-7000-8000-000000000000', 250000, 1795464388000),
('credit:sandbox:test:00010000-0230-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-022e-7000-8000-000000000000', 250000, 1795464393000),
('credit:sandbox:test:00010000-0244-7000-8000-000000000000:credited', 0, 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0242-7000-8000-000000000000', 250000, 1795464398000),
('request:00010000-0042-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-003b-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', 250000, 1795464018000),
('request:00010000-00ad-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00a3-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', 250000, 1795464046000),
('request:00010000-00c2-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00b8-7000-8000-000000000000', 'payout:00010000-00c3-7000-8000-000000000000', 250000, 1795464051000),
('request:00010000-00d7-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00cd-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', 250000, 1795464056000),
('request:00010000-00ee-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00e4-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', 250000, 1795464062000),
('request:00010000-0103-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00f9-7000-8000-000000000000', 'refund:00010000-0104-7000-8000-000000000000', 250000, 1795464067000),
('request:00010000-0118-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-010e-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', 100000, 1795464072000),
('request:00010000-01f7-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-01ed-7000-8000-000000000000', 'payout:00010000-01f8-7000-8000-000000000000', 250000, 1795464377000),
('request:00010000-023c-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-022e-7000-8000-000000000000', 'refund:00010000-023d-7000-8000-000000000000', 250000, 1795464396000),
('request:00010000-024c-7000-8000-000000000000', 0, 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0242-7000-8000-000000000000', 'refund:00010000-024d-7000-8000-000000000000', 60000, 1795464400000);

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
(58, '00010000-01d8-7000-8000-000000000000', 'refund.paid', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', 5, 'refunded', 250000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}'),
(59, '00010000-01da-7000-8000-000000000000', 'refund.paid', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', 3, 'funded', 250000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"refund_id":"00010000-0052-7000-8000-000000000000","refund_amount":50000,"credit_id":"00010000-0051-7000-8000-000000000000","session_id":"626775548324922556127900307805"}'),
(60, '00010000-01dc-7000-8000-000000000000', 'payout.paid', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', 2, 'succeeded', 120000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"payout_id":"00010000-0096-7000-8000-000000000000","payout_amount":120000,"session_id":"142021137292424825186524078264"}'),
(61, '00010000-01de-7000-8000-000000000000', 'payout.paid', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', 5, 'funded', 250000, 'NGN', null, 'partner', 'alarm', 1795464133000, '{"payout_id":"00010000-0119-7000-8000-000000000000","payout_amount":100000,"session_id":"998027188883426719646070318001"}'),
(62, '00010000-01f1-7000-8000-000000000000', 'payment.success', '00010000-01ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464375000, '{"credit_id":"00010000-01f0-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(63, '00010000-01f2-7000-8000-000000000000', 'escrow.funded', '00010000-01ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464375000, '{"held_amount":250000}'),
(64, '00010000-01f5-7000-8000-000000000000', 'escrow.accepted', '00010000-01ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464376000, '{}'),
(65, '00010000-01f9-7000-8000-000000000000', 'escrow.released', '00010000-01ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', 4, 'released', 250000, 'NGN', null, 'merchant', 'api', 1795464377000, '{"released_amount":250000,"payout_id":"00010000-01f8-7000-8000-000000000000"}'),
(66, '00010000-0200-7000-8000-000000000000', 'payment.success', '00010000-01fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464379000, '{"credit_id":"00010000-01ff-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(67, '00010000-0201-7000-8000-000000000000', 'escrow.funded', '00010000-01fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464379000, '{"held_amount":250000}'),
(68, '00010000-0204-7000-8000-000000000000', 'escrow.accepted', '00010000-01fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464380000, '{}'),
(69, '00010000-0208-7000-8000-000000000000', 'dispute.opened', '00010000-01fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464381000, '{"dispute_id":"00010000-0207-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(70, '00010000-020f-7000-8000-000000000000', 'payment.success', '00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464383000, '{"credit_id":"00010000-020e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(71, '00010000-0210-7000-8000-000000000000', 'escrow.funded', '00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464383000, '{"held_amount":250000}'),
(72, '00010000-0213-7000-8000-000000000000', 'escrow.accepted', '00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464384000, '{}'),
(73, '00010000-0217-7000-8000-000000000000', 'dispute.opened', '00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464385000, '{"dispute_id":"00010000-0216-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(74, '00010000-0220-7000-8000-000000000000', 'payment.success', '00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464388000, '{"credit_id":"00010000-021f-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(75, '00010000-0221-7000-8000-000000000000', 'escrow.funded', '00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464388000, '{"held_amount":250000}'),
(76, '00010000-0224-7000-8000-000000000000', 'escrow.accepted', '00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464389000, '{}'),
(77, '00010000-0228-7000-8000-000000000000', 'dispute.opened', '00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464390000, '{"dispute_id":"00010000-0227-7000-8000-000000000000","reason":"not_as_described","opened_by":"seller","on_behalf_of":"seller"}'),
(78, '00010000-022b-7000-8000-000000000000', 'dispute.resolved', '00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', 5, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464391000, '{"dispute_id":"00010000-0227-7000-8000-000000000000","outcome":"withdrawn","released_amount":0,"refunded_amount":0,"on_behalf_of":"seller"}'),
(79, '00010000-0232-7000-8000-000000000000', 'payment.success', '00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464393000, '{"credit_id":"00010000-0231-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(80, '00010000-0233-7000-8000-000000000000', 'escrow.funded', '00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464393000, '{"held_amount":250000}'),
(81, '00010000-0236-7000-8000-000000000000', 'escrow.accepted', '00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464394000, '{}'),
(82, '00010000-023a-7000-8000-000000000000', 'dispute.opened', '00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 4, 'disputed', 250000, 'NGN', null, 'merchant', 'api', 1795464395000, '{"dispute_id":"00010000-0239-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
(83, '00010000-023e-7000-8000-000000000000', 'dispute.resolved', '00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 5, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464396000, '{"dispute_id":"00010000-0239-7000-8000-000000000000","outcome":"conceded","released_amount":0,"refunded_amount":250000,"on_behalf_of":"seller"}'),
(84, '00010000-023f-7000-8000-000000000000', 'escrow.refunded', '00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', 6, 'refunded', 250000, 'NGN', null, 'merchant', 'api', 1795464396000, '{"refunded_amount":250000,"reason":"conceded"}'),
(85, '00010000-0246-7000-8000-000000000000', 'payment.success', '00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464398000, '{"credit_id":"00010000-0245-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(86, '00010000-0247-7000-8000-000000000000', 'escrow.funded', '00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795464398000, '{"held_amount":250000}'),
(87, '00010000-024a-7000-8000-000000000000', 'escrow.accepted', '00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464399000, '{}'),
(88, '00010000-024e-7000-8000-000000000000', 'escrow.partially_refunded', '00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', 4, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795464400000, '{"refunded_amount":60000,"remaining_amount":190000,"reason":"One of two was missing"}'),
(89, '00010000-025c-7000-8000-000000000000', 'payment.success', '00010000-0254-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 1, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795176105000, '{"credit_id":"00010000-025b-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
(90, '00010000-025d-7000-8000-000000000000', 'escrow.funded', '00010000-0254-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 2, 'funded', 250000, 'NGN', null, 'partner', 'notification', 1795176105000, '{"held_amount":250000}'),
(91, '00010000-0260-7000-8000-000000000000', 'escrow.accepted', '00010000-0254-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', 3, 'funded', 250000, 'NGN', null, 'merchant', 'api', 1795176106000, '{}');

insert into job (id, kind, subject, account_id, mode, run_at, attempts, lease_token, lease_until, last_error, created_at) values
('01a20382-1562-71be-b495-3617afd8bf37', 'payout.run', '00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795179358000, 1, null, null, null, 1795176056000),
('01a20382-1c27-716f-a5ce-947bd54925cd', 'payout.run', '00010000-01f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176077000),
('01a20382-1d67-70fa-98b1-a9194164dd64', 'refund.run', '00010000-023d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176096000),
('01a20382-1daf-70af-9a3f-7266f7693737', 'refund.run', '00010000-024d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 1795176166000, 1, null, null, null, 1795176100000);

insert into idempotency (account_id, mode, key, fingerprint, status, body_sealed, created_at) values
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-001e-7000-8000-000000000000', 'ca81434734fdf5f73c89bf697142b84dca10e177f60c271ea8b9f73dc62f7ceb', 200, 'v1.6C5bB03FJ_7014Fm_Ss_qS7xeJWi0ZQsGr5BKQREpevUrvpS8Mu2CmWtZVjz-l1iyptnQIxT0a8Vi8SjGbdPCPp86YntgHJ2gdGfA9lgI4S5P74k29X9oKEmLSkO8_5qYAWqZkUSAiZ2areZMSin6ABGjfHWaUGv8rwQbAH1GaDdYYZ7FWtjsO_ZFQGCnTgTJRg6PMuONW_SPGCV-JL-Pcdo5rlOCfW3RNUlnbhmAFWcga23T4_-JeJ0AWAZGFYWAfhJlXCU-thPu03QtfXKtwxHwzTVvVpivhUG9Z7y-GV4UE9Mz5kOmlG0RLWfjg938IryjUpt4p8fh4Ux44_zE5gwV0w9NJJOnw1vONsx_tZEW5OF-WFQauolYkLC67BgNwEuSt4qberar72JPac0mGpdxIwm-ULCWmGCht4GKFaOG10sJhszEUmjFL41jEmjHFJY4X3UcxnJNW3SUejkDBUxCYB_6bfOdpY3hIjQxA0jBaNcYPySps5tvjeMP4fE3COWWg_qF9EyrRkgvdmUd9Brm5WxvYZvHKannHGTpOWO0XQaxMeOPo0aHpYw7s03GqcfHvZhn_FfAbGk68IOSMlg0FYc_3tstdkt-ATLqLjTDDGrGol3aoijTIBOBtPNACKXVJpTJo_HvtExw13Z3dzXPHbjStLQc_B-nM4vlRRNZDvxE0d2kJl0klIiwpVxakv9jDROL-C-E_uNY7WzVA', 1795464012000),
('00010000-0001-7000-8000-000000000000', 'test', 'first-part', '1873fc8fd2ff49eb61719681f039a468527320758c9645fbaf933763546a802d', 200, 'v1.rD5sgWqTBAQcvpXeoaqQ3-x9Bh1ZllvH4yf27d8kM2owgB-1F8Nb-p7K75o9_rPD7qp-CGXfd12-goccPE3ZGjrrzR4u0K4qE4jglwVtCd4SwNVY6wp29i_DJwp4P__QVJw3TSRw1P5pWxJutbAEG8Nbmn60HbsHZuRjneuL6lOpwo2IJPe03sbFQUM_c1iNk0p5yLRRg2ztrjH6xCot2YsDFEASMx2Uy7nlB0VzOZVNimKGUTCmTKNJBn3xWRuwHbp5Ch4ZNRNrEGRsFO9qB23-4EHgPyAgWV1Ctgz-_vEwJfTrqmewe6STYMwgOrSs9bkBAvmTO7wclAdQfsvH9AOv6A6n4sUEH2D5Lya6HEoMva6iUX0zeH8OPOeefH0OJXFi6kmnnzmM8wqPuj00lhbnvJtVZAKuoClzjH4GVDUYlSwRRdVFXrhCyIb30o4WCPZgcS1-ljUok7bLr44CX6DCP9wzWhhjbSdZLUKxms-55Fl5RyJZDp8NMlZJmcuvmjU-JMqnumD2UtwuHX4oDodwEVPEPGgDifR33bYw6FcIIhAvVMTbEI8n_BMLXH6PU2iZjS4Jf6dBFvJg8VduxAJ6J2Y2W3LESuona99Jn2ZTBqLnW52ZyFXM5uM38CEMraixzuIBQQTgE9blwCkslUI-zXq9u-ejclv4hYktMQ1vWIXZjqhQFVKT-kzxF-ommqI_zlQPazpSHqzQAT-NP8DzdKdRWKgXegQGnAmNQ-qGMvAqgcsie_05Uy5NUm2NIfLijNWtV2kdk1X3Ep8FiZR2j_XGVYa0ylMFHyDLywdYgzmOZ8ONZfRcBayyGPBTZr-362CBcSuQ5jgi6oduXRFTE5sJfEJOvRKSGsD6jwggNYXQg5X-NXmhb89Wc7A1LAMCvGimZCSE2GWksvWza2Yflye4ukbWGp1nq0YubtlzWqlnPia3tmH03LSfMxL6anTqQNd9bDHrn68vPI_UIXsJ72gboJmFqCbUg6YgGvi4q2DUswYJGezi5z1A_BRyNcNGZGUTqHGT5iLoxQpYjSVyCcj1ae2GkIx-CV_Cz8ATyDjJlOt_dDaol-xOY_rEJyASgrqT4btmxAQNmjuLLHoRyxulxQN3qN0-x3W1m6SZyIxYxFEtABZ0fl9IJtS9mSOURX94GmnV9tj7-FLYd3evVtERGtB36nkMfh9F8V0HKtir6lWAtN4uOY8crbUe64g4CI6A3sorRACIkILEwH4en_oah49vIKNI9cZFfojrjhv8mNt9-fZP7WvJixNo_4KTs3-biQC5T3tqZ6VnEcCZMsPs5YwkNBTgrVr0v45hn8VJg7BF7Xt1iYcL1UH2jsy37fvvK0D7u3la8tt9o7NxPnrUC4uqx3NEuBvURJviRB8w1mhCBJZ1SfntyT9Axk0rEVSEqlBG-GNccYiJxCEVxiUfOlgroE-WNTh1X5jL-1S-91DFMEj1XcE1vY6-cp61VBCyeIYFGDklpJmE53nOi6j42qiuGGPeoI1YXkkjCDJbp8SAs2DyHgunl8sdpeFraS_mZ2xz7qs4fbh3zm8ziW6TuYLUBiEn0wPzCFhnvGa8PnIrA-LEzgk257N4zT8NibHwA4DgLb03TfVigiDeVAeOsfnHp0taZ79eJ0D3zjreumJhBd_zsMof_cVM6AXt-a9Folq0HXv3j9ZKr6jjMmaggEJoQMx7WkEd5EMNeuXyP4m1Z0qCbzXkK6YZIqSIRoCNFYNfH8ZUnkS5kmZEZFgrYRruWSrDY0I2fAuh7m6SnrMt11ajg7WbOwU-jE_b6-ACMI3Jd9sNO1W447Y3SNKQ3_twUF_3RR_exAqsfPdITlgi-9kKO68TYgnbBUXJZkHidRb04ff4UQqCTRTesFFJex9q-Sv7_3dU12st9_zjH7qdPJznHjjWNewn7J3XuXzktcW5UfwSYVLVS1lZJVSEB15ErYGG2KU21_4gcuiP22YaMiaKgpJHKTU42BedHAIIHoel-fs5IQW-HILNlkb5F2t8VNTrXRzblwxAbhUk32L7q1uJR1UylCAhDu-JGWlmyO_FXP1VTz3XMk8bJVPNsJO8lZlGTVQoPKZsFRoVjuGJC7QnKR0Zmhvnkg59WZf1kbB_pbSrZWV52RyxXKvfHbF1x4Gf_syL4daaUoZcc9-SUCz51UwyRa_Y0giDQ-F0IvLzTslQhWaXa5LLlpzLuw', 1795464072000),
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-011b-7000-8000-000000000000', 'd5ca8b11604e8cb9f2cc9d7f679a819f31160cabffde136a8f766d18ac94950d', 200, 'v1.X3DT6EAccqY9iygekZmezYBv1MpoFooXU426sE2gr_O6aUsb58ID-XvB8LOpJxwARJGezxNpLQO2m5kiY-cvfj2J9az0swz4zCaiVQ4rcD_cbOKA-cMLpX1NJ6jnz60gOd8rasyDWhQkn0nN3GqbaW5MiyOqxrwZY7kUPKxaS2fCJBx5WYN2M2O-f9Wrvh7pFDk6pZ5rzngZzAB2RPsFfnVl2KV9i36_LPhSRyEYI0BJhJn3DvNz1nLMfyBYEAPHJ3mOkpraMrA4r9nMzjeGUHlpdnT6eziCrSG8R3BtEl-hvZvhfulsNktTsoQv95Z72rqRjY1OifsJjjy5lc98gE5KxvegCSooQwpDwdK3KRiaQq0dpDvYv8BHEm3Lprstq2N2N7lS3KYrqeFzuFnwhWnLB3Ujr5mqVIjHv0j2Z0Q73k5usexwbzVqrRlLGofw2yuFmn4LPR0Na8dW4kmXTINB6wSWurw89hxT_9zPxol0yyQwMfP4DwyP6Px92MLFmpfH4-3FThTt7cOkmmIhJGuLC9nbmMXwLBafL9c7psrmnEr8wE1EWzCqebZhqGoNoTmt3D-QJjWJDxHBXFSKAN5Kr51t7tB0kI2YjrdikJCW5Vu8d8c9QebjTEdB0Y-DRm3TpEZAQwpZOfkZECW_dahGjlQIqzS96tw_nhwIVesmRnpAt7CcMF6VmgqNtKRDE67MHz0JF5PdWAfq042haZ9rpfvpq_yp5bP38vnJAeU3oYQKknVF7L7OKf00VBos12WGUotwWKJ4eGGUv9m8vd5X2F36rI6eyVMqCinwwqSiRkTxSzPdhrY1nKIP5rCXKJ1gZXH8JUcgSV2IH66n-QNODZSRyRfde3i0oGiXAxT6acIOZOnRgN4FSu6AOAz2Kr3fe8OAb_lt1xGqjrqeGR_1NtHnsJMMmDe9vqtWOFvl-WE262wAHnsg1c5ABmYcruODbYOFEr60H5eNxFl8-N_OkV2kgFGU97MdAT9GyTE3Ito2yq6PqsO2juE_5CO-rGVnikf4k8hJZqBVTbleBj4Fy2Hw8sCS2lA5xZqqrtfDxc3LOeRNGRAC_poFT_JU_0v_eEUk6GSLolreXxUdM1wpKWOLXjThrtkFxcOWg9rKLpPVZWpklf3aDmaFO7Kt81PuUcKAIdERz8cCSHbCXa11ipQ92B-FdqIXymY1TLcGFdkxV30s8-3gIvzzmtQSKAvrmzqnh64SUMqrL7aYKxd8fo7oFwVviQofqrLhJ-AV-hHilL-BaZz6qHgGUzBpyfCZukW45XVV0TnjLuk5kApj85QK6WwgDv1qsdhDFn9qbPsOE-caO8lHN6GDuE1M56thVjOX81MtRmODbYIY56yTDep4_nG3r4M-ldzcNA4eZ6qqte5mOhYB6wwiQTVzraHv3mPBkXCCTW63HlL0hcKys8MnHNumXjI0QeBMGAZ_HwEZUKg48mhfgOsUFN32f2quVSobXMjCiu-g-_HZcJkAChbqiWzKNJ4dridX2M7LnFCDgCm2oSxzFPyhwzOfozZXMHanRE7d_IbvHGEWlswi-hm1lob7xoYOPpqZmdun5Md4ZBfcAHMz5cthd2Cs2-F5PiWYZrkfw5Y8pJ6QquRW47N5xYLftixS8ug8JI1KZLMW6QaCRJ8T1cSzVF5fYko8ALlHufzGFba4cUuASFPB2coZEdSJL7q7O8YVWCKxEMdZhTRZj5xuZW2sBYnEy-vj961dMja_jclTGYcbXzW-lGLyxYubc_tVS9Waf41-SkzP-YFa-dRfHPuWYl8-DMLAxGHGw5TkRNtZ-4y4AxcZRGuUd0obn8sFr3KLg_xgGGZM16pv-Z2cPcosIgcq6zysl8wOMCShTftIBWMoQU2d8Gz3OMpNimf-ckhpHB0hGNKOrrJLpjpOcmstJRotaQEO59rQ8l5xFngiiATLMXvpVTMzaY5j7zS8itV-qivoPNv-2slk4XvlO0Rm_NXmmNXqUFT2NEHcQL7nSPdz_COQkfTVBWgxZVbmgdBPZ6bnLjEqRWkjp4ejFyjPsoiMKRXa9wux1BT8WbRr9H1Pc4kCUSfZQlMmn5Chy4PVwi142EUmUZFOGGyJQELbSdwpG2bmZuCLTEC8xHiKVda8uxY0E-yJxxlLHjFtQO-fG7Ir9FHACZ6J2sMUeh8B68spg_iK6gGVe9adwRXUV4Zpnheo9wvMSLJyQ6pgqY8sUn00nMMOW3D3GE_S4LrsZhVMO7qDOouFw4Egnm3Wd1NIJ0FtKtqx4xbJOvxeYavoRJKcr8Pkh_NyNJPyRT6C_6zt3fWlRcN-NfRnjKas-1aliSplqlw1VfprXGTTJm1HskNrhAyDQKc9Cj-sK7PCjxpkSr81A65EsiVBReYKlBlxYOsTMixxNEW9MKs39tc4B3m-ydk_c95mz5pVYZbNR2ES6z5WwS0oY7R6sBVy48TQeuP8pvpDtajEhReG_lDX-Vde2Zl-u7daoQTK6w1YxG109kHkQDnDDfIvTMJN5d870RRUJAdkCu6g3t39UNC-dDL9uqrIsepcUUHO9tbU2-9cRk5gRVRSDBnM6RfdVrEzBK4qE_MlSNQrVddWmatGSaJ1d-_x04Z6JwLn2OSHQNY_peK8MB9kcLwuq1sXYUcYp2xcKJkR5d_sQuwXu7Nn8vx9Vu85kD7PKq-KkBBJ5Ne2nte4uXETSJnQOiGPbtTSKkMTfbirQQ2eCMPKTh_NBhtMRmXRglEoD5FsgtKm', 1795464373000),
('00010000-0001-7000-8000-000000000000', 'test', 'refund-of-one', 'b071d9021bf3b465d89f505e954ab6e87f179e4d45b3ee10a90df998d8fa822d', 200, 'v1.vDrz526vL7_5GNG188Qj-aVDuxU1NMLEdV3mr7EdHtvO7m5uYBhYP5LP7O3eWKTpCvnaQV_f5hS0LAFt57wA2uWpaUZCghXRN-Mb-hBDi_T1n3ZeOej_P6XVlQW4GzEmUlWbAbpeq5rc2aXmAVJBroiA_YgmxxKP8yjq1WUx2vu-3eiXc0nfDhkIkASx48E0BkM-sujjHjKxZq1mi3pKhHSbYX4HKuebdjI0jvkNTEPBOAxfuZ7_QDsCfS6S21_y1ETf9SlOyiY2q44NHYcy4TaVpKf0dNe754gyN6EN9oy4ztwxSXCuZVCzJfO3A8Hl-x1psmfo9slKb0QDvAzd3kiTWC71vP-gIzA2Zaz7N89zXC1hpi1vLAGZbvAhuBBa4nvIFat718q4WKYAiTbCrqGOTgvPL1KdA6-bHH187JqnkHlLerGWGVAL2qsGHw8yj0NOPdXvrHm2yOoLtftLI7DAWV1VTRzX9LiTw_HeMIpTp0DdkHzAibtSD9PNx6cf04wnlCcsvoeucNJn_ORf4DxSZzaPeakgKKCMEEBUTAjQkAiTN0Q2cNu52tcSmhRqLp4vqA6z17eMSmsVOXm09i7tm29Sf4sozGofxhcV5so53UeeIe53qYln5wsTQKnrzYPls1_87zUFq9Gik1IzFVa5B1qGAaNx77DKeOl5rekOvr1ADbVuMzkoJqLCKJTul7QN7vcWFcw6-z9HF2_QLD2Ik8aptK2hqx9FbizaXh2yMdc9aK0ex7vKYuCvt7tnoHBHCEA3pZ_BUEg7QQU3JdwNbxfzJvGYC1BazksEwZByiYmfaD6oHnZMOxurdt32hQgL7-1vu180iiaWOgzRNKzA_LbJF3UibJ9uo2K5hikmVHIIODUI61MUJ7USNIrfAL5uVlKAGB4XBxd9zBC-_GBGDBHkPnEwbuxnb55cVmxbCkOF9VbREbCMilDH6BCsov7jZJku6gqnTr8fDPakPcWeNuphcL026KdY9lpWCyuhOcvfo7IvZHx6oXNHJLDtCsXO5Mh4dTTceBtMXteon3188nD1opqTWyNd87kvVwnGCiF_zWOprijQyyOrH_xiHcIQG4fARSi3VCQ97pVHcd-GfDggbhrPFzA7KXCIE8ApmLIL5nE5LWC38U7J8J3zLRflkoNiMjUH8w1Eka5qCSZNfpCFnm4KrBniuR6TEk37rfYerjOAnrlGN6JYap8W9uwWazRPj0YrtezWK_j9j5EAigONTPKkXtn_cNy-igvxYBHJCCM-dJQ-lE1i8xmA3d10FUxoFdqXSlHuUwtLluTmT3-ZK8shatWUOnxyjp2QVK1_B6sdsfw9UZAIChszKMYCVhPOs64ehIIFQoMnBjshR9juDr6oS2ygmh7GVRyH0kMXe5wC57Wa_6mczuCVG9c5UHBuRdS1IEd29sDA1cTdfTS4DeLZNKF7iP7ewkt9CKUGuPc7qPmUVSeUGB6aZmK9juz1vS0CgfmcZA5QbRj7t7H3UjlIfiAcisT-urO_w87vrIPGRlgO4r4MtD_pEl2e0L3tPtllPJMGI-JSTLIuyn0T4AfMwlEL1OWdbzkGuQwXw6SzdLezOwjYnqcDuVxJ9wwLAlnWE-D9AD4We_tpRpVsGAzVP50QmxYxa8ZQLtLV0LvQGboscFK4SfYrN9uiP-PDAeenn6lqiQJiZuXgdbqQL9o5o8VjjX5F-LeA-L5Wmkb0qSN4yI-mzMUqjoY5k82iYb73XwQZfWlXAujDVAIlalsMt8SmxYOKA1rWHDADyTzitfDB-cl4-dDP5TX5qMxRRAGtJY75XcBzdsFQfdhA0DqCYEs1MPY8paOBoZ5Mk1yWQJ_bUH1iiNDBfFLdUvE7SlrVu8Ag6wz_aDqdymRejN0jU90LIH3toqFKAdr_fxi5RSzQM7-kbJgtlVxgDita-I1kum2QsyGL0MOnqPJXDg01rRNXVhOhkVmyp-kjZbyjzxKCw9J3Fw6CUP9B-HeMJEv3rgEBfyu7f7Tqd6CRVEAN-c5t3OmJsrmWbXO_oghhQbQm4eV893UMbPSnu4sAjS8y5bGhA5T5qU0E668m7TBl9mFYjvLcItc90zZ3GHnVKtRviIiAa7bMq-0GEEt2s-QN-_U8YnJkQ0Q2TQNUPLbUyB61N4TnhaEoU43UqkvAM8Q', 1795464400000);

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
('00010000-01ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 'credited', 250000, null, null, 1795464375000, 1795176075000),
('00010000-01fe-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 'credited', 250000, null, null, 1795464379000, 1795176079000),
('00010000-020d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 'credited', 250000, null, null, 1795464383000, 1795176083000),
('00010000-021e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 'credited', 250000, null, null, 1795464388000, 1795176088000),
('00010000-0230-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 'credited', 250000, null, null, 1795464393000, 1795176093000),
('00010000-0244-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 'credited', 250000, null, null, 1795464398000, 1795176098000);

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
('po-00010000026470008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', 250000, '058', '0123456789', null, 'pending', null, null, 0, 1795464466000, 1795176106000),
('re-00010000026270008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 250000, null, null, '00010000-0230-7000-8000-000000000000', 'pending', null, null, 0, 1795464466000, 1795176106000),
('re-00010000026370008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', 60000, null, null, '00010000-0244-7000-8000-000000000000', 'pending', null, null, 0, 1795464466000, 1795176106000);

insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id, lane, url, status, trigger_kind, tries, attempt_count, next_attempt_at, lease_token, lease_until, last_failure, last_response_status, created_at, updated_at) values
('01a20382-1342-7075-b767-f31b29104c00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003f-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464017000, 1795464126553),
('01a20382-1342-7075-b767-f65884053301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464017000, 1795464073000),
('01a20382-1342-7075-b767-f65884053300', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464017000, 1795464141235),
('01a20382-134d-770b-b41c-f562dc555602', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', 'https://shop.test:38653/broken', 'failed', 'retry', 2, 2, null, null, null, 'status_5xx', 500, 1795464018000, 1795464138600),
('01a20382-134d-770b-b41c-f562dc555600', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464018000, 1795464136624),
('01a20382-134d-770b-b41c-f967cba14401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464018000, 1795464073000),
('01a20382-134d-770b-b41c-f967cba14400', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464018000, 1795464125047),
('01a20382-1372-735b-be1c-bc67b47eb801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0054-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464022000, 1795464073000),
('01a20382-13ae-77c2-8a5c-96d2c133ca01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0063-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464026000, 1795464073000),
('01a20382-13de-740d-9eec-dfe1db67ec01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-006d-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464028000, 1795464073000),
('01a20382-1401-778d-8f12-b2b23b4f3001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0078-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464031000, 1795464073000),
('01a20382-1419-7461-9cdc-1ff4cfd9e701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0083-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464034000, 1795464073000),
('01a20382-14ae-7386-af28-b6a953829e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464042000, 1795464073000),
('01a20382-14ba-70dd-b844-2fd8e542e901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a8-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464044000, 1795464073000),
('01a20382-14c7-701b-8674-975a3bda2d01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00af-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464046000, 1795464073000),
('01a20382-14eb-7037-8f6c-fef5c41e3e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00bd-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464049000, 1795464073000),
('01a20382-14f8-748c-ac16-2c796656c301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00c4-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464051000, 1795464073000),
('01a20382-1550-774e-b94c-9dcd2a273b01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d2-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464054000, 1795464073000),
('01a20382-1561-70ab-883d-eb08c6117001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464056000, 1795464073000),
('01a20382-15d2-7697-a4bb-374e2b6ed301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464060000, 1795464073000),
('01a20382-15df-7759-af48-a44c25eba501', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464062000, 1795464073000),
('01a20382-1610-70ef-90fe-2febecad8701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fe-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464065000, 1795464073000),
('01a20382-161b-7079-bcd4-ff0f7223f501', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0105-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464067000, 1795464073000),
('01a20382-164e-72fc-89dc-9c9a3b499a01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', 1, 1, null, null, null, null, 204, 1795464070000, 1795464073000),
('01a20382-1b5d-74eb-bea0-c7af2ccc4f00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01d8-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', 2, 2, null, null, null, 'dns', null, 1795464133000, 1795464197847),
('01a20382-1c1d-7186-aa72-35f2a0358c01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f2-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176075000, null, null, null, null, 1795464375000, 1795464375000),
('01a20382-1c27-716f-a5ce-88307ccd8f01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176077000, null, null, null, null, 1795464377000, 1795464377000),
('01a20382-1caa-76cc-acbf-dafd57455001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0201-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176079000, null, null, null, null, 1795464379000, 1795464379000),
('01a20382-1ccb-773c-beb5-e6a936202c01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0210-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176083000, null, null, null, null, 1795464383000, 1795464383000),
('01a20382-1d25-72a8-b0a3-3ee9df2bfa01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0221-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176088000, null, null, null, null, 1795464388000, 1795464388000),
('01a20382-1d43-757c-86f8-5b575bb6a301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0233-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176093000, null, null, null, null, 1795464393000, 1795464393000),
('01a20382-1d67-70fa-98b1-9e2163f7d601', '00010000-0001-7000-8000-000000000000', 'test', '00010000-023f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176096000, null, null, null, null, 1795464396000, 1795464396000),
('01a20382-1d8d-72f9-801e-2fef4dd31301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0247-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', 0, 0, 1795176098000, null, null, null, null, 1795464398000, 1795464398000),
('01a20382-1ddc-7478-a723-87c4cfdd6b00', '00010000-0001-7000-8000-000000000000', 'live', '00010000-025c-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176105000, null, null, null, null, 1795176105000, 1795176105000),
('01a20382-1ddc-7478-a723-89bd9fd21400', '00010000-0001-7000-8000-000000000000', 'live', '00010000-025d-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176105000, null, null, null, null, 1795176105000, 1795176105000),
('01a20382-1de2-7410-b185-7bb1b4c1e700', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0260-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', 0, 0, 1795176106000, null, null, null, null, 1795176106000, 1795176106000);

insert into webhook_attempt (id, delivery_id, trigger_kind, started_at, outcome, failure, failure_detail, address, request_headers_json, request_body, response_status, response_headers_json, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms) values
('00010000-01ab-7000-8000-000000000000', '01a20382-1342-7075-b767-f31b29104c00', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, 21),
('00010000-01ac-7000-8000-000000000000', '01a20382-1342-7075-b767-f65884053300', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, 20),
('00010000-01ad-7000-8000-000000000000', '01a20382-134d-770b-b41c-f562dc555600', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, 20),
('00010000-01ae-7000-8000-000000000000', '01a20382-134d-770b-b41c-f967cba14400', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, 20),
('00010000-01b1-7000-8000-000000000000', '01a20382-1342-7075-b767-f65884053301', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,7JezDM2YR1UEG9/Jlj9uaYST+JOElwqzrOy7URCauNo=","x-service-signature":"c1a80246d366e43116d3f524db435cab96d0f42842e0bd6df2e9eaec53e4d812"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 21, 11, 39, 22, 93),
('00010000-01b3-7000-8000-000000000000', '01a20382-134d-770b-b41c-f562dc555602', 'event', 1795176073000, 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', 500, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', 21, 12, 48, 23, 104),
('00010000-01b4-7000-8000-000000000000', '01a20382-134d-770b-b41c-f967cba14401', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,V0+zY16uDsQdu1YV3g2aW97dFw9yMOnM9iHT4KQvrZ4=","x-service-signature":"2e409f98ad4a2c269bcb448118e400848e5959e22a8a643bb293fd488f005694"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 21, 13, 57, 26, 117),
('00010000-01b6-7000-8000-000000000000', '01a20382-1372-735b-be1c-bc67b47eb801', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0054-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,HTFk3vJ5V0ZWqA49Nev/MOvTv5RysqVSiui+5vgJ/8M=","x-service-signature":"b325660e13dafcce86c57d2c293250bde0378e207dba31f557890dc8b7366aca"}', '{"event":"escrow.funded","event_id":"00010000-0054-7000-8000-000000000000","created_at":"2026-11-23T20:00:22.000Z","mode":"test","sequence":2,"reference":"OVERPAID","escrow_id":"00010000-004e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 21, 13, 73, 21, 128),
('00010000-01b7-7000-8000-000000000000', '01a20382-13ae-77c2-8a5c-96d2c133ca01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0063-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ZH0vNvaD6YeTv2gQMpx2KeXeOflxNDXwJJ42qIhd5dM=","x-service-signature":"5ff441430193891e1c74f5821cb52a6f1648d34d0166a7537c6c71ef9c8e27e2"}', '{"event":"escrow.funded","event_id":"00010000-0063-7000-8000-000000000000","created_at":"2026-11-23T20:00:26.000Z","mode":"test","sequence":2,"reference":"PAYMENT-REVERSED","escrow_id":"00010000-005e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 21, 14, 83, 19, 137),
('00010000-01b9-7000-8000-000000000000', '01a20382-13de-740d-9eec-dfe1db67ec01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-006d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,XqVwBMzt++b4k8WW68ApXLQnOrjw5V8zidylOVRAr7Q=","x-service-signature":"c88e09b2eeea8016c01c89ef55454321180604deb0079037aee633da15d679c4"}', '{"event":"escrow.funded","event_id":"00010000-006d-7000-8000-000000000000","created_at":"2026-11-23T20:00:28.000Z","mode":"test","sequence":2,"reference":"FUNDED","escrow_id":"00010000-0068-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":{"cart":"Ada''s"},"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 21, 15, 94, 42, 172),
('00010000-01ba-7000-8000-000000000000', '01a20382-1401-778d-8f12-b2b23b4f3001', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0078-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wOxHPPTldWiSrND8J9MKMy0GjxaTVWr9TSVO4nAeCDI=","x-service-signature":"ec8c4b196821693b65c69ae96f370ed12a3f6a96a1bbc34585fd2b49eb92ea9f"}', '{"event":"escrow.funded","event_id":"00010000-0078-7000-8000-000000000000","created_at":"2026-11-23T20:00:31.000Z","mode":"test","sequence":2,"reference":"NO-BANK-ACCOUNT","escrow_id":"00010000-0073-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 21, 15, 102, 69, 207),
('00010000-01bc-7000-8000-000000000000', '01a20382-1419-7461-9cdc-1ff4cfd9e701', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0083-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kxfV7btm32b3IaSN6FxK9uZPVQy4/GOAu3A0Qr95ET4=","x-service-signature":"291510961183bb02a9d0c851d218cbfed5af4672008f1c18b2bc88655717f6f8"}', '{"event":"escrow.funded","event_id":"00010000-0083-7000-8000-000000000000","created_at":"2026-11-23T20:00:34.000Z","mode":"test","sequence":2,"reference":"DELIVERED","escrow_id":"00010000-007e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 20, 16, 137, 63, 236),
('00010000-01bd-7000-8000-000000000000', '01a20382-14ae-7386-af28-b6a953829e01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,yez/tGVyHFLJ0WVzuZVahWy4Zk+rJ6OrRrOqN/abq24=","x-service-signature":"609ef21b52da685248379c14f0c9b130b7c47925d41f965604e3856a3b01ac37"}', '{"event":"escrow.funded","event_id":"00010000-00a0-7000-8000-000000000000","created_at":"2026-11-23T20:00:42.000Z","mode":"test","sequence":2,"reference":"CHARGE-IN-ESCROW","escrow_id":"00010000-009b-7000-8000-000000000000","charge_id":"00010000-009a-7000-8000-000000000000","amount":120000,"currency":"NGN","status":"funded","metadata":null,"held_amount":120000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 20, 17, 172, 75, 284),
('00010000-01bf-7000-8000-000000000000', '01a20382-14ba-70dd-b844-2fd8e542e901', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,6d9l4I+rbD8zMk8SRTMLJWsAi7t5ojks3wTznl049zU=","x-service-signature":"56da9663fa0b73e6074c0e87b05115e81421282de0425eb8ddbb966a0e34cd6f"}', '{"event":"escrow.funded","event_id":"00010000-00a8-7000-8000-000000000000","created_at":"2026-11-23T20:00:44.000Z","mode":"test","sequence":2,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 20, 26, 191, 70, 307),
('00010000-01c0-7000-8000-000000000000', '01a20382-14c7-701b-8674-975a3bda2d01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00af-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,LlJlwivqKFw6a5ejX1MO6RWSVMCUwAxC9lNNqF8K2DM=","x-service-signature":"1cd3632c9046a84760b41c9f204be0d7b134b36a683e757618def0c9130e85f5"}', '{"event":"escrow.released","event_id":"00010000-00af-7000-8000-000000000000","created_at":"2026-11-23T20:00:46.000Z","mode":"test","sequence":4,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00ae-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 20, 27, 246, 29, 322),
('00010000-01c2-7000-8000-000000000000', '01a20382-14eb-7037-8f6c-fef5c41e3e01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00bd-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,J2FJ12WkcSZKAxwcFBjla3pQ8HHYb2eGGGMXREP65dk=","x-service-signature":"031f15380673a0c89504ff47a6aa0de9ef218798158a2cdbd443597b8497ee76"}', '{"event":"escrow.funded","event_id":"00010000-00bd-7000-8000-000000000000","created_at":"2026-11-23T20:00:49.000Z","mode":"test","sequence":2,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 20, 28, 260, 42, 350),
('00010000-01c3-7000-8000-000000000000', '01a20382-14f8-748c-ac16-2c796656c301', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00c4-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,rpKARGw86k6GsBj9xlncrdAG6RtLX4m49fsUAJNIV8g=","x-service-signature":"81885e7a1cc00b38f29f6cfa499856cb483707039b578b42c3797453a4f0f20e"}', '{"event":"escrow.released","event_id":"00010000-00c4-7000-8000-000000000000","created_at":"2026-11-23T20:00:51.000Z","mode":"test","sequence":4,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00c3-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 4, 2, 266, 38, 310),
('00010000-01c5-7000-8000-000000000000', '01a20382-1550-774e-b94c-9dcd2a273b01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00d2-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,1BW0lnRbBn4HZbwf1GCQxsP+hQSsaEFkc7on54KApjI=","x-service-signature":"2f90ffb8c83e89ab415c856ca47097f643ceb12ed8ca5cafa1a6fed32a5e437d"}', '{"event":"escrow.funded","event_id":"00010000-00d2-7000-8000-000000000000","created_at":"2026-11-23T20:00:54.000Z","mode":"test","sequence":2,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 4, 3, 293, 22, 322),
('00010000-01c6-7000-8000-000000000000', '01a20382-1561-70ab-883d-eb08c6117001', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00d9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,w607TCfSfjE0zMz48q96TwAQ1+8FX9F7JaXPiTUt1os=","x-service-signature":"2065ca6cf30c4232ddaded42d4ec471d7ec4b39593c1bf44834fe9fe930fd1d1"}', '{"event":"escrow.released","event_id":"00010000-00d9-7000-8000-000000000000","created_at":"2026-11-23T20:00:56.000Z","mode":"test","sequence":4,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00d8-7000-8000-000000000000"}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 4, 310, 24, 339),
('00010000-01c8-7000-8000-000000000000', '01a20382-15d2-7697-a4bb-374e2b6ed301', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00e9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,0ASFC2fLYJuCexRelWfiBgfLG0DFdAOXXNa3qw2ZoT8=","x-service-signature":"ee564040be9ac732071adef831332b8cf1c91e3233b03393e302a8c088d95785"}', '{"event":"escrow.funded","event_id":"00010000-00e9-7000-8000-000000000000","created_at":"2026-11-23T20:01:00.000Z","mode":"test","sequence":2,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 5, 314, 34, 354),
('00010000-01c9-7000-8000-000000000000', '01a20382-15df-7759-af48-a44c25eba501', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-00f0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,eY7hscKWOFaDsDzxNOoCQVaMcWkL9HVUUGnUM3Y5f48=","x-service-signature":"71b2131dbcc7676d703d2d0521fba41742b81f758d0584364fc3e07d793a3ddb"}', '{"event":"escrow.refunded","event_id":"00010000-00f0-7000-8000-000000000000","created_at":"2026-11-23T20:01:02.000Z","mode":"test","sequence":4,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 6, 333, 38, 378),
('00010000-01cb-7000-8000-000000000000', '01a20382-1610-70ef-90fe-2febecad8701', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00fe-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,Srg+PqvwIKD/iDfCYl4cDWlTje1MpMKrisszoQUrKFg=","x-service-signature":"56b065a9f51319c7bbc9cf96f36330c71619383ce74e3dddc054d8dbd8ad2c6b"}', '{"event":"escrow.funded","event_id":"00010000-00fe-7000-8000-000000000000","created_at":"2026-11-23T20:01:05.000Z","mode":"test","sequence":2,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 8, 347, 34, 390),
('00010000-01cc-7000-8000-000000000000', '01a20382-161b-7079-bcd4-ff0f7223f501', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0105-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ReLSKCThI8LDTEvqsVEaSStEkbXX1Q0KHdJnERHIvwM=","x-service-signature":"ec84dcd39e554e9b0817fbc311661f91100e22dd9ac3b82ae67b59a8c5045245"}', '{"event":"escrow.refunded","event_id":"00010000-0105-7000-8000-000000000000","created_at":"2026-11-23T20:01:07.000Z","mode":"test","sequence":4,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 8, 371, 18, 398),
('00010000-01cd-7000-8000-000000000000', '01a20382-164e-72fc-89dc-9c9a3b499a01', 'event', 1795176073000, 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0113-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,El+Q7BZ7FrtespG6uxNfKLEdtvuyAV2XuzrVy8LK4A8=","x-service-signature":"4c3a424d418f1841431d9f4817136ef8bd44173d5458e235e2a1a6b2e4833d57"}', '{"event":"escrow.funded","event_id":"00010000-0113-7000-8000-000000000000","created_at":"2026-11-23T20:01:10.000Z","mode":"test","sequence":2,"reference":"PART-RELEASED","escrow_id":"00010000-010e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', 204, '{"date":"Sun, 22 Nov 2026 13:46:27 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', 1, 9, 382, 9, 401),
('00010000-01d3-7000-8000-000000000000', '01a20382-134d-770b-b41c-f967cba14400', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, 0),
('00010000-01d5-7000-8000-000000000000', '01a20382-1342-7075-b767-f31b29104c00', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, 0),
('00010000-01e2-7000-8000-000000000000', '01a20382-1b5d-74eb-bea0-c7af2ccc4f00', 'event', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01d8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VJBxbZA86aWLAzNZKlE+dUMg/rux9gVXZnhijowtP/o=","x-service-signature":"eafb1d5edb7723a0300dea35adce590dd71c8002fc69e251dcaf5ddfc7e5917c"}', '{"event":"refund.paid","event_id":"00010000-01d8-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, 0),
('00010000-01e4-7000-8000-000000000000', '01a20382-134d-770b-b41c-f562dc555600', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, 0),
('00010000-01e6-7000-8000-000000000000', '01a20382-134d-770b-b41c-f562dc555602', 'retry', 1795176073000, 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', 500, '{"date":"Sun, 22 Nov 2026 13:46:28 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', null, null, null, 1, 1),
('00010000-01e8-7000-8000-000000000000', '01a20382-1342-7075-b767-f65884053300', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, 0),
('00010000-01ea-7000-8000-000000000000', '01a20382-1b5d-74eb-bea0-c7af2ccc4f00', 'retry', 1795176073000, 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01d8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VJBxbZA86aWLAzNZKlE+dUMg/rux9gVXZnhijowtP/o=","x-service-signature":"eafb1d5edb7723a0300dea35adce590dd71c8002fc69e251dcaf5ddfc7e5917c"}', '{"event":"refund.paid","event_id":"00010000-01d8-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, 0);

insert into mail (id, account_id, mode, template, cause, recipient, checkout_id, facts_json, data_sealed, status, tries, failure, begun_at, created_at, updated_at) values
('01a20382-1237-70ce-94fe-6d4f90d60489', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-001a-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176010000, 1795176010000, 1795176012000),
('01a20382-12dd-7107-8e2b-05b0eed35fc4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-002c-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176012000, 1795176012000, 1795176012000),
('01a20382-1311-7740-b7e5-8db7c01514a0', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0031-7000-8000-000000000000', 'seller@example.com', '00010000-0031-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176013000, 1795176013000, 1795176073000),
('01a20382-1318-705b-8d23-ad8dca1ac3f6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0034-7000-8000-000000000000', 'seller@example.com', '00010000-0034-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176014000, 1795176014000, 1795176073000),
('01a20382-1331-74fb-9751-3cd6296e9b2e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-003b-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176016000, 1795176016000, 1795176073000),
('01a20382-1342-7075-b767-f9feb1b550f0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0040-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176017000, 1795176017000, 1795176073000),
('01a20382-1342-7075-b767-ff66d37a452c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0040-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176017000, 1795176017000, 1795176073000),
('01a20382-134d-770b-b41c-fe8f52335cbf', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0044-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176018000, 1795176018000, 1795176073000),
('01a20382-1356-72bb-bc4c-2ae6d8e49bb9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0048-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176019000, 1795176019000, 1795176073000),
('01a20382-1360-77cc-9686-d2a3c68abfdd', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-004b-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176020000, 1795176020000, 1795176073000),
('01a20382-1367-739f-8988-993445aa0cdb', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-004e-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176021000, 1795176021000, 1795176073000),
('01a20382-1372-735b-be1c-c27fb5a06709', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0054-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a20382-1372-735b-be1c-c6d81537c680', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0051-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', '{"refunded_amount":50000,"reason":"overpaid","credit_id":"00010000-0051-7000-8000-000000000000"}', '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a20382-1372-735b-be1c-c8e68d112f00', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0054-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176022000, 1795176022000, 1795176073000),
('01a20382-137c-7559-8a41-83de813c7e62', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0057-7000-8000-000000000000', 'seller@example.com', '00010000-0057-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176023000, 1795176023000, 1795176073000),
('01a20382-1397-75e8-8f70-10141781c0ad', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-005e-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176025000, 1795176025000, 1795176073000),
('01a20382-13ae-77c2-8a5c-9a56dbfb5fa3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0063-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a20382-13ae-77c2-8a5c-9ff89608351a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0063-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a20382-13ba-7038-b81e-0e12573c4887', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0065-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a20382-13ba-7038-b81e-1171273a4088', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0065-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176026000, 1795176026000, 1795176073000),
('01a20382-13c9-76bc-8d3a-c3523cd1e4eb', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0068-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176027000, 1795176027000, 1795176073000),
('01a20382-13de-740d-9eec-e1bb826f1602', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-006d-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176028000, 1795176028000, 1795176073000),
('01a20382-13de-740d-9eec-e563f0840208', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-006d-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176028000, 1795176028000, 1795176073000),
('01a20382-13f0-71d9-a697-013beeb36e36', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0073-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176030000, 1795176030000, 1795176073000),
('01a20382-1401-778d-8f12-b64f95a0c799', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0078-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176031000, 1795176031000, 1795176073000),
('01a20382-1401-778d-8f12-ba75c5bb9ad0', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0078-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176031000, 1795176031000, 1795176073000),
('01a20382-140f-7672-b467-9241fbdc90a5', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-007e-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176033000, 1795176033000, 1795176073000),
('01a20382-1419-7461-9cdc-21c80dd2fb56', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0083-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176034000, 1795176034000, 1795176073000),
('01a20382-1419-7461-9cdc-27e7211e0e0d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0083-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176034000, 1795176034000, 1795176073000),
('01a20382-143b-74af-bca5-e15e37e0a0ce', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.delivered', '00010000-0089-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176036000, 1795176036000, 1795176073000),
('01a20382-148a-7398-8978-9e98657acc91', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0097-7000-8000-000000000000', 'ada@example.com', '00010000-0092-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176040000, 1795176040000, 1795176073000),
('01a20382-14ae-7386-af28-b8339cbcf7cc', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a0-7000-8000-000000000000', 'ada@example.com', '00010000-009b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176042000, 1795176042000, 1795176073000),
('01a20382-14b4-7128-95b3-9286194b3fde', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00a3-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176043000, 1795176043000, 1795176073000),
('01a20382-14ba-70dd-b844-31afcd6b85d6', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a8-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176044000, 1795176044000, 1795176073000),
('01a20382-14ba-70dd-b844-36292bf8a486', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00a8-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176044000, 1795176044000, 1795176073000),
('01a20382-14c7-701b-8674-9ac96512263d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00af-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176046000, 1795176046000, 1795176073000),
('01a20382-14c7-701b-8674-9ec385c1430a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00af-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176046000, 1795176046000, 1795176073000),
('01a20382-14db-752b-b4b0-2a83c34470d6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00b5-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176047000, 1795176047000, 1795176073000),
('01a20382-14e2-7678-910d-43267327df94', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00b8-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176048000, 1795176048000, 1795176073000),
('01a20382-14eb-7037-8f6d-0030a1d113c0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00bd-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176049000, 1795176049000, 1795176073000),
('01a20382-14eb-7037-8f6d-06b91be105e4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00bd-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176049000, 1795176049000, 1795176073000),
('01a20382-14f8-748c-ac16-302c038f29d1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00c4-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176051000, 1795176051000, 1795176073000),
('01a20382-14f8-748c-ac16-350c84d07ebf', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00c4-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176051000, 1795176051000, 1795176073000),
('01a20382-1534-77e4-a030-10cc3a0bb6bf', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00ca-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176052000, 1795176052000, 1795176073000),
('01a20382-153f-74ae-82ec-ee95d21835b1', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00cd-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176053000, 1795176053000, 1795176073000),
('01a20382-1550-774e-b94c-a0b133eb1125', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00d2-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176054000, 1795176054000, 1795176073000),
('01a20382-1550-774e-b94c-a480aa5e3037', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00d2-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176054000, 1795176054000, 1795176073000),
('01a20382-1561-70ab-883d-edaab4194845', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00d9-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176056000, 1795176056000, 1795176073000),
('01a20382-1561-70ab-883d-f26b52b7f0fa', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00d9-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176056000, 1795176056000, 1795176073000),
('01a20382-158c-736e-a58d-4d50d49dc712', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00df-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176057000, 1795176057000, 1795176073000),
('01a20382-159f-765d-910c-91a0b44996f4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00e1-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176058000, 1795176058000, 1795176073000),
('01a20382-15b5-755d-b2bf-998ba27b2a38', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00e4-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176059000, 1795176059000, 1795176073000),
('01a20382-15d2-7697-a4bb-39b8d0d549b0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00e9-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176060000, 1795176060000, 1795176073000),
('01a20382-15d2-7697-a4bb-3eae383d7c31', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00e9-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176060000, 1795176060000, 1795176073000),
('01a20382-15df-7759-af48-aa28a7c6b10e', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-00f0-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176062000, 1795176062000, 1795176073000),
('01a20382-15df-7759-af48-adbe5472eac3', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-00f0-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176062000, 1795176062000, 1795176073000),
('01a20382-1604-703e-8c42-358ef7229e24', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00f9-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176064000, 1795176064000, 1795176073000),
('01a20382-1610-70ef-90fe-30b4115c4a97', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00fe-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176065000, 1795176065000, 1795176073000),
('01a20382-1610-70ef-90fe-370272243107', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00fe-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176065000, 1795176065000, 1795176073000),
('01a20382-161b-7079-bcd5-01112cc4e74a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0105-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176067000, 1795176067000, 1795176073000),
('01a20382-161b-7079-bcd5-0517670ec693', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-0105-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176067000, 1795176067000, 1795176073000),
('01a20382-163d-7689-a52c-f17071ae60c6', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refund_failed', '00010000-010b-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176068000, 1795176068000, 1795176073000),
('01a20382-1645-7149-9350-89d3c3e99f79', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-010e-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176069000, 1795176069000, 1795176073000),
('01a20382-164e-72fc-89dc-a349a582dcf9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0113-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176070000, 1795176070000, 1795176073000),
('01a20382-164e-72fc-89dc-a756961e39eb', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0113-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176070000, 1795176070000, 1795176073000),
('01a20382-165c-771b-9843-9fc6ed5d32f5', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-011a-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176072000, 1795176072000, 1795176073000),
('01a20382-165c-771b-9843-a31e67e6aa1f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-011a-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176072000, 1795176072000, 1795176073000),
('01a20382-1b85-7040-a453-af6823727c34', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-01de-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176073000, 1795176073000, 1795176073000),
('01a20382-1c03-7645-ae20-ee744428a5a8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01ed-7000-8000-000000000000', 'seller@example.com', '00010000-01ed-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176074000, 1795176074000, 1795176106000),
('01a20382-1c1d-7186-aa72-380c8759e1a9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-01f2-7000-8000-000000000000', 'ada@example.com', '00010000-01ed-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176075000, 1795176075000, 1795176106000),
('01a20382-1c1d-7186-aa72-3cd02e5cc97b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-01f2-7000-8000-000000000000', 'seller@example.com', '00010000-01ed-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176075000, 1795176075000, 1795176106000),
('01a20382-1c27-716f-a5ce-8d61f172a1d2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-01f9-7000-8000-000000000000', 'ada@example.com', '00010000-01ed-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176077000, 1795176077000, 1795176106000),
('01a20382-1c27-716f-a5ce-903747966c4f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-01f9-7000-8000-000000000000', 'seller@example.com', '00010000-01ed-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176077000, 1795176077000, 1795176106000),
('01a20382-1c37-777c-867b-51008b642b8b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01fc-7000-8000-000000000000', 'seller@example.com', '00010000-01fc-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176078000, 1795176078000, 1795176106000),
('01a20382-1caa-76cc-acbf-de831b2f0c0b', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0201-7000-8000-000000000000', 'ada@example.com', '00010000-01fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176079000, 1795176079000, 1795176106000),
('01a20382-1caa-76cc-acbf-e156dbf3bb6e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0201-7000-8000-000000000000', 'seller@example.com', '00010000-01fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176079000, 1795176079000, 1795176106000),
('01a20382-1cb7-7773-97bc-6e1813ccc7a6', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0208-7000-8000-000000000000', 'ada@example.com', '00010000-01fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176081000, 1795176081000, 1795176106000),
('01a20382-1cb7-7773-97bc-703feb3ed79a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0208-7000-8000-000000000000', 'seller@example.com', '00010000-01fc-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176081000, 1795176081000, 1795176106000),
('01a20382-1cbb-743d-adc9-155bd17192bd', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-020b-7000-8000-000000000000', 'seller@example.com', '00010000-020b-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176082000, 1795176082000, 1795176106000),
('01a20382-1ccb-773c-beb5-e8a2f11da49a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0210-7000-8000-000000000000', 'ada@example.com', '00010000-020b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176083000, 1795176083000, 1795176106000),
('01a20382-1ccb-773c-beb5-ef9b263a8816', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0210-7000-8000-000000000000', 'seller@example.com', '00010000-020b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176083000, 1795176083000, 1795176106000),
('01a20382-1ce4-706e-a961-1d41f504583c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0217-7000-8000-000000000000', 'ada@example.com', '00010000-020b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176085000, 1795176085000, 1795176106000),
('01a20382-1ce4-706e-a961-23df5ec158de', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0217-7000-8000-000000000000', 'seller@example.com', '00010000-020b-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176085000, 1795176085000, 1795176106000),
('01a20382-1d21-75cf-97ec-86efd358aa2e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-021c-7000-8000-000000000000', 'seller@example.com', '00010000-021c-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176087000, 1795176087000, 1795176106000),
('01a20382-1d25-72a8-b0a3-409227253e92', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0221-7000-8000-000000000000', 'ada@example.com', '00010000-021c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176088000, 1795176088000, 1795176106000),
('01a20382-1d25-72a8-b0a3-46e760305ba7', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0221-7000-8000-000000000000', 'seller@example.com', '00010000-021c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176088000, 1795176088000, 1795176106000),
('01a20382-1d31-73d6-b274-83d5d3e9f2b8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0228-7000-8000-000000000000', 'ada@example.com', '00010000-021c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176090000, 1795176090000, 1795176106000),
('01a20382-1d31-73d6-b274-843adbc64d0e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0228-7000-8000-000000000000', 'seller@example.com', '00010000-021c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176090000, 1795176090000, 1795176106000),
('01a20382-1d37-756e-b2aa-bcb2200a7732', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-022b-7000-8000-000000000000', 'ada@example.com', '00010000-021c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176091000, 1795176091000, 1795176106000),
('01a20382-1d37-756e-b2aa-c3b69639437c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-022b-7000-8000-000000000000', 'seller@example.com', '00010000-021c-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176091000, 1795176091000, 1795176106000),
('01a20382-1d3e-710e-869e-34231a6f4888', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-022e-7000-8000-000000000000', 'seller@example.com', '00010000-022e-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176092000, 1795176092000, 1795176106000),
('01a20382-1d43-757c-86f8-5fa1694c1609', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0233-7000-8000-000000000000', 'ada@example.com', '00010000-022e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176093000, 1795176093000, 1795176106000),
('01a20382-1d43-757c-86f8-638df7984a23', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0233-7000-8000-000000000000', 'seller@example.com', '00010000-022e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176093000, 1795176093000, 1795176106000),
('01a20382-1d57-731b-b05f-b5135e4e63f4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-023a-7000-8000-000000000000', 'ada@example.com', '00010000-022e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176095000, 1795176095000, 1795176106000),
('01a20382-1d57-731b-b05f-ba140f68431a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-023a-7000-8000-000000000000', 'seller@example.com', '00010000-022e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176095000, 1795176095000, 1795176106000),
('01a20382-1d67-70fa-98b1-a3dec41c5b34', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-023e-7000-8000-000000000000', 'ada@example.com', '00010000-022e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176096000, 1795176096000, 1795176106000),
('01a20382-1d67-70fa-98b1-a4f254aa61d0', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-023e-7000-8000-000000000000', 'seller@example.com', '00010000-022e-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176096000, 1795176096000, 1795176106000),
('01a20382-1d77-729b-aa88-0db15090665e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0242-7000-8000-000000000000', 'seller@example.com', '00010000-0242-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176097000, 1795176097000, 1795176106000),
('01a20382-1d8d-72f9-801e-320febae9748', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0247-7000-8000-000000000000', 'ada@example.com', '00010000-0242-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176098000, 1795176098000, 1795176106000),
('01a20382-1d8d-72f9-801e-37b951df5709', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0247-7000-8000-000000000000', 'seller@example.com', '00010000-0242-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176098000, 1795176098000, 1795176106000),
('01a20382-1daf-70af-9a3f-6c446b2d687d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-024e-7000-8000-000000000000', 'ada@example.com', '00010000-0242-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176100000, 1795176100000, 1795176106000),
('01a20382-1dc6-72ad-ac9a-70d88196a369', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-0254-7000-8000-000000000000', 'seller@example.com', '00010000-0254-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176102000, 1795176102000, 1795176106000),
('01a20382-1dcf-716a-9604-77fc2e9c49aa', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-0257-7000-8000-000000000000', 'seller@example.com', '00010000-0257-7000-8000-000000000000', '{}', '', 'sent', 1, null, 1795176103000, 1795176103000, 1795176106000),
('01a20382-1ddc-7478-a723-8c22252a045d', '00010000-0001-7000-8000-000000000000', 'live', 'checkout.receipt', '00010000-025d-7000-8000-000000000000', 'ada@example.com', '00010000-0254-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176105000, 1795176105000, 1795176106000),
('01a20382-1ddc-7478-a723-93996688e1d3', '00010000-0001-7000-8000-000000000000', 'live', 'sale.funded', '00010000-025d-7000-8000-000000000000', 'seller@example.com', '00010000-0254-7000-8000-000000000000', null, '', 'sent', 1, null, 1795176105000, 1795176105000, 1795176106000),
('00010000-0296-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'sign_in.code', '00010000-0293-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, 'v1.SXRG-MEDXYGwB4dnrt0qq1SLte4NgrE-6bKmT2WfopPVA5GAZ7XaWO_X59BXZoDTErUbNAxHtRCBLBZLbiIXC7G7AARBzwutQfOQ7YQJc_5kmEH_qAP320Zdl99uC76ZKKu4Te_xOj6RlwE9HoPFT4VktWQ5qXalHELJwsBxsKY0pCvVb2Q', 'sent', 1, null, 1795176108000, 1795176108000, 1795176108000);

insert into sandbox_mail (id, message_id, sender, recipient, subject, plain, html, kept_at) values
('00010000-0296-7000-8000-000000000000', '<00010000-0296-7000-8000-000000000000@sandbox.invalid>', 'sandbox@sandbox.invalid', 'ada@example.com', 'Your code to sign in to your order from Adire Market', 'Enter this code where you asked for it, within 10 minutes:

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
('00010000-029e-7000-8000-000000000000', 'test', 'ada@example.com', 1795176109000);

insert into sign_in (id, browser_hash, address_hash, email_key, side, reference, checkout_key, sale_id, mode, code_hash, code_sealed, tries, used_at, created_at, expires_at) values
('00010000-0293-7000-8000-000000000000', 'oOm_XxnQw7RZF1B6mp54gQH8_EFQ1DfWukL8OtBHSpQ', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 'ada@example.com', 'buyer', 'FUNDED', '6vWf49Xu2X658HO65Fc1tl', null, 'test', 'axRPoWGBlhN6ROswaJ_QiYnmgJE-5YWps-4iFmrI7ZM', null, 1, 1795176109000, 1795176108000, 1795176708000);

insert into sign_in_tally (scope, subject, period, count) values
('network', 'O7OQaWSDTTEYd11UE5MNHPU9C1HktnxCjCaruPNusq4', 1795176000000, 2),
('codes', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', 1795176000000, 1),
('all_codes', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 1795176000000, 1),
('tries', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', 1795132800000, 0),
('all_tries', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 1795132800000, 0);

insert into session (id, token_hash, person_id, created_at, seen_at, ended_at) values
('00010000-029f-7000-8000-000000000000', 'XFz9syhukWl8yE6uHe-_ax4iQHGutKkcNqtMZXfYg6s', '00010000-029e-7000-8000-000000000000', 1795176109000, 1795176109000, null);
