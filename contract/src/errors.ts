import { limits } from './limits.js';

/**
 * Every error code with its status, title and remedy. The server, the OpenAPI document, the SDK and the docs
 * all read this table.
 */
export interface ErrorEntry {
  status: number;
  title: string;
  remedy: string;
  /** Whether retrying the same request can succeed. */
  retryable: boolean;
  /** The default of `Retry-After`; null if no retry helps. */
  retryAfterSeconds: number | null;
}

function entry(
  status: number,
  title: string,
  remedy: string,
  retryAfterSeconds: number | null = null,
): ErrorEntry {
  return { status, title, remedy, retryable: retryAfterSeconds !== null, retryAfterSeconds };
}

export const errors = {
  validation_failed: entry(400, 'The request has invalid fields', 'Fix the fields listed in `errors`.'),
  unknown_field: entry(
    400,
    'The request has unknown fields',
    'Remove or rename the fields listed in `errors`.',
  ),
  malformed_json: entry(400, 'The body is not JSON', 'Send a JSON object, encoded as UTF-8.'),
  malformed_path: entry(400, 'The path is not validly encoded', 'Percent-encode each path segment as UTF-8.'),
  malformed_request: entry(
    400,
    'The request is not valid HTTP',
    'Send the request with an HTTP/1.1 client, or fix the one that built it.',
  ),
  idempotency_key_required: entry(
    400,
    'An Idempotency-Key is required',
    'Send an `Idempotency-Key` header of 8 to 128 characters, a new one for each intention.',
  ),
  missing_key: entry(401, 'No API key', 'Send `Authorization: Bearer <key>`.'),
  invalid_key: entry(
    401,
    'The API key is not valid',
    'Check the key for typing errors, or create a new one.',
  ),
  revoked_key: entry(401, 'The API key is revoked', 'Create a new key and use it instead.'),
  expired_key: entry(401, 'The API key has expired', 'Create a new key and use it instead.'),
  key_scope: entry(
    403,
    'The API key is restricted',
    'The detail names the scope that is missing: use a key that has it.',
  ),
  key_network: entry(
    403,
    'The API key is not allowed from this network',
    'Send the request from an allowed network, or use another key.',
  ),
  live_key_required: entry(
    403,
    'A live key is required',
    'Use a `svc_live_` key. In test mode the service books the pickup for you.',
  ),
  test_mode_only: entry(
    403,
    'Test mode only',
    'Use a `svc_test_` key; the sandbox never touches live money.',
  ),
  plan_required: entry(403, 'The Business plan is required', 'Upgrade the account, or use a test key.'),
  not_found: entry(404, 'Not found', 'Check the reference and the mode of your key.'),
  unknown_path: entry(
    404,
    'The API has no such path',
    'Check the base address, which ends in `/api/public/v1`, and the path of the operation.',
  ),
  method_not_allowed: entry(405, 'Method not allowed', 'Use a method listed in the `Allow` header.'),
  request_timeout: entry(
    408,
    'The request did not arrive in time',
    'Send it again, and finish sending within 30 seconds.',
    1,
  ),
  conflict: entry(409, 'Another request changed it at the same moment', 'Send the request again.', 1),
  not_funded: entry(409, 'The escrow is not funded', 'Wait for `escrow.funded`.'),
  disputed: entry(409, 'The escrow is in dispute', 'Wait for `dispute.resolved`.'),
  final: entry(
    409,
    'The sale has ended',
    'No money is held any more. Read the status and the timeline to see where it went.',
  ),
  payment_reversed: entry(
    409,
    "The buyer's bank reversed the payment",
    'Ask the operator to settle the reversed payment. Then repeat the request.',
  ),
  delivery_failed: entry(
    409,
    'The parcel has not arrived',
    'Attach another rate, or record the delivery with its tracking number and a photo.',
  ),
  seller_not_accepted: entry(
    409,
    'The seller has not accepted',
    'Ask the seller to accept, or accept for them.',
  ),
  payout_details_missing: entry(
    409,
    'No payout details on file',
    'Save them with `PUT /sellers/:email`, or `PUT /account/payout` when no seller is named.',
  ),
  release_code_not_shown: entry(
    409,
    'The buyer has no release code yet',
    'Record the delivery; then the page of the buyer shows the code. This entry was not counted.',
  ),
  release_code_wrong: entry(
    409,
    'The release code is wrong',
    'Ask the buyer for the code on their page. `attempts_left` says how many entries are left.',
  ),
  release_code_blocked: entry(
    409,
    'The release code is off',
    'There were too many wrong entries. The buyer can confirm receipt, ' +
      'or you wait for the automatic release.',
  ),
  already_accepted: entry(
    409,
    'The seller has accepted already',
    'An accepted sale cannot be declined; to change the bank account, use `PUT /sellers/:email`.',
  ),
  already_funded: entry(
    409,
    'It is paid already',
    'Refund it instead of cancelling it; to overpay it in the sandbox, send an `amount`.',
  ),
  already_delivered: entry(
    409,
    'Delivery is recorded already',
    'The first record counts: see `dispatch_proof`.',
  ),
  inspection_fixed: entry(
    409,
    'The time to check cannot be changed any more',
    'The buyer can report a problem on the checkout page, which stops the release.',
  ),
  delivery_not_picked_up: entry(
    409,
    'The carrier has not picked the parcel up',
    'Wait for `picked_up` in `delivery_tracking`, or send `tracking_number` and `proof_photo_url`.',
  ),
  delivery_cannot_move: entry(
    409,
    'The parcel cannot go from its status to that one',
    'See its status in `delivery_tracking`. Book the pickup first; a delivered or cancelled parcel stays so.',
  ),
  not_managed: entry(
    409,
    'The delivery is not managed',
    'Deliver it yourself and record it; `delivery_mode: managed` is chosen when the escrow is initiated.',
  ),
  rate_not_attached: entry(
    409,
    'No rate is attached',
    'Call `POST /delivery/rates` and attach one of the rates.',
  ),
  already_booked: entry(
    409,
    'The pickup is booked already',
    'See `delivery_tracking`; another rate can be attached once this delivery has ended.',
  ),
  carriage_limit: entry(
    409,
    'The booking exceeds your limit for carriage',
    'See what you owe in `carriage_owed` of `GET /balance`, and ask the operator to raise your limit.',
  ),
  rate_expired: entry(
    409,
    'The rate has expired',
    'Call `POST /delivery/rates` again and attach a new rate.',
  ),
  already_disputed: entry(409, 'A dispute is open already', 'Add evidence to it.'),
  not_disputed: entry(409, 'No dispute is open', 'Open one first.'),
  not_opener: entry(409, 'Only the side that opened it can withdraw', 'Concede, or add evidence.'),
  withdrawal_used: entry(
    409,
    'This side has withdrawn a dispute before, and cannot withdraw another',
    "If it is solved, let the seller's side say so in the dispute: the operator then decides.",
  ),
  evidence_limit: entry(
    409,
    'This side has made all its statements in this dispute',
    `A side can make ${limits.disputeStatementsMax / 2} statements. Write to the operator.`,
  ),
  amount_exceeds_held: entry(409, 'The amount is more than what is held', 'Send at most `amount_held`.'),
  amount_too_small: entry(
    409,
    'A part is too small to transfer',
    'Send at least 10,000 kobo, and leave either nothing or at least 10,000 kobo.',
  ),
  below_minimum: entry(
    409,
    'The amount is too small to be sent',
    'Nothing was sent to the bank, so there is no transfer to end. The money stays where it is.',
  ),
  payout_scheduled: entry(
    409,
    'The payout waits for the daily transfer',
    'It is sent with the others of its day after `scheduled_for`; in test mode move the clock there.',
  ),
  credit_busy: entry(
    409,
    'Another refund of the same transfer is with the bank',
    'Wait until that refund ends; a transfer is refunded in one payment at a time.',
  ),
  transfer_ended: entry(
    409,
    'A bank cannot report that outcome any more',
    'A returned payment stays returned, and only a payment under way can wait for details. ' +
      'Choose another `attempt`.',
  ),
  payout_details_locked: entry(
    409,
    'The seller saved these details',
    'Only the seller can change them, on the seller page.',
  ),
  bank_account_changed: entry(
    409,
    'Another bank account was saved meanwhile',
    'Read the bank account on file, and save yours again if it should still replace that one.',
  ),
  idempotency_mismatch: entry(
    409,
    'The Idempotency-Key belongs to another request',
    'Use a new key for a new intention; repeat the same request under the same key.',
  ),
  reference_conflict: entry(
    409,
    'The reference belongs to another sale',
    'Choose another reference, or repeat exactly the request that used it first.',
  ),
  endpoint_limit: entry(
    409,
    'Too many webhook endpoints',
    'An account has at most 10 in each mode: delete one first.',
  ),
  test_quota_exceeded: entry(
    409,
    'The account stores too much test data',
    'See `test_data` in `GET /account`, and ask the operator to raise the quota. ' +
      'Until you store twice the quota, existing sales can continue.',
  ),
  clock_busy: entry(409, 'The clock is being advanced already', 'Wait until the other advance has ended.', 1),
  payload_too_large: entry(413, 'The body is too large', 'Send at most 100 kB.'),
  unsupported_media_type: entry(415, 'The body is not JSON', 'Send `Content-Type: application/json`.'),
  expectation_failed: entry(
    417,
    'The expectation cannot be met',
    'Leave the `Expect` header out; only `100-continue` is understood.',
  ),
  rate_limited: entry(429, 'Too many requests', 'Wait as long as `Retry-After` says.', 1),
  headers_too_large: entry(431, 'The headers are too large', 'Send at most 16 kB of path and headers.'),
  internal_error: entry(
    500,
    'Something broke on our side',
    'Repeat the request. If it fails again, tell us the `request_id`.',
    1,
  ),
  partner_error: entry(
    502,
    'The banking partner refused',
    'Check what you sent. Nothing was done, so you can repeat the same request safely.',
    2,
  ),
  partner_unavailable: entry(503, 'The partner does not respond', 'Repeat the same request.', 2),
  live_mode_unavailable: entry(
    503,
    'Live mode is not configured',
    // Configuring a partner takes longer than a call: with this wait, clients give up at once.
    'The operator has to configure a partner for live mode; test keys work meanwhile.',
    3_600,
  ),
  storage_full: entry(
    503,
    'The service has no disk space left',
    'Wait as long as `Retry-After` says, then repeat the same request. Reading still works.',
    10,
  ),
  busy: entry(503, 'The service is overloaded or stopping', 'Wait as long as `Retry-After` says.', 2),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;
