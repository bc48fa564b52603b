import { limits } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Answer, keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { askDispute, disputed, readDispute } from './dispute.js';

const photo = 'https://photos.example.com/1.jpg';
const unknownId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d';
const said = (answer: Answer) => [answer.status, answer.body.code, answer.body.errors?.[0]?.pointer];

forEachDatabase((engine, freshDatabase) => {
  describe(`the rules of disputes on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const ownEscrow = async () => {
      const escrow = await TestEscrow.open(service, { seller_email: undefined });
      await escrow.fund();
      return escrow;
    };

    it('a merchant that is its own seller speaks only for the seller', async () => {
      const escrow = await ownEscrow();
      const refused = await escrow.post('dispute', { reason: 'other', on_behalf_of: 'buyer' });
      expect(said(refused)).toEqual([400, 'validation_failed', '/on_behalf_of']);
      expect(refused.body.detail).toContain('send `seller` or leave it out');
      const id = await disputed(escrow, { on_behalf_of: 'seller' });
      const wrong = await askDispute(service, id, 'evidence', { text: 'x', on_behalf_of: 'buyer' });
      expect(said(wrong)).toEqual([400, 'validation_failed', '/on_behalf_of']);
      const answered = await askDispute(service, id, 'evidence', { text: 'He never came for it.' });
      expect(answered.body.evidence).toMatchObject([{ side: 'seller', text: 'He never came for it.' }]);
    });

    it('any other merchant has to say whose side it speaks for', async () => {
      const escrow = await TestEscrow.funded(service);
      const refused = await escrow.post('dispute', { reason: 'other' });
      expect(said(refused)).toEqual([400, 'validation_failed', '/on_behalf_of']);
      expect(refused.body.errors).toMatchObject([{ code: 'required' }]);
      const id = await disputed(escrow, { on_behalf_of: 'buyer' });
      const silent = await askDispute(service, id, 'evidence', { text: 'x' });
      expect(said(silent)).toEqual([400, 'validation_failed', '/on_behalf_of']);
      expect((await readDispute(service, id)).status).toBe('waiting_for_seller');
    });

    const links = Array.from({ length: limits.disputeLinksMax + 1 }, (_, n) => `${photo}?${n}`);
    it.each<[string, Record<string, unknown>, string]>([
      ['no reason', {}, '/reason'],
      ['a reason that only a bank can give', { reason: 'payment_reversed' }, '/reason'],
      ['2001 characters', { reason: 'other', description: 'x'.repeat(2_001) }, '/description'],
      ['an http link', { reason: 'other', evidence: ['http://photos.example.com'] }, '/evidence/0'],
      ['eleven links', { reason: 'other', evidence: links }, '/evidence'],
      ['a third side', { reason: 'other', on_behalf_of: 'operator' }, '/on_behalf_of'],
      ['a typing error', { reason: 'other', on_behalf: 'buyer' }, '/on_behalf'],
    ])('a dispute with %s is refused and names the field', async (_name, body, pointer) => {
      const escrow = await ownEscrow();
      const refused = await escrow.post('dispute', body);
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, pointer]);
      expect((await escrow.read()).status).toBe('funded');
    });

    it.each<[string, Record<string, unknown>, string[]]>([
      ['neither words nor links', {}, ['/text', '/links']],
      ['no words and an empty list of links', { links: [] }, ['/text', '/links']],
      ['2001 characters', { text: 'x'.repeat(2_001) }, ['/text']],
      ['eleven links', { links }, ['/links']],
    ])('evidence with %s is refused and names the field', async (_name, body, pointers) => {
      const refused = await askDispute(service, unknownId, 'evidence', body);
      expect(refused.status).toBe(400);
      expect(refused.body.errors.map((field: { pointer: string }) => field.pointer)).toEqual(pointers);
    });

    it('each side has its own limit of statements', async () => {
      const id = await disputed(await TestEscrow.funded(service), {
        on_behalf_of: 'buyer',
        description: '1',
      });
      const say = (n: number, on_behalf_of: string) =>
        askDispute(service, id, 'evidence', { text: String(n), on_behalf_of });
      const share = limits.disputeStatementsMax / 2;
      for (let n = 2; n <= share; n++) expect((await say(n, 'buyer')).status).toBe(200);
      expect(said(await say(share + 1, 'buyer')).slice(0, 2)).toEqual([409, 'evidence_limit']);
      expect((await say(1, 'seller')).body.status).toBe('waiting_for_operator');
      expect((await readDispute(service, id)).evidence).toHaveLength(share + 1);
    });

    it('a repeat returns the dispute and says so; a different request is refused by name', async () => {
      const escrow = await TestEscrow.funded(service);
      const request = { reason: 'damaged', evidence: [photo], on_behalf_of: 'buyer' };
      const first = await escrow.post('dispute', request);
      const again = await escrow.post('dispute', request);
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      expect(again.body).toEqual(first.body);
      for (const other of [
        { ...request, reason: 'other' },
        { ...request, on_behalf_of: 'seller' },
      ])
        expect((await escrow.post('dispute', other)).body.code).toBe('already_disputed');
      const { id } = first.body.dispute;
      const words = { text: 'So it left us.', on_behalf_of: 'seller' };
      const answered = await askDispute(service, id, 'evidence', words);
      const repeated = await askDispute(service, id, 'evidence', words);
      expect([repeated.text, repeated.headers.get('idempotent-replay')]).toEqual([answered.text, 'true']);
    });

    it('a repeated key gets the same bytes, and belongs to one request', async () => {
      const escrow = await ownEscrow();
      const headers = keyHeader();
      const first = await escrow.post('dispute', { reason: 'other' }, headers);
      const { id } = first.body.dispute;
      await askDispute(service, id, 'withdraw');
      const replay = await escrow.post('dispute', { reason: 'other' }, headers);
      expect([replay.text, replay.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      const other = await askDispute(service, id, 'concede', {}, { headers });
      expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
      const key = keyHeader();
      const refused = await askDispute(service, id, 'concede', {}, { headers: key });
      const kept = await askDispute(service, id, 'concede', {}, { headers: key });
      expect([refused.status, refused.body.code]).toEqual([409, 'not_disputed']);
      expect([kept.text, kept.headers.get('idempotent-replay')]).toEqual([refused.text, 'true']);
    });

    it('of a concurrent release and dispute, one succeeds and the other says why not', async () => {
      for (let round = 0; round < 5; round++) {
        const escrow = await TestEscrow.funded(service);
        const request = { reason: 'damaged', on_behalf_of: 'buyer' };
        const answers = await Promise.all([escrow.post('release'), escrow.post('dispute', request)]);
        const [released, opened] = answers.map(({ status, body }) => body.code ?? status);
        expect([
          [200, 'final'],
          ['disputed', 200],
        ]).toContainEqual([released, opened]);
        expect((await escrow.read()).amount_held).toBe(released === 200 ? 0 : 250_000);
      }
    });

    it('an invalid key is refused before anything is looked up', async () => {
      const headers = { 'Idempotency-Key': 'short' };
      expect(said(await askDispute(service, unknownId, 'concede', {}, { headers }))).toEqual([
        400,
        'validation_failed',
        'Idempotency-Key',
      ]);
    });

    it('another account’s dispute is reported as not found', async () => {
      const escrow = await TestEscrow.funded(service);
      const id = await disputed(escrow, { on_behalf_of: 'buyer' });
      const key = await (await service.newMerchant()).key('test');
      const body = { reason: 'other', on_behalf_of: 'buyer' };
      const foreign = await service.call('POST', `/escrow/${segment(escrow.reference)}/dispute`, {
        key,
        body,
      });
      expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
      const read = await service.call('GET', `/disputes/${id}`, { key });
      expect([read.status, read.body.detail]).toEqual([404, 'There is no dispute with this id.']);
      for (const action of ['evidence', 'withdraw', 'concede'] as const) {
        const words = action === 'evidence' ? { text: 'x' } : {};
        expect((await askDispute(service, id, action, words, { key })).status).toBe(404);
        expect((await askDispute(service, unknownId, action, words)).status).toBe(404);
      }
      expect((await service.call('GET', '/disputes', { key })).body.data).toEqual([]);
      expect((await readDispute(service, id)).status).toBe('waiting_for_seller');
    });

    it('the list is newest first, page by page, and can be narrowed', async () => {
      const key = await (await service.newMerchant()).key('test');
      const call: Service['call'] = (method, path, options) =>
        service.call(method, path, { key, ...options });
      const shop = { ...service, call };
      const ids: string[] = [];
      for (let n = 0; n < 3; n++) {
        const escrow = await TestEscrow.open(shop, { seller_email: undefined });
        await escrow.fund();
        ids.unshift(await disputed(escrow));
      }
      await askDispute(shop, ids[1] as string, 'withdraw');
      const page = (query: string) => call('GET', `/disputes?${query}`);
      const idsOf = ({ body }: Answer) => body.data.map((dispute: { id: string }) => dispute.id);
      const first = await page('limit=2');
      expect([idsOf(first), first.body.has_more]).toEqual([ids.slice(0, 2), true]);
      const rest = await page(`limit=2&cursor=${first.body.next_cursor}`);
      expect([idsOf(rest), rest.body.next_cursor]).toEqual([ids.slice(2), null]);
      expect(idsOf(await page('status=resolved'))).toEqual([ids[1]]);
      expect(idsOf(await page('status=waiting_for_operator'))).toEqual([ids[0], ids[2]]);
      expect(rest.body.data[0]).toEqual((await call('GET', `/disputes/${ids[2]}`)).body);
    });
  });
});
