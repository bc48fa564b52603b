import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mode } from '../../../domain/records.js';
import type { ObservedCall } from '../../../ports/observer.js';
import { type CallClock, CallQueue, type Priority } from './call-queue.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { type CallCount, CallCounters, type CallOutcome } from './counters.js';
import { type BucketOptions, limitReportOf, TokenBucket } from './token-bucket.js';
import { createTransport, type RawOutcome, type RawRequest, type Transport } from './transport.js';

/** One HTTP call to a partner. */
export interface PartnerCall {
  /** Names the call in logs and counters. */
  operation: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** Without its query, so it may be logged: it holds no account number. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Besides those of every call; never logged. */
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  priority: Priority;
  /** The longest answer that is read, in bytes; 1 MB unless given. */
  bytesMax?: number;
}

/** How a call ended. What is unknown may have had its effect; what was not sent had none. */
export type PartnerOutcome =
  | { kind: 'answered'; status: number; json: unknown }
  | { kind: 'not_sent' | 'unknown'; reason: string };

/** Options of every adapter that calls a partner. */
export interface AdapterOptions {
  /** The partner's own origin for the mode of the key, unless a fake on this machine is called. */
  baseUrl?: string | undefined;
  log: Logger;
  /** Called when a call has ended. */
  onCall?: ((call: ObservedCall) => void) | undefined;
  /** The client's own time, for tests. */
  clock?: CallClock | undefined;
  transport?: Transport | undefined;
  /** How long one call of the port may take, with its waits and repeats: less than the port's 20 seconds. */
  deadlineMs?: number | undefined;
}

export interface PartnerClientOptions extends Omit<AdapterOptions, 'baseUrl'> {
  partner: string;
  mode: Mode;
  origin: string;
  /** Headers of every call, such as its key. They are never logged. */
  headers: Readonly<Record<string, string>>;
  limit: BucketOptions;
  breaker?: CircuitBreaker;
  /** In 0..1, to spread repeated calls. */
  random?: () => number;
}

const realClock: CallClock = { now: () => performance.now(), wait: (ms) => sleep(ms) };

const usualDeadlineMs = 15_000;
/** A call that may be repeated takes only this part of the time. */
const repeatableShare = 0.45;
/**
 * No call is begun with less than its part of the time. What became of money would probably be unknown. Any
 * other call that waited long in our queue would end without an answer, and count as if the partner were
 * silent.
 */
const leastShare = { money: 0.25, look_up: 0.1, other: 0.1 } as const satisfies Record<Priority, number>;
const pauseMs = 200;
const json = 'application/json';
const usualBytesMax = 1_048_576;

/** Calls one partner in one mode: in time, within its limit, and repeated only where that is safe. */
export class PartnerClient {
  readonly #options: PartnerClientOptions;
  readonly #deadlineMs: number;
  readonly #clock: CallClock;
  readonly #transport: Transport;
  readonly #breaker: CircuitBreaker;
  readonly #bucket: TokenBucket;
  readonly #queue: CallQueue;
  readonly #counters = new CallCounters();
  /** By how much the partner's real time is ahead of the client's own, as of its last answer. */
  #partnerAheadMs: number | null = null;

  constructor(options: PartnerClientOptions) {
    this.#options = options;
    this.#deadlineMs = options.deadlineMs ?? usualDeadlineMs;
    this.#clock = options.clock ?? realClock;
    this.#transport = options.transport ?? createTransport(options.origin);
    this.#breaker = options.breaker ?? new CircuitBreaker();
    this.#bucket = new TokenBucket(options.limit, this.#clock.now());
    this.#queue = new CallQueue(this.#bucket, this.#clock);
  }

  /** In ms, on the client's monotonic clock. */
  now(): number {
    return this.#clock.now();
  }

  /**
   * Returns when a call of the port that begins now has to have ended.
   *
   * @param share of the time that a call of the port has
   */
  deadline(share = 1): number {
    return this.#clock.now() + this.#deadlineMs * share;
  }

