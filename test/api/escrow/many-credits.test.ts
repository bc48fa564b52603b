import { limits } from '@escrow-checkout/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { loadEscrowByReference } from '../../../server/src/features/checkouts/load.js';
import {
  findById,
  listCredits,
  listVirtualAccounts,
} from '../../../server/src/features/checkouts/queries.js';
import { readTimeline } from '../../../server/src/features/checkouts/timeline.js';
import { applyPartnerCredits } from '../../../server/src/features/credits/account-credits.js';
import { showEscrow } from '../../../server/src/features/escrow/find.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import type { Caller } from '../../../server/src/http/context.js';
import { type HistoryPosition, readHistoryPage } from '../../../server/src/http/history.js';
import type { Services } from '../../../server/src/services.js';
import { countedStore, type Work } from '../../harness/counted-store.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { rawStatement } from '../../store/fixtures.js';

const creditsMade = 120;

forEachDatabase((_, freshDatabase) => {
  let service: Service;
  let escrow: TestEscrow;
  let id: string;
  let [first, last]: Work[] = [];

  beforeAll(async () => {
    service = await startService(await freshDatabase());
    // Its refunds would change the escrow meanwhile.
    await service.deps.worker.stop();
    escrow = await TestEscrow.open(service, { metadata: { note: 'x'.repeat(1_000) } });
    await escrow.fund();
    id = (await escrow.read()).escrow_id;
    for (let made = 1; made < creditsMade; made++) {
      const work = await payTooMuch();
      if (made === 1) first = work;
      else last = work;
    }
  });
  afterAll(() => service.stop());

  /** A transfer after the price has arrived, which is owed back; returns the work it takes to record. */
  async function payTooMuch(): Promise<Work> {
    const { services } = service.deps;
    const bank = services.sandboxBank;
    const { accountId } = service;
    const [account] = await services.store.all(listVirtualAccounts, { checkoutId: id });
    if (!account) throw new Error('The escrow has no virtual account');
    const { partnerReference, accountNumber } = account;
    const { notification } = await bank.reportTransfer({
      partnerCreditId: services.newId(),
      accountId,
      partnerReference,
      accountNumber,
      amount: 10_000,
      payerName: 'ADA OBI',
      outcome: 'credited',
      now: services.clock.now(),
    });
    const { store, work } = countedStore(services.store);
    await applySigned({ ...services, store }, bank.name, notification.headers, notification.rawBody);
    return work;
  }

  function counted(): { services: Services; work: Work } {
    const { store, work } = countedStore(service.deps.services.store);
    return { services: { ...service.deps.services, store }, work };
  }

  it('the last of many credits costs what the second did', () => {
    expect(first?.statements).toContain('insert.credit');
    expect(last).toEqual(first);
  });

  it('an escrow shows the newest 50 of each list, oldest first, and how many there are', async () => {
    const shown = await escrow.read();
    expect([shown.credits_count, shown.refunds_count, shown.payouts_count]).toEqual([
      creditsMade,
      creditsMade - 1,
      0,
    ]);
    for (const list of ['credits', 'refunds']) expect(shown[list]).toHaveLength(limits.transfersShownMax);
    const all = await service.deps.services.store.all(listCredits, { checkoutId: id });
    const newest = all.slice(-limits.transfersShownMax);
    expect(shown.credits.map((credit: { id: string }) => credit.id)).toEqual(newest.map((row) => row.id));
    const [listed] = (await service.call('GET', '/escrow')).body.data;
    expect(listed).toEqual(shown);
    const answer = await escrow.post('accept', {}, keyHeader());
    expect(answer.body.credits).toEqual(shown.credits);
    expect(answer.body.credits_count).toBe(creditsMade);
  });

  it('it reads no more rows than it shows', async () => {
    const { services, work } = counted();
    await showEscrow(services, callerOf(service), escrow.reference);
    expect(work.rowsRead).toBeLessThan(2 * limits.transfersShownMax + 10);
  });

  it('a page of the timeline reads the rows of its entries and no others, wherever it begins', async () => {
    const { services, work } = counted();
    const checkout = await services.store.one(findById, { id });
    if (!checkout) throw new Error('The escrow is gone');
    let after: HistoryPosition | null = null;
    for (let pages = 0; pages < 5; pages++) {
      work.rowsRead = 0;
      const page = await readTimeline(services, checkout, { limit: 10, after });
      expect(page.entries).toHaveLength(10);
      // Its places with the one that follows, its rows with those of the same times, and the account.
      expect(work.rowsRead).toBeLessThan(11 + 2 * 10 + 1);
      ({ after } = readHistoryPage({ limit: 10, cursor: page.next_cursor ?? undefined }));
    }
  });

  it('a poll of a partner that lists what is recorded applies nothing', async () => {
    const { services, work } = counted();
    await applyPartnerCredits(services, id);
    expect(work.statements).toEqual(['virtual_account.of_checkout', 'credit.recorded_of_checkout']);
  });

  it('rules read all credits in a number of statements that does not grow', async () => {
    const { services, work } = counted();
    const { accountId } = service;
    await loadEscrowByReference(services.store, accountId, 'test', escrow.reference);
    expect(work.statements.length).toBeLessThan(10);
  });

  it.each([
    ['timeline', 'entries'],
    ['ledger', 'movements'],
  ])('the %s is read page by page, each entry once and in order', async (path, name) => {
    const pages = async (limit: number) => {
      const read: object[] = [];
      for (let query = `?limit=${limit}`; ; ) {
        const page = await escrow.read(`/${path}${query}`);
        expect(page[name].length).toBeLessThanOrEqual(limit);
        read.push(...page[name]);
        if (!page.has_more) return { read, cursor: page.next_cursor };
        query = `?limit=${limit}&cursor=${page.next_cursor}`;
      }
    };
    const { read, cursor } = await pages(100);
    expect(cursor).toBeNull();
    expect(read.length).toBeGreaterThanOrEqual(creditsMade);
    expect((await pages(7)).read).toEqual(read);
    const times = read.map((entry) => (entry as { at: string }).at);
    expect(times).toEqual([...times].sort());
    expect(new Set(read.map((entry) => JSON.stringify(entry))).size).toBe(read.length);
    expect((await escrow.read(`/${path}`))[name]).toEqual(read.slice(0, 100));
  });

  it.each([
    'nonsense',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('[1,2,{}]').toString('base64url'),
  ])('a cursor that is not ours is refused: %s', async (cursor) => {
    for (const path of ['timeline', 'ledger']) {
      const at = `/escrow/${segment(escrow.reference)}/${path}?cursor=${cursor}`;
      const { status, body } = await service.call('GET', at);
      expect(status).toBe(400);
      expect(body.errors[0].pointer).toBe('?cursor');
    }
  });

  it('the sandbox bank sends no more once there are as many as it may send', async () => {
    const { store } = service.deps.services;
    const [row = {}] = await store.list(fixedQuery<Record<string, unknown>>('select * from credit limit 1'));
    const names = Object.keys(row);
    const copied = names.map((name) => {
      return ['id', 'partner_credit_id'].includes(name) ? `c.${name} || '-' || n.i` : `c.${name}`;
    });
    const count = limits.sandboxTransfersMax - creditsMade;
    const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into credit (${names.join(', ')})
      select ${copied.join(', ')} from credit as c, n where c.id = '${row.id}'`;
    await store.transact([anyRows(rawStatement(copies), {})]);
    const paths = [`/sandbox/escrow/${segment(escrow.reference)}/fund`, '/sandbox/credits'];
    const { account_number } = await escrow.read();
    for (const path of paths) {
      const body = path.endsWith('fund') ? { amount: 500 } : { account_number, amount: 500 };
      for (const more of [{}, ...(path.endsWith('fund') ? [{ delay_minutes: 5 }] : [])]) {
        const answer = await service.call('POST', path, { body: { ...body, ...more } });
        expect([answer.status, answer.body.code]).toEqual([409, 'test_quota_exceeded']);
        expect(answer.body.detail).toContain('Open another');
      }
    }
    const other = await TestEscrow.open(service);
    await other.fund();
  });
});

function callerOf({ accountId }: Service): Caller {
  const account = { accountId, plan: 'free', keyId: 'suite' } as const;
  return {
    ...account,
    mode: 'test',
    clockOffsetMs: 0,
    testData: null,
    scopes: null,
    network: '127.0.0.0/24',
  };
}
