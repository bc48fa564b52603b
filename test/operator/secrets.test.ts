import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config.js';
import { createDeps, type Deps } from '../../server/src/deps.js';
import { openReleaseCode } from '../../server/src/features/escrow/enter-code.js';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { enterSecretKeys } from '../../server/src/features/secrets/admit.js';
import { countSealed, rotateSecrets } from '../../server/src/features/secrets/rotate.js';
import { audit } from '../audit/audit.js';
import { Shop } from '../audit/shop.js';
import { tellEverything } from '../audit/stories.js';
import { seal } from '../audit/tampering/market.js';
import { tamper } from '../audit/tampering/tamper.js';
import { forEachDatabase } from '../harness/databases.js';

const [first, second] = ['ab'.repeat(32), 'cd'.repeat(32)] as const;

forEachDatabase((_, freshDatabase) => {
  let opened: Deps[] = [];
  afterEach(async () => {
    for (const deps of opened) await deps.close();
    opened = [];
  });

  /** Services beside those of the shop, with both keys. */
  async function openRotating(databaseUrl: string): Promise<Deps> {
    const settings = { DATABASE_URL: databaseUrl, SECRET_KEY_PREVIOUS: first };
    const onFatal = (error: unknown) => {
      throw error;
    };
    const log = pino({ level: 'silent' });
    const deps = createDeps({ config: readConfig(settings), secretKey: second, onFatal, log });
    opened.push(deps);
    await deps.services.store.migrate('none');
    await enterSecretKeys(deps.services);
    return deps;
  }

  async function openShop(): Promise<Shop> {
    const shop = await Shop.open(await freshDatabase());
    opened.push(shop.deps);
    await enterSecretKeys(shop.deps.services);
    await tellEverything(shop);
    return shop;
  }

  it('every copy of an account number is sealed anew, and the books and their evidence hold', async () => {
    const shop = await openShop();
    const { services } = await openRotating(shop.databaseUrl);
    expect((await verifyLedger(services)).discrepancies).toEqual([]);
    const rotation = await rotateSecrets(services, () => {});
    expect(rotation).toMatchObject({ left: [], isRetired: true });
    expect(rotation.resealed).toBeGreaterThan(10);
    const names = new Set((await countSealed(services)).map(({ keyName }) => keyName));
    expect([...names]).toEqual([services.secretKeys.current]);
    expect((await verifyLedger(services)).discrepancies).toEqual([]);
    expect(await audit(shop.databaseUrl, second)).toEqual([]);
  });

  it('the release code of an open escrow stays what it is', async () => {
    const shop = await openShop();
    const id = await shop.initiate(100_000);
    const code = openReleaseCode(shop.deps.services, (await shop.read(id)).escrow);
    const { services } = await openRotating(shop.databaseUrl);
    expect((await rotateSecrets(services, () => {})).left).toEqual([]);
    const { escrow } = await shop.read(id);
    expect(openReleaseCode(services, escrow)).toBe(code);
    expect(() => openReleaseCode(shop.deps.services, escrow)).toThrow();
    expect((await verifyLedger(services)).discrepancies).toEqual([]);
    expect(await audit(shop.databaseUrl, second)).toEqual([]);
  });

  it('a change under a retired key is reported', async () => {
    const shop = await openShop();
    const { services } = await openRotating(shop.databaseUrl);
    await rotateSecrets(services, () => {});
    await shop.initiate(100_000);
    const found = await verifyLedger(services);
    expect(found.discrepancies.map(({ code }) => code)).toEqual(['change_altered']);
    await seal(shop);
    const codes = (await verifyLedger(services)).discrepancies.map(({ code }) => code);
    expect(codes.sort()).toEqual(['chain_broken', 'change_altered']);
    expect(await audit(shop.databaseUrl, second)).toHaveLength(2);
  });

  it('the end of a retired key cannot be moved', async () => {
    const shop = await openShop();
    const { services } = await openRotating(shop.databaseUrl);
    await rotateSecrets(services, () => {});
    await shop.initiate(100_000);
    await seal(shop);
    await tamper(
      shop.databaseUrl,
      'update secret_key set through_position = 1000000 where retired_at is not null',
    );
    const codes = (await verifyLedger(services)).discrepancies.map(({ code }) => code);
    expect(codes).toContain('change_altered');
    expect(codes).toContain('chain_broken');
    expect(await audit(shop.databaseUrl, second)).not.toEqual([]);
  });

  it('a value that does not open is left and named, and the key is not retired', async () => {
    const shop = await openShop();
    await tamper(shop.databaseUrl, "update default_secret set secret_sealed = 'v1.AAAA' where mode = 'test'");
    const { services } = await openRotating(shop.databaseUrl);
    const rotation = await rotateSecrets(services, () => {});
    expect(rotation.isRetired).toBe(false);
    expect(rotation.left).toEqual([{ field: 'default_secret.secret_sealed', keyName: null, count: 1 }]);
  });
});
