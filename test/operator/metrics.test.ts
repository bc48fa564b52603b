import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { type ServedMetrics, serveMetrics } from '../../server/src/commands/metrics.js';
import { startTracing } from '../../server/src/commands/tracing.js';
import { recordLeap } from '../../server/src/features/clock/service-clock.js';
import { recordVerification } from '../../server/src/features/ledger/record.js';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { beginRestore } from '../../server/src/features/restores/suspension.js';
import { Collector } from '../harness/collector.js';
import { forEachDatabase } from '../harness/databases.js';
import { scrape } from '../harness/exposition.js';
import { startPaystackSide } from '../partners/live/paystack-side.js';
import { LiveShop } from '../partners/live/shop.js';

/** A part of the metrics is kept for some seconds. */
const patience = { timeout: 20_000, interval: 200 };

forEachDatabase((engine, freshDatabase) => {
  describe(`the metrics of a service on ${engine}`, { timeout: 30_000 }, () => {
    let shop: LiveShop;
    let collector: Collector;
    const served: ServedMetrics[] = [];
    const serve = async () => {
      const metrics = await serveMetrics(shop.service.deps.services);
      if (!metrics) throw new Error('No metrics are served');
      served.push(metrics);
      return metrics.url;
    };
    beforeAll(async () => {
      const side = await startPaystackSide();
      collector = await Collector.start();
      const settings = { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
      shop = await LiveShop.openWith(settings, await freshDatabase(), side);
    });
    afterAll(async () => {
      for (const metrics of served) metrics.close();
      await shop.close();
      await collector.stop();
    });

    it('tell the life of a sale: requests, commits, jobs, calls, deliveries, mails and money', async () => {
      const url = await serve();
      const tracing = await startTracing(shop.service.deps.services);
      await (await shop.escrow()).funded();
      await (await shop.escrow()).released();
      await shop.call('GET', '/escrow/NO-SUCH-REFERENCE');
      const { services } = shop.service.deps;
      await recordVerification(services, await verifyLedger(services));
      const live = { mode: 'live' };
      // No name resolves here, and live mode has no mail server.
      const read = await vi.waitFor(async () => {
        const scraped = await scrape(url);
        expect(scraped.sum('escrow_delivery_attempts_total', { ...live, outcome: 'dns' })).toBeGreaterThan(0);
        expect(
          scraped.sum('escrow_mail_attempts_total', { ...live, outcome: 'unavailable' }),
        ).toBeGreaterThan(0);
        return scraped;
      }, patience);
      const requests = (labels: Record<string, string>) => read.sum('escrow_http_requests_total', labels);
      expect(requests({ operation: 'initiateEscrow', status: '200', code: '' })).toBe(2);
      expect(requests({ operation: 'getEscrow', status: '404', code: 'not_found' })).toBe(1);
      expect(requests({ operation: 'POST /partners/:partner/notifications', status: '200' })).toBeGreaterThan(
        0,
      );
      expect(read.sum('escrow_http_request_duration_seconds_count', { operation: 'initiateEscrow' })).toBe(2);
      expect(read.sum('escrow_store_batch_transactions_sum')).toBeGreaterThan(10);
      expect(read.sum('escrow_store_commit_duration_seconds_sum')).toBeGreaterThan(0);
      expect(
        read.sum('escrow_jobs_total', { kind: 'payout.run', ...live, outcome: 'retry' }),
      ).toBeGreaterThan(0);
      expect(
        read.sum('escrow_partner_calls_total', { partner: 'paystack', outcome: 'accepted' }),
      ).toBeGreaterThan(0);
      expect(read.sum('escrow_money_held_kobo', live)).toBe(250_000);
      expect(read.sum('escrow_money_in_flight_kobo', { ...live, kind: 'payout' })).toBe(250_000);
      expect(read.sum('escrow_money_in_flight_kobo', { kind: 'refund' })).toBe(0);
      expect(read.sum('escrow_queue_jobs', { kind: 'payout.run', ...live })).toBe(1);
      expect(read.sum('escrow_deliveries_pending', live)).toBeGreaterThan(0);
      expect(read.sum('escrow_mails_pending', live)).toBeGreaterThan(0);
      expect(read.sum('escrow_inbox_items', { kind: 'payout_unknown' })).toBe(0);
      expect(read.sum('escrow_sends_suspended', live)).toBe(0);
      expect(read.sum('escrow_clock_leapt')).toBe(0);
      expect(read.sum('escrow_verify_discrepancies')).toBe(0);
      expect(read.sum('escrow_verify_timestamp_seconds', live)).toBeCloseTo(services.clock.now() / 1_000, -2);
      // The spans of the same service: a call belongs to the job that made it.
      await tracing?.close(5_000);
      const payout = await collector.span(({ name }) => name === 'job payout.run');
      const call = await collector.span(
        ({ name, parentSpanId }) => name.startsWith('paystack ') && parentSpanId === payout.spanId,
      );
      expect(call.traceId).toBe(payout.traceId);
      expect((await scrape(url)).sum('escrow_trace_spans_total', { outcome: 'exported' })).toBe(
        collector.spans.length,
      );
      expect(read.sum('escrow_database_up')).toBe(1);
      expect(read.sum('escrow_storage_full')).toBe(0);
    });

    it('tell how long money has had no outcome, and what waits for the operator', async () => {
      await shop.pass(3 * 3_600_000);
      const read = await scrape(await serve());
      const age = read.sum('escrow_money_in_flight_age_seconds', { mode: 'live', kind: 'payout' });
      expect(age).toBeGreaterThanOrEqual(3 * 3_600);
      expect(read.sum('escrow_inbox_items', { kind: 'payout_unknown' })).toBe(1);
    });

    it('tell what keeps all money from leaving', async () => {
      const { services } = shop.service.deps;
      await beginRestore(services);
      await services.store.transact([anyRows(recordLeap, { from: 1, to: 2 })]);
      const read = await scrape(await serve());
      expect(read.sum('escrow_sends_suspended', { mode: 'live' })).toBe(1);
      expect(read.sum('escrow_clock_leapt')).toBe(1);
    });

    it('leave out what the database knows when it does not answer, and tell the rest', async () => {
      await shop.halt();
      const read = await scrape(await serve());
      expect(read.sum('escrow_database_up')).toBe(0);
      expect(read.sum('escrow_money_held_kobo')).toBeNull();
      expect(read.sum('escrow_refusals_total', { kind: 'keys' })).toBe(0);
      expect(read.sum('process_resident_memory_bytes')).toBeGreaterThan(0);
      await shop.restartAt(shop.side);
    });
  });
});
