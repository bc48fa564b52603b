import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import { hasProof } from '../../../server/src/domain/escrow/delivery.js';
import type { Checkout, Mode, Shipment, ShipmentStatus } from '../../../server/src/domain/records.js';
import type { ParcelReport } from '../../../server/src/domain/shipment/commands.js';
import type { ShipmentStatus as CarrierStatus } from '../../../server/src/ports/carrier.js';
import type { Store } from '../../../server/src/ports/store.js';
import { rawStatement } from '../../store/fixtures.js';
import type { SimulatedCarriers } from '../simulated-carriers.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

const listShipments = statement<{ checkoutId: string }, Shipment>('simulation.shipments', (db, p) =>
  db.selectFrom('shipment').select(columns('shipment')).where('checkout_id', '=', p.checkoutId).orderBy('n'),
);

const listOwing = statement<Record<never, never>, Shipment>('simulation.all_shipments', (db) =>
  db.selectFrom('shipment').select(columns('shipment')).orderBy('created_at').orderBy('id'),
);

type Reported = ParcelReport['status'];

/** How far a parcel has come; it never comes less far. */
const order: readonly ShipmentStatus[] = ['rate_attached', 'booking', 'booked', 'picked_up', 'in_transit'];
const ends: readonly ShipmentStatus[] = ['delivered', 'cancelled'];

const onTheWay = ['in_transit', 'delivered', 'failed', 'cancelled'] as const;

/** Where its carrier can have it by now, which we may hear of later. */
const beyond: Readonly<Record<Reported, readonly CarrierStatus[]>> = {
  booked: ['booked', 'picked_up', ...onTheWay],
  picked_up: ['picked_up', ...onTheWay],
  in_transit: onTheWay,
  failed: onTheWay,
  delivered: ['delivered'],
  cancelled: ['cancelled'],
};

/** What is remembered of an escrow with a parcel. */
interface Seen {
  status: Checkout['status'];
  amountReleased: number;
  /** Whether its release waits for somebody, since its delivery failed. */
  isBlocked: boolean;
  parcels: ReadonlyMap<string, ShipmentStatus>;
}

/** Follows every parcel, and asks its carriers whether they said so. */
export class DeliveryJudge {
  readonly #seen = new Map<string, Seen>();
  #wasRestored = false;
  readonly #carriers: Readonly<Record<Mode, SimulatedCarriers>>;

  constructor(carriers: Readonly<Record<Mode, SimulatedCarriers>>) {
    this.#carriers = carriers;
  }

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const seen = [...this.#seen];
    return () => {
      this.#wasRestored = true;
      this.#seen.clear();
      for (const [id, each] of seen) this.#seen.set(id, each);
    };
  }

  async judge(store: Store, { checkout, events }: Facts): Promise<void> {
    const shipments = await store.all(listShipments, { checkoutId: checkout.id });
    const last = shipments.at(-1);
    if (last === undefined) return;
    const before = this.#seen.get(checkout.id);
    for (const shipment of shipments) {
      judgeWay(before?.parcels.get(shipment.id), shipment);
      await this.#judgeWord(shipment);
    }
    const says = `${checkout.reference}: ${checkout.status}, its parcel ${last.status}`;
    // A dispute that is resolved pays whoever is right.
    const isReleased = before?.status === 'funded' && checkout.amountReleased > before.amountReleased;
    hold(!(isReleased && before.isBlocked), 'a failed delivery blocks the release', says);
    const hasFailed = last.status === 'failed' && last.clearedAt === null;
    const isOpen = checkout.status === 'funded' || checkout.status === 'disputed';
    const isUnproved = isOpen && checkout.sellerDeliveredAt !== null && !hasProof(checkout);
    const isUnsaid = isUnproved && checkout.arrivalConfirmedAt === null;
    hold(!(hasFailed && isUnsaid), 'a failed delivery counts only if it is proved or confirmed', says);
    judgeArrival(
      checkout,
      last,
      events.some(({ type }) => type === 'escrow.delivered'),
    );
    this.#seen.set(checkout.id, {
      status: checkout.status,
      amountReleased: checkout.amountReleased,
      isBlocked: isMissing(last) && checkout.sellerDeliveredAt === null,
      parcels: new Map(shipments.map(({ id, status }) => [id, status])),
    });
  }

  /** Nothing is said of a parcel that its carriers have not said. */
  async #judgeWord({ id, mode, status, amountCharged, amount, cost }: Shipment): Promise<void> {
    const isFree = status === 'rate_attached' || status === 'booking' || status === 'cancelled';
    const taken = cost ?? 0;
    const due = isFree ? 0 : Math.min(taken, amount);
    const isRight = amountCharged === due && (!isFree || taken === 0);
    const says = `${id} is ${status}, ${amountCharged} of ${amount} kobo are charged, and it cost ${taken}`;
    hold(isRight, 'carriage is charged once, and reversed once', says);
    // After a restore, a rate that was attached anew meets what was booked at the price of the one before.
    hold(isFree || taken === amount || this.#wasRestored, 'a changed price is never booked', says);
    if (status === 'rate_attached' || status === 'booking') return;
    const known = await this.#carriers[mode].own.findShipment({ reference: id } as never, null);
    const isSaid = known === null ? status === 'cancelled' : beyond[status].includes(known.status);
    hold(isSaid, 'a parcel is where its carrier says', `${id} is ${status}, there ${known?.status}`);
  }
}

