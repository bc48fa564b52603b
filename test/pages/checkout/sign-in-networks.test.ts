import { expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { startService } from '../../harness/service.js';
import { Visitor } from '../../harness/visitor.js';

forEachDatabase((engine, freshDatabase) => {
  it(`counts networks by 64, 56 and 48 bits, and nothing that a client wrote, on ${engine}`, async () => {
    const service = await startService(await freshDatabase(), {
      PROXY_HOPS: '1',
      SIGN_IN_PER_NETWORK_HOUR: '3',
    });
    // No period of a limit ends while the clock stands.
    const now = service.deps.services.clock.now();
    service.deps.services.clock = { now: () => now };
    let n = 0;
    const asked = async (network: string) => {
      const visitor = new Visitor(service, { 'X-Forwarded-For': `198.51.100.9, ${network}` });
      return (await visitor.post('/checkout/ORD-1/sign-in', { email: `n${n++}@example.com` })).status;
    };
    const times = async (count: number, network: (at: number) => string) => {
      const statuses = [];
      for (let at = 0; at < count; at++) statuses.push(await asked(network(at)));
      return statuses.filter((status) => status === 303).length;
    };
    expect(await times(5, () => '203.0.113.7')).toBe(3);
    expect(await times(2, (at) => `203.0.113.7:${5000 + at}`)).toBe(0);
    expect(await times(2, (at) => (at === 0 ? '::ffff:203.0.113.7' : '::ffff:cb00:7107'))).toBe(0);
    expect(await times(5, () => '203.0.113.8')).toBe(3);
    expect(await times(5, (at) => `2001:db8::${at}`)).toBe(3);
    expect(await times(9, (at) => `2001:db8:0:${(at + 1).toString(16)}::1`)).toBe(3);
    expect(await times(20, (at) => `2001:db8:0:${(at + 1).toString(16)}00::1`)).toBe(6);
    expect(await times(5, (at) => `2001:db8:1:${at}::1`)).toBe(5);
    // Garbage counts under the address of the proxy, all of it together.
    expect(await times(8, (at) => ['unknown', '1.2.3', '[::', 'x'][at % 4] ?? '')).toBe(3);
    await service.stop();
  });
});
