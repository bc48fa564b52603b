import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signWebhook } from '@escrow-checkout/sdk/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Shop } from '../../api/webhooks/shop.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { cliPath, ensureBuilt } from '../cli/built.js';
import { LocalServer } from '../cli/local-server.js';
import { type Ran, runCommand } from '../cli/run.js';
import { blocksOf } from './blocks.js';

/** The block of the README of escrow-cli that holds these words. */
function blockWith(words: string): string {
  const [block] = blocksOf('cli/README.md').filter(({ text }) => text.includes(words));
  if (!block) throw new Error(`No block of cli/README.md has ${words}`);
  return block.text.trimEnd();
}

const folder = temporaryFolder();
const local = new LocalServer();
let receiver: Receiver;
let service: Service;
let shop: Shop;
let env: Record<string, string>;

beforeAll(async () => {
  await ensureBuilt();
  const program = join(folder, 'escrow-cli');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${cliPath}' "$@"\n`);
  chmodSync(program, 0o755);
  await local.start();
  receiver = await Receiver.start();
  const { settings, outgoing } = reaching(receiver);
  service = await startService(`sqlite:${join(folder, 'escrow.db')}`, settings, outgoing);
  shop = await Shop.open(service);
  env = {
    PATH: `${folder}:${process.env.PATH}`,
    ESCROW_API_KEY: shop.key,
    ESCROW_BASE_URL: service.url,
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
});
afterAll(async () => {
  await expectSoundLedger(service);
  await service.stop();
  await receiver.stop();
  await local.stop();
});

/** Runs lines of a README in a folder of their own. */
const type = (lines: string, more: Record<string, string> = {}): Promise<Ran> =>
  runCommand('bash', ['-euo', 'pipefail', '-c', lines], { env: { ...env, ...more }, cwd: folder });

it('events are triggered as the README triggers them', { timeout: 60_000 }, async () => {
  const ran = await type(blockWith('escrow-cli trigger --list'));
  expect(ran.code, ran.stderr).toBe(0);
  expect(ran.stdout).toContain('payout.failed');
  const { body } = await shop.call('GET', '/events?limit=100');
  const counts = (name: string) => body.data.filter(({ event }: { event: string }) => event === name).length;
  // The failed payout needed a release; the release that was only tried out is not a second one.
  expect([counts('payout.failed'), counts('escrow.released')]).toEqual([1, 1]);
});

it('deliveries are verified and signed as the README does it', async () => {
  const { id, secret } = await shop.endpoint(receiver.url('/hook'), { events: ['escrow.funded'] });
  await shop.fund('ORD-VERIFIED');
  const delivery = await shop.attempted(id);
  const [got] = await receiver.count('/hook', 1);
  const text = got?.text ?? '';
  const { headers } = await signWebhook(text, secret);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(join(folder, 'headers.txt'), lines.join('\n'));
  for (const name of ['body.json', 'event.json']) writeFileSync(join(folder, name), text);
  const block = blockWith('escrow-cli webhooks verify --delivery');
  const ran = await type(block.replace(/(--delivery) \S+/, `$1 ${delivery.id}`), { WEBHOOK_SECRET: secret });
  expect(ran.code, ran.stderr).toBe(0);
  expect(ran.stdout.match(/^event +escrow\.funded$/gm)).toHaveLength(2);
  local.secret = secret;
  const curl = ran.stdout.slice(ran.stdout.indexOf('curl ')).replace(/http:\S+/, local.url);
  expect((await type(curl)).stdout).toContain('204');
  expect(local.taken.map(({ text: taken }) => taken)).toEqual([text]);
});

const following = blockWith('escrow-cli events stream').split('\n');

it.each(following)('what happens is followed by: %s', { timeout: 60_000 }, async (line) => {
  let seen = '';
  let isOver = false;
  const words = line.replace(/http:\S+/, local.url);
  const running = runCommand('bash', ['-c', `exec ${words}`], {
    env,
    cwd: folder,
    started: (child) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        const before = seen;
        seen += chunk.toString();
        const isFirst = !before.includes('escrow.funded') && seen.includes('escrow.funded');
        if (isFirst) child.kill('SIGINT');
      });
    },
  }).finally(() => {
    isOver = true;
  });
  // The stream starts with new events, so events are made until it has started.
  for (let count = 1; !seen.includes('escrow.funded') && !isOver; count += 1)
    await shop.fund(`ORD-${following.indexOf(line)}-${count}`);
  const ran = await running;
  expect(ran.code, ran.stderr).toBe(130);
  expect(seen).toContain('escrow.funded');
});
