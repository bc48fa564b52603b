import { type Business, domainOf } from './business.js';
import { recipientShape } from './recipients.js';
import type { Transfer } from './records.js';
import { iso, isoOrNull } from './wire.js';

/** `POST /transfer`: the recipient is a number here, and the fee is not told. */
export function createdTransfer(business: Business, transfer: Transfer) {
  return {
    transfersessionid: [],
    transfertrials: [],
    ...common(business, transfer),
    request: transfer.request,
    integration: business.settings.integration,
    recipient: transfer.recipient.id,
    createdAt: iso(transfer.createdAt),
    updatedAt: iso(transfer.updatedAt),
  };
}

/** `POST /transfer/finalize_transfer`. */
export function finalizedTransfer(business: Business, transfer: Transfer) {
  const { transfersessionid, transfertrials, request, ...finalized } = createdTransfer(business, transfer);
  return finalized;
}

/** `GET /transfer/verify/:reference`, `GET /transfer/:code` and `GET /transfer`. */
export function fetchedTransfer(business: Business, transfer: Transfer) {
  const { fee, stampDuty, sessionId, gatewayResponse } = transfer;
  const duty = { amount: String(stampDuty), formula: null, type: 'stamp_duty' };
  return {
    ...common(business, transfer),
    integration: business.settings.integration,
    request: transfer.request,
    createdAt: iso(transfer.createdAt),
    updatedAt: iso(transfer.updatedAt),
    recipient: recipientShape(business, transfer.recipient),
    session: { provider: sessionId ? 'nip' : null, id: sessionId },
    fee_charged: fee,
    fees_breakdown: stampDuty > 0 ? [duty] : null,
    gateway_response: gatewayResponse,
  };
}

/** `data` of `transfer.success`: camel-case dates and the fee. */
export function succeededTransfer(business: Business, transfer: Transfer) {
  const { request, fees_breakdown, ...fetched } = fetchedTransfer(business, transfer);
  const { isDeleted, ...recipient } = fetched.recipient;
  const integration = { ...integrationShape(business), logo_path: 'https://paystack.test/logo.png' };
  return { ...fetched, integration, recipient };
}

/** `data` of `transfer.failed` and `transfer.reversed`: snake-case dates and no fee. */
export function undoneTransfer(business: Business, transfer: Transfer) {
  const { isDeleted, createdAt, updatedAt, ...recipient } = recipientShape(business, transfer.recipient);
  const { sessionId } = transfer;
  return {
    ...common(business, transfer),
    integration: integrationShape(business),
    recipient: { ...recipient, created_at: createdAt, updated_at: updatedAt },
    session: { provider: 'nip', id: sessionId },
    created_at: iso(transfer.createdAt),
    updated_at: iso(transfer.updatedAt),
  };
}

function common(business: Business, transfer: Transfer) {
  return {
    domain: domainOf(business),
    amount: transfer.amount,
    currency: 'NGN',
    reference: transfer.reference,
    source: 'balance',
    source_details: null,
    reason: transfer.reason,
    status: transfer.status,
    failures: null,
    transfer_code: transfer.code,
    titan_code: null,
    transferred_at: isoOrNull(transfer.transferredAt),
    id: transfer.id,
  };
}

function integrationShape({ settings }: Business) {
  return { id: settings.integration, is_live: true, business_name: settings.businessName };
}
