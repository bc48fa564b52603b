import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Metric, type MetricName, metrics, type Sample } from '../../ports/metrics.js';
import type {
  ObservedAttempt,
  ObservedCall,
  ObservedCommit,
  ObservedJob,
  ObservedMail,
  ObservedReport,
  ObservedRequest,
  ObservedSpans,
  Observer,
} from '../../ports/observer.js';

type Labels = Readonly<Record<string, string | number>>;
type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: (typeof metrics)[Name]['type'] extends Type ? Name : never;
}[MetricName];

const millisecondsPerSecond = 1_000;

/** Keeps the metrics of this process, and writes them as Prometheus reads them. */
export class MetricsRegistry implements Observer {
  readonly #registry = new Registry();
  readonly #counters = new Map<MetricName, Counter>();
  readonly #histograms = new Map<MetricName, Histogram>();
  readonly #gauges = new Map<MetricName, Gauge>();
  readonly #engine: string;

  constructor(engine: string) {
    this.#engine = engine;
    for (const [name, metric] of Object.entries<Metric>(metrics)) this.#register(name as MetricName, metric);
    collectDefaultMetrics({ register: this.#registry });
  }

  /** The media type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  request({ operation, status, code, ms }: ObservedRequest): void {
    this.#increment('escrow_http_requests_total', { operation, status, code });
    this.#observe('escrow_http_request_duration_seconds', { operation }, ms / millisecondsPerSecond);
  }

  commit({ transactions, ms }: ObservedCommit): void {
    const engine = this.#engine;
    this.#observe('escrow_store_batch_transactions', { engine }, transactions);
    this.#observe('escrow_store_commit_duration_seconds', { engine }, ms / millisecondsPerSecond);
  }

  job({ kind, mode, outcome, ms }: ObservedJob): void {
    this.#increment('escrow_jobs_total', { kind, mode, outcome });
    this.#observe('escrow_job_duration_seconds', { kind }, ms / millisecondsPerSecond);
  }

  call({ partner, operation, outcome, ms }: ObservedCall): void {
    this.#increment('escrow_partner_calls_total', { partner, operation, outcome });
    const labels = { partner, operation };
    this.#observe('escrow_partner_call_duration_seconds', labels, ms / millisecondsPerSecond);
  }

  attempt({ mode, outcome, ms }: ObservedAttempt): void {
    this.#increment('escrow_delivery_attempts_total', { mode, outcome });
    if (ms === null) return;
    this.#observe('escrow_delivery_attempt_duration_seconds', { mode }, ms / millisecondsPerSecond);
  }

  mail({ mode, outcome }: ObservedMail): void {
    this.#increment('escrow_mail_attempts_total', { mode, outcome });
  }

  spans({ outcome, count }: ObservedSpans): void {
    this.#counters.get('escrow_trace_spans_total')?.inc({ outcome }, count);
  }

  report({ problem }: ObservedReport): void {
    this.#increment('escrow_replica_reports_total', { outcome: problem ?? 'answered' });
  }

  /** Writes all metrics, with what was just read. A gauge without a sample is left out, never repeated. */
  text(read: readonly Sample[]): Promise<string> {
    for (const gauge of this.#gauges.values()) gauge.reset();
    // What has no labels begins again at 0, which would be a reading.
    for (const gauge of this.#gauges.values()) gauge.remove({});
    const counters = new Set<Counter>();
    for (const { name, labels, value } of read) {
      this.#gauges.get(name)?.set(labels, value);
      const counter = this.#counters.get(name);
      if (counter === undefined) continue;
      if (!counters.has(counter)) counter.reset();
      counters.add(counter);
      counter.inc(labels, value);
    }
    return this.#registry.metrics();
  }

  #register(name: MetricName, { type, help, labels, buckets = [] }: Metric): void {
    const options = { name, help, labelNames: labels, registers: [this.#registry] };
    if (type === 'counter') this.#counters.set(name, new Counter(options));
    else if (type === 'gauge') this.#gauges.set(name, new Gauge(options));
    else this.#histograms.set(name, new Histogram({ ...options, buckets: [...buckets] }));
  }

  #increment(name: NameOf<'counter'>, labels: Labels): void {
    this.#counters.get(name)?.inc(labels);
  }

  #observe(name: NameOf<'histogram'>, labels: Labels, value: number): void {
    this.#histograms.get(name)?.observe(labels, Math.max(0, value));
  }
}
