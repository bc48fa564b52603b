import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatLocalTime } from '../../../server/src/domain/local-time.js';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { returnPayout } from '../../../server/src/features/operator/transfers.js';
import { disputed } from '../../api/disputes/dispute.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { payout } from '../../harness/test-escrow.js';
import { Parties } from './mail-context.js';

const hoursOf = (days: number) => 24 * days;
const tooEarly = 'a seller to whom a mail was sent seven days ago';

forEachDatabase((engine, freshDatabase) => {
  describe(`a payout that waits for a bank account, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    /** Advances the test clock, in as many calls as necessary. */
    const pass = async (hours: number) => {
      const options = { body: { hours }, headers: keyHeader() };
      while ((await service.call('POST', '/sandbox/clock/advance', options)).body.pending);
    };
    /** An escrow whose dispute the operator decides for a seller without a bank account. */
    const waiting = async () => {
      const people = new Parties(service);
      const checkout = await people.open();
      await checkout.fund();
      const id = await disputed(checkout, { on_behalf_of: 'seller' });
      await resolveDispute(service.deps.services, id, {
        toSeller: 250_000,
        reason: 'The photos show a stain.',
      });
      const { escrow_id, payouts } = await checkout.read();
      expect(payouts).toMatchObject([{ status: 'waiting_details' }]);
      const giveBack = () => returnPayout(service.deps.services, payouts[0].id);
      return { people, checkout, escrowId: escrow_id, payout: payouts[0], giveBack };
    };

    it('is mailed to its seller once, a week before it may go back to the buyer', async () => {
      const { people, checkout, escrowId, payout: owed, giveBack } = await waiting();
      await pass(hoursOf(23) - 1);
      expect(await people.received()).not.toContain('s bank_account_missing');
      await pass(1);
      expect((await people.received()).at(-1)).toBe('s bank_account_missing');
      const { text } = await people.words('seller.bank_account_missing');
      // Seven days after the mail, which is sent 23 days after the decision and the time that the test took.
      const earliest = Date.parse(owed.created_at) + hoursOf(30) * 3_600_000;
      const minutes = [0, 1, 2].map((minute) => formatLocalTime(earliest + minute * 60_000));
      const from = minutes.filter((time) =>
        text.includes(`From ${time} the money may go back to the buyer.`),
      );
      expect(from, text).toHaveLength(1);
      expect(text).toContain(`/sale/${escrowId}`);
      await expect(giveBack()).rejects.toThrow(tooEarly);
      await pass(hoursOf(7) - 1);
      await expect(giveBack()).rejects.toThrow(tooEarly);
      await pass(1);
      await giveBack();
      expect(await checkout.read()).toMatchObject({ status: 'refunded', amount_released: 0 });
      const last = ['s bank_account_missing', 'b refunded', 's over'];
      expect((await people.received()).slice(-3)).toEqual(last);
    });

    it('is paid to a seller who gives a bank account after the mail, and not given back', async () => {
      const { people, checkout, giveBack } = await waiting();
      await pass(hoursOf(23));
      const path = `/sellers/${encodeURIComponent(people.seller)}`;
      expect((await service.call('PUT', path, { body: { payout } })).status).toBe(200);
      await pass(hoursOf(30));
      expect((await people.received()).slice(-2)).toEqual(['s bank_account_missing', 's paid_out']);
      await expect(giveBack()).rejects.toThrow();
      expect(await checkout.read()).toMatchObject({ status: 'released', amount_released: 250_000 });
    });

    it('is not mailed to a seller who gives a bank account in time', async () => {
      const { people } = await waiting();
      const path = `/sellers/${encodeURIComponent(people.seller)}`;
      expect((await service.call('PUT', path, { body: { payout } })).status).toBe(200);
      await pass(hoursOf(31));
      expect(await people.received()).not.toContain('s bank_account_missing');
    });
  });
});
