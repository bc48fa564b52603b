import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, segment, startService } from '../../harness/service.js';

const emoji = '🧺'.repeat(120);

forEachDatabase((engine, freshDatabase) => {
  describe(`limits and refusals on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const initiate = (fields: Record<string, unknown>) =>
      service.call('POST', '/escrow/initiate', { body: initiateBody(fields) });

    it.each([
      ['one character', 'x'],
      ['a slash', `a/b-${engine}`],
      ['a space and an umlaut', `ä b-${engine}`],
      ['a percent sign', `%2F-${engine}`],
      ['120 emoji', emoji],
      ['a question mark and a hash', 'a?b#c'],
      ['dots', '..'],
      ['quotes, tags and control characters', `"<script>'\n\t`],
    ])('takes and finds a reference with %s', async (_name, reference) => {
      const opened = await initiate({ reference });
      expect(opened.status).toBe(200);
      expect(opened.body.reference).toBe(reference);
      if (reference === '..') return;
      const found = await service.call('GET', `/escrow/${segment(reference)}`);
      expect(found.status).toBe(200);
      expect(found.body.reference).toBe(reference);
    });

    it('keeps references apart that differ only in case, space or normal form', async () => {
      const references = ['Ab', 'ab', ' ab', 'ab ', 'é', 'e\u0301'];
      const ids = new Set<string>();
      for (const reference of references) ids.add((await initiate({ reference })).body.escrow_id);
      expect(ids.size).toBe(references.length);
    });

    const bad: [string, Record<string, unknown>, string, string][] = [
      ['an empty reference', { reference: '' }, '/reference', 'validation_failed'],
      ['121 characters', { reference: 'x'.repeat(121) }, '/reference', 'validation_failed'],
      ['121 emoji', { reference: `${emoji}🧺` }, '/reference', 'validation_failed'],
      ['U+0000 in a reference', { reference: 'a\u0000b' }, '/reference', 'validation_failed'],
      ['a number as reference', { reference: 7 }, '/reference', 'validation_failed'],
      ['9999 kobo', { amount: 9_999 }, '/amount', 'validation_failed'],
      ['a fraction', { amount: 10_000.5 }, '/amount', 'validation_failed'],
      ['text as amount', { amount: '10000' }, '/amount', 'validation_failed'],
      ['more than the maximum', { amount: 1_000_000_001 }, '/amount', 'validation_failed'],
      ['another currency', { currency: 'USD' }, '/currency', 'validation_failed'],
      ['lower-case currency', { currency: 'ngn' }, '/currency', 'validation_failed'],
      ['no e-mail address', { customer_email: 'buyer' }, '/customer_email', 'validation_failed'],
      ['an http callback', { callback_url: 'http://shop.example.com' }, '/callback_url', 'validation_failed'],
      ['an http return', { return_url: 'http://shop.example.com' }, '/return_url', 'validation_failed'],
      ['a javascript return', { return_url: 'javascript:alert(1)' }, '/return_url', 'validation_failed'],
      ['credentials in a URL', { return_url: 'https://a:b@c.example' }, '/return_url', 'validation_failed'],
      [
        'a long URL',
        { return_url: `https://a.example/${'x'.repeat(1990)}` },
        '/return_url',
        'validation_failed',
      ],
      ['a window of 0 hours', { release_window_hours: 0 }, '/release_window_hours', 'validation_failed'],
      [
        'a window of 1441 hours',
        { release_window_hours: 1441 },
        '/release_window_hours',
        'validation_failed',
      ],
      ['a new delivery mode', { delivery_mode: 'drone' }, '/delivery_mode', 'validation_failed'],
      ['metadata as a list', { metadata: [1] }, '/metadata', 'validation_failed'],
      ['17 kB of metadata', { metadata: { a: 'x'.repeat(17_000) } }, '/metadata', 'validation_failed'],
      ['no callback anywhere', { callback_url: undefined }, '/callback_url', 'validation_failed'],
      ['a typing error', { release_windw_hours: 48 }, '/release_windw_hours', 'unknown_field'],
      ['a status', { status: 'funded' }, '/status', 'unknown_field'],
    ];
    it.each(bad)('refuses %s and names the field', async (_name, fields, pointer, code) => {
      const refused = await initiate(fields);
      expect(refused.status).toBe(400);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(refused.body).toMatchObject({ code, status: 400, retryable: false });
      expect(refused.body.errors).toEqual([expect.objectContaining({ pointer })]);
    });

    it.each([
      ['10000 kobo', { amount: 10_000 }],
      ['the maximum', { amount: 1_000_000_000 }],
      ['a window of 1440 hours', { release_window_hours: 1_440 }],
      ['an address of 2000 characters', { return_url: `https://a.example/${'x'.repeat(1982)}` }],
      ['an international host', { return_url: 'https://bücher.example/ä' }],
      ['16 kB of metadata', { metadata: { a: 'x'.repeat(16_000) } }],
      ['a scheme in capitals', { return_url: 'HTTPS://Shop.example/', callback_url: 'Https://shop.example' }],
    ])('takes %s', async (_name, fields) => {
      expect((await initiate(fields)).status).toBe(200);
    });

    it('refuses metadata nested deeply enough to overflow a recursion', async () => {
      const deep = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`;
      const raw = JSON.stringify(initiateBody({ metadata: 0 })).replace('"metadata":0', `"metadata":${deep}`);
      const refused = await service.call('POST', '/escrow/initiate', { raw });
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: '/metadata' })]);
    });

    it('refuses __proto__ as a name in metadata instead of dropping it', async () => {
      const named = JSON.stringify(initiateBody({ metadata: 0 })).replace(
        '"metadata":0',
        '"metadata":{"__proto__":1}',
      );
      const refused = await service.call('POST', '/escrow/initiate', { raw: named });
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: '/metadata/__proto__' })]);
    });

    it('names the known field nearest to an unknown one', async () => {
      const refused = await initiate({ release_windw_hours: 48 });
      expect(refused.body.errors[0].detail).toContain('release_window_hours');
    });

    it('names all missing fields at once', async () => {
      const refused = await service.call('POST', '/escrow/initiate', { body: {} });
      const pointers = ['/reference', '/amount', '/currency', '/customer_email'];
      const missing = pointers.map((pointer) => ({ pointer, code: 'required', detail: 'is required' }));
      expect(refused.body.errors).toEqual(missing);
      expect(refused.body.detail).toBe(pointers.map((pointer) => `${pointer}: is required.`).join(' '));
    });

    it.each<[string, Record<string, unknown>, string]>([
      [
        'a typing error',
        { custmer_email: 1 },
        '/custmer_email: is not a field; did you mean customer_email?',
      ],
      ['another type', { amount: '1' }, '/amount: must be a number.'],
      [
        'an amount in naira',
        { amount: 25_000.5 },
        '/amount: must be a whole number of kobo: for 25000.50 naira send 2500050.',
      ],
      [
        'a third of a kobo',
        { amount: 25_000.333 },
        '/amount: must be a whole number of kobo: 100 kobo are one naira.',
      ],
      ...['http://localhost:3000/hook', 'http://127.0.0.1', 'http://[::1]:3000/'].map(
        (callback_url): [string, Record<string, unknown>, string] => [
          `a receiver at ${callback_url}`,
          { callback_url },
          '/callback_url: must be an https:// URL that the service can reach. To receive events on your ' +
            'own ' +
            'machine, run `escrow-cli listen --forward-to <url>` and send a placeholder: ' +
            'https://receiver.invalid/webhooks.',
        ],
      ),
      [
        'an http return',
        { return_url: 'http://localhost:3000/' },
        '/return_url: must be an https:// URL of at most 2000 characters.',
      ],
      ['a list for text', { description: [] }, '/description: must be text.'],
      ['another choice', { delivery_mode: 'x' }, '/delivery_mode: must be one of self_managed, managed.'],
      ['too few hours', { release_window_hours: 0 }, '/release_window_hours: must be at least 1.'],
      ['half an hour', { release_window_hours: 1.5 }, '/release_window_hours: must be a whole number.'],
      ['no currency', { currency: undefined }, '/currency: is required.'],
      [
        'half a character',
        { reference: '\ud800' },
        '/reference: must be 1 to 120 characters of valid Unicode without U+0000.',
      ],
    ])('says what is wrong with %s in one sentence', async (_name, fields, detail) => {
      expect((await initiate(fields)).body.detail).toBe(detail);
    });

    it('answers thousands of unknown fields with the first hundred and the count', async () => {
      const names = Array.from({ length: 5_000 }, (_, index) => [`unknown_${index}`, 0]);
      const answer = await initiate(Object.fromEntries(names));
      expect([answer.status, answer.body.code]).toEqual([400, 'unknown_field']);
      expect(answer.body.errors).toHaveLength(100);
      expect(answer.body.detail).toMatch(/ … and 4995 more\.$/);
      expect(answer.text.length).toBeLessThan(60_000);
    });

    it.each([
      ['very long', 'x'.repeat(90_000)],
      ['not valid Unicode', '\u0000\ud800'],
      ['made of emoji', '🧺'.repeat(5_000)],
    ])('answers an unknown field whose name is %s within the limits of a problem', async (_name, name) => {
      const refused = await initiate({ [name]: 1 });
      expect([refused.status, refused.body.code]).toEqual([400, 'unknown_field']);
      expect(refused.body.errors[0].pointer.startsWith('/')).toBe(true);
    });

    it('treats a missing body as an empty one', async () => {
      const refused = await service.call('POST', '/escrow/initiate');
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toHaveLength(4);
    });

    it('needs tracking number and photo for a self-managed delivery, and names both', async () => {
      const { reference } = (await initiate({})).body;
      const refused = await service.call('POST', `/escrow/${reference}/deliver`, { body: {} });
      expect(refused.status).toBe(400);
      const pointers = refused.body.errors.map((field: { pointer: string }) => field.pointer);
      expect(pointers).toEqual(['/tracking_number', '/proof_photo_url']);
    });

    it('needs an Idempotency-Key for a part', async () => {
      const { reference } = (await initiate({})).body;
      const refused = await service.call('POST', `/escrow/${reference}/release`, {
        body: { amount: 20_000 },
      });
      expect([refused.status, refused.body.code]).toEqual([400, 'idempotency_key_required']);
    });

    it.each(['short', 'x'.repeat(129), 'with space', 'ümlaut-key', '"quoted-key"'])(
      'refuses %j as Idempotency-Key',
      async (key) => {
        const { reference } = (await initiate({})).body;
        const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
        const refused = await service.call('POST', `/escrow/${reference}/cancel`, { headers });
        expect(refused.status).toBe(400);
        expect(refused.body.errors[0].pointer).toBe('Idempotency-Key');
      },
    );

    it.each([
      ['limit=0', '?limit'],
      ['limit=101', '?limit'],
      ['limit=0x10', '?limit'],
      ['limit=1e1', '?limit'],
      ['limit=', '?limit'],
      ['limit=%2010', '?limit'],
      ['limit=ten', '?limit'],
      ['limit=1&limit=2', '?limit'],
      ['status=paid', '?status'],
      ['cursor=nonsense', '?cursor'],
      ['sort=amount', '?sort'],
    ])('refuses a list with %s', async (query, pointer) => {
      const refused = await service.call('GET', `/escrow?${query}`);
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0].pointer).toBe(pointer);
    });

    it('answers every operation on an unknown escrow the same', async () => {
      const details = new Set<string>();
      const delivery = { tracking_number: 'T', proof_photo_url: 'https://photo.example/1' };
      details.add((await service.call('GET', '/escrow/none')).body.detail);
      details.add((await service.call('POST', '/escrow/none/accept')).body.detail);
      details.add((await service.call('POST', '/escrow/none/deliver', { body: delivery })).body.detail);
      expect([...details]).toEqual(['There is no escrow with this reference.']);
    });

    it('answers 404 for what does not exist', async () => {
      for (const path of [
        '/escrow/none',
        '/escrow/none/timeline',
        '/escrow/none/ledger',
        '/sellers/no@one.example',
      ]) {
        const missing = await service.call('GET', path);
        expect([path, missing.status, missing.body.code]).toEqual([path, 404, 'not_found']);
      }
    });
  });
});
