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
('1', 'accounts', '1795355948560'),
('2', 'checkouts', '1795355948560'),
('3', 'transfers', '1795355948560'),
('4', 'ledger', '1795355948560'),
('5', 'queue', '1795355948560'),
('6', 'sandbox', '1795355948560'),
('7', 'webhooks', '1795355948560'),
('8', 'mail', '1795355948560'),
('9', 'sign-in', '1795355948560');

insert into account (id, name, plan, clock_offset_ms, created_at, default_secret_sealed, email) values
('00010000-0001-7000-8000-000000000000', 'Adire Market', 'business', '288300000', '1795176000000', 'v1.Z4UTPKJvK-Ax2dyXdOFJ-fP0PWTJ9jKRhogKp3PcHqIIM6A07ELwkwz77J9WUyLrf6PlNqnxg44GqpwRmdKpRGBo5gWChTLrWV0OJ6TRt9MP56cNHtxqsX_w3dk', 'shop@example.com'),
('00010000-0005-7000-8000-000000000000', 'Kente House', 'free', '0', '1795176000000', 'v1.v-GPFkSR8abhoXRKdE4TVR-8kVdsRUmpHtc2R7IXxQBev9j1Rim2ra29UXo3kbyCrugdIptUc469MrzSICHiAPcLMtWLcRMD1zHul3LWd63GVxwrVwp0mRQi7ak', null);

