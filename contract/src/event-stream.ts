import { z } from 'zod';
import { eventTypes } from './events.js';
import { limits } from './limits.js';
import { text } from './primitives.js';

/** The longest silence of a stream before a heartbeat, unless the operator changes it. */
export const heartbeatSecondsDefault = 15;

/** The cursor before the first event: as `Last-Event-ID` it makes a stream send every event. */
export const streamBeginning = '0';

const Types = z
  .array(z.enum(eventTypes, { errorMap: () => ({ message: 'must be one of the event types' }) }))
  .min(1, 'must name at least one event')
  .max(eventTypes.length, 'must name each event once');

export const eventStreamQuery = z
  .object({
    events: z
      .preprocess((value) => (typeof value === 'string' ? value.split(/ *, */) : value), Types)
      .describe('Only events of these types; all by default.')
      .optional(),
  })
  .strict();

/** The request header that says where a stream resumes. */
export const LastEventId = text(
  limits.eventPlaceLengthMax,
  'Resumes after this `event_id`, or after any other `id` that a stream sent. ' +
    `\`${streamBeginning}\` is before the first event that is not archived. ` +
    'Without it, the stream starts from now.',
);

export const streamDescription =
  'Streams events as they happen, as server-sent events: `id` is the `event_id`, `event` the type, ' +
  '`data` the event as webhooks post it. They arrive in the order in which they were recorded, without ' +
  'gaps within a reference. The first block is an `id` alone, the cursor at which the stream starts. With ' +
  '`events` (types separated by commas), such a block also replaces events of other types. Reconnect with ' +
  'the last `id` as `Last-Event-ID` and you miss nothing, unless you were away for more than ' +
  `${limits.deliveryLogDays} days: the operator can archive events that are older, ` +
  'and streams leave those out. ' +
  `The service sends a comment after ${heartbeatSecondsDefault} seconds without an event, so reconnect if ` +
  `nothing arrives for ${3 * heartbeatSecondsDefault} seconds. The stream ends when the service stops or ` +
  `the key is revoked. An account can have at most ${limits.eventStreamsMax} streams open in each mode; ` +
  'for another one the response is 429.';

export const EventStream = z
  .string()
  .describe(
    'Blocks of `id`, `event` and `data` lines, each followed by a blank line, for as long as it is open.',
  );
