import type { PartnerAnswer, PartnerRequest, Route } from '../partner-calls.js';
import { initPayment, initTransaction } from './accounts.js';
import { listBanks, validateAccount } from './banks.js';
import type { Business } from './business.js';
import { fetchRefund, initiateRefund, listRefunds } from './refunds.js';
import { login } from './tokens.js';
import { fetchTransaction, listSettled, queryTransaction, searchTransactions } from './transactions.js';
import {
  createTransfer,
  fetchTransfer,
  listTransfers,
  resendOtp,
  searchTransfers,
  validateOtp,
} from './transfers.js';
import { fetchBalance, listWallet } from './wallet.js';

type Handler = (business: Business, request: PartnerRequest) => PartnerAnswer;

export const loginRoute = 'POST /api/v1/auth/login';

const handlers: Readonly<Record<string, Handler>> = {
  [loginRoute]: login,
  'POST /api/v1/merchant/transactions/init-transaction': initTransaction,
  'POST /api/v1/merchant/bank-transfer/init-payment': initPayment,
  'GET /api/v2/transactions/:reference': fetchTransaction,
  'GET /api/v2/merchant/transactions/query': queryTransaction,
  'GET /api/v1/transactions/search': searchTransactions,
  'GET /api/v1/transactions/find-by-settlement-reference': listSettled,
  'GET /api/v1/banks': listBanks,
  'GET /api/v1/disbursements/account/validate': validateAccount,
  'POST /api/v2/disbursements/single': createTransfer,
  'POST /api/v2/disbursements/single/validate-otp': validateOtp,
  'POST /api/v2/disbursements/single/resend-otp': resendOtp,
  'GET /api/v2/disbursements/single/summary': fetchTransfer,
  'GET /api/v2/disbursements/single/transactions': listTransfers,
  'GET /api/v2/disbursements/search-transactions': searchTransfers,
  'GET /api/v2/disbursements/wallet-balance': fetchBalance,
  'GET /api/v1/disbursements/wallet/transactions': listWallet,
  'POST /api/v1/refunds/initiate-refund': initiateRefund,
  'GET /api/v1/refunds/:reference': fetchRefund,
  'GET /api/v1/refunds': listRefunds,
};

export function routesOf(business: Business): Route[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    name,
    handle: (request) => handle(business, request),
  }));
}
