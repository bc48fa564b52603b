import { describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { holdAnswer } from '../../harness/held-store.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, defined } from './world.js';

forEachStore((engine, open) => {
  describe(`what the operator decides about a dispute, on ${engine}`, () => {
    test('is not taken for another one that was opened meanwhile', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      const dispute = (reason: 'damaged' | 'wrong_item') =>
        world.act(id, { command: 'dispute', side: 'seller', reason, description: null, evidence: [] });
      const first = defined((await dispute('damaged')).dispute);
      const { store, reached, release } = holdAnswer(world.services.store, 'operator.dispute');
      const decision = { toSeller: 0, reason: 'It arrived broken.' };
      const resolved = resolveDispute({ ...world.services, store }, first.id, decision);
      await reached;
      await world.act(id, { command: 'withdraw', side: 'seller' });
      const second = defined((await dispute('wrong_item')).dispute);
      release();
      await expect(resolved).rejects.toThrow(/run the command again/);
      expect((await world.load(id)).dispute).toEqual(second);
      const again = resolveDispute(world.services, first.id, decision);
      await expect(again).rejects.toThrow(/has ended already/);
      const { after } = await resolveDispute(world.services, second.id, decision);
      expect(after).toMatchObject({ escrow: { status: 'refunded' }, dispute: { id: second.id } });
      expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
    });
  });
});
