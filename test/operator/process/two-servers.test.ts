import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { ask, createMerchant, operate, startProcess, tryOperate } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { createDatabase } from '../../harness/stores.js';
import { payout } from '../../harness/test-escrow.js';

async function countAttempts(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rowCount } = await client.query('select 1 from attempt');
  await client.end();
  return rowCount ?? 0;
}

const settings = { SITE_URL: 'https://pay.example.com' };

describe('an API server and a worker on one PostgreSQL', () => {
  it('share the work: the first serves, the second pays', { timeout: 60_000 }, async () => {
    const database = await createDatabase();
    const { key } = createMerchant(database);
    const api = await startProcess(database, settings, ['--role', 'api']);
    const { reference } = initiateBody({ reference: 'TWO-ROLES' });
    const call = (method: string, path: string, body?: unknown) => ask(api.url, key, method, path, body);
    expect((await call('POST', '/escrow/initiate', initiateBody({ reference }))).status).toBe(200);
    await call('POST', `/sandbox/escrow/${reference}/fund`, {});
    await call('POST', `/escrow/${reference}/accept`, { payout });
    const released = await call('POST', `/escrow/${reference}/release`, {});
    expect(released.body).toMatchObject({ status: 'released', payouts: [{ status: 'pending' }] });
    // A worker would have sent the payout by the time that this command ends.
    operate(database, 'ledger', 'verify');
    expect(await countAttempts(database)).toBe(0);
    const worker = await startProcess(database, settings, ['--role', 'worker']);
    try {
      await expect.poll(() => countAttempts(database), { timeout: 30_000 }).toBe(1);
      const { origin } = new URL(worker.url);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      const refused = await fetch(`${worker.url}/escrow/${reference}`);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(await refused.json()).toMatchObject({
        code: 'unknown_path',
        detail: 'This server runs jobs and has no API: send requests to https://pay.example.com.',
      });
      expect(await audit(database)).toEqual([]);
    } finally {
      for (const server of [api, worker]) expect(await server.kill('SIGTERM')).toBe(0);
    }
  });

  it.each([
    ['an API server on SQLite', 'sqlite:roles.db', ['--role', 'api'], 'On SQLite one server does everything'],
    ['a worker without SITE_URL', 'postgres://localhost/none', ['--role', 'worker'], 'set SITE_URL'],
    ['a worker with a demo', 'postgres://localhost/none', ['--role', 'worker', '--demo'], 'leave out --demo'],
    ['another role', 'sqlite:roles.db', ['--role', 'both'], 'Allowed choices are all, api, worker'],
  ])('refuse %s', (_, database, flags, said) => {
    const { code, stderr } = tryOperate({ DATABASE_URL: database }, 'start', ...flags);
    expect(code).toBe(1);
    expect(stderr).toContain(said);
  });
});

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
