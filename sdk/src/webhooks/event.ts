import type { EventFields, KnownEvent } from './events.generated.js';

/** Distinguishes unknown events from known ones; at run time it is any text. */
declare enum LaterEventType {
  unknown = 'a type that this version does not know',
}

/**
 * An event of a later version of the service. The common fields are known, the rest is not. To compare its
 * name, assign it to a string first: `const type: string = event.event`.
 */
export interface UnknownEvent extends EventFields {
  event: LaterEventType;
  [field: string]: unknown;
}

/** The event of a delivery: branch on `event`; a default branch takes events of later versions. */
export type WebhookEvent = KnownEvent | UnknownEvent;

/** The event types that this version knows. */
export type WebhookEventType = KnownEvent['event'];
