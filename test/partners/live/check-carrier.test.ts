import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkCarrier } from '../../../server/src/features/banks/check-carrier.js';
import { operateBeside } from '../../harness/server-process.js';
import { temporaryFolder } from '../../harness/stores.js';
import { type ShipbubbleWorld, startWorld as startShipbubble } from '../carrier/shipbubble-world.js';
import { startWorld, type TerminalWorld } from '../carrier/terminal-world.js';

describe('escrow-server partner check, of carriers', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  let world: TerminalWorld;
  let shipbubble: ShipbubbleWorld;
  beforeEach(async () => {
    [world, shipbubble] = [await startWorld(), await startShipbubble()];
  });
  afterEach(async () => {
    await world.stop();
    await shipbubble.stop();
  });

  test('accepts the key, and says what the wallet holds', async () => {
    expect(await checkCarrier(world.carrier)).toEqual([
      { asked: 'key', isGood: true, said: 'the aggregator accepts it' },
      { asked: 'wallet', isGood: true, said: 'it holds 100000000 kobo; no pickup is booked from it yet' },
    ]);
  });

  test('names a key that is wrong, and exits 1', async () => {
    const settings = {
      DATABASE_URL: `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`,
      TERMINAL_AFRICA_URL: world.fake.url,
      TERMINAL_AFRICA_SECRET_KEY: `sk_live_${'b'.repeat(32)}`,
    };
    await operateBeside(settings, 'migrate');
    const { code, stdout, stderr } = await operateBeside(settings, 'partner', 'check');
    expect([code, stderr]).toEqual([1, '']);
    const [key, ...others] = stdout.trimEnd().split('\n');
    expect(key).toMatch(/^terminal_africa {2}FAILS {2}key .* 401 .*: copy the live key again\.$/);
    expect(others).toEqual([]);
  });

  test('says that checks of addresses need a wallet that is not empty', async () => {
    expect(await checkCarrier(shipbubble.carrier)).toMatchObject([{ isGood: true }, { isGood: true }]);
    shipbubble.fake.control.spendWallet(100_000_000);
    expect(await checkCarrier(shipbubble.carrier)).toEqual([
      { asked: 'key', isGood: true, said: 'the aggregator accepts it' },
      { asked: 'wallet', isGood: false, said: expect.stringMatching(/empty.*: top it up/) },
    ]);
  });

  test('asks each aggregator that is configured, or the one that is named', async () => {
    const settings = {
      DATABASE_URL: `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`,
      TERMINAL_AFRICA_URL: world.fake.url,
      TERMINAL_AFRICA_SECRET_KEY: world.fake.settings.secretKey,
      SHIPBUBBLE_URL: shipbubble.fake.url,
      SHIPBUBBLE_KEY: `sb_prod_${'b'.repeat(32)}`,
      LIVE_CARRIER: 'shipbubble',
    };
    await operateBeside(settings, 'migrate');
    const all = await operateBeside(settings, 'partner', 'check');
    expect(all.stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^shipbubble {2}FAILS {2}key .* 401 .*: copy the live key again\.$/),
      expect.stringMatching(/^terminal_africa {2}good {2}key /),
      expect.stringMatching(/^terminal_africa {2}good {2}wallet /),
    ]);
    expect(all.code).toBe(1);
    const one = await operateBeside(settings, 'partner', 'check', '--partner', 'terminal_africa');
    expect([one.code, one.stdout.split('\n').length]).toEqual([0, 3]);
    const none = await operateBeside(settings, 'partner', 'check', '--partner', 'sendbox');
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('There is no live partner')]);
  });
});
