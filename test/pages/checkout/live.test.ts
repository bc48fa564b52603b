import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/src/app.js';
import { createHttpServer } from '../../../server/src/http/serve.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { Order, Visitor } from '../../harness/visitor.js';

const email = 'live@example.com';

forEachDatabase((engine, freshDatabase) => {
  describe(`the live status of a checkout on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let escrow: TestEscrow;
    let order: Order;
    let ada: Visitor;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      escrow = await TestEscrow.open(service, { customer_email: email });
      order = Order.of((await escrow.read()).checkout_url);
      ada = new Visitor(service);
      await ada.signIn(order, email);
    });
    afterAll(() => service.stop());

    const open = async (cookie: string) => {
      const url = new URL(order.at('stream'), service.url);
      const answer = await fetch(url, { headers: { Cookie: `session=${cookie}` } });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      /** Reads up to the n-th mark. */
      const marks = async (count: number) => {
        const found = () => [...text.matchAll(/^data: (.+)$/gm)].map(([, mark]) => mark);
        while (found().length < count) text += (await reader?.read())?.value ?? '';
        return found();
      };
      return { answer, marks, close: () => reader?.cancel() };
    };

    it('sends the mark at once and at every change, equal to that of the page and the status', async () => {
      const stream = await open(ada.cookies.get('session') ?? '');
      expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
      const mark = async () => JSON.parse((await ada.get(order.at('status'))).text).mark;
      const before = await mark();
      expect(await stream.marks(1)).toEqual([before]);
      expect((await ada.get(order.at())).text).toContain(`data-mark="${before}"`);
      await escrow.fund({ amount: 100_000 });
      const [, half] = await stream.marks(2);
      expect(half).toBe(await mark());
      await escrow.fund();
      const [, , whole] = await stream.marks(3);
      expect(whole).toBe(await mark());
      expect(new Set([before, half, whole]).size).toBe(3);
      await stream.close();
    });

    it('ends when the service stops', async () => {
      let isStopping = false;
      const server = createHttpServer(createApp(service.deps.services, () => isStopping));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${order.at('stream')}`;
      const answer = await fetch(url, { headers: { Cookie: `session=${ada.cookies.get('session')}` } });
      isStopping = true;
      expect(await answer.text()).toMatch(/^retry: 2000\n\nevent: mark\ndata: \d+\.\d+\n\n/);
      await new Promise((resolve) => server.close(resolve));
    });

    it('is refused to everybody except its buyer', async () => {
      const stranger = await open('nobodynobodynobodynobodynobody00');
      expect(stranger.answer.status).toBe(401);
      expect(await new Visitor(service).get(order.at('status'))).toMatchObject({ status: 401, text: '{}' });
    });

    it('ends when the browser signs out', async () => {
      const session = ada.cookies.get('session') ?? '';
      await ada.post(order.at('sign-out'));
      expect((await open(session)).answer.status).toBe(401);
    });
  });
});
