/** What the account has at Shipbubble. Amounts are in kobo here, in naira on the wire. */
export interface Address {
  code: number;
  name: string;
  email: string;
  phone: string;
  /** As it was sent. */
  text: string;
  city: string;
  state: string;
}

export interface Courier {
  name: string;
  serviceCode: string;
  /** Each question has a new one where this is null. */
  courierId: string | null;
  email: string;
  phone: string;
  pickupEta: string;
  deliveryEta: string;
  /** Kobo. */
  basePrice: number;
  pricePerKg: number;
  serviceType: 'pickup' | 'dropoff';
  /** A courier that does not answer in time is left out without a word. */
  answers: boolean;
}

export interface Item {
  name: string;
  description: string;
  quantity: number;
  /** Kobo, for one of them. */
  unitAmount: number;
  /** Kilograms, for one of them. */
  unitWeight: number;
}

export interface Dimension {
  length: number;
  width: number;
  height: number;
}

export interface Offer {
  courier: Courier;
  courierId: string;
  /** Kobo. */
  total: number;
}

/** A question for rates, which a label is created from. */
export interface RateRequest {
  token: string;
  from: Address;
  to: Address;
  /** The names and numbers that a label gets. */
  sender: { name: string; phone: string };
  receiver: { name: string; phone: string };
  items: Item[];
  dimension: Dimension;
  pickupDate: string;
  instructions: string;
  offers: Offer[];
  isUsed: boolean;
  expiresAt: number;
  createdAt: number;
}

export interface Label {
  orderId: string;
  request: RateRequest;
  offer: Offer;
  sender: { name: string; phone: string };
  receiver: { name: string; phone: string };
  status: string;
  isCancellationAsked: boolean;
  /** Each status with its moment. */
  history: { status: string; at: number }[];
  createdAt: number;
}
