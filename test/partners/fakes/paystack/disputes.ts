import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, domainOf, nextId } from './business.js';
import { PaystackRefusal } from './errors.js';
import { createdWithin, pageByOffset } from './paging.js';
import type { Dispute, Transaction } from './records.js';
import { moveRefund } from './refund-outcomes.js';
import { addRefund } from './refunds.js';
import { customerShape, disputedTransaction } from './transaction-shapes.js';
import { iso, isoOrNull, success } from './wire.js';

const answerTimeMs = 86_400_000;

/** The payer's bank demands a payment back. */
export function openDispute(business: Business, transaction: Transaction, amount: number): Dispute {
  const now = business.clock.now();
  const dispute: Dispute = {
    id: nextId(business, 'dispute'),
    transaction,
    amount,
    status: 'awaiting-merchant-feedback',
    resolution: null,
    createdAt: now,
    updatedAt: now,
    dueAt: now + answerTimeMs,
    resolvedAt: null,
  };
  business.disputes.push(dispute);
  emit(business, 'charge.dispute.create', dispute);
  return dispute;
}

/** Ends a dispute; a lost one is a refund of the partner's own, with the number of the dispute. */
export function resolveDispute(business: Business, dispute: Dispute, isLost: boolean): void {
  if (dispute.status === 'resolved') throw new Error(`Dispute ${dispute.id} is resolved`);
  const now = business.clock.now();
  dispute.status = 'resolved';
  dispute.resolution = isLost ? 'auto-accepted' : 'declined';
  dispute.updatedAt = now;
  dispute.resolvedAt = now;
  if (isLost) {
    const { transaction, amount, id: disputeId } = dispute;
    const note = `Chargeback ${disputeId}`;
    const refund = addRefund(business, transaction, {
      amount,
      disputeId,
      customerNote: note,
      merchantNote: note,
    });
    moveRefund(business, refund, 'processing');
    moveRefund(business, refund, 'processed');
  }
  emit(business, 'charge.dispute.resolve', dispute);
}

/** `GET /dispute`. */
export function listDisputes(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const { items, meta } = pageByOffset(createdWithin(business.disputes, query), query);
  return success(
    'Disputes retrieved',
    items.map((dispute) => listedDispute(business, dispute)),
    meta,
  );
}

/** `GET /dispute/:id`. */
export function fetchDispute(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const dispute = business.disputes.find(({ id }) => String(id) === params.id);
  if (!dispute) throw new PaystackRefusal('not_found');
  return success('Dispute retrieved', listedDispute(business, dispute));
}

function emit(business: Business, event: string, dispute: Dispute): void {
  const { createdAt, updatedAt } = dispute;
  const dates = { created_at: iso(createdAt), updated_at: iso(updatedAt) };
  business.notifier.emit(event, { event, data: { ...common(business, dispute), ...dates } });
}

/** Camel-case dates here, snake-case in events. */
function listedDispute(business: Business, dispute: Dispute) {
  const { createdAt, updatedAt } = dispute;
  const shape = common(business, dispute);
  const transaction = { ...shape.transaction, createdAt: iso(dispute.transaction.createdAt) };
  return { ...shape, transaction, createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
}

function common(business: Business, dispute: Dispute) {
  const { transaction, createdAt } = dispute;
  const by = transaction.customer.email;
  const body = 'Customer complained about debit without value';
  return {
    id: dispute.id,
    refund_amount: dispute.amount,
    currency: 'NGN',
    status: dispute.status,
    resolution: dispute.resolution,
    domain: domainOf(business),
    transaction: disputedTransaction(business, transaction),
    transaction_reference: null,
    category: 'chargeback',
    customer: customerShape(transaction.customer),
    bin: null,
    last4: null,
    dueAt: iso(dispute.dueAt),
    resolvedAt: isoOrNull(dispute.resolvedAt),
    evidence: null,
    attachments: null,
    note: null,
    history: [{ status: 'pending', by, createdAt: iso(createdAt) }],
    messages: [{ sender: by, body, createdAt: iso(createdAt) }],
  };
}
