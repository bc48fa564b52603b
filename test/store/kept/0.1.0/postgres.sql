create table if not exists migration (
  number bigint not null check (number between 0 and 9007199254740991) primary key,
  name text collate "C" not null,
  applied_at bigint not null check (applied_at between 0 and 9007199254740991)
);

create table account (
  id text collate "C" not null primary key,
  name text collate "C" not null,
  plan text collate "C" not null check (plan in ('free', 'business')),
  clock_offset_ms bigint not null default 0 check (abs(clock_offset_ms) <= 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  default_secret_sealed text collate "C" null,
  email text collate "C" null
);

create index account_newest on account (created_at desc, id desc);

create index account_clock_moved on account (clock_offset_ms) where clock_offset_ms > 0;

create table api_key (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  hash text collate "C" not null unique,
  last4 text collate "C" not null,
  name text collate "C" not null,
  test_slot bigint null check (test_slot between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  revoked_at bigint null check (revoked_at between 0 and 9007199254740991),
  check ((mode = 'test') = (test_slot is not null)),
  check (test_slot between 1 and 3)
);

create unique index api_key_test_slot on api_key (account_id, test_slot) where revoked_at is null;

create index api_key_of_account on api_key (account_id, mode, created_at desc, id desc);

create table webhook_endpoint (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  slot bigint not null check (slot between 0 and 9007199254740991) check (slot between 1 and 10),
  version bigint not null check (version between 1 and 9007199254740991),
  url text collate "C" not null,
  href text collate "C" not null,
  events_json text collate "C" not null,
  active bigint not null check (active between 0 and 9007199254740991) check (active in (0, 1)),
  disabled_reason text collate "C" null,
  retry_schedule text collate "C" not null check (retry_schedule in ('standard', 'extended')),
  failure_count bigint not null check (failure_count between 0 and 9007199254740991),
  failing_since bigint null check (failing_since between 0 and 9007199254740991),
  secret_sealed text collate "C" not null,
  previous_secret_sealed text collate "C" null,
  previous_secret_until bigint null check (previous_secret_until between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  deleted_at bigint null check (deleted_at between 0 and 9007199254740991),
  check ((active = 0) = (disabled_reason is not null)),
  check ((previous_secret_sealed is null) = (previous_secret_until is null))
);

create unique index webhook_endpoint_slot on webhook_endpoint (account_id, slot) where deleted_at is null;

create index webhook_endpoint_active on webhook_endpoint (account_id, mode) where active = 1 and deleted_at is null;

create index webhook_endpoint_newest on webhook_endpoint (account_id, created_at desc, id desc) where deleted_at is null;

create table checkout (
  id text collate "C" not null primary key,
  kind text collate "C" not null check (kind in ('escrow', 'charge')),
  charge_id text collate "C" null unique,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  reference text collate "C" not null,
  version bigint not null check (version between 1 and 9007199254740991),
  sequence bigint not null check (sequence between 0 and 9007199254740991),
  status text collate "C" not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  currency text collate "C" not null,
  customer_email text collate "C" not null,
  customer_key text collate "C" not null,
  customer_name text collate "C" null,
  seller_email text collate "C" null,
  seller_key text collate "C" null,
  seller_name text collate "C" null,
  description text collate "C" null,
  return_url text collate "C" null,
  callback_url text collate "C" null,
  release_window_hours bigint null check (release_window_hours between 0 and 9007199254740991),
  delivery_mode text collate "C" not null check (delivery_mode in ('self_managed', 'managed')),
  metadata_json text collate "C" null,
  checkout_key text collate "C" not null,
  amount_received bigint not null check (amount_received between 0 and 9007199254740991),
  amount_held bigint not null check (amount_held between 0 and 9007199254740991),
  amount_released bigint not null check (amount_released between 0 and 9007199254740991),
  amount_refunded bigint not null check (amount_refunded between 0 and 9007199254740991),
  amount_excess bigint not null check (amount_excess between 0 and 9007199254740991),
  virtual_account_attempt bigint not null check (virtual_account_attempt between 1 and 9007199254740991),
  account_number text collate "C" not null,
  bank_name text collate "C" not null,
  account_expires_at bigint not null check (account_expires_at between 0 and 9007199254740991),
  payment_deadline_at bigint not null check (payment_deadline_at between 0 and 9007199254740991),
  seller_accepted_at bigint null check (seller_accepted_at between 0 and 9007199254740991),
  seller_delivered_at bigint null check (seller_delivered_at between 0 and 9007199254740991),
  auto_release_at bigint null check (auto_release_at between 0 and 9007199254740991),
  auto_release_remaining_ms bigint null check (auto_release_remaining_ms between 0 and 9007199254740991),
  release_reminder_at bigint null check (release_reminder_at between 0 and 9007199254740991),
  amount_uncovered bigint not null check (amount_uncovered between 0 and 9007199254740991),
  dispatch_proof_json text collate "C" null,
  delivery_tracking_json text collate "C" null,
  buyer_user_id text collate "C" null,
  closed_reason text collate "C" null,
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
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
);

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
  partner_reference text collate "C" not null primary key,
  partner text collate "C" not null,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  checkout_id text collate "C" not null references checkout,
  attempt bigint not null check (attempt between 1 and 9007199254740991),
  amount bigint not null check (amount between 1 and 9007199254740991),
  account_number text collate "C" not null,
  bank_name text collate "C" not null,
  opened_at bigint not null check (opened_at between 0 and 9007199254740991),
  expires_at bigint not null check (expires_at between 0 and 9007199254740991),
  next_look_at bigint null check (next_look_at between 0 and 9007199254740991),
  looks bigint not null check (looks between 0 and 9007199254740991)
);

create index virtual_account_watched on virtual_account (next_look_at) where next_look_at is not null;

create index virtual_account_of_checkout on virtual_account (checkout_id, attempt);

create index virtual_account_by_number on virtual_account (account_number, opened_at);

create table dispute (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  checkout_id text collate "C" not null references checkout,
  version bigint not null check (version between 1 and 9007199254740991),
  status text collate "C" not null check (status in ('waiting_for_seller', 'waiting_for_operator', 'resolved')),
  reason text collate "C" not null check (reason in ('item_not_received', 'not_as_described', 'damaged', 'wrong_item', 'other', 'payment_reversed')),
  opened_by text collate "C" not null check (opened_by in ('buyer', 'seller', 'operator')),
  description text collate "C" null,
  evidence_json text collate "C" not null,
  respond_by bigint null check (respond_by between 0 and 9007199254740991),
  outcome text collate "C" null,
  amount_to_seller bigint null check (amount_to_seller between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  check ((status = 'resolved') = (outcome is not null))
);

create index dispute_of_checkout on dispute (checkout_id, created_at);

create index dispute_newest on dispute (account_id, mode, created_at desc, id desc);

create unique index dispute_one_open on dispute (checkout_id) where status <> 'resolved';

create index dispute_response_due on dispute (mode, respond_by) where status = 'waiting_for_seller';

create index dispute_unresolved on dispute (created_at, id) where status = 'waiting_for_operator';

create table seller (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  email_key text collate "C" not null,
  email text collate "C" not null,
  name text collate "C" null,
  version bigint not null check (version between 1 and 9007199254740991),
  bank_code text collate "C" null,
  bank_name text collate "C" null,
  account_name text collate "C" null,
  account_number_sealed text collate "C" null,
  account_last4 text collate "C" null,
  details_saved_by text collate "C" null,
  details_changed_at bigint null check (details_changed_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  unique (account_id, mode, email_key),
  check ((bank_name is null) = (bank_code is null)),
  check ((account_name is null) = (bank_code is null)),
  check ((account_number_sealed is null) = (bank_code is null)),
  check ((account_last4 is null) = (bank_code is null))
);

create index seller_newest on seller (account_id, mode, created_at desc, id desc);

create table payout_details (
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  version bigint not null check (version between 1 and 9007199254740991),
  bank_code text collate "C" not null,
  bank_name text collate "C" not null,
  account_name text collate "C" not null,
  account_number_sealed text collate "C" not null,
  account_last4 text collate "C" not null,
  details_changed_at bigint null check (details_changed_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  primary key (account_id, mode)
);

create table credit (
  id text collate "C" not null primary key,
  partner text collate "C" not null,
  mode text collate "C" not null check (mode in ('test', 'live')),
  partner_credit_id text collate "C" not null,
  account_id text collate "C" null references account,
  checkout_id text collate "C" null references checkout,
  partner_reference text collate "C" null,
  account_number text collate "C" null,
  version bigint not null check (version between 1 and 9007199254740991),
  status text collate "C" not null check (status in ('credited', 'rejected', 'reversed')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  amount_applied bigint not null check (amount_applied between 0 and 9007199254740991),
  amount_excess bigint not null check (amount_excess between 0 and 9007199254740991),
  amount_refunded bigint not null check (amount_refunded between 0 and 9007199254740991),
  payer_name text collate "C" null,
  failure_reason text collate "C" null,
  amount_uncovered bigint not null check (amount_uncovered between 0 and 9007199254740991),
  paid_at bigint not null check (paid_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  reversed_at bigint null check (reversed_at between 0 and 9007199254740991),
  unique (partner, mode, partner_credit_id),
  check ((status = 'reversed') = (reversed_at is not null)),
  check (amount_uncovered = 0 or (status = 'reversed' and amount_uncovered <= amount)),
  check (status <> 'credited' or amount_applied + amount_excess = amount),
  check (amount_applied + amount_excess <= amount),
  check (amount_refunded <= amount)
);

create index credit_of_checkout on credit (checkout_id, created_at, id);

create index credit_unmatched on credit (checkout_id, created_at, id) where checkout_id is null and status = 'credited' and amount_refunded = 0;

create index credit_returned_uncovered on credit (checkout_id, created_at, id) where checkout_id is null and amount_uncovered > 0;

create table payout (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  checkout_id text collate "C" not null references checkout,
  version bigint not null check (version between 1 and 9007199254740991),
  seller_email text collate "C" null,
  status text collate "C" not null check (status in ('waiting_details', 'pending', 'paid', 'failed', 'reversed', 'given_back', 'below_minimum')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  bank_code text collate "C" null,
  bank_name text collate "C" null,
  account_name text collate "C" null,
  account_number_sealed text collate "C" null,
  account_last4 text collate "C" null,
  failure_reason text collate "C" null,
  session_id text collate "C" null,
  amount_uncovered bigint not null check (amount_uncovered between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991)
);

create index payout_of_checkout on payout (checkout_id, created_at, id);

create index payout_newest on payout (account_id, mode, created_at desc, id desc);

create index payout_open_of_payee on payout (account_id, mode, seller_email, created_at, id) where status in ('waiting_details', 'pending', 'failed', 'reversed');

create index payout_open_of_account on payout (account_id, mode, status) where status in ('waiting_details', 'pending', 'failed', 'reversed', 'below_minimum');

create index payout_by_status on payout (mode, status, created_at);

create index payout_uncovered on payout (created_at, id) where amount_uncovered > 0;

create table refund (
  id text collate "C" not null primary key,
  account_id text collate "C" null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  checkout_id text collate "C" null references checkout,
  version bigint not null check (version between 1 and 9007199254740991),
  credit_id text collate "C" not null references credit,
  status text collate "C" not null check (status in ('pending', 'paid', 'failed', 'needs_details', 'below_minimum', 'cancelled')),
  origin text collate "C" not null check (origin in ('held', 'excess')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  reason text collate "C" null,
  failure_reason text collate "C" null,
  session_id text collate "C" null,
  amount_uncovered bigint not null check (amount_uncovered between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  check ((account_id is null) = (checkout_id is null)),
  check (checkout_id is not null or origin = 'excess')
);

create index refund_of_checkout on refund (checkout_id, created_at, id);

create index refund_of_credit on refund (credit_id);

create index refund_newest on refund (account_id, mode, created_at desc, id desc);

create index refund_open_of_account on refund (account_id, mode, status) where status in ('pending', 'failed', 'needs_details', 'below_minimum');

create index refund_by_status on refund (mode, status, created_at);

create index refund_uncovered on refund (created_at, id) where amount_uncovered > 0;

create table attempt (
  id text collate "C" not null primary key,
  object_kind text collate "C" not null check (object_kind in ('payout', 'refund')),
  object_id text collate "C" not null,
  credit_id text collate "C" null references credit,
  n bigint not null check (n between 1 and 9007199254740991),
  reference text collate "C" not null unique,
  version bigint not null check (version between 1 and 9007199254740991),
  state text collate "C" not null check (state in ('sent', 'paid', 'reversed', 'failed')),
  lease_token text collate "C" null,
  session_id text collate "C" null,
  failure_reason text collate "C" null,
  fee bigint not null check (fee between 0 and 9007199254740991),
  sent_at bigint not null check (sent_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  unique (object_id, n),
  check ((object_kind = 'refund') = (credit_id is not null)),
  check (lease_token is not null or state = 'paid')
);

create index attempt_sent on attempt (sent_at) where state = 'sent';

create unique index attempt_one_live on attempt (object_id) where state in ('sent', 'paid');

create unique index attempt_one_of_credit on attempt (credit_id) where state = 'sent';

create function refuse_rewrite() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name; end $$;

create table change (
  id text collate "C" not null primary key,
  account_id text collate "C" not null,
  mode text collate "C" not null check (mode in ('test', 'live')),
  at bigint not null check (at between 0 and 9007199254740991),
  token text collate "C" not null
);

create trigger change_append_only before update or delete on change
      for each row execute function refuse_rewrite();

create trigger change_no_truncate before truncate on change
      for each statement execute function refuse_rewrite();

create table ledger_account (
  id text collate "C" not null primary key,
  balance bigint not null check (balance between 0 and 9007199254740991)
);

create table movement (
  change_id text collate "C" not null references change,
  n bigint not null check (n between 0 and 9007199254740991),
  mode text collate "C" not null check (mode in ('test', 'live')),
  account_id text collate "C" not null,
  debit_account text collate "C" not null,
  credit_account text collate "C" not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  at bigint not null check (at between 0 and 9007199254740991),
  primary key (change_id, n),
  check (debit_account <> credit_account)
);

create index movement_by_debit on movement (debit_account);

create index movement_by_credit on movement (credit_account);

create trigger movement_append_only before update or delete on movement
      for each row execute function refuse_rewrite();

create trigger movement_no_truncate before truncate on movement
      for each statement execute function refuse_rewrite();

create table event (
  position bigint not null check (position between 0 and 9007199254740991),
  id text collate "C" not null primary key,
  type text collate "C" not null,
  checkout_id text collate "C" null references checkout,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  reference text collate "C" not null,
  sequence bigint null check (sequence between 0 and 9007199254740991),
  status text collate "C" not null,
  amount bigint not null check (amount between 0 and 9007199254740991),
  currency text collate "C" not null,
  metadata_json text collate "C" null,
  actor_kind text collate "C" not null,
  actor_via text collate "C" not null,
  at bigint not null check (at between 0 and 9007199254740991),
  extras_json text collate "C" not null,
  unique (account_id, mode, reference, sequence),
  check (checkout_id is null or (sequence > 0 and amount > 0)),
  check ((checkout_id is null) = (sequence is null))
);

create table event_base (
    id integer primary key check (id = 1),
    base bigint not null check (base >= 0)
  );

create index event_by_position on event (position);

create index event_of_checkout on event (checkout_id, sequence);

create index event_newest on event (account_id, mode, position desc, id desc);

create index event_by_time on event (account_id, mode, at, id);

create index event_newest_of_type on event (account_id, mode, type, position desc, id desc);

create index event_newest_of_reference on event (account_id, mode, reference, position desc, id desc);

create trigger event_append_only before update or delete on event
      for each row execute function refuse_rewrite();

create trigger event_no_truncate before truncate on event
      for each statement execute function refuse_rewrite();

create table job (
  id text collate "C" not null primary key,
  kind text collate "C" not null,
  subject text collate "C" not null,
  account_id text collate "C" null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  run_at bigint not null check (run_at between 0 and 9007199254740991),
  attempts bigint not null check (attempts between 0 and 9007199254740991),
  lease_token text collate "C" null,
  lease_until bigint null check (lease_until between 0 and 9007199254740991),
  last_error text collate "C" null,
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  unique (kind, subject)
);

create index job_due on job (run_at, id) where kind <> 'mail.send';

create index job_mail_due on job (kind, run_at, id) where kind = 'mail.send';

create index job_of_account on job (account_id, mode, run_at);

create table idempotency (
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  key text collate "C" not null,
  fingerprint text collate "C" not null,
  status bigint not null check (status between 0 and 9007199254740991),
  body_sealed text collate "C" not null,
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  primary key (account_id, mode, key)
);

create index idempotency_by_age on idempotency (created_at);

create table sandbox_credit (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  partner_reference text collate "C" null,
  account_number text collate "C" null,
  status text collate "C" not null check (status in ('credited', 'rejected', 'reversed')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  payer_name text collate "C" null,
  failure_reason text collate "C" null,
  paid_at bigint not null check (paid_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991)
);

create index sandbox_credit_by_reference on sandbox_credit (partner_reference, created_at);

create table sandbox_arrival (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  partner_reference text collate "C" null,
  account_number text collate "C" not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  payer_name text collate "C" null,
  outcome text collate "C" not null check (outcome in ('credited', 'rejected', 'reversed')),
  times bigint not null check (times between 1 and 9007199254740991),
  arrives_at bigint not null check (arrives_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991)
);

create table sandbox_fault (
  account_id text collate "C" not null references account,
  operation text collate "C" not null check (operation in ('open_account', 'find_credit', 'find_credits', 'resolve_account', 'transfer', 'find_transfer', 'refund', 'find_refund')),
  kind text collate "C" not null check (kind in ('unavailable', 'timeout', 'refused')),
  remaining bigint not null check (remaining between 0 and 9007199254740991),
  primary key (account_id, operation)
);

create index sandbox_fault_armed on sandbox_fault (account_id) where remaining > 0;

create table sandbox_transfer (
  reference text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  kind text collate "C" not null check (kind in ('transfer', 'refund')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  bank_code text collate "C" null,
  account_number text collate "C" null,
  credit_id text collate "C" null,
  status text collate "C" not null check (status in ('pending', 'paid', 'failed', 'reversed', 'needs_details')),
  session_id text collate "C" null,
  failure_reason text collate "C" null,
  fee bigint not null check (fee between 0 and 9007199254740991),
  settle_at bigint not null check (settle_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991)
);

create index sandbox_transfer_unsettled on sandbox_transfer (settle_at) where status = 'pending';

create table webhook_delivery (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  event_id text collate "C" not null references event (id),
  endpoint_id text collate "C" null references webhook_endpoint,
  lane text collate "C" not null,
  url text collate "C" not null,
  status text collate "C" not null check (status in ('pending', 'succeeded', 'failed')),
  trigger_kind text collate "C" not null check (trigger_kind in ('event', 'retry', 'redeliver', 'replay', 'test')),
  tries bigint not null check (tries between 0 and 9007199254740991),
  attempt_count bigint not null check (attempt_count between 0 and 9007199254740991),
  next_attempt_at bigint null check (next_attempt_at between 0 and 9007199254740991),
  lease_token text collate "C" null,
  lease_until bigint null check (lease_until between 0 and 9007199254740991),
  last_failure text collate "C" null,
  last_response_status bigint null check (last_response_status between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  check ((status = 'pending') = (next_attempt_at is not null))
);

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
  id text collate "C" not null primary key,
  delivery_id text collate "C" not null references webhook_delivery,
  trigger_kind text collate "C" not null check (trigger_kind in ('event', 'retry', 'redeliver', 'replay', 'test')),
  started_at bigint not null check (started_at between 0 and 9007199254740991),
  outcome text collate "C" not null check (outcome in ('succeeded', 'failed')),
  failure text collate "C" null,
  failure_detail text collate "C" null,
  address text collate "C" null,
  request_headers_json text collate "C" null,
  request_body text collate "C" null,
  response_status bigint null check (response_status between 0 and 9007199254740991),
  response_headers_json text collate "C" null,
  response_body text collate "C" null,
  dns_ms bigint null check (dns_ms between 0 and 9007199254740991),
  connect_ms bigint null check (connect_ms between 0 and 9007199254740991),
  tls_ms bigint null check (tls_ms between 0 and 9007199254740991),
  first_byte_ms bigint null check (first_byte_ms between 0 and 9007199254740991),
  total_ms bigint not null check (total_ms between 0 and 9007199254740991),
  check ((outcome = 'failed') = (failure is not null))
);

create index webhook_attempt_newest on webhook_attempt (delivery_id, started_at desc, id desc);

create index webhook_attempt_with_body on webhook_attempt (started_at) where request_body is not null;

create table retired_secret (
  account_id text collate "C" not null primary key references account,
  secret_sealed text collate "C" not null,
  expires_at bigint not null check (expires_at between 0 and 9007199254740991)
);

create table mail (
  id text collate "C" not null primary key,
  account_id text collate "C" null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  template text collate "C" not null,
  cause text collate "C" not null,
  recipient text collate "C" not null,
  checkout_id text collate "C" null,
  facts_json text collate "C" null,
  data_sealed text collate "C" not null,
  status text collate "C" not null check (status in ('pending', 'sent', 'failed', 'dismissed')),
  tries bigint not null check (tries between 0 and 9007199254740991),
  failure text collate "C" null,
  begun_at bigint not null check (begun_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  unique (template, cause),
  check (status <> 'failed' or failure is not null)
);

create index mail_of_status on mail (status, created_at, id);

create table sandbox_mail (
  id text collate "C" not null primary key,
  message_id text collate "C" not null,
  sender text collate "C" not null,
  recipient text collate "C" not null,
  subject text collate "C" not null,
  plain text collate "C" not null,
  html text collate "C" not null,
  kept_at bigint not null check (kept_at between 0 and 9007199254740991)
);

create index sandbox_mail_newest on sandbox_mail (kept_at desc, id desc);

create table person (
  id text collate "C" not null primary key,
  mode text collate "C" not null check (mode in ('test', 'live')),
  email_key text collate "C" not null,
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  unique (mode, email_key)
);

create table sign_in (
  id text collate "C" not null primary key,
  browser_hash text collate "C" not null unique,
  address_hash text collate "C" not null,
  email_key text collate "C" not null,
  side text collate "C" not null check (side in ('buyer', 'seller')),
  reference text collate "C" null,
  checkout_key text collate "C" null,
  sale_id text collate "C" null,
  mode text collate "C" null check (mode in ('test', 'live')),
  code_hash text collate "C" not null,
  code_sealed text collate "C" null,
  tries bigint not null check (tries between 0 and 9007199254740991),
  used_at bigint null check (used_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  expires_at bigint not null check (expires_at between 0 and 9007199254740991),
  check (side <> 'buyer' or (reference is not null and sale_id is null)),
  check (side <> 'seller' or (sale_id is not null and reference is null and checkout_key is null))
);

create index sign_in_by_age on sign_in (created_at);

create table sign_in_tally (
  scope text collate "C" not null check (scope in ('network', 'codes', 'all_codes', 'tries', 'all_tries', 'receipts', 'enquiries')),
  subject text collate "C" not null,
  period bigint not null check (period between 0 and 9007199254740991),
  count bigint not null check (count between 0 and 9007199254740991),
  primary key (scope, subject, period)
);

create index sign_in_tally_by_age on sign_in_tally (period);

create table session (
  id text collate "C" not null primary key,
  token_hash text collate "C" not null unique,
  person_id text collate "C" not null references person,
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  seen_at bigint not null check (seen_at between 0 and 9007199254740991),
  ended_at bigint null check (ended_at between 0 and 9007199254740991)
);

create index session_by_age on session (created_at);

insert into migration (number, name, applied_at) values
('1', 'accounts', '1795355189377'),
('2', 'checkouts', '1795355189377'),
('3', 'transfers', '1795355189377'),
('4', 'ledger', '1795355189377'),
('5', 'queue', '1795355189377'),
('6', 'sandbox', '1795355189377'),
('7', 'webhooks', '1795355189377'),
('8', 'mail', '1795355189377'),
('9', 'sign-in', '1795355189377');

insert into account (id, name, plan, clock_offset_ms, created_at, default_secret_sealed, email) values
('00010000-0001-7000-8000-000000000000', 'Adire Market', 'business', '288300000', '1795176000000', 'v1.-rAuYYUI0wEmXeWdYD2pRXHktCSgwcBDxf9wVmhNiApk3V_IbIJAe0KvHHSfFixH7D3RdB9kteysnpFg0NlZFnHugSN3zvCAG8CNA5VkhuKHF_pQ8-1f8Ixwtww', 'shop@example.com'),
('00010000-0005-7000-8000-000000000000', 'Kente House', 'free', '0', '1795176000000', 'v1.R0ke9z6VIcM6sknDREjkK7g9wfjWc8cxLo-mSn4WdLAyYlTJai7dVicu35cs4RLYOlSkjWy-AOIndYDXLfDhbJel4xhXjYyMxzvV0efvyUUnkZvPTscFtUjj4yY', null);

insert into api_key (id, account_id, mode, hash, last4, name, test_slot, created_at, revoked_at) values
('00010000-0002-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'ffa955510c5e102b0e353390f578445f426b387772b2b8a79e314ba505e9583b', '77ht', 'backend', '1', '1795176000000', null),
('00010000-0003-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '9dc38211594257ffff1de9dde903ec79393e4de577bdf3c07416a27c5557d38d', 'ckG7', 'backend', null, '1795176000000', null),
('00010000-0004-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '8472db9c3660646f54b0bfc416fd2a1943cd4921c9e906b6539226f1f8483d42', 'wn5e', 'lost', '2', '1795176000000', '1795176000000');

insert into webhook_endpoint (id, account_id, mode, slot, version, url, href, events_json, active, disabled_reason, retry_schedule, failure_count, failing_since, secret_sealed, previous_secret_sealed, previous_secret_until, created_at, updated_at, deleted_at) values
('00010000-000f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1', '1', 'https://shop.test:38653/hooks', 'https://shop.test:38653/hooks', '["escrow.funded","escrow.released","escrow.refunded"]', '1', null, 'standard', '0', null, 'v1.MUMkMOj4_hT3IOYpokKrycJowXGQ4Ac8dQXac3vAcHHmItIaw9eZrvwjIwB3x9m74-1Ht0S2LLloHK-OiA2u0rW2WpbLFcjfzNuraeiS5p_eq9KaoVpsSYKxj20', null, null, '1795176004000', '1795176004000', null),
('00010000-0011-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '2', '1', 'https://shop.test:38653/broken', 'https://shop.test:38653/broken', '["escrow.declined"]', '1', null, 'standard', '2', '1795464073000', 'v1.VOFpKA-uGtJ2rAlH2gHWx5_R8mHNSTbEZkQ48Jb6WJQ6SoXZ1uUvgUF75avnbmtUqV3LcEBawpTZjxsJgk4KY5l0wo0i0yyUhGES3BhANqBOq_B6CEB8UoqLgYg', null, null, '1795176005000', '1795176005000', null),
('00010000-0013-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '3', '2', 'https://shop.test:38653/paused', 'https://shop.test:38653/paused', '["escrow.funded"]', '0', 'merchant', 'standard', '0', null, 'v1.pmD_8KOYIY242KD96SPKCmCNGZfn34tilPrNZ2JZn65bq2GtvLO2AoS1-7dAnWkhyxzYjL_fs7B3GPE5Cm35py43DCPzq0c4GiFolDmZGw1K0x1AMkUoOmGp2_g', null, null, '1795176006000', '1795176007000', null),
('00010000-0016-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '4', '2', 'https://shop.test:38653/deleted', 'https://shop.test:38653/deleted', '["escrow.funded"]', '1', null, 'standard', '0', null, 'v1.t2xFJsxSbFKXrqktGuAeIUkufB-fs9uqRppFM19Psex7h4wlOqySH1uPwJT1ncjSHd0cJIKkpe_8uVTC5HHRie9X9GRBiAgucfB0RFq044fPZKRpRZ5YP8SoybE', null, null, '1795176008000', '1795176009000', '1795176009000');

insert into checkout (id, kind, charge_id, account_id, mode, reference, version, sequence, status, amount, currency, customer_email, customer_key, customer_name, seller_email, seller_key, seller_name, description, return_url, callback_url, release_window_hours, delivery_mode, metadata_json, checkout_key, amount_received, amount_held, amount_released, amount_refunded, amount_excess, virtual_account_attempt, account_number, bank_name, account_expires_at, payment_deadline_at, seller_accepted_at, seller_delivered_at, auto_release_at, auto_release_remaining_ms, release_reminder_at, amount_uncovered, dispatch_proof_json, delivery_tracking_json, buyer_user_id, closed_reason, created_at, updated_at) values
('00010000-001a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', '2', '1', 'expired', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'YnVFWoh8Crpsz8a9j2hYZx', '0', '0', '0', '0', '0', '1', '1343838223', 'Sterling Bank', '1795204810000', '1795435210000', null, null, null, null, null, '0', null, null, null, 'expired', '1795176010000', '1795437010000'),
('00010000-001d-7000-8000-000000000000', 'charge', '00010000-001d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', '2', '1', 'expired', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'I69Pxe3YlDUFj91dzUvIOb', '0', '0', '0', '0', '0', '1', '1427828480', 'Sterling Bank', '1795204811000', '1795262411000', null, null, null, null, null, '0', null, null, null, 'expired', '1795176011000', '1795264211000'),
('00010000-0031-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'AWAITING', '1', '0', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZFPKkuVzakM3ZKhqys7zkJ', '0', '0', '0', '0', '0', '1', '9851017549', 'Fidelity Bank', '1795492813000', '1795723213000', null, null, null, null, null, '0', null, null, null, null, '1795464013000', '1795464013000'),
('00010000-0034-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', '2', '1', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'SbVSe3cNokY8HiAZdI8ymv', '100000', '100000', '0', '0', '0', '1', '8165270681', 'Wema Bank', '1795492814000', '1795723214000', null, null, null, null, null, '0', null, null, null, null, '1795464014000', '1795464015000'),
('00010000-003b-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '3', '5', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/callback', null, 'self_managed', null, 'rTgX8YI8tWiqUy2KcTAQne', '250000', '0', '0', '250000', '0', '1', '8500460660', 'Fidelity Bank', '1795492816000', '1795723216000', null, null, null, null, null, '0', null, null, null, 'declined', '1795464016000', '1795464018000'),
('00010000-0048-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', '2', '1', 'cancelled', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iskaboUanGNZYYP7gE1qlX', '0', '0', '0', '0', '0', '1', '1045806705', 'Fidelity Bank', '1795492819000', '1795723219000', null, null, null, null, null, '0', null, null, null, 'cancelled', '1795464019000', '1795464020000'),
('00010000-004e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '2', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'oKSaY1eeYIcPRLvfu1Nqfg', '250000', '250000', '0', '0', '50000', '1', '2289852767', 'Fidelity Bank', '1795492821000', '1795723221000', null, null, null, null, null, '0', null, null, null, null, '1795464021000', '1795464022000'),
('00010000-0057-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', '2', '1', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'y0miFRUnzmQirdmO0kaTa4', '0', '0', '0', '0', '0', '1', '8459991157', 'Sterling Bank', '1795492823000', '1795723223000', null, null, null, null, null, '0', null, null, null, null, '1795464023000', '1795464024000'),
('00010000-005e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '3', '3', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iaoaplKJXih7Mp5CUfN5bM', '250000', '250000', '0', '0', '0', '1', '9205947466', 'Sterling Bank', '1795492825000', '1795723225000', null, null, null, null, null, '250000', null, null, null, null, '1795464025000', '1795464026000'),
('00010000-0068-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, 'Two metres of cotton', null, null, null, 'self_managed', '{"cart":"Ada''s"}', '6vWf49Xu2X658HO65Fc1tl', '250000', '250000', '0', '0', '0', '1', '9322384955', 'Sterling Bank', '1795492827000', '1795723227000', '1795464029000', null, null, null, null, '0', null, null, null, null, '1795464027000', '1795464029000'),
('00010000-0073-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'new@example.com', 'new@example.com', null, null, null, null, null, 'self_managed', null, 'Wis83JIMuWGBGxhW8l2vNc', '250000', '250000', '0', '0', '0', '1', '7780228987', 'Fidelity Bank', '1795492830000', '1795723230000', '1795464032000', null, null, null, null, '0', null, null, null, null, '1795464030000', '1795464032000'),
('00010000-007e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '4', '4', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '3izxaQ1s71SLpE0RIxHLLQ', '250000', '250000', '0', '0', '0', '1', '6310300098', 'Sterling Bank', '1795492833000', '1795723233000', '1795464035000', '1795464036000', '1795550436000', null, '1795528836000', '0', '{"tracking_number":"GIG-123","courier_name":null,"proof_photo_url":"https://shop.example.com/proof.jpg","notes":null,"submitted_at":"2026-11-23T20:00:36.000Z"}', null, null, null, '1795464033000', '1795464036000'),
('00010000-008f-7000-8000-000000000000', 'charge', '00010000-008f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PENDING', '1', '0', 'pending', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'Bh4C6NnLl7Q1HaOQvlb402', '0', '0', '0', '0', '0', '1', '7580616970', 'Sterling Bank', '1795492838000', '1795550438000', null, null, null, null, null, '0', null, null, null, null, '1795464038000', '1795464038000'),
('00010000-0092-7000-8000-000000000000', 'charge', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '3', '2', 'succeeded', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'yMCH5H8vXgrmkrO0MABMh9', '120000', '0', '120000', '0', '0', '1', '4916575900', 'Fidelity Bank', '1795492839000', '1795550439000', null, null, null, null, null, '0', null, null, null, null, '1795464039000', '1795464040000'),
('00010000-009b-7000-8000-000000000000', 'escrow', '00010000-009a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', '2', '2', 'funded', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, '168', 'self_managed', null, 'VhErPcV2o0WnRNWGoQPMkw', '120000', '120000', '0', '0', '0', '1', '6722872359', 'Sterling Bank', '1795492841000', '1795550441000', '1795464041000', null, null, null, null, '0', null, null, null, null, '1795464041000', '1795464042000'),
('00010000-00a3-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '5', '5', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Mg6D9A3jB0UpMY1PQbjQLh', '250000', '0', '250000', '0', '0', '1', '7198750140', 'Fidelity Bank', '1795492843000', '1795723243000', '1795464045000', null, null, null, null, '0', null, null, null, 'released', '1795464043000', '1795464046000'),
('00010000-00b8-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '5', '5', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'bZKztFYmzmfO21FhttmISr', '250000', '0', '250000', '0', '0', '1', '1569458445', 'Wema Bank', '1795492848000', '1795723248000', '1795464050000', null, null, null, null, '0', null, null, null, 'released', '1795464048000', '1795464051000'),
('00010000-00cd-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '5', '6', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '2AsdrVEH4b6UQCdxufbFBn', '250000', '0', '250000', '0', '0', '1', '3028747111', 'Sterling Bank', '1795492853000', '1795723253000', '1795464055000', null, null, null, null, '0', null, null, null, 'released', '1795464053000', '1795464056000'),
('00010000-00e4-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '4', '5', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'FN3YqJgeI0rYCl4725zQHU', '250000', '0', '0', '250000', '0', '1', '7133174157', 'Wema Bank', '1795492859000', '1795723259000', '1795464061000', null, null, null, null, '0', null, null, null, 'refunded', '1795464059000', '1795464062000'),
('00010000-00f9-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '4', '5', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '5UmFE3TL5qJUijevGnFCVb', '250000', '0', '0', '250000', '0', '1', '8193707735', 'Sterling Bank', '1795492864000', '1795723264000', '1795464066000', null, null, null, null, '0', null, null, null, 'refunded', '1795464064000', '1795464067000'),
('00010000-010e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '5', '5', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'DRThZ4jKTE8Bcfw5i7AK6t', '250000', '150000', '100000', '0', '0', '1', '1772425022', 'Sterling Bank', '1795492869000', '1795723269000', '1795464071000', null, null, null, null, '0', null, null, null, null, '1795464069000', '1795464072000'),
('00010000-01e4-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '5', '4', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Uh1gKsshhThgnLcbqr7ep2', '250000', '0', '250000', '0', '0', '1', '1763513401', 'Sterling Bank', '1795493174000', '1795723574000', '1795464376000', null, null, null, null, '0', null, null, null, 'released', '1795464374000', '1795464377000'),
('00010000-01f3-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '4', '4', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'k5ikMbWSY2k1DNNw8qXwEP', '250000', '250000', '0', '0', '0', '1', '3485036739', 'Wema Bank', '1795493178000', '1795723578000', '1795464380000', null, null, null, null, '0', null, null, null, null, '1795464378000', '1795464381000'),
('00010000-0202-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '5', '4', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'RxPxyU0hSaYOuR97oDUP0R', '250000', '250000', '0', '0', '0', '1', '2832472299', 'Fidelity Bank', '1795493182000', '1795723582000', '1795464384000', null, null, null, null, '0', null, null, null, null, '1795464382000', '1795464386000'),
('00010000-0213-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '5', '5', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'L9osKNTPhEQAkqOt4zpvaa', '250000', '250000', '0', '0', '0', '1', '3914179327', 'Wema Bank', '1795493187000', '1795723587000', '1795464389000', null, null, null, null, '0', null, null, null, null, '1795464387000', '1795464391000'),
('00010000-0225-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '5', '6', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'fjlF9wD3KuX1U9m2e9MoxI', '250000', '0', '0', '250000', '0', '1', '2364240856', 'Fidelity Bank', '1795493192000', '1795723592000', '1795464394000', null, null, null, null, '0', null, null, null, 'conceded', '1795464392000', '1795464396000'),
('00010000-0239-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '4', '4', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZLICSMv7A9MEpKrNOUkxut', '250000', '190000', '0', '60000', '0', '1', '2681466506', 'Fidelity Bank', '1795493197000', '1795723597000', '1795464399000', null, null, null, null, '0', null, null, null, null, '1795464397000', '1795464400000'),
('00010000-024b-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'x01VdlKAaP45zQhgpi7Jqx', '250000', '250000', '0', '0', '0', '1', '2750061089', 'Wema Bank', '1795204902000', '1795435302000', '1795176106000', null, null, null, null, '0', null, null, null, null, '1795176102000', '1795176106000'),
('00010000-024e-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-AWAITING', '1', '0', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'cA7JsPz6a64Jr9TAYYnTNX', '0', '0', '0', '0', '0', '1', '8842604229', 'Wema Bank', '1795204903000', '1795435303000', null, null, null, null, null, '0', null, null, null, null, '1795176103000', '1795176103000');

insert into virtual_account (partner_reference, partner, account_id, mode, checkout_id, attempt, amount, account_number, bank_name, opened_at, expires_at, next_look_at, looks) values
('esc-02fd0771393c1db9ea70805c166225e1ba75cb9b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', '1', '250000', '1045806705', 'Fidelity Bank', '1795464019000', '1795492819000', '1795176319000', '0'),
('esc-077f47dc2300cc2bfd237dddd504d8b001141a87', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', '1', '250000', '9205947466', 'Sterling Bank', '1795464025000', '1795492825000', '1795176325000', '0'),
('esc-0bee42c33453e5fe8ed4e567cbdb3aecb9621bf0', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0031-7000-8000-000000000000', '1', '250000', '9851017549', 'Fidelity Bank', '1795464013000', '1795492813000', '1795176313000', '0'),
('esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-009b-7000-8000-000000000000', '1', '120000', '6722872359', 'Sterling Bank', '1795464041000', '1795492841000', '1795176341000', '0'),
('esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', '1', '250000', '3028747111', 'Sterling Bank', '1795464053000', '1795492853000', '1795176353000', '0'),
('esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0239-7000-8000-000000000000', '1', '250000', '2681466506', 'Fidelity Bank', '1795464397000', '1795493197000', '1795176397000', '0'),
('esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', '1', '250000', '2289852767', 'Fidelity Bank', '1795464021000', '1795492821000', '1795176321000', '0'),
('esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f3-7000-8000-000000000000', '1', '250000', '3485036739', 'Wema Bank', '1795464378000', '1795493178000', '1795176378000', '0'),
('esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', '1', '250000', '1772425022', 'Sterling Bank', '1795464069000', '1795492869000', '1795176369000', '0'),
('esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0225-7000-8000-000000000000', '1', '250000', '2364240856', 'Fidelity Bank', '1795464392000', '1795493192000', '1795176392000', '0'),
('esc-4c49ba996987eadd4cc8958cb957914fabde8923', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-024b-7000-8000-000000000000', '1', '250000', '2750061089', 'Wema Bank', '1795176102000', '1795204902000', '1795176402000', '0'),
('esc-5d57cfea03ee1bd7b3170f48493625e8fcca1f6b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-024e-7000-8000-000000000000', '1', '250000', '8842604229', 'Wema Bank', '1795176103000', '1795204903000', '1795176403000', '0'),
('esc-5fee4d07b9cd994651cfa667ddd0f8a47acab7c7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-001a-7000-8000-000000000000', '1', '250000', '1343838223', 'Sterling Bank', '1795176010000', '1795204810000', '1795176310000', '0'),
('esc-643c1b07dc5efe17d5ba2eb2773a65570c45d3e1', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-001d-7000-8000-000000000000', '1', '120000', '1427828480', 'Sterling Bank', '1795176011000', '1795204811000', '1795176311000', '0'),
('esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0202-7000-8000-000000000000', '1', '250000', '2832472299', 'Fidelity Bank', '1795464382000', '1795493182000', '1795176382000', '0'),
('esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a3-7000-8000-000000000000', '1', '250000', '7198750140', 'Fidelity Bank', '1795464043000', '1795492843000', '1795176343000', '0'),
('esc-77b7ae7a0b4c47a517847777870e95eea83e2939', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b8-7000-8000-000000000000', '1', '250000', '1569458445', 'Wema Bank', '1795464048000', '1795492848000', '1795176348000', '0'),
('esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e4-7000-8000-000000000000', '1', '250000', '7133174157', 'Wema Bank', '1795464059000', '1795492859000', '1795176359000', '0'),
('esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0034-7000-8000-000000000000', '1', '250000', '8165270681', 'Wema Bank', '1795464014000', '1795492814000', '1795176314000', '0'),
('esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0057-7000-8000-000000000000', '1', '250000', '8459991157', 'Sterling Bank', '1795464023000', '1795492823000', '1795176323000', '0'),
('esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0073-7000-8000-000000000000', '1', '250000', '7780228987', 'Fidelity Bank', '1795464030000', '1795492830000', '1795176330000', '0'),
('esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0092-7000-8000-000000000000', '1', '120000', '4916575900', 'Fidelity Bank', '1795464039000', '1795492839000', '1795176339000', '0'),
('esc-aa28863212bd25d6581e97351c26c86eed14b428', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f9-7000-8000-000000000000', '1', '250000', '8193707735', 'Sterling Bank', '1795464064000', '1795492864000', '1795176364000', '0'),
('esc-c05fcc59ac151b646b5ca65381acaf044d366344', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-008f-7000-8000-000000000000', '1', '120000', '7580616970', 'Sterling Bank', '1795464038000', '1795492838000', '1795176338000', '0'),
('esc-c52dd3859a9d768d768567927979e5e740df080e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003b-7000-8000-000000000000', '1', '250000', '8500460660', 'Fidelity Bank', '1795464016000', '1795492816000', '1795176316000', '0'),
('esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0068-7000-8000-000000000000', '1', '250000', '9322384955', 'Sterling Bank', '1795464027000', '1795492827000', '1795176327000', '0'),
('esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-007e-7000-8000-000000000000', '1', '250000', '6310300098', 'Sterling Bank', '1795464033000', '1795492833000', '1795176333000', '0'),
('esc-fce5e0ea97357463fbe32cd154c797a05eb72243', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0213-7000-8000-000000000000', '1', '250000', '3914179327', 'Wema Bank', '1795464387000', '1795493187000', '1795176387000', '0'),
('esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01e4-7000-8000-000000000000', '1', '250000', '1763513401', 'Sterling Bank', '1795464374000', '1795493174000', '1795176374000', '0');

insert into dispute (id, account_id, mode, checkout_id, version, status, reason, opened_by, description, evidence_json, respond_by, outcome, amount_to_seller, created_at, updated_at) values
('00010000-0064-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', '1', 'waiting_for_operator', 'payment_reversed', 'operator', null, '[]', null, null, null, '1795464026000', '1795464026000'),
('00010000-01fe-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f3-7000-8000-000000000000', '1', 'waiting_for_seller', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464381000}]', '1795723581000', null, null, '1795464381000', '1795464381000'),
('00010000-020d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0202-7000-8000-000000000000', '2', 'waiting_for_operator', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464385000},{"side":"seller","text":"It is as shown.","links":[],"actor":{"kind":"merchant","via":"api"},"at":1795464386000}]', null, null, null, '1795464385000', '1795464386000'),
('00010000-021e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0213-7000-8000-000000000000', '2', 'resolved', 'not_as_described', 'seller', 'The colour is another one.', '[{"side":"seller","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464390000}]', null, 'withdrawn', null, '1795464390000', '1795464391000'),
('00010000-0230-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0225-7000-8000-000000000000', '2', 'resolved', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464395000}]', null, 'conceded', '0', '1795464395000', '1795464396000');

insert into seller (id, account_id, mode, email_key, email, name, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_saved_by, details_changed_at, created_at, updated_at) values
('00010000-000a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'seller@example.com', 'seller@example.com', 'Bisi Ade', '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.gdQL29XKSj65ykymf3GX4uYoggWeskopNvZQfEDp7gGJzSXmoIM', '6789', 'merchant', null, '1795176002000', '1795176002000'),
('00010000-000d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'new@example.com', 'new@example.com', 'Chidi Eze', '1', null, null, null, null, null, null, null, '1795176003000', '1795176003000'),
('00010000-0248-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'seller@example.com', 'seller@example.com', null, '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.6k1TOgNROKdlOBaO4NGIOBTU2icieLh-B1pYWDczy6Gcv4HbhnE', '6789', 'merchant', null, '1795176101000', '1795176101000');

insert into payout_details (account_id, mode, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_changed_at, updated_at) values
('00010000-0001-7000-8000-000000000000', 'test', '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.qFphF8p-N7q6qef60YgCgkOOeLr3dFZZgEn2geeX6ZDF2nR3hmQ', '6789', null, '1795176001000');

insert into credit (id, partner, mode, partner_credit_id, account_id, checkout_id, partner_reference, account_number, version, status, amount, amount_applied, amount_excess, amount_refunded, payer_name, failure_reason, amount_uncovered, paid_at, created_at, reversed_at) values
('00010000-0037-7000-8000-000000000000', 'sandbox', 'test', '00010000-0036-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0034-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', '1', 'credited', '100000', '100000', '0', '0', null, null, '0', '1795464015000', '1795464015000', null),
('00010000-003e-7000-8000-000000000000', 'sandbox', 'test', '00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-003b-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464017000', '1795464017000', null),
('00010000-0051-7000-8000-000000000000', 'sandbox', 'test', '00010000-0050-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-004e-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', '2', 'credited', '300000', '250000', '50000', '50000', null, null, '0', '1795464022000', '1795464022000', null),
('00010000-005a-7000-8000-000000000000', 'sandbox', 'test', '00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0057-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', '1', 'rejected', '250000', '0', '0', '0', null, 'rejected by the bank', '0', '1795464024000', '1795464024000', null),
('00010000-0061-7000-8000-000000000000', 'sandbox', 'test', '00010000-0060-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-005e-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', '2', 'reversed', '250000', '250000', '0', '0', null, 'reversed', '250000', '1795464026000', '1795464026000', '1795464026000'),
('00010000-006b-7000-8000-000000000000', 'sandbox', 'test', '00010000-006a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0068-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464028000', '1795464028000', null),
('00010000-0076-7000-8000-000000000000', 'sandbox', 'test', '00010000-0075-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0073-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464031000', '1795464031000', null),
('00010000-0081-7000-8000-000000000000', 'sandbox', 'test', '00010000-0080-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-007e-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464034000', '1795464034000', null),
('00010000-008c-7000-8000-000000000000', 'sandbox', 'test', '00010000-008b-7000-8000-000000000000', null, null, null, '9999999999', '1', 'credited', '45000', '0', '45000', '0', null, null, '0', '1795464037000', '1795176037000', null),
('00010000-0095-7000-8000-000000000000', 'sandbox', 'test', '00010000-0094-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0092-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', '1', 'credited', '120000', '120000', '0', '0', null, null, '0', '1795464040000', '1795464040000', null),
('00010000-009e-7000-8000-000000000000', 'sandbox', 'test', '00010000-009d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-009b-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', '1', 'credited', '120000', '120000', '0', '0', null, null, '0', '1795464042000', '1795464042000', null),
('00010000-00a6-7000-8000-000000000000', 'sandbox', 'test', '00010000-00a5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00a3-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464044000', '1795464044000', null),
('00010000-00bb-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ba-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00b8-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464049000', '1795464049000', null),
('00010000-00d0-7000-8000-000000000000', 'sandbox', 'test', '00010000-00cf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00cd-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464054000', '1795464054000', null),
('00010000-00e7-7000-8000-000000000000', 'sandbox', 'test', '00010000-00e6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00e4-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464060000', '1795464060000', null),
('00010000-00fc-7000-8000-000000000000', 'sandbox', 'test', '00010000-00fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00f9-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464065000', '1795464065000', null),
('00010000-0111-7000-8000-000000000000', 'sandbox', 'test', '00010000-0110-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-010e-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464070000', '1795464070000', null),
('00010000-01e7-7000-8000-000000000000', 'sandbox', 'test', '00010000-01e6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01e4-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464375000', '1795464375000', null),
('00010000-01f6-7000-8000-000000000000', 'sandbox', 'test', '00010000-01f5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01f3-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464379000', '1795464379000', null),
('00010000-0205-7000-8000-000000000000', 'sandbox', 'test', '00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0202-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464383000', '1795464383000', null),
('00010000-0216-7000-8000-000000000000', 'sandbox', 'test', '00010000-0215-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0213-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464388000', '1795464388000', null),
('00010000-0228-7000-8000-000000000000', 'sandbox', 'test', '00010000-0227-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0225-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464393000', '1795464393000', null),
('00010000-023c-7000-8000-000000000000', 'sandbox', 'test', '00010000-023b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0239-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', '3', 'credited', '250000', '250000', '0', '60000', null, null, '0', '1795464398000', '1795464398000', null),
('00010000-0252-7000-8000-000000000000', 'sandbox', 'live', '00010000-0250-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-024b-7000-8000-000000000000', null, '2750061089', '1', 'credited', '250000', '250000', '0', '0', 'Ada Obi', null, '0', '1795176104000', '1795176105000', null);

insert into payout (id, account_id, mode, checkout_id, version, seller_email, status, amount, bank_code, bank_name, account_name, account_number_sealed, account_last4, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0096-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0092-7000-8000-000000000000', '3', null, 'paid', '120000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.qFphF8p-N7q6qef60YgCgkOOeLr3dFZZgEn2geeX6ZDF2nR3hmQ', '6789', null, '142021137292424825186524078264', '0', '1795464040000', '1795464133000'),
('00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a3-7000-8000-000000000000', '3', 'seller@example.com', 'paid', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.gdQL29XKSj65ykymf3GX4uYoggWeskopNvZQfEDp7gGJzSXmoIM', '6789', null, '626011807897633206380346950952', '0', '1795464046000', '1795464047000'),
('00010000-00c3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b8-7000-8000-000000000000', '3', 'seller@example.com', 'failed', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.gdQL29XKSj65ykymf3GX4uYoggWeskopNvZQfEDp7gGJzSXmoIM', '6789', 'failed by the receiving bank', null, '0', '1795464051000', '1795464052000'),
('00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', '4', 'seller@example.com', 'reversed', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.gdQL29XKSj65ykymf3GX4uYoggWeskopNvZQfEDp7gGJzSXmoIM', '6789', 'reversed by the receiving bank', null, '0', '1795464056000', '1795464058000'),
('00010000-0119-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', '3', 'seller@example.com', 'paid', '100000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.gdQL29XKSj65ykymf3GX4uYoggWeskopNvZQfEDp7gGJzSXmoIM', '6789', null, '998027188883426719646070318001', '0', '1795464072000', '1795464133000'),
('00010000-01ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01e4-7000-8000-000000000000', '2', 'seller@example.com', 'pending', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.gdQL29XKSj65ykymf3GX4uYoggWeskopNvZQfEDp7gGJzSXmoIM', '6789', null, null, '0', '1795464377000', '1795464406000');

insert into refund (id, account_id, mode, checkout_id, version, credit_id, status, origin, amount, reason, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0043-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003b-7000-8000-000000000000', '3', '00010000-003e-7000-8000-000000000000', 'paid', 'held', '250000', 'declined', null, '812909359971523684389938484289', '0', '1795464018000', '1795464133000'),
('00010000-0052-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', '3', '00010000-0051-7000-8000-000000000000', 'paid', 'excess', '50000', 'overpaid', null, '626775548324922556127900307805', '0', '1795464022000', '1795464133000'),
('00010000-00ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e4-7000-8000-000000000000', '3', '00010000-00e7-7000-8000-000000000000', 'paid', 'held', '250000', null, null, '405307644395592685556725767490', '0', '1795464062000', '1795464063000'),
('00010000-0104-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f9-7000-8000-000000000000', '3', '00010000-00fc-7000-8000-000000000000', 'failed', 'held', '250000', null, 'failed by the receiving bank', null, '0', '1795464067000', '1795464068000'),
('00010000-0234-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0225-7000-8000-000000000000', '2', '00010000-0228-7000-8000-000000000000', 'pending', 'held', '250000', 'conceded', null, null, '0', '1795464396000', '1795464406000'),
('00010000-0244-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0239-7000-8000-000000000000', '2', '00010000-023c-7000-8000-000000000000', 'pending', 'held', '60000', 'One of two was missing', null, null, '0', '1795464400000', '1795464406000');

insert into attempt (id, object_kind, object_id, credit_id, n, reference, version, state, lease_token, session_id, failure_reason, fee, sent_at, created_at, updated_at) values
('00010000-00b4-7000-8000-000000000000', 'payout', '00010000-00ae-7000-8000-000000000000', null, '1', 'po-0001000000b470008000000000000000', '2', 'paid', '00010000-00b3-7000-8000-000000000000', '626011807897633206380346950952', null, '0', '1795464047000', '1795464047000', '1795464047000'),
('00010000-00c9-7000-8000-000000000000', 'payout', '00010000-00c3-7000-8000-000000000000', null, '1', 'po-0001000000c970008000000000000000', '2', 'failed', '00010000-00c8-7000-8000-000000000000', null, 'failed by the receiving bank', '0', '1795464052000', '1795464052000', '1795464052000'),
('00010000-00de-7000-8000-000000000000', 'payout', '00010000-00d8-7000-8000-000000000000', null, '1', 'po-0001000000de70008000000000000000', '3', 'reversed', '00010000-00dd-7000-8000-000000000000', '292516871962504557653972332878', 'reversed by the receiving bank', '0', '1795464057000', '1795464057000', '1795464058000'),
('00010000-00f5-7000-8000-000000000000', 'refund', '00010000-00ef-7000-8000-000000000000', '00010000-00e7-7000-8000-000000000000', '1', 're-0001000000f570008000000000000000', '2', 'paid', '00010000-00f4-7000-8000-000000000000', '405307644395592685556725767490', null, '0', '1795464063000', '1795464063000', '1795464063000'),
('00010000-010a-7000-8000-000000000000', 'refund', '00010000-0104-7000-8000-000000000000', '00010000-00fc-7000-8000-000000000000', '1', 're-00010000010a70008000000000000000', '2', 'failed', '00010000-0109-7000-8000-000000000000', null, 'failed by the receiving bank', '0', '1795464068000', '1795464068000', '1795464068000'),
('00010000-0162-7000-8000-000000000000', 'refund', '00010000-0043-7000-8000-000000000000', '00010000-003e-7000-8000-000000000000', '1', 're-00010000016270008000000000000000', '2', 'paid', '00010000-0161-7000-8000-000000000000', '812909359971523684389938484289', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-0164-7000-8000-000000000000', 'refund', '00010000-0052-7000-8000-000000000000', '00010000-0051-7000-8000-000000000000', '1', 're-00010000016470008000000000000000', '2', 'paid', '00010000-0163-7000-8000-000000000000', '626775548324922556127900307805', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-0166-7000-8000-000000000000', 'payout', '00010000-0096-7000-8000-000000000000', null, '1', 'po-00010000016670008000000000000000', '2', 'paid', '00010000-0165-7000-8000-000000000000', '142021137292424825186524078264', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-0168-7000-8000-000000000000', 'payout', '00010000-0119-7000-8000-000000000000', null, '1', 'po-00010000016870008000000000000000', '2', 'paid', '00010000-0167-7000-8000-000000000000', '998027188883426719646070318001', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-025d-7000-8000-000000000000', 'payout', '00010000-01ef-7000-8000-000000000000', null, '1', 'po-00010000025d70008000000000000000', '1', 'sent', '00010000-0258-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000'),
('00010000-025e-7000-8000-000000000000', 'refund', '00010000-0244-7000-8000-000000000000', '00010000-023c-7000-8000-000000000000', '1', 're-00010000025e70008000000000000000', '1', 'sent', '00010000-0258-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000'),
('00010000-025f-7000-8000-000000000000', 'refund', '00010000-0234-7000-8000-000000000000', '00010000-0228-7000-8000-000000000000', '1', 're-00010000025f70008000000000000000', '1', 'sent', '00010000-0258-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000');

insert into change (id, account_id, mode, at, token) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464047000', '01a20382-2696-7106-9ae7-7823ab207812'),
('attempt:00010000-00c9-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', '1795464052000', '01a20382-2717-72ec-af9d-b7c195d912a1'),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464057000', '01a20382-27b7-731c-a249-e9d75855c361'),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', '00010000-0001-7000-8000-000000000000', 'test', '1795464058000', '01a20382-27ed-705f-8c5e-515944b4cd22'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464063000', '01a20382-28e6-715e-a6f3-1c633a22ca45'),
('attempt:00010000-010a-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', '1795464068000', '01a20382-2a3b-71af-b17e-d99d9d4e1a65'),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a20382-33c9-75cb-a406-5571a5c686db'),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a20382-33f9-747b-a17b-eef180fc7374'),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a20382-3434-77a9-aab9-1fe8e90740f6'),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a20382-3462-7348-ad1f-4bcaa2924f4b'),
('credit:sandbox:live:00010000-0250-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'live', '1795176105000', '01a20382-38f2-762d-b12f-c761e2f89c26'),
('credit:sandbox:test:00010000-0036-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464015000', '01a20382-2387-72ac-97e5-d6338c74b87c'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464017000', '01a20382-2420-759f-a207-c5b8a7f58c59'),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464022000', '01a20382-2484-72fa-a752-966848e21281'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:rejected', '00010000-0001-7000-8000-000000000000', 'test', '1795464024000', '01a20382-24a8-7627-afbb-689a880b3447'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464026000', '01a20382-24c6-74be-bf89-79834a2e3860'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:reversed', '00010000-0001-7000-8000-000000000000', 'test', '1795464026000', '01a20382-24d8-7115-b28d-6cdffa56a1f1'),
('credit:sandbox:test:00010000-006a-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464028000', '01a20382-2503-74eb-b6bb-b24c6fd6697e'),
('credit:sandbox:test:00010000-0075-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464031000', '01a20382-254f-71ac-ac41-fe190ba1b582'),
('credit:sandbox:test:00010000-0080-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464034000', '01a20382-2584-72c8-b8a0-7ff07f0a0199'),
('credit:sandbox:test:00010000-008b-7000-8000-000000000000:credited', '', 'test', '1795176037000', '01a20382-25b5-76cc-aab1-d608fc5625aa'),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464040000', '01a20382-25e7-77cd-be30-b25fc74849dc'),
('credit:sandbox:test:00010000-009d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464042000', '01a20382-2617-7529-bd2a-9190764fa34a'),
('credit:sandbox:test:00010000-00a5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464044000', '01a20382-2643-74fa-a119-bee1e095f528'),
('credit:sandbox:test:00010000-00ba-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464049000', '01a20382-26bb-751e-9f08-0ba963d92907'),
('credit:sandbox:test:00010000-00cf-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464054000', '01a20382-274a-7729-81bd-a2a8b0adffb3'),
('credit:sandbox:test:00010000-00e6-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464060000', '01a20382-2832-7368-a2b7-b5b1d9be3512'),
('credit:sandbox:test:00010000-00fb-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464065000', '01a20382-2974-7019-8888-96f47030f966'),
('credit:sandbox:test:00010000-0110-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464070000', '01a20382-2a66-72df-bf92-81f36e6aee1e'),
('credit:sandbox:test:00010000-01e6-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464375000', '01a20382-365c-7451-ab93-4adf0f2a9e17'),
('credit:sandbox:test:00010000-01f5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464379000', '01a20382-36cd-716a-9de7-142d6dc39c6d'),
('credit:sandbox:test:00010000-0204-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464383000', '01a20382-374a-777b-a503-dc9482ef7201'),
('credit:sandbox:test:00010000-0215-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464388000', '01a20382-37a2-701f-aaf0-ac5d0869c3c3'),
('credit:sandbox:test:00010000-0227-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464393000', '01a20382-380c-76d5-b989-692db2c640c0'),
('credit:sandbox:test:00010000-023b-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464398000', '01a20382-3869-754a-9e09-6d3be5c74f1f'),
('job:00010000-0027-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', '1795264211000', '01a20382-22d1-7051-96c7-81af29e8c9aa'),
('job:00010000-002a-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', '1795437010000', '01a20382-231e-70ad-8aa5-280e74214c5b'),
('job:01a20382-243b-7378-ab7f-b94bf6aafcda:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a20382-2ac2-75ca-8370-cfa1ce9e81c3'),
('job:01a20382-2485-71bb-a129-d6ad51b4d028:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a20382-2ad1-7495-b610-8bf20353a682'),
('job:01a20382-25e7-77cd-be30-be00e11114d6:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a20382-2afb-750b-acb9-c43c5666a061'),
('job:01a20382-2657-778a-ba10-3ff41e319856:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464047000', '01a20382-2677-71a9-a1c6-6953a1180f9f'),
('job:01a20382-26d3-77d7-97b5-f9f272818fca:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464052000', '01a20382-26ef-76a8-9a14-24d81969c7a0'),
('job:01a20382-276f-7226-a3dc-9301f549e609:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464057000', '01a20382-2787-763a-b2f7-3de55235fa45'),
('job:01a20382-2876-761d-810d-bdde6c1b1ddc:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464063000', '01a20382-28a8-7748-8649-3c562911286e'),
('job:01a20382-29bc-7050-86c6-6006561d6ea6:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464068000', '01a20382-29f6-75bc-baea-aead863af95a'),
('job:01a20382-2a8e-722c-b4f8-7e70443f6a86:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a20382-2b13-779c-a110-7eaf0799b7e9'),
('job:01a20382-368d-7679-bfde-94784a599568:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a20382-3941-740f-9a21-077e1b641261'),
('job:01a20382-3838-76fb-a0c2-abb3e7f65bf4:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a20382-3947-7514-a6bd-541a903e8e5f'),
('job:01a20382-3889-74c4-bcaf-dca738ede833:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a20382-3941-740f-9a21-080cf434587e'),
('request:00010000-0007-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176001000', '01a20382-21de-74da-89b0-d21207d8ef1c'),
('request:00010000-0009-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176002000', '01a20382-21eb-730c-9805-213e78216807'),
('request:00010000-000c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176003000', '01a20382-21f8-7189-9632-57f435177579'),
('request:00010000-0019-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176010000', '01a20382-2226-749a-846d-b74f3ccdacc3'),
('request:00010000-001c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176011000', '01a20382-2234-738b-9a49-03b5f2f5a0c0'),
('request:00010000-0020-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176012000', '01a20382-2299-7264-8332-da7cca523eab'),
('request:00010000-0030-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464013000', '01a20382-2353-767b-9d63-8c3b32fa4249'),
('request:00010000-0033-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464014000', '01a20382-2363-71b8-aa30-ef3c08437828'),
('request:00010000-003a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464016000', '01a20382-23d3-77bc-bbe5-1636d5b2de04'),
('request:00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464018000', '01a20382-243a-713f-96f1-bd1066430982'),
('request:00010000-0047-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464019000', '01a20382-2459-7160-a289-b5df6c5e9747'),
('request:00010000-004a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464020000', '01a20382-2469-7419-ac6a-9f992c26b3ba'),
('request:00010000-004d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464021000', '01a20382-2475-73b7-93fe-69ca819eb83e'),
('request:00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464023000', '01a20382-2494-70ef-a6d2-10f0886d5f5a'),
('request:00010000-005d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464025000', '01a20382-24b7-71ca-887c-0ff97e37dd3a'),
('request:00010000-0067-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464027000', '01a20382-24f0-70ce-be64-3aff8150e520'),
('request:00010000-006f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464029000', '01a20382-2523-7355-8eaf-d6323cd5cbd8'),
('request:00010000-0072-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464030000', '01a20382-2535-702b-9ed4-fe41fc97b428'),
('request:00010000-007a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464032000', '01a20382-2560-7632-8eb9-f3e5c0acc98f'),
('request:00010000-007d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464033000', '01a20382-256a-73c1-acf6-9eca99da6b2d'),
('request:00010000-0085-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464035000', '01a20382-2591-736c-8bea-d4fae1371ea5'),
('request:00010000-0088-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464036000', '01a20382-259c-7200-b44f-ec9820bde591'),
('request:00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464038000', '01a20382-25c4-712a-b163-741a90423b8b'),
('request:00010000-0091-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464039000', '01a20382-25d4-742d-9bb8-07033fcf6a61'),
('request:00010000-0099-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464041000', '01a20382-25f6-7384-b06a-69b664e789a2'),
('request:00010000-00a2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464043000', '01a20382-2634-74cb-8b2b-25ec02e0d9b7'),
('request:00010000-00aa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464045000', '01a20382-264d-768f-a00f-250ef782a473'),
('request:00010000-00ad-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464046000', '01a20382-2657-778a-ba10-2e951b85b890'),
('request:00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464048000', '01a20382-26a8-73de-88ce-660c33e01279'),
('request:00010000-00bf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464050000', '01a20382-26cc-76ec-9f4a-398b884f5bba'),
('request:00010000-00c2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464051000', '01a20382-26d3-77d7-97b5-ea566f2a7287'),
('request:00010000-00cc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464053000', '01a20382-272a-76c5-a891-33e3bcab7638'),
('request:00010000-00d4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464055000', '01a20382-2762-7601-ab5c-d443cca5e621'),
('request:00010000-00d7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464056000', '01a20382-276f-7226-a3dc-81db98c33a13'),
('request:00010000-00e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464059000', '01a20382-27fd-705c-91e3-1f0082060e44'),
('request:00010000-00eb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464061000', '01a20382-2855-774f-9cd8-45005b8fd729'),
('request:00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464062000', '01a20382-2875-7071-a001-94cb8b7fe50d'),
('request:00010000-00f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464064000', '01a20382-2951-75a6-9cf9-9b770380b56c'),
('request:00010000-0100-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464066000', '01a20382-29a3-7369-b206-5d152dd1eadb'),
('request:00010000-0103-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464067000', '01a20382-29bb-700d-bb60-9f85b68f5e71'),
('request:00010000-010d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464069000', '01a20382-2a50-72d4-9cae-00dd00dfba30'),
('request:00010000-0115-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464071000', '01a20382-2a7f-7594-9498-4ff9e0bd362a'),
('request:00010000-0118-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464072000', '01a20382-2a8e-722c-b4f8-6f495e3f0bad'),
('request:00010000-011d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a20382-311f-770a-9601-5fba5c182c74'),
('request:00010000-01e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464374000', '01a20382-3641-7789-a9bd-98839a0272c2'),
('request:00010000-01eb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464376000', '01a20382-3677-71f8-a9ac-d387efa9061e'),
('request:00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464377000', '01a20382-368d-7679-bfde-85097eec2013'),
('request:00010000-01f2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464378000', '01a20382-36a8-710e-aec5-6dc70b924690'),
('request:00010000-01fa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464380000', '01a20382-36eb-775c-8ff1-208c31d2fd78'),
('request:00010000-01fd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464381000', '01a20382-370c-7528-9127-923c64850359'),
('request:00010000-0201-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464382000', '01a20382-3727-72fe-86f1-b56bf31dc5e5'),
('request:00010000-0209-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464384000', '01a20382-3761-730c-9057-c55c285891db'),
('request:00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464385000', '01a20382-3770-722a-adad-4729a0f1d1ca'),
('request:00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464386000', '01a20382-377f-764a-9718-5612754f5c1a'),
('request:00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464387000', '01a20382-378d-70d8-af21-94e75127a351'),
('request:00010000-021a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464389000', '01a20382-37be-729c-802b-9dc31e5d2ae9'),
('request:00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464390000', '01a20382-37ca-778d-9a40-d58dcb8265b0'),
('request:00010000-0221-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464391000', '01a20382-37e5-7599-b956-bd7e5f43c7fb'),
('request:00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464392000', '01a20382-37f5-748e-a1de-62407becbde8'),
('request:00010000-022c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464394000', '01a20382-3822-7098-829b-851aa789628d'),
('request:00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464395000', '01a20382-382a-776d-9f6f-d7b93cfdae61'),
('request:00010000-0233-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464396000', '01a20382-3838-76fb-a0c2-94342f32f7f7'),
('request:00010000-0238-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464397000', '01a20382-3852-72c0-b74b-ac08796b5cd9'),
('request:00010000-0240-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464399000', '01a20382-3880-7038-a2dd-e1014986ac09'),
('request:00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464400000', '01a20382-3889-74c4-bcaf-d3b6e7030f59'),
('request:00010000-0247-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176101000', '01a20382-389d-7160-b588-ba0eaaad51f7'),
('request:00010000-024a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176102000', '01a20382-38c6-72d3-af1b-8c47d695b23a'),
('request:00010000-024d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176103000', '01a20382-38d4-71f7-af48-e1a2199ef4e3'),
('request:00010000-0256-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176106000', '01a20382-3903-778f-a08e-392cb83f9c1b');

insert into ledger_account (id, balance) values
('charge:00010000-001d-7000-8000-000000000000', '0'),
('charge:00010000-008f-7000-8000-000000000000', '0'),
('charge:00010000-0092-7000-8000-000000000000', '0'),
('credit:00010000-008c-7000-8000-000000000000', '45000'),
('escrow:00010000-001a-7000-8000-000000000000', '0'),
('escrow:00010000-0031-7000-8000-000000000000', '0'),
('escrow:00010000-0034-7000-8000-000000000000', '100000'),
('escrow:00010000-003b-7000-8000-000000000000', '0'),
('escrow:00010000-0048-7000-8000-000000000000', '0'),
('escrow:00010000-004e-7000-8000-000000000000', '250000'),
('escrow:00010000-0057-7000-8000-000000000000', '0'),
('escrow:00010000-005e-7000-8000-000000000000', '250000'),
('escrow:00010000-0068-7000-8000-000000000000', '250000'),
('escrow:00010000-0073-7000-8000-000000000000', '250000'),
('escrow:00010000-007e-7000-8000-000000000000', '250000'),
('escrow:00010000-009b-7000-8000-000000000000', '120000'),
('escrow:00010000-00a3-7000-8000-000000000000', '0'),
('escrow:00010000-00b8-7000-8000-000000000000', '0'),
('escrow:00010000-00cd-7000-8000-000000000000', '0'),
('escrow:00010000-00e4-7000-8000-000000000000', '0'),
('escrow:00010000-00f9-7000-8000-000000000000', '0'),
('escrow:00010000-010e-7000-8000-000000000000', '150000'),
('escrow:00010000-01e4-7000-8000-000000000000', '0'),
('escrow:00010000-01f3-7000-8000-000000000000', '250000'),
('escrow:00010000-0202-7000-8000-000000000000', '250000'),
('escrow:00010000-0213-7000-8000-000000000000', '250000'),
('escrow:00010000-0225-7000-8000-000000000000', '0'),
('escrow:00010000-0239-7000-8000-000000000000', '190000'),
('escrow:00010000-024b-7000-8000-000000000000', '250000'),
('escrow:00010000-024e-7000-8000-000000000000', '0'),
('payout:00010000-0096-7000-8000-000000000000', '0'),
('payout:00010000-00ae-7000-8000-000000000000', '0'),
('payout:00010000-00c3-7000-8000-000000000000', '250000'),
('payout:00010000-00d8-7000-8000-000000000000', '250000'),
('payout:00010000-0119-7000-8000-000000000000', '0'),
('payout:00010000-01ef-7000-8000-000000000000', '250000'),
('refund:00010000-0043-7000-8000-000000000000', '0'),
('refund:00010000-0052-7000-8000-000000000000', '0'),
('refund:00010000-00ef-7000-8000-000000000000', '0'),
('refund:00010000-0104-7000-8000-000000000000', '250000'),
('refund:00010000-0234-7000-8000-000000000000', '250000'),
('refund:00010000-0244-7000-8000-000000000000', '60000');

insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464047000'),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464057000'),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'payout:00010000-00d8-7000-8000-000000000000', '250000', '1795464058000'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464063000'),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464133000'),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0052-7000-8000-000000000000', 'bank:sandbox:test', '50000', '1795464133000'),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0096-7000-8000-000000000000', 'bank:sandbox:test', '120000', '1795464133000'),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', 'bank:sandbox:test', '100000', '1795464133000'),
('credit:sandbox:live:00010000-0250-7000-8000-000000000000:credited', '0', 'live', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:live', 'escrow:00010000-024b-7000-8000-000000000000', '250000', '1795176105000'),
('credit:sandbox:test:00010000-0036-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0034-7000-8000-000000000000', '100000', '1795464015000'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-003b-7000-8000-000000000000', '250000', '1795464017000'),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-004e-7000-8000-000000000000', '250000', '1795464022000'),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', '1', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'refund:00010000-0052-7000-8000-000000000000', '50000', '1795464022000'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-005e-7000-8000-000000000000', '250000', '1795464026000'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:reversed', '0', 'test', '00010000-0001-7000-8000-000000000000', 'receivable:00010000-005e-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464026000'),
('credit:sandbox:test:00010000-006a-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0068-7000-8000-000000000000', '250000', '1795464028000'),
('credit:sandbox:test:00010000-0075-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0073-7000-8000-000000000000', '250000', '1795464031000'),
('credit:sandbox:test:00010000-0080-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-007e-7000-8000-000000000000', '250000', '1795464034000'),
('credit:sandbox:test:00010000-008b-7000-8000-000000000000:credited', '0', 'test', '', 'bank:sandbox:test', 'credit:00010000-008c-7000-8000-000000000000', '45000', '1795176037000'),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'charge:00010000-0092-7000-8000-000000000000', '120000', '1795464040000'),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', '1', 'test', '00010000-0001-7000-8000-000000000000', 'charge:00010000-0092-7000-8000-000000000000', 'payout:00010000-0096-7000-8000-000000000000', '120000', '1795464040000'),
('credit:sandbox:test:00010000-009d-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-009b-7000-8000-000000000000', '120000', '1795464042000'),
('credit:sandbox:test:00010000-00a5-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00a3-7000-8000-000000000000', '250000', '1795464044000'),
('credit:sandbox:test:00010000-00ba-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00b8-7000-8000-000000000000', '250000', '1795464049000'),
('credit:sandbox:test:00010000-00cf-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00cd-7000-8000-000000000000', '250000', '1795464054000'),
('credit:sandbox:test:00010000-00e6-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00e4-7000-8000-000000000000', '250000', '1795464060000'),
('credit:sandbox:test:00010000-00fb-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00f9-7000-8000-000000000000', '250000', '1795464065000'),
('credit:sandbox:test:00010000-0110-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-010e-7000-8000-000000000000', '250000', '1795464070000'),
('credit:sandbox:test:00010000-01e6-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01e4-7000-8000-000000000000', '250000', '1795464375000'),
('credit:sandbox:test:00010000-01f5-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01f3-7000-8000-000000000000', '250000', '1795464379000'),
('credit:sandbox:test:00010000-0204-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0202-7000-8000-000000000000', '250000', '1795464383000'),
('credit:sandbox:test:00010000-0215-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0213-7000-8000-000000000000', '250000', '1795464388000'),
('credit:sandbox:test:00010000-0227-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0225-7000-8000-000000000000', '250000', '1795464393000'),
('credit:sandbox:test:00010000-023b-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0239-7000-8000-000000000000', '250000', '1795464398000'),
('request:00010000-0042-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-003b-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', '250000', '1795464018000'),
('request:00010000-00ad-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00a3-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', '250000', '1795464046000'),
('request:00010000-00c2-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00b8-7000-8000-000000000000', 'payout:00010000-00c3-7000-8000-000000000000', '250000', '1795464051000'),
('request:00010000-00d7-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00cd-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', '250000', '1795464056000'),
('request:00010000-00ee-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00e4-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', '250000', '1795464062000'),
('request:00010000-0103-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00f9-7000-8000-000000000000', 'refund:00010000-0104-7000-8000-000000000000', '250000', '1795464067000'),
('request:00010000-0118-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-010e-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', '100000', '1795464072000'),
('request:00010000-01ee-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-01e4-7000-8000-000000000000', 'payout:00010000-01ef-7000-8000-000000000000', '250000', '1795464377000'),
('request:00010000-0233-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0225-7000-8000-000000000000', 'refund:00010000-0234-7000-8000-000000000000', '250000', '1795464396000'),
('request:00010000-0243-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0239-7000-8000-000000000000', 'refund:00010000-0244-7000-8000-000000000000', '60000', '1795464400000');

insert into event (position, id, type, checkout_id, account_id, mode, reference, sequence, status, amount, currency, metadata_json, actor_kind, actor_via, at, extras_json) values
('1179', '00010000-01cf-7000-8000-000000000000', 'refund.paid', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '5', 'refunded', '250000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}'),
('1183', '00010000-01d1-7000-8000-000000000000', 'refund.paid', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '3', 'funded', '250000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"refund_id":"00010000-0052-7000-8000-000000000000","refund_amount":50000,"credit_id":"00010000-0051-7000-8000-000000000000","session_id":"626775548324922556127900307805"}'),
('1187', '00010000-01d3-7000-8000-000000000000', 'payout.paid', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '2', 'succeeded', '120000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"payout_id":"00010000-0096-7000-8000-000000000000","payout_amount":120000,"session_id":"142021137292424825186524078264"}'),
('1191', '00010000-01d5-7000-8000-000000000000', 'payout.paid', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '5', 'funded', '250000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"payout_id":"00010000-0119-7000-8000-000000000000","payout_amount":100000,"session_id":"998027188883426719646070318001"}'),
('1221', '00010000-01e8-7000-8000-000000000000', 'payment.success', '00010000-01e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464375000', '{"credit_id":"00010000-01e7-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1221', '00010000-01e9-7000-8000-000000000000', 'escrow.funded', '00010000-01e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464375000', '{"held_amount":250000}'),
('1222', '00010000-01ec-7000-8000-000000000000', 'escrow.accepted', '00010000-01e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464376000', '{}'),
('1223', '00010000-01f0-7000-8000-000000000000', 'escrow.released', '00010000-01e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464377000', '{"released_amount":250000,"payout_id":"00010000-01ef-7000-8000-000000000000"}'),
('1226', '00010000-01f7-7000-8000-000000000000', 'payment.success', '00010000-01f3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464379000', '{"credit_id":"00010000-01f6-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1226', '00010000-01f8-7000-8000-000000000000', 'escrow.funded', '00010000-01f3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464379000', '{"held_amount":250000}'),
('1227', '00010000-01fb-7000-8000-000000000000', 'escrow.accepted', '00010000-01f3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464380000', '{}'),
('1228', '00010000-01ff-7000-8000-000000000000', 'dispute.opened', '00010000-01f3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464381000', '{"dispute_id":"00010000-01fe-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1231', '00010000-0206-7000-8000-000000000000', 'payment.success', '00010000-0202-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464383000', '{"credit_id":"00010000-0205-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1231', '00010000-0207-7000-8000-000000000000', 'escrow.funded', '00010000-0202-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464383000', '{"held_amount":250000}'),
('1232', '00010000-020a-7000-8000-000000000000', 'escrow.accepted', '00010000-0202-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464384000', '{}'),
('1233', '00010000-020e-7000-8000-000000000000', 'dispute.opened', '00010000-0202-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464385000', '{"dispute_id":"00010000-020d-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1237', '00010000-0217-7000-8000-000000000000', 'payment.success', '00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464388000', '{"credit_id":"00010000-0216-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1237', '00010000-0218-7000-8000-000000000000', 'escrow.funded', '00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464388000', '{"held_amount":250000}'),
('1238', '00010000-021b-7000-8000-000000000000', 'escrow.accepted', '00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464389000', '{}'),
('1239', '00010000-021f-7000-8000-000000000000', 'dispute.opened', '00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464390000', '{"dispute_id":"00010000-021e-7000-8000-000000000000","reason":"not_as_described","opened_by":"seller","on_behalf_of":"seller"}'),
('1240', '00010000-0222-7000-8000-000000000000', 'dispute.resolved', '00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '5', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464391000', '{"dispute_id":"00010000-021e-7000-8000-000000000000","outcome":"withdrawn","released_amount":0,"refunded_amount":0,"on_behalf_of":"seller"}'),
('1243', '00010000-0229-7000-8000-000000000000', 'payment.success', '00010000-0225-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464393000', '{"credit_id":"00010000-0228-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1243', '00010000-022a-7000-8000-000000000000', 'escrow.funded', '00010000-0225-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464393000', '{"held_amount":250000}'),
('1244', '00010000-022d-7000-8000-000000000000', 'escrow.accepted', '00010000-0225-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464394000', '{}'),
('1245', '00010000-0231-7000-8000-000000000000', 'dispute.opened', '00010000-0225-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464395000', '{"dispute_id":"00010000-0230-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1246', '00010000-0235-7000-8000-000000000000', 'dispute.resolved', '00010000-0225-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '5', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464396000', '{"dispute_id":"00010000-0230-7000-8000-000000000000","outcome":"conceded","released_amount":0,"refunded_amount":250000,"on_behalf_of":"seller"}'),
('1246', '00010000-0236-7000-8000-000000000000', 'escrow.refunded', '00010000-0225-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '6', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464396000', '{"refunded_amount":250000,"reason":"conceded"}'),
('1249', '00010000-023d-7000-8000-000000000000', 'payment.success', '00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464398000', '{"credit_id":"00010000-023c-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1249', '00010000-023e-7000-8000-000000000000', 'escrow.funded', '00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464398000', '{"held_amount":250000}'),
('1250', '00010000-0241-7000-8000-000000000000', 'escrow.accepted', '00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464399000', '{}'),
('1251', '00010000-0245-7000-8000-000000000000', 'escrow.partially_refunded', '00010000-0239-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464400000', '{"refunded_amount":60000,"remaining_amount":190000,"reason":"One of two was missing"}'),
('1255', '00010000-0253-7000-8000-000000000000', 'payment.success', '00010000-024b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795176105000', '{"credit_id":"00010000-0252-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1255', '00010000-0254-7000-8000-000000000000', 'escrow.funded', '00010000-024b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795176105000', '{"held_amount":250000}'),
('1256', '00010000-0257-7000-8000-000000000000', 'escrow.accepted', '00010000-024b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795176106000', '{}'),
('786', '00010000-0029-7000-8000-000000000000', 'charge.failed', '00010000-001d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', '1', 'expired', '120000', 'NGN', null, 'clock', 'alarm', '1795264211000', '{"failure_reason":"expired","refunded_amount":0}'),
('792', '00010000-002c-7000-8000-000000000000', 'escrow.expired', '00010000-001a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', '1', 'expired', '250000', 'NGN', null, 'clock', 'alarm', '1795437010000', '{"refunded_amount":0}'),
('805', '00010000-0038-7000-8000-000000000000', 'payment.partial', '00010000-0034-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', '1', 'awaiting_payment', '250000', 'NGN', null, 'partner', 'notification', '1795464015000', '{"credit_id":"00010000-0037-7000-8000-000000000000","credited_amount":100000,"remaining_amount":150000}'),
('808', '00010000-003f-7000-8000-000000000000', 'payment.success', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464017000', '{"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('808', '00010000-0040-7000-8000-000000000000', 'escrow.funded', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464017000', '{"held_amount":250000}'),
('809', '00010000-0044-7000-8000-000000000000', 'escrow.declined', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '3', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464018000', '{"reason":"Out of stock","refunded_amount":250000}'),
('809', '00010000-0045-7000-8000-000000000000', 'escrow.refunded', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '4', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464018000', '{"refunded_amount":250000,"reason":"declined"}'),
('811', '00010000-004b-7000-8000-000000000000', 'escrow.cancelled', '00010000-0048-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', '1', 'cancelled', '250000', 'NGN', null, 'merchant', 'api', '1795464020000', '{"refunded_amount":0}'),
('814', '00010000-0053-7000-8000-000000000000', 'payment.success', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464022000', '{"credit_id":"00010000-0051-7000-8000-000000000000","credited_amount":300000,"excess_amount":50000}'),
('814', '00010000-0054-7000-8000-000000000000', 'escrow.funded', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464022000', '{"held_amount":250000}'),
('817', '00010000-005b-7000-8000-000000000000', 'payment.failed', '00010000-0057-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', '1', 'awaiting_payment', '250000', 'NGN', null, 'partner', 'notification', '1795464024000', '{"credit_id":"00010000-005a-7000-8000-000000000000","credited_amount":250000,"failure_reason":"rejected by the bank"}'),
('820', '00010000-0062-7000-8000-000000000000', 'payment.success', '00010000-005e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464026000', '{"credit_id":"00010000-0061-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('820', '00010000-0063-7000-8000-000000000000', 'escrow.funded', '00010000-005e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464026000', '{"held_amount":250000}'),
('822', '00010000-0065-7000-8000-000000000000', 'dispute.opened', '00010000-005e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '3', 'disputed', '250000', 'NGN', null, 'partner', 'notification', '1795464026000', '{"dispute_id":"00010000-0064-7000-8000-000000000000","reason":"payment_reversed","opened_by":"operator"}'),
('825', '00010000-006c-7000-8000-000000000000', 'payment.success', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '1', 'funded', '250000', 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', '1795464028000', '{"credit_id":"00010000-006b-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('825', '00010000-006d-7000-8000-000000000000', 'escrow.funded', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '2', 'funded', '250000', 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', '1795464028000', '{"held_amount":250000}'),
('826', '00010000-0070-7000-8000-000000000000', 'escrow.accepted', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '3', 'funded', '250000', 'NGN', '{"cart":"Ada''s"}', 'merchant', 'api', '1795464029000', '{}'),
('829', '00010000-0077-7000-8000-000000000000', 'payment.success', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464031000', '{"credit_id":"00010000-0076-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('829', '00010000-0078-7000-8000-000000000000', 'escrow.funded', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464031000', '{"held_amount":250000}'),
('830', '00010000-007b-7000-8000-000000000000', 'escrow.accepted', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464032000', '{}'),
('833', '00010000-0082-7000-8000-000000000000', 'payment.success', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464034000', '{"credit_id":"00010000-0081-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('833', '00010000-0083-7000-8000-000000000000', 'escrow.funded', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464034000', '{"held_amount":250000}'),
('834', '00010000-0086-7000-8000-000000000000', 'escrow.accepted', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464035000', '{}'),
('835', '00010000-0089-7000-8000-000000000000', 'escrow.delivered', '00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464036000', '{"tracking_number":"GIG-123","auto_release_at":"2026-11-24T20:00:36.000Z"}'),
('841', '00010000-0097-7000-8000-000000000000', 'charge.success', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '1', 'succeeded', '120000', 'NGN', null, 'partner', 'notification', '1795464040000', '{"credit_id":"00010000-0095-7000-8000-000000000000","credited_amount":120000,"excess_amount":0,"payout_id":"00010000-0096-7000-8000-000000000000"}'),
('844', '00010000-009f-7000-8000-000000000000', 'payment.success', '00010000-009b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', '1', 'funded', '120000', 'NGN', null, 'partner', 'notification', '1795464042000', '{"credit_id":"00010000-009e-7000-8000-000000000000","credited_amount":120000,"excess_amount":0}'),
('844', '00010000-00a0-7000-8000-000000000000', 'escrow.funded', '00010000-009b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', '2', 'funded', '120000', 'NGN', null, 'partner', 'notification', '1795464042000', '{"held_amount":120000}'),
('847', '00010000-00a7-7000-8000-000000000000', 'payment.success', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464044000', '{"credit_id":"00010000-00a6-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('847', '00010000-00a8-7000-8000-000000000000', 'escrow.funded', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464044000', '{"held_amount":250000}'),
('848', '00010000-00ab-7000-8000-000000000000', 'escrow.accepted', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464045000', '{}'),
('849', '00010000-00af-7000-8000-000000000000', 'escrow.released', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464046000', '{"released_amount":250000,"payout_id":"00010000-00ae-7000-8000-000000000000"}'),
('855', '00010000-00b5-7000-8000-000000000000', 'payout.paid', '00010000-00a3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '5', 'released', '250000', 'NGN', null, 'partner', 'alarm', '1795464047000', '{"payout_id":"00010000-00ae-7000-8000-000000000000","payout_amount":250000,"session_id":"626011807897633206380346950952"}'),
('858', '00010000-00bc-7000-8000-000000000000', 'payment.success', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464049000', '{"credit_id":"00010000-00bb-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('858', '00010000-00bd-7000-8000-000000000000', 'escrow.funded', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464049000', '{"held_amount":250000}'),
('859', '00010000-00c0-7000-8000-000000000000', 'escrow.accepted', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464050000', '{}'),
('860', '00010000-00c4-7000-8000-000000000000', 'escrow.released', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464051000', '{"released_amount":250000,"payout_id":"00010000-00c3-7000-8000-000000000000"}'),
('866', '00010000-00ca-7000-8000-000000000000', 'payout.failed', '00010000-00b8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '5', 'released', '250000', 'NGN', null, 'partner', 'alarm', '1795464052000', '{"payout_id":"00010000-00c3-7000-8000-000000000000","payout_amount":250000,"failure_reason":"failed by the receiving bank"}'),
('869', '00010000-00d1-7000-8000-000000000000', 'payment.success', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464054000', '{"credit_id":"00010000-00d0-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('869', '00010000-00d2-7000-8000-000000000000', 'escrow.funded', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464054000', '{"held_amount":250000}'),
('870', '00010000-00d5-7000-8000-000000000000', 'escrow.accepted', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464055000', '{}'),
('871', '00010000-00d9-7000-8000-000000000000', 'escrow.released', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464056000', '{"released_amount":250000,"payout_id":"00010000-00d8-7000-8000-000000000000"}'),
('877', '00010000-00df-7000-8000-000000000000', 'payout.paid', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '5', 'released', '250000', 'NGN', null, 'partner', 'alarm', '1795464057000', '{"payout_id":"00010000-00d8-7000-8000-000000000000","payout_amount":250000,"session_id":"292516871962504557653972332878"}'),
('879', '00010000-00e1-7000-8000-000000000000', 'payout.reversed', '00010000-00cd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '6', 'released', '250000', 'NGN', null, 'partner', 'alarm', '1795464058000', '{"payout_id":"00010000-00d8-7000-8000-000000000000","payout_amount":250000,"failure_reason":"reversed by the receiving bank"}'),
('882', '00010000-00e8-7000-8000-000000000000', 'payment.success', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464060000', '{"credit_id":"00010000-00e7-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('882', '00010000-00e9-7000-8000-000000000000', 'escrow.funded', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464060000', '{"held_amount":250000}'),
('883', '00010000-00ec-7000-8000-000000000000', 'escrow.accepted', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464061000', '{}'),
('884', '00010000-00f0-7000-8000-000000000000', 'escrow.refunded', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '4', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464062000', '{"refunded_amount":250000,"reason":null}'),
('890', '00010000-00f6-7000-8000-000000000000', 'refund.paid', '00010000-00e4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '5', 'refunded', '250000', 'NGN', null, 'partner', 'alarm', '1795464063000', '{"refund_id":"00010000-00ef-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-00e7-7000-8000-000000000000","session_id":"405307644395592685556725767490"}'),
('893', '00010000-00fd-7000-8000-000000000000', 'payment.success', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464065000', '{"credit_id":"00010000-00fc-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('893', '00010000-00fe-7000-8000-000000000000', 'escrow.funded', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464065000', '{"held_amount":250000}'),
('894', '00010000-0101-7000-8000-000000000000', 'escrow.accepted', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464066000', '{}'),
('895', '00010000-0105-7000-8000-000000000000', 'escrow.refunded', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '4', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464067000', '{"refunded_amount":250000,"reason":null}'),
('901', '00010000-010b-7000-8000-000000000000', 'refund.failed', '00010000-00f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '5', 'refunded', '250000', 'NGN', null, 'partner', 'alarm', '1795464068000', '{"refund_id":"00010000-0104-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-00fc-7000-8000-000000000000","failure_reason":"failed by the receiving bank"}'),
('904', '00010000-0112-7000-8000-000000000000', 'payment.success', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464070000', '{"credit_id":"00010000-0111-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('904', '00010000-0113-7000-8000-000000000000', 'escrow.funded', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464070000', '{"held_amount":250000}'),
('905', '00010000-0116-7000-8000-000000000000', 'escrow.accepted', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464071000', '{}'),
('906', '00010000-011a-7000-8000-000000000000', 'escrow.partially_released', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464072000', '{"released_amount":100000,"payout_id":"00010000-0119-7000-8000-000000000000","remaining_amount":150000}');

insert into event_base (id, base) values
('1', '0');

insert into job (id, kind, subject, account_id, mode, run_at, attempts, lease_token, lease_until, last_error, created_at) values
('01a20382-276f-7226-a3dc-9301f549e609', 'payout.run', '00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795179358000', '1', null, null, null, '1795176056000'),
('01a20382-368d-7679-bfde-94784a599568', 'payout.run', '00010000-01ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176077000'),
('01a20382-3838-76fb-a0c2-abb3e7f65bf4', 'refund.run', '00010000-0234-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176096000'),
('01a20382-3889-74c4-bcaf-dca738ede833', 'refund.run', '00010000-0244-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176100000');

insert into idempotency (account_id, mode, key, fingerprint, status, body_sealed, created_at) values
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-001e-7000-8000-000000000000', 'ca81434734fdf5f73c89bf697142b84dca10e177f60c271ea8b9f73dc62f7ceb', '200', 'v1.WCIRNMBt3tjViOini7CY-pBldZQIdu1gVyWh-TEr9E9cwKlNl4zGUgxyHJQkDNur5F-FgzhlmjlFTSvgnjXgtr8Y0CQCtZQs3WsYz9nYAxQ4RgrmRAM_3pnKUc9Mrl9RdTmfyV_QLfUo78HLOoZ3j8nuInaI-ULk4kRUiNqAb5ek0TEBPtT3obo-nffmlJNqCLvhPusLlhm6tE-6LrLthZXLOHP5x47H3ul2mpE3s1EjLEVrI-37-hR6Y6kbFoBt9wDE7yqMKRJlygrL-xCJW3xW-MapWBkG3-osF7f0_laTXBXw84kf13CQbq9sC4g0x3oIMNx7IBpzJiaw5yvMjOgr_JtGg5IRVsdpLXAGItwRsrvQKuY2pOpoK2ZJvgIhmOvvGHMWA2tvchWpSqQbO9ZXzjAHyHe5r2ijihi8V0dbY0OzAoQuDZ1YUSOuJjszuFAEwoUk9HRjby5UNSzYs_ZUq-TFxQnnHLNT5v6iQRE0g56i91h_ewtuHblq5_b3EtqFz8zAqVB9HY54tJ5qjf58Yy_3cQruDHqzxrFNLDluaBrl3Tz6ESfnTsoNGlCZJyVBA9GcnoS8blaya2_q4-BWRat3bTztkABasOqG9ieIjv_Yx9tQZzTsUA3BEAzEZWwkIZFDwKDyHYfEygVPBzBOgHw9cX4_gYmwlfCiOelZ2UIz_rTkyzZfLWHxcI8VObRCK12SfM0vxZIbVdHJ1g', '1795464012000'),
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-011b-7000-8000-000000000000', 'd5ca8b11604e8cb9f2cc9d7f679a819f31160cabffde136a8f766d18ac94950d', '200', 'v1.RA9uKFgth9rjs64FwiT-YycskdrtwEchao-SM_064TZ5oaZ7kYw9O_NEWbz_o8Wlq-6UOSzk1AE-6R4Tkhaj9BDHG2jAnKcf6Pe0YpOF4YjPMX59ojfWU3vuOYE-ip-UlfbcT7-nI5IrWVrXsHqa_qrFSsSgVViqb1GWU6M-knOsgGMmfck1Y7M7LqfwePw4xNNxImmCCppIN0i6qgENEYHa8CT0o7_9Bi8Qa06EPIQ7a611xwlhlwYQdVzleW3julggQs-9BeiQz2idJVVBFT-p3jdVDwAOznjwqIzLjlBT66X58ERrflfyrWLTsl-QkKXN2gy2It9hYeWLlFVJQ703kYFsINWdkqhqWW6t1c3VTjC-7y5hh6dabW3y4UMgyDS0P5lUZ5jI4YZ9LySdvUjsgFI3bI5anGm6pqjpJq-a5pAoenZoDHOn8RwrekR_5NgwAxDq5VIVX6MmWQ3FGCvZX9CUKaecJx8IEly0-y6jevjfyFGZJkL-arIydb2pnbBYnkkfY5edGfmm4Y-EXueiNRZSvjab5ADA6ehkIlTRMEep6goSE46po0jNO3y82Xv2o8k5BeJ_VE5t52NcGg1nohHNmDHknwyXKpoQP5vocRizwQXdEvugBduulz09j2cehn28l3KXNwEwMlQn8cw0XiFs7ijPe61Q_DEeWNybr4FD7gWoLvIA3y3wD0q68CTp-ykdsYFgJcgCkiGDwK0KYAlWhJXC2FcdzBE591Yw6cm4ecz_JtSWolUaIESzTuR2i0-nATkrYqVehl-JJvmNuicHPFj9qpcrFqwRbvnriTLhLB5jxPALxMGukdmKBrb1alLPe49XNzsS4Z7CWlhCXrwUq20vlPHwliEcIzDMLNJeauAoWNeZ7wXsIp9SsLun5Ci_3qruHJubluFWButiInArvGB_lky60EQki1p_uNhsLa3TuvQs6X3WolOuGIzIFotbxFrPXOgEjIcQD4MwSq5QDiQaLvMVQdkD0bT7LKxIvyJj_d03XqCipBkQVp8XRG7eKPq28kZaQkZPa6N6Q7QQH5QKE1YzT6X_bDXDz_QUNn_bXiKnMluNLcgiAgT-JapRn7pOgElBxGSKhznh22tlQ_OjN2C8SKFwlMDPW4eGt_DTBTYSf8__1g7HZXOat4SFV9gt3MbXi6Fl1AFfsddOZ7ZyLO5owbPdFfm1R8si2XqZ6z9SHxwHqkKawV7gkAcKaXSKpzZqkGRaAl31O_jU-Y_81cM5U3bNHopqtuTj79TPR0oyGVIC-seSg8FOcqT5-3teWElulBnOeYbNaGL0QO3ACVmyQ16HrejvkgdeeJ2favugckAph9VEzqsaaB5-Ry9LqZev7AcHI5eXLdEpb8ChEM7-nbTio3sOBNETNEELHGq7jwvyodZYk-_HXCCL9T3MxMNu3yKDCS5S5tao-kvlx5i0SWqkgPu7Sz0ZGJ2XbtChH7GQ2C-D_wmIJNvh94nyeF0nGFLJM4dolvJCo5aEJTFEN99GJifNWELSO-qLqTdiF1IQdrNqlrWIl1cnWzYuemE0eQLPOmjaJxz8mkPbx8RQKIa_J7pqpqpy5YHatFadkyBm0tMIg7PoJvHwD2oOLNmEPghqGOcletrV0zQpIcVpknHV8dPcoSKy8UjhGsetf1UD05ces68dMaIHvUxX2Sh0Hm20Wr-Z9nvrQkjzI218ON-W07SNUY3K8FX_TaTk9TBkDQtiKA0R-BtYfTrbFL2s_IZofEX33ivDq91QpiQhwQ9fq8LdaSvge4nMkiy21n6V8vG5s3fa4npE_3xS-OdaXFm-6--C8OazlIxI1fcANdQxVaEaUfUJp-6Wj4Fu0NDxpJ5041vJ9pd2mQ6_BixKUWhhRAVzl8rw6LbC145dj66jyoOiMTVX8J7fA6Clf3uKA4ao1DQd58Eof5nZj7iS5L5hKwl-2b828nFKNmu9QZkt0cXaTEgCrX9Hft2d5ddmY1gathKs2udypPaTSCtW74woYFmRQkiWzKZJ7ME0wC35biVn77FPmQeEQr-EhpZWx2q8RXgfSmtZMXUHis7deMS2fWAVvo4xyF4jzapqgygPy-oYmSdYTFjeSAF4niuvAy7-G7Is8Lj_XJCu02brpxnvZtnRnygOdxXeohjaGaan2aTHV-BVXBGsdTeTZk2E2ojD9l5HGltGw3tqrhhCCQQBmYI4aw1ziQx28G7fuQCIQS89EH2WOzTrVwJnHorW1dISKzjSKODmK1A6bRcr03EywIoqVyKpFrSBfnNdZRa4cJOAZ3NxsAdJjqSE6T-NpHznNtqht0egJ728-vHK5Afh-RlWs84a0vh02EqDU971fYiqjiEvNYeo0bds76ZOLXV7b9nNjFnbUD5JD8D0wudcpOxKVwl-kNAtfI8NvtNNmhqFTfO4E19HZL5NfdSye2jxKSWnvdUqzhAxpBWvt8T2PcDExw1hsDQSjcy-L30JVaXGoqJVUcN3oSqjtdYyM2svoE3qIuPnZpVJu1cX9xM_Al6bdU9kz6p8GzZ4QaOeesfOmSP3BtIoG6P3TKI-khFZT_vcqFC1dTuARKeqoaTM7gbndcE4pETkl8t-MccH2QNc6E5GRRzcz1e4h2l25mVWJ1d-85JMElBQa29okG02WzALLZhWRmTvdjZX1SkzMiYYpQ-lwL7qYYzMlH8ZvG4-Y_hhT_xZtoK6tl2CqWBjWLj4_94CWE-cn3C81b8he4iffHUCMM6ZgbLj9iNu', '1795464373000'),
('00010000-0001-7000-8000-000000000000', 'test', 'first-part', '1873fc8fd2ff49eb61719681f039a468527320758c9645fbaf933763546a802d', '200', 'v1.p81h2FCCtm3WsPBMm_O1us1PBQeZ52kNoSEYIEFntQnDPz5JStEh2BtrqBZJ4gw7NHgkiskiZg9bgnIpWYmSVx8o5wRI3Wz7fAG2Cp2jpDHrtbad8WRMkpN0TBMRFsvb0-8q71oONmEl2fxEaQLa3hjEfpzPA69vDpk_c_OBwmGZ764wDUDloKxbvywjpHk5hWmFgz7bPu3x3jw-CxEEMxSN1_GOtW0ls4AY9NrWox6cFrhD8aZOMRR7rpAqYEQ967dPKXMH1BOM4MYGK1QPSa9GqSsucuTEwuI8Ffiv5zix_y-Fv8MGaRziFYKDYo6rIt7HSgC3zUkFOD6f-yWfp1mDBAEgQ-JaEuBQ4COIZYil-eoxJEk0AzNOqT5EW4lo0WXyPHUOQm792lyH6e_PVANp2Lk_Ij4qWWG-3tokdAqnH0zmSQGV4CdYhMzh9y78Ns9evPhCZZRdAbvSM_eqvFO8Dpab_g9i65Cn4Q6_CPtMBFCEF3gZxbket_BGchhIhOSjJ0gzVxOILs8LKkFAIrGeh03gitahsOnh25GK_bIpn939Qu5KqK4uy-0L2u6lLTCTzMEz46sFtfmSSu5d-FRNxZUXjlPnsmGRyuewk6gMqYW5r4mH7pgJgHXSa_NPDwoHXoFlL-CjZlf0j8eDLhCLYfGybSTP2N0TWGkiRFFm_IH9_qGuFjHTrqxqf8AX4LBoMx8jFmgPF8ZQvvLhSYSRM_ClH4AJ4i-KwCe5lJdHhUGeG9nEdAkCYpbRp_cRNj8aavwfL-oCuv6sYo-hUekDmOfQKdZGk_U5_BQfuIR2L7EBo_p-BjbgiTTCUiza5MvD9eAItPhsalPJlcDLYPHu4hoJi5erA_WjqnoKTRRhydLrJZssMN8cIzGcFoE7R7bmVWfoKZbMpW8nK3eufAbfNs5iI5uqqc8qP3r4fB0zMDgvaRJd81-xgKkwJQzW7B1RaZ2-lGa8agUYqxHrDauMj8UzgWF1_b9S_6q1Z2SDDn4PwcIQ8YAnNT1J7xiU7YwkMBTOV3XnqsB1KS8Zw1djs6ySzJOohn0ica_u_Wy0bFnWgB9Mg0L-dHnstffaQgyhQggcpCnOH9A_bIQwwZ6gU5cStl5U1VcT_76ljI4dSRWhsxG1nHWubXWt9Pnq6XuQF-N1AbAChYzqUNwTETMFPqvCsSgpb1wws1E01YWVo4bfMZXKFJXoPMAT3X0h47izXbuhywfzMCoXMwMVKE869_dYmbHe7bhbctUMM-J4iSBXgcIg56_SsljnZGxElGYtyd_Vi3YmMkcqlucKZJpdJatzATGCG2j3AwHiR6oyt-CyaYFWAgQ4GVw2TeIwizZUfxpv57je2PYQHdWXZfV9GmdTmZlfZeDNfoTGiU-ag7S3E78jrUDxRU8XLMcVL3uYnkLHlD0Jh69RpfQWgPsIFz3TluFB3yw7viB1Xz2a3JYrmomQ5zZCw4lKnBRAd2qftsZI80sotaHTdAy24xIHcTbJA6nywZu8h_R5DEOef3p8bAmaPsXeRFFBCttgwp7040QBslwGR_s5IZuOlvA8dAOUKtWmgMJ1yeKlq8WO6R63G1-btprfrd8wNNmcCmcTViDYF1kMH5mjuaPdYgD9GAxoSHvvF4lLAsNX0OkGPJBlosdkeCCYG-47ZbmxesYa_yS9kblCcnzqxn2drUGEdKbZaIFFH4BwfTSfrxdJdIiiOrWoZQb2EDWxmNsyYmUNpW3auHKlppCsUzSiW0vFrsXWWkBgKzhiQLQAcBZS2c93jdF0UKdI6x6AkymwVAqlsIOWUCZvZ8bk8_h_gHm6evutwqeEhhJgs_CpXFFR3RI-aH22d9W5DpIMiQLo7aMovFs9SiuBKtMAaVlLBo5ZwyNgbH5UW3TL3mfIzlZc7qSWX8-LCEr9tZ-FrLZXLbkN3Lr2p-DyaZpBN6Ao4iyTRbRoN1dw1UC7pWbEc-MwEjMTSMF5aQz4uqhqhCR34qtrMvQQv9Y9ihkBbsA1jFENn4tl9pS6P-BXHbGrxZ-X75xFEHS0G1kk5bdEzg-0iXs9TWlskb9h2WGa3iuyTxvjrRaneCZ1LRP_E9O8SsSGa05KsEgCstTUSxHtLxOWh0pYG7_4jLHLGFsdxzrkoPm-cnbrfnEaGn7HGOPNKevvMXO6u2H-KXMhKhRrDanN0NPX0vMMB70GOgnLdsbhjxpC_GgKAw', '1795464072000'),
('00010000-0001-7000-8000-000000000000', 'test', 'refund-of-one', 'b071d9021bf3b465d89f505e954ab6e87f179e4d45b3ee10a90df998d8fa822d', '200', 'v1.vzMB4jLBIJ0dQTEbHO-Abhuu2PX6YQft_1M2CP_f4zKIsE731ZE5pGZgpGYURPrWlhnrrSfeOgsk5duqOKYu0SK-gIG3mOKxkgSE8lR7Stoo1ZjgDfPx-wyXBLtbZle4iTD7mT5xXxtBrgY7sToOBEL17dVhuFez9gV7MfE_S4Nn6dTADRU2oc1lGBj979VeZ9L9eKk0EhhbTjHsSrFOT2yf6KRq64poeY7_Wc_krq9Q0xG61R8Z142GG0zGKgMIjM5ESQmAZisSpmMOMhXfS4wzBUcZnO6TM05ixL6dhjO1BZqHBWJdHFLeENoHZiCm5bb9asIibdsTVY57yOFhI4vqsrIkjjI98ImCvH7_2y7d-l6Fld64MpTG89oCEVm7-eX9_fLr-xjsXLz5C8iU-ZFuUEnI_6I0i0gH1z1WOhU1ZJzoU_AJTn4AhPAFtjfP7wu4bGFYCU0FQk7JRa8zkmde5ViHHddbPIZUFmKkGPdJxRPUsFgViM0nIi-kI3Wch4-fFrbGr2_93ZvQ_E8Z_dgGo660nc7LqjqxetmxCYzXpzkCve-2y6t6JHUB3LpHOuLVJLilppFitb9oizS1k-aVbJ8n7FBTWSHwmLXA4mhV2lVVMfC5ez1qKBDvlydsth6mCfyXhtIgMVYqVYRwIZlM7yEs2qzGNVCEWTyl093TARNz8Ij7XNI8m7bAgOCShxjyM8YRpqbrN5kLSyRNFQXFac1S6MbuCgEOGmZuxwPomn4h6LUzOS2tD2SQ7Xe9JKznCkPb9yhMFWCxGTLprZIVmiCfst-RmjHbdidXsvimLLCcCnt8TzK3uMIBhLwifNQbpKoFq48qQ3AmfNeIy3doUlS5o_0-UudkB1LL6qLu1zKCLgzXOriY-ZbjBhaQCXwnrlsoHopT_vp3X7KD1k38CwNCT4OGd-ntWRsSxS5gUlzhDt3EnA09TdSKQu2XAskH5ZmPNmcwYB0V9t4HRn8okTiTb8N0vfj88XUlEOAZMjY9Zu0CG9OtRyDLyORJFeibAqxNXAonWIwwjjqB53eptmzMp1z0TaYuf7SCJgQfwAxr0g33sEusDhzFeedlWtSc6wEgbUK4k1LwEOznjZD9P7vJwlcNv0Ukttgz4LFQrkLIUdD66ursQMYcG7iOPXlRiszxRki3ZqujmpPu_lB_C-JszNNAhA4uN7_jqiAPllFuAv6RkxdwhA6oUEn5CIyAiYhteqaUwxHEpf-O7mFM-P4xQtUtV4DEmNb1gLH1hJhbUs4O9bSBReZ4mnuKS5XurhuQOfqx09i0irSvnww_69ih99iZLgpPv_8vQ9KQ0Jh2WcMce4FlHms2NGnEopmrrCndLEU5FmdKS5Cp1vWk32X_QwG7TwuDOpN2y0clgpAmXSgRqFjCTV63rZoxLvSaVMzluYy5EL_bkG5JHUL_tVq5GRsT_9nz8xBuhFBkAzI_cJcf1wqNt0X722pG0-QOoUAjP36v8wboARXn9FgnwnTAHzzYIPpJdVf7T0aEC94nqIK0G9wZ-WR5aLccv6R9Y3YPOa14lCO7OxW2S-4YC8pWBngmV5V5V1napWIPmEKnOVlLftRnI-668qXKzBpkwUYzlfUCXkA-C3QR6i__TpFCPqm2gCSj3kmIs6gETa__Cpmmm8qYRPe0krMciwwAn6VTvn_j6939ae_ALPcX1GO_YRP35X9zPvww3d6iwa5_rSDXmWef9Cx-mjfZVk0IdEesZTYfJ2Dfhq1hxqvCCs3JVPDwrrQohSukVl8exZCUegRfYLqN-rf4L_FaBEiF-xWIFIvL41VIlaPkteFPV4vnsCl33OxULuZKHpetHQYG-9I9SXGJBhxWd30wf99zlgSwKl0s06Xp_mvy-3L7t4RTBAyuXVjWq8G-Hdu81qelDCu9oaA7yFc1IJvNWlFn4qZQwO0wUEiKXGbGBbpXUAq7LXZ3r3cV7E3DGUP4pH5X4P89h_vVTcm9A498sjPU8SQJTQc9ZJ3TdBSvuniFYBdmjLYGHI6GW9JaNvZM2ULpqo-t97_wCT4j6MtaRgoTwaEGWGW-xYpVakPBT62vtnQdbieF5b2y58iQr5jNaqZnXR8oGqJkxovtJFR3PimvgNXJLX3VkUuXFAmJJNc70Q6OAzcAsTQGCY2zS1xHp_cNTreztuo', '1795464400000');

insert into sandbox_credit (id, account_id, partner_reference, account_number, status, amount, payer_name, failure_reason, paid_at, created_at) values
('00010000-0036-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', 'credited', '100000', null, null, '1795464015000', '1795176015000'),
('00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', 'credited', '250000', null, null, '1795464017000', '1795176017000'),
('00010000-0050-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', 'credited', '300000', null, null, '1795464022000', '1795176022000'),
('00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', 'rejected', '250000', null, 'rejected by the bank', '1795464024000', '1795176024000'),
('00010000-0060-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', 'reversed', '250000', null, 'reversed', '1795464026000', '1795176026000'),
('00010000-006a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', 'credited', '250000', null, null, '1795464028000', '1795176028000'),
('00010000-0075-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', 'credited', '250000', null, null, '1795464031000', '1795176031000'),
('00010000-0080-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', 'credited', '250000', null, null, '1795464034000', '1795176034000'),
('00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', null, '9999999999', 'credited', '45000', null, null, '1795464037000', '1795176037000'),
('00010000-0094-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', 'credited', '120000', null, null, '1795464040000', '1795176040000'),
('00010000-009d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', 'credited', '120000', null, null, '1795464042000', '1795176042000'),
('00010000-00a5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', 'credited', '250000', null, null, '1795464044000', '1795176044000'),
('00010000-00ba-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', 'credited', '250000', null, null, '1795464049000', '1795176049000'),
('00010000-00cf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', 'credited', '250000', null, null, '1795464054000', '1795176054000'),
('00010000-00e6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', 'credited', '250000', null, null, '1795464060000', '1795176060000'),
('00010000-00fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', 'credited', '250000', null, null, '1795464065000', '1795176065000'),
('00010000-0110-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', 'credited', '250000', null, null, '1795464070000', '1795176070000'),
('00010000-01e6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 'credited', '250000', null, null, '1795464375000', '1795176075000'),
('00010000-01f5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 'credited', '250000', null, null, '1795464379000', '1795176079000'),
('00010000-0204-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 'credited', '250000', null, null, '1795464383000', '1795176083000'),
('00010000-0215-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 'credited', '250000', null, null, '1795464388000', '1795176088000'),
('00010000-0227-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 'credited', '250000', null, null, '1795464393000', '1795176093000'),
('00010000-023b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 'credited', '250000', null, null, '1795464398000', '1795176098000');

insert into sandbox_transfer (reference, account_id, kind, amount, bank_code, account_number, credit_id, status, session_id, failure_reason, fee, settle_at, created_at) values
('po-0001000000b470008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'paid', '626011807897633206380346950952', null, '0', '1795464107000', '1795176047000'),
('po-0001000000c970008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'failed', null, 'failed by the receiving bank', '0', '1795464112000', '1795176052000'),
('po-0001000000de70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'reversed', '292516871962504557653972332878', 'reversed by the receiving bank', '0', '1795464117000', '1795176057000'),
('po-00010000016670008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '120000', '058', '0123456789', null, 'paid', '142021137292424825186524078264', null, '0', '1795464133000', '1795176073000'),
('po-00010000016870008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '100000', '058', '0123456789', null, 'paid', '998027188883426719646070318001', null, '0', '1795464133000', '1795176073000'),
('po-00010000025d70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'pending', null, null, '0', '1795464466000', '1795176106000'),
('re-0001000000f570008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-00e6-7000-8000-000000000000', 'paid', '405307644395592685556725767490', null, '0', '1795464123000', '1795176063000'),
('re-00010000010a70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-00fb-7000-8000-000000000000', 'failed', null, 'failed by the receiving bank', '0', '1795464128000', '1795176068000'),
('re-00010000016270008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-003d-7000-8000-000000000000', 'paid', '812909359971523684389938484289', null, '0', '1795464133000', '1795176073000'),
('re-00010000016470008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '50000', null, null, '00010000-0050-7000-8000-000000000000', 'paid', '626775548324922556127900307805', null, '0', '1795464133000', '1795176073000'),
('re-00010000025e70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '60000', null, null, '00010000-023b-7000-8000-000000000000', 'pending', null, null, '0', '1795464466000', '1795176106000'),
('re-00010000025f70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-0227-7000-8000-000000000000', 'pending', null, null, '0', '1795464466000', '1795176106000');

insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id, lane, url, status, trigger_kind, tries, attempt_count, next_attempt_at, lease_token, lease_until, last_failure, last_response_status, created_at, updated_at) values
('01a20382-2420-759f-a207-cbc3b2c43300', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003f-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464017000', '1795464126553'),
('01a20382-2420-759f-a207-ceda6a1a1700', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464017000', '1795464136624'),
('01a20382-2420-759f-a207-ceda6a1a1701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464017000', '1795464073000'),
('01a20382-243b-7378-ab7f-ae4ad594c600', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464018000', '1795464141235'),
('01a20382-243b-7378-ab7f-ae4ad594c602', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', 'https://shop.test:38653/broken', 'failed', 'retry', '2', '2', null, null, null, 'status_5xx', '500', '1795464018000', '1795464138600'),
('01a20382-243b-7378-ab7f-b1f2ace24400', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464018000', '1795464125047'),
('01a20382-243b-7378-ab7f-b1f2ace24401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464018000', '1795464073000'),
('01a20382-2484-72fa-a752-9ebb6dd7a301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0054-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464022000', '1795464073000'),
('01a20382-24c6-74be-bf89-830a7b6b7201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0063-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464026000', '1795464073000'),
('01a20382-2503-74eb-b6bb-bbbca3a70201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-006d-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464028000', '1795464073000'),
('01a20382-254f-71ac-ac42-06d33a1dbe01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0078-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464031000', '1795464073000'),
('01a20382-2584-72c8-b8a0-86402105db01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0083-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464034000', '1795464073000'),
('01a20382-2617-7529-bd2a-98142c3d8001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464042000', '1795464073000'),
('01a20382-2643-74fa-a119-c44526f5f901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a8-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464044000', '1795464073000'),
('01a20382-2657-778a-ba10-30eed3890901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00af-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464046000', '1795464073000'),
('01a20382-26bb-751e-9f08-1160c2895801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00bd-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464049000', '1795464073000'),
('01a20382-26d3-77d7-97b5-ec8bb7438801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00c4-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464051000', '1795464073000'),
('01a20382-274a-7729-81bd-a951a2ef9b01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d2-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464054000', '1795464073000'),
('01a20382-276f-7226-a3dc-85cafb1d3d01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464056000', '1795464073000'),
('01a20382-2832-7368-a2b7-bd6eafb9ca01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464060000', '1795464073000'),
('01a20382-2875-7071-a001-9ae94c55db01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464062000', '1795464073000'),
('01a20382-2974-7019-8888-9fcbf11fa901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fe-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464065000', '1795464073000'),
('01a20382-29bb-700d-bb60-a1a8bd9dd801', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0105-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464067000', '1795464073000'),
('01a20382-2a67-765d-a373-bc121dbbd701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464070000', '1795464073000'),
('01a20382-33c9-75cb-a406-5865a15e2000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01cf-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464133000', '1795464197847'),
('01a20382-365c-7451-ab93-5288e2a2ab01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01e9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176075000', null, null, null, null, '1795464375000', '1795464375000'),
('01a20382-368d-7679-bfde-897f36653c01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176077000', null, null, null, null, '1795464377000', '1795464377000'),
('01a20382-36cd-716a-9de7-1ce4239d0401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f8-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176079000', null, null, null, null, '1795464379000', '1795464379000'),
('01a20382-374b-771c-82ab-25e1759cb401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0207-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176083000', null, null, null, null, '1795464383000', '1795464383000'),
('01a20382-37a2-701f-aaf0-b7b63c006901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0218-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176088000', null, null, null, null, '1795464388000', '1795464388000'),
('01a20382-380c-76d5-b989-73610d672501', '00010000-0001-7000-8000-000000000000', 'test', '00010000-022a-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176093000', null, null, null, null, '1795464393000', '1795464393000'),
('01a20382-3838-76fb-a0c2-9f77cfbc9101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0236-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176096000', null, null, null, null, '1795464396000', '1795464396000'),
('01a20382-3869-754a-9e09-7440393fa401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-023e-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:38653/hooks', 'pending', 'event', '0', '0', '1795176098000', null, null, null, null, '1795464398000', '1795464398000'),
('01a20382-38f2-762d-b12f-ca007c21d600', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0253-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176105000', null, null, null, null, '1795176105000', '1795176105000'),
('01a20382-38f2-762d-b12f-ccf47a305c00', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0254-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176105000', null, null, null, null, '1795176105000', '1795176105000'),
('01a20382-3903-778f-a08e-3c0312dea200', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0257-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176106000', null, null, null, null, '1795176106000', '1795176106000');

insert into webhook_attempt (id, delivery_id, trigger_kind, started_at, outcome, failure, failure_detail, address, request_headers_json, request_body, response_status, response_headers_json, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms) values
('00010000-01ab-7000-8000-000000000000', '01a20382-2420-759f-a207-cbc3b2c43300', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, '1'),
('00010000-01ac-7000-8000-000000000000', '01a20382-243b-7378-ab7f-ae4ad594c600', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, '1'),
('00010000-01ad-7000-8000-000000000000', '01a20382-2420-759f-a207-ceda6a1a1700', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, '1'),
('00010000-01ae-7000-8000-000000000000', '01a20382-2420-759f-a207-ceda6a1a1701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,7JezDM2YR1UEG9/Jlj9uaYST+JOElwqzrOy7URCauNo=","x-service-signature":"c1a80246d366e43116d3f524db435cab96d0f42842e0bd6df2e9eaec53e4d812"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '2', '31', '18', '52'),
('00010000-01af-7000-8000-000000000000', '01a20382-243b-7378-ab7f-b1f2ace24400', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, '0'),
('00010000-01b0-7000-8000-000000000000', '01a20382-243b-7378-ab7f-b1f2ace24401', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,V0+zY16uDsQdu1YV3g2aW97dFw9yMOnM9iHT4KQvrZ4=","x-service-signature":"2e409f98ad4a2c269bcb448118e400848e5959e22a8a643bb293fd488f005694"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '9', '37', '11', '58'),
('00010000-01b1-7000-8000-000000000000', '01a20382-2484-72fa-a752-9ebb6dd7a301', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0054-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,HTFk3vJ5V0ZWqA49Nev/MOvTv5RysqVSiui+5vgJ/8M=","x-service-signature":"b325660e13dafcce86c57d2c293250bde0378e207dba31f557890dc8b7366aca"}', '{"event":"escrow.funded","event_id":"00010000-0054-7000-8000-000000000000","created_at":"2026-11-23T20:00:22.000Z","mode":"test","sequence":2,"reference":"OVERPAID","escrow_id":"00010000-004e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '10', '44', '10', '65'),
('00010000-01b2-7000-8000-000000000000', '01a20382-24c6-74be-bf89-830a7b6b7201', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0063-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ZH0vNvaD6YeTv2gQMpx2KeXeOflxNDXwJJ42qIhd5dM=","x-service-signature":"5ff441430193891e1c74f5821cb52a6f1648d34d0166a7537c6c71ef9c8e27e2"}', '{"event":"escrow.funded","event_id":"00010000-0063-7000-8000-000000000000","created_at":"2026-11-23T20:00:26.000Z","mode":"test","sequence":2,"reference":"PAYMENT-REVERSED","escrow_id":"00010000-005e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '10', '52', '16', '79'),
('00010000-01b4-7000-8000-000000000000', '01a20382-254f-71ac-ac42-06d33a1dbe01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0078-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wOxHPPTldWiSrND8J9MKMy0GjxaTVWr9TSVO4nAeCDI=","x-service-signature":"ec8c4b196821693b65c69ae96f370ed12a3f6a96a1bbc34585fd2b49eb92ea9f"}', '{"event":"escrow.funded","event_id":"00010000-0078-7000-8000-000000000000","created_at":"2026-11-23T20:00:31.000Z","mode":"test","sequence":2,"reference":"NO-BANK-ACCOUNT","escrow_id":"00010000-0073-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '14', '66', '5', '86'),
('00010000-01b5-7000-8000-000000000000', '01a20382-2503-74eb-b6bb-bbbca3a70201', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-006d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,XqVwBMzt++b4k8WW68ApXLQnOrjw5V8zidylOVRAr7Q=","x-service-signature":"c88e09b2eeea8016c01c89ef55454321180604deb0079037aee633da15d679c4"}', '{"event":"escrow.funded","event_id":"00010000-006d-7000-8000-000000000000","created_at":"2026-11-23T20:00:28.000Z","mode":"test","sequence":2,"reference":"FUNDED","escrow_id":"00010000-0068-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":{"cart":"Ada''s"},"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '13', '63', '5', '82'),
('00010000-01b6-7000-8000-000000000000', '01a20382-2617-7529-bd2a-98142c3d8001', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,yez/tGVyHFLJ0WVzuZVahWy4Zk+rJ6OrRrOqN/abq24=","x-service-signature":"609ef21b52da685248379c14f0c9b130b7c47925d41f965604e3856a3b01ac37"}', '{"event":"escrow.funded","event_id":"00010000-00a0-7000-8000-000000000000","created_at":"2026-11-23T20:00:42.000Z","mode":"test","sequence":2,"reference":"CHARGE-IN-ESCROW","escrow_id":"00010000-009b-7000-8000-000000000000","charge_id":"00010000-009a-7000-8000-000000000000","amount":120000,"currency":"NGN","status":"funded","metadata":null,"held_amount":120000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '16', '72', '5', '94'),
('00010000-01b7-7000-8000-000000000000', '01a20382-2584-72c8-b8a0-86402105db01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0083-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kxfV7btm32b3IaSN6FxK9uZPVQy4/GOAu3A0Qr95ET4=","x-service-signature":"291510961183bb02a9d0c851d218cbfed5af4672008f1c18b2bc88655717f6f8"}', '{"event":"escrow.funded","event_id":"00010000-0083-7000-8000-000000000000","created_at":"2026-11-23T20:00:34.000Z","mode":"test","sequence":2,"reference":"DELIVERED","escrow_id":"00010000-007e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '15', '69', '5', '90'),
('00010000-01b8-7000-8000-000000000000', '01a20382-26bb-751e-9f08-1160c2895801', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00bd-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,J2FJ12WkcSZKAxwcFBjla3pQ8HHYb2eGGGMXREP65dk=","x-service-signature":"031f15380673a0c89504ff47a6aa0de9ef218798158a2cdbd443597b8497ee76"}', '{"event":"escrow.funded","event_id":"00010000-00bd-7000-8000-000000000000","created_at":"2026-11-23T20:00:49.000Z","mode":"test","sequence":2,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '17', '91', '27', '137'),
('00010000-01b9-7000-8000-000000000000', '01a20382-243b-7378-ab7f-ae4ad594c602', 'event', '1795176073000', 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', '500', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', '0', '25', '103', '33', '161'),
('00010000-01ba-7000-8000-000000000000', '01a20382-2657-778a-ba10-30eed3890901', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00af-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,LlJlwivqKFw6a5ejX1MO6RWSVMCUwAxC9lNNqF8K2DM=","x-service-signature":"1cd3632c9046a84760b41c9f204be0d7b134b36a683e757618def0c9130e85f5"}', '{"event":"escrow.released","event_id":"00010000-00af-7000-8000-000000000000","created_at":"2026-11-23T20:00:46.000Z","mode":"test","sequence":4,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00ae-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '17', '81', '22', '121'),
('00010000-01bb-7000-8000-000000000000', '01a20382-2832-7368-a2b7-bd6eafb9ca01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00e9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,0ASFC2fLYJuCexRelWfiBgfLG0DFdAOXXNa3qw2ZoT8=","x-service-signature":"ee564040be9ac732071adef831332b8cf1c91e3233b03393e302a8c088d95785"}', '{"event":"escrow.funded","event_id":"00010000-00e9-7000-8000-000000000000","created_at":"2026-11-23T20:01:00.000Z","mode":"test","sequence":2,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '28', '28'),
('00010000-01bc-7000-8000-000000000000', '01a20382-276f-7226-a3dc-85cafb1d3d01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00d9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,w607TCfSfjE0zMz48q96TwAQ1+8FX9F7JaXPiTUt1os=","x-service-signature":"2065ca6cf30c4232ddaded42d4ec471d7ec4b39593c1bf44834fe9fe930fd1d1"}', '{"event":"escrow.released","event_id":"00010000-00d9-7000-8000-000000000000","created_at":"2026-11-23T20:00:56.000Z","mode":"test","sequence":4,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00d8-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '27', '27'),
('00010000-01bd-7000-8000-000000000000', '01a20382-274a-7729-81bd-a951a2ef9b01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00d2-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,1BW0lnRbBn4HZbwf1GCQxsP+hQSsaEFkc7on54KApjI=","x-service-signature":"2f90ffb8c83e89ab415c856ca47097f643ceb12ed8ca5cafa1a6fed32a5e437d"}', '{"event":"escrow.funded","event_id":"00010000-00d2-7000-8000-000000000000","created_at":"2026-11-23T20:00:54.000Z","mode":"test","sequence":2,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '27', '27'),
('00010000-01be-7000-8000-000000000000', '01a20382-26d3-77d7-97b5-ec8bb7438801', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00c4-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,rpKARGw86k6GsBj9xlncrdAG6RtLX4m49fsUAJNIV8g=","x-service-signature":"81885e7a1cc00b38f29f6cfa499856cb483707039b578b42c3797453a4f0f20e"}', '{"event":"escrow.released","event_id":"00010000-00c4-7000-8000-000000000000","created_at":"2026-11-23T20:00:51.000Z","mode":"test","sequence":4,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00c3-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '27', '27'),
('00010000-01bf-7000-8000-000000000000', '01a20382-2974-7019-8888-9fcbf11fa901', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00fe-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,Srg+PqvwIKD/iDfCYl4cDWlTje1MpMKrisszoQUrKFg=","x-service-signature":"56b065a9f51319c7bbc9cf96f36330c71619383ce74e3dddc054d8dbd8ad2c6b"}', '{"event":"escrow.funded","event_id":"00010000-00fe-7000-8000-000000000000","created_at":"2026-11-23T20:01:05.000Z","mode":"test","sequence":2,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '28', '28'),
('00010000-01c0-7000-8000-000000000000', '01a20382-2875-7071-a001-9ae94c55db01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-00f0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,eY7hscKWOFaDsDzxNOoCQVaMcWkL9HVUUGnUM3Y5f48=","x-service-signature":"71b2131dbcc7676d703d2d0521fba41742b81f758d0584364fc3e07d793a3ddb"}', '{"event":"escrow.refunded","event_id":"00010000-00f0-7000-8000-000000000000","created_at":"2026-11-23T20:01:02.000Z","mode":"test","sequence":4,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '28', '28'),
('00010000-01c1-7000-8000-000000000000', '01a20382-29bb-700d-bb60-a1a8bd9dd801', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0105-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ReLSKCThI8LDTEvqsVEaSStEkbXX1Q0KHdJnERHIvwM=","x-service-signature":"ec84dcd39e554e9b0817fbc311661f91100e22dd9ac3b82ae67b59a8c5045245"}', '{"event":"escrow.refunded","event_id":"00010000-0105-7000-8000-000000000000","created_at":"2026-11-23T20:01:07.000Z","mode":"test","sequence":4,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '30', '30'),
('00010000-01c2-7000-8000-000000000000', '01a20382-2a67-765d-a373-bc121dbbd701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0113-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,El+Q7BZ7FrtespG6uxNfKLEdtvuyAV2XuzrVy8LK4A8=","x-service-signature":"4c3a424d418f1841431d9f4817136ef8bd44173d5458e235e2a1a6b2e4833d57"}', '{"event":"escrow.funded","event_id":"00010000-0113-7000-8000-000000000000","created_at":"2026-11-23T20:01:10.000Z","mode":"test","sequence":2,"reference":"PART-RELEASED","escrow_id":"00010000-010e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '30', '30'),
('00010000-01c3-7000-8000-000000000000', '01a20382-2643-74fa-a119-c44526f5f901', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,6d9l4I+rbD8zMk8SRTMLJWsAi7t5ojks3wTznl049zU=","x-service-signature":"56da9663fa0b73e6074c0e87b05115e81421282de0425eb8ddbb966a0e34cd6f"}', '{"event":"escrow.funded","event_id":"00010000-00a8-7000-8000-000000000000","created_at":"2026-11-23T20:00:44.000Z","mode":"test","sequence":2,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:46:33 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '16', '76', '7', '100'),
('00010000-01ca-7000-8000-000000000000', '01a20382-243b-7378-ab7f-b1f2ace24400', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, '0'),
('00010000-01cc-7000-8000-000000000000', '01a20382-2420-759f-a207-cbc3b2c43300', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, '0'),
('00010000-01d9-7000-8000-000000000000', '01a20382-33c9-75cb-a406-5865a15e2000', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01cf-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,USE2KeKJWtgPEgFbwckJVmrA9TW6NuVO5DDKbaa7ci0=","x-service-signature":"7fe163f0f34f26d8bc49a9785c7b6810766e4268c06ba7b749ef979c3a35ede4"}', '{"event":"refund.paid","event_id":"00010000-01cf-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, '0'),
('00010000-01db-7000-8000-000000000000', '01a20382-2420-759f-a207-ceda6a1a1700', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01dd-7000-8000-000000000000', '01a20382-243b-7378-ab7f-ae4ad594c602', 'retry', '1795176073000', 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', '500', '{"date":"Sun, 22 Nov 2026 13:46:34 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', null, null, null, '1', '1'),
('00010000-01df-7000-8000-000000000000', '01a20382-243b-7378-ab7f-ae4ad594c600', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01e1-7000-8000-000000000000', '01a20382-33c9-75cb-a406-5865a15e2000', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01cf-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,USE2KeKJWtgPEgFbwckJVmrA9TW6NuVO5DDKbaa7ci0=","x-service-signature":"7fe163f0f34f26d8bc49a9785c7b6810766e4268c06ba7b749ef979c3a35ede4"}', '{"event":"refund.paid","event_id":"00010000-01cf-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, '0');

insert into mail (id, account_id, mode, template, cause, recipient, checkout_id, facts_json, data_sealed, status, tries, failure, begun_at, created_at, updated_at) values
('00010000-028d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'sign_in.code', '00010000-028a-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, 'v1.QfeJi7G4W6BWEwizmflrkVxEAf3pyIpZJbY6wpIXM0g4bzcUJjRzyqoBEGBa6CZMiJogglFuGD71tdILyKteAZGasMhp2p2ZNAkNMvVkPeTf38CgDq7zXUaGxTv9pZanqt41bztyBptq78fByJen9AvmDzFLtsDG4DLLsTVJ3PU88hOqrNM', 'sent', '1', null, '1795176108000', '1795176108000', '1795176108000'),
('01a20382-2226-749a-846d-b8ba01e610d9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-001a-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176010000', '1795176010000', '1795176012000'),
('01a20382-231e-70ad-8aa5-323b6fe333f8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-002c-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176012000', '1795176012000', '1795176012000'),
('01a20382-2353-767b-9d63-90b59612f4e9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0031-7000-8000-000000000000', 'seller@example.com', '00010000-0031-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176013000', '1795176013000', '1795176073000'),
('01a20382-2363-71b8-aa30-f13ee1087d54', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0034-7000-8000-000000000000', 'seller@example.com', '00010000-0034-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176014000', '1795176014000', '1795176073000'),
('01a20382-23d3-77bc-bbe5-1832943fe5e9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-003b-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176016000', '1795176016000', '1795176073000'),
('01a20382-2421-73de-8e28-1bac84b648f1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0040-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176017000', '1795176017000', '1795176073000'),
('01a20382-2421-73de-8e28-1e4898ac3639', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0040-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176017000', '1795176017000', '1795176073000'),
('01a20382-243b-7378-ab7f-b6a5c79d9103', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0044-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176018000', '1795176018000', '1795176073000'),
('01a20382-2459-7160-a289-b8937118ddb5', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0048-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176019000', '1795176019000', '1795176073000'),
('01a20382-2469-7419-ac6a-a630698be869', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-004b-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176020000', '1795176020000', '1795176073000'),
('01a20382-2475-73b7-93fe-6c58cc99f6e8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-004e-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176021000', '1795176021000', '1795176073000'),
('01a20382-2484-72fa-a752-a141015248fd', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0054-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a20382-2485-71bb-a129-ce036538ab37', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0051-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', '{"refunded_amount":50000,"reason":"overpaid","credit_id":"00010000-0051-7000-8000-000000000000"}', '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a20382-2485-71bb-a129-d1bba03c2cbd', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0054-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a20382-2494-70ef-a6d2-152613f75161', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0057-7000-8000-000000000000', 'seller@example.com', '00010000-0057-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176023000', '1795176023000', '1795176073000'),
('01a20382-24b7-71ca-887c-109fff2203df', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-005e-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176025000', '1795176025000', '1795176073000'),
('01a20382-24c6-74be-bf89-878d447bae2a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0063-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a20382-24c6-74be-bf89-8a6ae010e644', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0063-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a20382-24d8-7115-b28d-75752095ea78', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0065-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a20382-24d8-7115-b28d-7969fd4bcb40', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0065-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a20382-24f1-76dd-827b-2f33865fd468', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0068-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176027000', '1795176027000', '1795176073000'),
('01a20382-2503-74eb-b6bb-bdf8dd0bb965', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-006d-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176028000', '1795176028000', '1795176073000'),
('01a20382-2503-74eb-b6bb-c2bd20de0f96', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-006d-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176028000', '1795176028000', '1795176073000'),
('01a20382-2535-702b-9ed5-03368f9003f4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0073-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176030000', '1795176030000', '1795176073000'),
('01a20382-254f-71ac-ac42-0847233d0de1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0078-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176031000', '1795176031000', '1795176073000'),
('01a20382-254f-71ac-ac42-0dda4c192ed5', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0078-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176031000', '1795176031000', '1795176073000'),
('01a20382-256a-73c1-acf6-a03994c63ac7', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-007e-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176033000', '1795176033000', '1795176073000'),
('01a20382-2584-72c8-b8a0-8af5eb0556f2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0083-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176034000', '1795176034000', '1795176073000'),
('01a20382-2584-72c8-b8a0-8ebfe73035a1', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0083-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176034000', '1795176034000', '1795176073000'),
('01a20382-259c-7200-b44f-f4e4d0c5f63c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.delivered', '00010000-0089-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176036000', '1795176036000', '1795176073000'),
('01a20382-25e7-77cd-be30-b90cfbd9acf3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0097-7000-8000-000000000000', 'ada@example.com', '00010000-0092-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176040000', '1795176040000', '1795176073000'),
('01a20382-2617-7529-bd2a-9f141c907231', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a0-7000-8000-000000000000', 'ada@example.com', '00010000-009b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176042000', '1795176042000', '1795176073000'),
('01a20382-2634-74cb-8b2b-2850b22c00a2', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00a3-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176043000', '1795176043000', '1795176073000'),
('01a20382-2643-74fa-a119-ca782e406dee', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a8-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176044000', '1795176044000', '1795176073000'),
('01a20382-2643-74fa-a119-cd460e6da748', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00a8-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176044000', '1795176044000', '1795176073000'),
('01a20382-2657-778a-ba10-353958a06858', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00af-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176046000', '1795176046000', '1795176073000'),
('01a20382-2657-778a-ba10-3a3badb2f6cc', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00af-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176046000', '1795176046000', '1795176073000'),
('01a20382-2696-7106-9ae7-8153ce9ebe88', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00b5-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176047000', '1795176047000', '1795176073000'),
('01a20382-26a8-73de-88ce-6b205c989106', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00b8-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176048000', '1795176048000', '1795176073000'),
('01a20382-26bb-751e-9f08-144b180a3a72', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00bd-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176049000', '1795176049000', '1795176073000'),
('01a20382-26bb-751e-9f08-1afafd3a3e1f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00bd-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176049000', '1795176049000', '1795176073000'),
('01a20382-26d3-77d7-97b5-f3e8cf549bf2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00c4-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176051000', '1795176051000', '1795176073000'),
('01a20382-26d3-77d7-97b5-f4bb097b9263', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00c4-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176051000', '1795176051000', '1795176073000'),
('01a20382-2718-763c-b84f-0960e5376af7', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00ca-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176052000', '1795176052000', '1795176073000'),
('01a20382-272a-76c5-a891-365dfac0951f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00cd-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176053000', '1795176053000', '1795176073000'),
('01a20382-274a-7729-81bd-acaeb77d4df1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00d2-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176054000', '1795176054000', '1795176073000'),
('01a20382-274a-7729-81bd-b3ab595490f2', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00d2-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176054000', '1795176054000', '1795176073000'),
('01a20382-276f-7226-a3dc-8abd7e683edb', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00d9-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176056000', '1795176056000', '1795176073000'),
('01a20382-276f-7226-a3dc-8dd2ca1c29e8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00d9-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176056000', '1795176056000', '1795176073000'),
('01a20382-27b7-731c-a249-f33e3ca55b5c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00df-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176057000', '1795176057000', '1795176073000'),
('01a20382-27ee-7221-a408-5ed461919eb2', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00e1-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176058000', '1795176058000', '1795176073000'),
('01a20382-27fd-705c-91e3-2079d1789038', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00e4-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176059000', '1795176059000', '1795176073000'),
('01a20382-2832-7368-a2b7-c06cccadf7ec', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00e9-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176060000', '1795176060000', '1795176073000'),
('01a20382-2832-7368-a2b7-c52368059f50', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00e9-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176060000', '1795176060000', '1795176073000'),
('01a20382-2875-7071-a001-9f9cc0417e61', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-00f0-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176062000', '1795176062000', '1795176073000'),
('01a20382-2876-761d-810d-bb4c81ed34cc', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-00f0-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176062000', '1795176062000', '1795176073000'),
('01a20382-2951-75a6-9cf9-9c49278b9a8c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00f9-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176064000', '1795176064000', '1795176073000'),
('01a20382-2974-7019-8888-a0f6d9a998f3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00fe-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176065000', '1795176065000', '1795176073000'),
('01a20382-2974-7019-8888-a55ccbe0f891', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00fe-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176065000', '1795176065000', '1795176073000'),
('01a20382-29bb-700d-bb60-a51b72ec02c7', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0105-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176067000', '1795176067000', '1795176073000'),
('01a20382-29bb-700d-bb60-aa5f0e4ad34b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-0105-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176067000', '1795176067000', '1795176073000'),
('01a20382-2a3b-71af-b17e-e2151484365b', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refund_failed', '00010000-010b-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176068000', '1795176068000', '1795176073000'),
('01a20382-2a51-76f8-85a2-657350d1e40c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-010e-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176069000', '1795176069000', '1795176073000'),
('01a20382-2a67-765d-a373-c298dd6e5da3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0113-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176070000', '1795176070000', '1795176073000'),
('01a20382-2a67-765d-a373-c7bb477f30d9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0113-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176070000', '1795176070000', '1795176073000'),
('01a20382-2a8e-722c-b4f8-75c5de00c51c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-011a-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176072000', '1795176072000', '1795176073000'),
('01a20382-2a8e-722c-b4f8-79c7ccfdaabd', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-011a-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176072000', '1795176072000', '1795176073000'),
('01a20382-3462-7348-ad1f-50d3739b3292', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-01d5-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176073000', '1795176073000', '1795176073000'),
('01a20382-3641-7789-a9bd-9d6801dcb9b6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01e4-7000-8000-000000000000', 'seller@example.com', '00010000-01e4-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176074000', '1795176074000', '1795176106000'),
('01a20382-365c-7451-ab93-56a6352e06fa', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-01e9-7000-8000-000000000000', 'ada@example.com', '00010000-01e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176075000', '1795176075000', '1795176106000'),
('01a20382-365c-7451-ab93-5ba836fbc994', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-01e9-7000-8000-000000000000', 'seller@example.com', '00010000-01e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176075000', '1795176075000', '1795176106000'),
('01a20382-368d-7679-bfde-8f99e3aeccc4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-01f0-7000-8000-000000000000', 'ada@example.com', '00010000-01e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176077000', '1795176077000', '1795176106000'),
('01a20382-368d-7679-bfde-902f3d2b98a2', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-01f0-7000-8000-000000000000', 'seller@example.com', '00010000-01e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176077000', '1795176077000', '1795176106000'),
('01a20382-36a8-710e-aec5-721ad0756c13', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01f3-7000-8000-000000000000', 'seller@example.com', '00010000-01f3-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176078000', '1795176078000', '1795176106000'),
('01a20382-36cd-716a-9de7-204428b463eb', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-01f8-7000-8000-000000000000', 'ada@example.com', '00010000-01f3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176079000', '1795176079000', '1795176106000'),
('01a20382-36cd-716a-9de7-27c2bb077488', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-01f8-7000-8000-000000000000', 'seller@example.com', '00010000-01f3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176079000', '1795176079000', '1795176106000'),
('01a20382-370d-77b6-aa6f-cb8798b8d810', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-01ff-7000-8000-000000000000', 'ada@example.com', '00010000-01f3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176081000', '1795176081000', '1795176106000'),
('01a20382-370d-77b6-aa6f-cd7353101377', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-01ff-7000-8000-000000000000', 'seller@example.com', '00010000-01f3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176081000', '1795176081000', '1795176106000'),
('01a20382-3727-72fe-86f1-b935060b3381', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0202-7000-8000-000000000000', 'seller@example.com', '00010000-0202-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176082000', '1795176082000', '1795176106000'),
('01a20382-374b-771c-82ab-2967c2b153b3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0207-7000-8000-000000000000', 'ada@example.com', '00010000-0202-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176083000', '1795176083000', '1795176106000'),
('01a20382-374b-771c-82ab-2e94bc565b0b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0207-7000-8000-000000000000', 'seller@example.com', '00010000-0202-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176083000', '1795176083000', '1795176106000'),
('01a20382-3770-722a-adad-4e3378b41c3f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-020e-7000-8000-000000000000', 'ada@example.com', '00010000-0202-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176085000', '1795176085000', '1795176106000'),
('01a20382-3770-722a-adad-51b61b2e0681', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-020e-7000-8000-000000000000', 'seller@example.com', '00010000-0202-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176085000', '1795176085000', '1795176106000'),
('01a20382-378d-70d8-af21-9a280a039359', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0213-7000-8000-000000000000', 'seller@example.com', '00010000-0213-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176087000', '1795176087000', '1795176106000'),
('01a20382-37a2-701f-aaf0-bb05b612cc57', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0218-7000-8000-000000000000', 'ada@example.com', '00010000-0213-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176088000', '1795176088000', '1795176106000'),
('01a20382-37a2-701f-aaf0-bfa2e8a9f331', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0218-7000-8000-000000000000', 'seller@example.com', '00010000-0213-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176088000', '1795176088000', '1795176106000'),
('01a20382-37ca-778d-9a40-de13e8095de2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-021f-7000-8000-000000000000', 'ada@example.com', '00010000-0213-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176090000', '1795176090000', '1795176106000'),
('01a20382-37ca-778d-9a40-e3e00cb174ac', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-021f-7000-8000-000000000000', 'seller@example.com', '00010000-0213-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176090000', '1795176090000', '1795176106000'),
('01a20382-37e5-7599-b956-c5143386d06f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0222-7000-8000-000000000000', 'ada@example.com', '00010000-0213-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176091000', '1795176091000', '1795176106000'),
('01a20382-37e5-7599-b956-ca350e2cf988', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-0222-7000-8000-000000000000', 'seller@example.com', '00010000-0213-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176091000', '1795176091000', '1795176106000'),
('01a20382-37f5-748e-a1de-66b8819bf2e1', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0225-7000-8000-000000000000', 'seller@example.com', '00010000-0225-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176092000', '1795176092000', '1795176106000'),
('01a20382-380c-76d5-b989-77aeecc4af5c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-022a-7000-8000-000000000000', 'ada@example.com', '00010000-0225-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176093000', '1795176093000', '1795176106000'),
('01a20382-380c-76d5-b989-78bf676e3b0b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-022a-7000-8000-000000000000', 'seller@example.com', '00010000-0225-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176093000', '1795176093000', '1795176106000'),
('01a20382-382a-776d-9f6f-dda50633d1b6', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0231-7000-8000-000000000000', 'ada@example.com', '00010000-0225-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176095000', '1795176095000', '1795176106000'),
('01a20382-382a-776d-9f6f-e2ceb7ec2d2a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0231-7000-8000-000000000000', 'seller@example.com', '00010000-0225-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176095000', '1795176095000', '1795176106000'),
('01a20382-3838-76fb-a0c2-a2f8234c76ea', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0235-7000-8000-000000000000', 'ada@example.com', '00010000-0225-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176096000', '1795176096000', '1795176106000'),
('01a20382-3838-76fb-a0c2-a4f9bba1c164', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-0235-7000-8000-000000000000', 'seller@example.com', '00010000-0225-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176096000', '1795176096000', '1795176106000'),
('01a20382-3852-72c0-b74b-b3c85371bd4b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0239-7000-8000-000000000000', 'seller@example.com', '00010000-0239-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176097000', '1795176097000', '1795176106000'),
('01a20382-3869-754a-9e09-7a2d72a3ee61', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-023e-7000-8000-000000000000', 'ada@example.com', '00010000-0239-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176098000', '1795176098000', '1795176106000'),
('01a20382-3869-754a-9e09-7d657fff678e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-023e-7000-8000-000000000000', 'seller@example.com', '00010000-0239-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176098000', '1795176098000', '1795176106000'),
('01a20382-3889-74c4-bcaf-d94d6635e27d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0245-7000-8000-000000000000', 'ada@example.com', '00010000-0239-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176100000', '1795176100000', '1795176106000'),
('01a20382-38c6-72d3-af1b-9134d938a2c0', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-024b-7000-8000-000000000000', 'seller@example.com', '00010000-024b-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176102000', '1795176102000', '1795176106000'),
('01a20382-38d4-71f7-af48-e66c3ff1eaab', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-024e-7000-8000-000000000000', 'seller@example.com', '00010000-024e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176103000', '1795176103000', '1795176106000'),
('01a20382-38f2-762d-b12f-d381dc3593e3', '00010000-0001-7000-8000-000000000000', 'live', 'checkout.receipt', '00010000-0254-7000-8000-000000000000', 'ada@example.com', '00010000-024b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176105000', '1795176105000', '1795176106000'),
('01a20382-38f2-762d-b12f-d44cb2d81b1c', '00010000-0001-7000-8000-000000000000', 'live', 'sale.funded', '00010000-0254-7000-8000-000000000000', 'seller@example.com', '00010000-024b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176105000', '1795176105000', '1795176106000');

insert into sandbox_mail (id, message_id, sender, recipient, subject, plain, html, kept_at) values
('00010000-028d-7000-8000-000000000000', '<00010000-028d-7000-8000-000000000000@sandbox.invalid>', 'sandbox@sandbox.invalid', 'ada@example.com', 'Your code to sign in to your order from Adire Market', 'Enter this code where you asked for it, within 10 minutes:

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
', '1795176108000');

insert into person (id, mode, email_key, created_at) values
('00010000-0295-7000-8000-000000000000', 'test', 'ada@example.com', '1795176109000');

insert into sign_in (id, browser_hash, address_hash, email_key, side, reference, checkout_key, sale_id, mode, code_hash, code_sealed, tries, used_at, created_at, expires_at) values
('00010000-028a-7000-8000-000000000000', 'oOm_XxnQw7RZF1B6mp54gQH8_EFQ1DfWukL8OtBHSpQ', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 'ada@example.com', 'buyer', 'FUNDED', '6vWf49Xu2X658HO65Fc1tl', null, 'test', 'RPND3qPgcxWPmS93kS7lKfcSyMUOfd6FmliVdCPPWxg', null, '1', '1795176109000', '1795176108000', '1795176708000');

insert into sign_in_tally (scope, subject, period, count) values
('all_codes', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', '1795176000000', '1'),
('all_tries', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', '1795132800000', '0'),
('codes', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', '1795176000000', '1'),
('network', 'O7OQaWSDTTEYd11UE5MNHPU9C1HktnxCjCaruPNusq4', '1795176000000', '2'),
('tries', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', '1795132800000', '0');

insert into session (id, token_hash, person_id, created_at, seen_at, ended_at) values
('00010000-0296-7000-8000-000000000000', 'XFz9syhukWl8yE6uHe-_ax4iQHGutKkcNqtMZXfYg6s', '00010000-0295-7000-8000-000000000000', '1795176109000', '1795176109000', null);