/**
 * Whether nobody has got the goods, and nobody has made good for it. A pickup that we cancelled ourselves is
 * as if it had not been booked.
 */
function isMissing({ status, followsFailure, clearedAt, cancelRequestedAt }: Shipment): boolean {
  if (clearedAt !== null) return false;
  const hasFailed = status === 'failed' || (status === 'cancelled' && cancelRequestedAt === null);
  const isOnItsWay = status !== 'rate_attached' && status !== 'booking' && status !== 'cancelled';
  return hasFailed || (followsFailure === 1 && !isOnItsWay);
}

function judgeWay(before: ShipmentStatus | undefined, { id, status }: Shipment): void {
  if (before === undefined || before === status) return;
  const isOver = ends.includes(before);
  const isBack =
    order.includes(before) && order.includes(status) && order.indexOf(status) < order.indexOf(before);
  // A booking that was refused is a rate again.
  const isRefused = before === 'booking' && status === 'rate_attached';
  hold(!isOver && (!isBack || isRefused), 'a parcel never goes back', `${id}: from ${before} to ${status}`);
}

/** Its carrier delivered it, or somebody has recorded the delivery. */
function judgeArrival(checkout: Checkout, last: Shipment, isRecorded: boolean): void {
  const isOver = checkout.sellerDeliveredAt === null || isRecorded || last.status === 'delivered';
  hold(isOver, 'a delivery is recorded by its carrier or by somebody', checkout.reference);
}

const sumOf = (items: readonly Shipment[], value: (item: Shipment) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

interface Owed {
  accountId: string;
  mode: Mode;
  amountOwed: number;
  amountReserved: number;
}

const listOwed = statement<Record<never, never>, Owed>('simulation.carriage', (db) =>
  db
    .selectFrom('carriage')
    .select(['account_id as accountId', 'mode', 'amount_owed as amountOwed'])
    .select('amount_reserved as amountReserved'),
);

const listPosted = rawStatement(
  `select debit_account as debit, credit_account as credit, amount from movement
   where debit_account like 'carriage:%' or credit_account like 'carriage:%'`,
  'simulation.carriage_posted',
);

/** What is owed for carriage is what the bookings cost that were not cancelled, by the ledger, too. */
export async function judgeCarriage(store: Store): Promise<void> {
  const shipments = await store.all(listOwing, {});
  const posted = await store.all(listPosted, {});
  for (const { accountId, mode, amountOwed, amountReserved } of await store.all(listOwed, {})) {
    const theirs = shipments.filter((each) => each.accountId === accountId && each.mode === mode);
    const charged = sumOf(theirs, ({ amountCharged }) => amountCharged);
    const booking = theirs.filter(({ status }) => status === 'booking');
    const reserved = sumOf(booking, ({ amount }) => amount);
    const name = `carriage:${accountId}:${mode}`;
    const balance = posted.reduce((sum, each) => sum + signOf(each, name) * Number(each.amount), 0);
    const says = `${name}: ${amountOwed} owed, ${charged} charged, ${balance} in the ledger`;
    hold(amountOwed === charged && balance === charged, 'carriage is owed for what is booked', says);
    hold(
      amountReserved === reserved,
      'what a booking may cost is reserved',
      `${amountReserved}, ${reserved}`,
    );
  }
}

function signOf({ debit, credit }: Record<string, unknown>, name: string): number {
  if (debit === name) return 1;
  return credit === name ? -1 : 0;
}
