import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { inTestMode } from '../../harness/partners.js';
import { type Answer, keyHeader, type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { Order, Visitor } from '../../harness/visitor.js';

/** The sandbox bank closes an account number after eight hours; payment is awaited for longer. */
const pastItsEnd = { hours: 9 };
const openNumber = /^\d{10}$/;

type Kind = {
  kind: string;
  open(customerEmail: string): Promise<TestEscrow | TestCharge>;
  repeat(sale: TestEscrow | TestCharge): Promise<Answer>;
};

forEachDatabase((engine, freshDatabase) => {
  describe(`an account number past its end, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const email = () => `buyer-${keyHeader()['Idempotency-Key']}@example.com`;
    const now = async () => Date.parse((await service.call('GET', '/sandbox/clock')).body.now);
    const ended = { account_number: null, bank_name: null };

    const sales: [Kind, Kind] = [
      {
        kind: 'an escrow',
        open: (customer_email) => TestEscrow.open(service, { customer_email }),
        repeat: (sale) => (sale as TestEscrow).initiate(),
      },
      {
        kind: 'a direct charge',
        open: (customer_email) => TestCharge.open(service, { customer_email }),
        repeat: (sale) => (sale as TestCharge).create(),
      },
    ];

    /** Opens a sale, lets the time of its number pass, and returns both. */
    const endedSale = async (
      { open }: Kind,
      customer = email(),
      time: Parameters<typeof advance>[1] = pastItsEnd,
    ) => {
      const sale = await open(customer);
      const { account_number: number } = await sale.read();
      expect(number).toMatch(openNumber);
      await advance(service, time);
      return { sale, number, customer };
    };
    const expectFresh = async (sale: TestEscrow | TestCharge, endedNumber: string) => {
      const { account_number, expires_at, amount, amount_kobo } = await sale.read();
      expect(account_number).toMatch(openNumber);
      expect(account_number).not.toBe(endedNumber);
      expect(Date.parse(expires_at)).toBeGreaterThan(await now());
      const body = { account_number, amount: amount ?? amount_kobo };
      const { reference } = (await service.call('POST', '/sandbox/credits', { body })).body;
      expect(reference).toBe(sale.reference);
      expect((await sale.read()).status).toMatch(/^(funded|succeeded)$/);
    };

    it.each(sales)('of $kind is not shown as taking money', async (kind) => {
      const { sale } = await endedSale(kind);
      const read = await sale.read();
      expect(read).toMatchObject({ ...ended, status: expect.stringMatching(/^(awaiting_payment|pending)$/) });
      expect(Date.parse(read.expires_at)).toBeLessThanOrEqual(await now());
    });

    it.each(sales)('of $kind is replaced when the request is repeated by its reference', async (kind) => {
      const { sale, number } = await endedSale(kind);
      const { status, body } = await kind.repeat(sale);
      expect([status, body.account_number]).toEqual([200, expect.stringMatching(openNumber)]);
      await expectFresh(sale, number);
    });

    it.each(sales)('of $kind is not on the page, where the buyer gets another', async (kind) => {
      const { sale, number, customer } = await endedSale(kind);
      const order = Order.of((await sale.read()).checkout_url);
      const buyer = new Visitor(service);
      const page = await buyer.signIn(order, customer);
      expect([page.status, page.text.includes(number)]).toEqual([200, false]);
      expect((await buyer.post(order.at('account'))).status).toBe(303);
      expect((await buyer.get(order.at())).text).toContain((await sale.read()).account_number);
      await expectFresh(sale, number);
    });

    it.each(sales)('of $kind that ends in minutes is not shown, and still takes money', async (kind) => {
      const { sale, number, customer } = await endedSale(kind, email(), { hours: 7, minutes: 51 });
      const order = Order.of((await sale.read()).checkout_url);
      const page = await new Visitor(service).signIn(order, customer);
      const fresh = (await sale.read()).account_number;
      expect(fresh).toMatch(openNumber);
      expect([fresh === number, page.text.includes(number), page.text.includes(fresh)]).toEqual([
        false,
        false,
        true,
      ]);
      const { amount, amount_kobo } = await sale.read();
      const body = { account_number: number, amount: amount ?? amount_kobo };
      expect((await service.call('POST', '/sandbox/credits', { body })).body.reference).toBe(sale.reference);
      expect((await sale.read()).status).toMatch(/^(funded|succeeded)$/);
    });

    it.each(sales)('of $kind that ends in minutes is replaced by a repeated request', async (kind) => {
      const { sale, number } = await endedSale(kind, email(), { hours: 7, minutes: 51 });
      const { account_number: fresh } = (await kind.repeat(sale)).body;
      expect(fresh).toMatch(openNumber);
      await expectFresh(sale, number);
    });

    it.each(sales)('of $kind stays while there is time to pay', async (kind) => {
      const { sale, number, customer } = await endedSale(kind, email(), { hours: 7, minutes: 49 });
      const order = Order.of((await sale.read()).checkout_url);
      const page = await new Visitor(service).signIn(order, customer);
      expect(page.text).toContain(number);
      expect((await kind.repeat(sale)).body.account_number).toBe(number);
    });

    it('stays on the page if the bank opens no other in its last minutes', async () => {
      const { sale, number, customer } = await endedSale(sales[0], email(), { hours: 7, minutes: 55 });
      const order = Order.of((await sale.read()).checkout_url);
      const fault = { operation: 'open_virtual_account', kind: 'unavailable', count: 2 };
      await service.call('POST', '/sandbox/faults', { body: fault });
      const buyer = new Visitor(service);
      expect(await buyer.signIn(order, customer)).toMatchObject({
        status: 200,
        text: expect.stringContaining(number),
      });
      expect((await sales[0].repeat(sale)).body.account_number).toBe(number);
      expect((await buyer.get(order.at())).text).not.toContain(number);
      await expectFresh(sale, number);
    });

    it('is replaced by another one where an earlier attempt took the next reference', async () => {
      const { services } = service.deps;
      const { partners, sandboxBank } = services;
      const taken = new Set<string>();
      services.partners = inTestMode({
        ...sandboxBank,
        // The answer to the first call was lost, and no number is repeated.
        openVirtualAccount: async (request) => {
          const isUsed = taken.size === 0 || taken.has(request.partnerReference);
          taken.add(request.partnerReference);
          return isUsed ? null : sandboxBank.openVirtualAccount(request);
        },
      });
      const { sale, number } = await endedSale(sales[0], email(), { hours: 7, minutes: 55 });
      const { account_number: fresh } = (await sales[0].repeat(sale)).body;
      services.partners = partners;
      expect(taken.size).toBe(3);
      expect(fresh).toMatch(openNumber);
      await expectFresh(sale, number);
    });

    it('is not replaced once the escrow is paid', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.fund();
      await advance(service, pastItsEnd);
      expect((await escrow.initiate()).body).toMatchObject(ended);
      expect(await escrow.read()).toMatchObject({ ...ended, status: 'funded' });
    });

    it('stays in the kept answer, byte for byte, when a request is repeated under its key', async () => {
      const kinds = [
        async () => {
          const charge = await TestCharge.open(service);
          const key = keyHeader()['Idempotency-Key'];
          return { sale: charge, send: () => charge.create({}, key), fresh: () => charge.create() };
        },
        async () => {
          const escrow = await TestEscrow.open(service);
          const key = keyHeader();
          const send = () => escrow.post('accept', { payout }, key);
          return { sale: escrow, send, fresh: () => escrow.initiate() };
        },
      ];
      for (const open of kinds) {
        const { sale, send, fresh } = await open();
        const kept = await send();
        expect(kept.body.account_number).toMatch(openNumber);
        await advance(service, pastItsEnd);
        const repeated = await send();
        expect([repeated.headers.get('Idempotent-Replay'), repeated.text]).toEqual(['true', kept.text]);
        // The repeat has opened no other.
        expect(await sale.read()).toMatchObject(ended);
        await fresh();
        expect((await send()).text).toBe(kept.text);
      }
    });
  });
});
