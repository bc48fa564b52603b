import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, domainOf } from './business.js';
import { createdWithin, pageByOffset } from './paging.js';
import type { LedgerEntry } from './records.js';
import { iso, success } from './wire.js';

/** `GET /balance`: what transfers draw on. */
export function fetchBalance({ balance }: Business): PartnerAnswer {
  return success('Balances retrieved', [{ currency: 'NGN', balance }]);
}

/** `GET /balance/ledger`: every entry's `balance` is the one before and its `difference`. */
export function listLedger(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const dated = business.ledger.map((entry) => ({ ...entry, createdAt: entry.at }));
  const { items, meta } = pageByOffset(createdWithin(dated, query), query);
  return success(
    'Balance ledger retrieved',
    items.map((entry) => ledgerShape(business, entry)),
    meta,
  );
}

function ledgerShape(business: Business, { id, balance, difference, reason, model, row, at }: LedgerEntry) {
  return {
    integration: business.settings.integration,
    domain: domainOf(business),
    balance,
    currency: 'NGN',
    difference,
    reason,
    model_responsible: model,
    model_row: row,
    id,
    createdAt: iso(at),
    updatedAt: iso(at),
  };
}
