import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Tracer as ApiTracer,
  type Attributes,
  type Context,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ObservedCall, ObservedJob } from '../../ports/observer.js';
import type {
  ArrivedRequest,
  BegunJob,
  EndedRequest,
  Span,
  TracedAttempt,
  TracedCommit,
  TracedMail,
  Tracer,
} from '../../ports/tracer.js';
import { type ExporterOptions, ReportingExporter } from './exporter.js';
import { asksCaller, createSampler } from './sampler.js';
import { readTraceparent, writeTraceparent } from './traceparent.js';

export interface OtlpTracerOptions extends ExporterOptions {
  serviceName: string;
  /** Identifies this process among those of the service. */
  instanceId: string;
  sampler: string;
  ratio: number;
}

/** Spans that wait for their export; more are dropped, so that a dead collector costs no memory. */
const waitingMax = 2_048;
const exportEveryMs = 1_000;

/** Records spans with OpenTelemetry, and exports them in batches. */
export class OtlpTracer implements Tracer {
  readonly #provider: TracerProvider;
  readonly #tracer: ApiTracer;
  readonly #asksCaller: boolean;
  readonly #running = new AsyncLocalStorage<OpenSpan>();

  constructor({ serviceName, instanceId, sampler, ratio, ...exporting }: OtlpTracerOptions) {
    const processor = new BatchSpanProcessor({
      exporter: new ReportingExporter(exporting),
      maxQueueSize: waitingMax,
      scheduledDelayMillis: exportEveryMs,
      exportTimeoutMillis: exporting.timeoutMs,
    });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': instanceId }),
      sampler: createSampler(sampler, ratio),
      spanProcessors: [processor],
    });
    this.#tracer = this.#provider.getTracer('escrow-checkout');
    this.#asksCaller = asksCaller(sampler);
  }

  request({ method, traceparent, requestId }: ArrivedRequest): Span<EndedRequest> {
    const attributes = {
      'http.request.method': method,
      ...(requestId !== null && { 'escrow.request_id': requestId }),
    };
    const options = { kind: SpanKind.SERVER, attributes };
    const parent = this.#asksCaller ? contextOf(traceparent) : ROOT_CONTEXT;
    const span = this.#tracer.startSpan(method, options, parent);
    return this.#begun(span, ({ operation, route, status, code, mode }: EndedRequest) => {
      span.updateName(operation === 'unknown' ? method : operation);
      span.setAttributes({
        ...(status !== null && { 'http.response.status_code': status }),
        ...(route !== null && { 'http.route': route }),
        ...(mode !== null && { 'escrow.mode': mode }),
        ...(code !== '' && { 'escrow.refusal': code }),
      });
      // By the conventions, a refusal is the caller's error.
      if (status === null) fail(span, 'caller_gone');
      else if (status >= 500) fail(span, String(status));
    });
  }

  job({ kind, mode, cause }: BegunJob): Span<Pick<ObservedJob, 'outcome'>> {
    const attributes = { 'escrow.job.kind': kind, 'escrow.mode': mode };
    const origin = readTraceparent(cause);
    const links = origin === null ? [] : [{ context: origin }];
    const options = { kind: SpanKind.CONSUMER, attributes, links };
    const span = this.#tracer.startSpan(`job ${kind}`, options, ROOT_CONTEXT);
    return this.#begun(span, ({ outcome }) => {
      span.setAttribute('escrow.job.outcome', outcome);
    });
  }

  current(): string | null {
    const span = this.#running.getStore();
    return span === undefined ? null : writeTraceparent(span.spanContext());
  }

  commit({ engine, statements, outcome, ms }: TracedCommit): void {
    const attributes = {
      'db.system.name': engine === 'postgres' ? 'postgresql' : engine,
      'db.operation.name': 'commit',
      'db.operation.batch.size': statements,
      'escrow.outcome': outcome,
    };
    this.#within({ name: 'commit', attributes, error: outcome === 'failed' ? outcome : null, ms });
  }

  call({ partner, operation, outcome, ms }: ObservedCall): void {
    const attributes = {
      'escrow.partner': partner,
      'escrow.operation': operation,
      'escrow.outcome': outcome,
    };
    const error = outcome === 'accepted' ? null : outcome;
    this.#within({ name: `${partner} ${operation}`, attributes, error, ms });
  }

  mail({ mode, outcome, cause, ms }: TracedMail): void {
    const attributes = { 'escrow.mode': mode, 'escrow.outcome': outcome };
    const error = outcome === 'refused' || outcome === 'unavailable' ? outcome : null;
    const ended = { name: 'send mail', attributes, error, ms };
    if (cause === null) this.#within(ended);
    else this.#record(ended, contextOf(cause));
  }

  attempt({ mode, outcome, ms, cause, eventType, number, status }: TracedAttempt): void {
    if (cause === null) return;
    const attributes = {
      'http.request.method': 'POST',
      'http.request.resend_count': number - 1,
      'escrow.mode': mode,
      'escrow.event.type': eventType,
      'escrow.outcome': outcome,
      ...(status !== null && { 'http.response.status_code': status }),
    };
    const error = outcome === 'succeeded' ? null : outcome;
    this.#record({ name: 'deliver webhook', attributes, error, ms: ms ?? 0 }, contextOf(cause));
  }

  /** Exports what has been recorded, and ends. */
  shutdown(): Promise<void> {
    return this.#provider.shutdown();
  }

  #begun<End>(span: OpenSpan, finish: (end: End) => void): Span<End> {
    if (!span.isRecording()) {
      // Whatever runs now may belong to another span, which it must not join.
      return { traceId: null, run: (work) => this.#running.exit(work), end: () => {} };
    }
    return {
      traceId: span.spanContext().traceId,
      run: (work) => this.#running.run(span, work),
      end: (end) => {
        finish(end);
        span.end();
      },
    };
  }

  #within(ended: EndedCall): void {
    const span = this.#running.getStore();
    if (span !== undefined) this.#record(ended, trace.setSpan(ROOT_CONTEXT, span));
  }

  /** Records a span of something that has just ended. */
  #record({ name, attributes, error, ms }: EndedCall, parent: Context): void {
    const endTime = Date.now();
    const options = { kind: SpanKind.CLIENT, attributes, startTime: endTime - ms };
    const span = this.#tracer.startSpan(name, options, parent);
    if (error !== null) fail(span, error);
    span.end(endTime);
  }
}

/** A call to something outside of this process, which has ended. */
interface EndedCall {
  name: string;
  attributes: Attributes;
  /** The kind of the failure; null if it succeeded. */
  error: string | null;
  ms: number;
}

function contextOf(traceparent: string | null | undefined): Context {
  const parent = readTraceparent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}

function fail(span: OpenSpan, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
