import type { AddressInfo } from 'node:net';
import { basePath } from '@escrow-checkout/contract';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../server/src/app.js';
import { readLedger } from '../../../server/src/features/checkouts/ledger.js';
import { createKey } from '../../../server/src/features/keys/manage.js';
import type { Store } from '../../../server/src/ports/store.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, price, type World } from './world.js';

type Read = (store: Store, id: string) => Promise<void>;

/** Returns a store that calls `act` before each of its reads. */
function beforeReads(store: Store, act: () => Promise<void>): Store {
  return new Proxy(store, {
    get(target, name) {
      const value = target[name as keyof Store];
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (...args: unknown[]) => unknown;
      if (!['one', 'all', 'list', 'snapshot'].includes(String(name))) return call;
      return async (...args: unknown[]) => {
        await act();
        return call(...args);
      };
    },
  });
}

/** Repeats a read; each time a new escrow is released before the next statement. Returns the count. */
async function releaseBeforeEach(world: World, read: Read): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const { id } = (await world.delivered()).escrow;
    let count = 0;
    const store = beforeReads(world.services.store, async () => {
      count += 1;
      if (count === nth) await world.act(id, { command: 'release', amount: null });
    });
    await read(store, id);
    if (count < nth) return nth - 1;
  }
}

forEachStore((_engine, open) => {
  describe('money that moves while it is read', () => {
    const servers: { close(): void }[] = [];
    afterEach(() => {
      for (const server of servers.splice(0)) server.close();
    });

    /** Serves the API over this store; returns its address. */
    async function serve(world: World, store: Store): Promise<string> {
      const server = createApp({ ...world.services, store, log: pino({ level: 'silent' }) }).listen(
        0,
        '127.0.0.1',
      );
      servers.push(server);
      await new Promise((resolve) => server.once('listening', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`;
    }

    test('is counted once in the balance', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const account = { id: world.accountId, plan: 'business' } as const;
      const { key } = await createKey(world.services, account, 'test', 'suite');
      let escrows = 0;
      const reads = await releaseBeforeEach(world, async (store) => {
        escrows += 1;
        const url = await serve(world, store);
        const answer = await fetch(`${url}/balance`, { headers: { authorization: `Bearer ${key}` } });
        const { held, payouts_pending } = (await answer.json()) as { held: number; payouts_pending: number };
        expect(held + payouts_pending).toBe(escrows * price);
      });
      expect(reads).toBeGreaterThan(0);
    });

    test('is in the movements of an escrow exactly when it is in its balance', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const reads = await releaseBeforeEach(world, async (store, id) => {
        const aggregate = await world.load(id);
        const { movements, balance } = await readLedger({ ...world.services, store }, aggregate.escrow);
        const own = `escrow:${id}`;
        const signed = movements.map(({ debit, credit, amount }) =>
          credit === own ? amount : debit === own ? -amount : 0,
        );
        expect(balance).toBe(signed.reduce((sum, amount) => sum + amount, 0));
        expect(movements.length).toBeGreaterThan(0);
      });
      expect(reads).toBeGreaterThan(0);
    });
  });
});
