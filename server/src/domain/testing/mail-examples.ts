import type { MailData, MailTemplate } from '../mail/templates.js';

const endpoint = {
  account: 'Adire Market',
  mode: 'live' as const,
  endpointId: 'endpoint-1',
  address: 'https://shop.example.com/hooks',
  failingSince: Date.UTC(2026, 10, 15, 12),
  lastFailure: 'status_5xx' as const,
  lastStatus: 503,
  apiUrl: 'https://api.example.com/v1',
};
const checkout = { merchant: 'Adire Market', mode: 'test' as const, reference: 'ORD-1' };
const checkoutPageUrl = 'https://pay.example.com/1?key=k';
const toBuyer = { ...checkout, seller: 'Ada Stitches', checkoutPageUrl };
const toSeller = { ...checkout, buyer: 'Bola Buyer', description: 'Red shoes' };
const forSeller = { ...toSeller, sellerPageUrl: 'https://pay.example.com/sale/1' };
const bank = { bankName: 'Example Bank', last4: '6789' };
const parcel = {
  carrier: 'GIG',
  trackingNumber: 'GIG-123',
  trackingUrl: 'https://carriers.example/track/GIG-123',
};
const later = Date.UTC(2026, 10, 22, 13, 5);
const reported = {
  openedBy: 'buyer' as const,
  reason: 'damaged' as const,
  text: 'The heel is off.',
  respondBy: later,
  isOpen: true,
  isSpokenFor: false,
  isLast: false,
};
const settled = {
  outcome: 'resolved' as const,
  released: 100_000,
  refunded: 150_000,
  releasesAt: null,
  decisionReason: 'The photos show a stain.',
};

/** An example of the data of each mail. */
export const mailExamples: { readonly [Name in MailTemplate]: MailData[Name] } = {
  'webhook.failing': { ...endpoint, disabledAfter: Date.UTC(2026, 10, 20, 12) },
  'webhook.disabled': { ...endpoint, reason: 'failures', replaySince: Date.UTC(2026, 10, 15, 11) },
  'sign_in.code': { ...checkout, code: '012345', minutes: 10, side: 'buyer' as const },
  'staff.code': { code: '012345', minutes: 10, purpose: 'sign_in' },
  'staff.invitation': {
    account: 'Adire Market',
    role: 'support',
    inviter: 'owner@example.com',
    url: 'https://pay.example.com/dashboard/invitation?token=t',
    expiresAt: later,
  },
  'staff.alert': {
    kind: 'disputes',
    account: 'Adire Market',
    mode: 'live',
    reference: 'ORD-1',
    at: later,
    url: 'https://pay.example.com/dashboard/1/live/escrows/2',
  },
  'staff.account_notice': {
    what: 'recovery_requested',
    account: 'Adire Market',
    about: 'new@example.com',
    by: 'The operator of this service',
    at: later,
    url: 'https://pay.example.com/dashboard/1/test/settings/recovery',
  },
  'staff.notice': {
    what: 'factor_enrolled',
    email: 'owner@example.com',
    network: '203.0.113.0/24',
    at: later,
  },
  'checkout.receipt': {
    ...checkout,
    amount: 250_000,
    description: 'Red shoes',
    paidAt: later,
    money: 'held',
    checkoutPageUrl,
    receiptUrl: 'https://pay.example.com/1/receipt?key=k',
  },
  'checkout.on_its_way': { ...toBuyer, ...parcel, isHeld: true },
  'checkout.delivery_failed': {
    ...toBuyer,
    ...parcel,
    held: 250_000,
    releasesAt: null,
    canReport: true,
  },
  'checkout.delivered': {
    ...toBuyer,
    broughtBy: null,
    courier: 'GIG',
    trackingNumber: 'GIG-123',
    notes: 'At the gate',
    expectedAt: null,
    releasesAt: later,
  },
  'checkout.not_arrived': { ...toBuyer, startsAt: later, releasesAt: later, isExtendable: true },
  'checkout.reminder': { ...toBuyer, amount: 250_000, releasesAt: later },
  'checkout.released': { ...toBuyer, amount: 100_000, remaining: 150_000 },
  'checkout.refunded': {
    ...toBuyer,
    amount: 250_000,
    reason: 'declined',
    words: 'Sold out',
    tooSmall: 0,
    remaining: 0,
  },
  'checkout.refund_failed': { ...toBuyer, amount: 250_000 },
  'checkout.dispute_opened': { ...toBuyer, ...reported },
  'checkout.dispute_resolved': { ...toBuyer, ...settled, tooSmall: 0 },
  'seller.invitation': { ...forSeller, amount: 250_000, isOpen: true },
  'seller.funded': {
    ...forSeller,
    amount: 250_000,
    isToSend: true,
    isManaged: false,
    isAccepted: false,
    bank: null,
  },
  'seller.pickup_booked': {
    ...forSeller,
    ...parcel,
    service: 'Standard',
    pickupTime: 'Within 24 hours',
    labelUrl: 'https://carriers.example/labels/GIG-123',
  },
  'seller.pickup_cancelled': { ...forSeller, ...parcel },
  'seller.delivery_failed': { ...forSeller, ...parcel, releasesAt: null },
  'seller.not_arrived': {
    ...forSeller,
    startsAt: later,
    releasesAt: later,
    isExtendable: true,
    trackingNumber: 'GIG-123',
  },
  'seller.released': { ...forSeller, amount: 250_000, remaining: 0, bank, isTooSmall: false },
  'seller.paid_out': {
    ...forSeller,
    amount: 250_000,
    bank,
    sessionId: '000013260102120000000000000001',
    isCombined: false,
  },
  'seller.bank_account_missing': {
    ...forSeller,
    amount: 250_000,
    returnableAt: later,
    isOnHold: false,
  },
  'seller.payout_problem': { ...forSeller, amount: 250_000, bank, cameBack: false, isRetried: false },
  'seller.dispute_opened': { ...forSeller, ...reported },
  'seller.dispute_solved': { ...forSeller, text: 'A new heel came.', isOpen: true },
  'seller.dispute_resolved': { ...forSeller, ...settled, bank },
  'seller.over': { ...forSeller, why: 'expired', refunded: 100_000, released: 0 },
  'payee.bank_account_changed': {
    merchant: 'Adire Market',
    mode: 'test',
    bank,
    changedBy: 'merchant',
    holdHours: null,
  },
};
