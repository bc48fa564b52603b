import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { payeeFate } from '../payees.js';
import { type Business, newTransferReference, postToWallet } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { transferFee } from './fees.js';
import { type Fields, fieldsOf, readAmount, readCurrency, readText } from './input.js';
import { askedPage, createdWithin, pageOf } from './paging.js';
import type { Transfer } from './records.js';
import { amountLimits, equalTransferMs } from './settings.js';
import { settleTransfer } from './transfer-outcomes.js';
import { createdTransfer, transferShape } from './transfer-shapes.js';
import { success } from './wire.js';

/** The code that every fake mailbox gets. */
const otpCode = '123456';

/** `POST /api/v2/disbursements/single`: a used reference is refused, and so is an equal transfer at once. */
export function createTransfer(business: Business, request: PartnerRequest): PartnerAnswer {
  const { settings } = business;
  if (!settings.areTransfersAllowed) throw new MonnifyRefusal('not_enabled');
  if (!settings.isAddressAllowed) throw new MonnifyRefusal('address_not_allowed');
  const fields = fieldsOf(request);
  const transfer = newTransfer(business, fields);
  refuseRepeated(business, transfer);
  if (transfer.amount + transfer.fee > business.balance) throw new MonnifyRefusal('wallet_short');
  business.transfers.push(transfer);
  business.transferByReference.set(transfer.reference, transfer);
  if (!transfer.isTwoFactor) carryOut(business, transfer, fields.async === true);
  return success(createdTransfer(business, transfer));
}

/** `POST .../single/validate-otp`: the owner's code. */
export function validateOtp(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const transfer = waitingTransfer(business, fields);
  if (fields.authorizationCode !== otpCode) throw new MonnifyRefusal('invalid_otp');
  if (transfer.amount + transfer.fee > business.balance) throw new MonnifyRefusal('wallet_short');
  carryOut(business, transfer, false);
  const { accountNumber, merchantName } = business.settings;
  const { comment: _, ...shape } = createdTransfer(business, transfer);
  const sender = { sourceAccountNumber: accountNumber, sourceAccountName: merchantName };
  return success({ ...shape, senderInfo: { ...sender, senderBankCode: '50515' } });
}

/** `POST .../single/resend-otp`. */
export function resendOtp(business: Business, request: PartnerRequest): PartnerAnswer {
  waitingTransfer(business, fieldsOf(request));
  const message = 'Authorization code will be processed and sent to predefined email addresses(s)';
  return success({ message });
}

/** `GET .../single/summary`. */
export function fetchTransfer(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const transfer = business.transferByReference.get(query.get('reference') ?? '');
  if (!transfer) throw new MonnifyRefusal('unknown_transfer');
  return success(transferShape(business, transfer));
}

/** `GET .../single/transactions`. */
export function listTransfers(business: Business, { query }: PartnerRequest): PartnerAnswer {
  return pageOfTransfers(business, business.transfers, query);
}

/** `GET /api/v2/disbursements/search-transactions`, of one wallet. */
export function searchTransfers(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const { settings, transfers } = business;
  if (query.get('sourceAccountNumber') !== settings.accountNumber) throw new MonnifyRefusal('unknown_wallet');
  const found = settings.filtersByTime
    ? createdWithin(transfers, query.get('startDate'), query.get('endDate'))
    : transfers;
  return pageOfTransfers(business, found, query);
}

function pageOfTransfers(
  business: Business,
  transfers: readonly Transfer[],
  query: URLSearchParams,
): PartnerAnswer {
  const page = askedPage(query, 'pageNo', 'pageSize');
  const shapeOf = (transfer: Transfer) => transferShape(business, transfer);
  return success(pageOf(business.settings, transfers, page, shapeOf));
}

function newTransfer(business: Business, fields: Fields): Transfer {
  const { settings, clock, banks } = business;
  readCurrency(fields.currency);
  const amount = readAmount(fields.amount);
  if (amount < amountLimits.min) throw new MonnifyRefusal('amount_too_small');
  if (fields.sourceAccountNumber !== settings.accountNumber) throw new MonnifyRefusal('unknown_wallet');
  const bankCode = readText(fields.destinationBankCode);
  if (!banks.some(({ code }) => code === bankCode)) throw new MonnifyRefusal('unknown_bank');
  const accountNumber = readText(fields.destinationAccountNumber);
  if (!/^\d{10}$/.test(accountNumber)) throw new MonnifyRefusal('name_enquiry_failed');
  const isTwoFactor = settings.isOtpRequired || asksForCode(business, accountNumber);
  return {
    transactionReference: newTransferReference(business),
    reference: readText(fields.reference),
    amount,
    fee: transferFee(amount),
    narration: readText(fields.narration),
    bankCode,
    accountNumber,
    accountName: readText(fields.destinationAccountName),
    status: isTwoFactor ? 'PENDING_AUTHORIZATION' : 'PENDING',
    sessionId: null,
    isTwoFactor,
    isPaidFor: false,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  };
}

function refuseRepeated(business: Business, transfer: Transfer): void {
  const isUsed = business.transferByReference.has(transfer.reference);
  const since = business.clock.now() - equalTransferMs;
  const isEqual = business.transfers.some(
    ({ amount, bankCode, accountNumber, createdAt }) =>
      createdAt > since &&
      amount === transfer.amount &&
      bankCode === transfer.bankCode &&
      accountNumber === transfer.accountNumber,
  );
  if (isEqual && business.settings.checksEqualTransferFirst) throw new MonnifyRefusal('equal_transfer');
  if (isUsed) throw new MonnifyRefusal('duplicate_transfer');
  if (isEqual) throw new MonnifyRefusal('equal_transfer');
}

function asksForCode({ settings }: Business, accountNumber: string): boolean {
  return settings.arePayeesByLastDigit && payeeFate(accountNumber) === 'asks_for_otp';
}

/** Amount and fee leave the wallet at once. A call that is not asynchronous waits for the end. */
function carryOut(business: Business, transfer: Transfer, isAsynchronous: boolean): void {
  postToWallet(business, -(transfer.amount + transfer.fee), transfer.narration);
  transfer.isPaidFor = true;
  transfer.status = 'PENDING';
  transfer.updatedAt = business.clock.now();
  if (!isAsynchronous) settleTransfer(business, transfer, 'SUCCESS');
}

function waitingTransfer({ transferByReference }: Business, { reference }: Fields): Transfer {
  const transfer = transferByReference.get(readText(reference));
  if (!transfer) throw new MonnifyRefusal('unknown_transfer');
  const isWaiting = ['PENDING_AUTHORIZATION', 'OTP_EMAIL_DISPATCH_FAILED'].includes(transfer.status);
  if (!isWaiting) throw new MonnifyRefusal('transfer_not_waiting');
  return transfer;
}