  /**
   * Sends a call. It is repeated once if it only reads, or if nothing was sent.
   *
   * @param deadlineAt when it has to have ended
   */
  async send(call: PartnerCall, deadlineAt: number): Promise<PartnerOutcome> {
    const first = await this.#attempt(call, deadlineAt);
    if (!isRepeatable(call, first.outcome)) return first.outcome;
    if (first.isHeldBack) return first.outcome;
    const jitter = (this.#options.random ?? Math.random)();
    const waitMs = Math.round(pauseMs * (0.5 + jitter));
    if (this.#clock.now() + waitMs >= deadlineAt) return first.outcome;
    await this.#clock.wait(waitMs);
    const second = await this.#attempt(call, deadlineAt);
    // What was held back says less than what happened before.
    return second.isHeldBack ? first.outcome : second.outcome;
  }

  counters(): CallCount[] {
    return this.#counters.list();
  }

  /** Returns what time it is at the partner, by the `Date` of its last answer; null if it named none. */
  partnerTime(): number | null {
    return this.#partnerAheadMs === null ? null : this.#clock.now() + this.#partnerAheadMs;
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  async #attempt(call: PartnerCall, deadlineAt: number): Promise<Attempted> {
    const begunAt = this.#clock.now();
    const latestAt = deadlineAt - this.#deadlineMs * leastShare[call.priority];
    const reason = await this.#reasonToHold(call.priority, latestAt);
    if (reason !== null) {
      const outcome = { kind: 'not_sent', reason } as const;
      this.#record(call, outcome, null, begunAt);
      return { outcome, isHeldBack: true };
    }
    this.#breaker.begin();
    const raw = await this.#transport.send(this.#rawRequest(call, deadlineAt));
    const outcome = readOutcome(raw);
    if (outcome.kind === 'answered') this.#breaker.succeed();
    else this.#breaker.fail(this.#clock.now());
    if (raw.kind === 'answered') {
      this.#bucket.learn(limitReportOf(raw), this.#clock.now());
      const date = Date.parse(String(raw.headers.date));
      this.#partnerAheadMs = Number.isNaN(date) ? null : date - this.#clock.now();
    }
    this.#record(call, outcome, raw.kind === 'answered' ? raw.status : null, begunAt);
    return { outcome, isHeldBack: false };
  }

  /** Waits for the limit; returns why the call cannot leave, or null. */
  async #reasonToHold(priority: Priority, latestAt: number): Promise<string | null> {
    const isOpen = () => !this.#breaker.admits(this.#clock.now(), priority === 'money');
    const broken = 'the partner did not respond to the last calls';
    if (isOpen()) return broken;
    const mayLeave = await this.#queue.pass(priority, latestAt);
    if (!mayLeave) return 'the limit of calls, or the time for them, is used up';
    return isOpen() ? broken : null;
  }

  #rawRequest(call: PartnerCall, deadlineAt: number): RawRequest {
    const { method, path, query = {}, headers, body, priority, bytesMax = usualBytesMax } = call;
    const search = new URLSearchParams(query).toString();
    const leftMs = deadlineAt - this.#clock.now();
    return {
      method,
      path: search === '' ? path : `${path}?${search}`,
      headers: { ...this.#options.headers, ...headers, accept: json, 'content-type': json },
      body: body === undefined ? null : JSON.stringify(body),
      timeoutMs: priority === 'money' ? leftMs : Math.min(leftMs, this.#deadlineMs * repeatableShare),
      bytesMax,
    };
  }

  /** Writes one line without query, bodies and headers: these hold keys, names and account numbers. */
  #record(call: PartnerCall, outcome: PartnerOutcome, status: number | null, begunAt: number): void {
    const { partner, mode, log, onCall } = this.#options;
    const { operation, method, path } = call;
    const ended = endOf(outcome);
    this.#counters.increment(operation, ended);
    const tookMs = this.#clock.now() - begunAt;
    onCall?.({ partner, operation, outcome: ended, ms: tookMs });
    const ms = Math.round(tookMs);
    const reason = outcome.kind === 'answered' ? {} : { reason: outcome.reason };
    const line = { partner, mode, operation, method, path, status, ms, outcome: ended, ...reason };
    if (outcome.kind !== 'answered') log.warn(line, 'a call to the partner has no answer');
    else if (outcome.status === 401 || outcome.status === 403) log.error(line, 'the partner refuses our key');
    else log.info(line, 'called the partner');
  }
}

interface Attempted {
  outcome: PartnerOutcome;
  /** By the breaker, the limit or the deadline. */
  isHeldBack: boolean;
}

function isRepeatable({ method }: PartnerCall, { kind }: PartnerOutcome): boolean {
  return kind === 'not_sent' || (kind === 'unknown' && method === 'GET');
}

/** Only readable JSON is an answer: a gateway in between answers with pages, and also with 404. */
function readOutcome(raw: RawOutcome): PartnerOutcome {
  if (raw.kind !== 'answered') return raw;
  const { status, body } = raw;
  if (status >= 500 || status < 200) return { kind: 'unknown', reason: `status ${status}` };
  try {
    return { kind: 'answered', status, json: JSON.parse(body) as unknown };
  } catch {
    return { kind: 'unknown', reason: `status ${status} without readable JSON` };
  }
}

function endOf(outcome: PartnerOutcome): CallOutcome {
  if (outcome.kind !== 'answered') return outcome.kind;
  return outcome.status < 400 ? 'accepted' : 'refused';
}
