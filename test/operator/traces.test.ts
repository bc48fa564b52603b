import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTracing, type Tracing } from '../../server/src/commands/tracing.js';
import { expectSoundLedger } from '../harness/audited.js';
import { type CollectedSpan, Collector } from '../harness/collector.js';
import { forEachDatabase } from '../harness/databases.js';
import { Receiver, reaching } from '../harness/receiver.js';
import { type Service, startService } from '../harness/service.js';
import { advance, proof, TestEscrow } from '../harness/test-escrow.js';
import { findEvents } from '../store/fixtures.js';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
const [serverKind, clientKind] = [2, 3];

forEachDatabase((engine, freshDatabase) => {
  describe(`the traces of a service on ${engine}`, () => {
    let receiver: Receiver;
    let collector: Collector;
    let service: Service;
    const tracings: Tracing[] = [];
    beforeAll(async () => {
      [receiver, collector] = await Promise.all([Receiver.start(), Collector.start()]);
      const { settings, outgoing } = reaching(receiver);
      service = await startService(await freshDatabase(), { ...settings, SHUTDOWN_SECONDS: '1' }, outgoing);
    });
    afterAll(async () => {
      for (const tracing of tracings) await tracing.close(1_000);
      await service.stop();
      await receiver.stop();
      await collector.stop();
    });

    const trace = async (settings: Record<string, unknown>, log = service.deps.services.log) => {
      const { services } = service.deps;
      const config = { ...services.config, ...settings };
      const tracing = await startTracing({ ...services, config, log });
      if (!tracing) throw new Error('Nothing is traced');
      tracings.push(tracing);
      return tracing;
    };
    /** Opens an escrow and cancels it, which is an event; only the second request has the headers. */
    const cancel = async (path: string, headers: Record<string, string> = {}) => {
      const escrow = await TestEscrow.open(service, {
        reference: `SECRET-${path.slice(1)}`,
        callback_url: receiver.url(path),
        customer_email: 'ngozi.traced@example.com',
      });
      const { escrow_id: checkoutId } = (await escrow.initiate()).body;
      expect((await escrow.post('cancel', {}, headers)).status).toBe(200);
      const [posted] = await receiver.count(path, 1);
      const [event] = await service.deps.services.store.all(findEvents, { checkoutId });
      return { posted, traceparent: event?.traceparent };
    };
    const cancelSpan = (isWanted: (span: CollectedSpan) => boolean) =>
      collector.span((span) => span.name === 'cancelEscrow' && isWanted(span));

    it('do not exist without the setting, and nothing of them is written', async () => {
      expect(await startTracing(service.deps.services)).toBeNull();
      const { traceparent } = await cancel('/untraced', { traceparent: `00-${traceId}-${spanId}-01` });
      expect(traceparent).toBeNull();
    });

    it("continue the caller's trace from its request to the delivery of the webhook", async () => {
      await trace({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-team=a%20b' });
      const traceparent = `00-${traceId}-${spanId}-01`;
      const { posted } = await cancel('/traced', { traceparent, 'X-Request-Id': 'request-1' });
      const request = await cancelSpan((span) => span.traceId === traceId);
      expect(request).toMatchObject({ parentSpanId: spanId, kind: serverKind, failed: false });
      expect(request.attributes).toEqual({
        'http.request.method': 'POST',
        'http.route': '/api/public/v1/escrow/:reference/cancel',
        'http.response.status_code': 200,
        'escrow.mode': 'test',
      });
      const within = { traceId, parentSpanId: request.spanId, kind: clientKind };
      expect(
        await collector.span(({ name, traceId: of }) => name === 'commit' && of === traceId),
      ).toMatchObject(within);
      const attempt = await collector.span(({ name }) => name === 'deliver webhook');
      expect(attempt).toMatchObject(within);
      expect(attempt.attributes).toMatchObject({
        'escrow.event.type': 'escrow.cancelled',
        'escrow.outcome': 'succeeded',
        'http.response.status_code': 204,
      });
      expect(posted?.headers).not.toHaveProperty('traceparent');
      expect(collector.headers[0]).toMatchObject({ 'x-team': 'a b' });
    });

    it.each([
      ['without a trace', undefined],
      ['with a malformed one', `00-${traceId}-${spanId}`],
    ])('begin with a request %s', async (_, traceparent) => {
      const known = new Set(collector.spans);
      await cancel(`/begun-${traceparent?.length}`, traceparent === undefined ? {} : { traceparent });
      const request = await cancelSpan((span) => !known.has(span));
      expect(request.parentSpanId).toBeUndefined();
      expect(request.traceId).not.toBe(traceId);
      expect(request.attributes['escrow.request_id']).toMatch(/^[\da-f-]{36}$/);
    });

    it('leave out what the caller does not record', async () => {
      const { traceparent } = await cancel('/skipped', { traceparent: `00-${'5'.repeat(32)}-${spanId}-00` });
      expect(traceparent).toBeNull();
    });

    it('link the payout with the release that caused it, whose mail they hold as well', async () => {
      const escrow = await TestEscrow.funded(service, { callback_url: receiver.url('/jobs') });
      await escrow.post('deliver', proof);
      expect((await escrow.post('release')).status).toBe(200);
      const request = await collector.span(({ name }) => name === 'releaseEscrow');
      const payout = await collector.span(({ links: [link] }) => link?.spanId === request.spanId);
      expect(payout.name).toBe('job payout.run');
      expect(payout.traceId).not.toBe(request.traceId);
      const ofRequest = (wanted: string) =>
        collector.span(({ name, parentSpanId }) => name === wanted && parentSpanId === request.spanId);
      expect((await ofRequest('deliver webhook')).attributes['escrow.event.type']).toBe('escrow.released');
      expect((await ofRequest('send mail')).attributes['escrow.outcome']).toBe('accepted');
    });

    it('deliver what no request caused in the trace of its job', async () => {
      const escrow = await TestEscrow.funded(service, { callback_url: receiver.url('/automatic') });
      await escrow.post('deliver', proof);
      await receiver.count('/automatic', 4);
      const known = new Set(collector.spans);
      await advance(service, { hours: 24 * 14 });
      const isReleased = ({ attributes }: CollectedSpan) =>
        attributes['escrow.event.type'] === 'escrow.released';
      const attempt = await collector.span((span) => !known.has(span) && isReleased(span));
      const job = await collector.span(({ spanId: id }) => id === attempt.parentSpanId);
      expect(job.name).toBe('job escrow.release');
    });

    it('name no key, no person and no reference', async () => {
      for (const secret of [
        service.testKey,
        service.accountId,
        'SECRET-',
        'ORD-',
        'ngozi',
        'seller@',
        'shop.test',
      ])
        expect(collector.text).not.toContain(secret);
    });

    it('are outside of the evidence, which the auditor accepts', () => expectSoundLedger(service));

    it('change nothing for requests while nobody takes them, and the log says it once', async () => {
      const closed = await Collector.start();
      await closed.stop();
      const said: object[] = [];
      const log = { ...service.deps.services.log, warn: (fields: object) => said.push(fields) };
      const tracing = await trace({ OTEL_EXPORTER_OTLP_ENDPOINT: closed.url }, log as never);
      await cancel('/lost');
      await tracing.close(2_000);
      expect(said).toEqual([{ reason: expect.any(String), lost: expect.any(Number) }]);
    });
  });
});
