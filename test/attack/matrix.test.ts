import type { Operation } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseUrl } from '../../server/src/domain/url.js';
import { keysOf, revokeKey } from '../../server/src/features/keys/manage.js';
import { otherPaths } from '../../server/src/http/unknown-path.js';
import { forEachDatabase } from '../harness/databases.js';
import { type Answer, keyHeader, type Service, startService } from '../harness/service.js';
import { Order, sellerPlace, Visitor } from '../harness/visitor.js';
import { everyOperation } from './fuzz/inputs.js';
import { exampleUrl, type Prepared, prepareTargets } from './targets.js';
import { disguised, disguisedCall, textsIn, Victims } from './victims.js';

/** How a caller that is not the owner calls; the credentials of an operation's victim where they matter. */
type Caller = (victim: Prepared) => { key: string | null; headers?: Record<string, string> };

/** Operations on a record of a path that another account does not lack: it makes one of its own. */
const making = ['saveSeller'];

/** A stream has a suite of its own, `streams.test.ts`: its answer has no end. */
const served = everyOperation.filter((operation) => !('streams' in operation));

function sayOf(answer: Answer): string {
  return `${answer.text}\n${[...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')}`;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`nobody gets at what is another's, on ${engine}`, () => {
    let service: Service;
    let victims: Victims;
    let victimOf: (operationId: string) => Prepared;
    let before: Record<string, string[]>;
    const liveKeys = new Map<string, string>();
    const revokedKeys = new Map<string, string>();
    let buyer: Visitor;
    let seller: Visitor;
    let pages: { order: Order; escrowId: string };

    beforeAll(async () => {
      const merchants = new Map<string, (mode: 'test' | 'live') => Promise<string>>();
      service = await startService(await freshDatabase());
      const noting: Service = {
        ...service,
        newMerchant: async (plan) => {
          const merchant = await service.newMerchant(plan);
          merchants.set(merchant.accountId, merchant.key);
          return merchant;
        },
      };
      victimOf = await prepareTargets(noting, disguisedCall);
      for (const [accountId, key] of merchants) {
        liveKeys.set(accountId, await key('live'));
        const revoked = await key('test');
        const rows = await keysOf(service.deps.services, accountId);
        const newest = rows.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
        await revokeKey(service.deps.services, newest?.id as string);
        revokedKeys.set(accountId, revoked);
      }
      const { key } = victimOf('releaseEscrow');
      const { body } = await service.call('GET', '/escrow/VICTIM-1001', { key });
      pages = { order: Order.of(body.checkout_url), escrowId: body.escrow_id };
      buyer = new Visitor(service);
      await buyer.signIn(pages.order, 'victim-buyer@example.com');
      seller = new Visitor(service);
      await seller.signIn(sellerPlace(pages.escrowId), 'victim-seller@example.com');
      // From here on whatever changes a row of theirs is a request.
      const { worker, deliverer, mailWorker } = service.deps;
      await Promise.all([worker.stop(), deliverer.stop(), mailWorker.stop()]);
      victims = new Victims(service, [...merchants.keys()]);
      await victims.note();
      before = await victims.rows();
    }, 120_000);
    afterAll(() => service.stop());

    async function ask(
      operation: Operation,
      caller: Caller,
      body = operation.metadata.example?.body,
    ): Promise<{ answer: Answer; leaks: string[] }> {
      const { metadata, path } = operation;
      const victim = victimOf(metadata.operationId);
      const { example = {} } = metadata;
      const url = disguised(exampleUrl(path, example, victim.id));
      const { key, headers } = caller(victim);
      const keyed = metadata.repeat?.startsWith('key') ? keyHeader() : {};
      const answer = await service.call(operation.method, url, {
        key,
        headers: { ...keyed, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      const texts = textsIn(body);
      const hosts = texts.flatMap((text) => parseUrl(text)?.host ?? []);
      const said = [...Object.values(example.params ?? {}).map(disguised), ...texts, ...hosts];
      const asked = [url, ...said, ...said.map(encodeURIComponent), victim.id ?? ''];
      return { answer, leaks: victims.leaksIn(sayOf(answer), asked) };
    }

    /** Asks with the body of the example, and with one that names what is the victim's. */
    async function askTwice(operation: Operation, caller: Caller) {
      const { body } = operation.metadata.example ?? {};
      const plain = await ask(operation, caller);
      return body === undefined ? [plain] : [plain, await ask(operation, caller, victims.named(body))];
    }

    const hasRecord = ({ path, metadata }: Operation) =>
      path.includes(':') && !making.includes(metadata.operationId);

    it.each(served)(
      'with a key of another account or of live mode: $metadata.operationId',
      async (operation) => {
        const foreignKey = await (await service.newMerchant()).key('test');
        const { keys } = operation.metadata;
        for (const { answer, leaks } of await askTwice(operation, () => ({ key: foreignKey }))) {
          expect(leaks).toEqual([]);
          if (keys === 'live') expect(answer.status).toBe(403);
          else if (hasRecord(operation))
            expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
          else expect(answer.status).toBeLessThan(300);
        }
        const liveKey = ({ accountId }: Prepared) => ({ key: liveKeys.get(accountId) as string });
        for (const { answer, leaks } of await askTwice(operation, liveKey)) {
          expect(leaks).toEqual([]);
          if (keys === 'test') expect(answer.status).toBe(403);
          else if (hasRecord(operation))
            expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
          // Live mode has no partner here.
          else if (answer.status >= 300) expect(answer.body.code).toBe('live_mode_unavailable');
        }
        expect(await victims.rows()).toEqual(before);
      },
    );

    const strangers: [string, string, Caller][] = [
      ['without a key', 'missing_key', () => ({ key: null })],
      [
        'with a revoked key',
        'revoked_key',
        ({ accountId }) => ({ key: revokedKeys.get(accountId) as string }),
      ],
      ['with a key that never was', 'invalid_key', ({ key }) => ({ key: `${key.slice(0, -1)}_` })],
      ['with the session of a buyer', 'missing_key', () => ({ key: null, headers: cookieOf(buyer) })],
      ['with the session of a seller', 'missing_key', () => ({ key: null, headers: cookieOf(seller) })],
    ];
    const cookieOf = ({ cookies }: Visitor) => ({
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });

    it.each(strangers)('%s every operation is refused', async (_how, code, caller) => {
      for (const operation of everyOperation) {
        const { answer, leaks } = await ask(operation, caller);
        const named = [operation.metadata.operationId, answer.status, answer.body.code, leaks];
        expect(named).toEqual([operation.metadata.operationId, 401, code, []]);
      }
      expect(await victims.rows()).toEqual(before);
    });

    const pagePaths = otherPaths.filter(({ path }) => /^\/(?:checkout|sale)\//.test(path));

    it('with the session of the other side no page shows or does anything', async () => {
      const fields = { text: 'x', reason: 'damaged', confirm: 'yes', bank: '058', number: '0123456789' };
      expect((await buyer.get(pages.order.at())).text).toContain('2,511.37');
      for (const { method, path } of pagePaths.filter(
        ({ path }) => !/\/(?:sign-in|sign-out|code)$/.test(path),
      )) {
        const [visitor, place] = path.startsWith('/sale')
          ? [buyer, sellerPlace(pages.escrowId)]
          : [seller, pages.order];
        const at = place.at(path.split('/')[3] ?? '');
        const page = method === 'GET' ? await visitor.get(at) : await visitor.post(at, fields);
        const own = path.startsWith('/sale') ? 'victim-buyer@example.com' : 'victim-seller@example.com';
        const said = [own, pages.escrowId, pages.order.key ?? '', pages.order.reference];
        expect([method, path, victims.leaksIn(page.text, said)]).toEqual([method, path, []]);
      }
      expect(await victims.rows()).toEqual(before);
    });
  });
});
