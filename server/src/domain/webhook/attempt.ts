/** The cause of an attempt: the event, the schedule, a person, a replay, or a test. */
export type AttemptTrigger = 'event' | 'retry' | 'redeliver' | 'replay' | 'test';

/** How often a delivery is retried automatically. */
export type RetrySchedule = 'standard' | 'extended';

/** Why an attempt failed. */
export type AttemptFailure =
  | NetworkFailure
  | 'status_5xx'
  | 'status_3xx'
  | 'status_4xx'
  | 'status_other'
  | 'gone'
  | 'blocked'
  | 'endpoint_inactive'
  | 'endpoint_deleted';

/** The receiver was not reached, or sent no status line. */
export type NetworkFailure = 'dns' | 'connect' | 'tls' | 'reset' | 'timeout';

const minuteMs = 60_000;

/** Pauses after the first retry, for endpoints with more than one. */
const extendedPausesMs = [5, 30, 120, 300, 600, 840, 1_200, 1_200].map((minutes) => minutes * minuteMs);

const unreachable: readonly AttemptFailure[] = ['dns', 'connect', 'tls', 'reset', 'timeout', 'status_5xx'];

/** A refusal may be a mistake of the receiver, to be mended within the three days of the longer schedule. */
const retried: Readonly<Record<RetrySchedule, readonly AttemptFailure[]>> = {
  standard: unreachable,
  extended: [...unreachable, 'status_3xx', 'status_4xx', 'status_other'],
};

/** Returns why a response is a failure, or null for a success. */
export function failureOf(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  if (status >= 300 && status < 400) return 'status_3xx';
  if (status >= 400 && status < 500) return 'status_4xx';
  return status >= 500 && status < 600 ? 'status_5xx' : 'status_other';
}

/**
 * Returns how long to wait before the next automatic attempt, or null if there is none.
 *
 * @param attempts attempts since the delivery was last triggered, this one included
 * @param chance in 0..1; spreads the pause by a fifth either way
 */
export function retryPauseMs(
  failure: AttemptFailure,
  attempts: number,
  schedule: RetrySchedule,
  firstPauseMs: number,
  chance: number,
): number | null {
  if (!retried[schedule].includes(failure)) return null;
  const pauses = schedule === 'extended' ? [firstPauseMs, ...extendedPausesMs] : [firstPauseMs];
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.8 + 0.4 * chance));
}
