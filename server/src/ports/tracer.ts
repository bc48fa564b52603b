import type { Mode } from '../domain/records.js';
import type {
  ObservedAttempt,
  ObservedCall,
  ObservedJob,
  ObservedMail,
  ObservedRequest,
} from './observer.js';

/** A span that has begun, and the work within it. */
export interface Span<End> {
  /** For the log; null if the span is not recorded. */
  readonly traceId: string | null;
  /** Runs work, whose commits, calls and mails then belong to the span. */
  run<Result>(work: () => Result): Result;
  end(end: End): void;
}

/** A request that has arrived. */
export interface ArrivedRequest {
  method: string;
  /** The header of W3C, as the caller sent it; one that does not parse counts as none. */
  traceparent: string | undefined;
  /** Ours; null for one that the caller sent, which may say anything. */
  requestId: string | null;
}

/** What is known of a request once it is over. */
export interface EndedRequest extends Omit<ObservedRequest, 'ms' | 'status'> {
  /** Null if the caller was gone before the answer began. */
  status: number | null;
  /** The pattern of the route, never a path; null if no route matched. */
  route: string | null;
  mode: Mode | null;
}

/** A job that begins. */
export interface BegunJob extends Pick<ObservedJob, 'kind' | 'mode'> {
  /** The `traceparent` of what enqueued it last; null if that was not recorded. */
  cause: string | null;
}

/** A transaction that has ended. */
export interface TracedCommit {
  engine: string;
  statements: number;
  outcome: 'committed' | 'lost_race' | 'failed';
  ms: number;
}

/** An attempt to deliver an event that has ended. */
export interface TracedAttempt extends ObservedAttempt {
  /** The `traceparent` of what recorded the event; null if that was not recorded. */
  cause: string | null;
  eventType: string;
  /** The number of this attempt since the delivery was triggered, from 1. */
  number: number;
  /** Null if there was no answer. */
  status: number | null;
}

/** An attempt to send a mail that has ended. */
export interface TracedMail extends ObservedMail {
  /** The `traceparent` of what wrote the mail; null if that was not recorded. */
  cause: string | null;
  ms: number;
}

/**
 * Records spans of what this process does. No method may throw or wait, since each is called where it
 * happens. No span names an account, a person, a reference, a path or a key.
 */
export interface Tracer {
  /** Begins the span of a request, in the caller's trace or in a new one. */
  request(arrived: ArrivedRequest): Span<EndedRequest>;
  /** Begins the span of a job: a trace of its own, with a link to its cause. */
  job(begun: BegunJob): Span<Pick<ObservedJob, 'outcome'>>;
  /** The span that runs, as a `traceparent`; null if there is none that is recorded. */
  current(): string | null;
  /** Records a commit within the span that runs; without one nothing is recorded. */
  commit(commit: TracedCommit): void;
  /** Records a call to a partner in the same way. */
  call(call: ObservedCall): void;
  /** Records an attempt to send a mail in the trace of its cause; without one, in the same way as a call. */
  mail(mail: TracedMail): void;
  /** Records an attempt in the trace of its event; without a cause nothing is recorded. */
  attempt(attempt: TracedAttempt): void;
}
