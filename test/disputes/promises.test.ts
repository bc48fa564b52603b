import { type ErrorCode, errors, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../harness/audited.js';
import { takeBack } from '../harness/bank.js';
import { forEachDatabase } from '../harness/databases.js';
import { advance, Sale } from '../harness/sale.js';
import { type Answer, keyHeader, type Service, startService } from '../harness/service.js';
import { askDispute, disputed, withdrawAsBuyer } from './dispute.js';

/** What any write can answer to a race or a key, which other suites show. */
const common: readonly ErrorCode[] = ['conflict', 'idempotency_mismatch'];

/** The refusals of the escrow's state that the contract promises for an operation. */
function promised({ metadata }: { metadata: { errors: readonly ErrorCode[] } }): string[] {
  return metadata.errors.filter((code) => errors[code].status === 409 && !common.includes(code)).toSorted();
}

interface Case {
  sale: Sale;
  /** A dispute of the sale, in the states in which there is one. */
  id: string | null;
}

const buyer = { on_behalf_of: 'buyer' };
const seller = { on_behalf_of: 'seller' };

/** Every state in which an escrow answers these operations differently. */
const states: Record<string, (service: Service) => Promise<Case>> = {
  awaiting: async (service) => ({ sale: await Sale.open(service), id: null }),
  funded: async (service) => ({ sale: await Sale.funded(service), id: null }),
  disputedByBuyer: async (service) => {
    const sale = await Sale.funded(service);
    return { sale, id: await disputed(sale, buyer) };
  },
  withdrawn: async (service) => {
    const sale = await Sale.funded(service);
    const id = await disputed(sale, seller);
    await askDispute(service, id, 'withdraw');
    return { sale, id };
  },
  withdrawnByBuyer: async (service) => {
    const sale = await Sale.funded(service);
    const id = await disputed(sale, buyer);
    await withdrawAsBuyer(service, sale);
    return { sale, id };
  },
  reversed: async (service) => {
    const sale = await Sale.funded(service);
    const id = await disputed(sale, buyer);
    await takeBack(service, (await sale.read()).credits[0].id);
    return { sale, id };
  },
  uncovered: async (service) => {
    const sale = await Sale.open(service);
    await sale.fund({ amount: 40_000 });
    await advance(service, { hours: 73 });
    await sale.initiate();
    await takeBack(service, (await sale.read()).credits[0].id);
    await sale.fund();
    return { sale, id: null };
  },
  released: async (service) => {
    const sale = await Sale.funded(service);
    const id = await disputed(sale, seller);
    await askDispute(service, id, 'withdraw');
    await sale.post('release');
    return { sale, id };
  },
};

type Ask = (service: Service, standing: Case & { id: string }) => Promise<Answer>;

const asks: [name: string, promises: string[], asks: Ask[]][] = [
  [
    'a refund',
    promised(operations.escrow.refund),
    [undefined, 5_000, 999_999].map(
      (amount) =>
        (_service, { sale }) =>
          sale.post('refund', amount ? { amount } : {}, keyHeader()),
    ),
  ],
  [
    'a dispute',
    promised(operations.escrow.dispute),
    [(_service, { sale }) => sale.post('dispute', { reason: 'other', ...seller })],
  ],
  [
    'evidence',
    promised(operations.disputes.addEvidence),
    [
      (service, { id }) => askDispute(service, id, 'evidence', { text: 'x', ...buyer }),
      async (service, { id }) => {
        for (let n = 1; ; n++) {
          const answer = await askDispute(service, id, 'evidence', { text: String(n), ...seller });
          if (answer.status !== 200) return answer;
        }
      },
    ],
  ],
  ['a withdrawal', promised(operations.disputes.withdraw), [(s, { id }) => askDispute(s, id, 'withdraw')]],
  ['conceding', promised(operations.disputes.concede), [(s, { id }) => askDispute(s, id, 'concede')]],
];

forEachDatabase((engine, freshDatabase) => {
  describe(`what the contract promises of refusals, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it.each(asks)('%s is refused with exactly the codes %j', async (name, promises, wishes) => {
      const answered = new Set<string>();
      for (const wish of wishes) {
        for (const reach of Object.values(states)) {
          const standing = await reach(service);
          const needsDispute = name !== 'a refund' && name !== 'a dispute';
          if (needsDispute && standing.id === null) continue;
          const { status, body } = await wish(service, standing as Case & { id: string });
          if (status === 409) answered.add(body.code);
          if (body.blocked_by && status === 409) expect(body.blocked_by[0]).toBe(body.code);
        }
      }
      expect([...answered].toSorted()).toEqual(promises);
    });
  });
});
