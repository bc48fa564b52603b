import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { verifyWebhook } from '@escrow-checkout/sdk/webhooks';
import * as standard from 'standardwebhooks';
import * as svix from 'svix';
import { describe, expect, it } from 'vitest';
import { signDelivery } from '../../../server/src/domain/webhook/signature.js';
import { type Vector, vectorsPath, vectorsText } from './vectors.js';

const { vectors } = JSON.parse(readFileSync(vectorsPath, 'utf8')) as { vectors: Vector[] };
const secret = '0123456789abcdef'.repeat(4);

/** Standard Webhooks libraries decode what follows `whsec_`, so it encodes the text of our secret. */
const whsecOf = (ours: string) => `whsec_${Buffer.from(ours, 'ascii').toString('base64')}`;

/** Signs a vector again at the current time, because the libraries have no clock to set. */
const signedNow = ({ secrets, id, body }: Vector) =>
  signDelivery({
    secrets,
    id,
    timestampSeconds: Math.floor(Date.now() / 1000),
    rawBody: Buffer.from(body),
  });

describe('the vectors', () => {
  it('match the signing code of the service', () => {
    expect(readFileSync(vectorsPath, 'utf8') === vectorsText(), 'stale: run `npm run generate`').toBe(true);
  });

  it('match signatures computed independently of it', () => {
    const [shortest, , , beyond] = vectors;
    expect(shortest?.headers).toEqual({
      'webhook-id': 'evt_01J00000000000000000000000',
      'webhook-timestamp': '1700000000',
      'webhook-signature': 'v1,r9mLKwEpsXnCk7Xy/fb/NIxuCKxWtbkbIyhS0XhCW30=',
      'x-service-signature': 'cbc3f8ce34200c93b29a0635c5ffba29eac7ed8a0fe3b869f8efb2f9b2280547',
    });
    expect(beyond?.body_bytes).toBe(81);
    expect(beyond?.headers['x-service-signature']).toBe(
      'f1f75c4df5ef51c7948dfb2fec9f3b3533bb76cfdc339d77602ce51b2431e943',
    );
  });

  it('differ from those of a secret decoded from hexadecimal', () => {
    const [{ body, headers }] = vectors as [Vector];
    const decoded = createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex');
    expect(decoded).toBe('475de9f07cc1ab4ff7bdc19dd45fdaac0549e560a50416888b3bfbdfdc838aed');
    expect(headers['x-service-signature']).not.toBe(decoded);
  });

  it('contain a body of the maximum length', () => {
    expect(Math.max(...vectors.map(({ body_bytes }) => body_bytes))).toBeGreaterThan(16_384);
  });
});

describe.each(vectors)('$name', (vector) => {
  const { secrets, body, headers, timestamp } = vector;
  const nowMs = () => timestamp * 1000;
  const expected = JSON.parse(body);

  it.each(['standard', 'body'] as const)('is accepted by the SDK in the scheme `%s`', async (scheme) => {
    const options = { scheme, nowMs };
    expect(await verifyWebhook(body, headers, secrets, options)).toEqual(expected);
    expect(await verifyWebhook(Buffer.from(body), headers, secrets[0], options)).toEqual(expected);
  });

  it('is accepted with the old secret alone in the standard scheme', async () => {
    expect(await verifyWebhook(body, headers, secrets.at(-1), { nowMs })).toEqual(expected);
  });

  it.each([
    ['standardwebhooks', standard.Webhook],
    ['svix', svix.Webhook],
  ])('is accepted by the package %s, given each secret in the form it takes', (_name, Webhook) => {
    for (const one of secrets)
      expect(new Webhook(whsecOf(one)).verify(body, { ...signedNow(vector) })).toEqual(expected);
  });

  it('is accepted by standardwebhooks with the unchanged secret in its raw format', () => {
    const webhook = new standard.Webhook(secrets[0] as string, { format: 'raw' });
    expect(webhook.verify(body, { ...signedNow(vector) })).toEqual(expected);
  });
});

it('a body of five million bytes is signed and accepted', async () => {
  const body = JSON.stringify({ event: 'escrow.funded', metadata: { note: 'é'.repeat(2_500_000) } });
  const rawBody = Buffer.from(body);
  const headers = signDelivery({
    secrets: [secret],
    id: 'event-1',
    timestampSeconds: 1_700_000_000,
    rawBody,
  });
  const event = await verifyWebhook(rawBody, { ...headers }, secret, { ignoreTimestamp: true });
  expect(event.metadata).toEqual(JSON.parse(body).metadata);
});

it.each([
  ['no secret', { secrets: [] }],
  ['a secret of another form', { secrets: ['whsec_abc'] }],
  ['an id with the character that ends ids', { id: 'event.1' }],
  ['a time in milliseconds and a half', { timestampSeconds: 1.5 }],
])('nothing is signed with %s', (_name, wrong) => {
  const delivery = { secrets: [secret], id: 'event-1', timestampSeconds: 1, rawBody: new Uint8Array() };
  expect(() => signDelivery({ ...delivery, ...wrong })).toThrow();
});
