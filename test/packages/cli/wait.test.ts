import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chargeStatuses, escrowStatuses } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitChoices } from '../../../cli/src/waiting/goal.js';
import { attach, attachable, openManaged } from '../../api/delivery/delivery.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { startApi } from './api.js';
import { ensureBuilt } from './built.js';
import { Lasting } from './lasting.js';
import { escrowRecord } from './records.js';
import { type Ran, runCli, testKey } from './run.js';

const folder = temporaryFolder();
let service: Service;
beforeAll(async () => {
  await ensureBuilt();
  service = await startService(`sqlite:${join(folder, 'wait.db')}`);
});
afterAll(async () => {
  await expectSoundLedger(service);
  await service.stop();
});

const env = () => ({
  ESCROW_API_KEY: service.testKey,
  ESCROW_BASE_URL: service.url,
  XDG_STATE_HOME: folder,
});
const cli = (...args: string[]): Promise<Ran> => runCli(args, { env: env() });
const begin = (...args: string[]): Lasting => new Lasting(args, env());

const opening = () => {
  const { reference, callback_url } = initiateBody();
  const fields = ['--amount-naira', '2500', '--customer-email', 'buyer@example.com'];
  return {
    reference,
    words: ['initiate', '--reference', reference, ...fields, '--callback-url', `${callback_url}`],
  };
};

async function bookedParcel(at: Service): Promise<TestEscrow> {
  const escrow = await openManaged(at);
  await escrow.fund();
  await escrow.post('accept', { payout });
  await attach(at, escrow, await attachable(at));
  const path = `/sandbox/escrow/${escrow.reference}/delivery`;
  expect((await at.call('POST', path, { body: { status: 'booked' } })).status).toBe(200);
  return escrow;
}

const fund = (reference: string, amount: number) =>
  service.call('POST', `/sandbox/escrow/${reference}/fund`, { body: { amount } });

