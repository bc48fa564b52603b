import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { payeeFate } from '../payees.js';
import { type Business, domainOf, newCode, nextId, postToLedger } from './business.js';
import { PaystackRefusal } from './errors.js';
import { stampDutyFrom, transferFee } from './fees.js';
import { type Fields, fieldsOf, readAmount, readCurrency, readOptionalText, readText } from './input.js';
import { createdWithin, pageOf } from './paging.js';
import type { Recipient, Transfer } from './records.js';
import { amountLimits } from './settings.js';
import { abandonLateOtp, settleTransfer } from './transfer-outcomes.js';
import { createdTransfer, fetchedTransfer, finalizedTransfer } from './transfer-shapes.js';
import { success } from './wire.js';

const referencePattern = /^[a-z0-9_-]{16,}$/;

/** The code that every fake telephone gets. */
const otpCode = '123456';

/** `POST /transfer`: amount and fee leave the balance at once; a repeated reference is refused. */
export function createTransfer(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  readText(fields.source);
  readCurrency(fields.currency);
  const amount = readAmount(fields.amount);
  if (amount < amountLimits.transferMin) throw new PaystackRefusal('amount_too_small');
  const recipient = readRecipient(business, fields.recipient);
  const reference = readReference(business, fields.reference);
  if (!business.settings.areTransfersAllowed) throw new PaystackRefusal('transfers_unavailable');
  const transfer = newTransfer(business, { amount, recipient, reference, fields });
  if (transfer.amount + transfer.fee > business.balance) throw new PaystackRefusal('insufficient_balance');
  business.transfers.push(transfer);
  business.transferByReference.set(reference, transfer);
  if (needsOtp(business, transfer)) {
    transfer.status = 'otp';
    return success('Transfer requires OTP to continue', createdTransfer(business, transfer));
  }
  queueTransfer(business, transfer);
  return success('Transfer has been queued', createdTransfer(business, transfer));
}

/** `POST /transfer/finalize_transfer`: the owner's code. */
export function finalizeTransfer(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const transfer = waitingTransfer(business, fields);
  if (fields.otp !== otpCode) throw new PaystackRefusal('invalid_otp');
  if (transfer.amount + transfer.fee > business.balance) throw new PaystackRefusal('insufficient_balance');
  queueTransfer(business, transfer);
  return success('Transfer has been queued', finalizedTransfer(business, transfer));
}

/** `POST /transfer/resend_otp`. */
export function resendOtp(business: Business, request: PartnerRequest): PartnerAnswer {
  waitingTransfer(business, fieldsOf(request));
  return success('OTP has been resent');
}

/** `POST /transfer/disable_otp`: the first of two calls; the code goes to the owner's telephone. */
export function disableOtp(): PartnerAnswer {
  return success('OTP has been sent to mobile number ending with 4321');
}

/** `POST /transfer/disable_otp_finalize`. */
export function disableOtpFinalize({ settings }: Business, request: PartnerRequest): PartnerAnswer {
  if (fieldsOf(request).otp !== otpCode) throw new PaystackRefusal('invalid_otp');
  settings.isOtpRequired = false;
  return success('OTP requirement for transfers has been disabled');
}

/** `POST /transfer/enable_otp`. */
export function enableOtp({ settings }: Business): PartnerAnswer {
  settings.isOtpRequired = true;
  return success('OTP requirement for transfers has been enabled');
}

/** `GET /transfer/verify/:reference`. */
export function verifyTransfer(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const transfer = business.transferByReference.get(params.reference ?? '');
  if (!transfer) throw new PaystackRefusal('unknown_transfer');
  return transferAnswer(business, transfer);
}

/** `GET /transfer/:code`, by code or id. */
export function fetchTransfer(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const transfer = business.transfers.find(
    ({ code, id }) => code === params.code || String(id) === params.code,
  );
  if (!transfer) throw new PaystackRefusal('unknown_transfer');
  return transferAnswer(business, transfer);
}

/** `GET /transfer`. */
export function listTransfers(business: Business, { query }: PartnerRequest): PartnerAnswer {
  for (const transfer of business.transfers) abandonLateOtp(business, transfer);
  const [status, recipient] = [query.get('status'), query.get('recipient')];
  const found = createdWithin(business.transfers, query).filter(
    (transfer) =>
      (status === null || transfer.status === status) &&
      (recipient === null || transfer.recipient.code === recipient),
  );
  const { items, meta } = pageOf(found, query);
  const shapes = items.map((transfer) => fetchedTransfer(business, transfer));
  return success('Transfers retrieved', shapes, meta);
}

function transferAnswer(business: Business, transfer: Transfer): PartnerAnswer {
  abandonLateOtp(business, transfer);
  return success('Transfer retrieved', fetchedTransfer(business, transfer));
}

function readRecipient({ recipients }: Business, value: unknown): Recipient {
  const recipient = recipients.find(({ code, isActive }) => code === value && isActive);
  if (!recipient) throw new PaystackRefusal('invalid_recipient');
  return recipient;
}

function readReference(business: Business, value: unknown): string {
  const reference = readText(value);
  if (!referencePattern.test(reference)) throw new PaystackRefusal('invalid_transfer_reference');
  const isTaken = business.transferByReference.has(reference);
  if (isTaken) throw new PaystackRefusal('duplicate_transfer_reference');
  return reference;
}

interface NewTransfer extends Pick<Transfer, 'amount' | 'recipient' | 'reference'> {
  fields: Fields;
}

function newTransfer(business: Business, { amount, recipient, reference, fields }: NewTransfer): Transfer {
  const now = business.clock.now();
  const stampDuty = amount >= stampDutyFrom ? business.settings.stampDuty : 0;
  return {
    id: nextId(business, 'transfer'),
    code: newCode(business, 'TRF_'),
    reference,
    amount,
    fee: transferFee(amount) + stampDuty,
    stampDuty,
    reason: readOptionalText(fields.reason) ?? '',
    recipient,
    status: 'pending',
    sessionId: null,
    request: nextId(business, 'request'),
    createdAt: now,
    updatedAt: now,
    transferredAt: null,
    gatewayResponse: null,
  };
}

function needsOtp({ settings }: Business, { recipient }: Transfer): boolean {
  if (settings.isOtpRequired) return true;
  return settings.arePayeesByLastDigit && payeeFate(recipient.accountNumber) === 'asks_for_otp';
}

/** In test mode a transfer has succeeded before its answer leaves. */
function queueTransfer(business: Business, transfer: Transfer): void {
  const { amount, fee, id, reason } = transfer;
  transfer.status = 'pending';
  postToLedger(business, -(amount + fee), { model: 'Transfer', row: id, reason });
  if (domainOf(business) === 'test') settleTransfer(business, transfer, 'success');
}

function waitingTransfer(business: Business, { transfer_code }: Fields): Transfer {
  const transfer = business.transfers.find(({ code }) => code === transfer_code);
  if (!transfer) throw new PaystackRefusal('invalid_transfer_code');
  abandonLateOtp(business, transfer);
  if (transfer.status !== 'otp') throw new PaystackRefusal('transfer_not_waiting');
  return transfer;
}
