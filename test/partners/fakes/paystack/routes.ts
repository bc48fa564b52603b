import type { PartnerAnswer, PartnerRequest, Route } from '../partner-calls.js';
import { fetchBalance, listLedger } from './balance.js';
import { listBanks, resolveAccount } from './banks.js';
import type { Business } from './business.js';
import { checkCharge, createCharge } from './charges.js';
import { fetchDispute, listDisputes } from './disputes.js';
import { createRecipient, deleteRecipient, fetchRecipient, listRecipients } from './recipients.js';
import { createRefund, fetchRefund, listRefunds, retryRefund } from './refunds.js';
import { listSettled, listSettlements } from './settlements.js';
import { fetchTransaction, listTransactions, verifyTransaction } from './transactions.js';
import {
  createTransfer,
  disableOtp,
  disableOtpFinalize,
  enableOtp,
  fetchTransfer,
  finalizeTransfer,
  listTransfers,
  resendOtp,
  verifyTransfer,
} from './transfers.js';

type Handler = (business: Business, request: PartnerRequest) => PartnerAnswer;

const handlers: Readonly<Record<string, Handler>> = {
  'POST /charge': createCharge,
  'GET /charge/:reference': checkCharge,
  'GET /transaction': listTransactions,
  'GET /transaction/verify/:reference': verifyTransaction,
  'GET /transaction/:id': fetchTransaction,
  'GET /bank': listBanks,
  'GET /bank/resolve': resolveAccount,
  'POST /transferrecipient': createRecipient,
  'GET /transferrecipient': listRecipients,
  'GET /transferrecipient/:code': fetchRecipient,
  'DELETE /transferrecipient/:code': deleteRecipient,
  'POST /transfer': createTransfer,
  'GET /transfer': listTransfers,
  'POST /transfer/finalize_transfer': finalizeTransfer,
  'POST /transfer/resend_otp': resendOtp,
  'POST /transfer/disable_otp': disableOtp,
  'POST /transfer/disable_otp_finalize': disableOtpFinalize,
  'POST /transfer/enable_otp': enableOtp,
  'GET /transfer/verify/:reference': verifyTransfer,
  'GET /transfer/:code': fetchTransfer,
  'POST /refund': createRefund,
  'GET /refund': listRefunds,
  'GET /refund/:id': fetchRefund,
  'POST /refund/retry_with_customer_details/:id': retryRefund,
  'GET /balance': fetchBalance,
  'GET /balance/ledger': listLedger,
  'GET /settlement': listSettlements,
  'GET /settlement/:id/transactions': listSettled,
  'GET /dispute': listDisputes,
  'GET /dispute/:id': fetchDispute,
};

export function routesOf(business: Business): Route[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    name,
    handle: (request) => handle(business, request),
  }));
}
