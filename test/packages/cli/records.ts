const at = '2026-01-02T10:00:00.000Z';

export type EscrowRecord = Record<string, unknown> & {
  reference: string;
  mode: string;
  status: string;
  amount: number;
  amount_held: number;
  blocked_by: string[];
  seller_email: string | null;
};

/** An escrow as the API returns it, with every field. */
export function escrowRecord(fields: Partial<EscrowRecord> = {}): EscrowRecord {
  return {
    escrow_id: '0198c0de-0000-7000-8000-000000000001',
    reference: 'ORD-1001',
    mode: 'test',
    status: 'awaiting_payment',
    amount: 250_000,
    currency: 'NGN',
    customer_email: 'buyer@example.com',
    customer_name: null,
    seller_email: 'seller@example.com',
    seller_name: 'Ada Seller',
    description: null,
    return_url: null,
    callback_url: 'https://shop.example.com/webhooks',
    release_window_hours: 24,
    delivery_mode: 'self_managed',
    release_code: false,
    metadata: null,
    checkout_url: 'https://pay.example.com/checkout/ORD-1001?key=abcdefghijklmnopqrstuv',
    seller_url: 'https://pay.example.com/sale/0198c0de-0000-7000-8000-000000000001',
    account_number: '9900000001',
    bank_name: 'Sandbox Bank',
    account_name: 'ESCROW CHECKOUT SANDBOX',
    expires_at: '2026-01-02T10:30:00.000Z',
    payment_deadline_at: '2026-01-05T10:00:00.000Z',
    amount_received: 0,
    amount_held: 0,
    amount_released: 0,
    amount_refunded: 0,
    amount_excess: 0,
    amount_receivable: 0,
    blocked_by: ['not_funded', 'seller_not_accepted', 'payout_details_missing'],
    seller_accepted_at: null,
    seller_delivered_at: null,
    auto_release_at: null,
    dispatch_proof: null,
    delivery_tracking: null,
    buyer_user_id: null,
    credits: [],
    refunds: [],
    payouts: [],
    dispute: null,
    created_at: at,
    updated_at: at,
    ...fields,
  };
}

/** A funded escrow that nothing blocks. */
export function readyRecord(fields: Partial<EscrowRecord> = {}): EscrowRecord {
  return escrowRecord({
    status: 'funded',
    amount_received: 250_000,
    amount_held: 250_000,
    blocked_by: [],
    seller_accepted_at: at,
    ...fields,
  });
}

/** A direct charge as the API returns it. */
export const chargeRecord = {
  charge_id: '0198c0de-0000-7000-8000-000000000003',
  reference: 'ORD-2001',
  mode: 'test',
  status: 'succeeded',
  escrow: false,
  escrow_id: null,
  amount_kobo: 120_000,
  currency: 'NGN',
  customer_email: 'buyer@example.com',
  customer_name: null,
  description: null,
  return_url: 'https://shop.example.com/thanks',
  release_window_hours: null,
  metadata: null,
  checkout_url: 'https://pay.example.com/checkout/ORD-2001?key=abcdefghijklmnopqrstuv',
  account_number: null,
  bank_name: null,
  account_name: null,
  expires_at: null,
  payment_deadline_at: '2026-01-03T10:00:00.000Z',
  amount_received: 120_000,
  amount_refunded: 0,
  amount_excess: 0,
  amount_receivable: 0,
  buyer_user_id: null,
  failure_reason: null,
  credits: [],
  refunds: [],
  payouts: [],
  created_at: at,
  updated_at: at,
};

export const sellerRecord = {
  email: 'seller@example.com',
  name: 'Ada Seller',
  payout: {
    bank_code: '058',
    bank_name: 'Guaranty Trust Bank',
    account_name: 'ADA SELLER',
    account_number_masked: '******6789',
  },
  payout_saved_by: 'merchant',
  created_at: at,
  updated_at: at,
};

export const accountRecord = {
  account_id: '0198c0de-0000-7000-8000-000000000002',
  name: 'Example Shop',
  plan: 'free',
  mode: 'test',
  payout: sellerRecord.payout,
  payout_schedule: 'per_sale',
  created_at: at,
};

export const balanceRecord = {
  mode: 'test',
  currency: 'NGN',
  held: 250_000,
  payouts_pending: 0,
  payouts_waiting_details: 0,
  payouts_below_minimum: 0,
  payouts_scheduled: 0,
  refunds_pending: 0,
  as_of: at,
};

export const timelineRecord = {
  reference: 'ORD-1001',
  entries: [
    {
      at,
      type: 'escrow.initiated',
      actor: 'merchant',
      via: 'api',
      sequence: null,
      summary: 'Opened.',
      data: {},
    },
  ],
};

export const ledgerRecord = {
  reference: 'ORD-1001',
  movements: [{ at, change_id: 'c1', debit: 'bank', credit: 'escrow:1', amount: 250_000 }],
  balance: 250_000,
};

export const disputeRecord = {
  id: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d',
  escrow_id: '0198c0de-0000-7000-8000-000000000001',
  reference: 'ORD-1001',
  mode: 'test',
  status: 'waiting_for_seller',
  reason: 'damaged',
  opened_by: 'buyer',
  description: 'The screen is cracked.',
  respond_by: '2026-01-05T10:00:00.000Z',
  evidence: [
    { side: 'buyer', text: 'The screen is cracked.', links: ['https://shop.example.com/1.jpg'], at },
  ],
  outcome: null,
  amount_to_seller: null,
  decision_reason: null,
  created_at: at,
  updated_at: at,
};

export const ratesRecord = {
  rates: [
    {
      rate_id: 'RT-1',
      carrier: 'Sandbox Parcels',
      service: 'Standard',
      amount: 430_000,
      pickup_time: 'Within 24 hours',
      delivery_time: null,
      expires_at: '2026-01-03T10:00:00.000Z',
    },
  ],
  pickup_address_id: 'AD-1',
  delivery_address_id: 'AD-2',
  parcel_id: 'PC-1',
  unanswered: ['Sandbox Express'],
};

export const attachedRecord = {
  status: 'rate_attached',
  carrier: 'Sandbox Parcels',
  service: 'Standard',
  rate_id: 'RT-1',
  rate_expires_at: '2026-01-03T10:00:00.000Z',
  amount: 430_000,
  tracking_number: null,
  tracking_url: null,
  label_url: null,
  booked_at: null,
  failure_reason: null,
  events: [],
};

/** A parcel that the carrier has picked up. */
export const parcelRecord = {
  ...attachedRecord,
  status: 'picked_up',
  tracking_number: 'SBX-1',
  tracking_url: 'https://carriers.example.com/SBX-1',
  label_url: 'https://carriers.example.com/SBX-1.pdf',
  booked_at: at,
  events: [
    { status: 'booked', at },
    { status: 'picked_up', at: '2026-01-02T12:00:00.000Z' },
  ],
};
