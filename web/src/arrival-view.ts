/*
 * What both sides see of the arrival of a delivery, made by the server from its records.
 */

/** A time that is near, as people say it. */
export interface NearTime {
  /** UTC, for machines. */
  iso: string;
  /** `tomorrow, 12:19 pm`. */
  words: string;
  /** The time left until then, such as `23 h`. */
  left: string;
}

/** The time to check a delivery, and what its buyer has said of the arrival. */
export interface Arrival {
  /** When the time to check starts; null once it has started. */
  startsAt: NearTime | null;
  /** When it ends and the money goes; null while it is stopped or over. */
  endsAt: NearTime | null;
  /** When the buyer said that it has arrived. */
  confirmedAt: { iso: string; words: string } | null;
  /** How often the buyer has said that it has not arrived yet. */
  extensions: number;
  /** Whether the buyer can say that it has arrived. */
  canConfirm: boolean;
  /** The number of the extension that the buyer can still ask for; null if there is none. */
  nextExtension: number | null;
}
