import type { Context, EscrowAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Shipment } from '../../domain/records.js';
import { unsettledMs } from '../../domain/shipment/booking.js';
import { isFollowed } from '../../domain/shipment/states.js';
import { CarrierSilent, CarrierUnavailable, type Shipment as ReportedShipment } from '../../ports/carrier.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { aggregatorOf, requestOf } from '../delivery/carrier-request.js';
import { pursueShipment } from '../delivery/pursue-shipment.js';
import { recordBooked } from '../delivery/record-shipment.js';
import { findShipmentById } from '../delivery/shipment-queries.js';
import { trackShipment } from '../delivery/track-shipment.js';
import { areSendsSuspended } from '../restores/suspension.js';
import { act, CommandRefused, found, operatorContext, refuseInDryRun } from './act.js';

/** Reads the newest delivery of an escrow, by its own id, that of an earlier one, or the escrow's. */
export async function readDelivery({ store }: Services, id: string) {
  const row = await store.one(findShipmentById, { id });
  const aggregate = await loadEscrow(store, row?.checkoutId ?? id);
  const shipment = found(aggregate?.shipment, 'delivery', id, 'inbox');
  return { escrow: found(aggregate, 'delivery', id, 'inbox').escrow, shipment };
}

/** Asks the aggregator of carriers about a booking or a parcel, and returns the delivery after that. */
export async function lookUpDelivery(services: Services, id: string): Promise<Shipment> {
  const { shipment } = await readDelivery(services, id);
  const context = await operatorContext(services, shipment);
  await unlessSilent(async () => {
    if (isFollowed(shipment)) return trackShipment(services, shipment, context);
    const outcome = await pursueShipment(services, shipment.id, context);
    if (outcome.outcome === 'retry') throw new CarrierUnavailable(outcome.reason);
  });
  return (await readDelivery(services, id)).shipment;
}

/** Books the pickup of a delivery whose booking was refused, and returns the delivery after that. */
export async function bookDelivery(services: Services, id: string): Promise<Shipment> {
  const { shipment: asked } = await readDelivery(services, id);
  if (services.carriers.of(asked.aggregator, asked.mode) === null) {
    throw new CommandRefused(
      'The aggregator that gave its rate is not configured: the merchant has to attach another.',
    );
  }
  const { shipment } = await actOnDelivery(services, id, 'book');
  // The aggregator is called once the booking is committed.
  const isCalled = shipment?.status === 'booking' && !services.dryRun;
  return isCalled ? lookUpDelivery(services, id) : (shipment as Shipment);
}

/** What the operator has found out elsewhere, for an aggregator that does not tell the service. */
export interface FoundElsewhere {
  /** It does not answer at all, and says elsewhere that the pickup is not booked. */
  unanswered?: boolean;
  /** Its answer is not clear, and none of the bookings that it shows is this one. */
  noneIsOurs?: boolean;
}

/**
 * Gives up a booking that the aggregator does not know, and returns the delivery after that. One that it
 * knows is recorded.
 */
export async function endBooking(
  services: Services,
  id: string,
  foundElsewhere: FoundElsewhere = {},
): Promise<Shipment> {
  const { shipment } = await readDelivery(services, id);
  const { id: shipmentId, status, calledAt, mode } = shipment;
  if (status !== 'booking') throw new CommandRefused('It is not being booked: see it with show.');
  if (await areSendsSuspended(services, mode))
    throw new CommandRefused('Sends are suspended since a restore: release them first, see restore status.');
  if (calledAt !== null && services.clock.now() - calledAt < unsettledMs)
    throw new CommandRefused('The call may still have its effect: run it again in two minutes.');
  const context = await operatorContext(services, shipment);
  const booked = await findBooked(services, shipment, context, foundElsewhere);
  if (booked !== null) {
    refuseInDryRun(services, `the aggregator knows the booking, and delivery look-up ${id} records it`);
    await unlessSilent(() => recordBooked(services, shipment, booked, context));
    return (await readDelivery(services, id)).shipment;
  }
  const { after, isRepeat } = await act(
    services,
    context,
    () => loadEscrow(services.store, shipment.checkoutId),
    (found) => decideEscrow(found, { command: 'end_booking', shipmentId, calledAt }, context),
  );
  if (isRepeat) throw new CommandRefused('It has changed meanwhile: see it with show.');
  return after.shipment as Shipment;
}

/** Returns what the aggregator says of a booked pickup, or null if it knows of none. */
async function findBooked(
  services: Services,
  shipment: Shipment,
  context: Context,
  { unanswered = false, noneIsOurs = false }: FoundElsewhere,
): Promise<ReportedShipment | null> {
  try {
    const request = await requestOf(services, shipment, context);
    const found = await aggregatorOf(services, shipment).findShipment(request, shipment.partnerShipmentId);
    return found?.status === 'draft' ? null : found;
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    const isSilent = error instanceof CarrierSilent;
    if (isSilent ? unanswered : noneIsOurs) return null;
    throw new CommandRefused(isSilent ? silent(error) : unclear(error));
  }
}

function silent({ message }: Error): string {
  return (
    `The aggregator of carriers does not say (${message}), and silence ends nothing. If it says ` +
    'elsewhere that the pickup is not booked, use --unanswered.'
  );
}

function unclear({ message }: Error): string {
  return (
    `The aggregator of carriers answers, but not clearly (${message}): the pickup may be booked. If you ` +
    'have seen there that none of its bookings is this one, use --none-is-ours.'
  );
}

/** Lets an escrow go on though its delivery failed. */
export async function clearDelivery(services: Services, id: string): Promise<EscrowAggregate> {
  return actOnDelivery(services, id, 'clear_delivery');
}

/** Acts on the delivery that is named, or on the newest of the escrow that is named; never on a later one. */
async function actOnDelivery(services: Services, id: string, command: 'book' | 'clear_delivery') {
  const { escrow, shipment } = await readDelivery(services, id);
  const namedId = id === escrow.id ? shipment.id : id;
  const context = await operatorContext(services, escrow);
  const load = () => loadEscrow(services.store, escrow.id);
  const decide = (aggregate: EscrowAggregate) => {
    const newestId = aggregate.shipment?.id;
    if (newestId === namedId) return decideEscrow(aggregate, { command }, context);
    throw new CommandRefused(`The escrow has a newer delivery, ${newestId}: name that one if you mean it.`);
  };
  return (await act(services, context, load, decide)).after;
}

async function unlessSilent(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    throw new CommandRefused('The aggregator of carriers does not say: run the command again later.');
  }
}
