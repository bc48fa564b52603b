import type {
  ChargeCommand,
  CheckoutAggregate,
  CoveredFrom,
  DisputeReason,
  EscrowAggregate,
  EscrowCommand,
  IncomingCredit,
  PaymentCommand,
} from '../aggregate.js';
import { assert } from '../assert.js';
import { checkoutOf } from '../checkout/decide.js';
import type { Shipment } from '../records.js';
import type { ParcelReport, ShipmentCommand } from '../shipment/commands.js';
import { accountNumber, proof, startMs } from './fixtures.js';

/** Reads `60k` as 60,000 kobo. */
export function kobo(text: string): number {
  return text.endsWith('k') ? Number(text.slice(0, -1)) * 1000 : Number(text);
}

const dayMs = 24 * 3_600_000;

type Side = 'buyer' | 'seller';

/** The part of a world that phrases refer to. */
interface Situation<Aggregate extends CheckoutAggregate = CheckoutAggregate> {
  aggregate: Aggregate;
  /** The one before the newest. */
  earlierShipment?: Shipment | undefined;
  now: number;
}

type Phrase<Aggregate extends CheckoutAggregate, Command> = (
  situation: Situation<Aggregate>,
  first: string,
  second: string,
) => Command;

type Phrases<Aggregate extends CheckoutAggregate, Command> = Readonly<
  Record<string, Phrase<Aggregate, Command>>
>;

/** Commands of escrows and direct charges, by their phrases. */
const paymentPhrases: Phrases<CheckoutAggregate, PaymentCommand> = {
  expire: () => ({ command: 'expire' }),
  reopen: ({ aggregate, now }) => ({ command: 'reopen', account: nextAccount(aggregate, now) }),
  open_virtual_account: ({ aggregate, now }) => ({
    command: 'open_virtual_account',
    account: nextAccount(aggregate, now),
  }),
  credit: (situation, amount, how) => ({
    command: 'credit',
    credit: {
      ...incoming(situation, amount),
      ...(how === 'unnamed' && { partnerReference: null, isToEndedNumber: true }),
    },
  }),
  credit_rejected: (situation, amount, how) => ({
    command: 'credit_rejected',
    credit: { ...incoming(situation, amount), failureReason: how === 'unseen' ? 'reversed' : null },
  }),
  credit_reversed: ({ aggregate }, which) => ({
    command: 'credit_reversed',
    creditId: creditAt(aggregate, which === '' ? -1 : Number(which)).id,
  }),
  credit_part_reversed: ({ aggregate }, amount) => ({
    command: 'credit_part_reversed',
    creditId: creditAt(aggregate, -1).id,
    amount: kobo(amount),
  }),
  settle_receivable: (_, from, amount) => ({
    command: 'settle_receivable',
    from: from as CoveredFrom,
    amount: kobo(amount),
  }),
};

const chargePhrases: Phrases<CheckoutAggregate, ChargeCommand> = {
  ...paymentPhrases,
  account_refused: () => ({ command: 'account_refused' }),
};

const shipmentPhrases: Phrases<EscrowAggregate, ShipmentCommand> = {
  book: () => ({ command: 'book' }),
  prepared: (situation) => ({ command: 'prepared', ...ofShipment(situation), partnerShipmentId: 'SH-1' }),
  call_carrier: (situation) => ({
    command: 'call_carrier',
    ...ofShipment(situation),
    calledAt: situation.now,
    calledBefore: situation.aggregate.shipment?.calledAt ?? null,
  }),
  booked: (situation, cost) => ({
    command: 'booked',
    ...ofShipment(situation),
    booking: {
      partnerShipmentId: 'SH-1',
      trackingNumber: 'GIG-1',
      trackingUrl: null,
      labelUrl: null,
      cost: part(cost),
    },
  }),
  booking_refused: (situation, how) => ({
    command: 'booking_refused',
    ...ofShipment(situation),
    calledAt: how === 'uncalled' ? null : (situation.aggregate.shipment?.calledAt ?? null),
    reason: 'price_changed',
  }),
  booking_unknown: (situation) => ({ command: 'booking_unknown', ...ofShipment(situation) }),
  end_booking: (situation, how) => ({
    command: 'end_booking',
    ...ofShipment(situation),
    calledAt: how === 'uncalled' ? null : (situation.aggregate.shipment?.calledAt ?? null),
  }),
  shipment_cancelled: (situation) => ({ command: 'shipment_cancelled', ...ofShipment(situation) }),
  too_late: (situation) => ({ command: 'too_late', ...ofShipment(situation) }),
  parcel_reported: (situation, status, when) => ({
    command: 'parcel_reported',
    ...ofShipment(situation),
    version: (situation.aggregate.shipment?.version ?? 0) - (when === 'stale' ? 1 : 0),
    report: reportOf(situation, status),
  }),
  earlier_arrived: (situation, status) => ({
    command: 'earlier_arrived',
    earlier: situation.earlierShipment ?? (situation.aggregate.shipment as Shipment),
    report: reportOf(situation, status === '' ? 'delivered' : status),
  }),
  clear_delivery: () => ({ command: 'clear_delivery' }),
};

