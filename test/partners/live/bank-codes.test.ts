import { afterEach, describe, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { defined, hourMs } from '../money/world.js';
import { startMonnifySide } from './monnify-side.js';
import { type PaystackSide, startPaystackSide } from './paystack-side.js';
import { type LiveEscrow, LiveShop } from './shop.js';

const account_number = '0123456780';

/** A bank as both partners list it; its code may be another bank's at one of them. */
interface TwoLists {
  monnify: { code: string; name: string };
  paystack: { code: string; name: string };
}

/** A shop that has changed from Paystack to Monnify while an escrow at Paystack was funded. */
async function changePartner(databaseUrl: string, { monnify: at, paystack: then }: TwoLists) {
  const [paystack, monnify] = [await startPaystackSide(), await startMonnifySide()];
  const banks = { monnify: monnify.fake.control.business, paystack: paystack.fake.control.business };
  banks.monnify.banks = [
    { ...at, nipBankCode: '' },
    { code: '058', name: 'GTBank', nipBankCode: '' },
  ];
  const listed = banks.paystack.banks.filter(({ code }) => code !== then.code);
  banks.paystack.banks = [...listed, { ...then, id: 9_999, slug: 'listed' }];
  monnify.fake.control.nameAccount(at.code, account_number, 'ADA SELLER');
  const shop = await LiveShop.open(databaseUrl, paystack, monnify);
  const escrow = await (await shop.escrow()).funded();
  await shop.restartAt(monnify);
  return { shop, escrow, paystack, monnify };
}

/** Saves a bank account of the seller after the escrow was released; its payout is due at once. */
async function saveAgain(shop: LiveShop, escrow: LiveEscrow, bank_code: string): Promise<void> {
  const { seller_email } = await escrow.read();
  const path = `/sellers/${encodeURIComponent(seller_email)}`;
  const answer = await shop.call('PUT', path, { payout: { bank_code, account_number } });
  if (answer.status !== 200) throw new Error(`saving answered ${answer.status}: ${answer.text}`);
  await shop.runDue();
}

function recipientOf({ fake }: PaystackSide) {
  const { transfers } = fake.control.business;
  return transfers.map(({ recipient }) => {
    const { bankCode, accountNumber } = recipient;
    return { bankCode, accountNumber };
  });
}

forEachDatabase((engine, freshDatabase) => {
  let shop: LiveShop | null = null;
  afterEach(async () => {
    if (shop) await expectSoundLedger(shop.service);
    await shop?.close();
    shop = null;
  });

  async function given(lists: TwoLists, holder: string | null = 'ADA SELLER') {
    const world = await changePartner(await freshDatabase(), lists);
    shop = world.shop;
    if (holder !== null) world.paystack.fake.control.nameAccount(lists.paystack.code, account_number, holder);
    return world;
  }

  const moniepoint: TwoLists = {
    monnify: { code: '50515', name: 'Moniepoint Microfinance Bank' },
    paystack: { code: '090405', name: 'Moniepoint MFB' },
  };
  const colliding: TwoLists = {
    monnify: { code: '305', name: 'Harbour Savings' },
    paystack: { code: '305', name: 'Paycom Savings' },
  };

  describe(`the bank of a payee by another partner's list on ${engine}`, () => {
    test('is paid under the code of the partner that pays', async () => {
      const { shop, escrow, paystack } = await given(moniepoint);
      await escrow.released({ bank_code: '50515', account_number }, paystack);
      expect(recipientOf(paystack)).toEqual([{ bankCode: '090405', accountNumber: account_number }]);
      paystack.settle(defined(paystack.transfers()[0]).reference, 'paid');
      await shop.hear();
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid' }]);
    });

    test('is never paid because codes collide, and another bank account is paid instead', async () => {
      const { shop, escrow, paystack, monnify } = await given(colliding);
      await escrow.released({ bank_code: '305', account_number }, paystack);
      expect(paystack.transfers()).toEqual([]);
      const failure_reason =
        'paystack lists no bank that is certainly Harbour Savings: save another bank account';
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'failed', failure_reason }]);
      expect(await escrow.types()).toContain('payout.failed');
      for (const side of [paystack, monnify]) side.nameAccount(account_number);
      await saveAgain(shop, escrow, '058');
      // A payout to a replaced account rests for a day.
      expect(paystack.transfers()).toEqual([]);
      await shop.pass(24 * hourMs);
      expect(recipientOf(paystack)).toEqual([{ bankCode: '058', accountNumber: account_number }]);
    });

    test('is not paid if the account there is somebody else’s', async () => {
      const { escrow, paystack } = await given(moniepoint, 'BOLA OTHER');
      await escrow.released({ bank_code: '50515', account_number }, paystack);
      expect(paystack.transfers()).toEqual([]);
      const [payout] = (await escrow.read()).payouts;
      expect(payout).toMatchObject({
        status: 'failed',
        failure_reason: expect.stringContaining('another holder'),
      });
    });

    test('is paid as soon as the bank names the holder', async () => {
      const { shop, escrow, paystack } = await given(moniepoint);
      paystack.fake.control.setBankDown('090405', true);
      await escrow.released({ bank_code: '50515', account_number }, paystack);
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'pending' }]);
      expect(paystack.transfers()).toEqual([]);
      paystack.fake.control.setBankDown('090405', false);
      await saveAgain(shop, escrow, '50515');
      expect(paystack.transfers()).toHaveLength(1);
    });
  });
});
