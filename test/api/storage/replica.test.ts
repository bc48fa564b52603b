import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openReports } from '../../../server/src/adapters/store/index.js';
import { type ServedMetrics, serveMetrics } from '../../../server/src/commands/metrics.js';
import { revokeKey } from '../../../server/src/features/keys/manage.js';
import { scrape } from '../../harness/exposition.js';
import { startPostgres, type TestPostgres } from '../../harness/postgres.js';
import { query, TestReplica } from '../../harness/replica.js';
import { tryOperate } from '../../harness/server-process.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner } from '../../harness/staff.js';

const patience = { timeout: 15_000 };

describe('lists of a service with a streaming replica', { timeout: 60_000 }, () => {
  let primary: TestPostgres;
  let database: string;
  let replica: TestReplica;
  let service: Service;
  let metrics: ServedMetrics;
  let owner: Owner;

  beforeAll(async () => {
    primary = await startPostgres({ isDurable: false });
    database = await primary.createDatabase('shop');
    replica = await TestReplica.of(primary);
    service = await startService(database, {
      DATABASE_REPLICA_URL: replica.url(database),
      METRICS_PORT: '0',
    });
    metrics = (await serveMetrics(service.deps.services)) as ServedMetrics;
    owner = await newOwner(service);
  });
  afterAll(async () => {
    metrics?.close();
    await service?.stop();
    await replica?.remove();
    await primary?.stop();
  });

  const problem = async () => (await service.deps.services.reports.check())?.problem;
  const isUsed = () => vi.waitFor(async () => expect(await problem()).toBeNull(), patience);
  const counted = async (outcome: string) =>
    (await scrape(metrics.url)).sum('escrow_replica_reports_total', { outcome }) ?? 0;
  /** Lists until the replica answers, which a busy machine may delay. */
  const isAsked = async () => {
    const before = await counted('answered');
    await vi.waitFor(async () => {
      await newest();
      expect(await counted('answered')).toBeGreaterThan(before);
    }, patience);
  };
  const open = async () => {
    const { reference } = initiateBody();
    const { status } = await service.call('POST', '/escrow/initiate', { body: initiateBody({ reference }) });
    expect(status).toBe(200);
    return reference;
  };
  const newest = async () => (await service.call('GET', '/escrow?limit=1')).body.data[0].reference;
  /** Applies nothing more until it is resumed. */
  const pause = () => replica.query('select pg_wal_replay_pause()');
  const resume = () => replica.query('select pg_wal_replay_resume()');

  it('are read from it, and show what was opened just before', async () => {
    await isUsed();
    for (let opened = 0; opened < 20; opened += 1) {
      const reference = await open();
      expect(await newest()).toBe(reference);
    }
    for (const path of ['/charge', '/disputes', '/sellers', '/webhook-deliveries'])
      expect((await service.call('GET', path)).status).toBe(200);
    for (const path of [
      '/escrows',
      '/escrows?q=ORD',
      '/escrows.csv',
      '/charts',
      '/payouts',
      '/settings/audit',
    ])
      expect((await owner.user.get(owner.at('test', path))).status).toBe(200);
    await isAsked();
    const asked = await replica.query<{ query: string }>(
      "select query from pg_stat_activity where application_name = 'escrow-checkout'",
    );
    expect(asked.map((each) => each.query).join()).toContain('select "checkout"."id"');
    await expect.poll(async () => (await scrape(metrics.url)).sum('escrow_replica_used')).toBe(1);
  });

  it('show what was opened just before when it has stopped applying the log', async () => {
    await pause();
    const reference = await open();
    expect(await newest()).toBe(reference);
    await vi.waitFor(async () => expect(await problem()).toBe('behind'), patience);
    const another = await open();
    expect(await newest()).toBe(another);
    expect(await counted('behind')).toBeGreaterThan(0);
    await resume();
    await isAsked();
    expect(await newest()).toBe(another);
  });

  it('refuse a revoked key and an ended session at once, while it still has both', async () => {
    const [first, second] = [await service.newTestKey(), await service.newTestKey()];
    const listWith = async (key: string) => (await service.call('GET', '/escrow', { key })).status;
    expect(await listWith(first)).toBe(200);
    const escrows = owner.at('test', '/escrows');
    expect((await owner.user.get(escrows)).status).toBe(200);
    await isUsed();
    await pause();
    const [row] = await query<{ id: string }>(
      database,
      'select id from api_key order by created_at desc, id desc limit 1 offset 1',
    );
    await revokeKey(service.deps.services, row?.id ?? '');
    expect(await listWith(first)).toBe(401);
    expect(await listWith(second)).toBe(200);
    await owner.user.post('/dashboard/sign-out');
    expect((await owner.user.get(escrows)).location).toContain('/dashboard/sign-in');
    await resume();
    await isUsed();
  });

  it('are answered by the database if a query fails there, and the replica goes on', async () => {
    await isUsed();
    const failed = await counted('failed');
    const { reports } = service.deps.services;
    const divide = { compile: () => ({ sql: 'select 1 / 0', values: [] }) };
    await expect(reports.read((reader) => reader.list(divide))).rejects.toThrow('division by zero');
    expect(await counted('failed')).toBe(failed + 1);
    expect(reports.state()).toEqual({ problem: null });
    await isAsked();
  });

  it('go on without it, use it again when it is back, and tell it at most once a minute', async () => {
    const told: unknown[] = [];
    const observed = openReports({
      url: replica.url(database),
      poolSize: 2,
      primary: () => service.deps.services.store,
      onRead: () => {},
      onChange: (each) => told.push(each),
    });
    const restarted = async () => {
      await replica.stop();
      const reference = await open();
      expect(await newest()).toBe(reference);
      expect([await problem(), (await observed.check())?.problem]).toEqual(['unreachable', 'unreachable']);
      await replica.start();
      await isUsed();
      await vi.waitFor(async () => expect((await observed.check())?.problem).toBeNull(), patience);
      expect(await newest()).toBe(reference);
    };
    await vi.waitFor(async () => expect((await observed.check())?.problem).toBeNull(), patience);
    await restarted();
    await restarted();
    expect(told).toEqual([expect.any(String), null]);
    await observed.close();
  });

  it.each([
    ['SQLite', () => ({ DATABASE_URL: 'sqlite:none.db' }), 'DATABASE_REPLICA_URL needs PostgreSQL'],
    [
      'another database of the replica',
      () => ({ DATABASE_REPLICA_URL: replica.url(primary.url) }),
      'is no replica of the database',
    ],
  ])('refuse a start with %s', (_, settings, said) => {
    const replicaUrl = { DATABASE_REPLICA_URL: replica.url(database) };
    const { code, stderr } = tryOperate({ DATABASE_URL: database, ...replicaUrl, ...settings() }, 'start');
    expect(code).toBe(1);
    expect(stderr).toContain(said);
    expect(stderr).toContain('DATABASE_REPLICA_URL');
    expect(stderr).not.toContain('postgres:postgres');
  });

  it('are answered by the database while it is silent, and by it again afterwards', async () => {
    await isUsed();
    await replica.freeze();
    try {
      const first = await open();
      expect(await newest()).toBe(first);
      await vi.waitFor(async () => expect(await problem()).toBe('unreachable'), patience);
    } finally {
      await replica.thaw();
    }
    const second = await open();
    expect(await newest()).toBe(second);
    await isAsked();
  });

  it('leave it alone once it accepts writes, and when it follows another history after that', async () => {
    await replica.query('select pg_promote()');
    const reference = await open();
    expect(await newest()).toBe(reference);
    await vi.waitFor(async () => expect(await problem()).toBe('not_a_replica'), patience);
    expect(await newest()).toBe(reference);
    await replica.stop();
    await replica.demote();
    await replica.start();
    await vi.waitFor(async () => expect(await problem()).toBe('another_timeline'), patience);
    expect(await newest()).toBe(reference);
  });
});
