import { columnTypes, type Migration } from './schema.js';

/** When the aggregator is asked next about a parcel, and whether a delivery replaces one that failed. */
export const followedParcels: Migration = {
  number: 31,
  name: 'followed-parcels',
  statements(engine) {
    const { natural } = columnTypes(engine);
    return [
      `alter table shipment add column ${natural('follows_failure')} default 0`,
      `alter table shipment add column ${natural('next_poll_at', 'null')}`,
      `update shipment set next_poll_at = booked_at where status = 'booked'`,
      'create index shipment_standings on shipment (status, updated_at, id)',
      'create index shipment_polls on shipment (mode, next_poll_at) where next_poll_at is not null',
    ];
  },
};
