import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  createMerchant,
  operate,
  type ServerProcess,
  sellOnce,
  startProcess,
} from '../../harness/server-process.js';
import { temporaryFolder } from '../../harness/stores.js';
import { Wire } from '../../harness/wire.js';
import { ensureBuilt } from './built.js';
import { Lasting } from './lasting.js';
import { LocalServer } from './local-server.js';
import { runCli } from './run.js';

const folder = temporaryFolder();
const database = `sqlite:${join(folder, 'listen.db')}`;
const heartbeat = { STREAM_HEARTBEAT_SECONDS: '0.2' };
let server: ServerProcess;
let local: LocalServer;
let key: string;
let accountId: string;
let running: Lasting[] = [];

beforeAll(async () => {
  await ensureBuilt();
  ({ key, accountId } = createMerchant(database));
  server = await startProcess(database, heartbeat);
}, 120_000);
beforeEach(async () => {
  local = new LocalServer();
  await local.start();
  return async () => {
    for (const each of running) each.child.kill('SIGKILL');
    running = [];
    await local.stop();
  };
});
afterAll(() => server.kill('SIGTERM'));

const env = (more: Record<string, string> = {}) => ({
  ESCROW_API_KEY: key,
  ESCROW_BASE_URL: server.url,
  XDG_STATE_HOME: join(folder, 'state'),
  ...more,
});

/** A connected listener, and a local server with its secret. */
async function listen(args: readonly string[] = [], more: Record<string, string> = {}): Promise<Lasting> {
  const listener = new Lasting(['listen', '--forward-to', local.url, '--silence', '2', ...args], env(more));
  running.push(listener);
  local.secret = (await listener.says(/export WEBHOOK_SECRET=([0-9a-f]{64})\n/))[1] ?? '';
  await listener.says(/Press Ctrl-C to stop/);
  return listener;
}

const sell = () => sellOnce(server.url, key);

/** The newest events that were recorded, the oldest of them first. */
async function recorded(count: number): Promise<{ event_id: string }[]> {
  const { body } = await ask(server.url, key, 'GET', `/events?limit=${count}`);
  return body.data.reverse();
}

