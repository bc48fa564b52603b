import { columnTypes, createTable, type Migration } from './schema.js';

/**
 * Every notification of a partner that was signed, for ever: its signature holds no time, so the same bytes
 * sent again years later must still be known.
 */
export const notifications: Migration = {
  number: 23,
  name: 'notifications',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'partner_notification', [
        `${text('id')} primary key`,
        text('partner'),
        mode,
        text('digest'),
        text('about_json'),
        text('body_sealed'),
        natural('received_at'),
        natural('applied_at', 'null'),
        'unique (partner, mode, digest)',
      ]),
    ];
  },
};
