import { afterEach, describe, expect, it } from 'vitest';
import { Shop } from '../../audit/shop.js';
import { tamper } from '../../audit/tampering/tamper.js';
import { forEachDatabaseAtOnce } from '../../harness/databases.js';
import { operateBeside } from '../../harness/server-process.js';
import { mailStories } from '../mail-stories.js';

/** Makes every COMMIT of a change fail in a way that says nothing about its outcome. */
const failing = {
  SQLite: `create table orphan (parent text references account deferrable initially deferred) strict;
    create trigger doomed after insert on change begin insert into orphan values ('nobody'); end;`,
  PostgreSQL: `create function doomed() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
    create constraint trigger doomed after insert on change deferrable initially deferred
      for each row execute function doomed();`,
};
const mended = { SQLite: 'drop table orphan', PostgreSQL: 'drop trigger doomed on change' };

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`an operator command on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    afterEach(() => shop.close());

    const run = (words: string, settings: Record<string, string> = {}) =>
      operateBeside({ DATABASE_URL: shop.databaseUrl, ...settings }, ...words.split(' '));

    /** Makes an escrow that is paid and released, and returns its ids. */
    async function released() {
      const escrow = await shop.initiate(250_000);
      const credit = await shop.pay(escrow, 250_000);
      const { payouts } = await shop.act(escrow, { command: 'release', amount: null });
      return { escrow, credit, payout: payouts[0]?.id ?? '' };
    }

    it('says what is unknown when its COMMIT failed, and how to look', async () => {
      shop = await Shop.open(await freshDatabase());
      const { payout } = await released();
      const { escrow, credit } = await released();
      await shop.reverse(credit);
      const hold = `payout hold ${payout}`;
      const settle = `receivable settle ${escrow} --amount 100000 --from`;
      await tamper(shop.databaseUrl, failing[engine as keyof typeof failing]);
      for (const [words, look] of [
        [hold, 'run it again, which does nothing if it is done'],
        [`${settle} recovered --session-id BACK-1`, 'run it again, which does nothing if it is done'],
        [`${settle} written-off`, 'see in escrow-server inbox what is left before you run it again'],
      ] as const) {
        const ran = await run(words);
        expect(ran).toMatchObject({ code: 70, stdout: '' });
        expect(ran.stderr).toMatch(
          /^The database \S+ failed during the commit \([^\n]+\), so it is unknown /,
        );
        expect(ran.stderr).toMatch(
          / whether the command took effect: once the database answers, [^\n]+\.\n$/,
        );
        expect(ran.stderr).toContain(look);
      }
      await tamper(shop.databaseUrl, mended[engine as keyof typeof mended]);
      expect((await run(hold)).stdout).toMatch(/is manual: nothing is sent\.\n$/);
      expect((await run(hold)).stdout).toMatch(/it was so already/);
    });

    it('names SECRET_KEY when another one has sealed what it reads', async () => {
      shop = await Shop.open(await freshDatabase());
      await mailStories[0]?.prepare(shop);
      const [id] = (await run('mail list --test')).stdout.split(' ');
      const ran = await run(`mail show ${id}`, { SECRET_KEY: 'cd'.repeat(32) });
      expect(ran).toMatchObject({ code: 1, stdout: '' });
      expect(ran.stderr).toMatch(/^SECRET_KEY does not open what the database \S+ holds: [^\n]+\.\n$/);
    });

    it('prints one sentence for an unexpected error, and a stack only for LOG_LEVEL=debug', async () => {
      shop = await Shop.open(await freshDatabase());
      await mailStories[0]?.prepare(shop);
      const broken = "update mail set template = 'payee.bank_account_changed', facts_json = '{'";
      await tamper(shop.databaseUrl, broken);
      const [id] = (await run('mail list --test')).stdout.split(' ');
      const ran = await run(`mail show ${id}`);
      expect(ran).toMatchObject({ code: 70, stdout: '' });
      expect(ran.stderr).toMatch(
        /^The program failed unexpectedly \(SyntaxError: [^\n]+LOG_LEVEL=debug[^\n]+\.\n$/,
      );
      expect((await run(`mail show ${id}`, { LOG_LEVEL: 'debug' })).stderr).toMatch(/\n +at /);
    });
  });
});
