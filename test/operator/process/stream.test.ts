import { join } from 'node:path';
import { AuthenticationError, EscrowCheckout, type WebhookEvent } from '@escrow-checkout/sdk';
import { describe, expect, it } from 'vitest';
import { Followed } from '../../harness/followed.js';
import {
  ask,
  createMerchant,
  operate,
  type ServerProcess,
  sellOnce,
  startProcess,
} from '../../harness/server-process.js';
import { createDatabase, temporaryFolder } from '../../harness/stores.js';
import { Wire } from '../../harness/wire.js';

const heartbeat = { STREAM_HEARTBEAT_SECONDS: '0.2' };
const folder = temporaryFolder();

/** Starts a server again on the database and the port of the one that was killed. */
function startAgain(database: string, { url }: ServerProcess): Promise<ServerProcess> {
  return startProcess(database, { ...heartbeat, PORT: new URL(url).port });
}

describe('a program that follows the events of a service', () => {
  it.each([
    ['SQLite', async () => `sqlite:${join(folder, 'stream.db')}`],
    ['PostgreSQL', createDatabase],
  ] as const)(
    'gets each once, in order, across lost connections, on %s',
    { timeout: 120_000 },
    async (_engine, fresh) => {
      const database = await fresh();
      const { key, accountId } = createMerchant(database);
      let server = await startProcess(database, heartbeat);
      const wire = await Wire.start(server.url);
      const client = new EscrowCheckout({ apiKey: key, baseUrl: wire.url });
      let losses = 0;
      const onLoss = () => {
        losses += 1;
      };
      const followed = new Followed<WebhookEvent>((onOpen) =>
        client.events.stream({ silenceMs: 1_500, onOpen, onLoss }),
      );
      const sell = (count: number) =>
        Promise.all(Array.from({ length: count }, () => sellOnce(server.url, key)));
      try {
        await followed.opened(1);
        await sell(2);
        await followed.count(6);

        const cut = wire.cutBehind('"reference":');
        await Promise.all([sell(3), cut]);
        await followed.count(15);
        expect(losses).toBe(1);

        wire.freeze();
        await sell(3);
        await followed.count(24);
        expect(losses).toBe(2);

        const selling = sell(4).catch(() => undefined);
        await followed.count(25);
        await server.kill('SIGKILL');
        await selling;
        server = await startAgain(database, server);
        await sell(2);
        await followed.opened(4);
        await sell(1);

        const { data } = (await ask(server.url, key, 'GET', '/events?limit=100')).body;
        const recorded = (data as WebhookEvent[]).reverse();
        await followed.count(recorded.length);
        expect(followed.events).toEqual(recorded);
        expectNoGaps(followed.events);

        const [row] = /^\S+/m.exec(operate(database, 'key', 'list', accountId)) ?? [];
        operate(database, 'key', 'revoke', row as string);
        await expect(followed.ended).rejects.toBeInstanceOf(AuthenticationError);
      } finally {
        await wire.stop();
        await server.kill('SIGTERM');
      }
    },
  );

  it('gets a notice from a service that shuts down, and continues with the next', {
    timeout: 60_000,
  }, async () => {
    const database = `sqlite:${join(folder, 'stop.db')}`;
    const { key } = createMerchant(database);
    const first = await startProcess(database, heartbeat);
    const client = new EscrowCheckout({ apiKey: key, baseUrl: first.url });
    const followed = new Followed<WebhookEvent>((onOpen) => client.events.stream({ onOpen }));
    await followed.opened(1);
    expect(await first.kill('SIGTERM')).toBe(0);
    const second = await startAgain(database, first);
    try {
      await sellOnce(second.url, key);
      expect(await followed.count(3)).toHaveLength(3);
    } finally {
      await second.kill('SIGTERM');
    }
  });
});

/** Expects the events of each reference to be numbered from 1 in order of arrival. */
function expectNoGaps(events: readonly WebhookEvent[]): void {
  const last = new Map<string, number>();
  for (const { reference, sequence } of events) {
    expect([reference, sequence]).toEqual([reference, (last.get(reference) ?? 0) + 1]);
    last.set(reference, sequence ?? 0);
  }
}
