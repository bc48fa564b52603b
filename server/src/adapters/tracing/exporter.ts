import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Posts at the same time: as many as the spans that wait need when the process stops. */
const concurrencyLimit = 4;

export interface ExporterOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Called after each export: how many spans have arrived, or are lost and why. */
  onExport(exported: { spans: number; error: Error | null }): void;
}

/** Posts spans as JSON by OTLP, and says what became of them. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: OTLPTraceExporter;
  readonly #onExport: ExporterOptions['onExport'];

  constructor({ url, headers, timeoutMs, onExport }: ExporterOptions) {
    this.#exporter = new OTLPTraceExporter({
      url,
      headers: { ...headers },
      timeoutMillis: timeoutMs,
      concurrencyLimit,
    });
    this.#onExport = onExport;
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.#exporter.export(spans, (result) => {
      // The code of a success is 0.
      const error = result.code === 0 ? null : (result.error ?? new Error('the export failed'));
      this.#onExport({ spans: spans.length, error });
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}
