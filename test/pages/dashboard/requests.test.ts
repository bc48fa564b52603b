import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { keepWithinBounds, purgeOldApiRequests } from '../../../server/src/features/api-requests/write.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import type { ApiRequest } from '../../../server/src/ports/api-requests.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';

const dayMs = 24 * 3_600_000;
const path = '/developers/requests';

forEachDatabase((engine, freshDatabase) => {
  describe(`The request log on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      screens = await openScreens(service);
    });
    afterAll(async () => {
      await screens.close();
      await service.stop();
    });

    const listed = async (query = '') => {
      const { text } = await screens.get(`${path}${query}`);
      return [...text.matchAll(/requests\/([0-9a-f-]{36})">(\w+)</g)].map(([, id, operation]) => ({
        id,
        operation,
      }));
    };
    const written = async (requestId: string) => {
      const find = () => listed(`?id=${requestId}`);
      await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0);
      return (await find())[0]?.id;
    };
    const sendAs = async (requestId: string, method: string, to: string, body?: unknown) => {
      const answer = await service.call(method, to, { body, headers: { 'X-Request-Id': requestId } });
      return { answer, id: await written(requestId) };
    };
    const stored = () =>
      service.deps.services.store.list(fixedQuery<ApiRequest>('select * from api_request'));

    it('shows a request with its answer, and nobody’s name, address or metadata', async () => {
      const personal = {
        customer_email: 'amaka@example.com',
        customer_name: 'Amaka Okafor',
        seller_email: 'bola@example.com',
        seller_name: 'Bola Idris',
        description: 'A present for Chidi',
        metadata: { note: 'Amaka wants it red' },
      };
      const { id } = await sendAs('first-sale', 'POST', '/escrow/initiate', initiateBody(personal));
      const { text } = await screens.get(`${path}/${id}`);
      expect(text).toContain('initiateEscrow');
      expect(text).toContain('POST /api/public/v1/escrow/initiate');
      expect(text).toContain('&quot;amount&quot;: 250000');
      expect(text).toMatch(/&quot;bank_name&quot;: &quot;[A-Z][\w ]+&quot;/);
      const all = JSON.stringify(await stored());
      for (const word of [/amaka/i, /bola/i, /chidi/i, /\bred\b/]) expect(all).not.toMatch(word);
    });

    it('shows why a request was refused, under the id that its answer had', async () => {
      const { answer, id } = await sendAs(
        'too-little',
        'POST',
        '/escrow/initiate',
        initiateBody({ amount: 1 }),
      );
      expect(answer.body.request_id).toBe('too-little');
      const { text } = await screens.get(`${path}/${id}`);
      expect(text).toContain(answer.body.code);
      expect(text).toContain('/amount');
    });

    it('is narrowed by outcome and operation', async () => {
      await sendAs('missing', 'GET', '/escrow/nothing');
      const refused = await listed('?outcome=refused');
      expect(refused.map(({ operation }) => operation)).toEqual(['getEscrow', 'initiateEscrow']);
      expect((await listed('?outcome=succeeded')).map(({ operation }) => operation)).toEqual([
        'initiateEscrow',
      ]);
      expect(await listed('?operation=getEscrow')).toHaveLength(1);
      expect(await listed('?operation=getEscrow&outcome=succeeded')).toEqual([]);
      expect(await listed('?outcome=failed')).toEqual([]);
    });

    it('keeps what was sent by an unknown key out of it', async () => {
      const before = (await stored()).length;
      const strange = await service.call('GET', '/escrow/nothing', { key: `sk_test_${'a'.repeat(32)}` });
      expect(strange.status).toBe(401);
      await sendAs('after-a-stranger', 'GET', '/account');
      expect(await stored()).toHaveLength(before + 1);
    });

    it("is not found under another account's or mode's address", async () => {
      const [{ id } = { id: '' }] = await listed();
      const { accountId } = await service.newMerchant();
      const strange = await openScreens(service, { account: { id: accountId, name: 'B', plan: 'business' } });
      const live = await openScreens(service, { mode: 'live' });
      for (const other of [strange, live]) {
        expect((await other.get(`${path}/${id}`)).status).toBe(404);
        expect((await other.get(path)).text).toContain('None match');
        await other.close();
      }
    });

    it('answers while nothing can be written, and writes it later', async () => {
      await service.deps.apiRequestWriter.stop();
      await service.call('GET', '/account', { headers: { 'X-Request-Id': 'in-the-meantime' } });
      expect(await listed('?id=in-the-meantime')).toEqual([]);
      service.deps.apiRequestWriter.start();
      await written('in-the-meantime');
    });

    it('goes page by page to the oldest, however many a filter passes over', async () => {
      const { apiRequests, newId, clock } = service.deps.services;
      const [{ id = '' } = {}] = await listed();
      const [sample] = (await stored()).map((row) => row as unknown as Record<string, unknown>);
      const { accountId } = service;
      for (let n = 0; n < 1_100; n += 1) {
        apiRequests.add({
          id: newId(),
          accountId,
          mode: 'test',
          keyId: String(sample?.key_id),
          requestId: `busy-${n}`,
          operation: 'getAccount',
          method: 'GET',
          path: '/account',
          status: 200,
          code: null,
          durationMs: 1,
          requestBody: null,
          responseBody: null,
          size: 300,
          at: clock.now(),
        });
      }
      await written('busy-1099');
      const first = await screens.get(`${path}?operation=initiateEscrow`);
      expect(first.text).toContain('We have looked through the newest 1,000');
      const [, older = ''] = /href="[^"]*(\?[^"]*after=[^"]*)"/.exec(first.text) ?? [];
      expect(await listed(older.replaceAll('&amp;', '&'))).toHaveLength(2);
      expect(id).not.toBe('');
    });

    it('is cut at its bounds, the oldest first, and at 30 days, as its size says', async () => {
      const { store, clock } = service.deps.services;
      const log = { accountId: service.accountId, mode: 'test' as const };
      const sizes = async () => {
        const [row] = await store.list<{ rows: number; bytes: number }>(
          adHoc((db) =>
            db
              .selectFrom('api_request_size')
              .select(['row_count as rows', 'byte_count as bytes'])
              .where('account_id', '=', log.accountId),
          ),
        );
        return { rows: Number(row?.rows), bytes: Number(row?.bytes) };
      };
      const held = async () => {
        const rows = (await stored()) as unknown as { size: number }[];
        return { rows: rows.length, bytes: rows.reduce((sum, { size }) => sum + Number(size), 0) };
      };
      expect(await sizes()).toEqual(await held());
      await keepWithinBounds({ store }, log, { rowsMax: 700, testBytesMax: 50_000_000 });
      expect(await sizes()).toEqual(await held());
      expect((await held()).rows).toBe(700);
      expect(await listed('?id=busy-0')).toEqual([]);
      expect(await listed('?id=busy-1099')).toHaveLength(1);
      await keepWithinBounds({ store }, log, { rowsMax: 700, testBytesMax: 100_000 });
      expect((await held()).bytes).toBeLessThanOrEqual(100_000);
      expect(await sizes()).toEqual(await held());
      await purgeOldApiRequests({ store, clock });
      expect((await held()).rows).toBeGreaterThan(0);
      await purgeOldApiRequests({ store, clock: { now: () => clock.now() + 31 * dayMs } });
      expect(await held()).toEqual({ rows: 0, bytes: 0 });
      expect(await sizes()).toEqual({ rows: 0, bytes: 0 });
    });
  });
});
