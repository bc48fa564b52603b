import type { Services } from '../services.js';
import { exportTarget } from '../tracing-settings.js';

/** The traces of a process. */
export interface Tracing {
  /** Exports what is left, for as long as the time allows. */
  close(patienceMs: number): Promise<void>;
}

/** One export may take this long, with its repeats. */
const exportMaxMs = 10_000;
/** A collector that is down is said once in this time. */
const saidEveryMs = 60_000;

/** Traces this process; null if no setting says so. */
export async function startTracing(
  services: Services,
  say: (line: string) => void = () => {},
): Promise<Tracing | null> {
  const { config, observation, server } = services;
  const target = exportTarget(config);
  if (target === null) return null;
  // Loaded here, so that nobody else waits for it or holds it in memory.
  const { OtlpTracer } = await import('../adapters/tracing/index.js');
  const tracer = new OtlpTracer({
    ...target,
    serviceName: config.OTEL_SERVICE_NAME,
    instanceId: server.id,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    timeoutMs: Math.min(exportMaxMs, config.SHUTDOWN_SECONDS * 1_000),
    onExport: reporter(services),
  });
  observation.tracer = tracer;
  say(`Traces go to ${target.url}`);
  const close = async (patienceMs: number) => {
    observation.tracer = null;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, patienceMs);
      // What is lost has been told to the reporter.
      const end = () => {
        clearTimeout(patience);
        resolve();
      };
      tracer.shutdown().then(end, end);
    });
  };
  return { close };
}

/** A name with several addresses that all refuse has an error without a message. */
function reasonOf(error: Error & { code?: unknown }): string {
  return error.message || String(error.code ?? error.name);
}

/** Logs that spans are lost, once in a while: nothing else depends on them. */
function reporter({ log, observation }: Services) {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return ({ spans, error }: { spans: number; error: Error | null }) => {
    observation.observer?.spans({ outcome: error === null ? 'exported' : 'lost', count: spans });
    if (error === null) return;
    lost += spans;
    const nowMs = performance.now();
    if (nowMs - saidAtMs < saidEveryMs) return;
    saidAtMs = nowMs;
    log.warn({ reason: reasonOf(error), lost }, 'traces could not be exported');
    lost = 0;
  };
}
