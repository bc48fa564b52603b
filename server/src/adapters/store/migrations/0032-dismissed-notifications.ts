import { columnTypes, type Migration } from './schema.js';

/** Why the operator let a notification be that could not be applied. */
export const dismissedNotifications: Migration = {
  number: 32,
  name: 'dismissed-notifications',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [`alter table partner_notification add column ${text('dismissed_reason', 'null')}`];
  },
};
