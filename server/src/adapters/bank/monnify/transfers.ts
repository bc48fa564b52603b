import type { Logger } from 'pino';
import {
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  type TransferRequest,
  type TransferResult,
} from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { nairaOf } from '../http/naira.js';
import { plainText } from '../http/plain-text.js';
import { beforeMoving } from '../http/postponed.js';
import { accepted, type MonnifySession, type Refusal, type Reply, refused } from './api.js';
import { type Banks, bankOf } from './banks.js';
import type { EqualTransfers } from './equal-transfers.js';
import { monnifyRefusalCodes } from './refusal-codes.js';
import { isAddressRefused, isEqualTransfer, isFloatMissing, isUnknown } from './refusals.js';
import { readTransfer, type Transfer } from './transfer-status.js';

/** Kobo: NGN 100, the smallest refund, since the port has one minimum for both. */
export const minimumTransfer = 10_000;
/** Kobo: NGN 10,000,000, the usual limit of a single transfer between banks. */
export const maximumTransfer = 1_000_000_000;

const referencePattern = /^[a-z0-9-]{16,50}$/;

/** What the calls about transfers need. */
interface TransferContext {
  session: MonnifySession;
  log: Logger;
  banks: Banks;
  equalTransfers: EqualTransfers;
  /** The wallet that pays. */
  accountNumber: string;
}

/**
 * Sends money from the wallet. A used reference is refused, and then its transfer is the result: a refusal
 * may be about a call before this one.
 */
export async function createTransfer(
  context: TransferContext,
  request: TransferRequest,
): Promise<TransferResult> {
  refuseLocally(request);
  await beforeMoving(monnifyRefusalCodes, bankOf(context.session, context.banks, request.bankCode));
  const reply = await send(context, request);
  const { reference } = request;
  if (reply.isRefused) {
    const existing = await findTransfer(context, reference);
    if (existing === null) throw notMade(context, reply);
    return existing;
  }
  const made = readTransfer(AnswerReader.of(accepted(reply).body, 'responseBody'));
  // What has ended already is read where its fee and its number are.
  return made.status === 'pending'
    ? resultOf(context, made, reference)
    : existingTransfer(context, reference);
}

/** Null: Monnify does not know the reference, or not yet. */
export async function findTransfer(
  context: TransferContext,
  reference: string,
): Promise<TransferResult | null> {
  const reply = await context.session.send({
    operation: 'find_transfer',
    method: 'GET',
    path: '/api/v2/disbursements/single/summary',
    query: { reference },
    priority: 'look_up',
  });
  if (reply.isRefused && isUnknown(reply)) return null;
  const body = AnswerReader.of(accepted(reply).body, 'responseBody');
  return resultOf(context, readTransfer(body), reference);
}

async function send(
  { session, equalTransfers, accountNumber }: TransferContext,
  request: TransferRequest,
): Promise<Reply> {
  equalTransfers.begin(request);
  try {
    return await session.move({
      operation: 'create_transfer',
      path: '/api/v2/disbursements/single',
      body: {
        amount: nairaOf(request.amount),
        reference: request.reference,
        narration: `Payout ${request.reference}`,
        destinationBankCode: request.bankCode,
        destinationAccountNumber: request.accountNumber,
        destinationAccountName: request.accountName,
        currency: 'NGN',
        sourceAccountNumber: accountNumber,
        // Otherwise the call waits for the bank.
        async: true,
      },
    });
  } finally {
    equalTransfers.answered(request);
  }
}

function refuseLocally({ reference, amount, accountNumber }: TransferRequest): void {
  if (!referencePattern.test(reference)) {
    throw new PartnerRefused('The reference has letters that Monnify does not take', 'invalid_reference');
  }
  if (amount < minimumTransfer) throw new PartnerRefused('Below the minimum', 'amount_too_small');
  if (amount > maximumTransfer) throw new PartnerRefused('Above the maximum', 'amount_too_large');
  if (!/^\d{10}$/.test(accountNumber)) {
    throw new PartnerRefused('An account number has ten digits', 'invalid_account');
  }
}

/**
 * Returns what a refusal means for a transfer that Monnify does not know. No code of Monnify's is definite:
 * most refusals have the same one. The code for an address has no other meaning, and the operator can have
 * the address allowed.
 */
function notMade({ log }: TransferContext, refusal: Refusal): Error {
  if (isEqualTransfer(refusal)) {
    return new PartnerUnavailable('Monnify has an equal transfer of the last two minutes: nothing was sent');
  }
  if (isFloatMissing(refusal)) {
    return new PartnerPostponed('The wallet at Monnify has too little for a transfer', 'float');
  }
  if (isAddressRefused(refusal)) {
    const said = plainText(refusal.message);
    log.error(
      { said },
      "Monnify takes no transfers from this server's public address: have it allowed there",
    );
    return new PartnerPostponed('Monnify takes no transfers from this address', 'not_permitted');
  }
  return refused(refusal, null);
}

async function existingTransfer(context: TransferContext, reference: string): Promise<TransferResult> {
  const existing = await findTransfer(context, reference);
  if (existing === null) throw new PartnerUnavailable('Monnify does not show a transfer that it has');
  return existing;
}

function resultOf({ log }: TransferContext, transfer: Transfer, reference: string): TransferResult {
  const { status, awaitsOtp, amount, bankCode, accountNumber, sessionId, failureReason, fee } = transfer;
  if (transfer.reference !== reference) {
    throw new PartnerUnavailable('Monnify answered about another transfer');
  }
  if (awaitsOtp) {
    log.error(
      { reference },
      'a transfer waits for a code: have the codes of transfers turned off at Monnify',
    );
  }
  if (status === 'paid' && fee === null) {
    throw new PartnerUnavailable('The answer about a paid transfer has no readable fee');
  }
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
