import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notPreviewed, previewed } from '../../server/src/commands/dry-run-option.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import { found } from '../audit/found.js';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { dumpRows } from '../store/kept/dump.js';
import { cases } from './dry-run-cases.js';
import { runOnCall } from './on-call.js';
import { expectSound, refused, run, waiting } from './operator.js';
import { age, type Story, stories } from './stories.js';

const header = 'Dry run: nothing was changed. Without --dry-run, the command now says and does this:\n';
const effectLine = /^(?:changes|creates|owes|moves|records|mails|starts|does) {2,}.*\n/gm;
const times = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Commands that call a partner after their commit, which a dry run ends at. */
const callsAfterwards = 'delivery book';

const nameOf = (words: string) => words.split(' ').slice(0, 2).join(' ');

/** Fills in the command that a story's item shows. */
async function commandOf(shop: Shop, { kind, nth = 0, fill }: Story): Promise<string> {
  const shown = (await waiting(shop))[kind]?.[nth] ?? '';
  const filled = (await fill?.(shop)) ?? {};
  return shown.replace(/\b[A-Z_]{4,}\b/g, (word) => filled[word] ?? word);
}

async function movementsOf({ deps }: Shop): Promise<readonly string[]> {
  const query = fixedQuery<{ changeId: string; n: number; words: string }>(
    `select change_id as "changeId", n,
       amount || ' kobo) from ' || debit_account || ' to ' || credit_account as words
     from movement order by change_id, n`,
  );
  const rows = await deps.services.store.list(query);
  return rows.map(({ changeId, n, words }) => `${changeId} ${n} (${words}`);
}

const movesIn = (output: string) =>
  [...output.matchAll(/^moves +\S+ (\(.*)$/gm)].map(([, words]) => words ?? '').toSorted();

const page = readFileSync(new URL('../../docs/escrow-server.md', import.meta.url), 'utf8');
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The ids of the payout and the refund that an output says are owed. */
function newIn(output: string): Record<string, string> {
  const owed = [...output.matchAll(/^owes +(payout|refund) ([^,]+),/gm)];
  return Object.fromEntries(owed.map(([, kind, id]) => [id, kind?.toUpperCase()]));
}

/** Returns a dispute that waits for the operator, and its escrow. */
async function disputed(shop: Shop): Promise<[dispute: string, escrow: string]> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 250_000);
  const problem = { reason: 'damaged', description: 'broken', evidence: [] } as const;
  const { dispute } = await shop.act(escrow, { command: 'dispute', ...problem, side: 'seller' });
  return [found(dispute).id, escrow];
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const rowsOf = ({ deps, databaseUrl }: Shop) => dumpRows(deps.services.store.engine, databaseUrl);

/** Runs a command with `--dry-run`, and expects that no row of any table changes. */
async function tried(shop: Shop, words: string) {
  const before = await rowsOf(shop);
  const ended = await runOnCall({ DATABASE_URL: shop.databaseUrl }, ...`${words} --dry-run`.split(' '));
  expect(await rowsOf(shop)).toBe(before);
  return ended;
}

/**
 * Tries a command, then runs it, and expects that it says and moves what was said before. Returns whether it
 * has a dry run of this.
 */
