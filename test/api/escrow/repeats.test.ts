import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardIdempotency } from '../../../server/src/adapters/store/commit-statements.js';
import { anyRows, step } from '../../../server/src/adapters/store/statement.js';
import { findAnswer } from '../../../server/src/pipeline/kept-answer-queries.js';
import { purgeOldAnswers } from '../../../server/src/pipeline/kept-answers.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { rawStatement } from '../../store/fixtures.js';

const removePlanted = rawStatement("delete from idempotency where key like 'old-%'");

const other = { bank_code: '044', account_number: '1111111111' };

forEachDatabase((engine, freshDatabase) => {
  describe(`repeats on ${engine}`, () => {
    let database: string;
    let service: Service;
    beforeAll(async () => {
      database = await freshDatabase();
      service = await startService(database);
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    let sellers = 0;
    const escrowOfNewSeller = () => {
      sellers += 1;
      return TestEscrow.open(service, { seller_email: `seller-${sellers}@example.com` });
    };
    const onFile = async (escrow: TestEscrow) => {
      const { seller_email: email } = await escrow.read();
      const seller = await service.call('GET', `/sellers/${segment(email)}`);
      return seller.body.payout?.account_number_masked;
    };

    it('an acceptance with another bank account than the first is refused and saves nothing', async () => {
      const escrow = await escrowOfNewSeller();
      expect((await escrow.post('accept', { payout })).status).toBe(200);
      const same = await escrow.post('accept', { payout });
      expect([same.status, same.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      const changed = await escrow.post('accept', { payout: other });
      expect([changed.status, changed.body.code]).toEqual([409, 'already_accepted']);
      expect(changed.body.detail).toContain('PUT /sellers/:email');
      expect(await onFile(escrow)).toBe('******6789');
    });

    it('of two concurrent acceptances only the first saves its bank account', async () => {
      for (let round = 0; round < 5; round++) {
        const escrow = await escrowOfNewSeller();
        const headers = keyHeader();
        const answers = await Promise.all(
          [payout, other].map((account) => escrow.post('accept', { payout: account }, headers)),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const won = answers[0]?.status === 200 ? '******6789' : '******1111';
        expect(await onFile(escrow)).toBe(won);
      }
    });

    it('a refused acceptance is stored under its key', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.post('cancel');
      const headers = keyHeader();
      const first = await escrow.post('accept', { payout }, headers);
      const again = await escrow.post('accept', { payout }, headers);
      expect([first.status, first.body.code]).toEqual([409, 'final']);
      expect([again.text, again.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
    });

    it('a part that was refused stays refused under its key; a new key is free', async () => {
      const escrow = await TestEscrow.open(service);
      const headers = keyHeader();
      const part = (key: Record<string, string>) => escrow.post('release', { amount: 50_000 }, key);
      const first = await part(headers);
      expect([first.status, first.body.code]).toEqual([409, 'not_funded']);
      await escrow.fund();
      await escrow.post('accept', { payout });
      const late = await part(headers);
      expect([late.text, late.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      expect((await escrow.read()).amount_released).toBe(0);
      expect((await part(keyHeader())).body.amount_released).toBe(50_000);
    });

    it('a part sent concurrently with its payment has one answer, which says what happened', async () => {
      for (let round = 0; round < 5; round++) {
        const escrow = await TestEscrow.open(service);
        await escrow.post('accept', { payout });
        const headers = keyHeader();
        const part = () => escrow.post('release', { amount: 50_000 }, headers);
        const [one, , two, three] = await Promise.all([part(), escrow.fund(), part(), part()]);
        const answers = [one, two, three, await part()];
        const kept = answers.filter(({ body }) => !body.retryable);
        expect(new Set(kept.map(({ text }) => text)).size).toBe(1);
        const isDone = kept[0]?.status === 200;
        expect((await escrow.read()).amount_released).toBe(isDone ? 50_000 : 0);
      }
    });

    it('a key used for one reference is refused for a similar one in a path', async () => {
      const [slash, escaped] = ['a/b', 'a%2Fb'];
      for (const reference of [slash, escaped]) {
        const escrow = await TestEscrow.open(service, { reference });
        await escrow.fund();
        await escrow.post('accept', { payout });
      }
      const headers = keyHeader();
      const part = { body: { amount: 50_000 }, headers };
      const first = await service.call('POST', `/escrow/${segment(slash as string)}/release`, part);
      expect(first.body).toMatchObject({ reference: slash, amount_released: 50_000 });
      const second = await service.call('POST', `/escrow/${segment(escaped as string)}/release`, part);
      expect([second.status, second.body.code]).toEqual([409, 'idempotency_mismatch']);
    });

    it('an answer is kept for 72 hours, across a restart; then its key is free', async () => {
      const key = await (await service.newMerchant()).key('test');
      const call: Service['call'] = (method, path, options) =>
        service.call(method, path, { key, ...options });
      const escrow = await TestEscrow.open({ ...service, call });
      await escrow.fund();
      await escrow.post('accept', { payout });
      const headers = keyHeader();
      const first = await escrow.post('release', { amount: 50_000 }, headers);
      await service.stop();
      service = await startService(database);
      expect((await escrow.post('release', { amount: 50_000 }, headers)).text).toBe(first.text);
      await advance({ ...service, call }, { hours: 73 });
      const later = await escrow.post('release', { amount: 50_000 }, headers);
      expect(later.body.amount_released).toBe(100_000);
    });

    it('expired answers are deleted, unfinished ones never', async () => {
      const { store, clock, newId } = service.deps.services;
      const row = (status: number, ageHours: number) => ({
        accountId: service.accountId,
        mode: 'test' as const,
        key: `old-${newId()}`,
        fingerprint: 'f',
        status,
        bodySealed: 's',
        createdAt: clock.now() - ageHours * 3_600_000,
      });
      const [old, unfinished, young] = [row(200, 73), row(0, 73), row(200, 71)];
      await store.transact([old, unfinished, young].map((record) => step(guardIdempotency, record)));
      await purgeOldAnswers(service.deps.services);
      const left = async ({ accountId, mode, key }: typeof old) =>
        (await store.one(findAnswer, { accountId, mode, key })) !== undefined;
      expect([await left(old), await left(unfinished), await left(young)]).toEqual([false, true, true]);
      // Nothing sealed these, which the check of the books would report.
      await store.transact([anyRows(removePlanted, {})]);
    });

    it('two simulated transfers under one key make one', async () => {
      const escrow = await TestEscrow.open(service);
      const headers = keyHeader();
      const answers = await Promise.all([50_000, 60_000].map((amount) => escrow.fund({ amount }, headers)));
      const won = answers.find(({ status }) => status === 200);
      const lost = answers.find(({ status }) => status !== 200);
      expect(lost?.body.code).toBe('idempotency_mismatch');
      expect((await escrow.read()).amount_received).toBe(won?.body.amount_received);
    });

    it('funding a funded escrow says so, and a closed one is refused', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.fund();
      expect((await escrow.fund()).body.code).toBe('already_funded');
      await escrow.post('decline');
      expect((await escrow.fund()).body.code).toBe('final');
    });

    it('an advance refused by a busy clock moves time by its own amount when repeated', async () => {
      const key = await (await service.newMerchant()).key('test');
      const offset = async () => (await service.call('GET', '/sandbox/clock', { key })).body.offset_ms;
      const ask = (hours: number, headers: Record<string, string>) =>
        service.call('POST', '/sandbox/clock/advance', { key, headers, body: { hours } });
      const requests = Array.from({ length: 4 }, () => keyHeader());
      const answers = await Promise.all(requests.map((headers) => ask(1, headers)));
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 200) continue;
        expect([answer.status, answer.body.code, answer.body.retryable]).toEqual([409, 'clock_busy', true]);
        expect((await ask(1, requests[index] as Record<string, string>)).status).toBe(200);
      }
      expect(Math.round((await offset()) / 60_000)).toBe(240);
    });

    it('an advance beyond the time answers are kept moves time once', async () => {
      const key = await (await service.newMerchant()).key('test');
      const headers = keyHeader();
      const ask = () =>
        service.call('POST', '/sandbox/clock/advance', { key, headers, body: { hours: 100 } });
      const first = await ask();
      expect((await ask()).text).toBe(first.text);
      const { body } = await service.call('GET', '/sandbox/clock', { key });
      expect(body.offset_ms).toBeLessThan(101 * 3_600_000);
    });

    it('a query parameter that an operation does not know is refused, not ignored', async () => {
      const escrow = await TestEscrow.open(service);
      const refused = await escrow.post('cancel?dry_run=true');
      expect([refused.status, refused.body.code]).toEqual([400, 'unknown_field']);
      expect((await escrow.read()).status).toBe('awaiting_payment');
    });

    it('a delivery with the same proof is a repeat, with different proof it is refused', async () => {
      const escrow = await TestEscrow.funded(service);
      expect((await escrow.post('deliver', proof)).status).toBe(200);
      const again = await escrow.post('deliver', proof);
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      const changed = await escrow.post('deliver', { ...proof, tracking_number: 'GIG-999' });
      expect([changed.status, changed.body.code]).toEqual([409, 'already_delivered']);
    });

    it('a repeated initiate opens a new virtual account for the rest once the old one expired', async () => {
      const escrow = await TestEscrow.open(service, { customer_email: 'first@example.com' });
      await escrow.fund({ amount: 100_000 });
      await advance(service, { hours: 9 });
      const repeated = await escrow.initiate({ customer_email: 'stranger@example.com' });
      expect(repeated.headers.get('idempotent-mismatch')).toBe('customer_email');
      expect(repeated.body.account_number).toMatch(/^\d{10}$/);
      const { entries } = await escrow.read('/timeline');
      const opened = entries.filter(({ type }: { type: string }) => type === 'account.opened');
      expect(opened).toHaveLength(2);
      expect((await escrow.fund()).body).toMatchObject({ status: 'funded', amount_excess: 0 });
    });
  });
});
