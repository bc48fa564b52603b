import type { DisplayTime } from './view.js';

/*
 * What both sides see of the arrival of a delivery, made by the server from its records.
 */

/** The time to check a delivery, and what its buyer has said of the arrival. */
export interface Arrival {
  /** When the time to check starts; null once it has started. */
  startsAt: DisplayTime | null;
  /** When it ends and the money goes; null while it is stopped or over. */
  endsAt: DisplayTime | null;
  /** When the buyer said that it has arrived. */
  confirmedAt: DisplayTime | null;
  /** How often the buyer has said that it has not arrived yet. */
  extensions: number;
  /** Whether the buyer can say that it has arrived. */
  canConfirm: boolean;
  /** The number of the extension that the buyer can still ask for; null if there is none. */
  nextExtension: number | null;
  /** Whether the buyer has waited as long as they can. */
  isUsedUp: boolean;
}

/** Whether the time to check is still to start. */
export function isWaited(arrival: Arrival | null): arrival is Arrival & { startsAt: DisplayTime } {
  return arrival !== null && arrival.startsAt !== null;
}