async function tryThenRun(shop: Shop, words: string): Promise<boolean> {
  const { code, stdout, stderr } = await tried(shop, words);
  const movements = new Set(await movementsOf(shop));
  const ran = await run(shop, words);
  if (code === 1) {
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^There is no dry run of this: the \w+ knows the (attempt|booking), and /);
    return false;
  }
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.startsWith(header)).toBe(true);
  if (nameOf(words) === callsAfterwards) {
    expect(stdout).toMatch(/: booking with .*\nchanges {3}shipment \S+ from rate_attached to booking\n/);
    return true;
  }
  const said = stdout.slice(header.length).replace(effectLine, '');
  expect(said.replace(times, 'TIME')).toBe(ran.replace(times, 'TIME'));
  const moved = (await movementsOf(shop)).filter((movement) => !movements.has(movement));
  expect(movesIn(stdout)).toEqual(moved.map((each) => each.slice(each.indexOf('('))).toSorted());
  return true;
}

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`--dry-run on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    const seen = new Set<string>();
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(async () => {
      await expectSound(shop);
      await shop.close();
    });

    // Before the stories, one of which leaves sends suspended, so that no pickup is booked.
    it.each(cases)('says what $name does, and changes nothing', async ({ words, after }) => {
      const tryable = await words(shop);
      seen.add(nameOf(tryable));
      expect(await tryThenRun(shop, tryable)).toBe(true);
      await after?.(shop, tryable.split(' ')[2] ?? '');
    });

    it.each(stories)('says what clears $kind ($nth), and changes nothing', async (story) => {
      // A read of the turn in which another connection wrote would not see that.
      await nextTurn();
      await story.prepare(shop);
      const words = await commandOf(shop, story);
      const name = nameOf(words);
      if (!previewed.includes(name)) await run(shop, words);
      else if (await tryThenRun(shop, words)) seen.add(name);
      const { leaves } = story;
      if (leaves !== undefined) await run(shop, await commandOf(shop, { ...story, kind: leaves, nth: 0 }));
      await story.after?.(shop);
    });

    it('prints what the page about operating shows', async () => {
      const [id, escrow] = await disputed(shop);
      const [, words = '', shown = ''] =
        /^```text dry-run\nescrow-server (.*)\n([^`]+)^```$/m.exec(page) ?? [];
      const printed = await run(shop, words.replace('DISPUTE', id));
      const known = { [id]: 'DISPUTE', [escrow]: 'CHECKOUT', ...newIn(printed) };
      expect(printed.replace(ids, (found) => known[found] ?? found)).toBe(shown);
    });

    it('is refused as the command is, and says of what is done that it does nothing', async () => {
      const [id] = await disputed(shop);
      for (const amount of [250_001, 5_000]) {
        const words = `dispute resolve ${id} --to-seller ${amount} --reason Proved`;
        expect(await refused(shop, `${words} --dry-run`)).toBe(await refused(shop, words));
      }
      const words = `dispute resolve ${id} --to-seller 250000 --reason Proved`;
      await run(shop, words);
      const again = await run(shop, words);
      expect(again).toContain('(it was so already');
      expect(await run(shop, `${words} --dry-run`)).toBe(`${header}${again}does      nothing\n`);
      const other = `dispute resolve ${id} --to-seller 0 --reason Proved`;
      expect(await refused(shop, `${other} --dry-run`)).toBe(await refused(shop, other));
    });

    it('is refused for an expiry while the bank has a payment that is not recorded', async () => {
      const escrow = await shop.initiate(250_000);
      await shop.pay(escrow, 250_000, { notified: false });
      await age(shop, 'checkout', 'payment_deadline_at', escrow, 80 * 3_600_000);
      const { code, stderr } = await tried(shop, `checkout expire ${escrow}`);
      const sentence = 'There is no dry run of this: the bank reports payments that are not recorded, see ';
      expect({ code, stderr }).toEqual({ code: 1, stderr: `${sentence}checkout look-up ${escrow}.\n` });
      expect(await run(shop, `checkout look-up ${escrow}`)).toContain('(250000 kobo) has arrived');
    });

    it('is no option of a command that only reads, or changes a setting', async () => {
      for (const words of ['payout list', 'dispute show any', `account plan ${shop.accountId} business`]) {
        const { code, stderr } = await tried(shop, words);
        expect({ code, stderr }).toEqual({ code: 1, stderr: "error: unknown option '--dry-run'\n" });
      }
    });

    it('was tried with every command that has it', () => {
      expect([...seen].toSorted()).toEqual(previewed.toSorted());
    });

    it.each(Object.entries(notPreviewed))('is refused by name for %s', async (words, reason) => {
      expect(await refused(shop, `${words} any --dry-run`)).toBe(
        `There is no dry run of ${words}: ${reason}.\n`,
      );
    });
  });
});
