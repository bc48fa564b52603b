import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, domainOf, nextId } from './business.js';
import { PaystackRefusal } from './errors.js';
import { pageByOffset } from './paging.js';
import type { Settlement, Transaction } from './records.js';
import { settledTransaction } from './transaction-shapes.js';
import { iso, success } from './wire.js';

/** Returns what the next settlement would pay to the operator's bank account, in kobo; below 0 it owes. */
export function awaitingSettlement(business: Business): number {
  return business.unsettled.reduce((sum, { paid }) => sum + netOf(paid), 0) - business.deductions;
}

/** Pays everything collected so far to the operator's bank account. Returns null if nothing is due. */
export function settleCollections(business: Business): Settlement | null {
  const transactions = business.unsettled;
  const owed = awaitingSettlement(business);
  if (transactions.length === 0 || owed < 0) return null;
  const settlement: Settlement = {
    id: nextId(business, 'settlement'),
    transactions,
    processed: transactions.reduce((sum, { paid }) => sum + (paid?.amount ?? 0), 0),
    fees: transactions.reduce((sum, { paid }) => sum + (paid?.fee ?? 0), 0),
    deductions: business.deductions,
    paidOut: owed,
    at: business.clock.now(),
  };
  for (const { paid } of transactions) if (paid) paid.settlementId = settlement.id;
  business.unsettled = [];
  business.deductions = 0;
  business.settlements.push(settlement);
  return settlement;
}

/** `GET /settlement`. */
export function listSettlements(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const { items, meta } = pageByOffset(business.settlements, query);
  return success(
    'Settlements retrieved',
    items.map((settlement) => settlementShape(business, settlement)),
    meta,
  );
}

/** `GET /settlement/:id/transactions`. */
export function listSettled(business: Business, { params, query }: PartnerRequest): PartnerAnswer {
  const settlement = business.settlements.find(({ id }) => String(id) === params.id);
  if (!settlement) throw new PaystackRefusal('not_found');
  const { items, meta } = pageByOffset(settlement.transactions, query);
  return success(
    'Transactions retrieved',
    items.map((transaction) => settledTransaction(business, transaction)),
    { ...meta, total_volume: settlement.processed },
  );
}

function settlementShape(business: Business, settlement: Settlement) {
  const { id, processed, fees, deductions, paidOut, at } = settlement;
  return {
    id,
    domain: domainOf(business),
    status: 'success',
    currency: 'NGN',
    integration: business.settings.integration,
    total_amount: processed - fees,
    effective_amount: paidOut,
    total_fees: fees,
    total_processed: processed,
    deductions: deductions === 0 ? null : deductions,
    settlement_date: `${iso(at).slice(0, 10)}T00:00:00.000Z`,
    settled_by: null,
    createdAt: iso(at),
    updatedAt: iso(at),
  };
}

function netOf(paid: Transaction['paid']): number {
  return paid ? paid.amount - paid.fee : 0;
}
