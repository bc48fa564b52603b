import { afterEach, describe, expect, test } from 'vitest';
import { loadEscrowByReference } from '../../../server/src/features/checkouts/load.js';
import { beginRestore } from '../../../server/src/features/restores/suspension.js';
import { forEachDatabase } from '../../harness/databases.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { type Databases, RestorableWorld } from './restored.js';
import { defined, hourMs, minuteMs, price, proof, type World } from './world.js';

const reference = 'ORD-CUT';

async function idOf({ services, accountId }: World): Promise<string> {
  return defined(await loadEscrowByReference(services.store, accountId, 'test', reference)).escrow.id;
}

const act = (command: Parameters<World['act']>[1]) => async (world: World) =>
  void (await world.act(await idOf(world), command));

/** Parts go both ways, and the excess goes back. */
const story: readonly ((world: World) => Promise<void>)[] = [
  (world) => world.saveBankAccount(),
  async (world) => void (await world.initiate({ reference, releaseWindowHours: 1440 })),
  async (world) =>
    void (await world.fund(await idOf(world), { amount: price + 20_000, partnerCreditId: 'paid-1' })),
  (world) => world.pass(0),
  act({ command: 'accept' }),
  act({ command: 'deliver', proof }),
  act({ command: 'release', amount: 100_000 }),
  (world) => world.pass(minuteMs),
  act({ command: 'refund', amount: 50_000, reason: null }),
  (world) => world.pass(minuteMs),
  act({ command: 'release', amount: null }),
  (world) => world.pass(0),
  (world) => world.pass(minuteMs),
  (world) => world.pass(hourMs),
];

async function playOn({ world }: RestorableWorld, from: number): Promise<void> {
  for (const tell of story.slice(from)) await tell(world);
}

const opened: RestorableWorld[] = [];

/** Plays the story, with a backup before each of its steps. */
async function playedOnce(databases: Databases) {
  const restorable = await RestorableWorld.open(databases);
  opened.push(restorable);
  const backups: string[] = [];
  for (const tell of story) {
    backups.push(await restorable.backUp());
    await tell(restorable.world);
  }
  return { restorable, backups };
}

forEachDatabase((engine, fresh, empty) => {
  const databases = { fresh, empty };
  describe(`a story cut back on ${engine} and played again`, { timeout: 120_000 }, () => {
    afterEach(async () => {
      for (const restorable of opened.splice(0)) await restorable.close();
    });

    test.each([
      ['after a restore', true],
      ['when nobody says that it was one', false],
    ])('pays nothing twice %s, wherever it is cut', async (_, isAnnounced) => {
      const { restorable, backups } = await playedOnce(databases);
      expect(await countOrders(restorable.bankStore)).toBe(4);
      for (const [cut, backup] of backups.entries()) {
        const world = await restorable.restore(backup);
        if (isAnnounced) await beginRestore(world.services);
        await playOn(restorable, cut);
        for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
        expect(await countOrders(restorable.bankStore), `cut before step ${cut}`).toBe(4);
        const { payouts, refunds } = await world.load(await idOf(world));
        const statuses = [...payouts, ...refunds].map(({ status }) => status);
        expect(statuses, `cut before step ${cut}`).toEqual(['paid', 'paid', 'paid', 'paid']);
        await expectBooksToAgree(world.services.store, restorable.bankStore);
      }
    });
  });
});
