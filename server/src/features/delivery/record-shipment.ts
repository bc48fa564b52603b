import type { Decision, EscrowAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Shipment } from '../../domain/records.js';
import type { ShipmentCommand } from '../../domain/shipment/commands.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import { CarrierUnavailable, type Shipment as ReportedShipment } from '../../ports/carrier.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { findShipmentById } from './shipment-queries.js';

/** Loads the escrow of a shipment; undefined if a later shipment has followed it. */
export async function loadOfShipment(
  { store }: Services,
  id: string,
): Promise<(EscrowAggregate & { shipment: Shipment }) | undefined> {
  const row = await store.one(findShipmentById, { id });
  const aggregate = row && (await loadEscrow(store, row.checkoutId));
  if (aggregate?.shipment?.id !== id) return undefined;
  return { ...aggregate, shipment: aggregate.shipment };
}

type Recordable = Extract<ShipmentCommand, { shipmentId: string } | { earlier: Shipment }>;

/**
 * Records what the aggregator did; a repeat if something else has been recorded since.
 *
 * @throws CarrierUnavailable if it could not be recorded, so that it is found out again
 */
export async function record(
  services: Services,
  { id, checkoutId, version }: Shipment,
  command: Recordable,
  time: AccountTime,
): Promise<Exclude<Decision, { refused: true }>['kind']> {
  const changeId = `shipment:${id}:${version}:${command.command}`;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadEscrow(services.store, checkoutId)),
    command: { decide: (current, context) => decideEscrow(current, command, context) },
    context: systemContext(services, time, changeId, { kind: 'carrier', via: 'job' }),
  });
  if (isRefusal(outcome)) throw new CarrierUnavailable(`${command.command} is not recorded: ${outcome.code}`);
  return outcome.kind === 'changed' ? 'change' : 'repeat';
}

const eventWordsMax = 100;

/**
 * Records where the aggregator says that a parcel is; of one that another followed, that it has arrived.
 * False: the shipment has changed since the aggregator was asked, so that the answer may be the older one.
 *
 * @param shipment as it was when the aggregator was asked
 */
export async function recordReport(
  services: Services,
  shipment: Shipment,
  { status, trackingNumber, trackingUrl, labelUrl, events }: ReportedShipment,
  time: AccountTime,
): Promise<boolean> {
  if (status === 'draft') throw new Error(`Shipment ${shipment.id} is booked and cannot be a draft`);
  const told = events.map((event) => ({
    status: event.status.slice(0, eventWordsMax),
    at: event.at + time.clockOffsetMs,
  }));
  const report = { status, trackingNumber, trackingUrl, labelUrl, events: told };
  const isNewest = (await loadOfShipment(services, shipment.id)) !== undefined;
  const command: Recordable = isNewest
    ? { command: 'parcel_reported', shipmentId: shipment.id, version: shipment.version, report }
    : { command: 'earlier_arrived', earlier: shipment, report };
  if ((await record(services, shipment, command, time)) === 'change') return true;
  const row = await services.store.one(findShipmentById, { id: shipment.id });
  return row === undefined || row.version === shipment.version;
}

/** Records a pickup that the aggregator says is booked, with what it says of it. */
export async function recordBooked(
  services: Services,
  shipment: Shipment,
  reported: ReportedShipment,
  time: AccountTime,
): Promise<void> {
  const { shipmentId: partnerShipmentId, trackingNumber, trackingUrl, labelUrl, cost } = reported;
  const booking = { partnerShipmentId, trackingNumber, trackingUrl, labelUrl, cost };
  const command = { command: 'booked', shipmentId: shipment.id, booking } as const;
  if ((await record(services, shipment, command, time)) === 'repeat') {
    return reportUnrecorded(services, shipment.id, partnerShipmentId);
  }
  if (reported.status === 'booked') return;
  const aggregate = await loadOfShipment(services, shipment.id);
  if (aggregate) await recordReport(services, aggregate.shipment, reported, time);
}

/** A booking that our books do not have is paid for, so that the operator has to look at it. */
async function reportUnrecorded({ store, log }: Services, id: string, bookedId: string): Promise<void> {
  const row = await store.one(findShipmentById, { id });
  if (row?.bookedAt != null && row.partnerShipmentId === bookedId) return;
  log.error(
    { shipment: id, bookedId, status: row?.status },
    'the aggregator booked what is recorded otherwise',
  );
}
