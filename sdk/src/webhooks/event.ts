import type { EventFields, KnownEvent } from './events.generated.js';

/** Keeps the name of a later event apart from the known ones; at run time it is any text. */
declare enum LaterEventType {
  unknown = 'a type that this version does not know',
}

/**
 * An event of a later version of the service. What every event carries is there; the rest is unknown. To
 * compare its name, take it as text first: `const type: string = event.event`.
 */
export interface UnknownEvent extends EventFields {
  event: LaterEventType;
  [field: string]: unknown;
}

/** What a delivery carries: branch on `event`; the last branch takes what later versions add. */
export type WebhookEvent = KnownEvent | UnknownEvent;

/** The event types that this version knows. */
export type WebhookEventType = KnownEvent['event'];
