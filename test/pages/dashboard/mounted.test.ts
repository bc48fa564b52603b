import { expect, it } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { findAccount } from '../../../server/src/features/accounts/queries.js';
import { createKey } from '../../../server/src/features/keys/manage.js';
import { forEachDatabase } from '../../harness/databases.js';
import { startService } from '../../harness/service.js';
import { newOwner, StaffUser } from '../../harness/staff.js';
import { rawStatement } from '../../store/fixtures.js';

/** Lets ten minutes pass as far as proofs are concerned. */
const endProofs = rawStatement('update staff_session set code_proved_at = null, factor_proved_at = null');

/** What a confirm page sends along, besides the token of the session. */
function formOf(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

forEachDatabase((engine, freshDatabase) => {
  it(`a refund in the service itself needs the right, a fresh proof and its form, on ${engine}`, {
    timeout: 60_000,
  }, async () => {
    const service = await startService(await freshDatabase(), { SIGN_UP: 'open' });
    const { services } = service.deps;
    const { user, accountId, at } = await newOwner(service);
    const account = await services.store.one(findAccount, { id: accountId });
    if (!account) throw new Error('The account is missing');
    const { key } = await createKey(services, account, 'test', 'suite');
    const body = {
      reference: 'ORD-1',
      amount: 250_000,
      currency: 'NGN',
      customer_email: 'buyer@example.com',
      callback_url: 'https://shop.example.com/hooks',
    };
    await service.call('POST', '/escrow/initiate', { key, body });
    await service.call('POST', '/sandbox/escrow/ORD-1/fund', { key, body: {} });
    const read = async () => (await service.call('GET', '/escrow/ORD-1', { key })).body;
    const { escrow_id: id } = await read();
    for (const path of ['', '/escrows', `/escrows/${id}`, '/charges', '/disputes', '/payouts', '/refunds']) {
      expect((await user.get(at('test', path))).status, path).toBe(200);
    }
    for (const path of ['/balance', '/sellers', '/developers', '/sandbox', '/escrows.csv']) {
      expect((await user.get(at('test', path))).status, path).toBe(200);
    }

    const refund = at('test', `/escrows/${id}/refund`);
    const stranger = await newOwner(service);
    expect((await stranger.user.get(refund)).status).toBe(404);
    const support = new StaffUser(service, 'support@example.com');
    await support.signIn();
    await support.join(accountId, 'support');
    expect((await support.get(refund)).status).toBe(403);
    expect((await support.get(at('test', '/balance'))).status).toBe(403);

    await services.store.transact([anyRows(endProofs, {})]);
    expect((await user.get(`${refund}?amount=1000`)).location).toContain('/dashboard/proof');
    await user.prove();
    const page = await user.get(`${refund}?amount=1000`);
    expect(page.text).toContain('Refund ₦1,000.00');
    const form = formOf(page.text);
    expect((await user.visitor.post(refund, { ...form, form_token: 'forged' })).status).toBe(403);
    expect((await read()).refunds).toEqual([]);
    expect((await user.visitor.post(refund, form)).status).toBe(303);
    expect((await read()).amount_refunded).toBe(100_000);
    await service.stop();
  });
});
