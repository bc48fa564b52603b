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
  amount_receivable bigint not null check (amount_receivable between 0 and 9007199254740991),
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

create index checkout_release_due on checkout (mode, auto_release_at) where status = 'funded' and seller_accepted_at is not null and amount_receivable = 0;

create index checkout_reminder_due on checkout (mode, release_reminder_at) where status = 'funded' and release_reminder_at is not null and seller_accepted_at is not null and amount_receivable = 0;

create index checkout_expiry_due on checkout (mode, payment_deadline_at) where status in ('awaiting_payment', 'pending');

create index checkout_receivable on checkout (created_at, id) where amount_receivable > 0;

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
  next_poll_at bigint null check (next_poll_at between 0 and 9007199254740991),
  poll_count bigint not null check (poll_count between 0 and 9007199254740991)
);

create index virtual_account_watched on virtual_account (next_poll_at) where next_poll_at is not null;

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
  bank_account_saved_by text collate "C" null,
  bank_account_changed_at bigint null check (bank_account_changed_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991),
  unique (account_id, mode, email_key),
  check ((bank_name is null) = (bank_code is null)),
  check ((account_name is null) = (bank_code is null)),
  check ((account_number_sealed is null) = (bank_code is null)),
  check ((account_last4 is null) = (bank_code is null))
);

create index seller_newest on seller (account_id, mode, created_at desc, id desc);

