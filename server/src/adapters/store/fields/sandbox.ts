import type { FieldKinds } from '../database.js';

/** The own books of the sandbox bank and carriers. */
export const sandbox: FieldKinds<
  'sandbox_credit' | 'sandbox_arrival' | 'sandbox_fault' | 'sandbox_transfer' | 'sandbox_shipment'
> = {
  sandbox_credit: {
    id: 'fixed',
    accountId: 'fixed',
    partnerReference: 'fixed',
    accountNumber: 'fixed',
    amount: 'fixed',
    payerName: 'fixed',
    paidAt: 'fixed',
    createdAt: 'fixed',
    status: 'moving',
    failureReason: 'moving',
    fee: 'moving',
  },
  sandbox_arrival: {
    id: 'fixed',
    accountId: 'fixed',
    partnerReference: 'fixed',
    accountNumber: 'fixed',
    amount: 'fixed',
    payerName: 'fixed',
    outcome: 'fixed',
    times: 'fixed',
    arrivesAt: 'fixed',
    createdAt: 'fixed',
  },
  sandbox_fault: {
    accountId: 'fixed',
    operation: 'fixed',
    kind: 'moving',
    remaining: 'moving',
  },
  sandbox_transfer: {
    reference: 'fixed',
    accountId: 'fixed',
    kind: 'fixed',
    amount: 'fixed',
    bankCode: 'fixed',
    accountNumber: 'fixed',
    creditId: 'fixed',
    createdAt: 'fixed',
    status: 'moving',
    sessionId: 'moving',
    failureReason: 'moving',
    fee: 'moving',
    settleAt: 'moving',
  },
  sandbox_shipment: {
    reference: 'fixed',
    shipmentId: 'fixed',
    rateId: 'fixed',
    amount: 'fixed',
    createdAt: 'fixed',
    status: 'moving',
    trackingNumber: 'moving',
    eventsJson: 'moving',
  },
};