const phrases: Phrases<EscrowAggregate, EscrowCommand> = {
  ...paymentPhrases,
  accept: () => ({ command: 'accept' }),
  decline: () => ({ command: 'decline', reason: 'sold out' }),
  cancel: () => ({ command: 'cancel' }),
  attach: ({ now }, which) => ({ command: 'attach', rate: rateFor(which, now) }),
  ...shipmentPhrases,
  deliver: (_, what, hours) => ({ command: 'deliver', proof: proofFor(what, hours) }),
  confirm_arrival: () => ({ command: 'confirm_arrival' }),
  extend_inspection: (_, extension) => ({ command: 'extend_inspection', extension: Number(extension) }),
  release: (_, amount, side) =>
    amount === 'code'
      ? { command: 'release', amount: null, codeEnteredBy: side as 'merchant' | 'seller' }
      : { command: 'release', amount: part(amount) },
  try_release_code: () => ({ command: 'try_release_code', nextSealed: 'sealed next' }),
  auto_release: () => ({ command: 'auto_release' }),
  remind: () => ({ command: 'remind' }),
  refund: (_, amount) => ({ command: 'refund', amount: part(amount), reason: 'goodwill' }),
  dispute: (_, side, reason) => ({
    command: 'dispute',
    reason: reasonOf(reason),
    description: null,
    evidence: ['https://example.com/photo'],
    side: side as Side,
  }),
  evidence: (_, side, words) => ({
    command: 'evidence',
    side: side as Side,
    text: words === '' ? 'as shown' : words,
    links: [],
  }),
  withdraw: (_, side) => ({ command: 'withdraw', side: side as Side }),
  report_solved: (_, words) => ({ command: 'report_solved', text: words === '' ? 'solved' : words }),
  concede: () => ({ command: 'concede' }),
  default_judgement: () => ({ command: 'default_judgement' }),
  resolve: (_, toSeller) => ({ command: 'resolve', toSeller: kobo(toSeller), reason: 'as the photos show' }),
  return_to_payer: ({ aggregate }, sent) => {
    const payout = aggregate.payouts[0];
    const remindedAt = payout?.remindedAt ?? null;
    const delayMs = sent === 'late' ? 3 * dayMs : 0;
    const noticeSentAt = sent === 'unsent' || remindedAt === null ? null : remindedAt + delayMs;
    return { command: 'return_to_payer', payoutId: payout?.id ?? '', noticeSentAt };
  },
};

/** Returns the command of a phrase such as `refund 40k` or `dispute buyer`. */
export function commandOf(phrase: string, situation: Situation<EscrowAggregate>): EscrowCommand {
  return read(phrases, phrase, situation);
}

/** Returns the command of a phrase about a direct charge, which has fewer commands. */
export function chargeCommandOf(phrase: string, situation: Situation): ChargeCommand {
  return read(chargePhrases, phrase, situation);
}

function read<Aggregate extends CheckoutAggregate, Command>(
  known: Phrases<Aggregate, Command>,
  phrase: string,
  situation: Situation<Aggregate>,
): Command {
  const [name = '', first = '', second = ''] = phrase.trim().split(/\s+/);
  const build = known[name];
  assert(build, `no phrase begins with ${name}`);
  return build(situation, first, second);
}

function reasonOf(word: string): DisputeReason {
  if (word === 'missing') return 'item_not_received';
  return word === '' ? 'damaged' : 'other';
}

function ofShipment({ aggregate }: Situation<EscrowAggregate>) {
  return { shipmentId: aggregate.shipment?.id ?? '' };
}

function reportOf({ now }: Situation<EscrowAggregate>, status: string): ParcelReport {
  return {
    status: status as ParcelReport['status'],
    trackingNumber: null,
    trackingUrl: null,
    labelUrl: null,
    events: [{ status, at: now }],
  };
}

function part(amount: string): number | null {
  return amount === '' ? null : kobo(amount);
}

/** `by 72h`: the arrival is expected 72 hours after the start of the story. */
function proofFor(what: string, hours: string) {
  if (what === 'bare') return null;
  if (what === 'by') {
    const expectedAt = startMs + Number(hours.slice(0, -1)) * 3_600_000;
    return { ...proof, expected_arrival_at: new Date(expectedAt).toISOString() };
  }
  return what === 'other' ? { ...proof, tracking_number: 'GIG-2' } : proof;
}

function rateFor(which: string, now: number) {
  const expiresAt = which === 'expired' ? now : Date.UTC(2100, 0, 1);
  const given = { aggregator: 'sandbox', quoteId: 'quote-1', position: 0, rateId: `rate-${which}` };
  return { ...given, carrier: 'GIG', service: 'Standard', amount: 250_000, expiresAt };
}

function nextAccount(aggregate: CheckoutAggregate, now: number) {
  return accountNumber(checkoutOf(aggregate).virtualAccountAttempt + 1, now);
}

function creditAt({ credits }: CheckoutAggregate, index: number) {
  const credit = credits.at(index);
  assert(credit, 'no credit has arrived');
  return credit;
}

/** `again` repeats the partner's id of the newest credit with another amount. */
function incoming({ aggregate, now }: Situation, amount: string): IncomingCredit {
  const again = amount === 'again';
  return {
    partner: 'sandbox',
    partnerCreditId: again
      ? creditAt(aggregate, -1).partnerCreditId
      : `credit-${aggregate.credits.length + 1}`,
    partnerReference: 'esc-1',
    isToEndedNumber: false,
    accountNumber: null,
    amount: again ? 77_000 : kobo(amount),
    payerName: 'Ada Buyer',
    payerBankName: null,
    sessionId: null,
    failureReason: null,
    paidAt: now,
  };
}
