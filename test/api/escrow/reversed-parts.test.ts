import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { reverse } from '../../harness/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

const part = 75_000;
const rest = 175_000;

forEachDatabase((engine, freshDatabase) => {
  describe(`an escrow that is paid in parts, of which the bank reverses one, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterEach(() => expectSoundLedger(service));
    afterAll(() => service.stop());

    /** Pays a part, which goes back at expiry, then the whole price, whose last part the bank reverses. */
    async function reopened(): Promise<TestEscrow> {
      const escrow = await TestEscrow.open(service);
      await escrow.fund({ amount: part });
      await advance(service, { hours: 73 });
      expect(await escrow.read()).toMatchObject({ status: 'expired', amount_refunded: part });
      await escrow.initiate();
      await escrow.fund({ amount: rest });
      const { credits } = (await escrow.fund({ amount: part })).body;
      await reverse(service, credits.at(-1).id);
      return escrow;
    }

    async function settle(escrow: TestEscrow, from: 'held' | 'recovered') {
      const { escrow_id: id } = await escrow.read();
      const recovered = { amount: part, from, sessionId: `BANK-${id}`, transferAmount: null } as const;
      await settleReceivable(service.deps.services, id, from === 'held' ? { amount: part, from } : recovered);
      return escrow.read();
    }

    it('waits for the operator if a part is settled from held, though it had expired before', async () => {
      expect(await settle(await reopened(), 'held')).toMatchObject({
        status: 'disputed',
        amount_held: rest,
        amount_receivable: 0,
      });
    });

    it('returns nothing of a part that left before the price was reached', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.fund({ amount: part });
      const { credits } = (await escrow.fund({ amount: 50_000 })).body;
      await reverse(service, credits[1].id);
      await escrow.fund({ amount: rest });
      await reverse(service, credits[0].id);
      await settle(escrow, 'recovered');
      await escrow.post('refund');
      const refunded = await escrow.read();
      expect(refunded).toMatchObject({ status: 'refunded', amount_refunded: rest + part });
      const returned = refunded.credits.map((credit: { amount_refunded: number }) => credit.amount_refunded);
      expect(returned).toEqual([part, 0, rest]);
    });

    it('goes on once the part is recovered, though it had expired before', async () => {
      expect(await settle(await reopened(), 'recovered')).toMatchObject({
        status: 'funded',
        amount_held: rest + part,
        amount_receivable: 0,
      });
    });
  });
});
