import type { Logger } from 'pino';
import {
  PartnerRefused,
  PartnerUnavailable,
  type TransferRequest,
  type TransferResult,
} from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { beforeMoving } from '../http/postponed.js';
import { accepted, type PaystackSession, refused } from './api.js';
import { findRecipient, type Recipient, readRecipient } from './recipients.js';
import { paystackRefusalCodes } from './refusal-codes.js';
import { isDuplicate, isUnknown, recipientCode, transferCode } from './refusals.js';
import { readTransfer, type Transfer } from './transfer-status.js';

/** Kobo: NGN 100, from the vendor's page on single transfers. */
export const minimumTransfer = 10_000;
/** Kobo: NGN 10,000,000 for one transaction, from the vendor's list of errors. */
export const maximumTransfer = 1_000_000_000;

/** Paystack wants 16 letters at least; no page names a maximum, and implementers stay below 50. */
const referencePattern = /^[a-z0-9_-]{16,50}$/;

/** What the calls about transfers need. */
interface TransferContext {
  session: PaystackSession;
  log: Logger;
}

/** Sends money from the balance. A used reference is refused, and then its transfer is the result. */
export async function createTransfer(
  context: TransferContext,
  request: TransferRequest,
): Promise<TransferResult> {
  refuseLocally(request);
  const { reference, amount } = request;
  const recipient = await beforeMoving(paystackRefusalCodes, createRecipient(context.session, request));
  const reply = await context.session.move({
    operation: 'create_transfer',
    path: '/transfer',
    body: {
      source: 'balance',
      amount,
      recipient: recipient.code,
      reference,
      reason: `Payout ${reference}`,
      currency: 'NGN',
    },
  });
  if (reply.isRefused && !isDuplicate(reply)) {
    throw refused(reply, transferCode(reply));
  }
  if (reply.isRefused) return existingTransfer(context, reference);
  const made = readTransfer(AnswerReader.of(accepted(reply).data, 'data'));
  if (made.reference !== reference) throw new PartnerUnavailable('Paystack answered about another transfer');
  // Test mode answers with a transfer that has ended; only a look-up knows its fee.
  if (made.status !== 'pending') return existingTransfer(context, reference);
  return resultOf(context, made, { reference, recipient });
}

/** Null: Paystack does not know the reference, or not yet. */
export async function findTransfer(
  context: TransferContext,
  reference: string,
): Promise<TransferResult | null> {
  const reply = await context.session.send({
    operation: 'verify_transfer',
    method: 'GET',
    path: `/transfer/verify/${encodeURIComponent(reference)}`,
    priority: 'look_up',
  });
  if (reply.isRefused && isUnknown(reply)) return null;
  const data = AnswerReader.of(accepted(reply).data, 'data');
  const transfer = readTransfer(data);
  if (transfer.reference !== reference) {
    throw new PartnerUnavailable('Paystack answered about another transfer');
  }
  const recipient = await recipientOf(context.session, data);
  return resultOf(context, transfer, { reference, recipient });
}

/** Returns where a transfer goes, from its answer, or from Paystack's record of the recipient. */
async function recipientOf(session: PaystackSession, transfer: AnswerReader): Promise<Recipient> {
  const recipient = transfer.object('recipient');
  return readRecipient(recipient) ?? findRecipient(session, recipient.text('recipient_code'));
}

function refuseLocally({ reference, amount }: TransferRequest): void {
  if (!referencePattern.test(reference)) {
    throw new PartnerRefused('The reference has letters that Paystack does not take', 'invalid_reference');
  }
  if (amount < minimumTransfer) throw new PartnerRefused('Below the minimum', 'amount_too_small');
  if (amount > maximumTransfer) throw new PartnerRefused('Above the maximum', 'amount_too_large');
}

/** Creates the payee at Paystack; the same account again is the same recipient. */
async function createRecipient(
  session: PaystackSession,
  { accountName, accountNumber, bankCode }: TransferRequest,
): Promise<Recipient> {
  const reply = await session.send({
    operation: 'create_recipient',
    method: 'POST',
    path: '/transferrecipient',
    priority: 'look_up',
    body: {
      type: 'nuban',
      name: accountName,
      account_number: accountNumber,
      bank_code: bankCode,
      currency: 'NGN',
    },
  });
  if (reply.isRefused) throw refused(reply, recipientCode(reply));
  const recipient = AnswerReader.of(accepted(reply).data, 'data');
  const code = recipient.text('recipient_code');
  const known = readRecipient(recipient);
  if (known !== null && (known.accountNumber !== accountNumber || known.bankCode !== bankCode)) {
    throw new PartnerUnavailable('Paystack answered with another recipient, so nothing was sent');
  }
  return { code, bankCode, accountNumber };
}

async function existingTransfer(context: TransferContext, reference: string): Promise<TransferResult> {
  const existing = await findTransfer(context, reference);
  if (existing === null) throw new PartnerUnavailable('Paystack does not show a transfer that it has');
  return existing;
}

function resultOf(
  { log }: TransferContext,
  { status, awaitsOtp, amount, sessionId, failureReason, fee }: Transfer,
  { reference, recipient }: { reference: string; recipient: Recipient },
): TransferResult {
  if (awaitsOtp) {
    log.error(
      { reference },
      'a transfer waits for a code: turn the confirmation of transfers off at Paystack',
    );
  }
  if (status === 'paid' && fee === null) {
    throw new PartnerUnavailable('The answer about a paid transfer has no readable fee_charged');
  }
  const { bankCode, accountNumber } = recipient;
  return {
    reference,
    status,
    amount,
    destination: { to: 'bank_account', bankCode, accountNumber },
    sessionId,
    failureReason,
    fee: status === 'paid' ? (fee ?? 0) : 0,
    expectedBy: null,
  };
}
