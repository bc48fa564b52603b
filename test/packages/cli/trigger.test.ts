import { join } from 'node:path';
import { events, eventTypes } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { triggers } from '../../../cli/src/commands/trigger/triggers.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { operateBeside } from '../../harness/server-process.js';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { ensureBuilt } from './built.js';
import { liveKey, runCli } from './run.js';

const rows = eventTypes.map((type) => ({ type, trigger: triggers[type] }));
const byMerchant = rows.filter(({ trigger }) => 'steps' in trigger && !trigger.operator);
const byOperator = rows.filter(({ trigger }) => 'steps' in trigger && trigger.operator);

it('every type of event has a row, and all can happen but what a buyer alone does', () => {
  expect(Object.keys(triggers).sort()).toEqual([...eventTypes].sort());
  expect(rows.filter(({ trigger }) => 'never' in trigger).map(({ type }) => type)).toEqual([
    'escrow.inspection_changed',
    'buyer.signed_in',
  ]);
});

describe('trigger', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  const databaseUrl = `sqlite:${join(folder, 'trigger.db')}`;
  let service: Service;
  beforeAll(async () => {
    await ensureBuilt();
    service = await startService(databaseUrl);
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  const trigger = (...args: string[]) =>
    runCli(['trigger', ...args], {
      env: { ESCROW_API_KEY: service.testKey, ESCROW_BASE_URL: service.url },
    });
  const typesOf = async (reference: string) => {
    const { body } = await service.call('GET', `/events?reference=${reference}`);
    return body.data.map(({ event }: { event: string }) => event);
  };

  it.each(byMerchant)('makes $type happen, and prints it as the API tells it', async ({ type }) => {
    if (type === 'webhook.test') {
      const url = 'https://shop.example.com/webhooks';
      expect((await service.call('POST', '/webhooks', { body: { url } })).status).toBe(201);
    }
    const ran = await trigger(type, '--json');
    expect(ran, ran.stderr).toMatchObject({ code: 0, stderr: '' });
    const event = JSON.parse(ran.stdout);
    expect(event.event).toBe(type);
    expect((await service.call('GET', `/events/${event.event_id}`)).body).toEqual(event);
  });

  it.each(byOperator)('prepares $type and names the command of the operator', async ({ type }) => {
    const reference = `operated-${type}`;
    const ran = await trigger(type, '--reference', reference);
    expect(ran, ran.stderr).toMatchObject({ code: 5, stdout: '' });
    const command = /^On the server: escrow-server (.+)$/m.exec(ran.stderr)?.[1] as string;
    const operated = await operateBeside({ DATABASE_URL: databaseUrl }, ...command.split(' '));
    expect(operated, operated.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(await typesOf(reference)).toContain(type);
  });

  it('tells people each step as a command that can be pasted, and the event in pairs', async () => {
    const ran = await trigger('payment.partial', '--reference', 'partly', '--amount-naira', '500');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain('escrow-cli initiate --reference partly --amount-kobo 50000 ');
    expect(ran.stderr).toContain('escrow-cli sandbox fund partly --amount-kobo 25000\n');
    expect(ran.stdout).toMatch(/^event +payment\.partial$/m);
    expect(`${ran.stdout}${ran.stderr}`).not.toContain('\u001b');
  });

  it('says that nothing receives the event while no endpoint is active, and takes an address', async () => {
    const merchant = await service.newMerchant();
    const env = { ESCROW_API_KEY: await merchant.key('test'), ESCROW_BASE_URL: service.url };
    const made = await runCli(['trigger', 'escrow.cancelled'], { env });
    expect(made.stderr).toContain(
      'Nothing will receive escrow.cancelled: you have no active endpoint, and no listen runs here.',
    );
    const url = 'https://shop.example.com/own';
    const own = await runCli(['trigger', 'escrow.cancelled', '--callback-url', url], { env });
    expect(own).toMatchObject({ code: 0, stderr: expect.stringContaining(`--callback-url ${url}`) });
    expect(own.stderr).not.toContain('receiver.invalid');
  });

  it('drives no sale on that is there already', async () => {
    const first = await trigger('escrow.funded', '--reference', 'taken');
    const again = await trigger('escrow.refunded', '--reference', 'taken', '--json');
    expect([first.code, again.code, again.stdout]).toEqual([0, 5, '']);
    expect(JSON.parse(again.stderr)).toMatchObject({ code: 'reference_conflict' });
    expect(await typesOf('taken')).toEqual(expect.not.arrayContaining(['escrow.refunded']));
  });

  it('refuses a live key with 4 before anything is sent', async () => {
    const env = { ESCROW_API_KEY: liveKey, ESCROW_BASE_URL: 'http://127.0.0.1:1' };
    const ran = await runCli(['trigger', 'escrow.funded', '--json'], { env });
    expect(ran).toMatchObject({ code: 4, stdout: '' });
    expect(JSON.parse(ran.stderr)).toMatchObject({ code: 'test_mode_only' });
  });
});

describe('without a key', () => {
  it('--list names every type with its moment', async () => {
    const ran = await runCli(['trigger', '--list']);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const listed = ran.stdout.trimEnd().split('\n');
    expect(listed.map((row) => row.split('\t')[0])).toEqual(eventTypes);
    for (const type of eventTypes) expect(ran.stdout).toContain(`${type}\t${events[type].when}\t`);
    const { data } = JSON.parse((await runCli(['trigger', '--list', '--json'])).stdout);
    expect(data).toHaveLength(eventTypes.length);
  });

  it('--dry-run prints the commands and sends nothing', async () => {
    const ran = await runCli(['trigger', 'payout.retried', '--dry-run', '--reference', 'dry']);
    expect(ran).toMatchObject({ code: 0, stderr: 'Dry run: nothing was sent.\n' });
    expect(ran.stdout).toContain('escrow-cli release dry\n');
    expect(ran.stdout).toMatch(/settle-payout '<payout_id>' --outcome failed\n/);
    expect(ran.stdout).toMatch(/escrow-server payout retry <payout_id>\n$/);
  });

  it('--dry-run names a reference of its own that can be pasted', async () => {
    const ran = await runCli(['trigger', 'escrow.released', '--dry-run']);
    expect(ran.stdout).toMatch(/^escrow-cli release trigger-escrow\.released-[0-9a-f]{8}$/m);
    expect(ran.stdout).not.toContain('<');
  });

  it.each([
    ['no type', [], 'escrow-cli trigger --list'],
    ['a wrong type', ['funded'], 'Did you mean escrow.funded, '],
    ['a slip of the finger', ['escrow.fundd'], 'Did you mean escrow.funded?'],
    ['one that cannot happen', ['buyer.signed_in'], 'cannot be triggered'],
    ['both amounts', ['escrow.funded', '--amount-kobo', '1', '--amount-naira', '1', '--dry-run'], 'not both'],
    ['an unknown field', ['escrow.funded', '--json=helt'], "has no field 'helt'"],
  ])('%s is wrong usage: 2', async (_, args, said) => {
    const ran = await runCli(['trigger', ...args]);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
  });
});
