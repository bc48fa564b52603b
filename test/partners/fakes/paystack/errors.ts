import type { PartnerAnswer } from '../partner-calls.js';

interface Refusal {
  status: number;
  message: string;
  /** Older paths answer with a message alone. */
  type?: 'validation_error' | 'processor_error' | 'api_error';
  code?: string;
  nextStep?: string;
}

const checkValues = "Ensure that the value(s) you're passing are valid.";

/** Every refusal of Paystack that the fake gives. */
const refusals = {
  invalid_key: { status: 401, message: 'Invalid key' },
  not_found: { status: 404, message: 'Entity not found' },
  rate_limited: {
    status: 429,
    message: 'You have exceeded the number of requests allowed. Please try again later',
    type: 'api_error',
    code: 'rate_limited',
    nextStep: 'Wait for the number of seconds in the x-ratelimit-reset header',
  },
  missing_email: {
    status: 400,
    message: 'Email Address is required',
    type: 'validation_error',
    code: 'missing_params',
    nextStep: 'Provide all required params\u00a0',
  },
  invalid_body: invalid('The body of the request is not valid JSON'),
  invalid_email: invalid('Invalid Email Address Passed'),
  invalid_amount: invalid('Invalid amount passed'),
  amount_too_small: invalid('Amount is below the minimum of NGN 100'),
  amount_too_large: invalid('Amount is above the maximum of NGN 10,000,000'),
  invalid_currency: invalid('Currency not supported by merchant'),
  invalid_expiry: invalid('Invalid account_expires_at passed'),
  invalid_metadata: invalid('Metadata must be a JSON object'),
  invalid_reference: invalid('Reference contains characters that are not allowed'),
  channel_missing: invalid('Provide the details of a payment channel'),
  channel_off: {
    status: 400,
    message: 'Channel is not enabled for this integration',
    type: 'validation_error',
    code: 'unsupported_channel',
    nextStep: 'Ask for the channel to be enabled',
  },
  duplicate_reference: {
    status: 400,
    message: 'Duplicate Transaction Reference',
    type: 'validation_error',
    code: 'duplicate_reference',
    nextStep: 'Provide a unique reference',
  },
  unknown_charge: { status: 400, message: 'Transaction reference is invalid' },
  unknown_transaction: {
    status: 400,
    message: 'Transaction reference not found',
    type: 'validation_error',
    code: 'transaction_not_found',
    nextStep: 'Ensure that the reference is one of this integration',
  },
  unknown_bank_code: {
    status: 400,
    message: 'Unknown bank code',
    type: 'validation_error',
    code: 'invalid_params',
    nextStep: checkValues,
  },
  unresolved_account: {
    status: 422,
    message: 'Could not resolve account name. Check parameters or try again.',
    type: 'validation_error',
    code: 'invalid_bank_code',
    nextStep: checkValues,
  },
  test_lookups_used: {
    status: 429,
    message: 'Test mode daily limit of 3 live bank resolves exceeded. Use test bank codes 001',
    type: 'api_error',
    code: 'rate_limited',
    nextStep: 'Use the test bank',
  },
  missing_params: {
    status: 400,
    message: 'A required param is missing',
    type: 'validation_error',
    code: 'missing_params',
    nextStep: 'Provide all required params\u00a0',
  },
  invalid_account_number: invalid('Account number is invalid'),
  invalid_recipient: {
    status: 400,
    message: 'Recipient specified is invalid',
    type: 'validation_error',
    code: 'invalid_transfer_recipient',
    nextStep: 'Provide a valid recipient. Ensure you are passing the recipient code in the recipient param',
  },
  invalid_transfer_reference: invalid(
    'Reference must be 16 characters or more of lowercase letters, digits, dashes and underscores',
  ),
  duplicate_transfer_reference: {
    status: 400,
    message: 'Please provide a unique reference. Reference already exists on a transfer',
    type: 'validation_error',
    code: 'duplicate_transfer_reference',
    nextStep: 'Use another reference for the transfer',
  },
  insufficient_balance: {
    status: 400,
    message: 'Your balance is not enough to fulfil this request',
    type: 'api_error',
    code: 'insufficient_balance',
    nextStep: 'Top up your balance and try again',
  },
  transfers_unavailable: {
    status: 400,
    message: 'You cannot initiate third party payouts as a starter business',
    type: 'api_error',
    code: 'transfer_unavailable',
    nextStep: 'Upgrade to a registered business',
  },
  unknown_transfer: { status: 404, message: 'Transfer not found' },
  invalid_transfer_code: { status: 400, message: 'Transfer code is invalid' },
  invalid_otp: invalid('OTP is invalid'),
  transfer_not_waiting: { status: 400, message: 'Transfer is not currently awaiting OTP' },
  not_refundable: {
    status: 400,
    message: 'Only a successful transaction can be refunded',
    type: 'validation_error',
    code: 'invalid_params',
    nextStep: checkValues,
  },
  fully_refunded: { status: 400, message: 'Transaction has been fully reversed' },
  refund_too_large: {
    status: 400,
    message: 'Refund amount cannot be more than the amount that is left of the transaction',
    type: 'validation_error',
    code: 'invalid_params',
    nextStep: checkValues,
  },
  unknown_refund: { status: 404, message: 'Refund not found' },
  refund_not_waiting: {
    status: 422,
    message: 'Invalid Refund state, refund status should be "needs-attention"',
    type: 'validation_error',
    code: 'invalid_params',
    nextStep: checkValues,
  },
} satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** A call that Paystack refuses. */
export class PaystackRefusal extends Error {
  override readonly name = 'PaystackRefusal';

  constructor(
    readonly refusal: RefusalName,
    /** Where the vendor's pages disagree on the status. */
    readonly status: number = refusals[refusal].status,
  ) {
    super(refusals[refusal].message);
  }

  /** Returns the answer in the vendor's shape. */
  answer(): PartnerAnswer {
    const { message, type, code, nextStep }: Refusal = refusals[this.refusal];
    const detail = type ? { meta: { nextStep }, type, code } : {};
    return { status: this.status, body: { status: false, message, ...detail } };
  }
}

function invalid(message: string): Refusal {
  return {
    status: 400,
    message,
    type: 'validation_error',
    code: 'invalid_params',
    nextStep: checkValues,
  };
}
