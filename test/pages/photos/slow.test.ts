import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { proof } from '../../harness/test-escrow.js';
import type { SellerVisit } from '../seller/visit.js';
import { fileOf, openPaid, type PhotoService, startPhotoService } from './seen.js';

const boundary = 'slow-form';
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const problem = Buffer.concat([
  Buffer.from(field('reason', 'damaged') + field('text', 'Torn.') + field('links', '') + file('photos')),
  png,
  Buffer.from(`\r\n${file('other')}${'x'.repeat(1_000)}`),
]);

/** What follows of a file that the form does not ask for, which makes it too long to be a short one. */
const rest = `${'x'.repeat(150_000)}\r\n--${boundary}--\r\n`;

/** Twice what is read beside all others. */
const noise = fileOf(randomBytes(200_000));

forEachDatabase((engine, freshDatabase) => {
  describe(`forms that arrive slowly, on ${engine}`, { timeout: 60_000 }, () => {
    let photos: PhotoService;
    beforeAll(async () => {
      photos = await startPhotoService(await freshDatabase(), {
        REQUESTS_PER_NETWORK: '1000',
        BODY_SECONDS: '1',
        REQUEST_SECONDS: '2',
      });
    });
    afterAll(() => photos.stop());

    const openDelivered = async () => {
      const visit = await openPaid(photos.service);
      await visit.escrow.post('deliver', proof);
      return visit;
    };

    /** Begins to post a problem, and returns once its photo is stored, with more to follow. */
    const begin = async (visit: SellerVisit): Promise<ClientRequest> => {
      const before = photos.kept().length;
      const sent = post(visit, problem.length + rest.length);
      sent.write(problem);
      await expect.poll(() => photos.kept().length, { timeout: 20_000 }).toBe(before + 1);
      return sent;
    };

    /** Opens the request of a form, which is still to be written. */
    const post = ({ ada, order }: SellerVisit, length: number): ClientRequest => {
      const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = {
        Origin: ada.origin,
        Cookie: cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': String(length),
      };
      const sent = request(new URL(order.at('problem'), ada.origin), { method: 'POST', headers });
      sent.on('error', () => undefined);
      return sent;
    };

    it('keep nobody from reporting a problem without a photo', async () => {
      const hanging: ClientRequest[] = [];
      for (let people = 0; people < 8; people += 1) hanging.push(await begin(await openDelivered()));
      const { ada, order, escrow } = await openDelivered();
      const withPhoto = { reason: 'damaged', text: 'Torn.', links: '', photos: noise };
      expect((await ada.postFiles(order.at('problem'), withPhoto)).status).toBe(429);
      const page = await ada.postFiles(order.at('problem'), { reason: 'damaged', text: 'Torn.', links: '' });
      expect(page.status).toBe(303);
      expect((await escrow.read()).status).toBe('disputed');
      for (const each of hanging) each.destroy();
    });

    it('have longer to arrive than any other body, such as one with a key', async () => {
      const visit = await openDelivered();
      const sent = await begin(visit);
      const { url, testKey } = photos.service;
      const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
      const target = new URL('/api/public/v1/escrow/initiate', url);
      const other = request(target, { method: 'POST', headers: { ...headers, 'Content-Length': '9' } });
      other.on('error', () => undefined).write('{');
      const [late] = (await once(other, 'response')) as [IncomingMessage];
      expect([late.statusCode, JSON.parse(await text(late)).detail]).toEqual([
        408,
        'A body has to arrive within 2 seconds.',
      ]);
      sent.end(rest);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      expect([answer.statusCode, (await visit.escrow.read()).status]).toEqual([303, 'disputed']);
    });

    it('are answered with a page once they are larger than any can be', async () => {
      const visit = await openDelivered();
      const sent = post(visit, 200_000_000);
      const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
      sent.write(Buffer.concat([problem, Buffer.from(`\r\n${file('photos')}`)]));
      Readable.from(Array.from({ length: 121 }, () => Buffer.alloc(1_000_000, 1))).pipe(sent);
      const [answer] = await answered;
      expect(answer.statusCode).toBe(413);
      expect(await text(answer)).toContain('Your photos are too large to be sent together');
      expect((await visit.escrow.read()).status).toBe('funded');
      sent.destroy();
    });

    it('do nothing for a person who has signed out meanwhile', async () => {
      const visit = await openDelivered();
      const sent = await begin(visit);
      expect((await visit.ada.post(visit.order.at('sign-out'))).status).toBe(303);
      sent.end(rest);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      expect([answer.statusCode, (await visit.escrow.read()).status]).toEqual([303, 'funded']);
    });
  });
});
