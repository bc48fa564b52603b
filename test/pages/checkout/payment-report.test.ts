import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listVirtualAccounts } from '../../../server/src/features/checkouts/queries.js';
import { inboxCutoffsAt } from '../../../server/src/features/operator/inbox-search.js';
import {
  closePaymentReport,
  paymentsReported,
} from '../../../server/src/features/operator/payment-reports.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';
import { Order, Visitor } from '../../harness/visitor.js';

const sessionId = '000013261126203340123456789012';

forEachDatabase((engine, freshDatabase) => {
  describe(`a buyer who says that they have paid, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    let count = 0;
    const opened = async () => {
      const email = `sent-${++count}@example.com`;
      const escrow = await TestEscrow.open(service, { customer_email: email });
      const read = await escrow.read();
      const order = Order.of(read.checkout_url);
      const ada = new Visitor(service);
      await ada.signIn(order, email);
      const say = (name: string, fields = {}) => ada.post(order.at(name), fields);
      return { escrow, read, order, ada, say };
    };

    /** What the operator reads of a report in the inbox. */
    const notesOf = async (id: string) => {
      const { store, policy, clock } = service.deps.services;
      const items = await store.all(paymentsReported.list, inboxCutoffsAt(policy, 'test', clock.now()));
      return items.filter((item) => item.id === id).map(({ note }) => note);
    };

    it('has the bank asked at once, and a transfer that nobody reported is found', async () => {
      const { escrow, read, order, say } = await opened();
      const { services } = service.deps;
      const [account] = await services.store.all(listVirtualAccounts, { checkoutId: read.escrow_id });
      await services.sandboxBank.reportTransfer({
        accountId: service.accountId,
        partnerReference: account?.partnerReference ?? null,
        accountNumber: read.account_number,
        amount: 250_000,
        payerName: 'ADA OBI',
        outcome: 'credited',
        partnerCreditId: null,
        now: services.clock.now(),
      });
      expect((await escrow.read()).status).toBe('awaiting_payment');
      expect(await say('sent')).toMatchObject({ status: 303, location: order.at() });
      expect((await escrow.read()).status).toBe('funded');
    });

    it('hears what was found, and the bank is asked once in half a minute', async () => {
      const { say } = await opened();
      expect((await say('sent')).text).toContain('We have just asked the bank: nothing has arrived yet');
      expect((await say('sent')).text).toContain('We asked the bank less than half a minute ago');
      await advance(service, { minutes: 1 });
      expect((await say('sent')).text).toContain('We have just asked the bank');
    });

    it('gives a session ID after ten minutes, which pays nothing', async () => {
      const { escrow, read, order, ada, say } = await opened();
      const { escrow_id } = read;
      await say('sent');
      expect((await ada.get(order.at())).text).not.toContain('Session ID');
      expect((await say('session', { session: sessionId })).status).toBe(303);
      await advance(service, { minutes: 11 });
      expect((await ada.get(order.at())).text).toContain('Session ID');
      expect((await say('session', { session: 'I have paid!' })).status).toBe(422);
      const typed = sessionId.replace(/(\d{6})/g, '$1 ');
      expect((await say('session', { session: typed })).status).toBe(303);
      expect((await ada.get(order.at())).text).toContain(`We have the session ID ${sessionId}`);
      expect(await escrow.read()).toMatchObject({ status: 'awaiting_payment', amount_received: 0 });
      expect(await notesOf(escrow_id)).toEqual([`session ID ${sessionId}`]);
      await escrow.fund({ amount: 100_000 });
      const [{ session_id: arrived }] = (await escrow.read()).credits;
      await say('session', { session: arrived });
      const page = (await ada.get(order.at())).text;
      expect(page).toContain(`The transfer with the session ID ${arrived} has arrived`);
      expect(page).not.toContain('You need do nothing more');
      expect(await notesOf(escrow_id)).toEqual([]);
      // A number that a payment to another order has leads the operator to that payment.
      const other = await opened();
      await other.escrow.fund({ amount: 100_000 });
      const [{ id, session_id: elsewhere }] = (await other.escrow.read()).credits;
      await say('session', { session: elsewhere });
      expect(await notesOf(escrow_id)).toEqual([`session ID ${elsewhere}, which the credit ${id} has`]);
      await closePaymentReport(service.deps.services, escrow_id);
      const closed = (await ada.get(order.at())).text;
      expect(closed).toContain(`We looked for the session ID ${elsewhere}, and no such transfer has reached`);
      expect(closed).toContain('Send the session ID');
      expect(await notesOf(escrow_id)).toEqual([]);
    });
  });
});
