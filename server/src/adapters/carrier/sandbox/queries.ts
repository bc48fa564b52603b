import { sql } from 'kysely';
import { literals } from '../../store/literals.js';
import { insertOne, selectBy } from '../../store/row-statements.js';
import type { SandboxShipment } from '../../store/rows.js';
import { statement } from '../../store/statement.js';

export const insertShipment = insertOne('sandbox_shipment.insert', 'sandbox_shipment');
export const findByReference = selectBy('sandbox_shipment.by_reference', 'sandbox_shipment', ['reference']);
export const findByShipmentId = selectBy('sandbox_shipment.by_id', 'sandbox_shipment', ['shipmentId']);

/** Changes a shipment, unless it has got another status meanwhile. */
export const changeShipment = statement<SandboxShipment & { from: SandboxShipment['status'] }, unknown>(
  'sandbox_shipment.change',
  (db, p) =>
    db
      .updateTable('sandbox_shipment')
      .set({ status: p.status, tracking_number: p.trackingNumber, events_json: p.eventsJson })
      .where('reference', '=', p.reference)
      .where('status', '=', p.from),
);

const paidStatuses = ['booked', 'picked_up', 'in_transit', 'delivered', 'failed'] as const;

/** Kobo: what all bookings cost that were not cancelled. */
export const sumPaid = statement<object, { paid: number }>('sandbox_shipment.paid', (db) =>
  db
    .selectFrom('sandbox_shipment')
    .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('paid'))
    .where('status', 'in', literals(paidStatuses)),
);
