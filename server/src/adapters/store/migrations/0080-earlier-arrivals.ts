import { columnTypes, type Migration } from './schema.js';

/** When a carrier brought a parcel that another delivery had followed. */
export const earlierArrivals: Migration = {
  number: 80,
  name: 'earlier-arrivals',
  statements(engine) {
    const { natural } = columnTypes(engine);
    return [
      `alter table checkout add column ${natural('earlier_arrived_at', 'null')}
        check (earlier_arrived_at is null or kind = 'escrow')`,
    ];
  },
};
