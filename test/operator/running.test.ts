import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCredit } from '../../server/src/features/credits/apply.js';
import { readInbox } from '../../server/src/features/operator/inbox.js';
import { readTransfer } from '../../server/src/features/operator/transfers.js';
import { recordByReference } from '../../server/src/features/transfers/record-outcome.js';
import { expectSoundLedger } from '../harness/audited.js';
import { forEachDatabase } from '../harness/databases.js';
import { operateBeside } from '../harness/server-process.js';
import { type Service, startService } from '../harness/service.js';
import { createDatabase } from '../harness/stores.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`beside a running server on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('an unmatched credit is returned by a command, and the server pays the refund', async () => {
      const { services, worker } = service.deps;
      const bank = services.sandboxBank;
      const { credit } = await bank.reportTransfer({
        accountId: service.accountId,
        partnerReference: null,
        accountNumber: '9900000001',
        amount: 70_000,
        payerName: 'Ada',
        outcome: 'credited',
        partnerCreditId: null,
        now: services.clock.now(),
      });
      await applyCredit(services, { bank, mode: 'test' }, credit);
      const [group] = await readInbox(services, 'test');
      const words = ['credit', 'return', group?.rows[0]?.id ?? ''];
      const ran = await operateBeside({ DATABASE_URL: services.config.DATABASE_URL }, ...words);
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      const refund = /refund (\S+) is pending/.exec(ran.stdout)?.[1] as string;
      // The server's own worker may have taken the job.
      let { attempts } = await readTransfer(services, 'refund', refund);
      while (attempts.length === 0) {
        await worker.runDue();
        ({ attempts } = await readTransfer(services, 'refund', refund));
      }
      expect(attempts).toHaveLength(1);
      const reference = attempts[0]?.reference ?? '';
      await bank.settle(reference, 'paid');
      await recordByReference(services, 'refund', reference);
      expect((await readTransfer(services, 'refund', refund)).refund?.status).toBe('paid');
      expect(await readInbox(services, 'test')).toEqual([]);
      await expectSoundLedger(service);
    });
  });
});

describe('a database that goes away in the middle of a command', () => {
  it('is reported in one sentence', async () => {
    const url = new URL(await createDatabase());
    await operateBeside({ DATABASE_URL: url.href }, 'migrate');
    const target = { host: url.hostname, port: Number(url.port) };
    const sockets: Socket[] = [];
    const proxy = createServer((client) => {
      const server = connect(target);
      sockets.push(client, server);
      for (const socket of [client, server]) socket.on('error', () => socket.destroy());
      client.on('data', (bytes) => {
        if (!bytes.includes('operator.disputes')) server.write(bytes);
        else for (const socket of sockets) socket.destroy();
      });
      server.on('data', (bytes) => client.write(bytes));
      server.on('close', () => client.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    url.hostname = '127.0.0.1';
    url.port = String((proxy.address() as { port: number }).port);
    const ran = await operateBeside({ DATABASE_URL: url.href }, 'dispute', 'list');
    proxy.close();
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^Cannot use the database 127\.0\.0\.1:\d+\/\w+: [^\n]+; start it[^\n]+\.\n$/);
  });
});
