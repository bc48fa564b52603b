/** A jump of the clock ahead of the monotonic clock, ms. */
export interface Leap {
  from: number;
  to: number;
}

/** The time of a server: it follows the clock of the machine or of the database, and never goes back. */
export interface Timekeeper {
  /** Real time, ms. */
  now(): number;
  /** The first leap of more than an hour since the start or the last `follow`; null if there was none. */
  leap(): Leap | null;
  /** Never returns a time before this again. */
  raise(reached: number): void;
  /** Forgets the leap and takes the clock's time as it is now, even if that is earlier. */
  follow(): void;
}
