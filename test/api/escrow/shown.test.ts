import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadShown } from '../../../server/src/features/checkouts/load-shown.js';
import { forEachDatabase } from '../../harness/databases.js';
import { readsBy } from '../../harness/reads.js';
import { type Service, startService } from '../../harness/service.js';
import { payout, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`an escrow that changes while it is read to be shown, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    /** Reads the escrow, and makes a change before the statement of this name is read for the first time. */
    async function readWhile(escrow: TestEscrow, name: string, change: () => Promise<unknown>) {
      const { escrow_id: id } = await escrow.read();
      let isChanged = false;
      const { store, reads } = readsBy(service.deps.services.store, async (statement) => {
        if (isChanged || statement.name !== name) return;
        isChanged = true;
        await change();
      });
      return { shown: await loadShown(store, id), reads };
    }

    it('shows a release whole or not at all', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('accept', { payout });
      const release = () => escrow.post('release', {});
      const { shown } = await readWhile(escrow, 'payout.newest_of_checkout', release);
      if (!shown || !('escrow' in shown)) throw new Error('There is no escrow');
      expect([shown.escrow.status, shown.escrow.amountReleased]).toEqual(['released', 250_000]);
      expect(shown.payouts).toMatchObject([{ amount: 250_000 }]);
    });

    it('shows a dispute whole or not at all', async () => {
      const escrow = await TestEscrow.funded(service);
      const dispute = () => escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      const { shown } = await readWhile(escrow, 'dispute.of_checkout', dispute);
      if (!shown || !('escrow' in shown)) throw new Error('There is no escrow');
      expect([shown.escrow.status, shown.dispute?.reason]).toEqual(['disputed', 'damaged']);
    });

    it('takes no statement more when nothing changes', async () => {
      const { reads } = await readWhile(await TestEscrow.funded(service), 'none', async () => {});
      expect(reads.filter((name) => name.startsWith('checkout.'))).toEqual(['checkout.payee_by_id']);
    });
  });
});
