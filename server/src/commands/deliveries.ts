import type { Command } from 'commander';
import type { Shipment } from '../domain/records.js';
import {
  bookDelivery,
  clearDelivery,
  endBooking,
  type FoundElsewhere,
  lookUpDelivery,
  readDelivery,
} from '../features/operator/deliveries.js';
import { withServices } from './operator.js';
import { money, print, timeOf } from './output.js';

/** Adds the commands about managed deliveries. */
export function addDeliveryCommands(program: Command): void {
  const delivery = program
    .command('delivery')
    .description('managed deliveries that do not arrive, by their own id or that of the escrow');
  delivery
    .command('show <delivery>')
    .description('show where the parcel is, and what the carrier has reported')
    .action((id: string) =>
      withServices(async (services) => {
        const { shipment } = await readDelivery(services, id);
        print(lineOf(shipment));
        for (const { at, status } of eventsOf(shipment)) print(`  ${at}  ${status}`);
      }),
    );
  delivery
    .command('look-up <delivery>')
    .description('ask the aggregator of carriers about it now')
    .action((id: string) =>
      withServices(async (services) => print(lineOf(await lookUpDelivery(services, id)))),
    );
  delivery
    .command('book <delivery>')
    .description('book the pickup again, after the wallet is topped up')
    .action((id: string) =>
      withServices(async (services) => print(lineOf(await bookDelivery(services, id)))),
    );
  delivery
    .command('end-booking <delivery>')
    .description('give up a booking that the aggregator does not know, so that another rate can be attached')
    .option('--unanswered', 'though it does not answer: it says elsewhere that the pickup is not booked')
    .option(
      '--none-is-ours',
      'though its answer is not clear: none of the bookings that it shows is this one',
    )
    .action((id: string, found: FoundElsewhere) =>
      withServices(async (services) => print(lineOf(await endBooking(services, id, found)))),
    );
  delivery
    .command('clear <delivery>')
    .description('let the escrow be released though its parcel did not arrive')
    .action((id: string) =>
      withServices(async (services) => {
        const { escrow } = await clearDelivery(services, id);
        print(`The delivery ${id} no longer blocks the release of the escrow ${escrow.id}.`);
      }),
    );
}

function lineOf(shipment: Shipment): string {
  const { id, status, carrier, amount, trackingNumber, bookedAt, failureReason, unknownSince } = shipment;
  const number = trackingNumber === null ? '' : `, number ${JSON.stringify(trackingNumber)}`;
  const booked = bookedAt === null ? '' : `, booked ${timeOf(bookedAt)}`;
  const unknown = unknownSince === null ? '' : `, unknown since ${timeOf(unknownSince)}`;
  const why = failureReason === null ? '' : `. ${failureReason}`;
  const what = `${status} with ${JSON.stringify(carrier)} for ${money(amount)}`;
  return `delivery ${id}: ${what}${number}${booked}${unknown}${why}`;
}

function eventsOf({ eventsJson }: Shipment): { status: string; at: string }[] {
  const events = JSON.parse(eventsJson) as { status: string; at: string }[];
  return events.map(({ status, at }) => ({ status: JSON.stringify(status), at }));
}
