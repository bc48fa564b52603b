import { call, openAccount, send, sendRefund, sendTransfer } from './caller.js';
import type { FakeMonnify } from './monnify.js';

/**
 * Plays a merchant's day that reaches every endpoint and every event, for the tests that compare them with
 * what the vendor published. `fake.exchanges` and `fake.notifier.notifications` have the result.
 */
export async function playStory(fake: FakeMonnify): Promise<void> {
  const { control } = fake;
  control.nameAccount('058', '0123456780', 'ADA SELLER');
  control.topUp(100_000_000);
  await playPayments(fake);
  await playPayouts(fake);
  await playRefunds(fake);
  await playBooks(fake);
}

async function playPayments(fake: FakeMonnify): Promise<void> {
  const { control } = fake;
  const account = await openAccount(fake);
  await call(fake, 'GET /api/v2/merchant/transactions/query?paymentReference=esc-1');
  await call(fake, `GET /api/v2/transactions/${encodeURIComponent(account.transactionReference)}`);
  control.pay({ accountNumber: account.accountNumber, amount: 2_499_999 });
  await call(fake, 'GET /api/v1/transactions/search?page=0&size=5');
  control.pay({ accountNumber: account.accountNumber, amount: 2_500_000 });
  await call(fake, 'GET /api/v1/banks');
  await call(fake, 'GET /api/v1/disbursements/account/validate?accountNumber=0123456780&bankCode=058');
}

async function playPayouts(fake: FakeMonnify): Promise<void> {
  const { control, clock } = fake;
  for (const outcome of ['SUCCESS', 'FAILED', 'REVERSED'] as const) {
    await sendTransfer(fake, `po-${outcome}`);
    control.settleTransfer(`po-${outcome}`, outcome);
    await call(fake, `GET /api/v2/disbursements/single/summary?reference=po-${outcome}`);
    clock.advance(2 * 60_000);
  }
  fake.settings.isOtpRequired = true;
  await sendTransfer(fake, 'po-code');
  await call(fake, 'POST /api/v2/disbursements/single/resend-otp', { reference: 'po-code' });
  const code = { reference: 'po-code', authorizationCode: '123456' };
  await call(fake, 'POST /api/v2/disbursements/single/validate-otp', code);
  await call(fake, 'GET /api/v2/disbursements/single/transactions?pageNo=0&pageSize=3');
  const { accountNumber } = fake.settings;
  const search = 'GET /api/v2/disbursements/search-transactions';
  await call(fake, `${search}?sourceAccountNumber=${accountNumber}&pageNo=0&pageSize=3`);
}

async function playRefunds(fake: FakeMonnify): Promise<void> {
  for (const status of ['COMPLETED', 'FAILED'] as const) {
    await sendRefund(fake, 'esc-1', { refundReference: `re-${status}` });
    fake.control.moveRefund(`re-${status}`, status);
    await call(fake, `GET /api/v1/refunds/re-${status}`);
  }
  await call(fake, 'GET /api/v1/refunds?page=0&size=5');
}

async function playBooks(fake: FakeMonnify): Promise<void> {
  const { accountNumber } = fake.settings;
  await call(fake, `GET /api/v2/disbursements/wallet-balance?accountNumber=${accountNumber}`);
  await call(fake, `GET /api/v1/disbursements/wallet/transactions?accountNumber=${accountNumber}`);
  const settlement = fake.control.settleCollections();
  const settled = 'GET /api/v1/transactions/find-by-settlement-reference';
  await call(fake, `${settled}?reference=${settlement?.reference}`);
  await call(fake, 'POST /api/v2/disbursements/single', {});
  await send(fake, 'GET /api/v1/banks', 'Bearer nonsense');
}
