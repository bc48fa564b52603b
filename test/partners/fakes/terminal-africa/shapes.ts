import { naira } from '../naira.js';
import type { Account } from './account.js';
import { TerminalRefusal } from './errors.js';
import type { Address, Packaging, Parcel, Rate, Shipment } from './records.js';

const iso = (at: number) => new Date(at).toISOString();

export function addressShape(address: Address) {
  return {
    address_id: address.id,
    city: address.city,
    coordinates: { lat: 6.5244, lng: 3.3792 },
    country: address.country,
    email: address.email,
    first_name: address.firstName,
    is_residential: address.isResidential,
    last_name: address.lastName,
    line1: address.line1,
    line2: address.line2,
    metadata: address.metadata,
    phone: address.phone,
    state: address.state,
    zip: address.zip,
  };
}

export function packagingShape({ id, createdAt, ...packaging }: Packaging) {
  return {
    ...packaging,
    packaging_id: id,
    size_unit: 'cm',
    weight_unit: 'kg',
    created_at: iso(createdAt),
    updated_at: iso(createdAt),
  };
}

export function parcelShape({ packagings }: Account, parcel: Parcel) {
  const packaging = packagings.get(parcel.packagingId);
  return {
    parcel_id: parcel.id,
    description: parcel.description,
    items: parcel.items.map((item) => ({ ...item, currency: 'NGN', value: naira(item.value) })),
    metadata: parcel.metadata,
    packaging: parcel.packagingId,
    proof_of_payments: [],
    total_weight: parcel.items.reduce((sum, { weight }) => sum + weight, packaging?.weight ?? 0),
    weight_unit: 'kg',
  };
}

/** A rate names what it is for, or holds it. */
export function rateShape(account: Account, rate: Rate, holds: 'ids' | 'records') {
  const { addresses, carriers, parcels } = account;
  const carrier = carriers.find(({ id }) => id === rate.carrierId);
  const addressOf = (id: string) => {
    const address = addresses.get(id);
    return holds === 'ids' || !address ? id : addressShape(address);
  };
  const parcel = parcels.get(rate.parcelId);
  return {
    rate_id: rate.id,
    amount: naira(rate.amount),
    currency: 'NGN',
    carrier_id: rate.carrierId,
    carrier_logo: `https://carriers.example/${carrier?.slug}.png`,
    carrier_name: carrier?.name,
    carrier_rate_description: carrier?.description,
    carrier_slug: carrier?.slug,
    created_at: iso(rate.createdAt),
    delivery_address: addressOf(rate.deliveryAddressId),
    delivery_eta: carrier?.deliveryEta,
    delivery_time: carrier?.deliveryTime,
    dropoff_required: carrier?.isDropoffRequired,
    includes_insurance: false,
    insurance_coverage: 0,
    insurance_fee: 0,
    parcel: holds === 'ids' || !parcel ? rate.parcelId : parcelShape(account, parcel),
    pickup_address: addressOf(rate.pickupAddressId),
    pickup_time: carrier?.pickupTime,
    used: rate.isUsed,
  };
}

/** A shipment that names its addresses, parcel, carrier and rate. */
export function shipmentShape({ settings, clock }: Account, shipment: Shipment) {
  const { arrangedAt, cost } = shipment;
  const hasNumber = arrangedAt !== null && clock.now() >= arrangedAt + settings.trackingNumberAfterMs;
  const missing = settings.missingTrackingNumber === 'null' ? { tracking_number: null } : {};
  const number = hasNumber ? { tracking_number: trackingNumberOf(shipment) } : missing;
  const extras = {
    ...number,
    carrier_tracking_url: `https://carriers.example/track/${trackingNumberOf(shipment)}`,
    shipping_label_url: `https://labels.example/${shipment.id}.pdf`,
    tracking_url: `https://track.example/${shipment.id}`,
  };
  return {
    shipment_id: shipment.id,
    address_from: shipment.fromId,
    address_return: shipment.returnId,
    address_to: shipment.toId,
    cancellation_request: shipment.isCancellationAsked,
    carrier: shipment.carrierId ?? undefined,
    created_at: iso(shipment.createdAt),
    events: shipment.events.map(eventShape),
    extras: arrangedAt === null ? undefined : extras,
    metadata: shipment.metadata,
    parcel: shipment.parcelId,
    rate: shipment.rateId ?? undefined,
    shipment_cost: cost === null ? undefined : naira(cost),
    shipment_cost_currency: cost === null ? undefined : 'NGN',
    shipment_purpose: shipment.purpose,
    status: shipment.status,
    transaction_reference: shipment.transactionReference ?? undefined,
    type: 'terminal',
  };
}

/** A shipment with its addresses in it, as its tracking has them. */
export function trackingShape(account: Account, shipment: Shipment) {
  const { shipment_id, status, events } = shipmentShape(account, shipment);
  const [from, to] = [account.addresses.get(shipment.fromId), account.addresses.get(shipment.toId)];
  return {
    shipment_id,
    status,
    events,
    address_from: from && addressShape(from),
    address_to: to && addressShape(to),
    tracking_status: events.at(-1),
  };
}

function eventShape({ status, description, at }: Shipment['events'][number]) {
  return { status, description, location: 'Lagos', created_at: iso(at) };
}

function trackingNumberOf({ id }: Shipment): string {
  return `TRK${id.slice(3, 13)}`;
}

export function requireShipment({ shipments }: Account, id: unknown): Shipment {
  const shipment = typeof id === 'string' ? shipments.get(id) : undefined;
  if (!shipment) throw new TerminalRefusal('unknown_shipment');
  return shipment;
}
