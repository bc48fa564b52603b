import { call, createPayee, openAccount, sendTransfer } from './caller.js';
import type { FakePaystack } from './paystack.js';

/**
 * Plays a business's day that reaches every endpoint and every event, for the tests that compare them with
 * what the vendor published. `fake.exchanges` and `fake.notifier.notifications` have the result.
 */
export async function playStory(fake: FakePaystack): Promise<void> {
  fake.control.nameAccount('058', '0123456780', 'ADA SELLER');
  fake.control.topUp(100_000_000);
  await playPayments(fake);
  await playPayouts(fake);
  await playOtp(fake);
  await playRefunds(fake);
  await playBooks(fake);
  await playRefusals(fake);
}

async function playPayments(fake: FakePaystack): Promise<void> {
  const { control, clock } = fake;
  const account = await openAccount(fake, { reference: 'esc-1', metadata: { escrow_id: 'e1' } });
  control.pay({ accountNumber: account.account_number, amount: 2_499_999 });
  await call(fake, 'GET /charge/esc-1');
  await call(fake, 'GET /transaction/verify/esc-1');
  control.payReference('esc-1');
  await call(fake, 'GET /charge/esc-1');
  for (const reference of ['esc-2', 'esc-3', 'esc-4', 'esc-5']) {
    await openAccount(fake, { reference, amount: '300000' });
    control.payReference(reference, { bankName: 'Wema Bank' });
  }
  const { body } = await call(fake, 'GET /transaction/verify/esc-1');
  await call(fake, `GET /transaction/${body.data.id}`);
  await openAccount(fake, { reference: 'esc-6' });
  clock.advance(9 * 3_600_000);
  await call(fake, 'GET /charge/esc-6');
  await call(fake, 'GET /bank?currency=NGN');
  await call(fake, 'GET /bank?currency=NGN&use_cursor=true&perPage=5');
  await call(fake, 'GET /bank/resolve?account_number=0123456780&bank_code=058');
}

async function playPayouts(fake: FakePaystack): Promise<void> {
  const recipient = await createPayee(fake);
  await call(fake, `GET /transferrecipient/${recipient}`);
  await call(fake, 'GET /transferrecipient');
  for (const outcome of ['success', 'failed', 'reversed'] as const) {
    const reference = `po-outcome-${outcome}-1`;
    await sendTransfer(fake, recipient, reference);
    fake.control.settleTransfer(reference, outcome);
    await call(fake, `GET /transfer/verify/${reference}`);
  }
  const { body } = await sendTransfer(fake, recipient, 'po-still-pending-1');
  await call(fake, `GET /transfer/${body.data.transfer_code}`);
  await call(fake, 'GET /transfer');
}

async function playOtp(fake: FakePaystack): Promise<void> {
  const recipient = await createPayee(fake);
  await call(fake, 'POST /transfer/enable_otp');
  const { body } = await sendTransfer(fake, recipient, 'po-with-a-code-1');
  const transfer_code = body.data.transfer_code;
  await call(fake, 'POST /transfer/resend_otp', { transfer_code, reason: 'transfer' });
  await call(fake, 'POST /transfer/finalize_transfer', { transfer_code, otp: '123456' });
  await call(fake, 'POST /transfer/disable_otp');
  await call(fake, 'POST /transfer/disable_otp_finalize', { otp: '123456' });
  await call(fake, `DELETE /transferrecipient/${recipient}`);
}

async function playRefunds(fake: FakePaystack): Promise<void> {
  const { control } = fake;
  const start = async (transaction: string, amount?: number): Promise<number> => {
    const { body } = await call(fake, 'POST /refund', { transaction, amount, merchant_note: 'rf-1' });
    return body.data.id;
  };
  const processed = await start('esc-1');
  control.moveRefund(processed, 'processing');
  control.moveRefund(processed, 'processed');
  control.moveRefund(await start('esc-2', 100_000), 'failed');
  const asking = await start('esc-3');
  control.moveRefund(asking, 'needs-attention');
  const refund_account_details = { currency: 'NGN', account_number: '0123456780', bank_id: '9' };
  await call(fake, `POST /refund/retry_with_customer_details/${asking}`, { refund_account_details });
  await call(fake, 'GET /refund?perPage=50&page=1');
  await call(fake, `GET /refund/${processed}`);
  await call(fake, 'GET /transaction/verify/esc-1');
}

async function playBooks(fake: FakePaystack): Promise<void> {
  const { control } = fake;
  const lost = control.openDispute('esc-4');
  control.resolveDispute(lost.id, true);
  await call(fake, 'GET /dispute');
  await call(fake, `GET /dispute/${lost.id}`);
  await call(fake, 'GET /balance');
  await call(fake, 'GET /balance/ledger');
  const settlement = control.settleCollections();
  await call(fake, 'GET /settlement');
  await call(fake, `GET /settlement/${settlement?.id}/transactions`);
  await call(fake, 'GET /transaction');
  await call(fake, 'GET /transaction?use_cursor=true&perPage=2');
}

async function playRefusals(fake: FakePaystack): Promise<void> {
  await call({ ...fake, secretKey: 'sk_live_wrong' }, 'GET /balance');
  await call(fake, 'POST /charge', { amount: 2_500_000, bank_transfer: {} });
  await call(fake, 'GET /transfer/verify/po-never-sent-1');
  await call(fake, 'GET /bank/resolve?account_number=0123456780&bank_code=057');
  const recipient = 'RCP_unknown';
  await sendTransfer(fake, recipient, 'po-to-nobody-0001');
}