insert into api_key (id, account_id, mode, hash, last4, name, test_slot, created_at, revoked_at) values
('00010000-0002-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'ffa955510c5e102b0e353390f578445f426b387772b2b8a79e314ba505e9583b', '77ht', 'backend', '1', '1795176000000', null),
('00010000-0003-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '9dc38211594257ffff1de9dde903ec79393e4de577bdf3c07416a27c5557d38d', 'ckG7', 'backend', null, '1795176000000', null),
('00010000-0004-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '8472db9c3660646f54b0bfc416fd2a1943cd4921c9e906b6539226f1f8483d42', 'wn5e', 'lost', '2', '1795176000000', '1795176000000');

insert into webhook_endpoint (id, account_id, mode, slot, version, url, href, events_json, active, disabled_reason, retry_schedule, failure_count, failing_since, secret_sealed, previous_secret_sealed, previous_secret_until, created_at, updated_at, deleted_at) values
('00010000-000f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1', '1', 'https://shop.test:34991/hooks', 'https://shop.test:34991/hooks', '["escrow.funded","escrow.released","escrow.refunded"]', '1', null, 'standard', '0', null, 'v1.051KJJUnQ2AXC0sQ30i5Y_9vU9WWr_6lKjnUykabGf-yhWHvvHsh1BBQdup1xV0477_F6bJkVPicvLBz0BBAoXZ2hGPRxN-5Nj3lx0-M2WRZyJi1ge2yU7SWtcU', null, null, '1795176004000', '1795176004000', null),
('00010000-0011-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '2', '1', 'https://shop.test:34991/broken', 'https://shop.test:34991/broken', '["escrow.declined"]', '1', null, 'standard', '2', '1795464073000', 'v1.7ljhIdGum-otjWUgXCFH5RX8wTT7o1GpIPGgFOoSvYrK1Q3GXI499itbHxYTycqC2q90yf_KXE0ev_gtZrpeGYBvYCD9ydFWmjqAyZ4JNIYGbvmDWHJptMZ8V4Q', null, null, '1795176005000', '1795176005000', null),
('00010000-0013-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '3', '2', 'https://shop.test:34991/paused', 'https://shop.test:34991/paused', '["escrow.funded"]', '0', 'merchant', 'standard', '0', null, 'v1.qF5dBiRXJ0uh0duTTNIoEsRe2uRJwTqGLFRkwQ-MG4ApHvXeI07NghuPJ0SdVLupx-PcARYUOv7KcieEUpsTcbn6kWxx1HclP7DnnEooI2SC84DsoeaK2nz1TZg', null, null, '1795176006000', '1795176007000', null),
('00010000-0016-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '4', '2', 'https://shop.test:34991/deleted', 'https://shop.test:34991/deleted', '["escrow.funded"]', '1', null, 'standard', '0', null, 'v1._W7srnd1TtZrGvFaR2wNbiAZffijQgp-890DI28AyT1ctfBW4rL0sEegT43hHdbsMp8cTgLex23dzObShaaXHIi4wQlpGROlo_8TEInYDiIVSf5x3K32x7AxmUs', null, null, '1795176008000', '1795176009000', '1795176009000');

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
('00010000-01e3-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '5', '4', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Uh1gKsshhThgnLcbqr7ep2', '250000', '0', '250000', '0', '0', '1', '1763513401', 'Sterling Bank', '1795493174000', '1795723574000', '1795464376000', null, null, null, null, '0', null, null, null, 'released', '1795464374000', '1795464377000'),
('00010000-01f2-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '4', '4', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'k5ikMbWSY2k1DNNw8qXwEP', '250000', '250000', '0', '0', '0', '1', '3485036739', 'Wema Bank', '1795493178000', '1795723578000', '1795464380000', null, null, null, null, '0', null, null, null, null, '1795464378000', '1795464381000'),
('00010000-0201-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '5', '4', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'RxPxyU0hSaYOuR97oDUP0R', '250000', '250000', '0', '0', '0', '1', '2832472299', 'Fidelity Bank', '1795493182000', '1795723582000', '1795464384000', null, null, null, null, '0', null, null, null, null, '1795464382000', '1795464386000'),
('00010000-0212-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '5', '5', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'L9osKNTPhEQAkqOt4zpvaa', '250000', '250000', '0', '0', '0', '1', '3914179327', 'Wema Bank', '1795493187000', '1795723587000', '1795464389000', null, null, null, null, '0', null, null, null, null, '1795464387000', '1795464391000'),
('00010000-0224-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '5', '6', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'fjlF9wD3KuX1U9m2e9MoxI', '250000', '0', '0', '250000', '0', '1', '2364240856', 'Fidelity Bank', '1795493192000', '1795723592000', '1795464394000', null, null, null, null, '0', null, null, null, 'conceded', '1795464392000', '1795464396000'),
('00010000-0238-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '4', '4', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZLICSMv7A9MEpKrNOUkxut', '250000', '190000', '0', '60000', '0', '1', '2681466506', 'Fidelity Bank', '1795493197000', '1795723597000', '1795464399000', null, null, null, null, '0', null, null, null, null, '1795464397000', '1795464400000'),
('00010000-024a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'x01VdlKAaP45zQhgpi7Jqx', '250000', '250000', '0', '0', '0', '1', '2750061089', 'Wema Bank', '1795204902000', '1795435302000', '1795176106000', null, null, null, null, '0', null, null, null, null, '1795176102000', '1795176106000'),
('00010000-024d-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-AWAITING', '1', '0', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'cA7JsPz6a64Jr9TAYYnTNX', '0', '0', '0', '0', '0', '1', '8842604229', 'Wema Bank', '1795204903000', '1795435303000', null, null, null, null, null, '0', null, null, null, null, '1795176103000', '1795176103000');

insert into virtual_account (partner_reference, partner, account_id, mode, checkout_id, attempt, amount, account_number, bank_name, opened_at, expires_at, next_look_at, looks) values
('esc-02fd0771393c1db9ea70805c166225e1ba75cb9b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', '1', '250000', '1045806705', 'Fidelity Bank', '1795464019000', '1795492819000', '1795176319000', '0'),
('esc-077f47dc2300cc2bfd237dddd504d8b001141a87', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', '1', '250000', '9205947466', 'Sterling Bank', '1795464025000', '1795492825000', '1795176325000', '0'),
('esc-0bee42c33453e5fe8ed4e567cbdb3aecb9621bf0', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0031-7000-8000-000000000000', '1', '250000', '9851017549', 'Fidelity Bank', '1795464013000', '1795492813000', '1795176313000', '0'),
('esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-009b-7000-8000-000000000000', '1', '120000', '6722872359', 'Sterling Bank', '1795464041000', '1795492841000', '1795176341000', '0'),
('esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', '1', '250000', '3028747111', 'Sterling Bank', '1795464053000', '1795492853000', '1795176353000', '0'),
('esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0238-7000-8000-000000000000', '1', '250000', '2681466506', 'Fidelity Bank', '1795464397000', '1795493197000', '1795176397000', '0'),
('esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', '1', '250000', '2289852767', 'Fidelity Bank', '1795464021000', '1795492821000', '1795176321000', '0'),
('esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f2-7000-8000-000000000000', '1', '250000', '3485036739', 'Wema Bank', '1795464378000', '1795493178000', '1795176378000', '0'),
('esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', '1', '250000', '1772425022', 'Sterling Bank', '1795464069000', '1795492869000', '1795176369000', '0'),
('esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0224-7000-8000-000000000000', '1', '250000', '2364240856', 'Fidelity Bank', '1795464392000', '1795493192000', '1795176392000', '0'),
('esc-4c49ba996987eadd4cc8958cb957914fabde8923', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-024a-7000-8000-000000000000', '1', '250000', '2750061089', 'Wema Bank', '1795176102000', '1795204902000', '1795176402000', '0'),
('esc-5d57cfea03ee1bd7b3170f48493625e8fcca1f6b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-024d-7000-8000-000000000000', '1', '250000', '8842604229', 'Wema Bank', '1795176103000', '1795204903000', '1795176403000', '0'),
('esc-5fee4d07b9cd994651cfa667ddd0f8a47acab7c7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-001a-7000-8000-000000000000', '1', '250000', '1343838223', 'Sterling Bank', '1795176010000', '1795204810000', '1795176310000', '0'),
('esc-643c1b07dc5efe17d5ba2eb2773a65570c45d3e1', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-001d-7000-8000-000000000000', '1', '120000', '1427828480', 'Sterling Bank', '1795176011000', '1795204811000', '1795176311000', '0'),
('esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0201-7000-8000-000000000000', '1', '250000', '2832472299', 'Fidelity Bank', '1795464382000', '1795493182000', '1795176382000', '0'),
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
('esc-fce5e0ea97357463fbe32cd154c797a05eb72243', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0212-7000-8000-000000000000', '1', '250000', '3914179327', 'Wema Bank', '1795464387000', '1795493187000', '1795176387000', '0'),
('esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01e3-7000-8000-000000000000', '1', '250000', '1763513401', 'Sterling Bank', '1795464374000', '1795493174000', '1795176374000', '0');

insert into dispute (id, account_id, mode, checkout_id, version, status, reason, opened_by, description, evidence_json, respond_by, outcome, amount_to_seller, created_at, updated_at) values
('00010000-0064-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005e-7000-8000-000000000000', '1', 'waiting_for_operator', 'payment_reversed', 'operator', null, '[]', null, null, null, '1795464026000', '1795464026000'),
('00010000-01fd-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f2-7000-8000-000000000000', '1', 'waiting_for_seller', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464381000}]', '1795723581000', null, null, '1795464381000', '1795464381000'),
('00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0201-7000-8000-000000000000', '2', 'waiting_for_operator', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464385000},{"side":"seller","text":"It is as shown.","links":[],"actor":{"kind":"merchant","via":"api"},"at":1795464386000}]', null, null, null, '1795464385000', '1795464386000'),
('00010000-021d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0212-7000-8000-000000000000', '2', 'resolved', 'not_as_described', 'seller', 'The colour is another one.', '[{"side":"seller","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464390000}]', null, 'withdrawn', null, '1795464390000', '1795464391000'),
('00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0224-7000-8000-000000000000', '2', 'resolved', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464395000}]', null, 'conceded', '0', '1795464395000', '1795464396000');

insert into seller (id, account_id, mode, email_key, email, name, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_saved_by, details_changed_at, created_at, updated_at) values
('00010000-000a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'seller@example.com', 'seller@example.com', 'Bisi Ade', '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.bh5Szc9fSVsIHNBhvEVl9SumWAyuKNZDrr3ywouJ5Q_AyWjIhHs', '6789', 'merchant', null, '1795176002000', '1795176002000'),
('00010000-000d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'new@example.com', 'new@example.com', 'Chidi Eze', '1', null, null, null, null, null, null, null, '1795176003000', '1795176003000'),
('00010000-0247-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'seller@example.com', 'seller@example.com', null, '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.4MntzCKgaUsYJovdUFhh91tC5upeMdAUyvoY7OrK9NH43O7o9fw', '6789', 'merchant', null, '1795176101000', '1795176101000');

insert into payout_details (account_id, mode, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, details_changed_at, updated_at) values
('00010000-0001-7000-8000-000000000000', 'test', '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.DjU4F490uCGTVmyEvv6K_y0m-vLnDNMFu3L3PvAAnrZtpchZMy0', '6789', null, '1795176001000');

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
('00010000-01e6-7000-8000-000000000000', 'sandbox', 'test', '00010000-01e5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01e3-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464375000', '1795464375000', null),
('00010000-01f5-7000-8000-000000000000', 'sandbox', 'test', '00010000-01f4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-01f2-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464379000', '1795464379000', null),
('00010000-0204-7000-8000-000000000000', 'sandbox', 'test', '00010000-0203-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0201-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464383000', '1795464383000', null),
('00010000-0215-7000-8000-000000000000', 'sandbox', 'test', '00010000-0214-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0212-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464388000', '1795464388000', null),
('00010000-0227-7000-8000-000000000000', 'sandbox', 'test', '00010000-0226-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0224-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464393000', '1795464393000', null),
('00010000-023b-7000-8000-000000000000', 'sandbox', 'test', '00010000-023a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0238-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', '3', 'credited', '250000', '250000', '0', '60000', null, null, '0', '1795464398000', '1795464398000', null),
('00010000-0251-7000-8000-000000000000', 'sandbox', 'live', '00010000-024f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-024a-7000-8000-000000000000', null, '2750061089', '1', 'credited', '250000', '250000', '0', '0', 'Ada Obi', null, '0', '1795176104000', '1795176105000', null);

insert into payout (id, account_id, mode, checkout_id, version, seller_email, status, amount, bank_code, bank_name, account_name, account_number_sealed, account_last4, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0096-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0092-7000-8000-000000000000', '3', null, 'paid', '120000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.DjU4F490uCGTVmyEvv6K_y0m-vLnDNMFu3L3PvAAnrZtpchZMy0', '6789', null, '142021137292424825186524078264', '0', '1795464040000', '1795464133000'),
('00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a3-7000-8000-000000000000', '3', 'seller@example.com', 'paid', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.bh5Szc9fSVsIHNBhvEVl9SumWAyuKNZDrr3ywouJ5Q_AyWjIhHs', '6789', null, '626011807897633206380346950952', '0', '1795464046000', '1795464047000'),
('00010000-00c3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b8-7000-8000-000000000000', '3', 'seller@example.com', 'failed', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.bh5Szc9fSVsIHNBhvEVl9SumWAyuKNZDrr3ywouJ5Q_AyWjIhHs', '6789', 'failed by the receiving bank', null, '0', '1795464051000', '1795464052000'),
('00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cd-7000-8000-000000000000', '4', 'seller@example.com', 'reversed', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.bh5Szc9fSVsIHNBhvEVl9SumWAyuKNZDrr3ywouJ5Q_AyWjIhHs', '6789', 'reversed by the receiving bank', null, '0', '1795464056000', '1795464058000'),
('00010000-0119-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-010e-7000-8000-000000000000', '3', 'seller@example.com', 'paid', '100000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.bh5Szc9fSVsIHNBhvEVl9SumWAyuKNZDrr3ywouJ5Q_AyWjIhHs', '6789', null, '998027188883426719646070318001', '0', '1795464072000', '1795464133000'),
('00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01e3-7000-8000-000000000000', '2', 'seller@example.com', 'pending', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.bh5Szc9fSVsIHNBhvEVl9SumWAyuKNZDrr3ywouJ5Q_AyWjIhHs', '6789', null, null, '0', '1795464377000', '1795464406000');

insert into refund (id, account_id, mode, checkout_id, version, credit_id, status, origin, amount, reason, failure_reason, session_id, amount_uncovered, created_at, updated_at) values
('00010000-0043-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003b-7000-8000-000000000000', '3', '00010000-003e-7000-8000-000000000000', 'paid', 'held', '250000', 'declined', null, '812909359971523684389938484289', '0', '1795464018000', '1795464133000'),
('00010000-0052-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004e-7000-8000-000000000000', '3', '00010000-0051-7000-8000-000000000000', 'paid', 'excess', '50000', 'overpaid', null, '626775548324922556127900307805', '0', '1795464022000', '1795464133000'),
('00010000-00ef-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e4-7000-8000-000000000000', '3', '00010000-00e7-7000-8000-000000000000', 'paid', 'held', '250000', null, null, '405307644395592685556725767490', '0', '1795464062000', '1795464063000'),
('00010000-0104-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f9-7000-8000-000000000000', '3', '00010000-00fc-7000-8000-000000000000', 'failed', 'held', '250000', null, 'failed by the receiving bank', null, '0', '1795464067000', '1795464068000'),
('00010000-0233-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0224-7000-8000-000000000000', '2', '00010000-0227-7000-8000-000000000000', 'pending', 'held', '250000', 'conceded', null, null, '0', '1795464396000', '1795464406000'),
('00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0238-7000-8000-000000000000', '2', '00010000-023b-7000-8000-000000000000', 'pending', 'held', '60000', 'One of two was missing', null, null, '0', '1795464400000', '1795464406000');

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
('00010000-0258-7000-8000-000000000000', 'refund', '00010000-0243-7000-8000-000000000000', '00010000-023b-7000-8000-000000000000', '1', 're-00010000025870008000000000000000', '1', 'sent', '00010000-0257-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000'),
('00010000-0259-7000-8000-000000000000', 'payout', '00010000-01ee-7000-8000-000000000000', null, '1', 'po-00010000025970008000000000000000', '1', 'sent', '00010000-0257-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000'),
('00010000-025a-7000-8000-000000000000', 'refund', '00010000-0233-7000-8000-000000000000', '00010000-0227-7000-8000-000000000000', '1', 're-00010000025a70008000000000000000', '1', 'sent', '00010000-0257-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000');

insert into change (id, account_id, mode, at, token) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464047000', '01a2038d-bee4-7594-bfdc-d87397c7ed46'),
('attempt:00010000-00c9-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', '1795464052000', '01a2038d-bfb6-77da-a29d-af55515c4346'),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464057000', '01a2038d-c0cd-70f8-b68e-adeb663e1330'),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', '00010000-0001-7000-8000-000000000000', 'test', '1795464058000', '01a2038d-c10d-70ba-a46a-54ad9bb0509d'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464063000', '01a2038d-c20d-7209-ba76-8fe4b344723c'),
('attempt:00010000-010a-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', '1795464068000', '01a2038d-c372-73a8-978e-525bd05a78e6'),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a2038d-cee8-74f9-a298-e0674b6a1297'),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a2038d-cf19-7640-8099-e9bba95c4520'),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a2038d-cf3a-75fa-8e29-ca6c07655bb1'),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a2038d-cf6c-71df-993e-5e8839f40b26'),
('credit:sandbox:live:00010000-024f-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'live', '1795176105000', '01a2038d-d5ca-71c8-9266-a310a93d7913'),
('credit:sandbox:test:00010000-0036-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464015000', '01a2038d-baea-7014-828e-1b301b73ae22'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464017000', '01a2038d-bb7e-703c-aa56-dc8c1b2eb860'),
('credit:sandbox:test:00010000-0050-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464022000', '01a2038d-bc0f-7399-b14c-cdb1a987cb26'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:rejected', '00010000-0001-7000-8000-000000000000', 'test', '1795464024000', '01a2038d-bc58-73aa-a9dd-7d89b2532aee'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464026000', '01a2038d-bc96-77d0-b68a-efc28a590849'),
('credit:sandbox:test:00010000-0060-7000-8000-000000000000:reversed', '00010000-0001-7000-8000-000000000000', 'test', '1795464026000', '01a2038d-bcb8-708e-ad68-2509cb126aea'),
('credit:sandbox:test:00010000-006a-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464028000', '01a2038d-bcf5-703d-9968-8017a6a1ddd3'),
('credit:sandbox:test:00010000-0075-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464031000', '01a2038d-bd31-737c-9ccc-4811c4647423'),
('credit:sandbox:test:00010000-0080-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464034000', '01a2038d-bd69-7056-b961-a87faba93a20'),
('credit:sandbox:test:00010000-008b-7000-8000-000000000000:credited', '', 'test', '1795176037000', '01a2038d-bdb2-753e-bba4-c678271665c1'),
('credit:sandbox:test:00010000-0094-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464040000', '01a2038d-be04-7180-98b4-3635eb5bd490'),
('credit:sandbox:test:00010000-009d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464042000', '01a2038d-be43-72f9-9530-0a5eaa47798f'),
('credit:sandbox:test:00010000-00a5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464044000', '01a2038d-be7e-7539-8545-9660b8a73e29'),
('credit:sandbox:test:00010000-00ba-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464049000', '01a2038d-befe-7489-bbef-f14339e76d67'),
('credit:sandbox:test:00010000-00cf-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464054000', '01a2038d-bffb-748d-8caf-787403dc5dd4'),
('credit:sandbox:test:00010000-00e6-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464060000', '01a2038d-c161-753b-a55f-72707735b851'),
('credit:sandbox:test:00010000-00fb-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464065000', '01a2038d-c247-75b8-b23d-8f08ea521fe8'),
('credit:sandbox:test:00010000-0110-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464070000', '01a2038d-c3bb-727e-b25e-5b687061151d'),
('credit:sandbox:test:00010000-01e5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464375000', '01a2038d-d20f-775e-87a3-cdf151c30069'),
('credit:sandbox:test:00010000-01f4-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464379000', '01a2038d-d2ec-708f-a25f-28acef5fb446'),
('credit:sandbox:test:00010000-0203-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464383000', '01a2038d-d36d-702b-90af-919e60995b4b'),
('credit:sandbox:test:00010000-0214-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464388000', '01a2038d-d40a-742c-afbc-b4a12867e1c6'),
('credit:sandbox:test:00010000-0226-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464393000', '01a2038d-d497-7563-bf00-4cba79759a79'),
('credit:sandbox:test:00010000-023a-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464398000', '01a2038d-d50e-726c-8643-4709951dbdc5'),
('job:00010000-0027-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', '1795264211000', '01a2038d-ba2c-76ec-ad41-5cf53aebd51a'),
('job:00010000-002a-7000-8000-000000000000:expire_alarm:1', '00010000-0001-7000-8000-000000000000', 'test', '1795437010000', '01a2038d-ba5b-74b5-926e-db5f242d2317'),
('job:01a2038d-bba9-737b-a211-993589ac0226:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a2038d-c44e-74d9-baa1-2cc4f180e173'),
('job:01a2038d-bc0f-7399-b14c-e7e2baa3724b:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a2038d-c46d-7236-985d-2f26d58dd6b1'),
('job:01a2038d-be04-7180-98b4-42d20e56b8a2:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a2038d-c48a-769b-a516-2ea9231dc15c'),
('job:01a2038d-bea0-728e-a55f-94291367fa09:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464047000', '01a2038d-becd-767d-a271-8beea7945b1c'),
('job:01a2038d-bf16-744d-a6fa-e1a5770b1a06:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464052000', '01a2038d-bf6b-724b-a006-a7cd796c376b'),
('job:01a2038d-c03b-722a-a440-4c6f03b28d95:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464057000', '01a2038d-c07b-7589-9797-e2f780f04565'),
('job:01a2038d-c191-703a-a0a2-7ef227ddb15a:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464063000', '01a2038d-c1d4-75ba-888a-be4d8503e519'),
('job:01a2038d-c267-725c-9ad6-741af4cc23a5:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464068000', '01a2038d-c2e2-739a-9dd5-3c1c1a15d6cf'),
('job:01a2038d-c3ec-776f-bea3-3e257c08a797:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a2038d-c4a8-719d-83f7-afac643e645c'),
('job:01a2038d-d288-77ec-ab2c-9a1aff2b63eb:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a2038d-d652-771a-af17-a6cfac3a81e2'),
('job:01a2038d-d4de-76c3-a594-473b529d3eb8:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a2038d-d658-764f-95d7-4c0a3a556224'),
('job:01a2038d-d540-7241-b54a-fc1aa21a5b8c:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a2038d-d651-7168-9a8b-c3169b734a3c'),
('request:00010000-0007-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176001000', '01a2038d-b8f9-7610-ad8f-e25f0a7d88e4'),
('request:00010000-0009-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176002000', '01a2038d-b913-7589-affb-e349eaab6a41'),
('request:00010000-000c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176003000', '01a2038d-b92f-75f0-a279-d0cad95e78d9'),
('request:00010000-0019-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176010000', '01a2038d-b977-74b4-aece-11432a02c7cf'),
('request:00010000-001c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176011000', '01a2038d-b989-759d-8e47-0578783c0cde'),
('request:00010000-0020-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176012000', '01a2038d-b9f3-73b8-9f06-fa18e5324cb1'),
('request:00010000-0030-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464013000', '01a2038d-baaa-7282-8fa6-366b061f3601'),
('request:00010000-0033-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464014000', '01a2038d-babb-759d-bcb9-6ba769d3fd59'),
('request:00010000-003a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464016000', '01a2038d-bb49-773a-aef8-13f07720f241'),
('request:00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464018000', '01a2038d-bba8-7261-bc81-3c6c6de28e24'),
('request:00010000-0047-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464019000', '01a2038d-bbdd-7010-9249-3150dda6f39f'),
('request:00010000-004a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464020000', '01a2038d-bbe7-7024-a7b4-ab99e667eb82'),
('request:00010000-004d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464021000', '01a2038d-bbf9-760c-9585-46c637619b44'),
('request:00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464023000', '01a2038d-bc30-71fb-8b5d-6acac8bb8e40'),
('request:00010000-005d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464025000', '01a2038d-bc7f-73cf-a834-455e62514d0a'),
('request:00010000-0067-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464027000', '01a2038d-bce2-768c-8e31-e44b10a06ecd'),
('request:00010000-006f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464029000', '01a2038d-bd0a-713d-b5f4-fe07947421ea'),
('request:00010000-0072-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464030000', '01a2038d-bd1e-72ad-89b7-4ecedda0356a'),
('request:00010000-007a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464032000', '01a2038d-bd45-7138-990b-3f49dd03a79b'),
('request:00010000-007d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464033000', '01a2038d-bd50-76cd-b864-eb41708a83cb'),
('request:00010000-0085-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464035000', '01a2038d-bd86-754b-8083-88c2a2ec3bf7'),
('request:00010000-0088-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464036000', '01a2038d-bd94-70b8-a3dc-2fb7133b18ff'),
('request:00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464038000', '01a2038d-bdc1-73a8-9122-0c281eb04ff8'),
('request:00010000-0091-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464039000', '01a2038d-bdce-73da-8177-6ec94d065ad5'),
('request:00010000-0099-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464041000', '01a2038d-be25-74cc-a534-6cd85cf95de9'),
('request:00010000-00a2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464043000', '01a2038d-be6f-744a-b11b-c8e715f716a2'),
('request:00010000-00aa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464045000', '01a2038d-be96-76ff-9d5f-0b1222aab7f0'),
('request:00010000-00ad-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464046000', '01a2038d-be9f-733b-8416-80c0c8fb4404'),
('request:00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464048000', '01a2038d-bef2-702d-aba2-71cbd5d35ff2'),
('request:00010000-00bf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464050000', '01a2038d-bf0a-721c-9449-0de6c67f8b8d'),
('request:00010000-00c2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464051000', '01a2038d-bf16-744d-a6fa-d094c6bf37c7'),
('request:00010000-00cc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464053000', '01a2038d-bfcf-775f-82cf-adcb4884406e'),
('request:00010000-00d4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464055000', '01a2038d-c028-74a3-91ee-459fddcf6ade'),
('request:00010000-00d7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464056000', '01a2038d-c03b-722a-a440-3e6ef1707cbb'),
('request:00010000-00e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464059000', '01a2038d-c12f-70b4-a5af-2272fa59be19'),
('request:00010000-00eb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464061000', '01a2038d-c17f-75f7-ba1c-fa5ee6b9fa2d'),
('request:00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464062000', '01a2038d-c191-703a-a0a2-6d083f84792f'),
('request:00010000-00f8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464064000', '01a2038d-c227-730a-a84f-7c9a48502e2a'),
('request:00010000-0100-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464066000', '01a2038d-c25e-75bb-9052-d765cc9b221f'),
('request:00010000-0103-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464067000', '01a2038d-c266-71e6-9c2a-669bb68a0fdf'),
('request:00010000-010d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464069000', '01a2038d-c396-7188-9b79-1d98ac045871'),
('request:00010000-0115-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464071000', '01a2038d-c3d6-707a-8160-bbf3272fce65'),
('request:00010000-0118-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464072000', '01a2038d-c3ec-776f-bea3-2da2315c52ae'),
('request:00010000-011d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a2038d-cb41-728f-8815-68849598ca53'),
('request:00010000-01e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464374000', '01a2038d-d1de-76e2-bd06-c493f4b68694'),
('request:00010000-01ea-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464376000', '01a2038d-d251-713c-b9b0-b198f327ded3'),
('request:00010000-01ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464377000', '01a2038d-d288-77ec-ab2c-8b5b0f481d2a'),
('request:00010000-01f1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464378000', '01a2038d-d2ca-7038-862f-c9e333acad6b'),
('request:00010000-01f9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464380000', '01a2038d-d30f-731d-98c5-0c7644b8b7a5'),
('request:00010000-01fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464381000', '01a2038d-d328-71da-8dae-a3b165b57c68'),
('request:00010000-0200-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464382000', '01a2038d-d33a-741d-8324-ec5300fcebb7'),
('request:00010000-0208-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464384000', '01a2038d-d391-7446-95d7-95fef0de081e'),
('request:00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464385000', '01a2038d-d3a9-740d-8624-4a30ece2af1d'),
('request:00010000-020f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464386000', '01a2038d-d3d2-7109-ae74-6d328b8f814e'),
('request:00010000-0211-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464387000', '01a2038d-d3df-701b-955a-2e89ccc8b80c'),
('request:00010000-0219-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464389000', '01a2038d-d431-73a8-9203-e109b04947f7'),
('request:00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464390000', '01a2038d-d445-7667-9d22-5ffaffc89326'),
('request:00010000-0220-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464391000', '01a2038d-d459-77dc-b841-1fcf2e59be48'),
('request:00010000-0223-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464392000', '01a2038d-d46f-752b-97d2-de456f2f8b0d'),
('request:00010000-022b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464394000', '01a2038d-d4b8-746f-ac92-145a7e1e1cb3'),
('request:00010000-022e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464395000', '01a2038d-d4c1-7325-8a7d-b4a5eb98d7a3'),
('request:00010000-0232-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464396000', '01a2038d-d4de-76c3-a594-32958b257c50'),
('request:00010000-0237-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464397000', '01a2038d-d4fa-7239-a601-b78cf9720a93'),
('request:00010000-023f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464399000', '01a2038d-d532-71d0-915c-bf4a28d3039a'),
('request:00010000-0242-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464400000', '01a2038d-d540-7241-b54a-f0d895e2de82'),
('request:00010000-0246-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176101000', '01a2038d-d56c-7124-ad83-3d8ceb628db3'),
('request:00010000-0249-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176102000', '01a2038d-d579-761d-8a91-9b792130fbbe'),
('request:00010000-024c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176103000', '01a2038d-d58b-71e3-bfdb-234342533888'),
('request:00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176106000', '01a2038d-d5ed-7619-80a9-360903a28b0b');

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
('escrow:00010000-01e3-7000-8000-000000000000', '0'),
('escrow:00010000-01f2-7000-8000-000000000000', '250000'),
('escrow:00010000-0201-7000-8000-000000000000', '250000'),
('escrow:00010000-0212-7000-8000-000000000000', '250000'),
('escrow:00010000-0224-7000-8000-000000000000', '0'),
('escrow:00010000-0238-7000-8000-000000000000', '190000'),
('escrow:00010000-024a-7000-8000-000000000000', '250000'),
('escrow:00010000-024d-7000-8000-000000000000', '0'),
('payout:00010000-0096-7000-8000-000000000000', '0'),
('payout:00010000-00ae-7000-8000-000000000000', '0'),
('payout:00010000-00c3-7000-8000-000000000000', '250000'),
('payout:00010000-00d8-7000-8000-000000000000', '250000'),
('payout:00010000-0119-7000-8000-000000000000', '0'),
('payout:00010000-01ee-7000-8000-000000000000', '250000'),
('refund:00010000-0043-7000-8000-000000000000', '0'),
('refund:00010000-0052-7000-8000-000000000000', '0'),
('refund:00010000-00ef-7000-8000-000000000000', '0'),
('refund:00010000-0104-7000-8000-000000000000', '250000'),
('refund:00010000-0233-7000-8000-000000000000', '250000'),
('refund:00010000-0243-7000-8000-000000000000', '60000');

insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at) values
('attempt:00010000-00b4-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464047000'),
('attempt:00010000-00de-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464057000'),
('attempt:00010000-00de-7000-8000-000000000000:2:reversed', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'payout:00010000-00d8-7000-8000-000000000000', '250000', '1795464058000'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464063000'),
('attempt:00010000-0162-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464133000'),
('attempt:00010000-0164-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0052-7000-8000-000000000000', 'bank:sandbox:test', '50000', '1795464133000'),
('attempt:00010000-0166-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0096-7000-8000-000000000000', 'bank:sandbox:test', '120000', '1795464133000'),
('attempt:00010000-0168-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', 'bank:sandbox:test', '100000', '1795464133000'),
('credit:sandbox:live:00010000-024f-7000-8000-000000000000:credited', '0', 'live', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:live', 'escrow:00010000-024a-7000-8000-000000000000', '250000', '1795176105000'),
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
('credit:sandbox:test:00010000-01e5-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01e3-7000-8000-000000000000', '250000', '1795464375000'),
('credit:sandbox:test:00010000-01f4-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-01f2-7000-8000-000000000000', '250000', '1795464379000'),
('credit:sandbox:test:00010000-0203-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0201-7000-8000-000000000000', '250000', '1795464383000'),
('credit:sandbox:test:00010000-0214-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0212-7000-8000-000000000000', '250000', '1795464388000'),
('credit:sandbox:test:00010000-0226-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0224-7000-8000-000000000000', '250000', '1795464393000'),
('credit:sandbox:test:00010000-023a-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0238-7000-8000-000000000000', '250000', '1795464398000'),
('request:00010000-0042-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-003b-7000-8000-000000000000', 'refund:00010000-0043-7000-8000-000000000000', '250000', '1795464018000'),
('request:00010000-00ad-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00a3-7000-8000-000000000000', 'payout:00010000-00ae-7000-8000-000000000000', '250000', '1795464046000'),
('request:00010000-00c2-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00b8-7000-8000-000000000000', 'payout:00010000-00c3-7000-8000-000000000000', '250000', '1795464051000'),
('request:00010000-00d7-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00cd-7000-8000-000000000000', 'payout:00010000-00d8-7000-8000-000000000000', '250000', '1795464056000'),
('request:00010000-00ee-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00e4-7000-8000-000000000000', 'refund:00010000-00ef-7000-8000-000000000000', '250000', '1795464062000'),
('request:00010000-0103-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00f9-7000-8000-000000000000', 'refund:00010000-0104-7000-8000-000000000000', '250000', '1795464067000'),
('request:00010000-0118-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-010e-7000-8000-000000000000', 'payout:00010000-0119-7000-8000-000000000000', '100000', '1795464072000'),
('request:00010000-01ed-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-01e3-7000-8000-000000000000', 'payout:00010000-01ee-7000-8000-000000000000', '250000', '1795464377000'),
('request:00010000-0232-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0224-7000-8000-000000000000', 'refund:00010000-0233-7000-8000-000000000000', '250000', '1795464396000'),
('request:00010000-0242-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0238-7000-8000-000000000000', 'refund:00010000-0243-7000-8000-000000000000', '60000', '1795464400000');

insert into event (position, id, type, checkout_id, account_id, mode, reference, sequence, status, amount, currency, metadata_json, actor_kind, actor_via, at, extras_json) values
('1179', '00010000-01ce-7000-8000-000000000000', 'refund.paid', '00010000-003b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '5', 'refunded', '250000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}'),
('1183', '00010000-01d0-7000-8000-000000000000', 'refund.paid', '00010000-004e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '3', 'funded', '250000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"refund_id":"00010000-0052-7000-8000-000000000000","refund_amount":50000,"credit_id":"00010000-0051-7000-8000-000000000000","session_id":"626775548324922556127900307805"}'),
('1187', '00010000-01d2-7000-8000-000000000000', 'payout.paid', '00010000-0092-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '2', 'succeeded', '120000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"payout_id":"00010000-0096-7000-8000-000000000000","payout_amount":120000,"session_id":"142021137292424825186524078264"}'),
('1191', '00010000-01d4-7000-8000-000000000000', 'payout.paid', '00010000-010e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '5', 'funded', '250000', 'NGN', null, 'partner', 'alarm', '1795464133000', '{"payout_id":"00010000-0119-7000-8000-000000000000","payout_amount":100000,"session_id":"998027188883426719646070318001"}'),
('1221', '00010000-01e7-7000-8000-000000000000', 'payment.success', '00010000-01e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464375000', '{"credit_id":"00010000-01e6-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1221', '00010000-01e8-7000-8000-000000000000', 'escrow.funded', '00010000-01e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464375000', '{"held_amount":250000}'),
('1222', '00010000-01eb-7000-8000-000000000000', 'escrow.accepted', '00010000-01e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464376000', '{}'),
('1223', '00010000-01ef-7000-8000-000000000000', 'escrow.released', '00010000-01e3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464377000', '{"released_amount":250000,"payout_id":"00010000-01ee-7000-8000-000000000000"}'),
('1226', '00010000-01f6-7000-8000-000000000000', 'payment.success', '00010000-01f2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464379000', '{"credit_id":"00010000-01f5-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1226', '00010000-01f7-7000-8000-000000000000', 'escrow.funded', '00010000-01f2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464379000', '{"held_amount":250000}'),
('1227', '00010000-01fa-7000-8000-000000000000', 'escrow.accepted', '00010000-01f2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464380000', '{}'),
('1228', '00010000-01fe-7000-8000-000000000000', 'dispute.opened', '00010000-01f2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464381000', '{"dispute_id":"00010000-01fd-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1231', '00010000-0205-7000-8000-000000000000', 'payment.success', '00010000-0201-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464383000', '{"credit_id":"00010000-0204-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1231', '00010000-0206-7000-8000-000000000000', 'escrow.funded', '00010000-0201-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464383000', '{"held_amount":250000}'),
('1232', '00010000-0209-7000-8000-000000000000', 'escrow.accepted', '00010000-0201-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464384000', '{}'),
('1233', '00010000-020d-7000-8000-000000000000', 'dispute.opened', '00010000-0201-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464385000', '{"dispute_id":"00010000-020c-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1237', '00010000-0216-7000-8000-000000000000', 'payment.success', '00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464388000', '{"credit_id":"00010000-0215-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1237', '00010000-0217-7000-8000-000000000000', 'escrow.funded', '00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464388000', '{"held_amount":250000}'),
('1238', '00010000-021a-7000-8000-000000000000', 'escrow.accepted', '00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464389000', '{}'),
('1239', '00010000-021e-7000-8000-000000000000', 'dispute.opened', '00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464390000', '{"dispute_id":"00010000-021d-7000-8000-000000000000","reason":"not_as_described","opened_by":"seller","on_behalf_of":"seller"}'),
('1240', '00010000-0221-7000-8000-000000000000', 'dispute.resolved', '00010000-0212-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '5', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464391000', '{"dispute_id":"00010000-021d-7000-8000-000000000000","outcome":"withdrawn","released_amount":0,"refunded_amount":0,"on_behalf_of":"seller"}'),
('1243', '00010000-0228-7000-8000-000000000000', 'payment.success', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464393000', '{"credit_id":"00010000-0227-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1243', '00010000-0229-7000-8000-000000000000', 'escrow.funded', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464393000', '{"held_amount":250000}'),
('1244', '00010000-022c-7000-8000-000000000000', 'escrow.accepted', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464394000', '{}'),
('1245', '00010000-0230-7000-8000-000000000000', 'dispute.opened', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464395000', '{"dispute_id":"00010000-022f-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1246', '00010000-0234-7000-8000-000000000000', 'dispute.resolved', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '5', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464396000', '{"dispute_id":"00010000-022f-7000-8000-000000000000","outcome":"conceded","released_amount":0,"refunded_amount":250000,"on_behalf_of":"seller"}'),
('1246', '00010000-0235-7000-8000-000000000000', 'escrow.refunded', '00010000-0224-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '6', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464396000', '{"refunded_amount":250000,"reason":"conceded"}'),
('1249', '00010000-023c-7000-8000-000000000000', 'payment.success', '00010000-0238-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464398000', '{"credit_id":"00010000-023b-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1249', '00010000-023d-7000-8000-000000000000', 'escrow.funded', '00010000-0238-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464398000', '{"held_amount":250000}'),
('1250', '00010000-0240-7000-8000-000000000000', 'escrow.accepted', '00010000-0238-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464399000', '{}'),
('1251', '00010000-0244-7000-8000-000000000000', 'escrow.partially_refunded', '00010000-0238-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464400000', '{"refunded_amount":60000,"remaining_amount":190000,"reason":"One of two was missing"}'),
('1255', '00010000-0252-7000-8000-000000000000', 'payment.success', '00010000-024a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795176105000', '{"credit_id":"00010000-0251-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1255', '00010000-0253-7000-8000-000000000000', 'escrow.funded', '00010000-024a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795176105000', '{"held_amount":250000}'),
('1256', '00010000-0256-7000-8000-000000000000', 'escrow.accepted', '00010000-024a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795176106000', '{}'),
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
('01a2038d-c03b-722a-a440-4c6f03b28d95', 'payout.run', '00010000-00d8-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795179358000', '1', null, null, null, '1795176056000'),
('01a2038d-d288-77ec-ab2c-9a1aff2b63eb', 'payout.run', '00010000-01ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176077000'),
('01a2038d-d4de-76c3-a594-473b529d3eb8', 'refund.run', '00010000-0233-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176096000'),
('01a2038d-d540-7241-b54a-fc1aa21a5b8c', 'refund.run', '00010000-0243-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176100000');

insert into idempotency (account_id, mode, key, fingerprint, status, body_sealed, created_at) values
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-001e-7000-8000-000000000000', 'ca81434734fdf5f73c89bf697142b84dca10e177f60c271ea8b9f73dc62f7ceb', '200', 'v1.hY5Pnum1Zz2i9Zr42rdGpz7cYTO4TIVzhwLCMCYX6N8Z1pYa91A5G6jsFIULC-BTuOcVXMZKPlp8aU6ySuLD9lwbDpFX2JZc6Q7jJq6As4YTQag7Ios0gMW_pv-s7iSxzcdI-XNcetE4YP_vObSTZkxmbW6oyNTAcv31YiaG9wIKG0IYd_1GV0u9O5rz_SK6crgjk0bSztjVMckCcnbEHYal46kNgM4b0G_HQWdPCtYjLRL47PNBqnr14I9AADj5zWa5yrYuGVetRp7FVnPXukqwg9-eoGc7itZDI2U_9mKksebdrB4RVmAi-1xM1fr7D3SDW1oUgOzIbMtAQsh46009ykRVmrqvSDW7uBymcbFGlw13hjEa9_37nJrAviLpQu8WN43-kEqiV4x-PMjycs4S8PnCufQeB8248Ueoa-Ehe-gATD0x5e8XP8SCFw3yAxR7wTp54W8ReXQtSR2LaWCIX1Y0XJwWbcMhtaLNP3gr_EARE01gJkAqYdrAoorHTUoWF7RNdyN9Ai9bfccYXzuXcaYXsOUuM0jvURqWYYRAEs_scec2w38__kob88RyqundcXKgtOi914K1ej_7-Xvws90UQ_8pfLqHCVRed6u1VYgrXyxLqfns1WqIVhvgP7fd-oEgfA0gN6jRI0U6_-FoDKGfRCxSRLwvxtHMNLjWUw_WjuY16ivVqPFQaQvcCNt_178ibUTLtK_j5iLRAQ', '1795464012000'),
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-011b-7000-8000-000000000000', 'd5ca8b11604e8cb9f2cc9d7f679a819f31160cabffde136a8f766d18ac94950d', '200', 'v1.9AUR8qURqyC8agODeANyIenfLFJbKYy84hCEBH68sRLL-oFC9yiqFIIBDeqT0dVqtFfsKXWg3saQ2CWoTiFghAB-2IBhBxI65SOX8nYuVV4CBpAWKPlqagVRlCVjd0ijlKzgrBkejx-BdrTqqLIObwD5G9fs9ANuZulMWERbjZ4OxkNiXI2XGt4SoYwAq-qAL8qob9bHx8RV4O7_evAh30ugtcJGQ4pkj1PMtnAp15YfzVCzggg6KQPRYFfZ5BbiuiemA9dhLtEYlEJMbiwa84DitqdJQOYrnn594E1XtxJTG0ecJ1CMJfa3JIhP6S-wp1ezLGe7z4hs6hY1xs88Q5SNxiPGImK2mh-BOyKb_DEBrEODhBrf3RWMe6WK3kIhrIECathXrEcpA6C58XaYkDW3-VrprkLzVCGkpVz9z3Rwv_xkEmDPjt7DBguiCbOzyp7jfLN-4RCwaiX-Hp_IDrSS2z0lyZ_hxGC9bQWsTt_SkoZSVrljAtLBx4R8GAv4ZrBu8PYHM2_Q7hKUQYbdhsanvwUAXfmZcX6zjDwNCPrPwfUI4FlCdtJIvOzIecO4_p3r0M4H-1YdBMI5ttUp07HYre6xu9aF2ViS0-xVwBp4jkWc-8oiq-DXmBrUkxN4DGfCxweZq6MiTLAM43TcBhPzPdj40qapafqlQO6R1gVU363dCmRdcOmEx087zpC6ZUixLjEIUGOst-gD2rmgHthxBvDT_NCVpLyEcahLDU8ozzSGDVAh5zzxNmXm6BpMlDCOjwURJWVfaElNjMooINIzjgt_AA5p93rCkOSXY428TdHMslyaNtvsIdcrILndQKATqjguJ-nRTZ4ki2zvNIn_iBkSSg_Qwpxvw4Y_GLgkTnzqu4doXG3f7Srzbe4wihfgak7nMQOrAwKAHEpcCLYLWjOwBybQlNENGo5oR8izcl-Gbc_YJGStD5yXTkEQoLVDmzrJwaWLgGBpZZOYWZ_OcNB0K2ku4MOkB1yTDQNSCx2jXhqoErOZuxwTVzwWMn3aN4nR-tZOUU30cmVbHWtd2wtpxWfeHPrlNn2vJ7ObHm46ZxDExlbEb106wmQ3nSmVbacYIxdkRFihq2f-D1CbyFM1iakNcRrIs6YOh3G8AYY0F87mR3iKuHqMdOnSqr6BjISSJc7PFJbtdg8fRbFRsxVEZ29UXVPOHkfRCDQf-TkpN2JiccFF_Cg3tkbuUuNLQ9A_cV2C9hr4TjzFTZ42i_U0DZzSn-nOI2duHwBhTfhXTLxaHbD_FI1DeiY5VrF8TH15w5_F9b1wrjVcbdrgMuJBRyqbW0Y34JwPSuqbd8ISdT58lfV_kS9ZPv1Xfol-MU_SltORS5EyKGdPHGLzIyE8UBtyCloFvzDk_T1WCEtPIc5xWuEiTPzRqubA5BQrjTmb7OaZtkzfP3HaZjo5B41d6GI88JQmYkU-crh4iKTGNK9J3fYOx9o0LiEdt-6_SF1JArCqTLcUrYq1AF-3hsNGxYQKwzG4OaflWSEKRZaqWR4wipyBvTlJuDs8GxZyRC9vGt8wuP-uW6vFOK2V9MY5Dv1Rw-thS0PIhy4RBkP9eDpEDqzuEaNZLGilFcYOJdTEnsU7Q7kxWKFBfOPdDNMq66OuUvSKOg7R8yTU5G0EoPDb9AU2qMesfflshnU-AMF7DeNpD5NKmeQJuV8gz7vAnZf9JqILx64iKycwxDeRH5wC9M5-6yQj57fAzqXOB8losrRLT_wXVD7u_9yuUp4HeegPRYuCDhwdVw793mCbqi1XDedOGi63Y5lq2ihst0MdDwl0mqTphlMn7MMcwiot6390duGPI2T4EItUXR4Kc90CjdBSWbw0L7xIFYJXPiYGHdyiak3nmM57pLQhWQjpaXTFMWNpA2tDWFPcNGyjSuDEfcmbc14aWrs7C2XBFOv-9NWS-9cJTq9YiDDohf_UNxcxOdl5gnD77fiHF2GjZDviJav8eysdaaWjdjTFDaX4kH5ua2Im2fCL7iEC6DBIyDi5YcbfkRcB5RCli6cWzq4ZJwuzzRsmr9V84q6BfxP_92Qr64itq3SbVXZHUv1twD7-MDbhVrFxsenxDS_7xfbYIpfsENEIajExrY7Kltb6If1vCZm7pDBU887hZV3TS9UnCvO-ap_kuRTZaRMqQhsmHBnmNoZ7nLUM5e00UxaBX6BNa9BdfIl_8d6Ft5oOgHTPxQ8ASRL5gXWDWepYJLu249RIkh5S2ADkSZbBhDH8YHLrqhJ6uWG538QNMIy4tSm-DLsO37PrTKGj25RzVLCrgZWb7sC5asoZQV2vSU1bKKHyzOYgohxSMkb2x1s3YBUSLlaOIbA-tH-Kpl3oBhhiNaTLvKCPxBaYxijLXYbVispTaj2-YG59PpGOroZlGSXhP82HRhF-0btzpeLigz-DZC9AEkBPhC-6GySMClyD2EAPUPkWadujKsasLV56FJY6EiBPiQSUP8VgpbLHBBhwRIZvhmDk98PIo5brHP3IlvS6g0koHhvCBb06B1OYQCiSup-ZFCGKMkBjnb8gLAKI-ihxQR7z3qsEpBufPdzUUTDr5jBXHcY8uEEeFTGmLXDDAWdx-e5tI96EHbSqu5N-NUDZKKWLURTGm0wu6uTfy3qnCZLfJJ65Tv_x2x4qt3Q8Bo6lqfxV7QdcSE7Co-y1dFobjG0_78CvvEAGbNmiccegniVRONgq_mgv24PBkvPf-ZIOljDpf2teF1RlzXtQ_goZocDX', '1795464373000'),
('00010000-0001-7000-8000-000000000000', 'test', 'first-part', '1873fc8fd2ff49eb61719681f039a468527320758c9645fbaf933763546a802d', '200', 'v1.QDOL7_pOJjg99J-tG_uCMvYl2H3wGkxObJssd77MciR8CvoDllphXa0BkEo5ibL7Ra8HAZ1JFVJJq02-rQVbNU1N8ELh1ADJd1grDkdm8u2htVxgKDFN439j6snzBUTQ7CBcnn-LDW_1ZcM93HOOws-MxHTxEpgC5Yt9RowYk_vyb1TPVCIbn-EW0gTOqqfW_Sk2uKaI807pdoqfKYFtb8E7mFqlnGip2sZkYI45P4HLt78ItPznMuTDWEBDPR4FFS00TwYjXSccZkL-HlhR24KW_66uFbArCie9NLLqDd4ta8fBpYHe-y0GK1moM1bt6SKIXsUqdUpOhvpDm9aBPbaUHW5Lo1MtV6tWoG61MvH5tVKzk5DHYByXjyVwkmQpaNCoJ3Gt_Rj7svCYZ3veencivcwAIHPKSX8zOu_lQPiXf29wG26AqC8nQVMt9HTr_6OOc81oiCIMfhgLRhZUDusS_j1HSKUcDv3UxEk1e94O3eLfUso9wPSfOGwTqf2mgfvZ4d5biVJLNyyfzC77pKWIK3MObMJe5GF20cbZTR2FSaurMe1OHh3DvsGwT9V_ZXZOllLvts7vCU3-V1E6gxSo65uIfcQPN50NAlbv7boLNIX4_lLb4ACoO2RgwCmY0diaeYCDwSZcCOjuzCsElzDpZCDLCufJRyFEtoZaYj-LfUuMeynKAKvFXFfjweeusPtY6Me_cMBkLGvxQEu1IXyeJHFDeVi_IEFBaEQYClVUq58tvPb1rSMPLTc1hD__omHee8UgDBtocDG9aI37Rjur9hf0uxvCMVhZhPOnbL0M6vKT6GKcoFT-0PNx1tdGEOtO3CvaLoqD-mKUkd0QYBwOp8ME1moLQo4DTL-e_XSve663ZsMhjdnYK-QlOcT_xgp9uBvEE9sxkykyOxnbXZpuahuDWeO5lq6oPANzRnhYYgDtiM4PGtBiLiviSNm2sgeN2ghYCIJASZNdk5lp70W5auC11zCcSf5Ezf-fd4wUVzW74YgjAlrrGSkiVU9Bux0E1AI06PQXMMqiBjbBGP5nMl8XtM5XnYtcaCga5RTSvGyporIBj1v-HttXKS9egUCRZ1IasVnNW4Cuz46BdxoiAKyFHB_D6M_W_ecRgsljksZ-NRgDK2ZS7rHAOVjrP0VDV9MTXozyyaswsusj6b4PQxkjn9hPGMONO9HnPZ86Lm1lPTp8xSjQmk0fHZxKaMfASwRZ4kxZo9551HdR1NQzy_m19GXa14BJA1NlTl5FsXEiTNtN26tMmW4s1qNj1NCNwbWLSZLZ-T08l6hVVUGOwFeuKQy6khifbm5T-HDv110obhMi70K9eEdIKeSqN2ybhIT9Npj4Ka-xku1pNNsWD0nqZelxpyTq_SbbY3aAUTfUiUjh6hBN_1RhmbpJaxNOxldg9qDqWKtlgJq1YxBk7gMu1FEyTBa7mi4krnj1uYtqq4bVeFz8NZIl4Eh7q0dz3-SxrElr_QgptXQySssKowBH1nq_pguXjsMQ0n-dJ0Q00W565_DJ5nStBU3fbC9MkN7gn7agYHj_Mr-QevmFQgyB_yeAzkrxdkg0-4XvvicQUGwVeNC1PjOesDp7U85ud6HLRTM0N1i5N-JHxNJaIq22C3IF5rH9XupaDZGEfEWwUjKJBHfqp9AxqMjPEuxa9xkRfGQcNITpHm1q09_pSM7dfjGDnK00sTKWsyyeFfIgIA5-gBOrI5mVa9bBdhQJGKea9HKJbJE9shY0IkwYx2Uky5AEJWGOREsAL6Q_9i4khPAWpOLkjw50IFfCoCoqRHYWgxhxq5dusgJDdzzg9YpuTGaDzva08m6XLnf_VGULS94zkR52t4dJRS9a8pMa4ezDTXTisiBhLi2FhusGIv0I3g-8zeR749zbc_RePMqdrbU0aHhF-GmCsbv8REPgzkDMXAZ4S6uCtuE52oQg-S_R9MsYq3BFDuI9ZTFgy6mhA8NwAsAFyBkt0OqvH7229y2cTbRs_LF51EJW5CYdhI6pvNU_DL6UP6KnwPf42wFbV32T8CyULUAFETfxyTyB97Q4afz1vomUcGxN94nBZ3FYMeadMxaFwiziuBbVfzGubdMgOg-rQ2QHXw7ojnxDH_tLottXbu1LQ-ZdyrHFDfMPGU0cETYI9W80Dq7nofJpQaZyl1iv4FU6X-kIsDEPeAoioAfTI8ZkO1yx9yb6a9sxmQ', '1795464072000'),
('00010000-0001-7000-8000-000000000000', 'test', 'refund-of-one', 'b071d9021bf3b465d89f505e954ab6e87f179e4d45b3ee10a90df998d8fa822d', '200', 'v1.6qKSv7-Iqf1ualSem5RvTmdK5xdAjgw3py26I9vjMloVc3p-Cqw4P6h9oHvYx_JV3p01Mxv3FtO1AAvMDhE6wYgVwcwkIOcAjmdjyodd7rN1g3zwuCeCn4QPR-hHvL3uwmUKO_NyWsnoi5XKsqlNGBlOuDdg8phS6_8hOzlrDmzsNI47LxaKDLl41Kvcb-pSwASTiT1paGNdVZ4odj51g6bFrou0prr_hRVlJhBWlqKSLO-ZawI7imMLEyDmYXEQ-wqDQD37Bi_x2Dh6FobeZfBNJ5xBoev0qtUnMH6KEfDiUK-hNpdKMmo39D8gqQbRY2exyutS0KylUncJak9Brd1qxVRqx1WDI49LiAORBOT84iWlDn4hsusT6KZbO9Y-alTufRdzptsRDI4JTqCSSlLBRF11ffqLekvCO8sdgUHKRF0WStGOV4WtHAEVAEqqk4by-6On4IAvC1-Ip0wb23LZU1_EheGobZnZ_LFBbLmcDhyryqToSkRnw97Rl4-aHoNxTX0RKy7atcKlH5_SvjPpgiYuIxarHdNOVcwai61zLGRGthZwrt6et6ZnI9Ze9qEPRZiNR39yMuCaOiKjdtF4zmVT_fHSQCdo1L1r2NpJfBtVFwrTK_HCSGmZuOx1NnPF9gweyQgC40Kd0_1UDEo6eE9g343rAw-ZKofEhpI-jtuZbLOwgFGnq6Tfv6W14mQllRCqDYAKhTUDXhGvPCyJoMFM0Jr70fD4UjE-sv_0v-NdUw9W3t_WSiv0D0oZglmocjNNPqWkYvz4cAFsNzix0SZltpKOs8EgL_k1it_KSuO9G2JuIC8lq62uflkL4WqfpCklxD0m9oJtJUD0NKVhu5Tx1H8HWyBVCaGP6x1pLZXcjxWLEvrWoNqVhvYvlDcRcHJmo-R3lSVlngYsP5ijlH4nd_bwg3Ui1d7gIzDbQl_n0bT8mV9SeehlSkpjqndie8o_eQ3unaG7RD9aBs-XNynl3LPyL43g5lEdGH0xOZVThac1XW_JNPL9JZinCERMReOmESS6yHeWg1l3B5EaSaEs9mVnx3ShT4hZi9zUdn2nIGjnttZ4-tQBbG9C3WtdvR2BmMxInFKHSQD6FO0rWEHgRTqg9FbT90lc7209761_38_uiSNbRwFZj8h2o_X7Fhm2fV7tbWi0DXGjxav8EkGNHry5oak4TWmXERmcT0UctKOloSQYsrtc25kp2EcvjcfMZSrDBE-0L0WRo303cyqtZLly16jTO5kAHvvbneKkVsFuUkhz8q44tKdtDCMWmtOtfHDA1ajuV8CsiICO-J4X0th9pibU-gLRaiQORZBduZBN86bObVK61thrwQb3FQG5WoICXuTGW5sO6yIIrDud_E2TXG3Q03SMWcVp-5JYuWeXYYjbBTWJAbKPeDDqSmzCRiTNlWQ0A8VZf9lw95kEaWgUSiSHihw7s9z_ysbyRGU_u1tCG56BYQgru2wqaZgXhYlbYnVEwmmUoPJvPHSRDBWKhHHAvkO4efQrGjVUL3wysyb90f-_dM7l6Hk--ebmWpi7Jhcv0oNu_huRwANioqU5tqiexkolyO5cRKHvaBU_TUux1xgOLOTond5JEcDn_1jtm4BT6PPlyX-VRO8aOH3ZLMHiwt7gRDaiZoIWadm_QGVqkl6W1iCUdyfB5VJirpUkm5dQKUIKwGwp1ZFAz_LNc---ejbY3mOTPRGsWUP0PRbyDcUawVP9p7OAP13mjczWgtVwexALxNwxRHfHQMRFEYOu_YR1UB_p4k7hHMQexRpRFdjfDOLH_iKBGkATZi_J3ptNNo-1R0LGIItvypyIpspsV5kIPDrKUyPn3KDwgvliGIZ_wC_LqEBD18fP-W_hsRGmxsyGelbxmEty-9lp6NQ7wvfHxH0SjB9yXIREWgced3s7uRH948AaExJfTZUMgy7Fj78DrjlQcEFlGRd6OM17OFf2rMxfoUs_MAH_Fenq9rQiH5rWfTSblPqlQ9GCkyq01FjDfVu1FpRBZTpcD3H5nabMLnC5xNTn63TD58G64ff2jMkeoaz-f9GiIUY9rF_l9W1mQV1eBbxbzbSA9z8TFu5JU2rTfZTB7fvvHHDzWd6AnDoxHqO0AgN0OJfOyeL9KINL8_RcZ8x1tbsNucaZeKyXZU5fz5BK1ELOZnI', '1795464400000');

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
('00010000-01e5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 'credited', '250000', null, null, '1795464375000', '1795176075000'),
('00010000-01f4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 'credited', '250000', null, null, '1795464379000', '1795176079000'),
('00010000-0203-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 'credited', '250000', null, null, '1795464383000', '1795176083000'),
('00010000-0214-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 'credited', '250000', null, null, '1795464388000', '1795176088000'),
('00010000-0226-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 'credited', '250000', null, null, '1795464393000', '1795176093000'),
('00010000-023a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 'credited', '250000', null, null, '1795464398000', '1795176098000');

insert into sandbox_transfer (reference, account_id, kind, amount, bank_code, account_number, credit_id, status, session_id, failure_reason, fee, settle_at, created_at) values
('po-0001000000b470008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'paid', '626011807897633206380346950952', null, '0', '1795464107000', '1795176047000'),
('po-0001000000c970008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'failed', null, 'failed by the receiving bank', '0', '1795464112000', '1795176052000'),
('po-0001000000de70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'reversed', '292516871962504557653972332878', 'reversed by the receiving bank', '0', '1795464117000', '1795176057000'),
('po-00010000016670008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '120000', '058', '0123456789', null, 'paid', '142021137292424825186524078264', null, '0', '1795464133000', '1795176073000'),
('po-00010000016870008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '100000', '058', '0123456789', null, 'paid', '998027188883426719646070318001', null, '0', '1795464133000', '1795176073000'),
('po-00010000025970008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'pending', null, null, '0', '1795464466000', '1795176106000'),
('re-0001000000f570008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-00e6-7000-8000-000000000000', 'paid', '405307644395592685556725767490', null, '0', '1795464123000', '1795176063000'),
('re-00010000010a70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-00fb-7000-8000-000000000000', 'failed', null, 'failed by the receiving bank', '0', '1795464128000', '1795176068000'),
('re-00010000016270008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-003d-7000-8000-000000000000', 'paid', '812909359971523684389938484289', null, '0', '1795464133000', '1795176073000'),
('re-00010000016470008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '50000', null, null, '00010000-0050-7000-8000-000000000000', 'paid', '626775548324922556127900307805', null, '0', '1795464133000', '1795176073000'),
('re-00010000025870008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '60000', null, null, '00010000-023a-7000-8000-000000000000', 'pending', null, null, '0', '1795464466000', '1795176106000'),
('re-00010000025a70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-0226-7000-8000-000000000000', 'pending', null, null, '0', '1795464466000', '1795176106000');

insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id, lane, url, status, trigger_kind, tries, attempt_count, next_attempt_at, lease_token, lease_until, last_failure, last_response_status, created_at, updated_at) values
('01a2038d-bb7e-703c-aa56-e0fdc2523000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003f-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464017000', '1795464126553'),
('01a2038d-bb7f-77fd-b22d-cb479806c500', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464017000', '1795464136624'),
('01a2038d-bb7f-77fd-b22d-cb479806c501', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0040-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464017000', '1795464073000'),
('01a2038d-bba8-7261-bc81-4057a3ec0d00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464018000', '1795464141235'),
('01a2038d-bba8-7261-bc81-4057a3ec0d02', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0044-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', '00010000-0011-7000-8000-000000000000', 'https://shop.test:34991/broken', 'failed', 'retry', '2', '2', null, null, null, 'status_5xx', '500', '1795464018000', '1795464125047'),
('01a2038d-bba9-737b-a211-9190a0f5d700', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464018000', '1795464138600'),
('01a2038d-bba9-737b-a211-9190a0f5d701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0045-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464018000', '1795464073000'),
('01a2038d-bc0f-7399-b14c-d5891aefea01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0054-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464022000', '1795464073000'),
('01a2038d-bc96-77d0-b68a-f7cc37e65901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0063-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464026000', '1795464073000'),
('01a2038d-bcf5-703d-9968-8a7db5d66e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-006d-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464028000', '1795464073000'),
('01a2038d-bd31-737c-9ccc-501ba2ed9e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0078-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464031000', '1795464073000'),
('01a2038d-bd69-7056-b961-b3101ea52b01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0083-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464034000', '1795464073000'),
('01a2038d-be43-72f9-9530-12056713d901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464042000', '1795464073000'),
('01a2038d-be80-7711-b5b2-35d5ea810401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a8-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464044000', '1795464073000'),
('01a2038d-bea0-728e-a55f-8a6cd1cfeb01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00af-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464046000', '1795464073000'),
('01a2038d-befe-7489-bbef-fb6f58d0b001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00bd-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464049000', '1795464073000'),
('01a2038d-bf16-744d-a6fa-d787dcf71101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00c4-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464051000', '1795464073000'),
('01a2038d-bffb-748d-8caf-803d4e332a01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d2-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464054000', '1795464073000'),
('01a2038d-c03b-722a-a440-4152275a7501', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464056000', '1795464073000'),
('01a2038d-c161-753b-a55f-78870659a701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e9-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464060000', '1795464073000'),
('01a2038d-c191-703a-a0a2-71409f272701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00f0-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464062000', '1795464073000'),
('01a2038d-c247-75b8-b23d-951f56ce7e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fe-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464065000', '1795464073000'),
('01a2038d-c266-71e6-9c2a-684ad9fa8401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0105-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464067000', '1795464073000'),
('01a2038d-c3bb-727e-b25e-603ecdef9e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464070000', '1795464073000'),
('01a2038d-cee8-74f9-a298-e6495a199400', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ce-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464133000', '1795464197847'),
('01a2038d-d20f-775e-87a3-d634b3ad5a01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01e8-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176075000', null, null, null, null, '1795464375000', '1795464375000'),
('01a2038d-d288-77ec-ab2c-8f4fdb1fc001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01ef-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176077000', null, null, null, null, '1795464377000', '1795464377000'),
('01a2038d-d2ec-708f-a25f-339f8ce73701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01f7-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176079000', null, null, null, null, '1795464379000', '1795464379000'),
('01a2038d-d36d-702b-90af-9a999fd37b01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0206-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176083000', null, null, null, null, '1795464383000', '1795464383000'),
('01a2038d-d40a-742c-afbc-bf70ce5ad001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0217-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176088000', null, null, null, null, '1795464388000', '1795464388000'),
('01a2038d-d497-7563-bf00-55e600d30e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0229-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176093000', null, null, null, null, '1795464393000', '1795464393000'),
('01a2038d-d4de-76c3-a594-380d79e57201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0235-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176096000', null, null, null, null, '1795464396000', '1795464396000'),
('01a2038d-d50e-726c-8643-4ed55d0caa01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-023d-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', '00010000-000f-7000-8000-000000000000', 'https://shop.test:34991/hooks', 'pending', 'event', '0', '0', '1795176098000', null, null, null, null, '1795464398000', '1795464398000'),
('01a2038d-d5ca-71c8-9266-a723a8151f00', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0252-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176105000', null, null, null, null, '1795176105000', '1795176105000'),
('01a2038d-d5ca-71c8-9266-a8c95176a700', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0253-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176105000', null, null, null, null, '1795176105000', '1795176105000'),
('01a2038d-d5ee-732b-b69e-21dd672c2a00', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0256-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176106000', null, null, null, null, '1795176106000', '1795176106000');

insert into webhook_attempt (id, delivery_id, trigger_kind, started_at, outcome, failure, failure_detail, address, request_headers_json, request_body, response_status, response_headers_json, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms) values
('00010000-01ab-7000-8000-000000000000', '01a2038d-bb7e-703c-aa56-e0fdc2523000', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, '1'),
('00010000-01ac-7000-8000-000000000000', '01a2038d-bba8-7261-bc81-4057a3ec0d00', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01ad-7000-8000-000000000000', '01a2038d-bb7f-77fd-b22d-cb479806c500', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, '1'),
('00010000-01ae-7000-8000-000000000000', '01a2038d-bb7f-77fd-b22d-cb479806c501', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,7JezDM2YR1UEG9/Jlj9uaYST+JOElwqzrOy7URCauNo=","x-service-signature":"c1a80246d366e43116d3f524db435cab96d0f42842e0bd6df2e9eaec53e4d812"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '2', '75', '28', '111'),
('00010000-01af-7000-8000-000000000000', '01a2038d-bba9-737b-a211-9190a0f5d701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,V0+zY16uDsQdu1YV3g2aW97dFw9yMOnM9iHT4KQvrZ4=","x-service-signature":"2e409f98ad4a2c269bcb448118e400848e5959e22a8a643bb293fd488f005694"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '7', '13', '84', '13', '117'),
('00010000-01b0-7000-8000-000000000000', '01a2038d-bc0f-7399-b14c-d5891aefea01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0054-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,HTFk3vJ5V0ZWqA49Nev/MOvTv5RysqVSiui+5vgJ/8M=","x-service-signature":"b325660e13dafcce86c57d2c293250bde0378e207dba31f557890dc8b7366aca"}', '{"event":"escrow.funded","event_id":"00010000-0054-7000-8000-000000000000","created_at":"2026-11-23T20:00:22.000Z","mode":"test","sequence":2,"reference":"OVERPAID","escrow_id":"00010000-004e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '7', '14', '92', '19', '132'),
('00010000-01b1-7000-8000-000000000000', '01a2038d-bc96-77d0-b68a-f7cc37e65901', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0063-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ZH0vNvaD6YeTv2gQMpx2KeXeOflxNDXwJJ42qIhd5dM=","x-service-signature":"5ff441430193891e1c74f5821cb52a6f1648d34d0166a7537c6c71ef9c8e27e2"}', '{"event":"escrow.funded","event_id":"00010000-0063-7000-8000-000000000000","created_at":"2026-11-23T20:00:26.000Z","mode":"test","sequence":2,"reference":"PAYMENT-REVERSED","escrow_id":"00010000-005e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '7', '14', '102', '20', '143'),
('00010000-01b2-7000-8000-000000000000', '01a2038d-bcf5-703d-9968-8a7db5d66e01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-006d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,XqVwBMzt++b4k8WW68ApXLQnOrjw5V8zidylOVRAr7Q=","x-service-signature":"c88e09b2eeea8016c01c89ef55454321180604deb0079037aee633da15d679c4"}', '{"event":"escrow.funded","event_id":"00010000-006d-7000-8000-000000000000","created_at":"2026-11-23T20:00:28.000Z","mode":"test","sequence":2,"reference":"FUNDED","escrow_id":"00010000-0068-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":{"cart":"Ada''s"},"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '15', '117', '20', '158'),
('00010000-01b3-7000-8000-000000000000', '01a2038d-bd31-737c-9ccc-501ba2ed9e01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0078-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wOxHPPTldWiSrND8J9MKMy0GjxaTVWr9TSVO4nAeCDI=","x-service-signature":"ec8c4b196821693b65c69ae96f370ed12a3f6a96a1bbc34585fd2b49eb92ea9f"}', '{"event":"escrow.funded","event_id":"00010000-0078-7000-8000-000000000000","created_at":"2026-11-23T20:00:31.000Z","mode":"test","sequence":2,"reference":"NO-BANK-ACCOUNT","escrow_id":"00010000-0073-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '26', '116', '24', '172'),
('00010000-01b5-7000-8000-000000000000', '01a2038d-bd69-7056-b961-b3101ea52b01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0083-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kxfV7btm32b3IaSN6FxK9uZPVQy4/GOAu3A0Qr95ET4=","x-service-signature":"291510961183bb02a9d0c851d218cbfed5af4672008f1c18b2bc88655717f6f8"}', '{"event":"escrow.funded","event_id":"00010000-0083-7000-8000-000000000000","created_at":"2026-11-23T20:00:34.000Z","mode":"test","sequence":2,"reference":"DELIVERED","escrow_id":"00010000-007e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '27', '131', '20', '184'),
('00010000-01b6-7000-8000-000000000000', '01a2038d-be43-72f9-9530-12056713d901', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,yez/tGVyHFLJ0WVzuZVahWy4Zk+rJ6OrRrOqN/abq24=","x-service-signature":"609ef21b52da685248379c14f0c9b130b7c47925d41f965604e3856a3b01ac37"}', '{"event":"escrow.funded","event_id":"00010000-00a0-7000-8000-000000000000","created_at":"2026-11-23T20:00:42.000Z","mode":"test","sequence":2,"reference":"CHARGE-IN-ESCROW","escrow_id":"00010000-009b-7000-8000-000000000000","charge_id":"00010000-009a-7000-8000-000000000000","amount":120000,"currency":"NGN","status":"funded","metadata":null,"held_amount":120000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '45', '124', '22', '197'),
('00010000-01b7-7000-8000-000000000000', '01a2038d-bffb-748d-8caf-803d4e332a01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00d2-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,1BW0lnRbBn4HZbwf1GCQxsP+hQSsaEFkc7on54KApjI=","x-service-signature":"2f90ffb8c83e89ab415c856ca47097f643ceb12ed8ca5cafa1a6fed32a5e437d"}', '{"event":"escrow.funded","event_id":"00010000-00d2-7000-8000-000000000000","created_at":"2026-11-23T20:00:54.000Z","mode":"test","sequence":2,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01b8-7000-8000-000000000000', '01a2038d-bf16-744d-a6fa-d787dcf71101', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00c4-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,rpKARGw86k6GsBj9xlncrdAG6RtLX4m49fsUAJNIV8g=","x-service-signature":"81885e7a1cc00b38f29f6cfa499856cb483707039b578b42c3797453a4f0f20e"}', '{"event":"escrow.released","event_id":"00010000-00c4-7000-8000-000000000000","created_at":"2026-11-23T20:00:51.000Z","mode":"test","sequence":4,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00c3-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01b9-7000-8000-000000000000', '01a2038d-be80-7711-b5b2-35d5ea810401', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00a8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,6d9l4I+rbD8zMk8SRTMLJWsAi7t5ojks3wTznl049zU=","x-service-signature":"56da9663fa0b73e6074c0e87b05115e81421282de0425eb8ddbb966a0e34cd6f"}', '{"event":"escrow.funded","event_id":"00010000-00a8-7000-8000-000000000000","created_at":"2026-11-23T20:00:44.000Z","mode":"test","sequence":2,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '45', '139', '21', '211'),
('00010000-01ba-7000-8000-000000000000', '01a2038d-befe-7489-bbef-fb6f58d0b001', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00bd-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,J2FJ12WkcSZKAxwcFBjla3pQ8HHYb2eGGGMXREP65dk=","x-service-signature":"031f15380673a0c89504ff47a6aa0de9ef218798158a2cdbd443597b8497ee76"}', '{"event":"escrow.funded","event_id":"00010000-00bd-7000-8000-000000000000","created_at":"2026-11-23T20:00:49.000Z","mode":"test","sequence":2,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00b8-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '53', '155', '9', '218'),
('00010000-01bb-7000-8000-000000000000', '01a2038d-bba8-7261-bc81-4057a3ec0d02', 'event', '1795176073000', 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', '500', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', '0', '52', '158', '2', '212'),
('00010000-01bc-7000-8000-000000000000', '01a2038d-bba9-737b-a211-9190a0f5d700', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, '0'),
('00010000-01bd-7000-8000-000000000000', '01a2038d-c266-71e6-9c2a-684ad9fa8401', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0105-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ReLSKCThI8LDTEvqsVEaSStEkbXX1Q0KHdJnERHIvwM=","x-service-signature":"ec84dcd39e554e9b0817fbc311661f91100e22dd9ac3b82ae67b59a8c5045245"}', '{"event":"escrow.refunded","event_id":"00010000-0105-7000-8000-000000000000","created_at":"2026-11-23T20:01:07.000Z","mode":"test","sequence":4,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '7', '7'),
('00010000-01be-7000-8000-000000000000', '01a2038d-bea0-728e-a55f-8a6cd1cfeb01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00af-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,LlJlwivqKFw6a5ejX1MO6RWSVMCUwAxC9lNNqF8K2DM=","x-service-signature":"1cd3632c9046a84760b41c9f204be0d7b134b36a683e757618def0c9130e85f5"}', '{"event":"escrow.released","event_id":"00010000-00af-7000-8000-000000000000","created_at":"2026-11-23T20:00:46.000Z","mode":"test","sequence":4,"reference":"PAYOUT-PAID","escrow_id":"00010000-00a3-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00ae-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '6', '51', '142', '16', '215'),
('00010000-01bf-7000-8000-000000000000', '01a2038d-c161-753b-a55f-78870659a701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00e9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,0ASFC2fLYJuCexRelWfiBgfLG0DFdAOXXNa3qw2ZoT8=","x-service-signature":"ee564040be9ac732071adef831332b8cf1c91e3233b03393e302a8c088d95785"}', '{"event":"escrow.funded","event_id":"00010000-00e9-7000-8000-000000000000","created_at":"2026-11-23T20:01:00.000Z","mode":"test","sequence":2,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '5', '5'),
('00010000-01c0-7000-8000-000000000000', '01a2038d-c191-703a-a0a2-71409f272701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-00f0-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,eY7hscKWOFaDsDzxNOoCQVaMcWkL9HVUUGnUM3Y5f48=","x-service-signature":"71b2131dbcc7676d703d2d0521fba41742b81f758d0584364fc3e07d793a3ddb"}', '{"event":"escrow.refunded","event_id":"00010000-00f0-7000-8000-000000000000","created_at":"2026-11-23T20:01:02.000Z","mode":"test","sequence":4,"reference":"REFUND-PAID","escrow_id":"00010000-00e4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '6', '6'),
('00010000-01c1-7000-8000-000000000000', '01a2038d-c247-75b8-b23d-951f56ce7e01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00fe-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,Srg+PqvwIKD/iDfCYl4cDWlTje1MpMKrisszoQUrKFg=","x-service-signature":"56b065a9f51319c7bbc9cf96f36330c71619383ce74e3dddc054d8dbd8ad2c6b"}', '{"event":"escrow.funded","event_id":"00010000-00fe-7000-8000-000000000000","created_at":"2026-11-23T20:01:05.000Z","mode":"test","sequence":2,"reference":"REFUND-FAILED","escrow_id":"00010000-00f9-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '7', '7'),
('00010000-01c2-7000-8000-000000000000', '01a2038d-c03b-722a-a440-4152275a7501', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00d9-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,w607TCfSfjE0zMz48q96TwAQ1+8FX9F7JaXPiTUt1os=","x-service-signature":"2065ca6cf30c4232ddaded42d4ec471d7ec4b39593c1bf44834fe9fe930fd1d1"}', '{"event":"escrow.released","event_id":"00010000-00d9-7000-8000-000000000000","created_at":"2026-11-23T20:00:56.000Z","mode":"test","sequence":4,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00cd-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00d8-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01c3-7000-8000-000000000000', '01a2038d-c3bb-727e-b25e-603ecdef9e01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0113-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,El+Q7BZ7FrtespG6uxNfKLEdtvuyAV2XuzrVy8LK4A8=","x-service-signature":"4c3a424d418f1841431d9f4817136ef8bd44173d5458e235e2a1a6b2e4833d57"}', '{"event":"escrow.funded","event_id":"00010000-0113-7000-8000-000000000000","created_at":"2026-11-23T20:01:10.000Z","mode":"test","sequence":2,"reference":"PART-RELEASED","escrow_id":"00010000-010e-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 13:59:13 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '21', '21'),
('00010000-01c9-7000-8000-000000000000', '01a2038d-bba8-7261-bc81-4057a3ec0d02', 'retry', '1795176073000', 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nSzmoSiUMDrpKjuot6VFKyM2HtP74NezKW7LMmcqazE=","x-service-signature":"8ff5e83ebed304a8c1b4889d63273f900b684471c6d696afc1429ecd23be740b"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', '500', '{"date":"Sun, 22 Nov 2026 13:59:14 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', null, null, null, '1', '1'),
('00010000-01cb-7000-8000-000000000000', '01a2038d-bb7e-703c-aa56-e0fdc2523000', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-003f-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,VHRlk8a9ym99ZprYC5/39P5FCS2t4pnRO6K2rX7gY+k=","x-service-signature":"9dce723ef35ec6969d445e1535bda6cb91fe2b3b7a2e7d2623aa1f77effaf323"}', '{"event":"payment.success","event_id":"00010000-003f-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, '0'),
('00010000-01d8-7000-8000-000000000000', '01a2038d-cee8-74f9-a298-e6495a199400', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01ce-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,+AbtSTJ4hMD/juDnrK7WHL2WuKy+PIguM3O9f8cJiWs=","x-service-signature":"93b72eb4a1d6e475fc7e70e647154fc2de6d340837f57026ba54d9514c7ae7f1"}', '{"event":"refund.paid","event_id":"00010000-01ce-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, '0'),
('00010000-01da-7000-8000-000000000000', '01a2038d-bb7f-77fd-b22d-cb479806c500', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0040-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,FOrmK8V0yDudYAk97p27C43/QEgBacUBK6pTQZafnKc=","x-service-signature":"653b6a4c744258c4315e67f6d0e3c3d6a04d3fae8853450bdc67b3fcab214124"}', '{"event":"escrow.funded","event_id":"00010000-0040-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01dc-7000-8000-000000000000', '01a2038d-bba9-737b-a211-9190a0f5d700', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0045-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wsiQH90Reg69d+v1nZI3X3BSK2hOP73rurDcN/fhwzU=","x-service-signature":"ea977fcc7cc1fd7f082f333cb6383e1020750ace99a4513b6d1bbd3f7330822d"}', '{"event":"escrow.refunded","event_id":"00010000-0045-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, '0'),
('00010000-01de-7000-8000-000000000000', '01a2038d-bba8-7261-bc81-4057a3ec0d00', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-0044-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,B2hD+0QJTJGzciPUKZ4K1Ag+rTkKYkWq5DN/116lt4k=","x-service-signature":"49ead0914b370319528502c5f33a380317511c2bd8b5de4762a85e499960a726"}', '{"event":"escrow.declined","event_id":"00010000-0044-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01e0-7000-8000-000000000000', '01a2038d-cee8-74f9-a298-e6495a199400', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01ce-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,+AbtSTJ4hMD/juDnrK7WHL2WuKy+PIguM3O9f8cJiWs=","x-service-signature":"93b72eb4a1d6e475fc7e70e647154fc2de6d340837f57026ba54d9514c7ae7f1"}', '{"event":"refund.paid","event_id":"00010000-01ce-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-003b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-0043-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-003e-7000-8000-000000000000","session_id":"812909359971523684389938484289"}', null, null, null, null, null, null, null, '0');

insert into mail (id, account_id, mode, template, cause, recipient, checkout_id, facts_json, data_sealed, status, tries, failure, begun_at, created_at, updated_at) values
('00010000-028c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'sign_in.code', '00010000-0289-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, 'v1.6gJ37rgiCjoJIeQDtOD3CQX_CSoXsi91q9RQPrAAaK0uHQ9g7ZD935koD5qS55jOmYQvqgeb_Tn7bHeW8fqoqEPFFEnNkGgsmIMncKTluKfW76CSt2iqapN3RFqzqH-gr7PXwm8HTnlj3f1XZAOThYdAGSNOGEUNJMUBhdmAA4a2LotzvWo', 'sent', '1', null, '1795176108000', '1795176108000', '1795176108000'),
('01a2038d-b977-74b4-aece-14b1f34d57d5', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-001a-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176010000', '1795176010000', '1795176012000'),
('01a2038d-ba5b-74b5-926e-e348a29b7a9d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-002c-7000-8000-000000000000', 'seller@example.com', '00010000-001a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176012000', '1795176012000', '1795176012000'),
('01a2038d-baab-71ed-8552-8b9faed67036', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0031-7000-8000-000000000000', 'seller@example.com', '00010000-0031-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176013000', '1795176013000', '1795176073000'),
('01a2038d-babb-759d-bcb9-6cb58e83053c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0034-7000-8000-000000000000', 'seller@example.com', '00010000-0034-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176014000', '1795176014000', '1795176073000'),
('01a2038d-bb49-773a-aef8-16acf9b6256c', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-003b-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176016000', '1795176016000', '1795176073000'),
('01a2038d-bb7f-77fd-b22d-ce52a06b971d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0040-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176017000', '1795176017000', '1795176073000'),
('01a2038d-bb7f-77fd-b22d-d27e203901c8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0040-7000-8000-000000000000', 'seller@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176017000', '1795176017000', '1795176073000'),
('01a2038d-bba9-737b-a211-96c8b97f2cad', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0044-7000-8000-000000000000', 'ada@example.com', '00010000-003b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176018000', '1795176018000', '1795176073000'),
('01a2038d-bbdd-7010-9249-35f94f5000ab', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0048-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176019000', '1795176019000', '1795176073000'),
('01a2038d-bbe7-7024-a7b4-b35318174492', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-004b-7000-8000-000000000000', 'seller@example.com', '00010000-0048-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176020000', '1795176020000', '1795176073000'),
('01a2038d-bbf9-760c-9585-49fe01ccae3d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-004e-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176021000', '1795176021000', '1795176073000'),
('01a2038d-bc0f-7399-b14c-db9b3a05d6d3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0054-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a2038d-bc0f-7399-b14c-df19b2111869', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0051-7000-8000-000000000000', 'ada@example.com', '00010000-004e-7000-8000-000000000000', '{"refunded_amount":50000,"reason":"overpaid","credit_id":"00010000-0051-7000-8000-000000000000"}', '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a2038d-bc0f-7399-b14c-e22ddb40dd0e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0054-7000-8000-000000000000', 'seller@example.com', '00010000-004e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a2038d-bc30-71fb-8b5d-6cc6d0b301bc', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0057-7000-8000-000000000000', 'seller@example.com', '00010000-0057-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176023000', '1795176023000', '1795176073000'),
('01a2038d-bc7f-73cf-a834-4935b106a6dd', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-005e-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176025000', '1795176025000', '1795176073000'),
('01a2038d-bc96-77d0-b68a-fbb3cd6af5d0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0063-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a2038d-bc96-77d0-b68a-fcaa6aa477ef', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0063-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a2038d-bcbf-7588-9886-192735576992', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0065-7000-8000-000000000000', 'ada@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a2038d-bcbf-7588-9886-1c0f88ea42c9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0065-7000-8000-000000000000', 'seller@example.com', '00010000-005e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a2038d-bce2-768c-8e31-eb39e0fce23f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0068-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176027000', '1795176027000', '1795176073000'),
('01a2038d-bcf5-703d-9968-8c4e5f083560', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-006d-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176028000', '1795176028000', '1795176073000'),
('01a2038d-bcf5-703d-9968-925a4d2b1230', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-006d-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176028000', '1795176028000', '1795176073000'),
('01a2038d-bd1e-72ad-89b7-50d4b56fdbef', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0073-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176030000', '1795176030000', '1795176073000'),
('01a2038d-bd31-737c-9ccc-55d082855b01', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0078-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176031000', '1795176031000', '1795176073000'),
('01a2038d-bd31-737c-9ccc-592cf8a30bf6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0078-7000-8000-000000000000', 'new@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176031000', '1795176031000', '1795176073000'),
('01a2038d-bd50-76cd-b864-ec21b964f93f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-007e-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176033000', '1795176033000', '1795176073000'),
('01a2038d-bd69-7056-b961-b521d196732d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0083-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176034000', '1795176034000', '1795176073000'),
('01a2038d-bd69-7056-b961-b8a084b79aab', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0083-7000-8000-000000000000', 'seller@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176034000', '1795176034000', '1795176073000'),
('01a2038d-bd94-70b8-a3dc-37cb4bcf80a1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.delivered', '00010000-0089-7000-8000-000000000000', 'ada@example.com', '00010000-007e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176036000', '1795176036000', '1795176073000'),
('01a2038d-be04-7180-98b4-3d330587ea20', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0097-7000-8000-000000000000', 'ada@example.com', '00010000-0092-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176040000', '1795176040000', '1795176073000'),
('01a2038d-be43-72f9-9530-1543ac5f21c4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a0-7000-8000-000000000000', 'ada@example.com', '00010000-009b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176042000', '1795176042000', '1795176073000'),
('01a2038d-be6f-744a-b11b-cd2e9430d94e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00a3-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176043000', '1795176043000', '1795176073000'),
('01a2038d-be80-7711-b5b2-38599b3426ab', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a8-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176044000', '1795176044000', '1795176073000'),
('01a2038d-be80-7711-b5b2-3fd6491d166d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00a8-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176044000', '1795176044000', '1795176073000'),
('01a2038d-bea0-728e-a55f-8fe75da3fbf9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00af-7000-8000-000000000000', 'ada@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176046000', '1795176046000', '1795176073000'),
('01a2038d-bea0-728e-a55f-935ce020bd48', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00af-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176046000', '1795176046000', '1795176073000'),
('01a2038d-bee4-7594-bfdc-e0ca6c8937d7', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00b5-7000-8000-000000000000', 'seller@example.com', '00010000-00a3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176047000', '1795176047000', '1795176073000'),
('01a2038d-bef2-702d-aba2-7587d06b6c9f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00b8-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176048000', '1795176048000', '1795176073000'),
('01a2038d-befe-7489-bbef-ff84d0c4afb5', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00bd-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176049000', '1795176049000', '1795176073000'),
('01a2038d-befe-7489-bbf0-0199aa7d35f3', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00bd-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176049000', '1795176049000', '1795176073000'),
('01a2038d-bf16-744d-a6fa-db80acab4e69', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00c4-7000-8000-000000000000', 'ada@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176051000', '1795176051000', '1795176073000'),
('01a2038d-bf16-744d-a6fa-dc4db0065dac', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00c4-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176051000', '1795176051000', '1795176073000'),
('01a2038d-bfb6-77da-a29d-b439dea00943', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00ca-7000-8000-000000000000', 'seller@example.com', '00010000-00b8-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176052000', '1795176052000', '1795176073000'),
('01a2038d-bfcf-775f-82cf-b265600b2741', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00cd-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176053000', '1795176053000', '1795176073000'),
('01a2038d-bffb-748d-8caf-855f0bbca5ba', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00d2-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176054000', '1795176054000', '1795176073000'),
('01a2038d-bffb-748d-8caf-8a7ac2751b4a', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00d2-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176054000', '1795176054000', '1795176073000'),
('01a2038d-c03b-722a-a440-46e45be66225', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00d9-7000-8000-000000000000', 'ada@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176056000', '1795176056000', '1795176073000'),
('01a2038d-c03b-722a-a440-483333e54035', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-00d9-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176056000', '1795176056000', '1795176073000'),
('01a2038d-c0cd-70f8-b68e-b7cacda56567', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-00df-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176057000', '1795176057000', '1795176073000'),
('01a2038d-c10d-70ba-a46a-5e6000597a64', '00010000-0001-7000-8000-000000000000', 'test', 'sale.payout_problem', '00010000-00e1-7000-8000-000000000000', 'seller@example.com', '00010000-00cd-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176058000', '1795176058000', '1795176073000'),
('01a2038d-c12f-70b4-a5af-271726fac8a6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00e4-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176059000', '1795176059000', '1795176073000'),
('01a2038d-c161-753b-a55f-7c79544a2906', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00e9-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176060000', '1795176060000', '1795176073000'),
('01a2038d-c161-753b-a55f-81ea443c24e6', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00e9-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176060000', '1795176060000', '1795176073000'),
('01a2038d-c191-703a-a0a2-74218c965bd1', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-00f0-7000-8000-000000000000', 'ada@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176062000', '1795176062000', '1795176073000'),
('01a2038d-c191-703a-a0a2-794117e89b9f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-00f0-7000-8000-000000000000', 'seller@example.com', '00010000-00e4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176062000', '1795176062000', '1795176073000'),
('01a2038d-c227-730a-a84f-83ece2cc808d', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-00f9-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176064000', '1795176064000', '1795176073000'),
('01a2038d-c248-74fa-b39f-ceb02c866fb8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00fe-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176065000', '1795176065000', '1795176073000'),
('01a2038d-c248-74fa-b39f-d1de6eaa0dcc', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-00fe-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176065000', '1795176065000', '1795176073000'),
('01a2038d-c266-71e6-9c2a-6c9f3d5f35ce', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0105-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176067000', '1795176067000', '1795176073000'),
('01a2038d-c266-71e6-9c2a-72485304f8bb', '00010000-0001-7000-8000-000000000000', 'test', 'sale.over', '00010000-0105-7000-8000-000000000000', 'seller@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176067000', '1795176067000', '1795176073000'),
('01a2038d-c372-73a8-978e-59530cde10e8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refund_failed', '00010000-010b-7000-8000-000000000000', 'ada@example.com', '00010000-00f9-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176068000', '1795176068000', '1795176073000'),
('01a2038d-c396-7188-9b79-21badc255480', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-010e-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176069000', '1795176069000', '1795176073000'),
('01a2038d-c3bb-727e-b25e-6676e0ff8f00', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0113-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176070000', '1795176070000', '1795176073000'),
('01a2038d-c3bb-727e-b25e-6ad293629d38', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0113-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176070000', '1795176070000', '1795176073000'),
('01a2038d-c3ec-776f-bea3-35831e85d7cd', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-011a-7000-8000-000000000000', 'ada@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176072000', '1795176072000', '1795176073000'),
('01a2038d-c3ec-776f-bea3-38e7bf17a4e3', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-011a-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176072000', '1795176072000', '1795176073000'),
('01a2038d-cf6c-71df-993e-6465e29c6b61', '00010000-0001-7000-8000-000000000000', 'test', 'sale.paid_out', '00010000-01d4-7000-8000-000000000000', 'seller@example.com', '00010000-010e-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176073000', '1795176073000', '1795176073000'),
('01a2038d-d1de-76e2-bd06-c81632a914f8', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01e3-7000-8000-000000000000', 'seller@example.com', '00010000-01e3-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176074000', '1795176074000', '1795176106000'),
('01a2038d-d210-764b-9dd7-d5c884e52a48', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-01e8-7000-8000-000000000000', 'ada@example.com', '00010000-01e3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176075000', '1795176075000', '1795176106000'),
('01a2038d-d210-764b-9dd7-d8328e3d905f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-01e8-7000-8000-000000000000', 'seller@example.com', '00010000-01e3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176075000', '1795176075000', '1795176106000'),
('01a2038d-d288-77ec-ab2c-91d283111931', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-01ef-7000-8000-000000000000', 'ada@example.com', '00010000-01e3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176077000', '1795176077000', '1795176106000'),
('01a2038d-d288-77ec-ab2c-95c588555730', '00010000-0001-7000-8000-000000000000', 'test', 'sale.released', '00010000-01ef-7000-8000-000000000000', 'seller@example.com', '00010000-01e3-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176077000', '1795176077000', '1795176106000'),
('01a2038d-d2ca-7038-862f-cd5f89cb89c4', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-01f2-7000-8000-000000000000', 'seller@example.com', '00010000-01f2-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176078000', '1795176078000', '1795176106000'),
('01a2038d-d2ec-708f-a25f-350f8b28e982', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-01f7-7000-8000-000000000000', 'ada@example.com', '00010000-01f2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176079000', '1795176079000', '1795176106000'),
('01a2038d-d2ec-708f-a25f-3b4c9c424669', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-01f7-7000-8000-000000000000', 'seller@example.com', '00010000-01f2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176079000', '1795176079000', '1795176106000'),
('01a2038d-d328-71da-8dae-a98c10162df8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-01fe-7000-8000-000000000000', 'ada@example.com', '00010000-01f2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176081000', '1795176081000', '1795176106000'),
('01a2038d-d328-71da-8dae-ac43c583ff27', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-01fe-7000-8000-000000000000', 'seller@example.com', '00010000-01f2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176081000', '1795176081000', '1795176106000'),
('01a2038d-d33a-741d-8324-f0e047526c7e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0201-7000-8000-000000000000', 'seller@example.com', '00010000-0201-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176082000', '1795176082000', '1795176106000'),
('01a2038d-d36d-702b-90af-9da0786e83ac', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0206-7000-8000-000000000000', 'ada@example.com', '00010000-0201-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176083000', '1795176083000', '1795176106000'),
('01a2038d-d36d-702b-90af-a066eb01e8f9', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0206-7000-8000-000000000000', 'seller@example.com', '00010000-0201-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176083000', '1795176083000', '1795176106000'),
('01a2038d-d3a9-740d-8624-5335ccc1d952', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-020d-7000-8000-000000000000', 'ada@example.com', '00010000-0201-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176085000', '1795176085000', '1795176106000'),
('01a2038d-d3a9-740d-8624-54d35e911cce', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-020d-7000-8000-000000000000', 'seller@example.com', '00010000-0201-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176085000', '1795176085000', '1795176106000'),
('01a2038d-d3df-701b-955a-3334397b142e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0212-7000-8000-000000000000', 'seller@example.com', '00010000-0212-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176087000', '1795176087000', '1795176106000'),
('01a2038d-d40a-742c-afbc-c235ece3dbbd', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0217-7000-8000-000000000000', 'ada@example.com', '00010000-0212-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176088000', '1795176088000', '1795176106000'),
('01a2038d-d40a-742c-afbc-c79876d277ae', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0217-7000-8000-000000000000', 'seller@example.com', '00010000-0212-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176088000', '1795176088000', '1795176106000'),
('01a2038d-d445-7667-9d22-66c5a5eb4d8c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-021e-7000-8000-000000000000', 'ada@example.com', '00010000-0212-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176090000', '1795176090000', '1795176106000'),
('01a2038d-d445-7667-9d22-6ae778c30e1f', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-021e-7000-8000-000000000000', 'seller@example.com', '00010000-0212-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176090000', '1795176090000', '1795176106000'),
('01a2038d-d459-77dc-b841-267bbff0c82a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0221-7000-8000-000000000000', 'ada@example.com', '00010000-0212-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176091000', '1795176091000', '1795176106000'),
('01a2038d-d459-77dc-b841-28e82148f2ce', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-0221-7000-8000-000000000000', 'seller@example.com', '00010000-0212-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176091000', '1795176091000', '1795176106000'),
('01a2038d-d470-73ec-870a-426588223962', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0224-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176092000', '1795176092000', '1795176106000'),
('01a2038d-d497-7563-bf00-5956ed78817a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0229-7000-8000-000000000000', 'ada@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176093000', '1795176093000', '1795176106000'),
('01a2038d-d497-7563-bf00-5c49daa42eb5', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-0229-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176093000', '1795176093000', '1795176106000'),
('01a2038d-d4c1-7325-8a7d-bf29e8a4f005', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0230-7000-8000-000000000000', 'ada@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176095000', '1795176095000', '1795176106000'),
('01a2038d-d4c1-7325-8a7d-c1510867f044', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_opened', '00010000-0230-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176095000', '1795176095000', '1795176106000'),
('01a2038d-d4de-76c3-a594-3f88bd56c85d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0234-7000-8000-000000000000', 'ada@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176096000', '1795176096000', '1795176106000'),
('01a2038d-d4de-76c3-a594-41865e51967b', '00010000-0001-7000-8000-000000000000', 'test', 'sale.dispute_resolved', '00010000-0234-7000-8000-000000000000', 'seller@example.com', '00010000-0224-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176096000', '1795176096000', '1795176106000'),
('01a2038d-d4fa-7239-a601-b97a88ef451e', '00010000-0001-7000-8000-000000000000', 'test', 'sale.invitation', '00010000-0238-7000-8000-000000000000', 'seller@example.com', '00010000-0238-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176097000', '1795176097000', '1795176106000'),
('01a2038d-d50e-726c-8643-51e114be66f9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-023d-7000-8000-000000000000', 'ada@example.com', '00010000-0238-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176098000', '1795176098000', '1795176106000'),
('01a2038d-d50e-726c-8643-56cc8b3a8316', '00010000-0001-7000-8000-000000000000', 'test', 'sale.funded', '00010000-023d-7000-8000-000000000000', 'seller@example.com', '00010000-0238-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176098000', '1795176098000', '1795176106000'),
('01a2038d-d540-7241-b54a-fb53b25f538a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0244-7000-8000-000000000000', 'ada@example.com', '00010000-0238-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176100000', '1795176100000', '1795176106000'),
('01a2038d-d579-761d-8a91-9cd69dd88ceb', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-024a-7000-8000-000000000000', 'seller@example.com', '00010000-024a-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176102000', '1795176102000', '1795176106000'),
('01a2038d-d58b-71e3-bfdb-2471a2865c0d', '00010000-0001-7000-8000-000000000000', 'live', 'sale.invitation', '00010000-024d-7000-8000-000000000000', 'seller@example.com', '00010000-024d-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176103000', '1795176103000', '1795176106000'),
('01a2038d-d5ca-71c8-9266-ae587c84c649', '00010000-0001-7000-8000-000000000000', 'live', 'checkout.receipt', '00010000-0253-7000-8000-000000000000', 'ada@example.com', '00010000-024a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176105000', '1795176105000', '1795176106000'),
('01a2038d-d5ca-71c8-9266-b28fb608c55d', '00010000-0001-7000-8000-000000000000', 'live', 'sale.funded', '00010000-0253-7000-8000-000000000000', 'seller@example.com', '00010000-024a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176105000', '1795176105000', '1795176106000');

insert into sandbox_mail (id, message_id, sender, recipient, subject, plain, html, kept_at) values
('00010000-028c-7000-8000-000000000000', '<00010000-028c-7000-8000-000000000000@sandbox.invalid>', 'sandbox@sandbox.invalid', 'ada@example.com', 'Your code to sign in to your order from Adire Market', 'Enter this code where you asked for it, within 10 minutes:

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
('00010000-0294-7000-8000-000000000000', 'test', 'ada@example.com', '1795176109000');

insert into sign_in (id, browser_hash, address_hash, email_key, side, reference, checkout_key, sale_id, mode, code_hash, code_sealed, tries, used_at, created_at, expires_at) values
('00010000-0289-7000-8000-000000000000', 'oOm_XxnQw7RZF1B6mp54gQH8_EFQ1DfWukL8OtBHSpQ', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 'ada@example.com', 'buyer', 'FUNDED', '6vWf49Xu2X658HO65Fc1tl', null, 'test', 'atL9L8OSE-UlHAtt9cjDI6Gw75erzAp-_hCNY-1jk_A', null, '1', '1795176109000', '1795176108000', '1795176708000');

insert into sign_in_tally (scope, subject, period, count) values
('all_codes', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', '1795176000000', '1'),
('all_tries', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', '1795132800000', '0'),
('codes', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', '1795176000000', '1'),
('network', 'O7OQaWSDTTEYd11UE5MNHPU9C1HktnxCjCaruPNusq4', '1795176000000', '2'),
('tries', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', '1795132800000', '0');

insert into session (id, token_hash, person_id, created_at, seen_at, ended_at) values
('00010000-0295-7000-8000-000000000000', 'XFz9syhukWl8yE6uHe-_ax4iQHGutKkcNqtMZXfYg6s', '00010000-0294-7000-8000-000000000000', '1795176109000', '1795176109000', null);
