import type { Owner } from '../../server/src/domain/records.js';

/** What differs between the escrows that the benchmarks commit without the API. */
interface Given extends Owner {
  /** A new id, from which the keys are made. */
  id: string;
  /** The number of the escrow, from which its buyer and account number follow. */
  n: number;
  amount: number;
  reference: string;
  sellerEmail: string | null;
  releaseWindowHours: number | null;
}

/** Returns the terms of an escrow, as its initiate decides on them. */
export function termsOf({ id, n, ...given }: Given) {
  return {
    ...given,
    currency: 'NGN',
    customerEmail: `buyer-${n % 997}@example.com`,
    customerName: null,
    sellerName: null,
    description: 'Aso oke, six yards',
    returnUrl: null,
    callbackUrl: null,
    metadata: null,
    chargeId: null,
    deliveryMode: 'self_managed' as const,
    locale: null,
    releaseCodeSealed: null,
    checkoutKey: id.replaceAll('-', '').slice(-22),
  };
}

/** Returns a virtual account of the sandbox bank that nobody has asked for. */
export function virtualAccountOf({ id, n, expiresAt }: { id: string; n: number; expiresAt: number }) {
  return {
    partnerReference: `bench-${id}`,
    partner: 'sandbox',
    accountNumber: String(1_000_000_000 + n),
    bankName: 'Bench Bank',
    accountName: null,
    expiresAt,
  };
}
