// The parts of the API's answers that the views read.
export interface EscrowAnswer {
  escrow_id: string;
  reference: string;
  mode: string;
  status: string;
  amount: number;
  customer_email: string;
  customer_name: string | null;
  seller_email: string | null;
  seller_name: string | null;
  description: string | null;
  locale: string | null;
  checkout_url: string;
  seller_url: string | null;
  account_number: string | null;
  bank_name: string | null;
  expires_at: string | null;
  payment_deadline_at: string;
  amount_received: number;
  amount_held: number;
  amount_released: number;
  amount_refunded: number;
  amount_excess: number;
  amount_receivable: number;
  blocked_by: readonly string[];
  seller_accepted_at: string | null;
  seller_delivered_at: string | null;
  auto_release_at: string | null;
  dispatch_proof: { tracking_number: string | null; courier_name: string | null } | null;
  delivery_mode: string;
  release_code: boolean;
  delivery_tracking: TrackingAnswer | null;
  payouts: readonly MoneyAnswer[];
  payouts_count: number;
  refunds: readonly MoneyAnswer[];
  refunds_count: number;
  dispute: { id: string; status: string; reason: string; respond_by: string | null } | null;
  created_at: string;
  updated_at: string;
}

export interface TrackingAnswer {
  status: string;
  carrier: string | null;
  service: string | null;
  rate_expires_at: string | null;
  amount: number | null;
  tracking_number: string | null;
  tracking_url: string | null;
  label_url: string | null;
  booked_at: string | null;
  failure_reason: string | null;
  events: readonly { status: string; at: string }[];
}

export interface MoneyAnswer {
  status: string;
  amount: number;
  bank_name?: string | null;
  account_last4?: string | null;
  /** Only a payout has it. */
  scheduled_for?: string | null;
  awaiting_float_since?: string | null;
}

export interface PreviewAnswer {
  dry_run: true;
  reference: string;
  amount: number;
  remaining: number;
  status_after: string;
  bank_name: string | null;
  account_last4: string | null;
}

export interface CheckoutAnswer {
  checkout_url: string;
  seller_url: string | null;
  reference: string;
  escrow_id: string;
  account_number: string | null;
  bank_name: string | null;
}

export interface CreatedChargeAnswer {
  checkout_url: string;
  account_number: string | null;
  bank_name: string | null;
  amount_kobo: number;
  expires_at: string | null;
  reference: string;
  charge_id: string;
  escrow: boolean;
}

export interface ChargeAnswer extends CreatedChargeAnswer {
  mode: string;
  status: string;
  failure_reason: string | null;
  customer_email: string;
  customer_name: string | null;
  description: string | null;
  locale: string | null;
  payment_deadline_at: string;
  amount_received: number;
  amount_refunded: number;
  amount_excess: number;
  amount_receivable: number;
  payouts: readonly MoneyAnswer[];
  payouts_count: number;
  refunds: readonly MoneyAnswer[];
  refunds_count: number;
  created_at: string;
}

export interface DisputeAnswer {
  id: string;
  reference: string;
  status: string;
  reason: string;
  opened_by: string;
  description: string | null;
  respond_by: string | null;
  evidence: readonly { side: string; text: string | null; links: readonly string[]; at: string }[];
  outcome: string | null;
  amount_to_seller: number | null;
  decision_reason: string | null;
  created_at: string;
}

export interface BankAccountAnswer {
  bank_name: string;
  account_name: string;
  account_number_masked: string;
}

export interface SellerAnswer {
  email: string;
  name: string | null;
  payout: BankAccountAnswer | null;
  created_at: string;
}

export interface TimelineAnswer {
  entries: readonly { at: string; type: string; actor: string; via: string; summary: string }[];
}

export interface LedgerAnswer {
  movements: readonly { at: string; debit: string; credit: string; amount: number }[];
  balance: number;
}

export interface AdvancedClockAnswer {
  now: string;
  ran: readonly { kind: string; subject: string; at: string }[];
  pending: boolean;
}
