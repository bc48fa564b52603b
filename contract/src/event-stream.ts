import { z } from 'zod';
import { eventTypes } from './events.js';
import { limits } from './limits.js';
import { text } from './primitives.js';

/** How long a stream is silent at most, unless the operator says otherwise. */
export const heartbeatSecondsDefault = 15;

/** The place before the first event: with it as `Last-Event-ID`, a stream tells everything. */
export const streamBeginning = '0';

const Types = z
  .array(z.enum(eventTypes, { errorMap: () => ({ message: 'must be one of the event types' }) }))
  .min(1, 'must name at least one event')
  .max(eventTypes.length, 'must name each event once');

export const eventStreamQuery = z
  .object({
    events: z
      .preprocess((value) => (typeof value === 'string' ? value.split(/ *, */) : value), Types)
      .describe('Only events of these types; all of them unless given.')
      .optional(),
  })
  .strict();

/** The request header that says where a stream goes on. */
export const LastEventId = text(
  limits.eventPlaceLengthMax,
  'Goes on after this `event_id`, or after any other `id` that a stream gave. ' +
    `\`${streamBeginning}\` is the place before the first event. Without it, only what happens from now on ` +
    'is sent.',
);

export const streamDescription =
  'Events as they happen, as server-sent events: `id` is the `event_id`, `event` the type, `data` the ' +
  'event as webhooks post it. They come in the order in which they were recorded, those of one reference ' +
  'without gaps. The first block is an `id` alone: the place where the stream begins. With `events` (types ' +
  'with commas between), such a block also stands for what was left out. Whoever comes back with the last ' +
  '`id` as `Last-Event-ID` misses nothing. ' +
  `A comment is sent when nothing happened for ${heartbeatSecondsDefault} seconds; whoever hears nothing ` +
  'for three times as long should connect again. The stream ends when the service stops or the key is ' +
  `revoked. An account has at most ${limits.eventStreamsMax} streams open at a time in each mode; one more ` +
  'is answered 429.';

export const EventStream = z
  .string()
  .describe(
    'Blocks of `id`, `event` and `data` lines with a blank line after each, for as long as it is open.',
  );
