import { afterEach, describe, expect, it } from 'vitest';
import { OtlpTracer } from './index.js';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
const recorded = `00-${traceId}-${spanId}-01`;
const unrecorded = `00-${traceId}-${spanId}-00`;

describe('OtlpTracer', () => {
  const tracers: OtlpTracer[] = [];
  afterEach(async () => {
    for (const tracer of tracers.splice(0)) await tracer.shutdown();
  });

  function open(sampler: string, ratio = 1): OtlpTracer {
    const target = { url: 'http://127.0.0.1:9/v1/traces', headers: {}, timeoutMs: 1, onExport: () => {} };
    const tracer = new OtlpTracer({ ...target, serviceName: 'suite', instanceId: '1', sampler, ratio });
    tracers.push(tracer);
    return tracer;
  }

  const request = (traceparent: string) => ({ method: 'POST', traceparent, requestId: null });

  it('keeps what is not recorded out of the span that happens to run', () => {
    const tracer = open('parentbased_always_on');
    const [first, second] = [tracer.request(request(recorded)), tracer.request(request(unrecorded))];
    first.run(() => {
      expect(tracer.current()).toContain(traceId);
      expect(second.run(() => tracer.current())).toBeNull();
      expect(tracer.current()).toContain(traceId);
    });
  });

  it('begins a trace of its own where the sampler does not ask the caller', () => {
    expect(open('always_on').request(request(unrecorded)).traceId).not.toBe(traceId);
    expect(open('always_on').request(request(unrecorded)).traceId).not.toBeNull();
    expect(open('traceidratio', 0).request(request(recorded)).traceId).toBeNull();
  });

  it.each(['traceidratio', 'parentbased_traceidratio'])(
    'by %s records a job whose cause is recorded',
    (name) => {
      const tracer = open(name, 0);
      const job = { kind: 'payout.run', mode: 'test' as const };
      expect(tracer.job({ ...job, cause: recorded }).run(() => tracer.current())).toMatch(/-01$/);
      expect(tracer.job({ ...job, cause: null }).traceId).toBeNull();
    },
  );
});
