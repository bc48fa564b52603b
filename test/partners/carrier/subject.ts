import type {
  CarrierAddress,
  CarrierAggregator,
  Parcel,
  QuotedRate,
  RatesRequest,
  ShipmentRequest,
} from '../../../server/src/ports/carrier.js';

/** What every aggregator has a word for. */
type Moved = 'picked_up' | 'in_transit' | 'delivered' | 'cancelled';

/** An aggregator under test, with the actions the suite performs at it. */
export interface Subject {
  carrier: CarrierAggregator;
  now: number;
  /** An address that the aggregator cannot resolve. */
  unresolvable: CarrierAddress;
  /** Makes the wallet hold this much, in kobo. Null where it is never short. */
  setWallet: ((amount: number) => Promise<void>) | null;
  /** No carrier comes to these addresses any more. */
  dropCarriers(): Promise<void>;
  expire(rate: QuotedRate): Promise<void>;
  /** Null where a rate keeps its price. The amount is in kobo. */
  changePrice: ((rate: QuotedRate, amount: number) => Promise<void>) | null;
  /** The next booking happens, and its answer is lost; or it never arrives. */
  loseNextBooking(when: 'after' | 'before'): Promise<void>;
  /** Time passes until a lost booking can arrive no more; only where a second call would book again. */
  outlastLostBooking?(): Promise<void>;
  /** The carrier moves a shipment on, or cancels it. */
  advance(shipmentId: string, to: Moved): Promise<void>;
  /** The carrier reports what nobody has heard of. Null where the adapter makes up the words. */
  reportUnheardOf: ((shipmentId: string) => Promise<void>) | null;
  /** Time passes until the carrier has given a tracking number. Null where it comes with the booking. */
  giveTrackingNumber: ((shipmentId: string) => Promise<void>) | null;
  /** How many shipments were paid for. */
  paidShipments(): Promise<number>;
  /** The latest notification about a shipment, and one about nothing of ours. Null where there is none. */
  notification: ((shipmentId: string) => Promise<Signed>) | null;
  ignored: Signed | null;
}

/** A notification as the aggregator sends it. */
interface Signed {
  headers: Record<string, string>;
  rawBody: Buffer;
}

export type Make = () => Promise<Subject>;

export const seller: CarrierAddress = {
  name: 'Ada',
  phone: '+2348030000001',
  phone2: '+2348030000002',
  line1: '1 Broad Street',
  landmark: 'Beside the old bank',
  city: 'Lagos Island',
  state: 'Lagos',
  email: 'shop@example.com',
};

export const buyer: CarrierAddress = {
  name: 'Bola Obi Buyer',
  phone: '+2348030000003',
  phone2: null,
  line1: '7 Airport Road',
  landmark: null,
  city: 'Kano',
  state: 'Kano',
  email: 'buyer@example.com',
};

const shoes: Parcel = {
  description: 'Shoes',
  weightGrams: 1_250,
  value: 2_500_050,
  lengthMm: 305,
  breadthMm: 200,
  heightMm: 120,
};

export const askFor = ({ now }: Pick<Subject, 'now'>): RatesRequest => ({
  pickup: seller,
  dropoff: buyer,
  parcel: shoes,
  now,
});

/** Asks for rates, and takes the first one. */
export async function oneRate(subject: Pick<Subject, 'carrier' | 'now'>): Promise<QuotedRate> {
  const [rate] = (await subject.carrier.rates(askFor(subject))).rates;
  if (!rate) throw new Error('The aggregator offers no rate');
  return rate;
}

export const bookingOf = (
  { now }: Pick<Subject, 'now'>,
  rate: QuotedRate,
  reference = 'dl-0123456789abcdef0123',
): ShipmentRequest => ({ reference, rate, decidedAt: now, now });
