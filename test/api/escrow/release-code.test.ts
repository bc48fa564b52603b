import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

/** Reads what the sandbox reveals of the code of an escrow. */
async function revealed(service: Service, { reference }: TestEscrow) {
  return (await service.call('GET', `/sandbox/escrow/${reference}/release-code`)).body;
}

const other = (digits: string) => (digits === '000000' ? '000001' : '000000');

forEachDatabase((engine, freshDatabase) => {
  describe(`a release code on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const sent = async (fields: Record<string, unknown> = {}): Promise<TestEscrow> => {
      const escrow = await TestEscrow.funded(service, { release_code: true, ...fields });
      expect((await escrow.post('deliver', proof)).body.release_code).toBe(true);
      return escrow;
    };
    const codeOf = async (escrow: TestEscrow): Promise<string> => (await revealed(service, escrow)).digits;

    const enterWrong = async (escrow: TestEscrow, times: number) => {
      const answers = [];
      for (let n = 0; n < times; n += 1) {
        answers.push((await escrow.post('release', { code: other(await codeOf(escrow)) })).body);
      }
      return answers;
    };

    it('releases all that is held, as the buyer, and says who entered it', async () => {
      const escrow = await sent();
      const code = await codeOf(escrow);
      expect(code).toMatch(/^\d{6}$/);
      await escrow.post('release', { amount: 50_000 }, keyHeader());
      const released = await escrow.post('release', { code });
      expect(released.body).toMatchObject({ status: 'released', amount_released: 250_000 });
      const { entries } = await escrow.read('/timeline');
      const found = entries.filter(({ type }: { type: string }) => type === 'escrow.released');
      expect(found).toMatchObject([{ actor: 'buyer', via: 'code', data: { code_entered_by: 'merchant' } }]);
      expect(found[0].summary).toContain('which the merchant entered');
      expect((await revealed(service, escrow)).digits).toBeNull();
    });

    it('repeats the answer of the first release, under one key and without any', async () => {
      const escrow = await sent();
      const [code, headers] = [await codeOf(escrow), keyHeader()];
      const [first, again] = [
        await escrow.post('release', { code }, headers),
        await escrow.post('release', { code }, headers),
      ];
      expect([again.text, again.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      const bare = await escrow.post('release', { code });
      expect([bare.status, bare.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      expect(bare.body.payouts).toHaveLength(1);
      const changed = await escrow.post('release', { code: other(code) }, headers);
      expect(changed.body.code).toBe('idempotency_mismatch');
    });

    it('is entered once by one key, however often it is repeated and at once', async () => {
      const escrow = await sent();
      const [code, headers] = [other(await codeOf(escrow)), keyHeader()];
      const enter = () => escrow.post('release', { code }, headers);
      const answers = [...(await Promise.all([enter(), enter(), enter()])), await enter()];
      expect(answers.map(({ status, text }) => [status, text])).toEqual(
        answers.map(() => [409, answers[0]?.text]),
      );
      const replays = answers.map(({ headers: heads }) => heads.get('idempotent-replay'));
      expect(replays.toSorted()).toEqual([null, 'true', 'true', 'true']);
      expect((await enterWrong(escrow, 1))[0]?.attempts_left).toBe(8);
    });

    it.each([4, 9])('is right for each repeat under one key, after %i wrong entries', async (times) => {
      const escrow = await sent();
      await enterWrong(escrow, times);
      const [code, headers] = [await codeOf(escrow), keyHeader()];
      const enter = () => escrow.post('release', { code }, headers);
      const answers = [...(await Promise.all([enter(), enter(), enter()])), await enter()];
      expect(answers.map(({ status, text }) => [status, text])).toEqual(
        answers.map(() => [200, answers[0]?.text]),
      );
      expect(answers[0]?.body).toMatchObject({ status: 'released', amount_released: 250_000 });
      expect((await escrow.read()).payouts).toHaveLength(1);
    });

    it('is replaced after five wrong entries, and off after ten', async () => {
      const escrow = await sent();
      const first = await codeOf(escrow);
      const wrong = await enterWrong(escrow, 5);
      expect(wrong.map(({ code, attempts_left: left }) => [code, left])).toEqual(
        [9, 8, 7, 6, 5].map((left) => ['release_code_wrong', left]),
      );
      const second = await codeOf(escrow);
      expect(second).not.toBe(first);
      expect((await escrow.post('release', { code: first })).body.attempts_left).toBe(4);
      await enterWrong(escrow, 3);
      const last = await enterWrong(escrow, 1);
      expect(last).toMatchObject([{ code: 'release_code_wrong', attempts_left: 0 }]);
      const off = await escrow.post('release', { code: second });
      expect([off.status, off.body.code]).toEqual([409, 'release_code_blocked']);
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
      expect((await escrow.post('release')).body.status).toBe('released');
    });

    it('counts entries that arrive together, each once', async () => {
      const escrow = await sent();
      const codes = Array.from({ length: 20 }, (_, n) => String(n).padStart(6, '9'));
      const answers = await Promise.all(codes.map((code) => escrow.post('release', { code })));
      const wrong = answers.filter(({ body }) => body.code === 'release_code_wrong');
      expect(wrong.map(({ body }) => body.attempts_left).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      const off = answers.filter(({ body }) => body.code === 'release_code_blocked');
      expect(off).toHaveLength(10);
    });

    it('is refused uncounted while the release is not possible, and after another end', async () => {
      const early = await TestEscrow.funded(service, { release_code: true });
      const code = await codeOf(early);
      expect((await early.post('release', { code })).body.code).toBe('release_code_not_shown');
      await early.post('deliver', proof);
      await early.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      for (const typed of [code, other(code)]) {
        expect((await early.post('release', { code: typed })).body.code).toBe('disputed');
      }
      expect((await revealed(service, early)).attempts_left).toBe(10);

      const unaccepted = await TestEscrow.open(service, { release_code: true });
      await unaccepted.fund();
      const blocked = await unaccepted.post('release', { code: await codeOf(unaccepted) });
      expect(blocked.body.blocked_by).toContain('seller_not_accepted');

      const refunded = await sent();
      const spent = await codeOf(refunded);
      await refunded.post('refund');
      expect((await refunded.post('release', { code: spent })).body.code).toBe('final');
    });

    it('pays once beside the automatic release', async () => {
      const escrows = await Promise.all(Array.from({ length: 5 }, () => sent()));
      const codes = await Promise.all(escrows.map(codeOf));
      const entered = escrows.map((escrow, n) => escrow.post('release', { code: codes[n] }));
      const [, ...answers] = await Promise.all([advance(service, { hours: 25 }), ...entered]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const escrow of escrows) {
        expect((await escrow.read()).payouts).toHaveLength(1);
        const types = await escrow.eventTypes();
        expect(types.filter((type) => type === 'escrow.released')).toHaveLength(1);
      }
    });

    it.each([
      [{ code: '123456', amount: 10_000 }, '', '/amount'],
      [{ code: '12345' }, '', '/code'],
      [{ code: '123456' }, '?dry_run=true', '/code'],
    ])('refuses %j%s and names the field', async (body, query, pointer) => {
      const escrow = await sent();
      const refused = await escrow.post(`release${query}`, body, keyHeader());
      expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer }] });
      expect((await revealed(service, escrow)).attempts_left).toBe(10);
    });

    it('belongs only to an escrow that was initiated with it', async () => {
      const escrow = await TestEscrow.funded(service);
      expect((await escrow.read()).release_code).toBe(false);
      const refused = await escrow.post('release', { code: '123456' });
      expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/code' }] });
      const missing = await service.call('GET', `/sandbox/escrow/${escrow.reference}/release-code`);
      expect(missing.status).toBe(404);
      const changed = await escrow.initiate({ release_code: true });
      expect(changed.body.mismatch).toEqual(['release_code']);
    });

    it('is in no answer about the escrow, its events and its requests', async () => {
      const escrow = await sent();
      const code = await codeOf(escrow);
      await escrow.post('release', { code });
      const told = [await escrow.read(), await escrow.read('/timeline'), await escrow.read('/ledger')];
      const events = await service.call('GET', '/events?limit=100');
      expect(JSON.stringify([...told, events.body])).not.toContain(code);
    });
  });
});
