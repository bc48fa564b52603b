import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiateBody, type Service, startService } from '../../harness/service.js';

describe('addresses in requests', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService('sqlite::memory:');
  });
  afterAll(() => service.stop());

  const initiate = (fields: Record<string, unknown>) =>
    service.call('POST', '/escrow/initiate', { body: initiateBody(fields) });
  const pointers = ({ body }: { body: { errors?: { pointer: string }[] } }) =>
    (body.errors ?? []).map(({ pointer }) => pointer);

  it.each([
    'boo\u212a@example.com',
    'b\uff4fok@example.com',
    'book@e\uff58ample.com',
    'book@example\uff0ecom',
    'caf\u0065\u0301@example.com',
    '\ufb01@example.com',
    '\u2460@example.com',
  ])('an e-mail that normalization changes is refused: %j', async (email) => {
    for (const field of ['customer_email', 'seller_email']) {
      const answer = await initiate({ [field]: email });
      expect(answer.status).toBe(400);
      expect(new Set(pointers(answer))).toEqual(new Set([`/${field}`]));
      expect(answer.text).toContain('NFKC');
    }
    expect((await service.call('GET', `/sellers/${encodeURIComponent(email)}`)).status).toBe(400);
    const form = new URLSearchParams({ email }).toString();
    const page = await service.call('POST', '!/checkout/ORD-1/sign-in', {
      key: null,
      raw: form,
      headers: {
        Origin: service.deps.services.config.siteUrl,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    });
    expect(page.status).toBe(422);
  });

  it.each(['caf\u00e9@example.com', 'BOOK@Example.com', 'b\u0131g@example.com', '\u6ce8\u6587@example.com'])(
    'an e-mail of any script that is in its normal form is taken: %j',
    async (email) => {
      expect((await initiate({ customer_email: email })).status).toBe(200);
    },
  );

  it.each([
    ['https://shop.example.com:0/hooks', 'port 0'],
    ['https://shop.example.com:65536/hooks', 'not a valid URL'],
    ['https://shop.example.com:99999/hooks', 'not a valid URL'],
    ['https://shop\uff0eexample.com/hooks', 'NFKC'],
    ['https://\uff4cocalhost/hooks', 'NFKC'],
    ['https://168.63.129.16/metadata', 'inner network'],
  ])('%s is refused at once, as a callback and as an endpoint', async (url, reason) => {
    const answers = [
      await initiate({ callback_url: url }),
      await service.call('POST', '/webhooks', { body: { url, events: ['escrow.funded'] } }),
    ];
    for (const [n, answer] of answers.entries()) {
      expect(answer.status, url).toBe(400);
      expect(pointers(answer)).toEqual([n === 0 ? '/callback_url' : '/url']);
    }
    expect(answers[0]?.body.detail).toMatch(new RegExp(`${reason}|must be an https`));
  });
});
