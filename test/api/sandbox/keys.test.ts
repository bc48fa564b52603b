import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const rounds = 25;

forEachDatabase((engine, freshDatabase) => {
  describe(`simulated transfers under one key, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it('a duplicate that finds the escrow cancelled gets the answer of the first request', async () => {
      const escrow = await TestEscrow.open(service);
      const headers = keyHeader();
      const gate = holdTransfer(service);
      const first = escrow.fund({}, headers);
      await gate.reached;
      expect((await escrow.post('cancel')).status).toBe(200);
      const duplicate = await escrow.fund({}, headers);
      gate.open();
      const answers = [await first, duplicate, await escrow.fund({}, headers)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await escrow.read()).credits).toHaveLength(1);
    });

    it('two duplicates during a cancellation get one answer, which says what happened', async () => {
      for (let round = 0; round < rounds; round++) {
        const escrow = await TestEscrow.open(service);
        const headers = keyHeader();
        const fund = () => escrow.fund({}, headers);
        const [one, , two] = await Promise.all([fund(), escrow.post('cancel'), fund()]);
        const answers = [one, two, await fund()];
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        const { credits } = await escrow.read();
        const expected = credits.length === 0 ? [409, 'final'] : [200, undefined];
        expect([one.status, one.body.code]).toEqual(expected);
      }
    });
  });
});

/** Holds the next transfer before it reaches the bank; later transfers pass. */
function holdTransfer({ deps: { services } }: Service) {
  const { sandboxBank } = services;
  const [reached, reach] = signal();
  const [opened, open] = signal();
  services.sandboxBank = {
    ...sandboxBank,
    reportTransfer: async (transfer) => {
      services.sandboxBank = sandboxBank;
      reach();
      await opened;
      return sandboxBank.reportTransfer(transfer);
    },
  };
  return { reached, open };
}

function signal(): [Promise<void>, () => void] {
  let resolve = () => {};
  const reached = new Promise<void>((done) => {
    resolve = done;
  });
  return [reached, () => resolve()];
}
