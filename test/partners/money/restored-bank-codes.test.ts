import { afterEach, describe, expect, test } from 'vitest';
import { step } from '../../../server/src/adapters/store/statement.js';
import { areSendsSuspended, beginRestore } from '../../../server/src/features/restores/suspension.js';
import { forEachDatabase } from '../../harness/databases.js';
import { rawStatement } from '../../store/fixtures.js';
import { loadPayout, releasedPayout } from './attempts.js';
import { expectBooksToAgree } from './books.js';
import { RestorableWorld } from './restored.js';
import { minuteMs } from './world.js';

/** What a backup has of the account to which the payout went. */
const onFile = [
  ['no bank of the partner is certainly the one', "bank_code_partner = null, bank_name = 'Bank of Nowhere'"],
  ['the bank has the code of another partner', "bank_code_partner = 'other', bank_code = '100004'"],
] as const;

forEachDatabase((engine, fresh, empty) => {
  describe(`a payout that was paid since the backup, on ${engine}`, { timeout: 30_000 }, () => {
    let restorable: RestorableWorld;
    afterEach(() => restorable.close());

    test.each(onFile)('is not paid again if %s on file', async (_case, fields) => {
      restorable = await RestorableWorld.open({ fresh, empty });
      const id = await releasedPayout(restorable.world);
      const backup = await restorable.backUp();
      await restorable.world.pass(0);
      await restorable.world.pass(minuteMs);
      const world = await restorable.restore(backup);
      for (const table of ['seller', 'payout']) {
        const foreign = rawStatement(`update ${table} set ${fields}`);
        await world.services.store.transact([step(foreign, {})]);
      }
      await beginRestore(world.services);
      for (let count = 0; count < 3; count += 1) await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
      expect(world.bank.calls('transfer')).toBe(0);
      expect(await areSendsSuspended(world.services, 'test')).toBe(false);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });
  });
});
