import { naira } from '../naira.js';
import type { PartnerAnswer, PartnerRequest, Route } from '../partner-calls.js';
import type { Account } from './account.js';
import { editAddress, listAddresses, readAddress, validateAddress } from './addresses.js';
import { listBoxes, listCategories, listCouriers } from './couriers.js';
import { success } from './input.js';
import { cancelLabel, createLabel, listLabels, listLabelsById, simulateWebhook } from './labels.js';
import { editToken, fetchRates, listInsuranceRates } from './rates.js';

type Handle = (account: Account, request: PartnerRequest) => PartnerAnswer;

const handlers: Readonly<Record<string, Handle>> = {
  'GET /v1/shipping/wallet/balance': readBalance,
  'POST /v1/shipping/address/validate': validateAddress,
  'GET /v1/shipping/address': listAddresses,
  'GET /v1/shipping/address/:address_code': readAddress,
  'PATCH /v1/shipping/address/:address_code': editAddress,
  'GET /v1/shipping/labels/boxes': listBoxes,
  'GET /v1/shipping/labels/categories': listCategories,
  'GET /v1/shipping/couriers': listCouriers,
  'POST /v1/shipping/fetch_rates': fetchRates,
  'PATCH /v1/shipping/fetch_rates/request_token': editToken,
  'GET /v1/shipping/insurance_rates': listInsuranceRates,
  'GET /v1/shipping/labels': listLabels,
  'POST /v1/shipping/labels': createLabel,
  'POST /v1/shipping/labels/cancel/:order_id': cancelLabel,
  'GET /v1/shipping/labels/list/:order_ids': listLabelsById,
  'POST /v1/shipping/labels/webhooks/:order_id': simulateWebhook,
};

export function routesOf(account: Account): Route[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    name,
    handle: (request) => handle(account, request),
  }));
}

function readBalance({ wallet }: Account): PartnerAnswer {
  return success('Retrieved successfully', { balance: naira(wallet), country_code: 'NG' });
}
