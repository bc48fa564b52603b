import type { SandboxDeliveryInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Context, EscrowAggregate } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import { decideEscrow } from '../domain/escrow/decide.js';
import type { Shipment } from '../domain/records.js';
import { canReach, isWithCarrier } from '../domain/shipment/states.js';
import { loadEscrow } from '../features/checkouts/load.js';
import { loadOfShipment } from '../features/delivery/record-shipment.js';
import { bookNow } from '../features/delivery/retry-booking.js';
import { trackShipment } from '../features/delivery/track-shipment.js';
import type { PartnerCommand } from '../pipeline/at-partner.js';
import { accountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';

const cannotMove: Refusal = { refused: true, code: 'delivery_cannot_move' };

type Input = z.output<typeof SandboxDeliveryInput>;

/** Moves a parcel at the sandbox carriers, records what they report, and returns the escrow. */
export function moveParcelCommand<Body>(
  services: Services,
  { status }: Input,
  context: Context,
  present: (after: EscrowAggregate) => Body,
): PartnerCommand<EscrowAggregate, Body> {
  return {
    intend: async (found) => problem(found, status, context) ?? status,
    act: async (found) => {
      if (status === 'booked') await bookNow(services, found, context);
      else await move(services, found, status);
      return { body: present(await reload(services, found)) };
    },
  };
}

/** Returns why the parcel cannot get there, or null. */
function problem(found: EscrowAggregate, status: Input['status'], context: Context): Refusal | null {
  const { shipment } = found;
  if (status === 'booked') {
    if (shipment !== null && isPastBooking(shipment)) return cannotMove;
    const decision = decideEscrow(found, { command: 'book' }, context);
    return 'refused' in decision ? decision : null;
  }
  if (shipment === null) return { refused: true, code: 'rate_not_attached' };
  return canReach(shipment, status) ? null : cannotMove;
}

/** Whether it was booked once, and has got further since. */
function isPastBooking({ status }: Shipment): boolean {
  return isWithCarrier({ status }) || status === 'delivered';
}

async function move(
  services: Services,
  { escrow: { accountId, mode }, shipment }: EscrowAggregate,
  status: Exclude<Input['status'], 'booked'>,
): Promise<void> {
  const current = shipment && (await loadOfShipment(services, shipment.id));
  if (!current) return;
  await services.sandboxCarriers.move(current.shipment.id, status);
  const time = await accountTime(services, accountId, mode);
  await trackShipment(services, current.shipment, time);
}

async function reload({ store }: Services, { escrow: { id } }: EscrowAggregate): Promise<EscrowAggregate> {
  const aggregate = await loadEscrow(store, id);
  if (!aggregate) throw new Error(`The escrow ${id} is gone`);
  return aggregate;
}
