import { naira } from '../naira.js';
import type { Account } from './account.js';
import type { Address, Item, Label, Offer, RateRequest } from './records.js';

const lagosOffsetMs = 3_600_000;
const place = { latitude: 6.436058, longitude: 3.433361 };

/** An address as its validation answers it. */
export function shownAddress(address: Address) {
  return { address_code: address.code, ...addressParts(address) };
}

/** An address as it is read later. */
export function listedAddress(address: Address) {
  return { ...addressParts(address), street: address.text.split(',')[0], street_no: '1' };
}

function addressParts({ name, email, phone, text, city, state }: Address) {
  return {
    city,
    city_code: city,
    country: 'Nigeria',
    country_code: 'NG',
    email,
    formatted_address: text,
    ...place,
    name,
    phone,
    postal_code: '100001',
    state,
    state_code: state.slice(0, 2).toUpperCase(),
  };
}

export function ratesShape(request: RateRequest) {
  const { token, offers, items, from, to, createdAt } = request;
  const byPrice = [...offers].sort((one, other) => one.total - other.total);
  const couriers = offers.map((offer) => offerShape(offer, createdAt));
  const [cheapest] = byPrice;
  return {
    cheapest_courier: cheapest ? offerShape(cheapest, createdAt) : null,
    checkout_data: {
      package_amount: `₦${naira(items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0))}`,
      package_weight: `${weightOf(items)}KG`,
      pickup_time: request.pickupDate,
      ship_from: contactShape(from, from),
      ship_to: contactShape(to, to),
    },
    couriers,
    fastest_courier: couriers.at(-1) ?? null,
    request_token: token,
  };
}

function offerShape({ courier, courierId, total }: Offer, now: number) {
  const station = {
    address: '12 Example Street, Yaba, Lagos',
    name: `${courier.name} Yaba`,
    phone: courier.phone,
  };
  const isDropoff = courier.serviceType === 'dropoff';
  return {
    courier_id: courierId,
    courier_image: `https://couriers.example/${courier.serviceCode}.png`,
    courier_name: courier.name,
    currency: '₦',
    delivery_eta: courier.deliveryEta,
    delivery_eta_time: lagosTime(now + 2 * 24 * 3_600_000),
    discount: { discounted: 0, percentage: 0, symbol: '%' },
    dropoff_station: isDropoff ? station : null,
    insurance: { code: 'not available', fee: 0 },
    pickup_eta: courier.pickupEta,
    pickup_station: isDropoff ? station : null,
    rate_card_amount: naira(total),
    service_code: courier.serviceCode,
    service_type: courier.serviceType,
    total: naira(total),
    vat: naira(Math.floor((total * 75) / 1_075)),
    waybill: true,
  };
}

/** A label as its creation answers it. */
export function createdShape(label: Label) {
  const { offer, request, createdAt } = label;
  const { courier, total } = offer;
  return {
    box: { ...request.dimension, name: 'custom box' },
    courier: { email: courier.email, name: courier.name, phone: courier.phone },
    date: lagosTime(createdAt),
    items: request.items.map((item) => ({
      amount: String(naira(item.unitAmount)),
      description: item.description,
      name: item.name,
      quantity: String(item.quantity),
      total: naira(item.unitAmount * item.quantity),
      weight: item.unitWeight * item.quantity,
    })),
    order_id: label.orderId,
    package_weight: weightOf(request.items),
    payment: { currency: '₦', shipping_fee: naira(total), status: 'completed', type: 'wallet' },
    ship_from: { ...contactShape(request.from, label.sender), ...place },
    ship_to: { ...contactShape(request.to, label.receiver), ...place },
    status: label.status,
    tracking_url: trackingUrl(label),
  };
}

/** A label as the list and the notifications show it. */
export function labelShape(account: Account, label: Label) {
  const { offer, request, createdAt } = label;
  const code = trackingCodeOf(account, label);
  return {
    connected_account: false,
    courier: {
      email: offer.courier.email,
      name: offer.courier.name,
      phone: offer.courier.phone,
      rider_info: null,
      tracking_code: code,
      tracking_message: code === null ? null : `Tracking code: ${code}`,
    },
    date: iso(createdAt),
    dropoff_station: null,
    events: [],
    insurance: null,
    order_id: label.orderId,
    package_status: label.history.map(({ status, at }) => ({ datetime: iso(at), status: wordsOf(status) })),
    payment: { currency: 'NGN', shipping_fee: naira(offer.total) },
    pickup_station: null,
    ship_from: contactShape(request.from, label.sender),
    ship_to: contactShape(request.to, label.receiver),
    status: label.status,
    to_be_processed: iso(createdAt),
    tracking_url: trackingUrl(label),
    waybill_document: code === null ? null : `https://labels.example/${label.orderId}.pdf`,
  };
}

/** A label as the vendor's document shows what is asked for by id: without its price and its history. */
export function documentedShape(account: Account, label: Label) {
  const { offer, request, createdAt } = label;
  const code = trackingCodeOf(account, label);
  const { email, name, phone } = offer.courier;
  return {
    courier: { email, name, phone, tracking_code: code },
    date: iso(createdAt),
    dropoff_station: null,
    order_id: label.orderId,
    pickup_station: null,
    rider_info: null,
    ship_from: { ...contactShape(request.from, label.sender), ...place },
    ship_to: { ...contactShape(request.to, label.receiver), ...place },
    status: label.status,
    tracking_message: null,
    tracking_url: trackingUrl(label),
  };
}

function contactShape(
  { text, email }: Pick<Address, 'text' | 'email'>,
  { name, phone }: Pick<Address, 'name' | 'phone'>,
) {
  return { address: text, email, name, phone };
}

/** Null until the courier gives one. */
function trackingCodeOf({ settings, clock }: Account, label: Label): string | null {
  const isGiven = clock.now() >= label.createdAt + settings.trackingCodeAfterMs;
  return isGiven ? label.orderId.slice(-8) : null;
}

function trackingUrl({ orderId }: Label): string {
  return `https://track.example/orders/tracking/${orderId}`;
}

function weightOf(items: readonly Item[]): string {
  return items.reduce((sum, item) => sum + item.unitWeight * item.quantity, 0).toFixed(2);
}

/** `in_transit` as `In transit`. */
function wordsOf(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

/** Lagos time without a zone. */
function lagosTime(at: number): string {
  return iso(at + lagosOffsetMs)
    .slice(0, 19)
    .replace('T', ' ');
}
