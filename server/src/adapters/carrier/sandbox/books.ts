import { createHash } from 'node:crypto';
import type { Shipment, ShipmentEvent, ShipmentRequest } from '../../../ports/carrier.js';
import type { Clock } from '../../../ports/clock.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxShipment } from '../../store/rows.js';
import { step } from '../../store/statement.js';
import { idOf } from './cities.js';
import { changeShipment, findByReference, insertShipment } from './queries.js';

export interface SandboxCarriersOptions {
  store: Store;
  clock: Clock;
}

type Status = SandboxShipment['status'];

const site = 'https://carriers.example';

/** Returns a shipment as an aggregator reports it. */
export function shipmentOf(row: SandboxShipment): Shipment {
  const { shipmentId, status, trackingNumber, amount } = row;
  return {
    shipmentId,
    status,
    statusText: status,
    trackingNumber,
    trackingUrl: trackingNumber === null ? null : `${site}/track/${trackingNumber}`,
    labelUrl: trackingNumber === null ? null : `${site}/labels/${trackingNumber}`,
    cost: status === 'draft' ? null : amount,
    events: JSON.parse(row.eventsJson) as ShipmentEvent[],
  };
}

/** Writes a shipment down, booked or drafted. One of the same reference stays, and a draft becomes booked. */
export async function write(
  { store, clock }: SandboxCarriersOptions,
  { reference, rate }: ShipmentRequest,
  status: 'draft' | 'booked',
): Promise<SandboxShipment> {
  const now = clock.now();
  const draft: SandboxShipment = {
    reference,
    shipmentId: idOf('shipment', reference),
    rateId: rate.rateId,
    amount: rate.amount,
    status: 'draft',
    trackingNumber: null,
    eventsJson: '[]',
    createdAt: now,
  };
  const row = status === 'draft' ? draft : bookedRow(draft, now);
  const { outcome } = await store.transact([step(insertShipment, row)]);
  if (outcome === 'committed') return row;
  const known = await store.one(findByReference, { reference });
  if (known?.status !== 'draft' || status === 'draft') return known ?? row;
  const booked = bookedRow(known, now);
  const changed = await change(store, known, booked);
  return changed ? booked : ((await store.one(findByReference, { reference })) ?? booked);
}

/** Moves a shipment on. False: it has got another status meanwhile. */
export async function moveTo(
  { store, clock }: SandboxCarriersOptions,
  row: SandboxShipment,
  status: Status,
): Promise<boolean> {
  return change(store, row, withStatus(row, status, clock.now()));
}

async function change(store: Store, before: SandboxShipment, after: SandboxShipment): Promise<boolean> {
  const { outcome } = await store.transact([step(changeShipment, { ...after, from: before.status })]);
  return outcome === 'committed';
}

/** The number comes with the booking. */
function bookedRow(row: SandboxShipment, now: number): SandboxShipment {
  return { ...withStatus(row, 'booked', now), trackingNumber: trackingNumberOf(row.reference) };
}

function withStatus(row: SandboxShipment, status: Status, at: number): SandboxShipment {
  const events = [...(JSON.parse(row.eventsJson) as ShipmentEvent[]), { status, at }];
  return { ...row, status, eventsJson: JSON.stringify(events) };
}

function trackingNumberOf(reference: string): string {
  const digest = createHash('sha256').update(`tracking:${reference}`).digest('hex');
  return `SBX${String(Number.parseInt(digest.slice(0, 12), 16) % 10 ** 10).padStart(10, '0')}`;
}
