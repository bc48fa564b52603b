import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { verifyWebhook } from '@escrow-checkout/sdk/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { defaultSecrets } from '../../server/src/features/webhooks/secret.js';
import { audit } from '../audit/audit.js';
import { forEachDatabase } from '../harness/databases.js';
import { Receiver } from '../harness/receiver.js';
import { temporaryFolder } from '../harness/stores.js';
import { runOnCall } from '../operator/on-call.js';
import { loadDatabase } from './kept/dump.js';
import { keptReleases, readKept, version } from './kept/files.js';
import { KeptService } from './kept/service.js';
import { type KeptStory, readLists, Teller } from './kept/story.js';

const folder = temporaryFolder();

interface Way {
  name: string;
  release: string;
  /** The engine that the database was kept on; the other one if it was copied. */
  keptOn: 'sqlite' | 'postgres';
}

/** Kept databases of an engine; on PostgreSQL also those that a copy brought there. */
function waysTo(engine: string): Way[] {
  return keptReleases().flatMap((release): Way[] => {
    const name = `A ${engine} database of ${release}`;
    if (engine === 'SQLite') return [{ name, release, keptOn: 'sqlite' }];
    return [
      { name, release, keptOn: 'postgres' },
      { name: `A SQLite database of ${release}, copied`, release, keptOn: 'sqlite' },
    ];
  });
}

/** Brings a SQLite database to PostgreSQL as an operator does. */
async function copyFromSqlite(sql: string, to: string): Promise<void> {
  const from = `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`;
  await loadDatabase(from, sql);
  const settings = { DATABASE_URL: from, SECRET_KEY: 'cd'.repeat(32) };
  for (const words of [['migrate'], ['copy', '--from', from, '--to', to]]) {
    const { code, stderr } = await runOnCall(settings, ...words);
    expect(code, stderr).toBe(0);
  }
}

forEachDatabase((engine, _, emptyDatabase) => {
  describe.each(waysTo(engine))('$name', { timeout: 60_000 }, ({ release, keptOn }) => {
    let story: KeptStory;
    let databaseUrl: string;
    let receiver: Receiver;
    let service: KeptService;
    let teller: Teller;

    beforeAll(async () => {
      databaseUrl = await emptyDatabase();
      const kept = readKept(release, keptOn);
      story = kept.story;
      const isCopied = engine === 'PostgreSQL' && keptOn === 'sqlite';
      await (isCopied ? copyFromSqlite(kept.sql, databaseUrl) : loadDatabase(databaseUrl, kept.sql));
      receiver = await Receiver.start();
      const liveBooksUrl = `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`;
      const now = story.endedAt;
      service = await KeptService.open({ databaseUrl, liveBooksUrl, receiver, now, series: 2 });
      await service.introduce(story.accountId);
      teller = new Teller(service, story.keys.test);
    });
    afterAll(async () => {
      await service?.close();
      await receiver?.stop();
    });

    const expectSoundBooks = async () => {
      expect((await verifyLedger(service.services)).discrepancies).toEqual([]);
      expect(await audit(databaseUrl)).toEqual([]);
    };
    /** Waits for an event; deliveries that were waiting in the kept database arrive first. */
    const arrived = async (reference: string) => {
      for (let count = 1; ; count += 1) {
        const posts = await receiver.count('/moved', count);
        const post = posts.find(({ body }) => body.reference === reference);
        if (post) return post;
      }
    };
    const read = async (reference: string) => (await teller.call('GET', `/escrow/${reference}`)).body;

    it('is upgraded without loss, and its books are right', async () => {
      await expectSoundBooks();
      expect(await readLists(service, story.keys.test)).toEqual(story.lists);
    });

    it('replays the answer of a key, and refuses the key for another request', async () => {
      const { path, key, body, answer } = story.refunded;
      const headers = { 'Idempotency-Key': key };
      const again = await teller.call('POST', path, body, headers);
      expect(again.headers.get('idempotent-replay')).toBe('true');
      expect(again.body).toEqual(answer);
      const other = await service.call(story.keys.test, 'POST', path, { ...body, amount: 1 }, headers);
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
    });

    it('delivers a release to its endpoint, signed with its kept secret', async () => {
      const { id, secret } = story.endpoint;
      await teller.call('PATCH', `/webhooks/${id}`, { url: receiver.url('/moved') });
      const released = await teller.act('FUNDED', 'release');
      expect(released.body).toMatchObject({ status: 'released', amount_released: 250_000 });
      await teller.advance({ minutes: 2 });
      const post = await arrived('FUNDED');
      const headers = post.headers as Record<string, string>;
      const nowMs = () => service.services.clock.now();
      const event = await verifyWebhook(post.text, headers, secret, { nowMs });
      expect(event).toMatchObject({ event: 'escrow.released', reference: 'FUNDED' });
      expect((await read('FUNDED')).payouts).toMatchObject([{ status: 'paid', amount: 250_000 }]);
    });

    it('keeps the default secret of the account, for both modes', async () => {
      const [test, live] = await Promise.all(
        (['test', 'live'] as const).map((mode) => defaultSecrets(service.services, story.accountId, mode)),
      );
      expect(test).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
      expect(live).toEqual(test);
    });

    it('continues what was under way', async () => {
      const refunded = await teller.act('DISPUTE-WITHDRAWN', 'refund');
      expect(refunded.body).toMatchObject({ status: 'refunded', amount_refunded: 250_000 });
      await teller.call('POST', '/sandbox/escrow/PARTLY-PAID/fund', {});
      expect(await read('PARTLY-PAID')).toMatchObject({ status: 'funded', amount_held: 250_000 });
      await teller.advance({ hours: 100 });
      expect(await read('DELIVERED')).toMatchObject({ status: 'released', amount_released: 250_000 });
      expect(await read('AWAITING')).toMatchObject({ status: 'expired' });
      expect(await read('DISPUTED')).toMatchObject({ status: 'refunded' });
      expect((await read('PAYOUT-WAITING')).payouts).toMatchObject([{ status: 'paid' }]);
    });

    it('keeps a buyer signed in', async () => {
      const { page, cookie } = story.session;
      const answer = await service.visit(page, cookie);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('ada@example.com');
    });

    it('pays live money out', async () => {
      const live = new Teller(service, story.keys.live);
      await live.act('LIVE-FUNDED', 'release');
      await service.runDue();
      const { body } = await live.call('GET', '/escrow/LIVE-FUNDED');
      expect(body).toMatchObject({ status: 'released', payouts: [{ amount: 250_000 }] });
    });

    it('has right books after all of that', expectSoundBooks);
  });
});

it('a database of this version is kept; if not, run `npm run keep-database`', () => {
  expect(keptReleases()).toContain(version);
});