describe('listen', { timeout: 90_000 }, () => {
  it('posts each event as the service would: its bytes, its headers, well signed', async () => {
    const listener = await listen([
      '--header',
      'X-Shop: suite',
      '--events',
      'escrow.accepted, escrow.funded',
    ]);
    const reference = await sell();
    const [funded, accepted] = await local.count(2);
    expect([funded?.event.event, accepted?.event.event]).toEqual(['escrow.funded', 'escrow.accepted']);
    const path = `${server.url}/events/${funded?.event.event_id}`;
    const read = await fetch(path, { headers: { authorization: `Bearer ${key}` } });
    expect(funded?.text).toBe(await read.text());
    expect(funded?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'service-Webhook/1.0',
      'webhook-id': funded?.event.event_id,
      'x-service-event': 'escrow.funded',
      'x-service-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-shop': 'suite',
    });
    const [line] = await listener.lines(2);
    expect(line).toMatch(new RegExp(`^\\S+Z\\tescrow\\.funded\\t${reference}\\t204\\t\\d+$`));
    expect(await listener.interrupt()).toBe(130);
    expect(listener.stderr).not.toContain('error');
  });

  it('is known to trigger while it runs, and no longer afterwards', async () => {
    const listener = await listen();
    const trigger = () => runCli(['trigger', 'escrow.cancelled'], { env: env() });
    expect((await trigger()).stderr).toContain(`listen forwards the events to ${local.url}.\n`);
    await local.count(1);
    expect(await listener.interrupt()).toBe(130);
    expect((await trigger()).stderr).toContain('Nothing will receive escrow.cancelled');
  });

  it('misses nothing, and keeps the order, whatever sleeps, dies or is away', async () => {
    const wire = await Wire.start(server.url);
    const listener = await listen([], { ESCROW_BASE_URL: wire.url });
    let expected = 0;
    const expectAll = async () => {
      const taken = await local.count(expected);
      expect(taken.map(({ event }) => event)).toEqual(await recorded(expected));
    };
    const escrows = async (count: number) => {
      await Promise.all(Array.from({ length: count }, sell));
      expected += 3 * count;
    };
    await escrows(1);
    await expectAll();

    // The laptop sleeps, and wakes up on another network.
    listener.child.kill('SIGSTOP');
    wire.freeze();
    await escrows(2);
    listener.child.kill('SIGCONT');
    await listener.says(/Reconnected after \d+ s\. Nothing was missed/);
    await expectAll();

    await local.stop();
    await escrows(2);
    await listener.says(/cannot be reached \(ECONNREFUSED\); waiting for it/);
    await local.start();
    await expectAll();
    expect(listener.stderr.match(/cannot be reached/g)).toHaveLength(1);

    await server.kill('SIGKILL');
    server = await startProcess(database, { ...heartbeat, PORT: new URL(server.url).port });
    await escrows(2);
    await expectAll();
    expect(local.refused).toEqual([]);
    expect(await listener.interrupt()).toBe(130);
    await wire.stop();
  });

  it('--resume goes on after what was forwarded there; without it, it begins with now', async () => {
    const first = await listen();
    await sell();
    await first.lines(3);
    expect(await first.interrupt()).toBe(130);
    const missed = await sell();
    const second = await listen(['--resume']);
    const third = await sell();
    const taken = await local.count(9);
    expect(taken.slice(3).map(({ event }) => event.reference)).toEqual([
      ...Array<string>(3).fill(missed),
      ...Array<string>(3).fill(third),
    ]);
    expect(await second.interrupt()).toBe(130);
  });

  it('keeps its secret and its place for itself, and the key nowhere', async () => {
    const first = await listen();
    const secret = local.secret;
    await first.interrupt();
    const printed = await runCli(['listen', '--print-secret'], { env: env() });
    expect(printed).toEqual({ code: 0, stdout: `${secret}\n`, stderr: '' });
    const state = join(folder, 'state', 'escrow-cli');
    expect(statSync(state).mode & 0o777).toBe(0o700);
    const files = readdirSync(state, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const path = join(file.parentPath, file.name);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const text = `${path} ${readFileSync(path, 'utf8')}`;
      expect(text).not.toContain(key.slice(9));
      expect(text).not.toContain(createHash('sha256').update(key).digest('hex').slice(0, 16));
    }
  });

  it('any status is an answer: it is shown, and the next event follows; no redirect is', async () => {
    local.secret = (await runCli(['listen', '--print-secret'], { env: env() })).stdout.trim();
    local.status = 307;
    const [last] = await recorded(1);
    const listener = new Lasting(
      ['listen', '--forward-to', local.url, '--json=status,reference', '--after', String(last?.event_id)],
      env(),
    );
    running.push(listener);
    const reference = await sell();
    const lines = await listener.lines(3);
    expect(lines).toEqual(Array(3).fill(JSON.stringify({ status: 307, reference })));
    expect(local.taken).toHaveLength(3);
    await listener.interrupt();
  });

  it('says with --json too that it waits for a server that is not there', async () => {
    await local.stop();
    const target = ['listen', '--forward-to', local.url, '--json', '--after', '0'];
    const listener = new Lasting(target, env());
    running.push(listener);
    await sell();
    await listener.says(/cannot be reached \(ECONNREFUSED\); waiting for it/);
    await local.start();
    await listener.lines(3);
    await listener.interrupt();
  });

  it('ends when it cannot recover: 4 without its key, 6 without a service, 3 without the place', async () => {
    const made = operate(database, 'key', 'create', accountId, '--mode', 'test').trim();
    const listener = await listen([], { ESCROW_API_KEY: made });
    const rows = operate(database, 'key', 'list', accountId).trim().split('\n');
    const row = rows.find((line) => line.includes(made.slice(-4))) as string;
    operate(database, 'key', 'revoke', row.split(/\s+/)[0] as string);
    expect(await listener.ended).toBe(4);
    expect(listener.stderr).toContain('revoked_key');

    const target = ['listen', '--forward-to', local.url];
    const away = { ...env(), ESCROW_BASE_URL: 'http://127.0.0.1:9' };
    const unreachable = await runCli([...target, '--timeout', '1'], { env: away });
    expect(unreachable.code).toBe(6);
    expect(unreachable.stderr).toContain('Set another address with ESCROW_BASE_URL or --base-url');
    const lost = await runCli([...target, '--after', '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10'], { env: env() });
    expect(lost.code).toBe(3);
    expect(lost.stderr).toContain('  --after: is not the `event_id` of an event of yours');
  });

  it.each<[string, string[], string]>([
    ['no target', [], 'Missing: --forward-to'],
    ['an odd target', ['--forward-to', 'ftp://localhost'], 'must be an http:// or https:// address'],
    ['a name that is no address', ['--forward-to', 'foo'], 'For example: --forward-to 3000'],
    ['a port that is none', ['--forward-to', 'localhost:0/webhooks'], 'a port from 1 to 65535'],
    ['a type of event that is none', ['--forward-to', '3000', '--events', 'escrow.fundd'], 'escrow.funded?'],
    ['a place that is none', ['--forward-to', '3000', '--after', 'the beginning'], 'Give an event_id'],
    ['a password in it', ['--forward-to', 'http://a:b@localhost'], 'without a password'],
    [
      'a header that a delivery has',
      ['--forward-to', '3000', '--header', 'Webhook-Id: x'],
      'every delivery sets it',
    ],
    ['a header that is none', ['--forward-to', '3000', '--header', 'a b: c'], "'Name: value'"],
    ['http without certificates', ['--forward-to', '3000', '--skip-verify'], 'https on this machine'],
    ['https elsewhere', ['--forward-to', 'https://a.example', '--skip-verify'], 'https on this machine'],
    ['two beginnings', ['--forward-to', '3000', '--resume', '--after', '0'], 'not both'],
    ['silence without an end', ['--forward-to', '3000', '--silence', '0'], 'more than 0'],
  ])('refuses %s', async (_name, args, said) => {
    const ran = await runCli(['listen', ...args], { env: env() });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
  });

  it('refuses a secret that cannot sign', async () => {
    const more = { ...env(), WEBHOOK_SECRET: 'short' };
    const ran = await runCli(['listen', '--forward-to', '3000'], { env: more });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('secret_malformed');
  });
});

