import { randomUUID } from 'node:crypto';
import { EscrowCheckout, EscrowError } from '@escrow-checkout/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { type FaultyWire, faults, startFaultyWire } from './faulty-wire.js';

const part = 20_000;

/** Many attempts of each run time out. */
const patienceMs = 120_000;

/** The fault of each attempt of one call; later attempts succeed. */
const misfortune = fc.array(fc.constantFrom(...faults), { maxLength: 4 });
const call = fc.record({ kind: fc.constantFrom('release', 'refund'), hasKey: fc.boolean(), misfortune });

forEachDatabase((engine, freshDatabase) => {
  describe(`over a wire that fails in every way, on ${engine}`, () => {
    let service: Service;
    let wire: FaultyWire;
    /** Gives up soon, so that answers that never come are met often. */
    let hasty: EscrowCheckout;
    /** A client without faults, for the repeats. */
    let patient: EscrowCheckout;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      wire = await startFaultyWire(new URL(service.url).origin);
      const options = { apiKey: service.testKey, baseUrl: wire.address };
      const sleep = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
      hasty = new EscrowCheckout({ ...options, timeoutMs: 100 }, { sleep });
      patient = new EscrowCheckout(options);
    });
    afterAll(async () => {
      await wire[Symbol.asyncDispose]();
      await service.stop();
    });

    /** The amount that has left the escrow, once no request is under way. */
    async function movedOf(escrow: TestEscrow): Promise<{ release: number; refund: number }> {
      await wire.quiet();
      const { amount_released: release, amount_refunded: refund } = await escrow.read();
      return { release, refund };
    }

    const newReference = () => `OPENED-${randomUUID()}`;

    it(
      'moves money once, and says what is known of it',
      async () => {
        const property = fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 3 }), async (calls) => {
          const escrow = await TestEscrow.funded(service, { amount: 500_000 });
          for (const { kind, hasKey, misfortune } of calls) {
            const idempotencyKey = hasKey ? randomUUID() : undefined;
            const send = (client: EscrowCheckout): Promise<unknown> =>
              client.escrow[kind](escrow.reference, { amount: part }, { idempotencyKey });
            const before = await movedOf(escrow);
            wire.plan(misfortune);
            const outcome = await send(hasty).catch((error: unknown) => error);
            wire.plan([]);
            const after = await movedOf(escrow);
            const moved = after[kind] - before[kind];
            if (!(outcome instanceof EscrowError)) expect([moved, 'done']).toEqual([part, 'done']);
            else if (!outcome.outcomeUnknown) expect([moved, outcome.code]).toEqual([0, outcome.code]);
            else expect([0, part]).toContain(moved);
            // After an unknown outcome, a repeat under the same key succeeds, and the effect happens once.
            if (hasKey) await send(patient);
            const expected = hasKey ? part : moved;
            expect(await movedOf(escrow)).toEqual({ ...before, [kind]: before[kind] + expected });
          }
        });
        await fc.assert(property, { numRuns: 12 });
        await expectSoundLedger(service);
      },
      patienceMs,
    );

    it(
      'opens one escrow for a reference, however often it had to ask',
      async () => {
        const property = fc.asyncProperty(misfortune, async (faults) => {
          const input = {
            reference: newReference(),
            amount: 500_000,
            currency: 'NGN' as const,
            customer_email: 'buyer@example.com',
            callback_url: 'https://shop.example.com/webhooks',
          };
          wire.plan(faults);
          const outcome = await hasty.escrow.initiate(input).catch((error: unknown) => error);
          wire.plan([]);
          await wire.quiet();
          const { status, body } = await service.call('GET', `/escrow/${input.reference}`);
          if (!(outcome instanceof EscrowError)) expect(outcome).toMatchObject({ escrow_id: body.escrow_id });
          else if (!outcome.outcomeUnknown) expect([status, outcome.code]).toEqual([404, outcome.code]);
          const again = await patient.escrow.initiate(input);
          if (status === 200) expect([again.escrow_id, again.replayed]).toEqual([body.escrow_id, true]);
        });
        await fc.assert(property, { numRuns: 12 });
      },
      patienceMs,
    );
  });
});