create table merchant_bank_account (
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  version bigint not null check (version between 1 and 9007199254740991),
  bank_code text collate "C" not null,
  bank_name text collate "C" not null,
  account_name text collate "C" not null,
  account_number_sealed text collate "C" not null,
  account_last4 text collate "C" not null,
  bank_account_changed_at bigint null check (bank_account_changed_at between 0 and 9007199254740991),
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
  amount_receivable bigint not null check (amount_receivable between 0 and 9007199254740991),
  paid_at bigint not null check (paid_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  reversed_at bigint null check (reversed_at between 0 and 9007199254740991),
  unique (partner, mode, partner_credit_id),
  check ((status = 'reversed') = (reversed_at is not null)),
  check (amount_receivable = 0 or (status = 'reversed' and amount_receivable <= amount)),
  check (status <> 'credited' or amount_applied + amount_excess = amount),
  check (amount_applied + amount_excess <= amount),
  check (amount_refunded <= amount)
);

create index credit_of_checkout on credit (checkout_id, created_at, id);

create index credit_unmatched on credit (checkout_id, created_at, id) where checkout_id is null and status = 'credited' and amount_refunded = 0;

create index credit_returned_receivable on credit (checkout_id, created_at, id) where checkout_id is null and amount_receivable > 0;

create table payout (
  id text collate "C" not null primary key,
  account_id text collate "C" not null references account,
  mode text collate "C" not null check (mode in ('test', 'live')),
  checkout_id text collate "C" not null references checkout,
  version bigint not null check (version between 1 and 9007199254740991),
  seller_email text collate "C" null,
  status text collate "C" not null check (status in ('waiting_details', 'pending', 'paid', 'failed', 'reversed', 'returned_to_payer', 'below_minimum')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  bank_code text collate "C" null,
  bank_name text collate "C" null,
  account_name text collate "C" null,
  account_number_sealed text collate "C" null,
  account_last4 text collate "C" null,
  failure_reason text collate "C" null,
  session_id text collate "C" null,
  amount_receivable bigint not null check (amount_receivable between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  updated_at bigint not null check (updated_at between 0 and 9007199254740991)
);

create index payout_of_checkout on payout (checkout_id, created_at, id);

create index payout_newest on payout (account_id, mode, created_at desc, id desc);

create index payout_open_of_payee on payout (account_id, mode, seller_email, created_at, id) where status in ('waiting_details', 'pending', 'failed', 'reversed');

create index payout_open_of_account on payout (account_id, mode, status) where status in ('waiting_details', 'pending', 'failed', 'reversed', 'below_minimum');

create index payout_by_status on payout (mode, status, created_at);

create index payout_receivable on payout (created_at, id) where amount_receivable > 0;

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
  amount_receivable bigint not null check (amount_receivable between 0 and 9007199254740991),
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

create index refund_receivable on refund (created_at, id) where amount_receivable > 0;

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
  operation text collate "C" not null check (operation in ('open_virtual_account', 'find_credit', 'find_credits', 'resolve_account', 'transfer', 'find_transfer', 'refund', 'find_refund')),
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
  destination_key text collate "C" not null,
  url text collate "C" not null,
  status text collate "C" not null check (status in ('pending', 'succeeded', 'failed')),
  trigger_kind text collate "C" not null check (trigger_kind in ('event', 'retry', 'redeliver', 'replay', 'test')),
  attempts_since_trigger bigint not null check (attempts_since_trigger between 0 and 9007199254740991),
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
  attempts bigint not null check (attempts between 0 and 9007199254740991),
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
  escrow_id text collate "C" null,
  mode text collate "C" null check (mode in ('test', 'live')),
  code_hash text collate "C" not null,
  code_sealed text collate "C" null,
  attempts bigint not null check (attempts between 0 and 9007199254740991),
  used_at bigint null check (used_at between 0 and 9007199254740991),
  created_at bigint not null check (created_at between 0 and 9007199254740991),
  expires_at bigint not null check (expires_at between 0 and 9007199254740991),
  check (side <> 'buyer' or (reference is not null and escrow_id is null)),
  check (side <> 'seller' or (escrow_id is not null and reference is null and checkout_key is null))
);

create index sign_in_by_age on sign_in (created_at);

create table sign_in_counter (
  scope text collate "C" not null check (scope in ('network', 'codes', 'all_codes', 'attempts', 'all_attempts', 'receipts', 'enquiries')),
  subject text collate "C" not null,
  period bigint not null check (period between 0 and 9007199254740991),
  count bigint not null check (count between 0 and 9007199254740991),
  primary key (scope, subject, period)
);

create index sign_in_counter_by_age on sign_in_counter (period);

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
('1', 'accounts', '1795358624316'),
('2', 'checkouts', '1795358624316'),
('3', 'transfers', '1795358624316'),
('4', 'ledger', '1795358624316'),
('5', 'queue', '1795358624316'),
('6', 'sandbox', '1795358624316'),
('7', 'webhooks', '1795358624316'),
('8', 'mail', '1795358624316'),
('9', 'sign-in', '1795358624316');

insert into account (id, name, plan, clock_offset_ms, created_at, default_secret_sealed, email) values
('00010000-0001-7000-8000-000000000000', 'Adire Market', 'business', '288300000', '1795176000000', 'v1.m2YDAU9Zd4zEX1m8WtfUEiYNlojDOswbTOb5cOlgjwbfZ7rye1Lj0RV2ObMoJ-d8vXU0G5d2xBB5vyX2i9hJ51AdcnH2HSAGkhcI2QZTbEid7USaRf90B2t6GjI', 'shop@example.com'),
('00010000-0005-7000-8000-000000000000', 'Kente House', 'free', '0', '1795176000000', 'v1.cGp01CAnhMxESvnC0UvCjBtJAdXcKF7PccLJUu5iGN0MM-TM4J2XRx0cXukHn9of_pRLn0Xm0L2E7BWHITYRvklmMeoXNMkoI37q9TAoP6zq3c-pRCXX5oustUM', null);

insert into api_key (id, account_id, mode, hash, last4, name, test_slot, created_at, revoked_at) values
('00010000-0002-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'ffa955510c5e102b0e353390f578445f426b387772b2b8a79e314ba505e9583b', '77ht', 'backend', '1', '1795176000000', null),
('00010000-0003-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '9dc38211594257ffff1de9dde903ec79393e4de577bdf3c07416a27c5557d38d', 'ckG7', 'backend', null, '1795176000000', null),
('00010000-0004-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '8472db9c3660646f54b0bfc416fd2a1943cd4921c9e906b6539226f1f8483d42', 'wn5e', 'lost', '2', '1795176000000', '1795176000000');

insert into webhook_endpoint (id, account_id, mode, slot, version, url, href, events_json, active, disabled_reason, retry_schedule, failure_count, failing_since, secret_sealed, previous_secret_sealed, previous_secret_until, created_at, updated_at, deleted_at) values
('00010000-0010-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1', '1', 'https://shop.test:46369/hooks', 'https://shop.test:46369/hooks', '["escrow.funded","escrow.released","escrow.refunded"]', '1', null, 'standard', '0', null, 'v1._iYDmA6TaoY_6kdpL-cOgYcYX4JPMMfHzVTkJGvz4XyJRCg9h1TTVT4x6rhwU028aendvNyJyrzrP-ygg2Ejced2MZA3RGz5w2S681k4zGQ8C_nHgV00ZqBi36k', null, null, '1795176004000', '1795176004000', null),
('00010000-0013-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '2', '1', 'https://shop.test:46369/broken', 'https://shop.test:46369/broken', '["escrow.declined"]', '1', null, 'standard', '2', '1795464073000', 'v1.F9RRkiL2r4n3M0w_zzmMqogFYa2U8aBlvMkx0LHqpwsctvbrdkaD5Fk5uCJwGMiUoFFvacYo5AnfgXaqrqcFcaB9jdta0PQsgwYn-9p8pYrjkthD1xYm3L4EXVI', null, null, '1795176005000', '1795176005000', null),
('00010000-0016-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '3', '2', 'https://shop.test:46369/paused', 'https://shop.test:46369/paused', '["escrow.funded"]', '0', 'merchant', 'standard', '0', null, 'v1.HDoZmf5j6luyZ4m_RmTG8_wRr3wjOIxAP6leTeZGB-fCODnSno5wIqrcvv41xL-CZHMgu0UKD6i5T6tgisZWj4nJjhw5bbMGKV1JC5Mu1P4I1aiXaE55ijrq-j8', null, null, '1795176006000', '1795176007000', null),
('00010000-001b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '4', '2', 'https://shop.test:46369/deleted', 'https://shop.test:46369/deleted', '["escrow.funded"]', '1', null, 'standard', '0', null, 'v1.bZeToFfoOtcWbT-nD9maHzxfjfcBJ_jwVoQuzeyOAP_vTwzzs3sinsk60LitZDvNtYSWTYVRmbOT_WcgolEVDfnWnVoSKX4CYSRflLrI4aKT9a6Z61eMaXUdVKY', null, null, '1795176008000', '1795176009000', '1795176009000');

insert into checkout (id, kind, charge_id, account_id, mode, reference, version, sequence, status, amount, currency, customer_email, customer_key, customer_name, seller_email, seller_key, seller_name, description, return_url, callback_url, release_window_hours, delivery_mode, metadata_json, checkout_key, amount_received, amount_held, amount_released, amount_refunded, amount_excess, virtual_account_attempt, account_number, bank_name, account_expires_at, payment_deadline_at, seller_accepted_at, seller_delivered_at, auto_release_at, auto_release_remaining_ms, release_reminder_at, amount_receivable, dispatch_proof_json, delivery_tracking_json, buyer_user_id, closed_reason, created_at, updated_at) values
('00010000-0020-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', '2', '1', 'expired', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'YnVFWoh8Crpsz8a9j2hYZx', '0', '0', '0', '0', '0', '1', '1343838223', 'Sterling Bank', '1795204810000', '1795435210000', null, null, null, null, null, '0', null, null, null, 'expired', '1795176010000', '1795437010000'),
('00010000-0023-7000-8000-000000000000', 'charge', '00010000-0023-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', '2', '1', 'expired', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'I69Pxe3YlDUFj91dzUvIOb', '0', '0', '0', '0', '0', '1', '1427828480', 'Sterling Bank', '1795204811000', '1795262411000', null, null, null, null, null, '0', null, null, null, 'expired', '1795176011000', '1795264211000'),
('00010000-0037-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'AWAITING', '1', '0', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZFPKkuVzakM3ZKhqys7zkJ', '0', '0', '0', '0', '0', '1', '9851017549', 'Fidelity Bank', '1795492813000', '1795723213000', null, null, null, null, null, '0', null, null, null, null, '1795464013000', '1795464013000'),
('00010000-003a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', '2', '1', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'SbVSe3cNokY8HiAZdI8ymv', '100000', '100000', '0', '0', '0', '1', '8165270681', 'Wema Bank', '1795492814000', '1795723214000', null, null, null, null, null, '0', null, null, null, null, '1795464014000', '1795464015000'),
('00010000-0042-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '3', '5', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/callback', null, 'self_managed', null, 'rTgX8YI8tWiqUy2KcTAQne', '250000', '0', '0', '250000', '0', '1', '8500460660', 'Fidelity Bank', '1795492816000', '1795723216000', null, null, null, null, null, '0', null, null, null, 'declined', '1795464016000', '1795464018000'),
('00010000-0050-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', '2', '1', 'cancelled', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iskaboUanGNZYYP7gE1qlX', '0', '0', '0', '0', '0', '1', '1045806705', 'Fidelity Bank', '1795492819000', '1795723219000', null, null, null, null, null, '0', null, null, null, 'cancelled', '1795464019000', '1795464020000'),
('00010000-0056-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '2', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'oKSaY1eeYIcPRLvfu1Nqfg', '250000', '250000', '0', '0', '50000', '1', '2289852767', 'Fidelity Bank', '1795492821000', '1795723221000', null, null, null, null, null, '0', null, null, null, null, '1795464021000', '1795464022000'),
('00010000-0060-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', '2', '1', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'y0miFRUnzmQirdmO0kaTa4', '0', '0', '0', '0', '0', '1', '8459991157', 'Sterling Bank', '1795492823000', '1795723223000', null, null, null, null, null, '0', null, null, null, null, '1795464023000', '1795464024000'),
('00010000-0068-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '3', '3', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'iaoaplKJXih7Mp5CUfN5bM', '250000', '250000', '0', '0', '0', '1', '9205947466', 'Sterling Bank', '1795492825000', '1795723225000', null, null, null, null, null, '250000', null, null, null, null, '1795464025000', '1795464026000'),
('00010000-0073-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, 'Two metres of cotton', null, null, null, 'self_managed', '{"cart":"Ada''s"}', '6vWf49Xu2X658HO65Fc1tl', '250000', '250000', '0', '0', '0', '1', '9322384955', 'Sterling Bank', '1795492827000', '1795723227000', '1795464029000', null, null, null, null, '0', null, null, null, null, '1795464027000', '1795464029000'),
('00010000-007f-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'new@example.com', 'new@example.com', null, null, null, null, null, 'self_managed', null, 'Wis83JIMuWGBGxhW8l2vNc', '250000', '250000', '0', '0', '0', '1', '7780228987', 'Fidelity Bank', '1795492830000', '1795723230000', '1795464032000', null, null, null, null, '0', null, null, null, null, '1795464030000', '1795464032000'),
('00010000-008b-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '4', '4', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '3izxaQ1s71SLpE0RIxHLLQ', '250000', '250000', '0', '0', '0', '1', '6310300098', 'Sterling Bank', '1795492833000', '1795723233000', '1795464035000', '1795464036000', '1795550436000', null, '1795528836000', '0', '{"tracking_number":"GIG-123","courier_name":null,"proof_photo_url":"https://shop.example.com/proof.jpg","notes":null,"submitted_at":"2026-11-23T20:00:36.000Z"}', null, null, null, '1795464033000', '1795464036000'),
('00010000-009e-7000-8000-000000000000', 'charge', '00010000-009e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PENDING', '1', '0', 'pending', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'Bh4C6NnLl7Q1HaOQvlb402', '0', '0', '0', '0', '0', '1', '7580616970', 'Sterling Bank', '1795492838000', '1795550438000', null, null, null, null, null, '0', null, null, null, null, '1795464038000', '1795464038000'),
('00010000-00a1-7000-8000-000000000000', 'charge', '00010000-00a1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '3', '2', 'succeeded', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, null, 'self_managed', null, 'yMCH5H8vXgrmkrO0MABMh9', '120000', '0', '120000', '0', '0', '1', '4916575900', 'Fidelity Bank', '1795492839000', '1795550439000', null, null, null, null, null, '0', null, null, null, null, '1795464039000', '1795464040000'),
('00010000-00ab-7000-8000-000000000000', 'escrow', '00010000-00aa-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', '2', '2', 'funded', '120000', 'NGN', 'ada@example.com', 'ada@example.com', null, null, null, null, null, 'https://shop.example.com/thanks', null, '168', 'self_managed', null, 'VhErPcV2o0WnRNWGoQPMkw', '120000', '120000', '0', '0', '0', '1', '6722872359', 'Sterling Bank', '1795492841000', '1795550441000', '1795464041000', null, null, null, null, '0', null, null, null, null, '1795464041000', '1795464042000'),
('00010000-00b4-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '5', '5', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Mg6D9A3jB0UpMY1PQbjQLh', '250000', '0', '250000', '0', '0', '1', '7198750140', 'Fidelity Bank', '1795492843000', '1795723243000', '1795464045000', null, null, null, null, '0', null, null, null, 'released', '1795464043000', '1795464046000'),
('00010000-00cb-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '5', '5', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'bZKztFYmzmfO21FhttmISr', '250000', '0', '250000', '0', '0', '1', '1569458445', 'Wema Bank', '1795492848000', '1795723248000', '1795464050000', null, null, null, null, '0', null, null, null, 'released', '1795464048000', '1795464051000'),
('00010000-00e2-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '5', '6', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '2AsdrVEH4b6UQCdxufbFBn', '250000', '0', '250000', '0', '0', '1', '3028747111', 'Sterling Bank', '1795492853000', '1795723253000', '1795464055000', null, null, null, null, '0', null, null, null, 'released', '1795464053000', '1795464056000'),
('00010000-00fc-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '4', '5', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'FN3YqJgeI0rYCl4725zQHU', '250000', '0', '0', '250000', '0', '1', '7133174157', 'Wema Bank', '1795492859000', '1795723259000', '1795464061000', null, null, null, null, '0', null, null, null, 'refunded', '1795464059000', '1795464062000'),
('00010000-0113-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '4', '5', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, '5UmFE3TL5qJUijevGnFCVb', '250000', '0', '0', '250000', '0', '1', '8193707735', 'Sterling Bank', '1795492864000', '1795723264000', '1795464066000', null, null, null, null, '0', null, null, null, 'refunded', '1795464064000', '1795464067000'),
('00010000-012a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '5', '5', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'DRThZ4jKTE8Bcfw5i7AK6t', '250000', '150000', '100000', '0', '0', '1', '1772425022', 'Sterling Bank', '1795492869000', '1795723269000', '1795464071000', null, null, null, null, '0', null, null, null, null, '1795464069000', '1795464072000'),
('00010000-0200-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '5', '4', 'released', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'Uh1gKsshhThgnLcbqr7ep2', '250000', '0', '250000', '0', '0', '1', '1763513401', 'Sterling Bank', '1795493174000', '1795723574000', '1795464376000', null, null, null, null, '0', null, null, null, 'released', '1795464374000', '1795464377000'),
('00010000-0210-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '4', '4', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'k5ikMbWSY2k1DNNw8qXwEP', '250000', '250000', '0', '0', '0', '1', '3485036739', 'Wema Bank', '1795493178000', '1795723578000', '1795464380000', null, null, null, null, '0', null, null, null, null, '1795464378000', '1795464381000'),
('00010000-0220-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '5', '4', 'disputed', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'RxPxyU0hSaYOuR97oDUP0R', '250000', '250000', '0', '0', '0', '1', '2832472299', 'Fidelity Bank', '1795493182000', '1795723582000', '1795464384000', null, null, null, null, '0', null, null, null, null, '1795464382000', '1795464386000'),
('00010000-0232-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '5', '5', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'L9osKNTPhEQAkqOt4zpvaa', '250000', '250000', '0', '0', '0', '1', '3914179327', 'Wema Bank', '1795493187000', '1795723587000', '1795464389000', null, null, null, null, '0', null, null, null, null, '1795464387000', '1795464391000'),
('00010000-0245-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '5', '6', 'refunded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'fjlF9wD3KuX1U9m2e9MoxI', '250000', '0', '0', '250000', '0', '1', '2364240856', 'Fidelity Bank', '1795493192000', '1795723592000', '1795464394000', null, null, null, null, '0', null, null, null, 'conceded', '1795464392000', '1795464396000'),
('00010000-025a-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '4', '4', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, null, null, 'self_managed', null, 'ZLICSMv7A9MEpKrNOUkxut', '250000', '190000', '0', '60000', '0', '1', '2681466506', 'Fidelity Bank', '1795493197000', '1795723597000', '1795464399000', null, null, null, null, '0', null, null, null, null, '1795464397000', '1795464400000'),
('00010000-026d-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '3', '3', 'funded', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'x01VdlKAaP45zQhgpi7Jqx', '250000', '250000', '0', '0', '0', '1', '2750061089', 'Wema Bank', '1795204902000', '1795435302000', '1795176106000', null, null, null, null, '0', null, null, null, null, '1795176102000', '1795176106000'),
('00010000-0270-7000-8000-000000000000', 'escrow', null, '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-AWAITING', '1', '0', 'awaiting_payment', '250000', 'NGN', 'ada@example.com', 'ada@example.com', null, 'seller@example.com', 'seller@example.com', null, null, null, 'https://shop.example.com/live', null, 'self_managed', null, 'cA7JsPz6a64Jr9TAYYnTNX', '0', '0', '0', '0', '0', '1', '8842604229', 'Wema Bank', '1795204903000', '1795435303000', null, null, null, null, null, '0', null, null, null, null, '1795176103000', '1795176103000');

insert into virtual_account (partner_reference, partner, account_id, mode, checkout_id, attempt, amount, account_number, bank_name, opened_at, expires_at, next_poll_at, poll_count) values
('esc-02fd0771393c1db9ea70805c166225e1ba75cb9b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0050-7000-8000-000000000000', '1', '250000', '1045806705', 'Fidelity Bank', '1795464019000', '1795492819000', '1795176319000', '0'),
('esc-077f47dc2300cc2bfd237dddd504d8b001141a87', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0068-7000-8000-000000000000', '1', '250000', '9205947466', 'Sterling Bank', '1795464025000', '1795492825000', '1795176325000', '0'),
('esc-0bee42c33453e5fe8ed4e567cbdb3aecb9621bf0', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0037-7000-8000-000000000000', '1', '250000', '9851017549', 'Fidelity Bank', '1795464013000', '1795492813000', '1795176313000', '0'),
('esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00ab-7000-8000-000000000000', '1', '120000', '6722872359', 'Sterling Bank', '1795464041000', '1795492841000', '1795176341000', '0'),
('esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e2-7000-8000-000000000000', '1', '250000', '3028747111', 'Sterling Bank', '1795464053000', '1795492853000', '1795176353000', '0'),
('esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-025a-7000-8000-000000000000', '1', '250000', '2681466506', 'Fidelity Bank', '1795464397000', '1795493197000', '1795176397000', '0'),
('esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0056-7000-8000-000000000000', '1', '250000', '2289852767', 'Fidelity Bank', '1795464021000', '1795492821000', '1795176321000', '0'),
('esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0210-7000-8000-000000000000', '1', '250000', '3485036739', 'Wema Bank', '1795464378000', '1795493178000', '1795176378000', '0'),
('esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-012a-7000-8000-000000000000', '1', '250000', '1772425022', 'Sterling Bank', '1795464069000', '1795492869000', '1795176369000', '0'),
('esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0245-7000-8000-000000000000', '1', '250000', '2364240856', 'Fidelity Bank', '1795464392000', '1795493192000', '1795176392000', '0'),
('esc-4c49ba996987eadd4cc8958cb957914fabde8923', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-026d-7000-8000-000000000000', '1', '250000', '2750061089', 'Wema Bank', '1795176102000', '1795204902000', '1795176402000', '0'),
('esc-5d57cfea03ee1bd7b3170f48493625e8fcca1f6b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0270-7000-8000-000000000000', '1', '250000', '8842604229', 'Wema Bank', '1795176103000', '1795204903000', '1795176403000', '0'),
('esc-5fee4d07b9cd994651cfa667ddd0f8a47acab7c7', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0020-7000-8000-000000000000', '1', '250000', '1343838223', 'Sterling Bank', '1795176010000', '1795204810000', '1795176310000', '0'),
('esc-643c1b07dc5efe17d5ba2eb2773a65570c45d3e1', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0023-7000-8000-000000000000', '1', '120000', '1427828480', 'Sterling Bank', '1795176011000', '1795204811000', '1795176311000', '0'),
('esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0220-7000-8000-000000000000', '1', '250000', '2832472299', 'Fidelity Bank', '1795464382000', '1795493182000', '1795176382000', '0'),
('esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b4-7000-8000-000000000000', '1', '250000', '7198750140', 'Fidelity Bank', '1795464043000', '1795492843000', '1795176343000', '0'),
('esc-77b7ae7a0b4c47a517847777870e95eea83e2939', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cb-7000-8000-000000000000', '1', '250000', '1569458445', 'Wema Bank', '1795464048000', '1795492848000', '1795176348000', '0'),
('esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fc-7000-8000-000000000000', '1', '250000', '7133174157', 'Wema Bank', '1795464059000', '1795492859000', '1795176359000', '0'),
('esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-003a-7000-8000-000000000000', '1', '250000', '8165270681', 'Wema Bank', '1795464014000', '1795492814000', '1795176314000', '0'),
('esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0060-7000-8000-000000000000', '1', '250000', '8459991157', 'Sterling Bank', '1795464023000', '1795492823000', '1795176323000', '0'),
('esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-007f-7000-8000-000000000000', '1', '250000', '7780228987', 'Fidelity Bank', '1795464030000', '1795492830000', '1795176330000', '0'),
('esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a1-7000-8000-000000000000', '1', '120000', '4916575900', 'Fidelity Bank', '1795464039000', '1795492839000', '1795176339000', '0'),
('esc-aa28863212bd25d6581e97351c26c86eed14b428', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', '1', '250000', '8193707735', 'Sterling Bank', '1795464064000', '1795492864000', '1795176364000', '0'),
('esc-c05fcc59ac151b646b5ca65381acaf044d366344', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-009e-7000-8000-000000000000', '1', '120000', '7580616970', 'Sterling Bank', '1795464038000', '1795492838000', '1795176338000', '0'),
('esc-c52dd3859a9d768d768567927979e5e740df080e', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0042-7000-8000-000000000000', '1', '250000', '8500460660', 'Fidelity Bank', '1795464016000', '1795492816000', '1795176316000', '0'),
('esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0073-7000-8000-000000000000', '1', '250000', '9322384955', 'Sterling Bank', '1795464027000', '1795492827000', '1795176327000', '0'),
('esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-008b-7000-8000-000000000000', '1', '250000', '6310300098', 'Sterling Bank', '1795464033000', '1795492833000', '1795176333000', '0'),
('esc-fce5e0ea97357463fbe32cd154c797a05eb72243', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0232-7000-8000-000000000000', '1', '250000', '3914179327', 'Wema Bank', '1795464387000', '1795493187000', '1795176387000', '0'),
('esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', 'sandbox', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0200-7000-8000-000000000000', '1', '250000', '1763513401', 'Sterling Bank', '1795464374000', '1795493174000', '1795176374000', '0');

insert into dispute (id, account_id, mode, checkout_id, version, status, reason, opened_by, description, evidence_json, respond_by, outcome, amount_to_seller, created_at, updated_at) values
('00010000-006f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0068-7000-8000-000000000000', '1', 'waiting_for_operator', 'payment_reversed', 'operator', null, '[]', null, null, null, '1795464026000', '1795464026000'),
('00010000-021c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0210-7000-8000-000000000000', '1', 'waiting_for_seller', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464381000}]', '1795723581000', null, null, '1795464381000', '1795464381000'),
('00010000-022c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0220-7000-8000-000000000000', '2', 'waiting_for_operator', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464385000},{"side":"seller","text":"It is as shown.","links":[],"actor":{"kind":"merchant","via":"api"},"at":1795464386000}]', null, null, null, '1795464385000', '1795464386000'),
('00010000-023e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0232-7000-8000-000000000000', '2', 'resolved', 'not_as_described', 'seller', 'The colour is another one.', '[{"side":"seller","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464390000}]', null, 'withdrawn', null, '1795464390000', '1795464391000'),
('00010000-0251-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0245-7000-8000-000000000000', '2', 'resolved', 'not_as_described', 'buyer', 'The colour is another one.', '[{"side":"buyer","text":"The colour is another one.","links":["https://shop.example.com/photo.jpg"],"actor":{"kind":"merchant","via":"api"},"at":1795464395000}]', null, 'conceded', '0', '1795464395000', '1795464396000');

insert into seller (id, account_id, mode, email_key, email, name, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, bank_account_saved_by, bank_account_changed_at, created_at, updated_at) values
('00010000-000a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'seller@example.com', 'seller@example.com', 'Bisi Ade', '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.5akBY4q11TiLAWCbqfTnXNPN2HzB7pgF9l_kcGLkG5J0sWtpFTM', '6789', 'merchant', null, '1795176002000', '1795176002000'),
('00010000-000d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'new@example.com', 'new@example.com', 'Chidi Eze', '1', null, null, null, null, null, null, null, '1795176003000', '1795176003000'),
('00010000-026a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'seller@example.com', 'seller@example.com', null, '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.iQuLrgLjqbLgB_R587M1l3E_jjVCBZ7_AkA0-buxr7K3T-a7R-Q', '6789', 'merchant', null, '1795176101000', '1795176101000');

insert into merchant_bank_account (account_id, mode, version, bank_code, bank_name, account_name, account_number_sealed, account_last4, bank_account_changed_at, updated_at) values
('00010000-0001-7000-8000-000000000000', 'test', '1', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.nhTrMJpIy8X-Ge3mXXk09II7xLDeUc6hwIs7njnGy9cKaVirLE8', '6789', null, '1795176001000');

insert into credit (id, partner, mode, partner_credit_id, account_id, checkout_id, partner_reference, account_number, version, status, amount, amount_applied, amount_excess, amount_refunded, payer_name, failure_reason, amount_receivable, paid_at, created_at, reversed_at) values
('00010000-003e-7000-8000-000000000000', 'sandbox', 'test', '00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-003a-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', '1', 'credited', '100000', '100000', '0', '0', null, null, '0', '1795464015000', '1795464015000', null),
('00010000-0046-7000-8000-000000000000', 'sandbox', 'test', '00010000-0045-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0042-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464017000', '1795464017000', null),
('00010000-005a-7000-8000-000000000000', 'sandbox', 'test', '00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0056-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', '2', 'credited', '300000', '250000', '50000', '50000', null, null, '0', '1795464022000', '1795464022000', null),
('00010000-0064-7000-8000-000000000000', 'sandbox', 'test', '00010000-0063-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0060-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', '1', 'rejected', '250000', '0', '0', '0', null, 'rejected by the bank', '0', '1795464024000', '1795464024000', null),
('00010000-006c-7000-8000-000000000000', 'sandbox', 'test', '00010000-006b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0068-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', '2', 'reversed', '250000', '250000', '0', '0', null, 'reversed', '250000', '1795464026000', '1795464026000', '1795464026000'),
('00010000-0077-7000-8000-000000000000', 'sandbox', 'test', '00010000-0076-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0073-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464028000', '1795464028000', null),
('00010000-0083-7000-8000-000000000000', 'sandbox', 'test', '00010000-0082-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-007f-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464031000', '1795464031000', null),
('00010000-008f-7000-8000-000000000000', 'sandbox', 'test', '00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-008b-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464034000', '1795464034000', null),
('00010000-009b-7000-8000-000000000000', 'sandbox', 'test', '00010000-009a-7000-8000-000000000000', null, null, null, '9999999999', '1', 'credited', '45000', '0', '45000', '0', null, null, '0', '1795464037000', '1795176037000', null),
('00010000-00a5-7000-8000-000000000000', 'sandbox', 'test', '00010000-00a4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00a1-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', '1', 'credited', '120000', '120000', '0', '0', null, null, '0', '1795464040000', '1795464040000', null),
('00010000-00af-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00ab-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', '1', 'credited', '120000', '120000', '0', '0', null, null, '0', '1795464042000', '1795464042000', null),
('00010000-00b8-7000-8000-000000000000', 'sandbox', 'test', '00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00b4-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464044000', '1795464044000', null),
('00010000-00cf-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ce-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00cb-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464049000', '1795464049000', null),
('00010000-00e6-7000-8000-000000000000', 'sandbox', 'test', '00010000-00e5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00e2-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464054000', '1795464054000', null),
('00010000-0100-7000-8000-000000000000', 'sandbox', 'test', '00010000-00ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-00fc-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464060000', '1795464060000', null),
('00010000-0117-7000-8000-000000000000', 'sandbox', 'test', '00010000-0116-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0113-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464065000', '1795464065000', null),
('00010000-012e-7000-8000-000000000000', 'sandbox', 'test', '00010000-012d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-012a-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464070000', '1795464070000', null),
('00010000-0204-7000-8000-000000000000', 'sandbox', 'test', '00010000-0203-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0200-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464375000', '1795464375000', null),
('00010000-0214-7000-8000-000000000000', 'sandbox', 'test', '00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0210-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464379000', '1795464379000', null),
('00010000-0224-7000-8000-000000000000', 'sandbox', 'test', '00010000-0223-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0220-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464383000', '1795464383000', null),
('00010000-0236-7000-8000-000000000000', 'sandbox', 'test', '00010000-0235-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0232-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', '1', 'credited', '250000', '250000', '0', '0', null, null, '0', '1795464388000', '1795464388000', null),
('00010000-0249-7000-8000-000000000000', 'sandbox', 'test', '00010000-0248-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-0245-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', '3', 'credited', '250000', '250000', '0', '250000', null, null, '0', '1795464393000', '1795464393000', null),
('00010000-025e-7000-8000-000000000000', 'sandbox', 'test', '00010000-025d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-025a-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', '3', 'credited', '250000', '250000', '0', '60000', null, null, '0', '1795464398000', '1795464398000', null),
('00010000-0274-7000-8000-000000000000', 'sandbox', 'live', '00010000-0272-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', '00010000-026d-7000-8000-000000000000', null, '2750061089', '1', 'credited', '250000', '250000', '0', '0', 'Ada Obi', null, '0', '1795176104000', '1795176105000', null);

insert into payout (id, account_id, mode, checkout_id, version, seller_email, status, amount, bank_code, bank_name, account_name, account_number_sealed, account_last4, failure_reason, session_id, amount_receivable, created_at, updated_at) values
('00010000-00a6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00a1-7000-8000-000000000000', '3', null, 'paid', '120000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.nhTrMJpIy8X-Ge3mXXk09II7xLDeUc6hwIs7njnGy9cKaVirLE8', '6789', null, '500249106582071736878139742659', '0', '1795464040000', '1795464133000'),
('00010000-00c0-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b4-7000-8000-000000000000', '3', 'seller@example.com', 'paid', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.5akBY4q11TiLAWCbqfTnXNPN2HzB7pgF9l_kcGLkG5J0sWtpFTM', '6789', null, '902938926880020164343114651722', '0', '1795464046000', '1795464047000'),
('00010000-00d7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00cb-7000-8000-000000000000', '3', 'seller@example.com', 'failed', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.5akBY4q11TiLAWCbqfTnXNPN2HzB7pgF9l_kcGLkG5J0sWtpFTM', '6789', 'failed by the receiving bank', null, '0', '1795464051000', '1795464052000'),
('00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e2-7000-8000-000000000000', '4', 'seller@example.com', 'reversed', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.5akBY4q11TiLAWCbqfTnXNPN2HzB7pgF9l_kcGLkG5J0sWtpFTM', '6789', 'reversed by the receiving bank', null, '0', '1795464056000', '1795464058000'),
('00010000-0136-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-012a-7000-8000-000000000000', '3', 'seller@example.com', 'paid', '100000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.5akBY4q11TiLAWCbqfTnXNPN2HzB7pgF9l_kcGLkG5J0sWtpFTM', '6789', null, '929276778705853255538720935854', '0', '1795464072000', '1795464133000'),
('00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0200-7000-8000-000000000000', '2', 'seller@example.com', 'pending', '250000', '058', 'Guaranty Trust Bank', 'BOLA IDRIS', 'v1.5akBY4q11TiLAWCbqfTnXNPN2HzB7pgF9l_kcGLkG5J0sWtpFTM', '6789', null, null, '0', '1795464377000', '1795464406000');

insert into refund (id, account_id, mode, checkout_id, version, credit_id, status, origin, amount, reason, failure_reason, session_id, amount_receivable, created_at, updated_at) values
('00010000-004b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0042-7000-8000-000000000000', '3', '00010000-0046-7000-8000-000000000000', 'paid', 'held', '250000', 'declined', null, '060705730726367356612487399495', '0', '1795464018000', '1795464133000'),
('00010000-005b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0056-7000-8000-000000000000', '3', '00010000-005a-7000-8000-000000000000', 'paid', 'excess', '50000', 'overpaid', null, '482582528371729884204213499360', '0', '1795464022000', '1795464133000'),
('00010000-0108-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00fc-7000-8000-000000000000', '3', '00010000-0100-7000-8000-000000000000', 'paid', 'held', '250000', null, null, '563153588795232499007979631741', '0', '1795464062000', '1795464063000'),
('00010000-011f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0113-7000-8000-000000000000', '3', '00010000-0117-7000-8000-000000000000', 'failed', 'held', '250000', null, 'failed by the receiving bank', null, '0', '1795464067000', '1795464068000'),
('00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0245-7000-8000-000000000000', '2', '00010000-0249-7000-8000-000000000000', 'pending', 'held', '250000', 'conceded', null, null, '0', '1795464396000', '1795464406000'),
('00010000-0266-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-025a-7000-8000-000000000000', '2', '00010000-025e-7000-8000-000000000000', 'pending', 'held', '60000', 'One of two was missing', null, null, '0', '1795464400000', '1795464406000');

insert into attempt (id, object_kind, object_id, credit_id, n, reference, version, state, lease_token, session_id, failure_reason, fee, sent_at, created_at, updated_at) values
('00010000-00c7-7000-8000-000000000000', 'payout', '00010000-00c0-7000-8000-000000000000', null, '1', 'po-0001000000c770008000000000000000', '2', 'paid', '00010000-00c6-7000-8000-000000000000', '902938926880020164343114651722', null, '0', '1795464047000', '1795464047000', '1795464047000'),
('00010000-00de-7000-8000-000000000000', 'payout', '00010000-00d7-7000-8000-000000000000', null, '1', 'po-0001000000de70008000000000000000', '2', 'failed', '00010000-00dd-7000-8000-000000000000', null, 'failed by the receiving bank', '0', '1795464052000', '1795464052000', '1795464052000'),
('00010000-00f5-7000-8000-000000000000', 'payout', '00010000-00ee-7000-8000-000000000000', null, '1', 'po-0001000000f570008000000000000000', '3', 'reversed', '00010000-00f4-7000-8000-000000000000', '728708352391138026984815329343', 'reversed by the receiving bank', '0', '1795464057000', '1795464057000', '1795464058000'),
('00010000-010f-7000-8000-000000000000', 'refund', '00010000-0108-7000-8000-000000000000', '00010000-0100-7000-8000-000000000000', '1', 're-00010000010f70008000000000000000', '2', 'paid', '00010000-010e-7000-8000-000000000000', '563153588795232499007979631741', null, '0', '1795464063000', '1795464063000', '1795464063000'),
('00010000-0126-7000-8000-000000000000', 'refund', '00010000-011f-7000-8000-000000000000', '00010000-0117-7000-8000-000000000000', '1', 're-00010000012670008000000000000000', '2', 'failed', '00010000-0125-7000-8000-000000000000', null, 'failed by the receiving bank', '0', '1795464068000', '1795464068000', '1795464068000'),
('00010000-017f-7000-8000-000000000000', 'refund', '00010000-004b-7000-8000-000000000000', '00010000-0046-7000-8000-000000000000', '1', 're-00010000017f70008000000000000000', '2', 'paid', '00010000-017e-7000-8000-000000000000', '060705730726367356612487399495', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-0181-7000-8000-000000000000', 'refund', '00010000-005b-7000-8000-000000000000', '00010000-005a-7000-8000-000000000000', '1', 're-00010000018170008000000000000000', '2', 'paid', '00010000-0180-7000-8000-000000000000', '482582528371729884204213499360', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-0183-7000-8000-000000000000', 'payout', '00010000-00a6-7000-8000-000000000000', null, '1', 'po-00010000018370008000000000000000', '2', 'paid', '00010000-0182-7000-8000-000000000000', '500249106582071736878139742659', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-0185-7000-8000-000000000000', 'payout', '00010000-0136-7000-8000-000000000000', null, '1', 'po-00010000018570008000000000000000', '2', 'paid', '00010000-0184-7000-8000-000000000000', '929276778705853255538720935854', null, '0', '1795464073000', '1795464073000', '1795464133000'),
('00010000-027b-7000-8000-000000000000', 'payout', '00010000-020c-7000-8000-000000000000', null, '1', 'po-00010000027b70008000000000000000', '1', 'sent', '00010000-027a-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000'),
('00010000-027c-7000-8000-000000000000', 'refund', '00010000-0266-7000-8000-000000000000', '00010000-025e-7000-8000-000000000000', '1', 're-00010000027c70008000000000000000', '1', 'sent', '00010000-027a-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000'),
('00010000-027d-7000-8000-000000000000', 'refund', '00010000-0255-7000-8000-000000000000', '00010000-0249-7000-8000-000000000000', '1', 're-00010000027d70008000000000000000', '1', 'sent', '00010000-027a-7000-8000-000000000000', null, null, '0', '1795464406000', '1795464406000', '1795464406000');

insert into change (id, account_id, mode, at, token) values
('attempt:00010000-00c7-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464047000', '01a203b6-8c72-706d-b13e-d06b0e52c8cd'),
('attempt:00010000-00de-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', '1795464052000', '01a203b6-8ca2-70bd-b47a-5e612d3a992d'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464057000', '01a203b6-8ccf-7729-8679-58a8317891d0'),
('attempt:00010000-00f5-7000-8000-000000000000:2:reversed', '00010000-0001-7000-8000-000000000000', 'test', '1795464058000', '01a203b6-8cdd-727e-8223-5a4e6c6965b3'),
('attempt:00010000-010f-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464063000', '01a203b6-8d0c-73e9-8227-c258b32ba53c'),
('attempt:00010000-0126-7000-8000-000000000000:1:failed', '00010000-0001-7000-8000-000000000000', 'test', '1795464068000', '01a203b6-8d3d-7606-af78-764679828123'),
('attempt:00010000-017f-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a203b6-8f73-72a1-8f3a-416eb0daf8e1'),
('attempt:00010000-0181-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a203b6-8f7c-778d-9bb7-2c5492f23016'),
('attempt:00010000-0183-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a203b6-8f82-768f-91c3-0e7424249c42'),
('attempt:00010000-0185-7000-8000-000000000000:1:paid', '00010000-0001-7000-8000-000000000000', 'test', '1795464133000', '01a203b6-8f87-73e7-b1c9-e03f23ba5244'),
('credit:sandbox:live:00010000-0272-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'live', '1795176105000', '01a203b6-90d3-7442-9b48-30afa00b3d9e'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464015000', '01a203b6-8b4e-7628-92c0-7418bbda7d4a'),
('credit:sandbox:test:00010000-0045-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464017000', '01a203b6-8b71-73d0-98bb-d85dc80f8153'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464022000', '01a203b6-8ba2-76ae-a14c-82c1cdf1ee63'),
('credit:sandbox:test:00010000-0063-7000-8000-000000000000:rejected', '00010000-0001-7000-8000-000000000000', 'test', '1795464024000', '01a203b6-8bb6-732f-9061-dc3204c55084'),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464026000', '01a203b6-8bc4-75b4-aaa0-5d2e19f831b1'),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:reversed', '00010000-0001-7000-8000-000000000000', 'test', '1795464026000', '01a203b6-8bcc-77ee-86f1-cd80aed54279'),
('credit:sandbox:test:00010000-0076-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464028000', '01a203b6-8bdf-70bf-8d2a-354eacbc3a04'),
('credit:sandbox:test:00010000-0082-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464031000', '01a203b6-8bf2-7448-b596-9137b7fb3aa7'),
('credit:sandbox:test:00010000-008e-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464034000', '01a203b6-8c0b-731c-b416-9fd14e0386a3'),
('credit:sandbox:test:00010000-009a-7000-8000-000000000000:credited', '', 'test', '1795176037000', '01a203b6-8c1e-72fb-a56e-1c16c845aafa'),
('credit:sandbox:test:00010000-00a4-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464040000', '01a203b6-8c2d-72dc-a478-a1518737a233'),
('credit:sandbox:test:00010000-00ae-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464042000', '01a203b6-8c3f-733b-add8-b54647eac164'),
('credit:sandbox:test:00010000-00b7-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464044000', '01a203b6-8c4f-753a-acbb-eaed5ccf17e9'),
('credit:sandbox:test:00010000-00ce-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464049000', '01a203b6-8c7f-7246-bb1d-910db3a6e975'),
('credit:sandbox:test:00010000-00e5-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464054000', '01a203b6-8cb0-7278-bed5-a05ec18cb664'),
('credit:sandbox:test:00010000-00ff-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464060000', '01a203b6-8cec-73a8-9c53-e5d42194eb76'),
('credit:sandbox:test:00010000-0116-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464065000', '01a203b6-8d18-7494-b4c3-5070fe0d8922'),
('credit:sandbox:test:00010000-012d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464070000', '01a203b6-8d4b-710b-8727-811c328476fb'),
('credit:sandbox:test:00010000-0203-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464375000', '01a203b6-9026-7549-a621-74f175e37ecb'),
('credit:sandbox:test:00010000-0213-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464379000', '01a203b6-9044-737c-bace-673ea4cbc85a'),
('credit:sandbox:test:00010000-0223-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464383000', '01a203b6-905b-74b9-88fd-7fb250a3ff85'),
('credit:sandbox:test:00010000-0235-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464388000', '01a203b6-9074-77fe-b8e2-ec589fc95589'),
('credit:sandbox:test:00010000-0248-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464393000', '01a203b6-908f-701b-aa00-75c932022fab'),
('credit:sandbox:test:00010000-025d-7000-8000-000000000000:credited', '00010000-0001-7000-8000-000000000000', 'test', '1795464398000', '01a203b6-90ad-7574-a88c-ce3b660b8070'),
('job:00010000-002d-7000-8000-000000000000:expire:1', '00010000-0001-7000-8000-000000000000', 'test', '1795264211000', '01a203b6-8b1d-710b-9e90-d3bac4809110'),
('job:00010000-0030-7000-8000-000000000000:expire:1', '00010000-0001-7000-8000-000000000000', 'test', '1795437010000', '01a203b6-8b2d-778e-9f9d-bf639f419dcc'),
('job:01a203b6-8b7e-705f-add7-9621e1e1a075:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a203b6-8d65-75cb-902f-bce752682493'),
('job:01a203b6-8ba2-76ae-a14c-9beecfa80694:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a203b6-8d6a-752f-b736-a3cf81b4eb20'),
('job:01a203b6-8c2d-72dc-a478-aef312c3b5be:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a203b6-8d6f-7029-b8f5-3ad9ca2091a7'),
('job:01a203b6-8c5b-710a-92b1-723a1aaae919:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464047000', '01a203b6-8c67-73d9-ac80-0f56cc7213b0'),
('job:01a203b6-8c8d-75ca-959c-9f88c356d9d2:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464052000', '01a203b6-8c9a-76ac-bf06-6e74dc640eca'),
('job:01a203b6-8cb9-728d-aab6-eb1c2ce6596b:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464057000', '01a203b6-8cc7-723c-a287-da5de65cdd45'),
('job:01a203b6-8cf7-7238-a202-13eae6b4606a:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464063000', '01a203b6-8d03-74bb-b278-77ca9f90933b'),
('job:01a203b6-8d22-7379-96fc-fb178802d17d:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464068000', '01a203b6-8d30-748a-b482-a97f681f1569'),
('job:01a203b6-8d54-762f-a403-194fa242bdab:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a203b6-8d73-7048-bd07-33090d04c9ae'),
('job:01a203b6-9035-71de-b72c-494ce864e5bc:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a203b6-90ec-774e-b4a1-9b129875d5d5'),
('job:01a203b6-90a0-704a-9037-fcbc88a35675:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a203b6-90ef-705f-ac70-ab493ccfd645'),
('job:01a203b6-90bb-747c-bdc0-9d09a810cd43:send:1', '00010000-0001-7000-8000-000000000000', 'test', '1795464406000', '01a203b6-90ed-70b5-855c-f146ed0c780a'),
('request:00010000-0007-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176001000', '01a203b6-8abc-7563-9ecd-2d9244ff9f3d'),
('request:00010000-0009-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176002000', '01a203b6-8ac2-728c-9057-06246da607f0'),
('request:00010000-000c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176003000', '01a203b6-8ac6-759b-b7ec-4163e59fd949'),
('request:00010000-001f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176010000', '01a203b6-8adb-709e-9ea8-dcf0be17a361'),
('request:00010000-0022-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176011000', '01a203b6-8ae3-7088-b51b-7be5024f30c5'),
('request:00010000-0026-7000-8000-000000000000:claim', '00010000-0001-7000-8000-000000000000', 'test', '1795176012000', '01a203b6-8b07-74bc-82b1-b981eea20793'),
('request:00010000-0036-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464013000', '01a203b6-8b44-71b8-9b19-531c982876f8'),
('request:00010000-0039-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464014000', '01a203b6-8b47-744f-a7b7-800b2a5ee1dd'),
('request:00010000-0041-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464016000', '01a203b6-8b61-7511-bda7-a605f36fea7a'),
('request:00010000-004a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464018000', '01a203b6-8b7e-705f-add7-858318a1ad53'),
('request:00010000-004f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464019000', '01a203b6-8b87-72bc-8616-072324922823'),
('request:00010000-0052-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464020000', '01a203b6-8b8c-7408-a4b0-975b866d83d9'),
('request:00010000-0055-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464021000', '01a203b6-8b94-760d-b29c-f944b16c7a39'),
('request:00010000-005f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464023000', '01a203b6-8bac-75fa-93b2-d61cd5997331'),
('request:00010000-0067-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464025000', '01a203b6-8bbd-769c-bcc7-baeb57847fdf'),
('request:00010000-0072-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464027000', '01a203b6-8bd7-74bb-8886-6772e5576da8'),
('request:00010000-007b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464029000', '01a203b6-8be6-733c-a385-2935a8d5f0ee'),
('request:00010000-007e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464030000', '01a203b6-8bea-76e8-b5a8-8670c9d482fd'),
('request:00010000-0087-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464032000', '01a203b6-8bfb-770f-88d2-3deddd4d764f'),
('request:00010000-008a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464033000', '01a203b6-8c02-70d7-b12b-cce525286160'),
('request:00010000-0093-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464035000', '01a203b6-8c14-776a-98b8-ec8fc69e1423'),
('request:00010000-0096-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464036000', '01a203b6-8c19-71f6-a8f9-0e918a2ecad3'),
('request:00010000-009d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464038000', '01a203b6-8c21-753d-9050-252394483bba'),
('request:00010000-00a0-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464039000', '01a203b6-8c24-7462-8a64-384c856c5f5a'),
('request:00010000-00a9-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464041000', '01a203b6-8c35-74cb-8a7b-4f6bf936cc35'),
('request:00010000-00b3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464043000', '01a203b6-8c47-758b-bf12-98da36c58e0b'),
('request:00010000-00bc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464045000', '01a203b6-8c57-72fa-adf0-3e38667db8a0'),
('request:00010000-00bf-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464046000', '01a203b6-8c5b-710a-92b1-6277eb2f02b3'),
('request:00010000-00ca-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464048000', '01a203b6-8c79-764c-8e53-4e90cfa1bef7'),
('request:00010000-00d3-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464050000', '01a203b6-8c88-703b-a260-450ebc1b355c'),
('request:00010000-00d6-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464051000', '01a203b6-8c8d-75ca-959c-8ee61a546a6c'),
('request:00010000-00e1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464053000', '01a203b6-8ca8-743b-bfb7-6bcd08e053b0'),
('request:00010000-00ea-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464055000', '01a203b6-8cb6-703e-bd7b-4fe3053aa951'),
('request:00010000-00ed-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464056000', '01a203b6-8cb9-728d-aab6-dba500784deb'),
('request:00010000-00fb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464059000', '01a203b6-8ce5-74fe-89e5-a95ecc2ef9da'),
('request:00010000-0104-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464061000', '01a203b6-8cf2-7198-a690-0f58170fd54b'),
('request:00010000-0107-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464062000', '01a203b6-8cf7-7238-a202-02a2a6c802d0'),
('request:00010000-0112-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464064000', '01a203b6-8d11-7510-b412-60f74c49a355'),
('request:00010000-011b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464066000', '01a203b6-8d1e-73aa-9d01-f04815224a62'),
('request:00010000-011e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464067000', '01a203b6-8d22-7379-96fc-e93aa9aeb21c'),
('request:00010000-0129-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464069000', '01a203b6-8d44-7069-b7dc-e88e64d8c19e'),
('request:00010000-0132-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464071000', '01a203b6-8d50-73bf-9cce-524462b32988'),
('request:00010000-0135-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464072000', '01a203b6-8d54-762f-a403-096b05525a1d'),
('request:00010000-013a-7000-8000-000000000000:claim', '00010000-0001-7000-8000-000000000000', 'test', '1795464073000', '01a203b6-8eb9-73ac-bc86-a66b6dc9ff3d'),
('request:00010000-01ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464374000', '01a203b6-901e-75ad-97de-d353fbfc3d94'),
('request:00010000-0208-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464376000', '01a203b6-9030-7626-b35e-210e2f247edb'),
('request:00010000-020b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464377000', '01a203b6-9035-71de-b72c-386b7acd8f43'),
('request:00010000-020f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464378000', '01a203b6-903d-7006-9898-34405e5b9ee6'),
('request:00010000-0218-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464380000', '01a203b6-904b-7498-a4f8-87cf2cda1181'),
('request:00010000-021b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464381000', '01a203b6-904f-7069-af27-cae449c9ac16'),
('request:00010000-021f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464382000', '01a203b6-9054-759e-8979-cf250c818d00'),
('request:00010000-0228-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464384000', '01a203b6-9061-7486-8207-4cdff7580fa6'),
('request:00010000-022b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464385000', '01a203b6-9065-747c-b240-a4ebb53d3df6'),
('request:00010000-022f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464386000', '01a203b6-906b-774b-94ef-4d6451fe96cb'),
('request:00010000-0231-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464387000', '01a203b6-906f-71e6-b5f6-c660db7e6065'),
('request:00010000-023a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464389000', '01a203b6-907b-751c-9039-b91499fe5e2c'),
('request:00010000-023d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464390000', '01a203b6-9080-7691-acd2-9d51ea7d1394'),
('request:00010000-0241-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464391000', '01a203b6-9085-74ca-a6f3-919d4cd0b979'),
('request:00010000-0244-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464392000', '01a203b6-9089-75bd-b7ad-d04ac6156cfa'),
('request:00010000-024d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464394000', '01a203b6-9095-77fe-93de-624e5e03bf88'),
('request:00010000-0250-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464395000', '01a203b6-909a-7403-88b5-862f63a34769'),
('request:00010000-0254-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464396000', '01a203b6-90a0-704a-9037-e8a3eb89795e'),
('request:00010000-0259-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464397000', '01a203b6-90a7-7058-9dbc-8b6f0a5bf6b7'),
('request:00010000-0262-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464399000', '01a203b6-90b6-752d-b876-2dc1eef92c6d'),
('request:00010000-0265-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795464400000', '01a203b6-90bb-747c-bdc0-91e2c9e35812'),
('request:00010000-0269-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176101000', '01a203b6-90c4-73f4-af3a-73f6ef20fee3'),
('request:00010000-026c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176102000', '01a203b6-90c7-7258-9736-3e6c3442cbdf'),
('request:00010000-026f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176103000', '01a203b6-90ca-714b-8f56-75230814ee1e'),
('request:00010000-0278-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', '1795176106000', '01a203b6-90d9-778e-89af-0126fb90d35c');

insert into ledger_account (id, balance) values
('charge:00010000-0023-7000-8000-000000000000', '0'),
('charge:00010000-009e-7000-8000-000000000000', '0'),
('charge:00010000-00a1-7000-8000-000000000000', '0'),
('credit:00010000-009b-7000-8000-000000000000', '45000'),
('escrow:00010000-0020-7000-8000-000000000000', '0'),
('escrow:00010000-0037-7000-8000-000000000000', '0'),
('escrow:00010000-003a-7000-8000-000000000000', '100000'),
('escrow:00010000-0042-7000-8000-000000000000', '0'),
('escrow:00010000-0050-7000-8000-000000000000', '0'),
('escrow:00010000-0056-7000-8000-000000000000', '250000'),
('escrow:00010000-0060-7000-8000-000000000000', '0'),
('escrow:00010000-0068-7000-8000-000000000000', '250000'),
('escrow:00010000-0073-7000-8000-000000000000', '250000'),
('escrow:00010000-007f-7000-8000-000000000000', '250000'),
('escrow:00010000-008b-7000-8000-000000000000', '250000'),
('escrow:00010000-00ab-7000-8000-000000000000', '120000'),
('escrow:00010000-00b4-7000-8000-000000000000', '0'),
('escrow:00010000-00cb-7000-8000-000000000000', '0'),
('escrow:00010000-00e2-7000-8000-000000000000', '0'),
('escrow:00010000-00fc-7000-8000-000000000000', '0'),
('escrow:00010000-0113-7000-8000-000000000000', '0'),
('escrow:00010000-012a-7000-8000-000000000000', '150000'),
('escrow:00010000-0200-7000-8000-000000000000', '0'),
('escrow:00010000-0210-7000-8000-000000000000', '250000'),
('escrow:00010000-0220-7000-8000-000000000000', '250000'),
('escrow:00010000-0232-7000-8000-000000000000', '250000'),
('escrow:00010000-0245-7000-8000-000000000000', '0'),
('escrow:00010000-025a-7000-8000-000000000000', '190000'),
('escrow:00010000-026d-7000-8000-000000000000', '250000'),
('escrow:00010000-0270-7000-8000-000000000000', '0'),
('payout:00010000-00a6-7000-8000-000000000000', '0'),
('payout:00010000-00c0-7000-8000-000000000000', '0'),
('payout:00010000-00d7-7000-8000-000000000000', '250000'),
('payout:00010000-00ee-7000-8000-000000000000', '250000'),
('payout:00010000-0136-7000-8000-000000000000', '0'),
('payout:00010000-020c-7000-8000-000000000000', '250000'),
('refund:00010000-004b-7000-8000-000000000000', '0'),
('refund:00010000-005b-7000-8000-000000000000', '0'),
('refund:00010000-0108-7000-8000-000000000000', '0'),
('refund:00010000-011f-7000-8000-000000000000', '250000'),
('refund:00010000-0255-7000-8000-000000000000', '250000'),
('refund:00010000-0266-7000-8000-000000000000', '60000');

insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at) values
('attempt:00010000-00c7-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00c0-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464047000'),
('attempt:00010000-00f5-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00ee-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464057000'),
('attempt:00010000-00f5-7000-8000-000000000000:2:reversed', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'payout:00010000-00ee-7000-8000-000000000000', '250000', '1795464058000'),
('attempt:00010000-010f-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-0108-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464063000'),
('attempt:00010000-017f-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-004b-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464133000'),
('attempt:00010000-0181-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'refund:00010000-005b-7000-8000-000000000000', 'bank:sandbox:test', '50000', '1795464133000'),
('attempt:00010000-0183-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-00a6-7000-8000-000000000000', 'bank:sandbox:test', '120000', '1795464133000'),
('attempt:00010000-0185-7000-8000-000000000000:1:paid', '0', 'test', '00010000-0001-7000-8000-000000000000', 'payout:00010000-0136-7000-8000-000000000000', 'bank:sandbox:test', '100000', '1795464133000'),
('credit:sandbox:live:00010000-0272-7000-8000-000000000000:credited', '0', 'live', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:live', 'escrow:00010000-026d-7000-8000-000000000000', '250000', '1795176105000'),
('credit:sandbox:test:00010000-003d-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-003a-7000-8000-000000000000', '100000', '1795464015000'),
('credit:sandbox:test:00010000-0045-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0042-7000-8000-000000000000', '250000', '1795464017000'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0056-7000-8000-000000000000', '250000', '1795464022000'),
('credit:sandbox:test:00010000-0059-7000-8000-000000000000:credited', '1', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'refund:00010000-005b-7000-8000-000000000000', '50000', '1795464022000'),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0068-7000-8000-000000000000', '250000', '1795464026000'),
('credit:sandbox:test:00010000-006b-7000-8000-000000000000:reversed', '0', 'test', '00010000-0001-7000-8000-000000000000', 'receivable:00010000-0068-7000-8000-000000000000', 'bank:sandbox:test', '250000', '1795464026000'),
('credit:sandbox:test:00010000-0076-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0073-7000-8000-000000000000', '250000', '1795464028000'),
('credit:sandbox:test:00010000-0082-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-007f-7000-8000-000000000000', '250000', '1795464031000'),
('credit:sandbox:test:00010000-008e-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-008b-7000-8000-000000000000', '250000', '1795464034000'),
('credit:sandbox:test:00010000-009a-7000-8000-000000000000:credited', '0', 'test', '', 'bank:sandbox:test', 'credit:00010000-009b-7000-8000-000000000000', '45000', '1795176037000'),
('credit:sandbox:test:00010000-00a4-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'charge:00010000-00a1-7000-8000-000000000000', '120000', '1795464040000'),
('credit:sandbox:test:00010000-00a4-7000-8000-000000000000:credited', '1', 'test', '00010000-0001-7000-8000-000000000000', 'charge:00010000-00a1-7000-8000-000000000000', 'payout:00010000-00a6-7000-8000-000000000000', '120000', '1795464040000'),
('credit:sandbox:test:00010000-00ae-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00ab-7000-8000-000000000000', '120000', '1795464042000'),
('credit:sandbox:test:00010000-00b7-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00b4-7000-8000-000000000000', '250000', '1795464044000'),
('credit:sandbox:test:00010000-00ce-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00cb-7000-8000-000000000000', '250000', '1795464049000'),
('credit:sandbox:test:00010000-00e5-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00e2-7000-8000-000000000000', '250000', '1795464054000'),
('credit:sandbox:test:00010000-00ff-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-00fc-7000-8000-000000000000', '250000', '1795464060000'),
('credit:sandbox:test:00010000-0116-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0113-7000-8000-000000000000', '250000', '1795464065000'),
('credit:sandbox:test:00010000-012d-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-012a-7000-8000-000000000000', '250000', '1795464070000'),
('credit:sandbox:test:00010000-0203-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0200-7000-8000-000000000000', '250000', '1795464375000'),
('credit:sandbox:test:00010000-0213-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0210-7000-8000-000000000000', '250000', '1795464379000'),
('credit:sandbox:test:00010000-0223-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0220-7000-8000-000000000000', '250000', '1795464383000'),
('credit:sandbox:test:00010000-0235-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0232-7000-8000-000000000000', '250000', '1795464388000'),
('credit:sandbox:test:00010000-0248-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-0245-7000-8000-000000000000', '250000', '1795464393000'),
('credit:sandbox:test:00010000-025d-7000-8000-000000000000:credited', '0', 'test', '00010000-0001-7000-8000-000000000000', 'bank:sandbox:test', 'escrow:00010000-025a-7000-8000-000000000000', '250000', '1795464398000'),
('request:00010000-004a-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0042-7000-8000-000000000000', 'refund:00010000-004b-7000-8000-000000000000', '250000', '1795464018000'),
('request:00010000-00bf-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00b4-7000-8000-000000000000', 'payout:00010000-00c0-7000-8000-000000000000', '250000', '1795464046000'),
('request:00010000-00d6-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00cb-7000-8000-000000000000', 'payout:00010000-00d7-7000-8000-000000000000', '250000', '1795464051000'),
('request:00010000-00ed-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00e2-7000-8000-000000000000', 'payout:00010000-00ee-7000-8000-000000000000', '250000', '1795464056000'),
('request:00010000-0107-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-00fc-7000-8000-000000000000', 'refund:00010000-0108-7000-8000-000000000000', '250000', '1795464062000'),
('request:00010000-011e-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0113-7000-8000-000000000000', 'refund:00010000-011f-7000-8000-000000000000', '250000', '1795464067000'),
('request:00010000-0135-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-012a-7000-8000-000000000000', 'payout:00010000-0136-7000-8000-000000000000', '100000', '1795464072000'),
('request:00010000-020b-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0200-7000-8000-000000000000', 'payout:00010000-020c-7000-8000-000000000000', '250000', '1795464377000'),
('request:00010000-0254-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-0245-7000-8000-000000000000', 'refund:00010000-0255-7000-8000-000000000000', '250000', '1795464396000'),
('request:00010000-0265-7000-8000-000000000000', '0', 'test', '00010000-0001-7000-8000-000000000000', 'escrow:00010000-025a-7000-8000-000000000000', 'refund:00010000-0266-7000-8000-000000000000', '60000', '1795464400000');

insert into event (position, id, type, checkout_id, account_id, mode, reference, sequence, status, amount, currency, metadata_json, actor_kind, actor_via, at, extras_json) values
('1179', '00010000-01eb-7000-8000-000000000000', 'refund.paid', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '5', 'refunded', '250000', 'NGN', null, 'partner', 'job', '1795464133000', '{"refund_id":"00010000-004b-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0046-7000-8000-000000000000","session_id":"060705730726367356612487399495"}'),
('1183', '00010000-01ed-7000-8000-000000000000', 'refund.paid', '00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '3', 'funded', '250000', 'NGN', null, 'partner', 'job', '1795464133000', '{"refund_id":"00010000-005b-7000-8000-000000000000","refund_amount":50000,"credit_id":"00010000-005a-7000-8000-000000000000","session_id":"482582528371729884204213499360"}'),
('1187', '00010000-01ef-7000-8000-000000000000', 'payout.paid', '00010000-00a1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '2', 'succeeded', '120000', 'NGN', null, 'partner', 'job', '1795464133000', '{"payout_id":"00010000-00a6-7000-8000-000000000000","payout_amount":120000,"session_id":"500249106582071736878139742659"}'),
('1191', '00010000-01f1-7000-8000-000000000000', 'payout.paid', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '5', 'funded', '250000', 'NGN', null, 'partner', 'job', '1795464133000', '{"payout_id":"00010000-0136-7000-8000-000000000000","payout_amount":100000,"session_id":"929276778705853255538720935854"}'),
('1221', '00010000-0205-7000-8000-000000000000', 'payment.success', '00010000-0200-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464375000', '{"credit_id":"00010000-0204-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1221', '00010000-0206-7000-8000-000000000000', 'escrow.funded', '00010000-0200-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464375000', '{"held_amount":250000}'),
('1222', '00010000-0209-7000-8000-000000000000', 'escrow.accepted', '00010000-0200-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464376000', '{}'),
('1223', '00010000-020d-7000-8000-000000000000', 'escrow.released', '00010000-0200-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-WAITING', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464377000', '{"released_amount":250000,"payout_id":"00010000-020c-7000-8000-000000000000"}'),
('1226', '00010000-0215-7000-8000-000000000000', 'payment.success', '00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464379000', '{"credit_id":"00010000-0214-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1226', '00010000-0216-7000-8000-000000000000', 'escrow.funded', '00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464379000', '{"held_amount":250000}'),
('1227', '00010000-0219-7000-8000-000000000000', 'escrow.accepted', '00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464380000', '{}'),
('1228', '00010000-021d-7000-8000-000000000000', 'dispute.opened', '00010000-0210-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464381000', '{"dispute_id":"00010000-021c-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1231', '00010000-0225-7000-8000-000000000000', 'payment.success', '00010000-0220-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464383000', '{"credit_id":"00010000-0224-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1231', '00010000-0226-7000-8000-000000000000', 'escrow.funded', '00010000-0220-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464383000', '{"held_amount":250000}'),
('1232', '00010000-0229-7000-8000-000000000000', 'escrow.accepted', '00010000-0220-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464384000', '{}'),
('1233', '00010000-022d-7000-8000-000000000000', 'dispute.opened', '00010000-0220-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-ANSWERED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464385000', '{"dispute_id":"00010000-022c-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1237', '00010000-0237-7000-8000-000000000000', 'payment.success', '00010000-0232-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464388000', '{"credit_id":"00010000-0236-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1237', '00010000-0238-7000-8000-000000000000', 'escrow.funded', '00010000-0232-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464388000', '{"held_amount":250000}'),
('1238', '00010000-023b-7000-8000-000000000000', 'escrow.accepted', '00010000-0232-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464389000', '{}'),
('1239', '00010000-023f-7000-8000-000000000000', 'dispute.opened', '00010000-0232-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464390000', '{"dispute_id":"00010000-023e-7000-8000-000000000000","reason":"not_as_described","opened_by":"seller","on_behalf_of":"seller"}'),
('1240', '00010000-0242-7000-8000-000000000000', 'dispute.resolved', '00010000-0232-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-WITHDRAWN', '5', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464391000', '{"dispute_id":"00010000-023e-7000-8000-000000000000","outcome":"withdrawn","released_amount":0,"refunded_amount":0,"on_behalf_of":"seller"}'),
('1243', '00010000-024a-7000-8000-000000000000', 'payment.success', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464393000', '{"credit_id":"00010000-0249-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1243', '00010000-024b-7000-8000-000000000000', 'escrow.funded', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464393000', '{"held_amount":250000}'),
('1244', '00010000-024e-7000-8000-000000000000', 'escrow.accepted', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464394000', '{}'),
('1245', '00010000-0252-7000-8000-000000000000', 'dispute.opened', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '4', 'disputed', '250000', 'NGN', null, 'merchant', 'api', '1795464395000', '{"dispute_id":"00010000-0251-7000-8000-000000000000","reason":"not_as_described","opened_by":"buyer","on_behalf_of":"buyer"}'),
('1246', '00010000-0256-7000-8000-000000000000', 'dispute.resolved', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '5', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464396000', '{"dispute_id":"00010000-0251-7000-8000-000000000000","outcome":"conceded","released_amount":0,"refunded_amount":250000,"on_behalf_of":"seller"}'),
('1246', '00010000-0257-7000-8000-000000000000', 'escrow.refunded', '00010000-0245-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DISPUTE-CONCEDED', '6', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464396000', '{"refunded_amount":250000,"reason":"conceded"}'),
('1249', '00010000-025f-7000-8000-000000000000', 'payment.success', '00010000-025a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464398000', '{"credit_id":"00010000-025e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1249', '00010000-0260-7000-8000-000000000000', 'escrow.funded', '00010000-025a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464398000', '{"held_amount":250000}'),
('1250', '00010000-0263-7000-8000-000000000000', 'escrow.accepted', '00010000-025a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464399000', '{}'),
('1251', '00010000-0267-7000-8000-000000000000', 'escrow.partially_refunded', '00010000-025a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-REFUNDED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464400000', '{"refunded_amount":60000,"remaining_amount":190000,"reason":"One of two was missing"}'),
('1255', '00010000-0275-7000-8000-000000000000', 'payment.success', '00010000-026d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795176105000', '{"credit_id":"00010000-0274-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('1255', '00010000-0276-7000-8000-000000000000', 'escrow.funded', '00010000-026d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795176105000', '{"held_amount":250000}'),
('1256', '00010000-0279-7000-8000-000000000000', 'escrow.accepted', '00010000-026d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'live', 'LIVE-FUNDED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795176106000', '{}'),
('786', '00010000-002f-7000-8000-000000000000', 'charge.failed', '00010000-0023-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-EXPIRED', '1', 'expired', '120000', 'NGN', null, 'clock', 'job', '1795264211000', '{"failure_reason":"expired","refunded_amount":0}'),
('792', '00010000-0032-7000-8000-000000000000', 'escrow.expired', '00010000-0020-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'EXPIRED', '1', 'expired', '250000', 'NGN', null, 'clock', 'job', '1795437010000', '{"refunded_amount":0}'),
('805', '00010000-003f-7000-8000-000000000000', 'payment.partial', '00010000-003a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PARTLY-PAID', '1', 'awaiting_payment', '250000', 'NGN', null, 'partner', 'notification', '1795464015000', '{"credit_id":"00010000-003e-7000-8000-000000000000","credited_amount":100000,"remaining_amount":150000}'),
('808', '00010000-0047-7000-8000-000000000000', 'payment.success', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464017000', '{"credit_id":"00010000-0046-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('808', '00010000-0048-7000-8000-000000000000', 'escrow.funded', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464017000', '{"held_amount":250000}'),
('809', '00010000-004c-7000-8000-000000000000', 'escrow.declined', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '3', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464018000', '{"reason":"Out of stock","refunded_amount":250000}'),
('809', '00010000-004d-7000-8000-000000000000', 'escrow.refunded', '00010000-0042-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DECLINED', '4', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464018000', '{"refunded_amount":250000,"reason":"declined"}'),
('811', '00010000-0053-7000-8000-000000000000', 'escrow.cancelled', '00010000-0050-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CANCELLED', '1', 'cancelled', '250000', 'NGN', null, 'merchant', 'api', '1795464020000', '{"refunded_amount":0}'),
('814', '00010000-005c-7000-8000-000000000000', 'payment.success', '00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464022000', '{"credit_id":"00010000-005a-7000-8000-000000000000","credited_amount":300000,"excess_amount":50000}'),
('814', '00010000-005d-7000-8000-000000000000', 'escrow.funded', '00010000-0056-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'OVERPAID', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464022000', '{"held_amount":250000}'),
('817', '00010000-0065-7000-8000-000000000000', 'payment.failed', '00010000-0060-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REJECTED', '1', 'awaiting_payment', '250000', 'NGN', null, 'partner', 'notification', '1795464024000', '{"credit_id":"00010000-0064-7000-8000-000000000000","credited_amount":250000,"failure_reason":"rejected by the bank"}'),
('820', '00010000-006d-7000-8000-000000000000', 'payment.success', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464026000', '{"credit_id":"00010000-006c-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('820', '00010000-006e-7000-8000-000000000000', 'escrow.funded', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464026000', '{"held_amount":250000}'),
('822', '00010000-0070-7000-8000-000000000000', 'dispute.opened', '00010000-0068-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYMENT-REVERSED', '3', 'disputed', '250000', 'NGN', null, 'partner', 'notification', '1795464026000', '{"dispute_id":"00010000-006f-7000-8000-000000000000","reason":"payment_reversed","opened_by":"operator"}'),
('825', '00010000-0078-7000-8000-000000000000', 'payment.success', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '1', 'funded', '250000', 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', '1795464028000', '{"credit_id":"00010000-0077-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('825', '00010000-0079-7000-8000-000000000000', 'escrow.funded', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '2', 'funded', '250000', 'NGN', '{"cart":"Ada''s"}', 'partner', 'notification', '1795464028000', '{"held_amount":250000}'),
('826', '00010000-007c-7000-8000-000000000000', 'escrow.accepted', '00010000-0073-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'FUNDED', '3', 'funded', '250000', 'NGN', '{"cart":"Ada''s"}', 'merchant', 'api', '1795464029000', '{}'),
('829', '00010000-0084-7000-8000-000000000000', 'payment.success', '00010000-007f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464031000', '{"credit_id":"00010000-0083-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('829', '00010000-0085-7000-8000-000000000000', 'escrow.funded', '00010000-007f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464031000', '{"held_amount":250000}'),
('830', '00010000-0088-7000-8000-000000000000', 'escrow.accepted', '00010000-007f-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'NO-BANK-ACCOUNT', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464032000', '{}'),
('833', '00010000-0090-7000-8000-000000000000', 'payment.success', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464034000', '{"credit_id":"00010000-008f-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('833', '00010000-0091-7000-8000-000000000000', 'escrow.funded', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464034000', '{"held_amount":250000}'),
('834', '00010000-0094-7000-8000-000000000000', 'escrow.accepted', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464035000', '{}'),
('835', '00010000-0097-7000-8000-000000000000', 'escrow.delivered', '00010000-008b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'DELIVERED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464036000', '{"tracking_number":"GIG-123","auto_release_at":"2026-11-24T20:00:36.000Z"}'),
('841', '00010000-00a7-7000-8000-000000000000', 'charge.success', '00010000-00a1-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-PAID', '1', 'succeeded', '120000', 'NGN', null, 'partner', 'notification', '1795464040000', '{"credit_id":"00010000-00a5-7000-8000-000000000000","credited_amount":120000,"excess_amount":0,"payout_id":"00010000-00a6-7000-8000-000000000000"}'),
('844', '00010000-00b0-7000-8000-000000000000', 'payment.success', '00010000-00ab-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', '1', 'funded', '120000', 'NGN', null, 'partner', 'notification', '1795464042000', '{"credit_id":"00010000-00af-7000-8000-000000000000","credited_amount":120000,"excess_amount":0}'),
('844', '00010000-00b1-7000-8000-000000000000', 'escrow.funded', '00010000-00ab-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'CHARGE-IN-ESCROW', '2', 'funded', '120000', 'NGN', null, 'partner', 'notification', '1795464042000', '{"held_amount":120000}'),
('847', '00010000-00b9-7000-8000-000000000000', 'payment.success', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464044000', '{"credit_id":"00010000-00b8-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('847', '00010000-00ba-7000-8000-000000000000', 'escrow.funded', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464044000', '{"held_amount":250000}'),
('848', '00010000-00bd-7000-8000-000000000000', 'escrow.accepted', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464045000', '{}'),
('849', '00010000-00c1-7000-8000-000000000000', 'escrow.released', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464046000', '{"released_amount":250000,"payout_id":"00010000-00c0-7000-8000-000000000000"}'),
('855', '00010000-00c8-7000-8000-000000000000', 'payout.paid', '00010000-00b4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-PAID', '5', 'released', '250000', 'NGN', null, 'partner', 'job', '1795464047000', '{"payout_id":"00010000-00c0-7000-8000-000000000000","payout_amount":250000,"session_id":"902938926880020164343114651722"}'),
('858', '00010000-00d0-7000-8000-000000000000', 'payment.success', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464049000', '{"credit_id":"00010000-00cf-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('858', '00010000-00d1-7000-8000-000000000000', 'escrow.funded', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464049000', '{"held_amount":250000}'),
('859', '00010000-00d4-7000-8000-000000000000', 'escrow.accepted', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464050000', '{}'),
('860', '00010000-00d8-7000-8000-000000000000', 'escrow.released', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464051000', '{"released_amount":250000,"payout_id":"00010000-00d7-7000-8000-000000000000"}'),
('866', '00010000-00df-7000-8000-000000000000', 'payout.failed', '00010000-00cb-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-FAILED', '5', 'released', '250000', 'NGN', null, 'partner', 'job', '1795464052000', '{"payout_id":"00010000-00d7-7000-8000-000000000000","payout_amount":250000,"failure_reason":"failed by the receiving bank"}'),
('869', '00010000-00e7-7000-8000-000000000000', 'payment.success', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464054000', '{"credit_id":"00010000-00e6-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('869', '00010000-00e8-7000-8000-000000000000', 'escrow.funded', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464054000', '{"held_amount":250000}'),
('870', '00010000-00eb-7000-8000-000000000000', 'escrow.accepted', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464055000', '{}'),
('871', '00010000-00ef-7000-8000-000000000000', 'escrow.released', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '4', 'released', '250000', 'NGN', null, 'merchant', 'api', '1795464056000', '{"released_amount":250000,"payout_id":"00010000-00ee-7000-8000-000000000000"}'),
('877', '00010000-00f6-7000-8000-000000000000', 'payout.paid', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '5', 'released', '250000', 'NGN', null, 'partner', 'job', '1795464057000', '{"payout_id":"00010000-00ee-7000-8000-000000000000","payout_amount":250000,"session_id":"728708352391138026984815329343"}'),
('879', '00010000-00f9-7000-8000-000000000000', 'payout.reversed', '00010000-00e2-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PAYOUT-REVERSED', '6', 'released', '250000', 'NGN', null, 'partner', 'job', '1795464058000', '{"payout_id":"00010000-00ee-7000-8000-000000000000","payout_amount":250000,"failure_reason":"reversed by the receiving bank"}'),
('882', '00010000-0101-7000-8000-000000000000', 'payment.success', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464060000', '{"credit_id":"00010000-0100-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('882', '00010000-0102-7000-8000-000000000000', 'escrow.funded', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464060000', '{"held_amount":250000}'),
('883', '00010000-0105-7000-8000-000000000000', 'escrow.accepted', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464061000', '{}'),
('884', '00010000-0109-7000-8000-000000000000', 'escrow.refunded', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '4', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464062000', '{"refunded_amount":250000,"reason":null}'),
('890', '00010000-0110-7000-8000-000000000000', 'refund.paid', '00010000-00fc-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-PAID', '5', 'refunded', '250000', 'NGN', null, 'partner', 'job', '1795464063000', '{"refund_id":"00010000-0108-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0100-7000-8000-000000000000","session_id":"563153588795232499007979631741"}'),
('893', '00010000-0118-7000-8000-000000000000', 'payment.success', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464065000', '{"credit_id":"00010000-0117-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('893', '00010000-0119-7000-8000-000000000000', 'escrow.funded', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464065000', '{"held_amount":250000}'),
('894', '00010000-011c-7000-8000-000000000000', 'escrow.accepted', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464066000', '{}'),
('895', '00010000-0120-7000-8000-000000000000', 'escrow.refunded', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '4', 'refunded', '250000', 'NGN', null, 'merchant', 'api', '1795464067000', '{"refunded_amount":250000,"reason":null}'),
('901', '00010000-0127-7000-8000-000000000000', 'refund.failed', '00010000-0113-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'REFUND-FAILED', '5', 'refunded', '250000', 'NGN', null, 'partner', 'job', '1795464068000', '{"refund_id":"00010000-011f-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0117-7000-8000-000000000000","failure_reason":"failed by the receiving bank"}'),
('904', '00010000-012f-7000-8000-000000000000', 'payment.success', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '1', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464070000', '{"credit_id":"00010000-012e-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}'),
('904', '00010000-0130-7000-8000-000000000000', 'escrow.funded', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '2', 'funded', '250000', 'NGN', null, 'partner', 'notification', '1795464070000', '{"held_amount":250000}'),
('905', '00010000-0133-7000-8000-000000000000', 'escrow.accepted', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '3', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464071000', '{}'),
('906', '00010000-0137-7000-8000-000000000000', 'escrow.partially_released', '00010000-012a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'PART-RELEASED', '4', 'funded', '250000', 'NGN', null, 'merchant', 'api', '1795464072000', '{"released_amount":100000,"payout_id":"00010000-0136-7000-8000-000000000000","remaining_amount":150000}');

insert into event_base (id, base) values
('1', '0');

insert into job (id, kind, subject, account_id, mode, run_at, attempts, lease_token, lease_until, last_error, created_at) values
('01a203b6-8cb9-728d-aab6-eb1c2ce6596b', 'payout.run', '00010000-00ee-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795179358000', '1', null, null, null, '1795176056000'),
('01a203b6-9035-71de-b72c-494ce864e5bc', 'payout.run', '00010000-020c-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176077000'),
('01a203b6-90a0-704a-9037-fcbc88a35675', 'refund.run', '00010000-0255-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176096000'),
('01a203b6-90bb-747c-bdc0-9d09a810cd43', 'refund.run', '00010000-0266-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', '1795176166000', '1', null, null, null, '1795176100000');

insert into idempotency (account_id, mode, key, fingerprint, status, body_sealed, created_at) values
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-0024-7000-8000-000000000000', 'ca81434734fdf5f73c89bf697142b84dca10e177f60c271ea8b9f73dc62f7ceb', '200', 'v1._UNIe5jPGD-jbybZXfODmlT3tnw029jZV7j7y6fLf2NDozHC5Uy1hwMSO9jkEh_D1_bgievminHJlEQbp1o1HZnHn4MtPZOqnkK5KoUi3RuvId7Gq8sxi1GAwgI5CXVQHPhNlh1nxsQxpA--TxJiybVuB8VQJcEvGvHnw1OdgSTrNySz42jeRgQyC1KBrMKbLzppJNolPT2OTrXXJv7xeOKnZcL5FMrBzWC3w4Mx5uTXjPRDp-7XAciB1ttkh2OIRMZAC27L99Y8vm-wDrfamVYnwQPn_vxI9NzTvG3p0mHlzRVl3aK19GK2P1khk-9cdoLJdngC0NoO1Flq2VZLTfgiK27sS8A57kAX6uhsddvKHIDGyRXwtf8d24WW6N_EFLq5Zz6ML54Z9lv903Axm0xgi4dNQbnnSzf-vdIk2Rd-1A6YpCMxqQarm9bH58oV_-ZBwwybrs6QQkXQMy9-StGmYZcO7WO8xlADyaiyNP-0bPcSkJ6_ar6Bz8O-UCS8iFBHHRMB6lCXLE3DEJA4YYoq0kiCKVB8A2itCGUsUomYzhWfcvGXYqXGUMrktd6cnCCrB3_QktBsuWiFnDiqpmJF8zDbMvzNgpRg4fgUxzuHXcaCa5YXaXePrpwUf1ncrjI03zWOCXSt8qG7xBeATg584v9bpzd0EMdUhcV9aWXpy9wIaLnFfhOfgr8rstMWWdwPP52QblUdxwee9OP7vS_vPwE4dc5fQs0', '1795464012000'),
('00010000-0001-7000-8000-000000000000', 'test', 'advance-00010000-0138-7000-8000-000000000000', 'd5ca8b11604e8cb9f2cc9d7f679a819f31160cabffde136a8f766d18ac94950d', '200', 'v1.sllB9lqC_RnKSk4L_W7nE26nhiB0zWjZM22TVJP0GbXnsi8JlgumsvqQZ793wf6P05Tjk6XRmydn22fkVjktOsWgi7bweGD0COL66AanPUYRaI-LmO1WO-pMM9qK5mmEtMuGaidaQwGgJ4x5y6rmlvqAndXWFhvThnARGpHiVFN35lYWfXt7Z33yxX42gJnNkvedO43fZGbS-uFx9zyuHjx8hTmNZNfYVol2hXm_6SFG5FnbVRRyLNljsUKMa7BtOQmNEtj2bYIt_5Y1Lt_lDqEQms5ERCXETlpjFs_UF4OrqPe-v9KPGw6JwKcSWr3GkGZT1Hg13PtbkcMLoMojebAKzOhg1ELnKXbhdGTWD4tdBi80fFfegOhZY-PrpyiUbkzGv1dHMvVw5OBu1s3X4vKkqf6pZHtEB_eb6uK1MCK7v1ZK3XP5AUMsawsCSG-q4O17WimEftIKV-XNv9v-KJV43o-gjxWq12jlYoDD41fnfnDTcQYcyWaK3zGnSfQEzfWyGVlt4ONk0qlg9jx4j1YTh9HlWFMfw_2S7kDik612njV3Hd2t2cY4XCR2pldTWMy953diJoawpGCP4_O-XLBm0A12wQpKG6zEUZf2LAKKiYLa0HHOPn4eAl6W0WK7z2uN-SSLwMyv15ScgaZZFqrWoLN12dftrA2cb43s5Sot8RUWJo15iX2nx738acvvA7ulUE7Xv3uM7nKxJpqMaQstZke6BchnOuKhUSj2vPnUoQVg7R7oT7rXx-lV4ofOzrUoeSRRYgHHHFF-tnE0muYiEOgziOOwPOX7V1qN7yPXwyA8aPk6qNa3N0Pvx7TP2BnIaAl_i-y2lDRMrtwplZ-2rIvgV_fYp-QqxVRh8HKzz7MZtdMhkptZTrDn4f4Rzq4Fd1D_fmawwcoDFiaKf4cGnSyVE-x7O2CqtGs2wp9chfQtQFXcm-vMhoWXKDrxgxrwR4obut7DaL5HWkH9Ktrjka5-iJsahWwbhBdYfxW5btGnVFcGwBG02XM0fb3Zx7SHUZuSY96qBQKAuDcofqOjzLHnmOMWp9IF8SSl9ae--1XcOb1YJ0WkpUjgIZBakvBsAlD9HUkQHKueVFQac1iJ1naCmcT6VNbAN55uVoI5MAP-ykkkfkZvKWec2yVUuRYtAXAVBSETsY2w6kyunSHxbBJf8Qb081pkcDWWWiw3D2emqkBTZXp4SF-BE-Q9XeUnmS9lErjt7TdeI9n8lY_HAJ4LS-oM-LpznkTCx-IItNltmrNJ9UkrrYYg6Ch13GwT3c778tJkLL57grZu_R2yIZiejxIQwF2atDoOF6e6uC8T-MrEnj4M1pQhKRZGOTcJYmMZdY1twmVIryMSBpaHjubIubMwpF_wSDcjU37yMQ4t5H_u6UJxFtRXEfCbJ1eHVsZb3ap_tw9kRv6GBnHkEnzPL6ICpdYniUoiOv2yXrYvGctlIVHpmXv7QSDZZH8h6IcZtH_SMXPkrHH4JCGF515ogpKs7So0S6obHcjgA1LSwUnLrawYSMGqD01rXZLSFWTxzR2VApvL8-w68joG4x9ZCj1s9rL5xare_Fd95LgpUTCCIBBat9zoLNZD2DwDjYlWRH357u0KkvYOo3yyA4PWCBs2hji8oc_52f1e73yHHiJZPSKCHftK2k7YTlOJHESdENZ0B7s1tmxNXjBQzDyySUrQme8zOEHcYLoXJ1uUuJWyUVTOvdy6CUUEjDxCEKD3TQ9LsIA5URlHNPv1LCNMaIXTMMk0jF0eOXJ4RoXz2J0d34M19SWj8OahcWrvvnpWI9xpmOCHEQSvfulNq9BlYugs96XN3zCwIWDbLz0B_70ddYFk0xWGnO5zd604BM7JR-yRiAbvkRvSGqg5O1I_5BivnDfRKuL3HgZOlsIpb-pThofF_BT4cePMIQdUL6a_3_qVdpuhWbL8-h4N7AZTBG2H4FK-eNdJZnufKN_0k6fvXWs8UTizwVYEtJHhTLBOvgoczx0ifkdevM0v6LpITxTgdriD2pE9yBIB1RARxgF5tlXdd0Fp_L7u-QXGxdjjHdxEs740TjCFxPXF7JIJQehJ0bg6taRh7vQLBM2EMXCByVCJf53q0iycGPGPdaZlkpAqgNoWXQrKLba0vngOOml95OJToJQzC0zw0j2DUAq2XNBkzyH1QL7YWL0b7mpLYmXJzVoYLXgurWU36YNAOxnQG4dw1ZWoqLmYOKRYn0q90TFSExMIwaNZXM9OnGb6DdQiOQAA7l_u8DMUq_zI7szPueRnATx_WctGcDaBoPakpNfHZcUlmmkYCne7xQ-OG8KmMi3a4d_wfUqOoztjCE_eVWYedGTmSWmTyOBLT11UWZqZm27hh3_QKlv-Ni9gk2l8RqS5IMmiGDkIPYuqnjgTuOWBxKHRQGUA8pczNHOpatAWtjs9wAyHliUgP4GNiS6-KIyUqcLuyC28flN2dmq_WpUBj4sJhxgwilGXSpDerCSiIeRjJR0fyNcB9BoReqklczq7eVmKcaWqx6FnFmQYo5o22itPt1cXwK5lkzeR1uMzBF-R1QP7EdxZPNdNztWbu4jgKLnoLjwZ9svGhmplrCL9Nxik9G0PRotwa4k0oqm05jfe6nlMIC7PL2e6Zhpl7dGlx_uhWk9HcAXPHFYTTCx-mQSVdbsxqXt36jtbvKWYrAmFeWOjLwbqlQmgcnga2CaJZzmroXB5gbE20xNWuzXlrTtUcjldb32Tv0rRqOyjaZab', '1795464373000'),
('00010000-0001-7000-8000-000000000000', 'test', 'first-part', '1873fc8fd2ff49eb61719681f039a468527320758c9645fbaf933763546a802d', '200', 'v1.meciluQoP0YvDw19sFUbipbEnB43nH9NcTT7kpZ3B2m2hdPrmS5t67arMRxZouoGGe-2VrL8ygaxFP0_RbBVe4dVGC89gByk2bOq1774n2ViL3QqQLme89FAPOwHq2WRNX6pSZ6VNS7Vzn7KQagh9Z9sq4pH4lyzBVsuDZj6cEBZy03WXGRDT7dVs2D5ESlvJiwR04m1QDwy4P1Ru58M8FNXyE0ADYb_VaUsmUoNkAhXohZYQ_QPsko5zZIrpbaflSAonryHhSrqb8Mw2lgYqR1mRqfzSDIcCsPbuX9PNJMDRC6RL3cDXLOHssfWNW4FrgFzaIEQ6Cl1ETd_DsHXPjX2U87rlRN-ooG_ScSK8doqlAIyVxxzAkZK42Xld9J5Pm2DNuvdMGibvtnXNJqfFQB1GBN_jXxebf8fGbZEcwzWrUBLY1EGv8NkbedPYHHpY_ad_l9lb_OLSnG_w7LIk8y7ffCMfvAOUO991V6mnBA6vek97A4xIdDQY-if_Lp-YzQqlCZelo8mNetq0MrWVtQJRdBHd8x1t1sS12g5--Z3bE4T9gPKhm1l71U-g8JY7ShUIVXDkCjJvBQd3hT4i50pAIXHWnLqQiFEfJltnatyMBwnaoXORCoSdXt1sJYzCx2Ma2S8G0iXqlyC2mGmWprCiJXBjltS6P_N-az9Jyv09jl1MV5bxEkQiEotIekj2j4sOYGBpdawvYFYyw8hUwFCbEQzmrxJw77e2EGAv_eSkf6W2LgxXl0GUnUVHmR4dASDrWBgqQAb1A94avOjn-9vPGekwvUUL3iIHoFlUFwtUc5LIMlF4JctH33BgRxQ99-t10wEteU47tCfoJskIJ2FKXla9jtUm0Dm8IIE4K1__ovCNPTwp76MiAzVT-aWey2gr-PdIuHl-c2MxWGZrAG1WpnbhNFfKBc2X3EIpayjylihl7_MD68hyOKi3kgwfBHStJce0sda87nm7wv1McgWvs56VVqw1tvxNfYqy383oRyPn9c2lc5yDWWTHFbnPjSng-3-iMnne0uodRYa8E_pWiBFsjMVR-IWGiKRW2oWD3YoZY576mXqrPH-ObQIPOF-P1BWiL-SXLrOCA9SSYmoJHJHOKUoiyFXSEcQDXbok4k_o-DCt4G135Qq0IaHiDYcQWXlDSztLs78O6ChNe9zTfIs-6Y-kkFooqkpo4p6dV4scuJ8mN63E7xIXMhAUEGWu03BHZY_ycuI2J4hspfFy-qYQHi545DmonYWZdAH5hqELrY45oKjPqVFps_KJJsB55Y_SLljweAKpvw97Ekmkc0i4JCvU4L-S9TKdQra4oi4k1y68mbov3hcJaijmK62juI9WaHg7F31XZSEz0E8Sb8t_6HXztiFp891n3MD1Cqz_w3OL1udDFMQ1VD895xuU-VNBgDUBPrMJOD1jKy1yZqQyBHCYpsCeb2mh3dLTQEDOD-zpMHWa9DH0SHoUsG11i4JBaGFSG4qguZrruA1oFXH7YH6T95_O_3pJCkRj795gNfX820oFKfZTq7KlJMjgXs77bnXWq9Cpq2xdiACPs28HMfeYrHUu1WmcKqUAl1vEMLtAyvqaUFpYri6Cfe-hXAefhp2k94I5wrTtbAxcGKEGaU8iGK6UB5fGlk9upiXY5-ojEzpCd1j4jYRyF1qH6mjgrk1sE14XzYyoZxClALnbIP7Gy2_oYwq5QhxqlbJfHwd8nCOPhXhn4hW-7twmIS2rfXC_dQgpFScrK23l_gtDL3nXGGZVFbiMc-mINJDpU8H1gw6EbXSzbAkzMYzSidR7iJUiO80sEaObCn6Js6bTF7R5Ze4Zvr2SndVD1Gh5lexWtC1xg8WoUq3y3lzWZKe1CcdXHYopsrQUrMV9pw8bOb7e-pjNn3sBJcrR6dMpaKfoIjxup_ZP02i-7UNuVZRm6tUD-28mDGM5rCTXrZ4V8dZ4ZgDJyI083GMqR-hZThlmIz_LHB6YnLfnJ9cQdkQYtsC9XZFyhhPFCfHDIgk1FB41_3hu6-Dt4h7Bs8tcCTvY9KMVN2tKB5fPaeOwtmOMmeStfxTh1ezGTmB5AutHwT_pkRk4EmeIDD7sKTbQ5okbpOGF-UqcztXBZ8XleYXKF2XxmehHE3Ha-dSDT9CSe7gfFEz-Za9SWgu1LDMhniCHNA-P9qA-XRPqg3jPxK5KW2ayEs4wPQ9NMxeKq3BeOU', '1795464072000'),
('00010000-0001-7000-8000-000000000000', 'test', 'refund-of-one', 'b071d9021bf3b465d89f505e954ab6e87f179e4d45b3ee10a90df998d8fa822d', '200', 'v1._3rMVqDzqnglXFlgZlE6qSwzOePHYrcjMprXvqeBq4d9rWyozTh9_EtEkVmxoo8aN_s9HnSzrpAE_oV-N5p-9S8QCSHAFxHjFIrp-EwsCGHNNO5BX0wXzVORZGob4hhq_MREYaguDNenKmQM7R_XDdRzNluKGldF5Rfiv_j5hfPzBfhIe1CwsLJNIgySNzN30ZvK7TTXkmuWxobHVe6eMhbyWFOfNv3nqSAfrytDiNis0u9UFD1n2lsi8KHOUCbC3xkEVI8jCX6Hrpgfdm5RB-k8BeWvgwBGJxfroNTKac6_ymE9hfiEOPV89Pm-IuqmDsIUkPQIdlnRZzdNjDUf8bZf_Rg_3If_kubh2IO2n9F0Hp2UwmhUaMS78-RrU_-fOyx9svERbA8To1xzdlc0XKuilAR_ASYteYR6sDXcGSVi9wJoTpMOzO0ERJilRWZKC-EyEgzCjWQQ35j9K6se3IJ9kqnfHOEuIidrPg5SoSM57cj4OxOMySRm4dpzzIP2TCMbXY8IE6OUn9QLJ1A8Dslrk7V8C72kt2Xisw67JNsklgLqgIDDJdOiSBaUI_X25HZyl3stM6zbuO98fst7LkMg9Ytx9RD_5xfW7aRVtSG3RsTcng-WrKhDCiXlLRtf-IsFeFw3CTT4GhJIUl_xrxuOqc9UUG1bZI4e5bl-IA7MBY-yfjOiuzbvhM-SZoYySJa7HUzvNxOmSPWND-Qv41eCTLB5foRVqmpgeyHWHuN-cBQYorzcCcVW3Fo5ACjK-Nd8oea6QVu8rlksQs8qJBt2jwfMPQCcEyvWu6iQGOy6yiVlp4V8VUM_b6UE1VypTOY9fXeePKXOlKS-de4U9jDUHdhHMHgDybN_LBFhtAJsnue9aQW1dRjoCNrx57cpjjYU4-tC759p9RTewKXvs4ne5q2adI4FcQC0NTI6ckCWUXc3V-DGN-qpxj7gyys-iCIxg6nd-4z6RwsO5Is7p7QddAgkGI9JYY83EIXu9tMOh7dG1fgfDCKYu4Emxj1EF26M00xNf4E4-_a7yvr-lS3F7jnL8Dy0LKwBZR-w_l327ETLRZkezO9aP41YnsADO22z6nzdSeJKKWnXiMlaxuhZTzMq5Pl5dbSw4-vyYqFHp0ctcwL2BRwcfxatDHpgnagtyfAZInsaFFL4Eytk7wFWwQyAXQLLBmZs4Ysdjx1KY5sGcZhwx6onGAVO-S6WsrhkHjrCwo05pVxJUT3bmY62fcXNaxryxMQVrG-Q9vnSTItiC96e-cAsaQUBk9M_qLCIJtPJxYjDKLEyPPKntCHn1zLzD5rX1NVz65TENLDJAP2z2WhvAtWMaSuogIHfNukgLkkHCbFaFCeoQWon9TqdH3aB7wBwU1P3ARxPhN1sLPd9_YphNI1hPCY6nrRnzR-tVJJzHS4aBRaVtB9g3MwDWoRyHs7jqVs0tPbCU517kLZozBz80zwYl1tSWvlijU7OyLKxYNScUCbq_wvNjxxwSAOpT6TbInBmvRzbVziHGahc5B7miWbSCtcvx1yMCza_VOxtsHyadhaKONP6b3QfsKHBBlkvCSo8Dw11JHamMNqFbyiTyD-7h3T6t1E_qHveTLk4721OV9uoXv2-w3cCsZWs9evP3a8tVaa-obkRVJywmaLUq5MokNKyMmkfwcwOUnaSoiHEc5XcWdhys9UOjJOj8LGxFlCjPLjfqrv3f-I4zFDR7AmvwrLUwcazYpFpWJKMzJP62FbL6yVsWuI7Eb9D3cioNikewSicTopavphbVhaAfM2tJuGXQ8diX9ZylfEwSrMFig_Hf_q-3kOK5x-BypKnwFXT-WiFSx7PU0jf412hJeO7hxJxdyuaOkUOH11OXAdLZdBriRVB5FTWA383ujNcrdZxWXI7PYYk_yJwo1WwQU3xhjHsET17v-J1gGFduxz_pRIjtxY0JBE3IQ0SSQxrDOtZcYxGZJgmIatp1ZgsIOyzlOCE6fl1KlvTPvPYF74cBQi-qYYA_IJg70daMLxYNcFQHTAQeRYBTnwYEP1VXxarz8Ka2-1--JlR76A8w9_lFpGSq4jPRhtixzVlEbAMT5wC5wJLQfXz7L2pxArB_x2-QnWiMitw0hel9SO8tH8xC19VT-iUG09VVw1ENbBJNcbjfsCvz5s4DZ-uJxBRYJJU', '1795464400000');

insert into sandbox_credit (id, account_id, partner_reference, account_number, status, amount, payer_name, failure_reason, paid_at, created_at) values
('00010000-003d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-821c0ee0927659c84dc5db0386a6d3d95ecd87f9', '8165270681', 'credited', '100000', null, null, '1795464015000', '1795176015000'),
('00010000-0045-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-c52dd3859a9d768d768567927979e5e740df080e', '8500460660', 'credited', '250000', null, null, '1795464017000', '1795176017000'),
('00010000-0059-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-34c8dd11a1286f9e7e0adb1f6df7503128230624', '2289852767', 'credited', '300000', null, null, '1795464022000', '1795176022000'),
('00010000-0063-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-99b616be399cfe5232d4b05ac5b16581ea7eb4bf', '8459991157', 'rejected', '250000', null, 'rejected by the bank', '1795464024000', '1795176024000'),
('00010000-006b-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-077f47dc2300cc2bfd237dddd504d8b001141a87', '9205947466', 'reversed', '250000', null, 'reversed', '1795464026000', '1795176026000'),
('00010000-0076-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-cca36ae3a26e8db087173296ed4d280d3a258d4b', '9322384955', 'credited', '250000', null, null, '1795464028000', '1795176028000'),
('00010000-0082-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a3c0dfda0b9f091f243c619a72f78318ebc1e71a', '7780228987', 'credited', '250000', null, null, '1795464031000', '1795176031000'),
('00010000-008e-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-f31a7b4ff40579c6836a6f3095d1c3567436370c', '6310300098', 'credited', '250000', null, null, '1795464034000', '1795176034000'),
('00010000-009a-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', null, '9999999999', 'credited', '45000', null, null, '1795464037000', '1795176037000'),
('00010000-00a4-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-a78ebc54bd6fc4e951bb21c0cdfecca4036bd155', '4916575900', 'credited', '120000', null, null, '1795464040000', '1795176040000'),
('00010000-00ae-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-0c1c04ba3db0fd5a637f41613524ad92c937c04e', '6722872359', 'credited', '120000', null, null, '1795464042000', '1795176042000'),
('00010000-00b7-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-67ffe145dc8d82cf606f30d1f4ba4cb8b435bfee', '7198750140', 'credited', '250000', null, null, '1795464044000', '1795176044000'),
('00010000-00ce-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-77b7ae7a0b4c47a517847777870e95eea83e2939', '1569458445', 'credited', '250000', null, null, '1795464049000', '1795176049000'),
('00010000-00e5-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-1cb7ca5b579ff39a1e31a72ae8d6b2b0167d5000', '3028747111', 'credited', '250000', null, null, '1795464054000', '1795176054000'),
('00010000-00ff-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-7a0a58633f7eb7f3719a43ec72ffdfddd7c71c51', '7133174157', 'credited', '250000', null, null, '1795464060000', '1795176060000'),
('00010000-0116-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-aa28863212bd25d6581e97351c26c86eed14b428', '8193707735', 'credited', '250000', null, null, '1795464065000', '1795176065000'),
('00010000-012d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-44a684f55ec35d0fbfd50666e6b2bdf9464a1b43', '1772425022', 'credited', '250000', null, null, '1795464070000', '1795176070000'),
('00010000-0203-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fd4f46704185fc3fa465eb47d614ed31f6f1f0e8', '1763513401', 'credited', '250000', null, null, '1795464375000', '1795176075000'),
('00010000-0213-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-37bf43c0a00b52baa882980e70ddf59ed1ca71a7', '3485036739', 'credited', '250000', null, null, '1795464379000', '1795176079000'),
('00010000-0223-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-645ee1a43fcd8b03d283b69df1a5e0e0a745683a', '2832472299', 'credited', '250000', null, null, '1795464383000', '1795176083000'),
('00010000-0235-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-fce5e0ea97357463fbe32cd154c797a05eb72243', '3914179327', 'credited', '250000', null, null, '1795464388000', '1795176088000'),
('00010000-0248-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-49cb53dfe5a1d5bb9eb44d10fd500e6fec378610', '2364240856', 'credited', '250000', null, null, '1795464393000', '1795176093000'),
('00010000-025d-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'esc-24b20ccf39733ce93ac091c19e8c06e70bdc0eb5', '2681466506', 'credited', '250000', null, null, '1795464398000', '1795176098000');

insert into sandbox_transfer (reference, account_id, kind, amount, bank_code, account_number, credit_id, status, session_id, failure_reason, fee, settle_at, created_at) values
('po-0001000000c770008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'paid', '902938926880020164343114651722', null, '0', '1795464107000', '1795176047000'),
('po-0001000000de70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'failed', null, 'failed by the receiving bank', '0', '1795464112000', '1795176052000'),
('po-0001000000f570008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'reversed', '728708352391138026984815329343', 'reversed by the receiving bank', '0', '1795464117000', '1795176057000'),
('po-00010000018370008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '120000', '058', '0123456789', null, 'paid', '500249106582071736878139742659', null, '0', '1795464133000', '1795176073000'),
('po-00010000018570008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '100000', '058', '0123456789', null, 'paid', '929276778705853255538720935854', null, '0', '1795464133000', '1795176073000'),
('po-00010000027b70008000000000000000', '00010000-0001-7000-8000-000000000000', 'transfer', '250000', '058', '0123456789', null, 'pending', null, null, '0', '1795464466000', '1795176106000'),
('re-00010000010f70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-00ff-7000-8000-000000000000', 'paid', '563153588795232499007979631741', null, '0', '1795464123000', '1795176063000'),
('re-00010000012670008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-0116-7000-8000-000000000000', 'failed', null, 'failed by the receiving bank', '0', '1795464128000', '1795176068000'),
('re-00010000017f70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-0045-7000-8000-000000000000', 'paid', '060705730726367356612487399495', null, '0', '1795464133000', '1795176073000'),
('re-00010000018170008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '50000', null, null, '00010000-0059-7000-8000-000000000000', 'paid', '482582528371729884204213499360', null, '0', '1795464133000', '1795176073000'),
('re-00010000027c70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '60000', null, null, '00010000-025d-7000-8000-000000000000', 'pending', null, null, '0', '1795464466000', '1795176106000'),
('re-00010000027d70008000000000000000', '00010000-0001-7000-8000-000000000000', 'refund', '250000', null, null, '00010000-0248-7000-8000-000000000000', 'pending', null, null, '0', '1795464466000', '1795176106000');

insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id, destination_key, url, status, trigger_kind, attempts_since_trigger, attempt_count, next_attempt_at, lease_token, lease_until, last_failure, last_response_status, created_at, updated_at) values
('01a203b6-8b71-73d0-98bb-df28c941e600', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0047-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464017000', '1795464126553'),
('01a203b6-8b71-73d0-98bb-e2d3c9415200', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464017000', '1795464141235'),
('01a203b6-8b71-73d0-98bb-e2d3c9415201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0048-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464017000', '1795464073000'),
('01a203b6-8b7e-705f-add7-8800432dd000', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004c-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464018000', '1795464138600'),
('01a203b6-8b7e-705f-add7-8800432dd002', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004c-7000-8000-000000000000', '00010000-0013-7000-8000-000000000000', '00010000-0013-7000-8000-000000000000', 'https://shop.test:46369/broken', 'failed', 'retry', '2', '2', null, null, null, 'status_5xx', '500', '1795464018000', '1795464136624'),
('01a203b6-8b7e-705f-add7-8cc65721d900', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004d-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464018000', '1795464125047'),
('01a203b6-8b7e-705f-add7-8cc65721d901', '00010000-0001-7000-8000-000000000000', 'test', '00010000-004d-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464018000', '1795464073000'),
('01a203b6-8ba2-76ae-a14c-8a3d378fca01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-005d-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464022000', '1795464073000'),
('01a203b6-8bc4-75b4-aaa0-662d8d6f6a01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-006e-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464026000', '1795464073000'),
('01a203b6-8bdf-70bf-8d2a-3d51c6aee701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0079-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464028000', '1795464073000'),
('01a203b6-8bf2-7448-b596-991d9aca1401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0085-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464031000', '1795464073000'),
('01a203b6-8c0b-731c-b416-a4e18f563601', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0091-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464034000', '1795464073000'),
('01a203b6-8c3f-733b-add8-bd20f5d4d101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00b1-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464042000', '1795464073000'),
('01a203b6-8c4f-753a-acbb-f3ba0f5d9d01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00ba-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464044000', '1795464073000'),
('01a203b6-8c5b-710a-92b1-65fb34ca0401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00c1-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464046000', '1795464073000'),
('01a203b6-8c7f-7246-bb1d-9b84b3e22d01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d1-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464049000', '1795464073000'),
('01a203b6-8c8d-75ca-959c-920bb52ef001', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00d8-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464051000', '1795464073000'),
('01a203b6-8cb0-7278-bed5-ab4fb489fd01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00e8-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464054000', '1795464073000'),
('01a203b6-8cb9-728d-aab6-dfbea6438701', '00010000-0001-7000-8000-000000000000', 'test', '00010000-00ef-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464056000', '1795464073000'),
('01a203b6-8cec-73a8-9c53-ed3307e58e01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0102-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464060000', '1795464073000'),
('01a203b6-8cf7-7238-a202-06a52eb58a01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0109-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464062000', '1795464073000'),
('01a203b6-8d18-7494-b4c3-5b80ec04d101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0119-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464065000', '1795464073000'),
('01a203b6-8d22-7379-96fc-ef23784afd01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0120-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464067000', '1795464073000'),
('01a203b6-8d4b-710b-8727-8bfe1d32de01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0130-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'succeeded', 'event', '1', '1', null, null, null, null, '204', '1795464070000', '1795464073000'),
('01a203b6-8f73-72a1-8f3a-46cf29fbca00', '00010000-0001-7000-8000-000000000000', 'test', '00010000-01eb-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/callback', 'failed', 'retry', '2', '2', null, null, null, 'dns', null, '1795464133000', '1795464197847'),
('01a203b6-9027-729e-b2a4-0462b1e12301', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0206-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176075000', null, null, null, null, '1795464375000', '1795464375000'),
('01a203b6-9035-71de-b72c-3d299730bb01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-020d-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176077000', null, null, null, null, '1795464377000', '1795464377000'),
('01a203b6-9044-737c-bace-6f3ec7fb9201', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0216-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176079000', null, null, null, null, '1795464379000', '1795464379000'),
('01a203b6-905b-74b9-88fd-85b1bad8e101', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0226-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176083000', null, null, null, null, '1795464383000', '1795464383000'),
('01a203b6-9074-77fe-b8e2-f6369f008601', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0238-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176088000', null, null, null, null, '1795464388000', '1795464388000'),
('01a203b6-908f-701b-aa00-7e056e709401', '00010000-0001-7000-8000-000000000000', 'test', '00010000-024b-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176093000', null, null, null, null, '1795464393000', '1795464393000'),
('01a203b6-90a0-704a-9037-f0a4f1cfee01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0257-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176096000', null, null, null, null, '1795464396000', '1795464396000'),
('01a203b6-90ad-7574-a88c-d4361c8c4c01', '00010000-0001-7000-8000-000000000000', 'test', '00010000-0260-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', '00010000-0010-7000-8000-000000000000', 'https://shop.test:46369/hooks', 'pending', 'event', '0', '0', '1795176098000', null, null, null, null, '1795464398000', '1795464398000'),
('01a203b6-90d3-7442-9b48-34f907d4e100', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0275-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176105000', null, null, null, null, '1795176105000', '1795176105000'),
('01a203b6-90d3-7442-9b48-3bf127c94b00', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0276-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176105000', null, null, null, null, '1795176105000', '1795176105000'),
('01a203b6-90d9-778e-89af-07cf5701e300', '00010000-0001-7000-8000-000000000000', 'live', '00010000-0279-7000-8000-000000000000', null, '00010000-0001-7000-8000-000000000000 https://shop.example.com', 'https://shop.example.com/live', 'pending', 'event', '0', '0', '1795176106000', null, null, null, null, '1795176106000', '1795176106000');

insert into webhook_attempt (id, delivery_id, trigger_kind, started_at, outcome, failure, failure_detail, address, request_headers_json, request_body, response_status, response_headers_json, response_body, dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms) values
('00010000-01c8-7000-8000-000000000000', '01a203b6-8b71-73d0-98bb-df28c941e600', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-0047-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,+nrLcnbfznorMjdfIFldX3Ac3wkkEPpQzD/slSmC+Hs=","x-service-signature":"66fae9cc55f9be5fabbae8c4359353089a0969dab7f49d2477426a18d10c05a5"}', '{"event":"payment.success","event_id":"00010000-0047-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-0046-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, '1'),
('00010000-01c9-7000-8000-000000000000', '01a203b6-8b71-73d0-98bb-e2d3c9415200', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0048-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,CoRSQyvDwj7SRUKYrq9kjw/FzsCnVbgH8Ji/xib+vqE=","x-service-signature":"2cc919f06c38b9e2af84ef86e39050b7d33ccb0d96d5b875ca09987728cecc10"}', '{"event":"escrow.funded","event_id":"00010000-0048-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, '1'),
('00010000-01ca-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8800432dd002', 'event', '1795176073000', 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,lydT4FgBg9QeYzL4sv/7POt/pKvAr0Xd48e3cmkzk4o=","x-service-signature":"da921c6ec152f137ece42a783da9dc6b5dd5c98d4087c7c80bf25d4df713c754"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', '500', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', '0', '5', '13', '6', '24'),
('00010000-01cb-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8cc65721d900', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-004d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,5UavBPiCWyJNi7atllPwvVu/JfSrc+TtDfqmxrW/U3w=","x-service-signature":"480831785c0c3fb429a951bb996b59a3246cd7cc674a327a2e638fe6703c3f02"}', '{"event":"escrow.refunded","event_id":"00010000-004d-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, '0'),
('00010000-01cc-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8800432dd000', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,E3BBRGIwQ85BuQ58NkU+9ik4o1fEk8cwqeb9GZJnTO8=","x-service-signature":"03e4c826bc3117b1b948b632f2741c4b735ce337f033acc223767ef2836f6f37"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, '1'),
('00010000-01cd-7000-8000-000000000000', '01a203b6-8b71-73d0-98bb-e2d3c9415201', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0048-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,4cgSy+XgYj+Wc8qHHqDatFFcPSJnVrL/96deHPQ5mrs=","x-service-signature":"a52968fb5256641f2f8811f111db1451ea49c7ed96774cb6138a66cd535bc636"}', '{"event":"escrow.funded","event_id":"00010000-0048-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '6', '10', '9', '26'),
('00010000-01ce-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8cc65721d901', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-004d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,274+x1VJ2vWNSnLu7jEY7NezlRT6hLtlDYlIM3i8VFo=","x-service-signature":"92a241c315a9a3ccb04e20e6820bddfafaf6f4d4521c899fcca87d4cad02aa65"}', '{"event":"escrow.refunded","event_id":"00010000-004d-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '7', '15', '7', '30'),
('00010000-01cf-7000-8000-000000000000', '01a203b6-8ba2-76ae-a14c-8a3d378fca01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-005d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,Epq0g/TEA0yQhdTjkWvqej6w6JF262Wn6zP1KY5EC+k=","x-service-signature":"6895847f732a1144ead5288f2eca756cebcea8d6bb08520dde04963d9862f971"}', '{"event":"escrow.funded","event_id":"00010000-005d-7000-8000-000000000000","created_at":"2026-11-23T20:00:22.000Z","mode":"test","sequence":2,"reference":"OVERPAID","escrow_id":"00010000-0056-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '8', '19', '5', '33'),
('00010000-01d0-7000-8000-000000000000', '01a203b6-8bc4-75b4-aaa0-662d8d6f6a01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-006e-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,xYE2ALlqlOhIQWiZfWCsfREFM1EBj+7YlUIeJOxfvrM=","x-service-signature":"751de10357df6287f7ec9151febdb7048596f7635294c34e8ad6680d441a87b3"}', '{"event":"escrow.funded","event_id":"00010000-006e-7000-8000-000000000000","created_at":"2026-11-23T20:00:26.000Z","mode":"test","sequence":2,"reference":"PAYMENT-REVERSED","escrow_id":"00010000-0068-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '8', '23', '4', '36'),
('00010000-01d1-7000-8000-000000000000', '01a203b6-8bdf-70bf-8d2a-3d51c6aee701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0079-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,wGwsTfsFhDlr7YWj90/NcgiuN6qZzHjoAgWYmUfdvSY=","x-service-signature":"fe2c1378caa29a8ebbb4aa17e16f58df08f75017e30fd840fdb8d30b2a8ba280"}', '{"event":"escrow.funded","event_id":"00010000-0079-7000-8000-000000000000","created_at":"2026-11-23T20:00:28.000Z","mode":"test","sequence":2,"reference":"FUNDED","escrow_id":"00010000-0073-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":{"cart":"Ada''s"},"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '9', '25', '4', '39'),
('00010000-01d2-7000-8000-000000000000', '01a203b6-8bf2-7448-b596-991d9aca1401', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0085-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kxbdzfMGr3/TNdX4svnu6HsNDI4R+fwN/4onBfIYr9s=","x-service-signature":"cbc33fbf38d8fdd29c907edd96af89cb34589cf4b0ae613851b031067ad28070"}', '{"event":"escrow.funded","event_id":"00010000-0085-7000-8000-000000000000","created_at":"2026-11-23T20:00:31.000Z","mode":"test","sequence":2,"reference":"NO-BANK-ACCOUNT","escrow_id":"00010000-007f-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '9', '27', '3', '41'),
('00010000-01d3-7000-8000-000000000000', '01a203b6-8c0b-731c-b416-a4e18f563601', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0091-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,YxunCmFbaxvy0QWkQAmtLPgpc8hgEMEmdcy9/Pai4qc=","x-service-signature":"f9d283b6f7d3aa5da125069ff23bcd24217c5b09694cb70e601531db828f28ae"}', '{"event":"escrow.funded","event_id":"00010000-0091-7000-8000-000000000000","created_at":"2026-11-23T20:00:34.000Z","mode":"test","sequence":2,"reference":"DELIVERED","escrow_id":"00010000-008b-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '10', '29', '3', '43'),
('00010000-01d5-7000-8000-000000000000', '01a203b6-8c3f-733b-add8-bd20f5d4d101', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00b1-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,CFhbTEBBZblkejAn9HeOuGuNlR3n/IlPWVHki3hWNhI=","x-service-signature":"6808ceddbfd073b3d5d8a83eb6f715ebf57c69ec033d78c7046d28abd8869d05"}', '{"event":"escrow.funded","event_id":"00010000-00b1-7000-8000-000000000000","created_at":"2026-11-23T20:00:42.000Z","mode":"test","sequence":2,"reference":"CHARGE-IN-ESCROW","escrow_id":"00010000-00ab-7000-8000-000000000000","charge_id":"00010000-00aa-7000-8000-000000000000","amount":120000,"currency":"NGN","status":"funded","metadata":null,"held_amount":120000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '10', '31', '3', '45'),
('00010000-01d6-7000-8000-000000000000', '01a203b6-8c4f-753a-acbb-f3ba0f5d9d01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00ba-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,HfG8BPRjR9GQQKh8iy9CDQNeNnrj2OaavI8z3KLL/ow=","x-service-signature":"0b86084517341ae62ecd617f0fea41f7260d61afd36ead42e1f768ec7081580f"}', '{"event":"escrow.funded","event_id":"00010000-00ba-7000-8000-000000000000","created_at":"2026-11-23T20:00:44.000Z","mode":"test","sequence":2,"reference":"PAYOUT-PAID","escrow_id":"00010000-00b4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '11', '33', '2', '47'),
('00010000-01d7-7000-8000-000000000000', '01a203b6-8c5b-710a-92b1-65fb34ca0401', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00c1-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,PbpDchy/yXBvwTBeGbhCeQb0Ev03gIOno26sX09pM8k=","x-service-signature":"c3b2cd7d082f0553c8139e4ac597d211143c7ea64bf825ca7350e94d3ac78bfd"}', '{"event":"escrow.released","event_id":"00010000-00c1-7000-8000-000000000000","created_at":"2026-11-23T20:00:46.000Z","mode":"test","sequence":4,"reference":"PAYOUT-PAID","escrow_id":"00010000-00b4-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00c0-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '1', '11', '34', '3', '49'),
('00010000-01d8-7000-8000-000000000000', '01a203b6-8c7f-7246-bb1d-9b84b3e22d01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00d1-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,gLrw1rfdGS3RIA9ZRRtVliAgNK6jhQW0yp8STUKa89w=","x-service-signature":"d044db58076f7b5c753c69bcdf72e136460d2a1fe1ec0bf0e597d03795b7481f"}', '{"event":"escrow.funded","event_id":"00010000-00d1-7000-8000-000000000000","created_at":"2026-11-23T20:00:49.000Z","mode":"test","sequence":2,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00cb-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', '0', '12', '36', '1', '49'),
('00010000-01d9-7000-8000-000000000000', '01a203b6-8c8d-75ca-959c-920bb52ef001', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00d8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,kY9GBHRGOYJrufpa06MksKqU1/iLGonUx398Z9iO7KA=","x-service-signature":"11ded6bdaaee1603c8bbc89402bea0f4289cfbdebb0dc9db25f902d95ea44f4f"}', '{"event":"escrow.released","event_id":"00010000-00d8-7000-8000-000000000000","created_at":"2026-11-23T20:00:51.000Z","mode":"test","sequence":4,"reference":"PAYOUT-FAILED","escrow_id":"00010000-00cb-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00d7-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01da-7000-8000-000000000000', '01a203b6-8cb0-7278-bed5-ab4fb489fd01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-00e8-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,et/Sl949TQefo07/9pb9ot5R+Vj7saYSsNE7bU8EV+U=","x-service-signature":"fd74000d078c902bee5dafbd5758ff7d44950e288c544e367e6699d05f0251aa"}', '{"event":"escrow.funded","event_id":"00010000-00e8-7000-8000-000000000000","created_at":"2026-11-23T20:00:54.000Z","mode":"test","sequence":2,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00e2-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01db-7000-8000-000000000000', '01a203b6-8cb9-728d-aab6-dfbea6438701', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.released","webhook-id":"00010000-00ef-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,TxwwNBzoJqoBVpL6tLVXAkrR7LFmd4xvfX5d5RczKKk=","x-service-signature":"a350b95dff2d31ec611528bb43a06ea9953fc9cf6b41a555d35a0137dea9297c"}', '{"event":"escrow.released","event_id":"00010000-00ef-7000-8000-000000000000","created_at":"2026-11-23T20:00:56.000Z","mode":"test","sequence":4,"reference":"PAYOUT-REVERSED","escrow_id":"00010000-00e2-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"released","metadata":null,"released_amount":250000,"payout_id":"00010000-00ee-7000-8000-000000000000"}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01dc-7000-8000-000000000000', '01a203b6-8cec-73a8-9c53-ed3307e58e01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0102-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,F3bl9yF6eJ4Gv1UgJUBzPvV+RCbp+OA+4jqFvSHpcYQ=","x-service-signature":"04240287521d50e80f8b32ba2efee8f41b4ce4a439e5120f4e66a24b9201dac9"}', '{"event":"escrow.funded","event_id":"00010000-0102-7000-8000-000000000000","created_at":"2026-11-23T20:01:00.000Z","mode":"test","sequence":2,"reference":"REFUND-PAID","escrow_id":"00010000-00fc-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01dd-7000-8000-000000000000', '01a203b6-8cf7-7238-a202-06a52eb58a01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0109-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,nAz3lFKil20N1AHxKk2TfUENAX3/w1gUunhDplEre3M=","x-service-signature":"2d7f1f06bbaeacc1868234feaf1202dcdf96f2cd0692f3f70e216a612a80ed23"}', '{"event":"escrow.refunded","event_id":"00010000-0109-7000-8000-000000000000","created_at":"2026-11-23T20:01:02.000Z","mode":"test","sequence":4,"reference":"REFUND-PAID","escrow_id":"00010000-00fc-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01de-7000-8000-000000000000', '01a203b6-8d18-7494-b4c3-5b80ec04d101', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0119-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,IZqaqYzzv1WTODOkMBsrxBr0J+K6OJ592vgoRf5KbSw=","x-service-signature":"100e42320fc914d8e6780d175da7296d91825f57ca4bc5f6ee4adda98d456d35"}', '{"event":"escrow.funded","event_id":"00010000-0119-7000-8000-000000000000","created_at":"2026-11-23T20:01:05.000Z","mode":"test","sequence":2,"reference":"REFUND-FAILED","escrow_id":"00010000-0113-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01df-7000-8000-000000000000', '01a203b6-8d22-7379-96fc-ef23784afd01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-0120-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,vtX7mWhOX6MzcwG4Cb/sDxiCVPXkXwTSZi2m95J5s50=","x-service-signature":"7317e49c3acb2e6557053eb1fe8b3d82af1fe5add566acac10c1627870c6a6ec"}', '{"event":"escrow.refunded","event_id":"00010000-0120-7000-8000-000000000000","created_at":"2026-11-23T20:01:07.000Z","mode":"test","sequence":4,"reference":"REFUND-FAILED","escrow_id":"00010000-0113-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":null}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '2', '2'),
('00010000-01e0-7000-8000-000000000000', '01a203b6-8d4b-710b-8727-8bfe1d32de01', 'event', '1795176073000', 'succeeded', null, null, '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0130-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,7jO6AFRb7+ywGwSoFVEeLwc5zUGzV6M5OKpAgoI4Vm8=","x-service-signature":"fd4b11f8029763fc1601d7129c3e5f34885e93c409aa01ca927153743bb90ea9"}', '{"event":"escrow.funded","event_id":"00010000-0130-7000-8000-000000000000","created_at":"2026-11-23T20:01:10.000Z","mode":"test","sequence":2,"reference":"PART-RELEASED","escrow_id":"00010000-012a-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', '204', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5"}', '', null, null, null, '3', '3'),
('00010000-01e6-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8cc65721d900', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.refunded","webhook-id":"00010000-004d-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,5UavBPiCWyJNi7atllPwvVu/JfSrc+TtDfqmxrW/U3w=","x-service-signature":"480831785c0c3fb429a951bb996b59a3246cd7cc674a327a2e638fe6703c3f02"}', '{"event":"escrow.refunded","event_id":"00010000-004d-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":4,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refunded_amount":250000,"reason":"declined"}', null, null, null, null, null, null, null, '1'),
('00010000-01e8-7000-8000-000000000000', '01a203b6-8b71-73d0-98bb-df28c941e600', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"payment.success","webhook-id":"00010000-0047-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,+nrLcnbfznorMjdfIFldX3Ac3wkkEPpQzD/slSmC+Hs=","x-service-signature":"66fae9cc55f9be5fabbae8c4359353089a0969dab7f49d2477426a18d10c05a5"}', '{"event":"payment.success","event_id":"00010000-0047-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":1,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"credit_id":"00010000-0046-7000-8000-000000000000","credited_amount":250000,"excess_amount":0}', null, null, null, null, null, null, null, '0'),
('00010000-01f5-7000-8000-000000000000', '01a203b6-8f73-72a1-8f3a-46cf29fbca00', 'event', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01eb-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ME3rzru0IxuI9hwrhl9tT5gjkgHYQNMFG7oDlA+C3f4=","x-service-signature":"16f091dc3f06810eb84a1546ff824d3394a062e240040991dc09d83782af3b54"}', '{"event":"refund.paid","event_id":"00010000-01eb-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-004b-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0046-7000-8000-000000000000","session_id":"060705730726367356612487399495"}', null, null, null, null, null, null, null, '0'),
('00010000-01f7-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8800432dd002', 'retry', '1795176073000', 'failed', 'status_5xx', 'It answered 500', '127.0.0.1', '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,lydT4FgBg9QeYzL4sv/7POt/pKvAr0Xd48e3cmkzk4o=","x-service-signature":"da921c6ec152f137ece42a783da9dc6b5dd5c98d4087c7c80bf25d4df713c754"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', '500', '{"date":"Sun, 22 Nov 2026 14:43:45 GMT","connection":"keep-alive","keep-alive":"timeout=5","transfer-encoding":"chunked"}', 'out of order', null, null, null, '1', '1'),
('00010000-01f9-7000-8000-000000000000', '01a203b6-8b7e-705f-add7-8800432dd000', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.declined","webhook-id":"00010000-004c-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,E3BBRGIwQ85BuQ58NkU+9ik4o1fEk8cwqeb9GZJnTO8=","x-service-signature":"03e4c826bc3117b1b948b632f2741c4b735ce337f033acc223767ef2836f6f37"}', '{"event":"escrow.declined","event_id":"00010000-004c-7000-8000-000000000000","created_at":"2026-11-23T20:00:18.000Z","mode":"test","sequence":3,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"reason":"Out of stock","refunded_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01fb-7000-8000-000000000000', '01a203b6-8b71-73d0-98bb-e2d3c9415200', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"escrow.funded","webhook-id":"00010000-0048-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,CoRSQyvDwj7SRUKYrq9kjw/FzsCnVbgH8Ji/xib+vqE=","x-service-signature":"2cc919f06c38b9e2af84ef86e39050b7d33ccb0d96d5b875ca09987728cecc10"}', '{"event":"escrow.funded","event_id":"00010000-0048-7000-8000-000000000000","created_at":"2026-11-23T20:00:17.000Z","mode":"test","sequence":2,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"funded","metadata":null,"held_amount":250000}', null, null, null, null, null, null, null, '0'),
('00010000-01fd-7000-8000-000000000000', '01a203b6-8f73-72a1-8f3a-46cf29fbca00', 'retry', '1795176073000', 'failed', 'dns', 'shop.example.com does not resolve: ENOTFOUND', null, '{"content-type":"application/json","user-agent":"service-Webhook/1.0","x-service-event":"refund.paid","webhook-id":"00010000-01eb-7000-8000-000000000000","webhook-timestamp":"1795176073","webhook-signature":"v1,ME3rzru0IxuI9hwrhl9tT5gjkgHYQNMFG7oDlA+C3f4=","x-service-signature":"16f091dc3f06810eb84a1546ff824d3394a062e240040991dc09d83782af3b54"}', '{"event":"refund.paid","event_id":"00010000-01eb-7000-8000-000000000000","created_at":"2026-11-23T20:02:13.000Z","mode":"test","sequence":5,"reference":"DECLINED","escrow_id":"00010000-0042-7000-8000-000000000000","charge_id":null,"amount":250000,"currency":"NGN","status":"refunded","metadata":null,"refund_id":"00010000-004b-7000-8000-000000000000","refund_amount":250000,"credit_id":"00010000-0046-7000-8000-000000000000","session_id":"060705730726367356612487399495"}', null, null, null, null, null, null, null, '0');

insert into mail (id, account_id, mode, template, cause, recipient, checkout_id, facts_json, data_sealed, status, attempts, failure, begun_at, created_at, updated_at) values
('00010000-02af-7000-8000-000000000000', '00010000-0001-7000-8000-000000000000', 'test', 'sign_in.code', '00010000-02ac-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, 'v1.kDpZ3o1gWQmpWPKIvAO9JvctwdlKQEpsSCQISe-GsHdPdOTOVT3vx3-BmxqUg-HVbJPHmpkJXjVc7ep7RC0EmmaKV6VXLhStvHnLapVfiipHTAQmzk-7fOn-oIpfcuSJw7B79GPUGb5t37A1-HIvHaWS8mPoxGrvTTgI7RcOb6YvaxIYh8Q', 'sent', '1', null, '1795176108000', '1795176108000', '1795176108000'),
('01a203b6-8adc-724b-a850-a0be5ed3661c', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0020-7000-8000-000000000000', 'seller@example.com', '00010000-0020-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176010000', '1795176010000', '1795176012000'),
('01a203b6-8b2d-778e-9f9d-c416809cd6a7', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0032-7000-8000-000000000000', 'seller@example.com', '00010000-0020-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176012000', '1795176012000', '1795176012000'),
('01a203b6-8b44-71b8-9b19-5657eb491879', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0037-7000-8000-000000000000', 'seller@example.com', '00010000-0037-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176013000', '1795176013000', '1795176073000'),
('01a203b6-8b47-744f-a7b7-86686dbc1e5b', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-003a-7000-8000-000000000000', 'seller@example.com', '00010000-003a-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176014000', '1795176014000', '1795176073000'),
('01a203b6-8b61-7511-bda7-a9dd69847c28', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0042-7000-8000-000000000000', 'seller@example.com', '00010000-0042-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176016000', '1795176016000', '1795176073000'),
('01a203b6-8b71-73d0-98bb-e74b5ea78e03', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0048-7000-8000-000000000000', 'ada@example.com', '00010000-0042-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176017000', '1795176017000', '1795176073000'),
('01a203b6-8b71-73d0-98bb-e9200b57d4fd', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0048-7000-8000-000000000000', 'seller@example.com', '00010000-0042-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176017000', '1795176017000', '1795176073000'),
('01a203b6-8b7e-705f-add7-927d2cc95904', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-004c-7000-8000-000000000000', 'ada@example.com', '00010000-0042-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176018000', '1795176018000', '1795176073000'),
('01a203b6-8b87-72bc-8616-091f88c727d8', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0050-7000-8000-000000000000', 'seller@example.com', '00010000-0050-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176019000', '1795176019000', '1795176073000'),
('01a203b6-8b8c-7408-a4b0-9c70c98e2145', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0053-7000-8000-000000000000', 'seller@example.com', '00010000-0050-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176020000', '1795176020000', '1795176073000'),
('01a203b6-8b94-760d-b29c-fe881d9546c0', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0056-7000-8000-000000000000', 'seller@example.com', '00010000-0056-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176021000', '1795176021000', '1795176073000'),
('01a203b6-8ba2-76ae-a14c-8d485ee8627e', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-005d-7000-8000-000000000000', 'ada@example.com', '00010000-0056-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a203b6-8ba2-76ae-a14c-9127977e0807', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-005a-7000-8000-000000000000', 'ada@example.com', '00010000-0056-7000-8000-000000000000', '{"refunded_amount":50000,"reason":"overpaid","credit_id":"00010000-005a-7000-8000-000000000000"}', '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a203b6-8ba2-76ae-a14c-94f19d15d5e0', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-005d-7000-8000-000000000000', 'seller@example.com', '00010000-0056-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176022000', '1795176022000', '1795176073000'),
('01a203b6-8bac-75fa-93b2-d840776cda6e', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0060-7000-8000-000000000000', 'seller@example.com', '00010000-0060-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176023000', '1795176023000', '1795176073000'),
('01a203b6-8bbe-75c9-9430-7997c511f0c0', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0068-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176025000', '1795176025000', '1795176073000'),
('01a203b6-8bc4-75b4-aaa0-68d07bb605e2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-006e-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a203b6-8bc4-75b4-aaa0-6e8478cd2863', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-006e-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a203b6-8bcd-708b-a9cc-df3e4f438acf', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0070-7000-8000-000000000000', 'ada@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a203b6-8bcd-708b-a9cc-e23992005f64', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0070-7000-8000-000000000000', 'seller@example.com', '00010000-0068-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176026000', '1795176026000', '1795176073000'),
('01a203b6-8bd7-74bb-8886-6ba4bb2715c7', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0073-7000-8000-000000000000', 'seller@example.com', '00010000-0073-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176027000', '1795176027000', '1795176073000'),
('01a203b6-8bdf-70bf-8d2a-43f5aa75f2e2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0079-7000-8000-000000000000', 'ada@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176028000', '1795176028000', '1795176073000'),
('01a203b6-8bdf-70bf-8d2a-4640565dee6d', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0079-7000-8000-000000000000', 'seller@example.com', '00010000-0073-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176028000', '1795176028000', '1795176073000'),
('01a203b6-8bea-76e8-b5a8-8a777c0a8336', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-007f-7000-8000-000000000000', 'new@example.com', '00010000-007f-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176030000', '1795176030000', '1795176073000'),
('01a203b6-8bf2-7448-b596-9d2e2089e0a4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0085-7000-8000-000000000000', 'ada@example.com', '00010000-007f-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176031000', '1795176031000', '1795176073000'),
('01a203b6-8bf2-7448-b596-a1afbdaadf37', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0085-7000-8000-000000000000', 'new@example.com', '00010000-007f-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176031000', '1795176031000', '1795176073000'),
('01a203b6-8c02-70d7-b12b-d25ec2526a9f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-008b-7000-8000-000000000000', 'seller@example.com', '00010000-008b-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176033000', '1795176033000', '1795176073000'),
('01a203b6-8c0b-731c-b416-a9e606476bd6', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0091-7000-8000-000000000000', 'ada@example.com', '00010000-008b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176034000', '1795176034000', '1795176073000'),
('01a203b6-8c0b-731c-b416-aca91d0d1d65', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0091-7000-8000-000000000000', 'seller@example.com', '00010000-008b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176034000', '1795176034000', '1795176073000'),
('01a203b6-8c19-71f6-a8f9-1659839e7f90', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.delivered', '00010000-0097-7000-8000-000000000000', 'ada@example.com', '00010000-008b-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176036000', '1795176036000', '1795176073000'),
('01a203b6-8c2d-72dc-a478-ab06693f4744', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00a7-7000-8000-000000000000', 'ada@example.com', '00010000-00a1-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176040000', '1795176040000', '1795176073000'),
('01a203b6-8c3f-733b-add8-c278377ab1b2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00b1-7000-8000-000000000000', 'ada@example.com', '00010000-00ab-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176042000', '1795176042000', '1795176073000'),
('01a203b6-8c47-758b-bf12-9d78327cb10f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00b4-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176043000', '1795176043000', '1795176073000'),
('01a203b6-8c4f-753a-acbb-f63d3f80529f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00ba-7000-8000-000000000000', 'ada@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176044000', '1795176044000', '1795176073000'),
('01a203b6-8c4f-753a-acbb-f8e392314482', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-00ba-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176044000', '1795176044000', '1795176073000'),
('01a203b6-8c5b-710a-92b1-6aa9d59325c3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00c1-7000-8000-000000000000', 'ada@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176046000', '1795176046000', '1795176073000'),
('01a203b6-8c5b-710a-92b1-6d14da8f9071', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-00c1-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176046000', '1795176046000', '1795176073000'),
('01a203b6-8c73-77d7-8d1e-607485effefe', '00010000-0001-7000-8000-000000000000', 'test', 'seller.paid_out', '00010000-00c8-7000-8000-000000000000', 'seller@example.com', '00010000-00b4-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176047000', '1795176047000', '1795176073000'),
('01a203b6-8c79-764c-8e53-51762ddf3e82', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00cb-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176048000', '1795176048000', '1795176073000'),
('01a203b6-8c7f-7246-bb1d-9cdb55cdcb4d', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00d1-7000-8000-000000000000', 'ada@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176049000', '1795176049000', '1795176073000'),
('01a203b6-8c7f-7246-bb1d-a28461d3747a', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-00d1-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176049000', '1795176049000', '1795176073000'),
('01a203b6-8c8d-75ca-959c-97a76ba726b8', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00d8-7000-8000-000000000000', 'ada@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176051000', '1795176051000', '1795176073000'),
('01a203b6-8c8d-75ca-959c-9bc1739b9842', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-00d8-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176051000', '1795176051000', '1795176073000'),
('01a203b6-8ca2-70bd-b47a-66161bcefb3f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.payout_problem', '00010000-00df-7000-8000-000000000000', 'seller@example.com', '00010000-00cb-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176052000', '1795176052000', '1795176073000'),
('01a203b6-8ca8-743b-bfb7-6e13ea28a792', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00e2-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176053000', '1795176053000', '1795176073000'),
('01a203b6-8cb0-7278-bed5-ad45860a3eaf', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-00e8-7000-8000-000000000000', 'ada@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176054000', '1795176054000', '1795176073000'),
('01a203b6-8cb0-7278-bed5-b35026cbaf82', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-00e8-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176054000', '1795176054000', '1795176073000'),
('01a203b6-8cb9-728d-aab6-e399bb515d45', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-00ef-7000-8000-000000000000', 'ada@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176056000', '1795176056000', '1795176073000'),
('01a203b6-8cb9-728d-aab6-e60f93f84064', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-00ef-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176056000', '1795176056000', '1795176073000'),
('01a203b6-8ccf-7729-8679-621b970e330c', '00010000-0001-7000-8000-000000000000', 'test', 'seller.paid_out', '00010000-00f6-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176057000', '1795176057000', '1795176073000'),
('01a203b6-8cdd-727e-8223-6374f1f95b19', '00010000-0001-7000-8000-000000000000', 'test', 'seller.payout_problem', '00010000-00f9-7000-8000-000000000000', 'seller@example.com', '00010000-00e2-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176058000', '1795176058000', '1795176073000'),
('01a203b6-8ce5-74fe-89e5-ae45d804b3a8', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-00fc-7000-8000-000000000000', 'seller@example.com', '00010000-00fc-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176059000', '1795176059000', '1795176073000'),
('01a203b6-8cec-73a8-9c53-f1c80c79c132', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0102-7000-8000-000000000000', 'ada@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176060000', '1795176060000', '1795176073000'),
('01a203b6-8cec-73a8-9c53-f55718d3c429', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0102-7000-8000-000000000000', 'seller@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176060000', '1795176060000', '1795176073000'),
('01a203b6-8cf7-7238-a202-091e5a7ee8e0', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0109-7000-8000-000000000000', 'ada@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176062000', '1795176062000', '1795176073000'),
('01a203b6-8cf7-7238-a202-0dfe55dbe6d9', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0109-7000-8000-000000000000', 'seller@example.com', '00010000-00fc-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176062000', '1795176062000', '1795176073000'),
('01a203b6-8d11-7510-b412-660cf6315f81', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0113-7000-8000-000000000000', 'seller@example.com', '00010000-0113-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176064000', '1795176064000', '1795176073000'),
('01a203b6-8d18-7494-b4c3-5f96b3ede97a', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0119-7000-8000-000000000000', 'ada@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176065000', '1795176065000', '1795176073000'),
('01a203b6-8d18-7494-b4c3-61cc7f6d06f3', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0119-7000-8000-000000000000', 'seller@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176065000', '1795176065000', '1795176073000'),
('01a203b6-8d22-7379-96fc-f2ae1e7685cc', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0120-7000-8000-000000000000', 'ada@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176067000', '1795176067000', '1795176073000'),
('01a203b6-8d22-7379-96fc-f4b48a4e8ea9', '00010000-0001-7000-8000-000000000000', 'test', 'seller.over', '00010000-0120-7000-8000-000000000000', 'seller@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176067000', '1795176067000', '1795176073000'),
('01a203b6-8d3d-7606-af78-7ca438b579ab', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refund_failed', '00010000-0127-7000-8000-000000000000', 'ada@example.com', '00010000-0113-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176068000', '1795176068000', '1795176073000'),
('01a203b6-8d45-76cd-8c02-ca848f87f37f', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-012a-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176069000', '1795176069000', '1795176073000'),
('01a203b6-8d4b-710b-8727-8ea54aa6816f', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0130-7000-8000-000000000000', 'ada@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176070000', '1795176070000', '1795176073000'),
('01a203b6-8d4b-710b-8727-91df9675d128', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0130-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176070000', '1795176070000', '1795176073000'),
('01a203b6-8d54-762f-a403-104815575ee4', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-0137-7000-8000-000000000000', 'ada@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176072000', '1795176072000', '1795176073000'),
('01a203b6-8d54-762f-a403-1738e971c3ed', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-0137-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176072000', '1795176072000', '1795176073000'),
('01a203b6-8f87-73e7-b1c9-e926343a5e0d', '00010000-0001-7000-8000-000000000000', 'test', 'seller.paid_out', '00010000-01f1-7000-8000-000000000000', 'seller@example.com', '00010000-012a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176073000', '1795176073000', '1795176073000'),
('01a203b6-901e-75ad-97de-d43234230fe5', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0200-7000-8000-000000000000', 'seller@example.com', '00010000-0200-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176074000', '1795176074000', '1795176106000'),
('01a203b6-9027-729e-b2a4-083289a69796', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0206-7000-8000-000000000000', 'ada@example.com', '00010000-0200-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176075000', '1795176075000', '1795176106000'),
('01a203b6-9027-729e-b2a4-0da6bb5405d6', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0206-7000-8000-000000000000', 'seller@example.com', '00010000-0200-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176075000', '1795176075000', '1795176106000'),
('01a203b6-9035-71de-b72c-42f4f7ddacf9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.released', '00010000-020d-7000-8000-000000000000', 'ada@example.com', '00010000-0200-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176077000', '1795176077000', '1795176106000'),
('01a203b6-9035-71de-b72c-45ec90b69c58', '00010000-0001-7000-8000-000000000000', 'test', 'seller.released', '00010000-020d-7000-8000-000000000000', 'seller@example.com', '00010000-0200-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176077000', '1795176077000', '1795176106000'),
('01a203b6-903d-7006-9898-393833d4d437', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0210-7000-8000-000000000000', 'seller@example.com', '00010000-0210-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176078000', '1795176078000', '1795176106000'),
('01a203b6-9044-737c-bace-7089c41924d3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0216-7000-8000-000000000000', 'ada@example.com', '00010000-0210-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176079000', '1795176079000', '1795176106000'),
('01a203b6-9044-737c-bace-741c2bb81640', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0216-7000-8000-000000000000', 'seller@example.com', '00010000-0210-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176079000', '1795176079000', '1795176106000'),
('01a203b6-904f-7069-af27-d0e2dded0375', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-021d-7000-8000-000000000000', 'ada@example.com', '00010000-0210-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176081000', '1795176081000', '1795176106000'),
('01a203b6-904f-7069-af27-d6dfbd574d10', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-021d-7000-8000-000000000000', 'seller@example.com', '00010000-0210-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176081000', '1795176081000', '1795176106000'),
('01a203b6-9054-759e-8979-d0ddf7162d3c', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0220-7000-8000-000000000000', 'seller@example.com', '00010000-0220-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176082000', '1795176082000', '1795176106000'),
('01a203b6-905b-74b9-88fd-88078133e8eb', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0226-7000-8000-000000000000', 'ada@example.com', '00010000-0220-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176083000', '1795176083000', '1795176106000'),
('01a203b6-905b-74b9-88fd-8cb510a1d909', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0226-7000-8000-000000000000', 'seller@example.com', '00010000-0220-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176083000', '1795176083000', '1795176106000'),
('01a203b6-9066-748b-b452-15bcc4c7720c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-022d-7000-8000-000000000000', 'ada@example.com', '00010000-0220-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176085000', '1795176085000', '1795176106000'),
('01a203b6-9066-748b-b452-18b87114e780', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-022d-7000-8000-000000000000', 'seller@example.com', '00010000-0220-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176085000', '1795176085000', '1795176106000'),
('01a203b6-906f-71e6-b5f6-c8b4ad820b0e', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0232-7000-8000-000000000000', 'seller@example.com', '00010000-0232-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176087000', '1795176087000', '1795176106000'),
('01a203b6-9074-77fe-b8e2-f8dddd75ad1c', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0238-7000-8000-000000000000', 'ada@example.com', '00010000-0232-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176088000', '1795176088000', '1795176106000'),
('01a203b6-9074-77fe-b8e2-fda17736df9a', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0238-7000-8000-000000000000', 'seller@example.com', '00010000-0232-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176088000', '1795176088000', '1795176106000'),
('01a203b6-9080-7691-acd2-a5cbfea8fdc3', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-023f-7000-8000-000000000000', 'ada@example.com', '00010000-0232-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176090000', '1795176090000', '1795176106000'),
('01a203b6-9080-7691-acd2-aa3967ab5051', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-023f-7000-8000-000000000000', 'seller@example.com', '00010000-0232-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176090000', '1795176090000', '1795176106000'),
('01a203b6-9085-74ca-a6f3-99bb6f86c6a2', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0242-7000-8000-000000000000', 'ada@example.com', '00010000-0232-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176091000', '1795176091000', '1795176106000'),
('01a203b6-9085-74ca-a6f3-9c91d88fa1da', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_resolved', '00010000-0242-7000-8000-000000000000', 'seller@example.com', '00010000-0232-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176091000', '1795176091000', '1795176106000'),
('01a203b6-9089-75bd-b7ad-d4141e5c0664', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-0245-7000-8000-000000000000', 'seller@example.com', '00010000-0245-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176092000', '1795176092000', '1795176106000'),
('01a203b6-908f-701b-aa00-83c879adb676', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-024b-7000-8000-000000000000', 'ada@example.com', '00010000-0245-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176093000', '1795176093000', '1795176106000'),
('01a203b6-908f-701b-aa00-861b85cc871d', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-024b-7000-8000-000000000000', 'seller@example.com', '00010000-0245-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176093000', '1795176093000', '1795176106000'),
('01a203b6-909a-7403-88b5-8f1756713291', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_opened', '00010000-0252-7000-8000-000000000000', 'ada@example.com', '00010000-0245-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176095000', '1795176095000', '1795176106000'),
('01a203b6-909a-7403-88b5-937edd4158ca', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_opened', '00010000-0252-7000-8000-000000000000', 'seller@example.com', '00010000-0245-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176095000', '1795176095000', '1795176106000'),
('01a203b6-90a0-704a-9037-f5b836135562', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.dispute_resolved', '00010000-0256-7000-8000-000000000000', 'ada@example.com', '00010000-0245-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176096000', '1795176096000', '1795176106000'),
('01a203b6-90a0-704a-9037-fbb57f1ecc04', '00010000-0001-7000-8000-000000000000', 'test', 'seller.dispute_resolved', '00010000-0256-7000-8000-000000000000', 'seller@example.com', '00010000-0245-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176096000', '1795176096000', '1795176106000'),
('01a203b6-90a7-7058-9dbc-8c9763eebfa5', '00010000-0001-7000-8000-000000000000', 'test', 'seller.invitation', '00010000-025a-7000-8000-000000000000', 'seller@example.com', '00010000-025a-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176097000', '1795176097000', '1795176106000'),
('01a203b6-90ad-7574-a88c-db0b552326f9', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.receipt', '00010000-0260-7000-8000-000000000000', 'ada@example.com', '00010000-025a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176098000', '1795176098000', '1795176106000'),
('01a203b6-90ad-7574-a88c-dc73f4083a44', '00010000-0001-7000-8000-000000000000', 'test', 'seller.funded', '00010000-0260-7000-8000-000000000000', 'seller@example.com', '00010000-025a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176098000', '1795176098000', '1795176106000'),
('01a203b6-90bb-747c-bdc0-9b2114d53873', '00010000-0001-7000-8000-000000000000', 'test', 'checkout.refunded', '00010000-0267-7000-8000-000000000000', 'ada@example.com', '00010000-025a-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176100000', '1795176100000', '1795176106000'),
('01a203b6-90c7-7258-9736-417f522973b3', '00010000-0001-7000-8000-000000000000', 'live', 'seller.invitation', '00010000-026d-7000-8000-000000000000', 'seller@example.com', '00010000-026d-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176102000', '1795176102000', '1795176106000'),
('01a203b6-90ca-714b-8f56-79eda0e7f244', '00010000-0001-7000-8000-000000000000', 'live', 'seller.invitation', '00010000-0270-7000-8000-000000000000', 'seller@example.com', '00010000-0270-7000-8000-000000000000', '{}', '', 'sent', '1', null, '1795176103000', '1795176103000', '1795176106000'),
('01a203b6-90d3-7442-9b48-3e22163a24a6', '00010000-0001-7000-8000-000000000000', 'live', 'checkout.receipt', '00010000-0276-7000-8000-000000000000', 'ada@example.com', '00010000-026d-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176105000', '1795176105000', '1795176106000'),
('01a203b6-90d3-7442-9b48-40115389a317', '00010000-0001-7000-8000-000000000000', 'live', 'seller.funded', '00010000-0276-7000-8000-000000000000', 'seller@example.com', '00010000-026d-7000-8000-000000000000', null, '', 'sent', '1', null, '1795176105000', '1795176105000', '1795176106000');

insert into sandbox_mail (id, message_id, sender, recipient, subject, plain, html, kept_at) values
('00010000-02af-7000-8000-000000000000', '<00010000-02af-7000-8000-000000000000@sandbox.invalid>', 'sandbox@sandbox.invalid', 'ada@example.com', 'Your code to sign in to your order from Adire Market', 'Enter this code where you asked for it, within 10 minutes:

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
('00010000-02b7-7000-8000-000000000000', 'test', 'ada@example.com', '1795176109000');

insert into sign_in (id, browser_hash, address_hash, email_key, side, reference, checkout_key, escrow_id, mode, code_hash, code_sealed, attempts, used_at, created_at, expires_at) values
('00010000-02ac-7000-8000-000000000000', 'oOm_XxnQw7RZF1B6mp54gQH8_EFQ1DfWukL8OtBHSpQ', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', 'ada@example.com', 'buyer', 'FUNDED', '6vWf49Xu2X658HO65Fc1tl', null, 'test', 'I0bmIJGz2qbvb8tRVD2WoP5DnfY9KvzWCc6ReR9VSrk', null, '1', '1795176109000', '1795176108000', '1795176708000');

insert into sign_in_counter (scope, subject, period, count) values
('all_attempts', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', '1795132800000', '0'),
('all_codes', 'UVzm2dKeOnUloujWMlxgCYBpkKNKBiGpjr2iREvBFn4', '1795176000000', '1'),
('attempts', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', '1795132800000', '0'),
('codes', 'WIfLvdMGSnfUHHpotgLdLUe3O3t71o3ufd-uzIZtUH0', '1795176000000', '1'),
('network', 'O7OQaWSDTTEYd11UE5MNHPU9C1HktnxCjCaruPNusq4', '1795176000000', '2');

insert into session (id, token_hash, person_id, created_at, seen_at, ended_at) values
('00010000-02b8-7000-8000-000000000000', 'XFz9syhukWl8yE6uHe-_ax4iQHGutKkcNqtMZXfYg6s', '00010000-02b7-7000-8000-000000000000', '1795176109000', '1795176109000', null);
