import { columnTypes, type Migration } from './schema.js';

/** The span that recorded an event, enqueued a job or wrote a mail; null unless it is exported. */
export const traceparents: Migration = {
  number: 70,
  name: 'traceparents',
  statements(engine) {
    const traceparent = columnTypes(engine).text('traceparent', 'null');
    return ['event', 'job', 'mail'].map((table) => `alter table ${table} add column ${traceparent}`);
  },
};
