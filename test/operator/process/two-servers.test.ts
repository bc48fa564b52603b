import { describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { ask, createMerchant, operate, startProcess } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { createDatabase } from '../../harness/stores.js';
import { payout } from '../../harness/test-escrow.js';

describe('two server processes on one PostgreSQL', () => {
  it('release one escrow once between them', { timeout: 60_000 }, async () => {
    const database = await createDatabase();
    const { key } = createMerchant(database);
    const servers = await Promise.all([startProcess(database), startProcess(database)]);
    try {
      const [first] = servers;
      const url = first?.url as string;
      const { reference } = initiateBody({ reference: 'TWO-SERVERS' });
      expect((await ask(url, key, 'POST', '/escrow/initiate', initiateBody({ reference }))).status).toBe(200);
      await ask(url, key, 'POST', `/sandbox/escrow/${reference}/fund`, {});
      await ask(url, key, 'POST', `/escrow/${reference}/accept`, { payout });
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          ask(servers[index % 2]?.url as string, key, 'POST', `/escrow/${reference}/release`, {}),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
      const fresh = answers.filter(({ headers }) => headers.get('idempotent-replay') === null);
      expect(fresh).toHaveLength(1);
      const escrow = await ask(url, key, 'GET', `/escrow/${reference}`);
      expect(escrow.body).toMatchObject({ status: 'released', amount_released: 250_000, amount_held: 0 });
      expect(escrow.body.payouts).toHaveLength(1);
      const timeline = await ask(url, key, 'GET', `/escrow/${reference}/timeline`);
      const released = timeline.body.entries.filter(
        ({ type }: { type: string }) => type === 'escrow.released',
      );
      expect(released).toHaveLength(1);
      expect(operate(database, 'ledger', 'verify')).toMatch(/\S/);
      expect(await audit(database)).toEqual([]);
    } finally {
      for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0);
    }
  });
});
