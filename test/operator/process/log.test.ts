import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Collector } from '../../harness/collector.js';
import { readExposition } from '../../harness/exposition.js';
import { ask, createMerchant, startProcess } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { payout } from '../../harness/test-escrow.js';

describe('the log of a server', () => {
  const folder = temporaryFolder();

  it('has a line for every request with its id; neither it nor metrics nor traces name anybody', {
    timeout: 60_000,
  }, async () => {
    const database = `sqlite:${join(folder, 'log.db')}`;
    const { key, accountId } = createMerchant(database);
    const collector = await Collector.start();
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const server = await startProcess(database, { LOG_LEVEL: 'info', METRICS_PORT: '0', ...traced });
    let log = '';
    server.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const body = initiateBody({ reference: 'SECRET-REFERENCE', customer_email: 'secret-buyer@example.com' });
    const id = { 'X-Request-Id': 'request-of-the-suite' };
    const opened = await ask(server.url, key, 'POST', '/escrow/initiate', body, id);
    await ask(server.url, key, 'POST', '/sandbox/escrow/SECRET-REFERENCE/fund', {});
    await ask(server.url, key, 'POST', '/escrow/SECRET-REFERENCE/accept', { payout });
    await ask(server.url, key, 'POST', '/escrow/SECRET-REFERENCE/release', {});
    await ask(server.url, key, 'PUT', '/sellers/secret-seller@example.com', { payout });
    await ask(server.url, `${key}x`, 'GET', '/escrow');
    const [, metricsUrl = ''] = await server.says(/Metrics are on (http:\/\/127\.0\.0\.1:\d+\/metrics)\n/);
    const metrics = await fetch(metricsUrl).then((response) => response.text());
    const missing = await fetch(`${metricsUrl}/secret-${key}?secret-query`);
    expect(missing.status).toBe(404);
    const shown = metrics + (await missing.text());
    expect(await server.kill('SIGTERM')).toBe(0);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(6);
    expect(requests[0]).toMatchObject({ request_id: 'request-of-the-suite', status: 200, method: 'POST' });
    expect(requests[0].route).toBe('/api/public/v1/escrow/initiate');
    const secrets = [key, 'secret-', 'SECRET-', payout.account_number, opened.body.account_number];
    for (const secret of secrets) expect(log).not.toContain(secret);
    const { samples, sum } = readExposition(metrics);
    expect(sum('escrow_http_requests_total', { operation: 'initiateEscrow', status: '200' })).toBe(1);
    expect(sum('escrow_http_requests_total', { status: '401', code: 'invalid_key' })).toBe(1);
    expect(samples.some(({ name }) => name === 'escrow_sqlite_file_bytes')).toBe(true);
    // Spans that waited are exported before the server ends.
    await collector.stop();
    const span = collector.spans.find(({ name }) => name === 'initiateEscrow');
    expect(requests[0].trace_id).toBe(span?.traceId);
    expect(collector.spans.filter(({ kind }) => kind === 2)).toHaveLength(6);
    for (const secret of [...secrets, accountId]) expect(shown + collector.text).not.toContain(secret);
    expect(lines.at(-1).msg).toBe('stopped');
  });
});