describe('--wait', { timeout: 30_000 }, () => {
  it('opens, says how to pay, what is short and what is too much, and prints the end once', async () => {
    const { reference, words } = opening();
    const waiting = begin(...words, '--wait', 'funded');
    await waiting.says(
      /^Waiting for funded\. Press Ctrl-C to stop\.\nTo pay: ₦2,500\.00 \(250000 kobo\) to \d{10}, /m,
    );
    expect(waiting.stderr).toContain(`${reference} is open: http`);
    await waiting.says(
      new RegExp(`^In test mode, make it happen: escrow-cli sandbox fund ${reference}$`, 'm'),
    );
    await fund(reference, 100_000);
    await waiting.says(
      /^₦1,000\.00 \(100000 kobo\) arrived; ₦1,500\.00 \(150000 kobo\) is still missing\.$/m,
    );
    await fund(reference, 180_000);
    expect(await waiting.ended, waiting.stderr).toBe(0);
    expect(waiting.stderr).toContain('₦300.00 (30000 kobo) too much arrived; it is refunded');
    expect(waiting.stdout.match(/^status .*$/gm)).toEqual([expect.stringMatching(/^status +funded$/)]);
    expect(waiting.stdout.match(/^reference /gm)).toHaveLength(1);
    expect(waiting.stderr).not.toMatch(/[\r\u001b]/);
  });

  it('takes the fields of the answer it ends with, and is silent with --json', async () => {
    const { reference, words } = opening();
    const waiting = begin(...words, '--wait', 'funded', '--json=status,amount_held');
    const fields = () => service.call('GET', `/escrow/${reference}`);
    while ((await fields()).status !== 200) await new Promise(setImmediate);
    await fund(reference, 250_000);
    expect(await waiting.ended).toBe(0);
    expect(JSON.parse(waiting.stdout)).toEqual({ status: 'funded', amount_held: 250_000 });
    expect(waiting.stderr).toBe('');
  });

  it('what is over already answers at once', async () => {
    const charge = await TestEscrow.funded(service);
    await charge.post('release');
    const ran = await cli('get', charge.reference, '--wait', 'funded', '--query', 'status');
    expect(ran).toMatchObject({ code: 0, stdout: 'released\n' });
  });

  it.each<[string, string, (escrow: TestEscrow) => Promise<unknown>]>([
    ['a cancelled escrow', 'cancelled', (charge) => charge.post('cancel')],
    ['a declined one', 'declined', (charge) => charge.post('decline')],
    ['an expired one', 'expired', () => advance(service, { hours: 73 })],
  ])('%s is never funded: 5, as soon as it is known', async (_, status, end) => {
    const charge = await TestEscrow.open(service);
    const waiting = begin('get', charge.reference, '--wait', 'funded');
    await waiting.says(/Waiting for funded/);
    await end(charge);
    expect(await waiting.ended).toBe(5);
    expect(waiting.stdout).toBe('');
    expect(waiting.stderr).toContain(`${charge.reference} is ${status}, and can no longer become funded.`);
    expect(waiting.stderr).toContain(`escrow-cli timeline ${charge.reference}`);
  });

  it('a refunded escrow counts neither as funded nor as on its way: 5 at once', async () => {
    const charge = await TestEscrow.funded(service);
    await charge.post('refund');
    for (const state of ['funded', 'released', 'paid']) {
      const ran = await cli('get', charge.reference, '--wait', state, '--json');
      expect(ran).toMatchObject({ code: 5, stdout: '' });
      expect(JSON.parse(ran.stderr)).toMatchObject({ code: 'wait_in_vain' });
    }
  });

  it('prints at the end of --timeout the current state and how to go on: 6', async () => {
    const charge = await TestEscrow.open(service);
    const ran = await cli('get', charge.reference, '--wait', 'funded', '--timeout', '1');
    expect(ran).toMatchObject({ code: 6, stdout: '' });
    expect(ran.stderr).toContain(
      `${charge.reference} is awaiting_payment after 1 s. It can still become funded`,
    );
    expect(ran.stderr).toContain(`Continue to wait: escrow-cli get ${charge.reference} --wait=funded`);
  });

  it('Ctrl-C ends it with 130, prints the current state, and its advice goes on', async () => {
    const { reference, words } = opening();
    const waiting = begin(...words, '--wait', 'funded');
    await waiting.says(/Waiting for funded/);
    expect(await waiting.interrupt()).toBe(130);
    expect(waiting.stdout).toBe('');
    expect(waiting.stderr).toContain(`Stopped waiting: ${reference} is awaiting_payment.`);
    const [, advice = ''] = await waiting.says(/Continue to wait: escrow-cli (.*)/);
    const again = begin(...advice.split(' '));
    await again.says(/Waiting for funded/);
    await fund(reference, 250_000);
    expect(await again.ended).toBe(0);
  });

  it.each([
    ['release', 'payouts', 'failed'],
    ['refund', 'refunds', 'failed'],
    ['release', 'payouts', 'paid'],
    ['refund', 'refunds', 'paid'],
  ] as const)('%s --wait paid follows its %s until it is %s', async (action, kind, outcome) => {
    const charge = await TestEscrow.funded(service);
    const waiting = begin(action, charge.reference, '--wait', 'paid');
    await waiting.says(/Waiting for paid/);
    const [{ id }] = (await charge.read())[kind];
    const settle = () => service.call('POST', `/sandbox/${kind}/${id}/settle`, { body: { outcome } });
    while ((await settle()).status === 409) await new Promise(setImmediate);
    expect(await waiting.ended, waiting.stderr).toBe(outcome === 'paid' ? 0 : 5);
    if (outcome === 'paid') expect(waiting.stdout).toMatch(new RegExp(`^${kind} .*paid`, 'm'));
    else expect(waiting.stderr).toContain(`${kind.slice(0, -1)} failed, and can no longer become paid`);
  });

  it('does what the README shows', async () => {
    const readme = readFileSync(new URL('../../../cli/README.md', import.meta.url), 'utf8');
    const [, block = ''] = /^## Waiting\n\n```sh\n([\s\S]*?)```$/m.exec(readme) ?? [];
    const charge = await TestEscrow.funded(service);
    const lines = block.trim().replaceAll('CLI-1001', charge.reference).split('\n');
    const [read = [], pay = []] = lines.map((line) => line.split(' ').slice(1));
    expect(await cli(...read)).toMatchObject({ code: 0 });
    const waiting = begin(...pay);
    await waiting.says(/Waiting for paid/);
    await advance(service, { minutes: 2 });
    expect(await waiting.ended, waiting.stderr).toBe(0);
  });

  it('offers the clock for what only time brings about in test mode', async () => {
    const { reference } = await TestEscrow.open(service);
    const expiring = begin('get', reference, '--wait', 'expired', '--query', 'status');
    const [, command = ''] = await expiring.says(/make it happen: escrow-cli (clock advance --hours \d+)\n/);
    expect((await cli(...command.split(' '))).code).toBe(0);
    expect(await expiring.ended, expiring.stderr).toBe(0);
    expect(expiring.stdout).toBe('expired\n');
  });

  it('follows a charge that pays directly', async () => {
    const charge = await TestCharge.open(service);
    const waiting = begin('charge', 'get', charge.reference, '--wait', 'succeeded', '--query', 'status');
    await waiting.says(/Waiting for succeeded/);
    await charge.fund();
    expect(await waiting.ended, waiting.stderr).toBe(0);
    expect(waiting.stdout).toBe('succeeded\n');
  });

  describe('for a parcel', () => {
    const move = (escrow: TestEscrow, status: string) =>
      service.call('POST', `/sandbox/escrow/${escrow.reference}/delivery`, { body: { status } });

    it.each(['delivery track', 'get'])('%s --wait delivered ends when it arrives', async (command) => {
      const escrow = await bookedParcel(service);
      const waiting = begin(...command.split(' '), escrow.reference, '--wait', 'delivered');
      await waiting.says(/Waiting for delivered/);
      await move(escrow, 'picked_up');
      await move(escrow, 'delivered');
      expect(await waiting.ended, waiting.stderr).toBe(0);
      expect(waiting.stdout).toMatch(/^status +delivered$|\(delivered\)$/m);
    });

    it('ends with 5 when it fails, and says how it stands', async () => {
      const escrow = await bookedParcel(service);
      const waiting = begin('delivery', 'track', escrow.reference, '--wait', 'delivered');
      await waiting.says(/Waiting for delivered/);
      await move(escrow, 'failed');
      expect(await waiting.ended).toBe(5);
      expect(waiting.stderr).toContain('is funded, parcel failed, and can no longer become delivered.');
    });
  });

  it('asks again and again where the service gives no stream', async () => {
    const api = await startApi();
    api.escrows.set('ORD-1', escrowRecord({ reference: 'ORD-1' }));
    const waiting = new Lasting(['get', 'ORD-1', '--wait', 'funded', '--query', 'status'], {
      ESCROW_API_KEY: testKey,
      ESCROW_BASE_URL: api.baseUrl,
    });
    const reads = () => api.received.filter(({ url }) => url.endsWith('/escrow/ORD-1')).length;
    while (reads() < 4) await new Promise(setImmediate);
    const record = api.escrows.get('ORD-1');
    if (record) Object.assign(record, { status: 'funded', amount_received: 250_000 });
    expect(await waiting.ended, waiting.stderr).toBe(0);
    expect(waiting.stdout).toBe('funded\n');
    await api.close();
  });
});

describe('what can be waited for', () => {
  it('is what the contract names, and the money going out', () => {
    const choices = (operationId: string) => waitChoices({ operationId });
    for (const operationId of ['initiateEscrow', 'getEscrow'])
      expect(choices(operationId)).toEqual([...escrowStatuses.slice(1), 'delivered', 'paid']);
    for (const operationId of ['createCharge', 'getCharge'])
      expect(choices(operationId)).toEqual([...chargeStatuses.slice(1), 'paid']);
    expect(choices('releaseEscrow')).toEqual(['released', 'paid']);
    expect(choices('refundEscrow')).toEqual(['refunded', 'paid']);
    expect(choices('acceptEscrow')).toEqual([]);
  });

  it.each([
    [['get', 'ORD-1', '--wait', 'payed'], 'Did you mean paid?'],
    [['get', 'ORD-1', '--wait', 'fundet'], 'Did you mean funded?'],
    [['release', 'ORD-1', '--wait', 'paid', '--dry-run'], 'Give either --dry-run or --wait, not both'],
  ])('%j is refused: 2', async (args, said) => {
    const ran = await cli(...args);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
  });
});
