import type { KeptService } from './service.js';
import { type KeptStory, payout, Teller } from './story.js';

/** A live escrow that is paid and accepted, and one that waits for its payment. */
export async function payLive(service: KeptService, accountId: string, key: string): Promise<void> {
  const teller = new Teller(service, key);
  await teller.call('PUT', '/sellers/seller@example.com', { payout });
  for (const reference of ['LIVE-FUNDED', 'LIVE-AWAITING']) {
    await teller.open(reference, { callback_url: 'https://shop.example.com/live' });
  }
  const { body } = await teller.call('GET', '/escrow/LIVE-FUNDED');
  const { notification } = await service.banks.live.reportTransfer({
    accountId,
    // The bank reports no reference, so the account number alone identifies the escrow.
    partnerReference: null,
    accountNumber: body.account_number,
    amount: body.amount,
    payerName: 'Ada Obi',
    outcome: 'credited',
    partnerCreditId: null,
    now: service.services.clock.now(),
  });
  await service.notify(notification);
  await teller.act('LIVE-FUNDED', 'accept');
}

/** Signs a buyer in to their checkout page, with the code from the mail. */
export async function signIn(teller: Teller): Promise<KeptStory['session']> {
  const { service } = teller;
  const reference = 'FUNDED';
  const { body } = await teller.call('GET', `/escrow/${reference}`);
  const { pathname, search } = new URL(body.checkout_url);
  const asked = await service.visit(`${pathname}/sign-in${search}`, '', { email: 'ada@example.com' });
  // The first run decides who gets a code, the second sends it.
  for (const _run of [1, 2]) await service.runDue();
  const mails = await service.services.sandboxMailer.list();
  const code = mails.map(({ text }) => /^ {2}(\d{6})$/m.exec(text)?.[1]).find(Boolean);
  if (code === undefined) throw new Error('No mail has a code');
  const entered = await service.visit(`${pathname}/code${search}`, cookieOf(asked.headers), { code });
  return { cookie: cookieOf(entered.headers), page: `${pathname}${search}`, reference };
}

/** Returns the cookies that a response sets and does not clear. */
function cookieOf(headers: Headers): string {
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}
