import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';

interface Sent {
  path: string;
  body: Buffer;
  headers?: Record<string, string>;
  agent?: Agent;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
  body: any;
}

/** Sends the bytes unchanged; without a `Content-Length` header they are sent chunked. */
function send(service: Service, { path, body, headers = {}, agent }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, ...(agent && { agent }) };
    const sending = request(`${service.url.replace(/\/api.*/, '')}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) });
      });
    });
    sending.on('error', reject);
    if (!headers['Content-Length']) sending.write(body.subarray(0, 1));
    sending.end(headers['Content-Length'] ? body : body.subarray(1));
  });
}

const initiatePath = '/api/public/v1/escrow/initiate';

forEachDatabase((engine, freshDatabase) => {
  describe(`request bodies on ${engine}`, () => {
    let service: Service;
    let json: Record<string, string>;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      json = { Authorization: `Bearer ${service.testKey}`, 'Content-Type': 'application/json' };
    });
    afterAll(() => service.stop());

    const plain = (body: Buffer) => ({ body, headers: { 'Content-Length': String(body.length) } });
    const chunked = (body: Buffer) => ({ body, headers: {} });
    const zipped = (body: Buffer) => {
      const packed = gzipSync(body);
      return { body: packed, headers: { 'Content-Encoding': 'gzip', 'Content-Length': `${packed.length}` } };
    };
    const ways = [
      ['with a length', plain],
      ['chunked', chunked],
      ['compressed', zipped],
    ] as const;

    const post = (way: (body: Buffer) => Omit<Sent, 'path'>, body: Buffer, headers = {}) => {
      const sent = way(body);
      return send(service, {
        path: initiatePath,
        body: sent.body,
        headers: { ...json, ...sent.headers, ...headers },
      });
    };

    describe.each(ways)('%s', (_name, way) => {
      it('takes UTF-8, with or without a byte order mark', async () => {
        for (const mark of ['', '\ufeff']) {
          const text = JSON.stringify(initiateBody({ customer_name: 'Adé 🧺' }));
          expect((await post(way, Buffer.from(mark + text))).status).toBe(200);
        }
      });

      it('refuses bytes that are not UTF-8, so that two references cannot become one', async () => {
        for (const reference of ['ORD-\u00e9', 'ORD-\u00e8']) {
          const refused = await post(way, Buffer.from(JSON.stringify(initiateBody({ reference })), 'latin1'));
          expect([refused.status, refused.body.code]).toEqual([400, 'malformed_json']);
        }
        const listed = await service.call('GET', '/escrow?limit=100');
        const references = listed.body.data.map(({ reference }: { reference: string }) => reference);
        expect(references.filter((reference: string) => reference.includes('\ufffd'))).toEqual([]);
      });

      it.each([
        ['half an object', '{"a":', 400, 'malformed_json'],
        ['more than 100 kB', `"${'x'.repeat(150_000)}"`, 413, 'payload_too_large'],
        ['an empty object', '{}', 400, 'validation_failed'],
      ])('answers what is wrong with %s', async (_case, text, status, code) => {
        const refused = await post(way, Buffer.from(text));
        expect([refused.status, refused.body.code]).toEqual([status, code]);
      });

      it('refuses bytes of another media type', async () => {
        const refused = await post(way, Buffer.from('a=b'), { 'Content-Type': 'text/plain' });
        expect([refused.status, refused.body.code]).toEqual([415, 'unsupported_media_type']);
      });
    });

    it('takes a chunked body of no bytes as no body, whatever its type', async () => {
      for (const type of ['text/plain', 'application/octet-stream', 'application/json']) {
        const refused = await post(chunked, Buffer.alloc(0), { 'Content-Type': type });
        expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
      }
    });

    it.each(['"text"', '7', 'null', 'true', '[]'])('names the body when it is %s', async (text) => {
      const refused = await service.call('POST', '/escrow/initiate', { raw: text });
      expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
      expect(refused.body.detail).toBe('the body: must be a JSON object.');
      expect(refused.body.errors).toEqual([
        { pointer: '', code: 'invalid', detail: 'must be a JSON object' },
      ]);
    });

    it.each([
      ['what is not gzip', Buffer.from('{}'), 'gzip', 400, 'malformed_json'],
      ['half of a gzip', gzipSync('{"a":1}').subarray(0, 15), 'gzip', 400, 'malformed_json'],
      ['an unknown encoding', Buffer.from('{}'), 'zip', 415, 'unsupported_media_type'],
    ])('reports %s as an error of the sender', async (_name, body, encoding, status, code) => {
      const headers = { 'Content-Encoding': encoding, 'Content-Length': String(body.length) };
      const refused = await send(service, { path: initiatePath, body, headers: { ...json, ...headers } });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect(refused.body.retryable).toBe(false);
    });

    it('refuses a notification that is too long with 413', async () => {
      const body = Buffer.alloc(1_100_000, 'x');
      const headers = { 'Content-Length': String(body.length) };
      const refused = await send(service, { path: '/partners/x/notifications', body, headers });
      expect([refused.status, refused.body.code]).toEqual([413, 'payload_too_large']);
    });

    it('answers callers that are still sending, and keeps their connections open', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 4 });
      const body = Buffer.alloc(150_000, 'x');
      const headers = { 'Content-Length': String(body.length) };
      const calls = Array.from({ length: 60 }, () =>
        send(service, { path: initiatePath, body, headers, agent }),
      );
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
      agent.destroy();
    });

    it.each([
      ['without a key', 401],
      ['that is too long', 413],
    ])('answers a body of 8 MB %s', async (_name, status) => {
      const agent = new Agent({ keepAlive: true });
      const body = Buffer.alloc(8 * 1024 * 1024, 'x');
      for (const length of [{ 'Content-Length': String(body.length) }, {}]) {
        const headers: Record<string, string> = { ...(status === 401 ? {} : json), ...length };
        const refused = await send(service, { path: initiatePath, body, headers, agent });
        expect([refused.status, refused.headers.connection]).toEqual([status, 'close']);
      }
      agent.destroy();
    });
  });
});
