import type { PartnerAnswer, PartnerRequest, Route } from '../partner-calls.js';
import type { Account } from './account.js';
import { createAddress } from './addresses.js';
import { createPackaging, createParcel, readDefaultPackaging } from './parcels.js';
import { listRates, readRate } from './rates.js';
import { arrangePickup, cancelShipment, createShipment, readShipment, trackShipment } from './shipments.js';
import { listStates } from './states.js';
import { listTransactions, readWallet } from './wallet.js';

type Handle = (account: Account, request: PartnerRequest) => PartnerAnswer;

const handlers: Readonly<Record<string, Handle>> = {
  'GET /v1/states': listStates,
  'POST /v1/addresses': createAddress,
  'POST /v1/packaging': createPackaging,
  'GET /v1/packaging/default/terminal': readDefaultPackaging,
  'POST /v1/parcels': createParcel,
  'GET /v1/rates/shipment': listRates,
  'GET /v1/rates/:id': readRate,
  'POST /v1/shipments': createShipment,
  'POST /v1/shipments/pickup': arrangePickup,
  'POST /v1/shipments/cancel': cancelShipment,
  'GET /v1/shipments/track/:id': trackShipment,
  'GET /v1/shipments/:id': readShipment,
  'GET /v1/users/wallet': readWallet,
  'GET /v1/transactions': listTransactions,
};

export function routesOf(account: Account): Route[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    name,
    handle: (request) => handle(account, request),
  }));
}
