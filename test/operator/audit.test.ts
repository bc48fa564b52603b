import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { operateBeside } from '../harness/server-process.js';
import { expectSound, refused, run } from './operator.js';

interface Printed {
  data: { id: string; action: string; subject: string; author: object; before: unknown; after: unknown }[];
  next: string | null;
}

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`escrow-server audit on ${engine}`, { timeout: 120_000 }, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(async () => {
      await expectSound(shop);
      await shop.close();
    });

    const read = async (words = ''): Promise<Printed> =>
      JSON.parse(await run(shop, `audit --json --account ${shop.accountId}${words}`));

    it('names who ran each command on accounts, keys and limits, newest first and in pages', async () => {
      const id = shop.accountId;
      await run(shop, `--as Ada account plan ${id} business`);
      await run(shop, `account email ${id} ada@example.com --as Ada`);
      const key = await run(shop, `--as Bola key create ${id} --mode live --name backend`);
      const listed = await run(shop, `key list ${id}`);
      const keyId = /^(\S+) +live/m.exec(listed)?.[1] ?? '';
      await run(shop, `--as Bola key revoke ${keyId}`);
      await run(shop, `carriage limit ${id} 500000 --as Ada`);
      await run(shop, `account plan ${id} business`);

      const { data, next } = await read();
      const made = { name: 'backend', last4: key.trim().slice(-4) };
      const unlimited = { scopes: null, networks: null, expires_at: null, replaces: null };
      expect(next).toBeNull();
      expect(
        data.map(({ action, subject, author, before, after }) => [action, subject, author, before, after]),
      ).toEqual([
        ['carriage.limit_changed', id, by('Ada'), { amount_limit: 0 }, { amount_limit: 500_000 }],
        ['api_key.revoked', keyId, by('Bola'), made, null],
        ['api_key.created', keyId, by('Bola'), null, { ...made, ...unlimited }],
        ['account.email_changed', id, by('Ada'), { email: null }, { email: 'ada@example.com' }],
        ['account.plan_changed', id, by('Ada'), { plan: 'free' }, { plan: 'business' }],
        ['account.created', id, expect.anything(), null, expect.objectContaining({ plan: 'free' })],
      ]);
      const first = await read(' --limit 4');
      const second = await read(` --limit 4 --before ${first.next}`);
      expect([...first.data, ...second.data]).toEqual(data);
      expect(second.next).toBeNull();
      expect((await read(` --subject ${keyId}`)).data).toHaveLength(2);
      expect((await read(' --since 2100-01-01')).data).toEqual([]);
      expect((await read(' --test')).data).toEqual([]);
    });

    it('says in words what changed, and takes the user of the system where nobody is named', async () => {
      await run(shop, `account plan ${shop.accountId} free`);
      const text = await run(shop, 'audit --limit 1');
      expect(text).toMatch(
        /^\S+Z {2}account\.plan_changed \S+ of account \S+, by operator "[^"]+" {2}\(\S+\)\n/,
      );
      expect(text).toContain('    plan: "business" -> "free"\n');
      expect(text).toMatch(/--before \S+\n$/);
    });

    it('lists the changes of money too, with what they wrote', async () => {
      const escrow = await shop.initiate(250_000);
      await shop.pay(escrow, 250_000);
      await run(shop, `--as Ada checkout refund ${escrow}`);
      const text = await run(shop, `audit --changes --test --subject ${escrow}`);
      expect(text).toMatch(/ {2}operator:\S+ of account \S+, by operator "Ada"\n {4}checkout /);
    });

    it('refuses a name that is none before it touches the database', async () => {
      for (const name of ['', ' ', 'a\u0007b', 'a\u202eb', 'x'.repeat(101)]) {
        const settings = { DATABASE_URL: `${shop.databaseUrl}-none` };
        const ran = await operateBeside(settings, 'account', 'list', '--as', name);
        expect(ran).toMatchObject({ code: 1, stdout: '' });
        expect(ran.stderr).toContain('The name of --as has 1 to 100 printable characters');
      }
    });

    it.each([
      ['audit --live --test', 'Name --live or --test, not both'],
      ['audit --since yesterday', 'The time of --since is a day in UTC or a time with its zone'],
      ['audit --limit 0', 'The --limit is a whole number from 1 to 1000'],
      ['audit --before nothing', 'There is no entry nothing: see escrow-server audit.'],
      [
        'audit --changes --before x',
        'The place of --before is the number that a page of --changes ends with',
      ],
    ])('%s is refused in one sentence', async (words, sentence) => {
      expect(await refused(shop, words)).toContain(sentence);
    });
  });
});

function by(name: string): object {
  return { kind: 'operator', id: name, network: null };
}
