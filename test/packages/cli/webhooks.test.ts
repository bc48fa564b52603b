import { describe, expect, it } from 'vitest';
import { runnerFor } from './run.js';
import { openApi } from './suite.js';
import { webhookAnswers } from './webhook-records.js';

const id = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15';

const api = await openApi();
const cli = runnerFor(api.baseUrl);

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

  it('take a time as people write it', async () => {
    for (const [since, sent] of [
      ['2026-11-20', '2026-11-20T00:00:00.000Z'],
      ['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z'],
      ['2026-11-20T09:30:00+01:00', '2026-11-20T08:30:00.000Z'],
    ] as const) {
      api.reset();
      await cli.test('webhooks', 'replay', id, '--since', since);
      expect(api.received[0]?.body).toEqual({ since: sent });
    }
    api.reset();
    expect(await cli.test('webhooks', 'replay', id, '--since', 'yesterday')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("not 'yesterday'"),
    });
    expect(api.received).toEqual([]);
  });

  it('list what failed, with the commands that help', async () => {
    const ran = await cli.test('webhooks', 'failed');
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.url).toContain('status=failed');
    expect(ran.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(ran.stderr).toContain('escrow-cli webhooks redeliver 0198');
    expect(ran.stderr).toContain(`escrow-cli webhooks replay ${id} --status failed --since `);
    const json = await cli.test('webhooks', 'failed', '--json=id,status');
    expect(json).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(json.stdout).data).toEqual([{ id: expect.any(String), status: 'succeeded' }]);
  });

  it('show the attempts of a delivery a line each', async () => {
    const attempt = {
      trigger: 'event',
      started_at: '2026-11-20T09:30:00.000Z',
      outcome: 'failed',
      failure: 'status_5xx',
      failure_detail: null,
      response_status: 500,
      response_body: 'no\nroom',
      timing: { total_ms: 7 },
    };
    const [delivery] = (webhookAnswers['GET /webhook-deliveries'] as { data: { id: string }[] }).data;
    api.next({ status: 200, body: { ...delivery, attempts: [attempt] } });
    const { stdout } = await cli.test('webhooks', 'delivery', delivery?.id ?? '');
    expect(stdout).toMatch(
      /^attempt 1 +2026-11-20T09:30:00\.000Z by event: failed after 7 ms, HTTP 500, status_5xx$/m,
    );
    expect(stdout).toMatch(/^ {2}response +no\\nroom$/m);
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
