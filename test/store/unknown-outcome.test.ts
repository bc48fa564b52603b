import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { openPostgres, type PostgresStore } from '../../server/src/adapters/store/postgres.js';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { OutcomeUnknown, StoreFault } from '../../server/src/ports/store.js';
import { createDatabase } from '../harness/stores.js';
import { accountStep, countChanges, creation, newEscrow, rawStatement, seedAccount } from './fixtures.js';

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function openAt(url: string): Promise<PostgresStore> {
  const store = openPostgres({ url, poolSize: 2 });
  cleanups.push(() => store.close());
  return store;
}

/** A proxy that breaks the connection before it forwards a request, or before it forwards the answer. */
class BreakingLink {
  breakOn: 'nothing' | 'request' | 'answer' = 'nothing';
  readonly #server: Server;

  constructor(target: URL) {
    this.#server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      this.#pass(client, upstream, 'request');
      this.#pass(upstream, client, 'answer');
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => this.close());
    return (this.#server.address() as { port: number }).port;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(from: Socket, to: Socket, direction: 'request' | 'answer'): void {
    from.on('data', (bytes) => {
      if (this.breakOn !== direction) return void to.write(bytes);
      this.breakOn = 'nothing';
      from.destroy();
      to.destroy();
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }
}

async function openThroughLink() {
  const url = new URL(await createDatabase());
  const link = new BreakingLink(new URL(url));
  url.port = String(await link.listen());
  const store = await openAt(url.href);
  await store.migrate();
  await seedAccount(store);
  return { store, link };
}

const withoutWaiting = { wait: async () => {} };

it('a commit whose answer was lost is found', async () => {
  const { store, link } = await openThroughLink();
  link.breakOn = 'answer';
  expect(await commitChange(store, creation(newEscrow('one')), withoutWaiting)).toBe('committed');
  expect(await store.one(countChanges, {})).toEqual({ count: 1 });
});

it('a commit that never arrived is sent again', async () => {
  const { store, link } = await openThroughLink();
  link.breakOn = 'request';
  expect(await commitChange(store, creation(newEscrow('one')), withoutWaiting)).toBe('committed');
  expect(await store.one(countChanges, {})).toEqual({ count: 1 });
});

it('a commit loses the race to another decision of the same cause', async () => {
  const { store, link } = await openThroughLink();
  const change = creation(newEscrow('one'));
  await commitChange(store, { ...change, at: change.at + 1 });
  link.breakOn = 'request';
  expect(await commitChange(store, change, withoutWaiting)).toBe('lost_race');
});

it('a commit is not taken for another decision of the same moment', async () => {
  const { store, link } = await openThroughLink();
  await commitChange(store, creation(newEscrow('one')));
  link.breakOn = 'request';
  expect(await commitChange(store, creation(newEscrow('one')), withoutWaiting)).toBe('lost_race');
});

it('an unknown outcome is reported when the server ends the connection', async () => {
  const store = await openAt(await createDatabase());
  await store.migrate();
  const endConnection = rawStatement('select pg_terminate_backend(pg_backend_pid())');
  const steps = [accountStep(), anyRows(endConnection, {})];
  await expect(store.transact(steps)).rejects.toBeInstanceOf(OutcomeUnknown);
  await seedAccount(store);
});

it('a commit is a retryable fault when nothing could be sent', async () => {
  const link = new BreakingLink(new URL('http://127.0.0.1:1'));
  const port = await link.listen();
  await link.close();
  const store = await openAt(`postgres://nobody@127.0.0.1:${port}/nothing`);
  await expect(commitChange(store, creation(newEscrow('one')))).rejects.toMatchObject({ retryable: true });
  await expect(store.one(countChanges, {})).rejects.toBeInstanceOf(StoreFault);
});
