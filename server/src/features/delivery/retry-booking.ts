import type { BookedDelivery } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Context, Decision, EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import { subjectOf } from '../../pipeline/admit.js';
import { tellingEffect } from '../../pipeline/effect.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import { CarrierUnavailable } from '../../ports/carrier.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { findEscrow } from '../escrow/find.js';
import { pursueShipment } from './pursue-shipment.js';

/** The escrow after the booking; `isNew` unless it was booked before. */
export interface Booked {
  escrow: EscrowAggregate;
  isNew: boolean;
}

/** Books the pickup, or returns what is booked. An unknown outcome is a 503, with nothing kept. */
export function retryBooking(
  services: Services,
  { params, caller, context, key }: Parameters<Handlers['delivery']['retry']>[0],
) {
  let booked: Promise<Booked | Refusal> | null = null;
  return tellingEffect((begin) =>
    execute(services, {
      subject: {
        find: () => findEscrow(services, caller, params.reference),
        prepare: (found) => {
          // Books once, even if the race to keep the response is lost and this runs again.
          booked ??= bookNow(services, found, context, begin);
          return booked;
        },
      },
      command: {
        decide: (after: Booked) =>
          after.isNew ? { kind: 'change', change: [], after } : { kind: 'repeat', after },
        present: ({ escrow }) => presentBooked(escrow),
      },
      context,
      key,
    }),
  );
}

/**
 * Books the pickup now, or finds it booked. Calls `begin` once it is to be booked.
 *
 * @throws CarrierUnavailable while nobody knows whether it is booked
 */
export async function bookNow(
  services: Services,
  { escrow: { id } }: EscrowAggregate,
  context: Context,
  begin: () => void = () => {},
): Promise<Booked | Refusal> {
  const load = () => loadEscrow(services.store, id);
  const begun = await execute(services, {
    subject: subjectOf(load),
    command: { decide: (current: EscrowAggregate) => ifConfigured(services, current, context) },
    context,
  });
  if (isRefusal(begun)) return begun;
  begin();
  const shipmentId = begun.after.shipment?.id ?? '';
  const outcome = await pursueShipment(services, shipmentId, context);
  const escrow = await load();
  if (!escrow || escrow.shipment?.status === 'booking') {
    const reason = outcome.outcome === 'retry' ? outcome.reason : 'It is not booked yet';
    throw new CarrierUnavailable(reason);
  }
  return { escrow, isNew: begun.kind === 'changed' };
}

/** Decides to book, unless nobody could. */
function ifConfigured({ carriers }: Services, current: EscrowAggregate, context: Context): Decision {
  const decision = decideEscrow(current, { command: 'book' }, context);
  const { shipment } = current;
  if ('refused' in decision || decision.kind === 'repeat' || shipment === null) return decision;
  if (carriers.of(shipment.aggregator, shipment.mode) !== null) return decision;
  throw new ProblemError('live_mode_unavailable', {
    detail: 'The carrier aggregator that gave this rate is not configured: attach a rate of another one.',
  });
}

const withoutNumber =
  'The pickup is booked, and the carrier has not given its number yet: ask the operator for it.';
const cancelled = 'The booking was cancelled: ask for rates again, and attach a new one.';

function presentBooked({ shipment }: EscrowAggregate): z.input<typeof BookedDelivery> {
  const { status, trackingNumber, failureReason } = shipment ?? {};
  if (status === 'rate_attached') {
    return { ok: false, tracking_number: null, remedy: failureReason ?? cancelled };
  }
  if (status === 'cancelled' || status === 'failed') {
    return { ok: false, tracking_number: null, remedy: failureReason ?? cancelled };
  }
  const number = trackingNumber ?? null;
  return { ok: number !== null, tracking_number: number, remedy: number === null ? withoutNumber : null };
}
