/** What makes an attempt: the event itself, the schedule, a person, a replay, or a test. */
export type AttemptTrigger = 'event' | 'retry' | 'redeliver' | 'replay' | 'test';

/** How often a delivery is tried by itself. */
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

/** The receiver was not reached, or did not answer with a status line. */
export type NetworkFailure = 'dns' | 'connect' | 'tls' | 'reset' | 'timeout';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pauses after the first retry, for endpoints that want more than one. */
const extendedPausesMs = [5 * minuteMs, hourMs / 2, 2 * hourMs, 5 * hourMs, 10 * hourMs, 10 * hourMs];

const retried: readonly AttemptFailure[] = ['dns', 'connect', 'tls', 'reset', 'timeout', 'status_5xx'];

/** What a status line says of the attempt. Null: it succeeded. */
export function failureOf(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  if (status >= 300 && status < 400) return 'status_3xx';
  if (status >= 400 && status < 500) return 'status_4xx';
  return status >= 500 && status < 600 ? 'status_5xx' : 'status_other';
}

/**
 * How long to wait for the next attempt by itself. Null: there is none.
 *
 * @param tries attempts made since the delivery was last begun, this one included
 * @param chance in 0..1; spreads the pause by a fifth either way
 */
export function retryPauseMs(
  failure: AttemptFailure,
  attempts: number,
  schedule: RetrySchedule,
  firstPauseMs: number,
  chance: number,
): number | null {
  if (!retried.includes(failure)) return null;
  const pauses = schedule === 'extended' ? [firstPauseMs, ...extendedPausesMs] : [firstPauseMs];
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.8 + 0.4 * chance));
}
