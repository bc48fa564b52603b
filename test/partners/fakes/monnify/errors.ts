import type { PartnerAnswer } from '../partner-calls.js';
import type { MonnifySettings } from './settings.js';

interface Refusal {
  message: string;
  /** `99` is Monnify's code for whatever has no own. */
  code?: string;
  /** Unless the setting of refusals says. */
  status?: number;
  /** Whether it says that nothing is known under a reference. */
  isUnknown?: true;
  /** Whether a gateway gives it, without the usual envelope. */
  isOfGateway?: true;
}

/** Every refusal of Monnify that the fake gives. */
const refusals = {
  wrong_keys: { status: 401, message: 'Invalid credentials' },
  invalid_token: { status: 401, message: 'Access token is missing, unknown or expired' },
  not_enabled: { status: 401, message: 'Disbursement feature not enabled for this merchant' },
  gateway: { status: 403, message: 'Forbidden', isOfGateway: true },
  not_found: { status: 404, message: 'Resource not found' },
  rate_limited: { status: 429, message: 'Too many requests' },
  invalid_request: { message: 'Invalid request' },
  invalid_amount: { message: 'Amount is invalid' },
  amount_too_small: { message: 'Amount is below the minimum' },
  invalid_currency: { message: 'Currency is not supported' },
  unknown_contract: { message: 'Could not find specified contract' },
  duplicate_payment: { message: 'Duplicate payment reference' },
  unknown_transaction: {
    message: "There's no transaction matching the supplied reference",
    isUnknown: true,
  },
  transaction_ended: { message: 'Transaction is not in a state that permits this operation' },
  name_enquiry_failed: { message: 'Unable to process request. Name inquiry failed. Invalid Account' },
  unknown_bank: { message: 'Bank with the supplied code does not exist' },
  unknown_wallet: { message: 'Wallet account number is not that of the merchant' },
  duplicate_transfer: { message: 'Transaction with the supplied reference already exists' },
  equal_transfer: { code: 'D07', message: 'Duplicate request' },
  address_not_allowed: { code: 'D06', message: 'The address of this server is not allowed' },
  wallet_short: { message: 'Insufficient balance in the wallet' },
  unknown_transfer: {
    message: 'There is no transfer with the supplied reference',
    isUnknown: true,
  },
  transfer_not_waiting: { message: 'Transaction is not awaiting authorization' },
  invalid_otp: { message: 'Authorization code is invalid' },
  R1: { code: 'R1', message: 'Transaction with specified reference does not exist.' },
  R2: { code: 'R2', message: 'Refund not permitted for specified transaction.' },
  R3: { code: 'R3', message: 'Specified refund amount is above transaction amount.' },
  R4: { code: 'R4', message: 'Specified refund amount is below minimum refund amount.' },
  R5: { code: 'R5', message: 'Merchant does not have sufficient funds to process refund.' },
  R6: { code: 'R6', message: 'Customer account details are invalid.' },
  R7: { code: 'R7', message: 'No refund was initiated with the supplied refund reference.', isUnknown: true },
  R8: { code: 'R8', message: 'Supplied value has exceeded the maximum allowed number of characters.' },
  R9: { code: 'R9', message: 'Supplied refund reference already exists for the merchant.' },
  R11: { code: 'R11', message: 'Name inquiry network error.' },
  R12: { code: 'R12', message: 'The total amount of all refunds is above the transaction amount.' },
} satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** A call that Monnify refuses. */
export class MonnifyRefusal extends Error {
  override readonly name = 'MonnifyRefusal';

  constructor(readonly refusal: RefusalName) {
    super(refusals[refusal].message);
  }

  /** Returns the answer in the vendor's shape, which may have the status 200. */
  answer({ refusalStatus, unknownStatus }: MonnifySettings): PartnerAnswer {
    const { message, code = '99', status, isUnknown, isOfGateway }: Refusal = refusals[this.refusal];
    const given = status ?? (isUnknown ? unknownStatus : refusalStatus);
    if (isOfGateway) {
      const timestamp = new Date(0).toISOString();
      return { status: given, body: { timestamp, status: given, error: message, path: '/' } };
    }
    return {
      status: given,
      body: { requestSuccessful: false, responseMessage: message, responseCode: code },
    };
  }
}
