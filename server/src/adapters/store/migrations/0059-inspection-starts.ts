import { columnTypes, type Migration } from './schema.js';

/** When the inspection starts, if not with the delivery, and what the buyer has said of the arrival. */
export const inspectionStarts: Migration = {
  number: 59,
  name: 'inspection-starts',
  statements(engine) {
    const { natural } = columnTypes(engine);
    const extensions = natural('inspection_extensions').replace('not null', 'not null default 0');
    return [
      `alter table checkout add column ${natural('inspection_starts_at', 'null')}
        check (inspection_starts_at is null or (kind = 'escrow' and seller_delivered_at is not null))`,
      `alter table checkout add column ${extensions} check (inspection_extensions <= 2)`,
      `alter table checkout add column ${natural('arrival_confirmed_at', 'null')}
        check (arrival_confirmed_at is null or seller_delivered_at is not null)`,
    ];
  },
};
