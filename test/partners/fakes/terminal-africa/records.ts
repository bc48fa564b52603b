/** What the account has at Terminal Africa. Amounts are in kobo here, in naira on the wire. */
export interface Address {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  country: string;
  zip: string;
  isResidential: boolean;
  metadata: unknown;
}

export interface Packaging {
  id: string;
  name: string;
  type: string;
  /** Centimetres. */
  height: number;
  width: number;
  length: number;
  /** Kilograms. */
  weight: number;
  createdAt: number;
}

export interface Item {
  name: string;
  description: string;
  quantity: number;
  /** Kobo, for all of the quantity. */
  value: number;
  /** Kilograms, for all of the quantity. */
  weight: number;
}

export interface Parcel {
  id: string;
  description: string;
  items: Item[];
  packagingId: string;
  metadata: unknown;
}

export interface Carrier {
  id: string;
  name: string;
  slug: string;
  description: string;
  pickupTime: string;
  deliveryTime: string;
  /** Minutes. */
  deliveryEta: number;
  /** Kobo. */
  basePrice: number;
  pricePerKg: number;
  isDropoffRequired: boolean;
  /** A carrier that does not answer in time is left out without a word. */
  answers: boolean;
}

export interface Rate {
  id: string;
  carrierId: string;
  /** Kobo. */
  amount: number;
  pickupAddressId: string;
  deliveryAddressId: string;
  parcelId: string;
  isUsed: boolean;
  isExpired: boolean;
  createdAt: number;
}

export interface ShipmentEvent {
  status: string;
  description: string;
  at: number;
}

export interface Shipment {
  id: string;
  status: string;
  fromId: string;
  toId: string;
  returnId: string;
  parcelId: string;
  purpose: string;
  metadata: unknown;
  rateId: string | null;
  carrierId: string | null;
  /** Kobo; null until its pickup is arranged. */
  cost: number | null;
  transactionReference: string | null;
  arrangedAt: number | null;
  isCancellationAsked: boolean;
  events: ShipmentEvent[];
  createdAt: number;
}

export interface Transaction {
  id: string;
  reference: string;
  flow: 'in' | 'out';
  /** Kobo. */
  amount: number;
  description: string;
  shipmentId: string | null;
  isReversed: boolean;
  createdAt: number;
}
