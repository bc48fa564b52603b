import { columnTypes, type Migration } from './schema.js';

/** Why the operator decided a dispute so, in words for both sides. Decisions from before have none. */
export const decisionReasons: Migration = {
  number: 64,
  name: 'decision-reasons',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [`alter table dispute add column ${text('decision_reason', 'null')}`];
  },
};
