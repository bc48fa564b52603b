import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { ensureBuilt } from './built.js';
import { type Runner, runnerFor } from './run.js';

const id = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15';

let api: Api;
let cli: Runner;
beforeAll(async () => {
  await ensureBuilt();
  api = await startApi();
  cli = runnerFor(api.baseUrl);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe('the commands of webhooks', () => {
  it('take events as a list with commas', async () => {
    const url = 'https://shop.example.com/webhooks';
    const ran = await cli.test(
      'webhooks',
      'create',
      '--url',
      url,
      '--events',
      'escrow.funded, charge.success',
    );
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.body).toEqual({ url, events: ['escrow.funded', 'charge.success'] });
    expect(ran.stdout).toContain('0123456789abcdef');
  });

  it.each([
    ['--active', true],
    ['--no-active', false],
  ])('switch an endpoint with %s and leave the rest alone', async (flag, active) => {
    const ran = await cli.test('webhooks', 'update', id, flag);
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]).toMatchObject({ method: 'PATCH', body: { active } });
    expect((await cli.test('webhooks', 'update', id, '--url', 'https://a.example')).code).toBe(0);
    expect(api.received[1]?.body).toEqual({ url: 'https://a.example' });
  });

  it('ask the API what a replay would do', async () => {
    const since = '2026-11-20T00:00:00.000Z';
    const ran = await cli.test('webhooks', 'replay', id, '--since', since, '--dry-run');
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.body).toEqual({ since, dry_run: true });
    await cli.test('webhooks', 'replay', id, '--since', since);
    expect(api.received[1]?.body).toEqual({ since });
  });

  it('list endpoints, events and deliveries a line each', async () => {
    for (const [words, shown] of [
      [['webhooks', 'list'], 'https://shop.example.com/webhooks\tactive\tescrow.funded'],
      [['events', 'list'], 'escrow.funded\tORD-1001\tfunded'],
      [['webhooks', 'log'], 'escrow.funded\tORD-1001\tsucceeded\t1'],
      [['webhooks', 'deliveries', id], 'escrow.funded\tORD-1001\tsucceeded\t1'],
    ] as const) {
      const ran = await cli.test(...words);
      expect(ran.stdout.trimEnd().split('\n')).toHaveLength(1);
      expect(ran.stdout).toContain(shown);
    }
  });
});
