import { expect, it } from 'vitest';
import { readInbox } from '../../server/src/features/operator/inbox.js';
import { listMails, retryMail, showMail } from '../../server/src/features/operator/mails.js';
import { tamper } from '../audit/tampering/tamper.js';
import { forEachDatabase } from '../harness/databases.js';
import { openLive, waitingCode } from '../harness/live-escrow.js';
import { type Service, startService } from '../harness/service.js';
import { TestEscrow } from '../harness/test-escrow.js';
import { newestCode, Order, Visitor } from '../harness/visitor.js';

async function newestOf({ deps }: Service, status: 'sent' | 'pending'): Promise<string> {
  const mails = await listMails(deps.services, status, status === 'sent' ? 'test' : 'live');
  return mails.find(({ template }) => template === 'sign_in.code')?.id ?? '';
}

forEachDatabase((engine, freshDatabase) => {
  it(`an operator reads a mail without its code, and only a test code on request, on ${engine}`, async () => {
    const databaseUrl = await freshDatabase();
    const service = await startService(databaseUrl);
    const { services } = service.deps;
    const escrow = await TestEscrow.open(service, { customer_email: 'buyer@example.com' });
    const order = Order.of((await escrow.read()).checkout_url);
    await new Visitor(service).post(order.at('sign-in'), { email: 'buyer@example.com' });
    const code = await newestCode(service);
    const id = await newestOf(service, 'sent');
    const shown = await showMail(services, id, false);
    expect(`${shown.subject}\n${shown.text}`).not.toContain(code);
    expect(shown.text).toContain('\n  (hidden)\n');
    expect((await showMail(services, id, true)).text).toContain(`\n  ${code}\n`);

    const { reference, checkoutKey } = await openLive(service);
    const live = new Order(reference, checkoutKey);
    await new Visitor(service).post(live.at('sign-in'), { email: 'live@example.com' });
    const liveCode = await waitingCode(service);
    expect(liveCode).toMatch(/^\d{6}$/);
    const liveId = await newestOf(service, 'pending');
    expect((await showMail(services, liveId, false)).text).not.toContain(liveCode);
    await expect(showMail(services, liveId, true)).rejects.toThrow('A live code is for its own reader alone');
    await expect(retryMail(services, liveId, 'somebody@example.com')).rejects.toThrow(
      'A code is for its own address alone',
    );
    // The mail worker would record that the mail still waits.
    await service.deps.mailWorker.stop();
    await tamper(databaseUrl, `update mail set status = 'failed' where id = '${liveId}'`);
    const groups = await readInbox(services, 'live');
    const offered = groups.flatMap(({ kind, rows }) => rows.map((row) => kind.commands(row)));
    expect(offered).toEqual([[`mail retry ${liveId}`, `mail dismiss ${liveId}`]]);
    await service.stop();
  });
});
