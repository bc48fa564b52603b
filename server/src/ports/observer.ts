import type { Mode } from '../domain/records.js';
import type { ReplicaProblem } from './reports.js';
import type { Tracer } from './tracer.js';

/** A request that was answered. */
export interface ObservedRequest {
  /** The operation of the API, or the method and the pattern of another route; never a path. */
  operation: string;
  status: number;
  /** The code of a refusal; empty if there was none. */
  code: string;
  ms: number;
}

/** A commit of the store. */
export interface ObservedCommit {
  transactions: number;
  /** On SQLite the wait for the disk; on PostgreSQL the whole transaction with its round trip. */
  ms: number;
}

/** A job that a worker ran. */
export interface ObservedJob {
  kind: string;
  mode: Mode;
  outcome: 'done' | 'later' | 'retry';
  ms: number;
}

/** A call to a partner of live mode: a bank, or an aggregator of carriers. */
export interface ObservedCall {
  partner: string;
  operation: string;
  outcome: string;
  ms: number;
}

/** An attempt to deliver an event. */
export interface ObservedAttempt {
  mode: Mode;
  /** `succeeded`, or the kind of the failure. */
  outcome: string;
  /** Null if nothing was sent. */
  ms: number | null;
}

/** An attempt to send a mail. */
export interface ObservedMail {
  mode: Mode;
  outcome: 'accepted' | 'refused' | 'unavailable' | 'dismissed';
}

/** Spans of traces that were posted, or that were lost since nobody took them. */
export interface ObservedSpans {
  outcome: 'exported' | 'lost';
  count: number;
}

/** A list, an export, a chart or a search, with a replica in the settings. */
export interface ObservedReport {
  /** Why the database answered; null if the replica did. */
  problem: ReplicaProblem | null;
}

/** Measures what this process does. No method may throw or wait, since each is called where it happens. */
export interface Observer {
  request(request: ObservedRequest): void;
  commit(commit: ObservedCommit): void;
  job(job: ObservedJob): void;
  call(call: ObservedCall): void;
  attempt(attempt: ObservedAttempt): void;
  mail(mail: ObservedMail): void;
  spans(spans: ObservedSpans): void;
  report(report: ObservedReport): void;
}

/** Holds who is told what this process does: an observer if metrics are on, and a tracer if traces are. */
export class Observation {
  observer: Observer | null = null;
  tracer: Tracer | null = null;

  /** Tells both of a call to a partner. */
  call(call: ObservedCall): void {
    this.observer?.call(call);
    this.tracer?.call(call);
  }
}
