import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { postUnsigned } from '../../../server/src/commands/partners.js';
import { checkPartner } from '../../../server/src/features/banks/check-partner.js';
import { operateBeside } from '../../harness/server-process.js';
import { temporaryFolder } from '../../harness/stores.js';
import { defined } from '../money/world.js';
import { startPaystackSide } from './paystack-side.js';
import { LiveShop } from './shop.js';
import type { PartnerSide } from './side.js';
import { sides } from './sides.js';

describe('escrow-server partner check', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  const freshFile = () => `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`;
  let shop: LiveShop | null = null;
  let side: PartnerSide | null = null;
  afterEach(async () => {
    if (shop) await shop.close();
    else await side?.stop();
    shop = null;
    side = null;
  });

  test.each(sides)('finds that money can come and go at %s', async (name, startSide) => {
    side = await startSide();
    shop = await LiveShop.open(freshFile(), side);
    const { services } = shop.service.deps;
    const findings = await checkPartner(
      services,
      defined(services.partners.find('live', name)),
      postUnsigned,
    );
    expect(findings.map(({ asked }) => asked)).toEqual([
      'key',
      'clock',
      'business',
      'balance',
      'banks',
      'payments',
      'notifications',
    ]);
    expect(findings.filter(({ isGood }) => !isGood)).toEqual([]);
    // A fake of Monnify is on this machine, where notifications need no signature.
    const word = side.signature.isRequired ? 'refuses' : 'takes';
    expect(findings.at(-1)?.said).toContain(`answers, and ${word} what is not signed`);
    expect(side.transfers()).toEqual([]);
  });

  test.each(sides)(
    'finds that the clock of the machine is wrong, beside that of %s',
    async (name, startSide) => {
      side = await startSide();
      shop = await LiveShop.open(freshFile(), side);
      const { services } = shop.service.deps;
      const bank = defined(services.partners.find('live', name));
      const behind = { ...bank, partnerTime: () => services.clock.now() - 90_000 };
      const ahead = { ...bank, partnerTime: () => services.clock.now() + 90_000 };
      const silent = { ...bank, partnerTime: () => null };
      const said = async (partner: typeof bank) =>
        (await checkPartner(services, partner, postUnsigned)).find(({ asked }) => asked === 'clock');
      const failed = (words: string) => ({ isGood: false, said: expect.stringContaining(words) });
      expect(await said(behind)).toMatchObject(failed("90 seconds ahead of the partner's: set the clock"));
      expect(await said(ahead)).toMatchObject(failed("90 seconds behind the partner's: set the clock"));
      expect(await said(silent)).toMatchObject({ isGood: true });
    },
  );

  test.each(sides)('finds that a key is of another business at %s', async (name, startSide) => {
    const file = freshFile();
    const said = async () => {
      const { services } = defined(shop).service.deps;
      const bank = defined(services.partners.find('live', name));
      const findings = await checkPartner(services, bank, postUnsigned);
      return findings.find(({ asked }) => asked === 'business');
    };
    shop = await LiveShop.open(file, await startSide());
    expect(await said()).toMatchObject({
      isGood: true,
      said: expect.stringMatching(/no payment is recorded/),
    });
    await (await shop.escrow()).funded();
    expect(await said()).toMatchObject({ isGood: true, said: expect.stringMatching(/it knows a payment/) });
    await shop.close();
    shop = await LiveShop.open(file, await startSide());
    expect(await said()).toMatchObject({
      isGood: false,
      said: expect.stringMatching(/use the keys of the business/),
    });
  });

  test('names each thing that fails, with its remedy, and exits 1', async () => {
    side = await startPaystackSide();
    const wrong = {
      ...side.settings,
      PAYSTACK_SECRET_KEY: `sk_live_${'b'.repeat(40)}`,
      SITE_URL: 'http://127.0.0.1:9',
    };
    const settings = { ...wrong, DATABASE_URL: freshFile() };
    await operateBeside(settings, 'migrate');
    const { code, stdout, stderr } = await operateBeside(settings, 'partner', 'check');
    expect([code, stderr]).toEqual([1, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^paystack {2}FAILS {2}key .*: copy the live keys again, and allow the address/);
    expect(lines.at(-1)).toMatch(/^paystack {2}FAILS {2}notifications .*: set SITE_URL to the https address/);
    expect(lines).toHaveLength(7);
  });

  test('is refused without a partner, and for one that is not there', async () => {
    const DATABASE_URL = freshFile();
    await operateBeside({ DATABASE_URL }, 'migrate');
    const none = await operateBeside({ DATABASE_URL }, 'partner', 'check');
    expect(none).toMatchObject({
      code: 1,
      stderr: 'No partner is set up for live mode: set its keys.\n',
    });
    const settings = { DATABASE_URL, PAYSTACK_SECRET_KEY: `sk_live_${'a'.repeat(40)}` };
    const other = await operateBeside(settings, 'partner', 'check', '--partner', 'bank');
    expect(other).toMatchObject({ code: 1, stderr: 'There is no live partner "bank".\n' });
  });
});
