import type { AddressInfo } from 'node:net';
import { hostAndPort } from '../config.js';
import { MetricsReader } from '../features/metrics/read.js';
import { createMetricsServer } from '../http/metrics-server.js';
import { readQueue } from '../jobs/queue-depth.js';
import type { Services } from '../services.js';
import { listen } from './listen.js';

/** The metrics that a process serves. */
export interface ServedMetrics {
  url: string;
  close(): void;
}

/** Measures this process and serves the metrics on their own port; null if no setting says so. */
export async function serveMetrics(
  services: Services,
  say: (line: string) => void = () => {},
): Promise<ServedMetrics | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = services.config;
  if (port === undefined) return null;
  // Loaded here, so that nobody else waits for it or holds it in memory.
  const { MetricsRegistry } = await import('../adapters/metrics/index.js');
  const registry = new MetricsRegistry(services.store.engine);
  const reader = new MetricsReader(services, [() => readQueue(services)]);
  const server = createMetricsServer(
    async () => ({ text: await registry.text(await reader.read()), type: registry.contentType }),
    (error) => services.log.error({ err: error }, 'the metrics could not be read'),
  );
  await listen(server, { port, host, settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' } });
  services.observation.observer = registry;
  const close = () => {
    services.observation.observer = null;
    server.close();
    server.closeAllConnections();
  };
  const url = `http://${hostAndPort(host, (server.address() as AddressInfo).port)}/metrics`;
  say(`Metrics are on ${url}`);
  return { url, close };
}