describe('events stream', { timeout: 60_000 }, () => {
  it('prints a line of JSON for each event in a pipe, or what is asked for of each', async () => {
    const whole = new Lasting(['events', 'stream', '--after', '0', '--silence', '2'], env());
    const parts = new Lasting(['events', 'stream', '--after', '0', '--query', 'reference'], env());
    const names = new Lasting(['events', 'stream', '--after', '0', '--json=event,sequence'], env());
    running.push(whole, parts, names);
    await sell();
    const [line] = await whole.lines(3);
    expect(JSON.parse(line ?? '')).toMatchObject({ event: 'payment.success', sequence: 1 });
    expect((await parts.lines(1))[0]).toMatch(/^ORD-/);
    expect((await names.lines(1))[0]).toBe('{"event":"payment.success","sequence":1}');
    expect(await Promise.all([whole, parts, names].map((each) => each.interrupt()))).toEqual([130, 130, 130]);
    expect(whole.stderr).toBe('');
  });

  it('ends well when its reader has seen enough', async () => {
    await sell();
    const stream = new Lasting(['events', 'stream', '--after', '0'], env());
    running.push(stream);
    stream.child.stdout?.once('data', () => stream.child.stdout?.destroy());
    await stream.lines(1);
    await sell();
    expect(await stream.ended).toBe(0);
  });
});
