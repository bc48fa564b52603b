import { sql } from 'kysely';
import { literals } from '../../store/literals.js';
import type { SandboxShipment } from '../../store/rows.js';
import { columns, insertRow } from '../../store/shapes.js';
import { statement } from '../../store/statement.js';

export const insertShipment = statement<SandboxShipment, unknown>('sandbox_shipment.insert', (db, p) =>
  insertRow(db, 'sandbox_shipment', p),
);

export const findByReference = statement<{ reference: string }, SandboxShipment>(
  'sandbox_shipment.by_reference',
  (db, p) =>
    db
      .selectFrom('sandbox_shipment')
      .select(columns('sandbox_shipment'))
      .where('reference', '=', p.reference),
);

export const findByShipmentId = statement<{ shipmentId: string }, SandboxShipment>(
  'sandbox_shipment.by_id',
  (db, p) =>
    db
      .selectFrom('sandbox_shipment')
      .select(columns('sandbox_shipment'))
      .where('shipment_id', '=', p.shipmentId),
);

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
