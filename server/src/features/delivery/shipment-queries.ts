import { sql } from 'kysely';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Carriage, Mode, Shipment } from '../../domain/records.js';

/** The newest shipment of an escrow. */
export const findShipment = statement<{ checkoutId: string }, Shipment>('shipment.newest', (db, p) =>
  db
    .selectFrom('shipment')
    .select(columns('shipment'))
    .where('checkout_id', '=', p.checkoutId)
    .orderBy('n', 'desc')
    .limit(sql.lit(1)),
);

export const findShipmentById = statement<{ id: string }, Shipment>('shipment.by_id', (db, p) =>
  db.selectFrom('shipment').select(columns('shipment')).where('id', '=', p.id),
);

export const findCarriage = statement<{ accountId: string; mode: Mode }, Carriage>(
  'carriage.of_account',
  (db, p) =>
    db
      .selectFrom('carriage')
      .select(columns('carriage'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode),
);
