import type { SandboxCarriers } from '../../server/src/adapters/carrier/sandbox/index.js';
import { unsettledMs } from '../../server/src/domain/shipment/booking.js';
import { CarrierUnavailable, type ShipmentRequest } from '../../server/src/ports/carrier.js';
import type { Clock } from '../../server/src/ports/clock.js';
import { hold } from './judges/violation.js';
import { type Fault, park } from './scheduler.js';
import { simulated } from './simulated-store.js';

/** A booking that went unanswered and has not reached the carriers yet. */
interface LateBooking {
  madeAt: number;
  request: ShipmentRequest;
}

/** The carriers of a mode as the service sees them, and what they do by themselves. */
export interface SimulatedCarriers {
  /** Every call waits for its turn, and may be lost on the way there or back. */
  seen: SandboxCarriers;
  /** The carriers' own side, for direct changes outside any task. */
  own: SandboxCarriers;
  /** Lets a booking that is on its way arrive, unless it has been so for too long. */
  arriveLate(n: number): Promise<void>;
  /** A restore takes our books back: what they have forgotten can be asked for again. */
  forget(): void;
}

const silence: readonly Fault[] = ['down'];
const lost: readonly Fault[] = ['lost before', 'lost after'];

/**
 * The sandbox recognises a booking by our reference. Real aggregators know none, and book again: so every
 * call that reaches them for a shipment that is booked is a second pickup, and breaks the rule at once.
 */
export function simulatedCarriers(own: SandboxCarriers, { clock }: { clock: Clock }): SimulatedCarriers {
  const bookedBefore = new Set<string>();
  const late: LateBooking[] = [];
  const bookAnew = async (request: ShipmentRequest) => {
    const { reference } = request;
    hold(!bookedBefore.has(reference), 'a pickup is booked once', `${reference} is booked again`);
    const shipment = await own.book(request, null);
    bookedBefore.add(reference);
    return shipment;
  };
  const call = <Answer>(what: string, faults: readonly Fault[], perform: () => Promise<Answer>) =>
    park(`carrier: ${what}`, faults, async (fault) => {
      if (fault === 'down' || fault === 'lost before') throw cut();
      const answer = await perform();
      if (fault === 'lost after') throw cut();
      return answer;
    });
  const seen: SandboxCarriers = {
    ...own,
    findRate: (rate) => call('rate', silence, () => own.findRate(rate)),
    findShipment: (request, id) => call('look-up', silence, () => own.findShipment(request, id)),
    cancel: (id) => call('cancel', lost, () => own.cancel(id)),
    move: (reference, status) => call('move', lost, () => own.move(reference, status)),
    book: (request) =>
      park('carrier: book', [...lost, 'late'], async (fault) => {
        if (fault === 'late') late.push({ madeAt: clock.now(), request });
        if (fault === 'late' || fault === 'lost before') throw cut();
        const shipment = await bookAnew(request);
        if (fault === 'lost after') throw cut();
        return shipment;
      }),
  };
  return {
    seen,
    own,
    arriveLate: async (n) => {
      const [arriving] = late.splice(n % Math.max(1, late.length), 1);
      if (arriving && clock.now() - arriving.madeAt < unsettledMs) await bookAnew(arriving.request);
    },
    forget: () => {
      bookedBefore.clear();
      late.splice(0);
    },
  };
}

function cut(): CarrierUnavailable {
  return new CarrierUnavailable(`${simulated}: the carriers do not answer`);
}
