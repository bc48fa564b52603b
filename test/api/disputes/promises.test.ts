import { type ErrorCode, errors, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { reverse } from '../../harness/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Answer, keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';
import { askDispute, disputed, withdrawAsBuyer } from './dispute.js';

/** The refusals of races and keys, which other suites test. */
const common: readonly ErrorCode[] = ['conflict', 'idempotency_mismatch'];

/** The refusals of the escrow's state that the contract promises for an operation. */
function promised({ metadata }: { metadata: { errors: readonly ErrorCode[] } }): string[] {
  return metadata.errors.filter((code) => errors[code].status === 409 && !common.includes(code)).toSorted();
}

interface Case {
  escrow: TestEscrow;
  /** The id of the escrow's dispute, null in states without one. */
  id: string | null;
}

const buyer = { on_behalf_of: 'buyer' };
const seller = { on_behalf_of: 'seller' };

/** Every state in which an escrow answers these operations differently. */
const states: Record<string, (service: Service) => Promise<Case>> = {
  awaiting: async (service) => ({ escrow: await TestEscrow.open(service), id: null }),
  funded: async (service) => ({ escrow: await TestEscrow.funded(service), id: null }),
  disputedByBuyer: async (service) => {
    const escrow = await TestEscrow.funded(service);
    return { escrow, id: await disputed(escrow, buyer) };
  },
  withdrawn: async (service) => {
    const escrow = await TestEscrow.funded(service);
    const id = await disputed(escrow, seller);
    await askDispute(service, id, 'withdraw');
    return { escrow, id };
  },
  withdrawnByBuyer: async (service) => {
    const escrow = await TestEscrow.funded(service);
    const id = await disputed(escrow, buyer);
    await withdrawAsBuyer(service, escrow);
    return { escrow, id };
  },
  disputedAgain: async (service) => {
    const escrow = await TestEscrow.funded(service);
    await askDispute(service, await disputed(escrow, seller), 'withdraw');
    return { escrow, id: await disputed(escrow, seller) };
  },
  reversed: async (service) => {
    const escrow = await TestEscrow.funded(service);
    const id = await disputed(escrow, buyer);
    await reverse(service, (await escrow.read()).credits[0].id);
    return { escrow, id };
  },
  receivable: async (service) => {
    const escrow = await TestEscrow.open(service);
    await escrow.fund({ amount: 40_000 });
    await advance(service, { hours: 73 });
    await escrow.initiate();
    await reverse(service, (await escrow.read()).credits[0].id);
    await escrow.fund();
    return { escrow, id: null };
  },
  released: async (service) => {
    const escrow = await TestEscrow.funded(service);
    const id = await disputed(escrow, seller);
    await askDispute(service, id, 'withdraw');
    await escrow.post('release');
    return { escrow, id };
  },
};

type Ask = (service: Service, escrowCase: Case & { id: string }) => Promise<Answer>;

const asks: [name: string, promises: string[], asks: Ask[]][] = [
  [
    'a refund',
    promised(operations.escrow.refund),
    [undefined, 5_000, 999_999].map(
      (amount) =>
        (_service, { escrow }) =>
          escrow.post('refund', amount ? { amount } : {}, keyHeader()),
    ),
  ],
  [
    'a dispute',
    promised(operations.escrow.dispute),
    [(_service, { escrow }) => escrow.post('dispute', { reason: 'other', ...seller })],
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

    it.each(asks)('%s is refused with exactly the codes %j', async (name, promises, requests) => {
      const answered = new Set<string>();
      for (const request of requests) {
        for (const reach of Object.values(states)) {
          const escrowCase = await reach(service);
          const needsDispute = name !== 'a refund' && name !== 'a dispute';
          if (needsDispute && escrowCase.id === null) continue;
          const { status, body } = await request(service, escrowCase as Case & { id: string });
          if (status === 409) answered.add(body.code);
          if (body.blocked_by && status === 409) expect(body.blocked_by[0]).toBe(body.code);
        }
      }
      expect([...answered].toSorted()).toEqual(promises);
    });
  });
});
