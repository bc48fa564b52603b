import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../harness/databases.js';
import { Sale } from '../harness/sale.js';
import { type Service, startService } from '../harness/service.js';
import { Order, Visitor } from '../harness/visitor.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the pages of an order on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('lets a buyer sign in, pay and confirm', async () => {
      const sale = await Sale.open(service);
      const { checkout_url: url } = await sale.read();
      const order = Order.of(url);
      const ada = new Visitor(service);
      const page = await ada.signIn(order, 'buyer@example.com');
      expect(page.status).toBe(200);
      console.log(page.text);
    });
  });
});
