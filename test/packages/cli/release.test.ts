import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from './api.js';
import { escrowRecord, readyRecord } from './records.js';
import { liveKey, runCli, runnerFor } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
const cli = runnerFor(api.baseUrl);

const posts = () => api.received.filter(({ method }) => method === 'POST');

describe('in test mode', () => {
  it('reads first, releases without a question, and sends a key', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    const ran = await cli.test('release', 'ORD-1001');
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/public/v1/escrow/ORD-1001',
      'POST /api/public/v1/escrow/ORD-1001/release',
    ]);
    expect(posts()[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(posts()[0]?.body).toBeUndefined();
    expect(ran.stdout).toMatch(/^released +₦2,500\.00 \(250000 kobo\)$/m);
    expect(ran.stderr).toContain(
      'Release ₦2,500.00 (250000 kobo) of ORD-1001 to Ada Seller <seller@example.com>',
    );
    expect(ran.stderr).toContain('next: escrow-cli ledger ORD-1001');
  });

  it('again does nothing and says so', async () => {
    api.escrows.set('ORD-1001', readyRecord({ status: 'released', amount_held: 0, blocked_by: ['final'] }));
    const ran = await cli.test('release', 'ORD-1001');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain('already done');
  });

  it('a part sends its kobo', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    await cli.test('release', 'ORD-1001', '--amount-naira', '1000');
    expect(posts()[0]?.body).toEqual({ amount: 100_000 });
  });

  it('what blocks it is said with the commands that help; nothing is sent; exit 5', async () => {
    api.escrows.set('a b', escrowRecord({ reference: 'a b' }));
    const ran = await cli.test('release', 'a b');
    expect(ran).toMatchObject({ code: 5, stdout: '' });
    expect(ran.stderr).toContain("not_funded: The escrow is not funded. Run: escrow-cli sandbox fund 'a b'");
    expect(ran.stderr).toContain(
      "seller_not_accepted: The seller has not accepted. Run: escrow-cli accept 'a b'",
    );
    expect(ran.stderr).toContain('escrow-cli sellers save');
    expect(posts()).toEqual([]);
  });

  it('what blocks an escrow without a named seller is cured at the account', async () => {
    api.escrows.set('ORD-1001', readyRecord({ seller_email: null, blocked_by: ['payout_details_missing'] }));
    const ran = await cli.test('release', 'ORD-1001');
    expect(ran.stderr).toContain('escrow-cli account payout');
  });

  it('with --json the blocks are one problem document', async () => {
    api.escrows.set('ORD-1001', escrowRecord());
    const ran = await cli.test('release', 'ORD-1001', '--json');
    expect(ran).toMatchObject({ code: 5, stdout: '' });
    expect(JSON.parse(ran.stderr)).toMatchObject({
      code: 'not_funded',
      blocked_by: escrowRecord().blocked_by,
    });
  });

  it('a block that appears between the read and the release is printed as well', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    api.next({ status: 200, body: readyRecord() }, problem(409, 'disputed', { blocked_by: ['disputed'] }));
    const ran = await cli.test('release', 'ORD-1001');
    expect(ran.code).toBe(5);
    expect(ran.stderr).toContain(
      'error: ORD-1001 is blocked:\n- disputed: The escrow is in dispute. Wait for',
    );
  });

  it('a wrong --confirm is refused here too', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    expect(await cli.test('release', 'ORD-1001', '--confirm', 'ORD-1002')).toMatchObject({
      code: 7,
      stdout: '',
    });
    expect(api.received).toEqual([]);
  });
});

describe('in live mode', () => {
  beforeEach(() => void api.escrows.set('ORD-1001', readyRecord({ mode: 'live' })));

  it('without a terminal and without --confirm: 7, and nothing is asked of the API', async () => {
    const ran = await cli.live('release', 'ORD-1001');
    expect(ran).toMatchObject({ code: 7, stdout: '' });
    expect(ran.stderr).toContain('escrow-cli release --confirm=ORD-1001 ORD-1001');
    expect(api.received).toEqual([]);
  });

  it.each(['ORD-1002', 'ord-1001', 'ORD-1001 ', ''])('--confirm %j does not name it: 7', async (confirm) => {
    expect(await cli.live('release', 'ORD-1001', `--confirm=${confirm}`)).toMatchObject({
      code: 7,
      stdout: '',
    });
    expect(api.received).toEqual([]);
  });

  it('--confirm with the reference releases, under a banner, with the key masked', async () => {
    const ran = await cli.live('release', 'ORD-1001', '--confirm', 'ORD-1001');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain('LIVE');
    expect(ran.stderr).toContain('svc_live_…ab12');
    expect(`${ran.stdout}${ran.stderr}`).not.toContain(liveKey);
    expect(posts()).toHaveLength(1);
  });

  it('a live escrow asks for the confirmation even if the key does not look live', async () => {
    const ran = await cli.test('release', 'ORD-1001');
    expect(ran.code).toBe(7);
    expect(posts()).toEqual([]);
  });

  it('what is piped in is no answer to a question', async () => {
    const env = { ESCROW_API_KEY: liveKey, ESCROW_BASE_URL: api.baseUrl };
    expect(await runCli(['release', 'ORD-1001'], { env, stdin: 'ORD-1001\n' })).toMatchObject({ code: 7 });
    expect(posts()).toEqual([]);
  });
});

describe('--dry-run', () => {
  it('asks the API what would move, in live mode without a confirmation', async () => {
    api.escrows.set('ORD-1001', readyRecord({ mode: 'live' }));
    const ran = await cli.live('release', 'ORD-1001', '--amount-kobo', '100000', '--dry-run');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toMatch(/^would move +₦1,000\.00 \(100000 kobo\)$/m);
    expect(ran.stdout).toMatch(/^would stay +₦1,500\.00 \(150000 kobo\)$/m);
    expect(api.received.map(({ url }) => url)).toEqual([
      '/api/public/v1/escrow/ORD-1001/release?dry_run=true',
    ]);
    expect(api.escrows.get('ORD-1001')?.status).toBe('funded');
  });

  it('does not use up the key of the real release', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    await cli.test('release', 'ORD-1001', '--idempotency-key', 'my-key-0001', '--dry-run');
    expect(api.received[0]?.headers['idempotency-key']).not.toBe('my-key-0001');
  });

  it('says what blocks it: 5', async () => {
    api.escrows.set('ORD-1001', escrowRecord());
    const ran = await cli.test('release', 'ORD-1001', '--dry-run');
    expect(ran.code).toBe(5);
    expect(ran.stderr).toContain('- seller_not_accepted');
  });
});

it('a Ctrl-C while the release is under way leaves the outcome open and exits 6', async () => {
  api.next({ status: 200, body: readyRecord() }, 'hold');
  const ran = await runCli(['release', 'ORD-1001', '--json'], {
    env: { ESCROW_API_KEY: liveKey.replace('live', 'test'), ESCROW_BASE_URL: api.baseUrl },
    started: (child) => void api.held().then(() => child.kill('SIGINT')),
  });
  expect(ran).toMatchObject({ code: 6, stdout: '' });
  const said = JSON.parse(ran.stderr) as { code: string; advice: string[] };
  expect(said.code).toBe('outcome_unknown');
  expect(said.advice[0]).toBe('The outcome is unknown. Check it: escrow-cli get ORD-1001');
});
