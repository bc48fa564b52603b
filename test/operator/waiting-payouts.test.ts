import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { decideSaveSeller } from '../../server/src/domain/payee.js';
import { bankAccount, contextAt } from '../../server/src/domain/testing/fixtures.js';
import { findMailOf } from '../../server/src/features/mail/queries.js';
import { purgeOldMails } from '../../server/src/features/mail/send-mail.js';
import { readInbox } from '../../server/src/features/operator/inbox.js';
import { readMail } from '../../server/src/features/operator/mails.js';
import { returnPayout } from '../../server/src/features/operator/transfers.js';
import { loadTransfer } from '../../server/src/features/transfers/load.js';
import type { Services } from '../../server/src/services.js';
import { Shop } from '../audit/shop.js';
import { tamper } from '../audit/tampering/tamper.js';
import { forEachDatabase } from '../harness/databases.js';
import { tellSeller, waitingPayout } from './stories.js';

const dayMs = 24 * 3_600_000;
const template = 'seller.bank_account_missing';
const tooEarly = 'a seller to whom a mail was sent seven days ago';

async function saveBankAccount({ accountId, deps: { services } }: Shop): Promise<void> {
  const seller = { accountId, mode: 'test', email: 'silent@example.com', name: null } as const;
  const context = { ...contextAt(services.clock.now()), changeId: services.newId(), newId: services.newId };
  const decision = decideSaveSeller(null, { ...seller, bankAccount, savedBy: 'seller' }, context);
  if ('refused' in decision) throw new Error(`Not saved: ${decision.code}`);
  await commitChange(services.store, decision.change, { evidence: services });
}

/** Services whose first commit comes just after something else has happened. */
function afterFirst({ deps: { services } }: Shop, happens: () => Promise<void>): Services {
  let hasHappened = false;
  const store = new Proxy(services.store, {
    get(target, name) {
      const value = target[name as keyof typeof target];
      if (name !== 'transact') return typeof value === 'function' ? value.bind(target) : value;
      return async (...given: Parameters<typeof target.transact>) => {
        if (!hasHappened) {
          hasHappened = true;
          await happens();
        }
        return target.transact(...given);
      };
    },
  });
  return { ...services, store };
}

forEachDatabase((engine, freshDatabase) => {
  describe(`a payout without a bank account goes back a week after the mail was sent, on ${engine}`, () => {
    let shop: Shop;
    let payout: string;
    beforeEach(async () => {
      shop = await Shop.open(await freshDatabase());
      payout = await waitingPayout(shop);
    });
    afterEach(() => shop.close());

    const giveBack = () => returnPayout(shop.deps.services, payout);
    const statusOf = async () =>
      (await loadTransfer(shop.deps.services.store, 'payout', payout))?.payout?.status;
    const listed = async () => {
      const groups = await readInbox(shop.deps.services, 'test');
      return groups.flatMap(({ kind, rows }) =>
        kind.kind === 'payout_waiting'
          ? [...rows].map((row) => [row.note, kind.commands(row).map((words) => words.split(' ')[1])])
          : [],
      );
    };

    it.each([
      ['is not sent', "status = 'pending'"],
      ['could not be sent', "status = 'failed', failure = 'no such address'"],
      ['was dismissed', "status = 'dismissed'"],
    ])('not while the mail %s, which the inbox says', async (_, set) => {
      await tamper(shop.databaseUrl, `update mail set ${set} where cause = '${payout}'`);
      expect(await listed()).toEqual([['the mail to its seller was not sent', ['hold']]]);
      await expect(giveBack()).rejects.toThrow(tooEarly);
    });

    it('counts the seven days from when the mail was sent, not from when it was written', async () => {
      await tellSeller(shop, payout, 2 * dayMs);
      expect(await listed()).toEqual([[null, ['hold']]]);
      await expect(giveBack()).rejects.toThrow(tooEarly);
    });

    it('once the seven days are over', async () => {
      await tellSeller(shop, payout, dayMs / 2);
      expect(await listed()).toEqual([[null, ['hold', 'return-to-payer']]]);
      await giveBack();
      expect(await statusOf()).toBe('returned_to_payer');
    });

    it('not if a bank account is saved between the decision and its commit', async () => {
      await tellSeller(shop, payout);
      const services = afterFirst(shop, () => saveBankAccount(shop));
      await expect(returnPayout(services, payout)).rejects.toThrow(tooEarly);
      expect(await statusOf()).toBe('waiting_details');
    });

    it('even if the mail was sent so long ago that others are deleted', async () => {
      await tellSeller(shop, payout);
      const later = { ...shop.deps.services.clock, now: () => Date.now() + 40 * dayMs };
      await purgeOldMails({ ...shop.deps.services, clock: later });
      await giveBack();
      expect(await statusOf()).toBe('returned_to_payer');
    });

    it('and the mail promises no payment at once while the payout is on hold', async () => {
      const { services } = shop.deps;
      const { id = '' } = (await services.store.one(findMailOf, { template, cause: payout })) ?? {};
      const atOnce = 'then we pay you at once';
      expect((await readMail(services, id)).words.text).toContain(atOnce);
      await shop.operate('payout', payout, { command: 'hold' });
      expect((await readMail(services, id)).words.text).not.toContain(atOnce);
    });
  });
});
