import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import {
  memoryClaims,
  type VerifyOptions,
  verifyWebhook,
  type WebhookBody,
  type WebhookHeaders,
  type WebhookSecret,
  WebhookVerificationError,
} from '@escrow-checkout/sdk/webhooks';
import { describe, expect, it, test } from 'vitest';

const secret = '0123456789abcdef'.repeat(4);
const other = 'fedcba9876543210'.repeat(4);
const second = 1_700_000_000;
const text = '{"event":"escrow.funded","event_id":"event-1","mode":"live","reference":"ÒRD-₦1"}';
const event = JSON.parse(text);

const mac = (content: Uint8Array | string, key = secret) => createHmac('sha256', key).update(content);
const standardOf = (body: Uint8Array | string, key = secret, timestamp: string | number = second) => {
  const content = Buffer.concat([Buffer.from(`event-1.${timestamp}.`), Buffer.from(body as string)]);
  return `v1,${mac(content, key).digest('base64')}`;
};

/** Returns the headers of a valid delivery, with some replaced. */
const headersOf = (body: Uint8Array | string = text, replaced: Record<string, string> = {}) => ({
  'webhook-id': 'event-1',
  'webhook-timestamp': String(second),
  'webhook-signature': standardOf(body),
  'x-service-signature': mac(body).digest('hex'),
  ...replaced,
});
const signature = standardOf(text);

interface Given extends VerifyOptions {
  body?: unknown;
  headers?: unknown;
  secret?: WebhookSecret | null;
}

const verify = ({ body = text, headers = headersOf(), secret: given = secret, ...options }: Given = {}) =>
  verifyWebhook(body as WebhookBody, headers as WebhookHeaders, given as WebhookSecret, {
    nowMs: () => second * 1000,
    ...options,
  });

async function expectRefusal(given: Given, code: string, remedy = /\S/): Promise<void> {
  const error = await verify(given).then(
    () => expect.fail('the delivery should have been refused'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(WebhookVerificationError);
  expect(error).toMatchObject({ name: 'WebhookVerificationError', code });
  expect(error.message).toMatch(new RegExp(`^${code}: \\S`));
  expect(error.message).toMatch(remedy);
  expect(error.message).not.toContain(secret);
}

const accept = async (given: Given = {}) => expect(await verify(given)).toEqual(event);
const withSignature = (value: string) => ({ headers: headersOf(text, { 'webhook-signature': value }) });
const withTimestamp = (timestamp: string, value = standardOf(text, secret, timestamp)) => ({
  headers: headersOf(text, { 'webhook-timestamp': timestamp, 'webhook-signature': value }),
});

describe('the cases of verification', () => {
  test('1: a valid delivery, with our secret and with one in the form of Standard Webhooks', async () => {
    await accept();
    await accept({ secret: `whsec_${Buffer.from(secret).toString('base64')}` });
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const theirs = { headers, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', ignoreTimestamp: true };
    // The signature is valid; the example of the standard is not one of our events.
    await expectRefusal({ ...theirs, body: '{"test": 2432232314}' }, 'event_malformed', /well signed/);
    await expectRefusal({ ...theirs, body: '{"test": 2432232315}' }, 'signature_mismatch');
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('2: %s is missing', async (name) => {
    const { [name as 'webhook-id']: _, ...headers } = headersOf();
    await expectRefusal({ headers }, 'header_missing', new RegExp(name));
    await expectRefusal({ headers: { ...headers, [name]: '' } }, 'header_missing', new RegExp(name));
    await expectRefusal({ headers: null }, 'header_missing');
  });

  test.each(['17e8', '1700000000junk', '1700000000.9', '-1700000000', '99999999999', ' 1700000000', 'NaN'])(
    '3: the timestamp is %j',
    (timestamp) => expectRefusal(withTimestamp(timestamp), 'timestamp_malformed', /webhook-timestamp/),
  );

  test('4: it is older than 300 s', async () => {
    await accept({ nowMs: () => (second + 300) * 1000 });
    await expectRefusal({ nowMs: () => (second + 301) * 1000 }, 'timestamp_too_old', /301 s/);
  });

  test('5: it is newer than 300 s from now', async () => {
    await accept({ nowMs: () => (second - 300) * 1000 });
    await expectRefusal({ nowMs: () => (second - 86_400) * 1000 }, 'timestamp_too_new', /clock/);
  });

  test('6: a tolerance of 0 is refused; an option of its own skips the check', async () => {
    for (const toleranceSeconds of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      await expectRefusal({ toleranceSeconds }, 'tolerance_invalid', /ignoreTimestamp/);
    await accept({ ignoreTimestamp: true, nowMs: () => 0 });
    await expectRefusal({ toleranceSeconds: 1, nowMs: () => (second + 2) * 1000 }, 'timestamp_too_old');
  });

  test.each([signature.slice(0, -4), 'v1,', 'v1', ',', `v1,${'*'.repeat(44)}`, `v1,${'_'.repeat(43)}=`])(
    '7: the signature is %j',
    (value) => expectRefusal(withSignature(value), 'signature_malformed', /webhook-signature/),
  );

  test('8: one of several signatures is right', async () => {
    const wrong = standardOf(text, other);
    await accept(withSignature(`${wrong} v1a,${'A'.repeat(86)}== v2,abc ${signature}`));
    await accept(withSignature(`${signature} ${wrong}`));
  });

  test('9: several signatures and none right, or only unknown versions', async () => {
    const wrong = standardOf(text, other);
    await expectRefusal(withSignature(`${wrong} ${wrong}`), 'signature_mismatch');
    await expectRefusal(withSignature(signature.replace('v1', 'v2')), 'signature_version_unknown', /update/);
  });

  test('10: the hexadecimal signature in other forms', async () => {
    const hex = mac(text).digest('hex');
    const given = (value: string): Given => ({
      scheme: 'body',
      headers: { 'X-Service-Signature': value },
    });
    await accept(given(hex));
    await accept(given(hex.toUpperCase()));
    for (const value of [
      hex.slice(1),
      hex.slice(2),
      `${hex}0`,
      ` ${hex}`,
      `${hex}\n`,
      hex.replace(/.$/, 'g'),
    ])
      await expectRefusal(given(value), 'signature_malformed', /x-service-signature/);
    await expectRefusal(given(mac(text, other).digest('hex')), 'signature_mismatch');
  });

  test('11: a signature that differs anywhere is refused the same way', async () => {
    for (const at of [3, 20, 45]) {
      const letter = signature[at] === 'A' ? 'B' : 'A';
      const changed = signature.slice(0, at) + letter + signature.slice(at + 1);
      await expectRefusal(withSignature(changed), 'signature_mismatch');
    }
  });

  test.each([[{ event: 'escrow.funded' }], [[1, 2]], [null], [undefined as unknown], [7], [new Map()]])(
    '12: the body is %j, not raw',
    (body) =>
      expectRefusal({ body: body === undefined ? Object.create(null) : body }, 'body_parsed', /express\.raw/),
  );

  test('13: the body as bytes of every kind', async () => {
    const bytes = new TextEncoder().encode(text);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const within = Buffer.from(`--${text}--`).subarray(2, -2);
    const foreign = runInNewContext('Uint8Array.from(numbers).buffer', { numbers: [...bytes] });
    for (const body of [bytes, buffer, Buffer.from(text), within, foreign]) await accept({ body });
  });

  test('14: the headers as Fetch has them', async () => {
    await accept({ headers: new Headers(headersOf()) });
    await accept({ headers: new Map(Object.entries(headersOf())) });
  });

  test('15: a header with several values', async () => {
    await accept({ headers: { ...headersOf(), 'webhook-id': ['event-1'] } });
    const twice = { ...headersOf(), 'webhook-signature': [signature, signature] };
    await expectRefusal({ headers: twice }, 'header_repeated', /webhook-signature/);
  });

  test('16: the bytes are signed, with any content', async () => {
    const signed = (body: Uint8Array | string) => ({ body, headers: headersOf(body) });
    await accept(signed(`\r\n${text}\r\n`));
    await accept(signed(Buffer.from(`\uFEFF${text}`)));
    const broken = Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff]), Buffer.from('"}')]);
    await expectRefusal(signed(broken), 'body_not_utf8', /sender/);
    await expectRefusal({ ...signed(broken), body: broken.toString() }, 'signature_mismatch');
    await expectRefusal({ body: ` ${text}` }, 'signature_mismatch', /raw body/);
  });

  test.each([
    ['not JSON', '{"event":', 'body_not_json'],
    ['no object', 'null', 'event_malformed'],
    ['without an event', '{}', 'event_malformed'],
    ['with a number for its event', '{"event":1}', 'event_malformed'],
  ])('17: well signed, but %s', (_name, body, code) =>
    expectRefusal({ body, headers: headersOf(body) }, code, /well signed/),
  );

  test('18: the body is empty', async () => {
    await expectRefusal({ body: '', headers: headersOf('') }, 'body_empty', /raw body/);
    await expectRefusal({ body: new Uint8Array(), headers: headersOf('') }, 'body_empty');
  });

  test('19: there is no secret', async () => {
    for (const none of ['', null, [], [undefined, '']])
      await expectRefusal({ secret: none as WebhookSecret }, 'secret_missing', /WEBHOOK_SECRET/);
    await expectRefusal({ secret: 'whsec_' }, 'secret_malformed');
    await accept({ secret: [undefined, secret] });
  });

  test.each([`${secret}\n`, ` ${secret}`, `whsec_ ${secret}`])('20: the secret is %j', (given) =>
    expectRefusal({ secret: given }, 'secret_whitespace', /remove it/),
  );

  test('21: something else was pasted for the secret', async () => {
    await expectRefusal({ secret: 'v1,whsec_MfKQ9r8GKYqr' }, 'secret_has_version', /remove "v1,"/);
    await expectRefusal({ secret: signature }, 'secret_has_version');
    for (const given of [secret.slice(1), secret.toUpperCase(), 'svc_test_abc', 'whsec_*', 7 as never])
      await expectRefusal({ secret: given }, 'secret_malformed', /64 lower-case/);
  });

  test('22: a name that comes twice, and signatures in any order', async () => {
    await expectRefusal({ headers: { ...headersOf(), 'Webhook-Id': 'event-2' } }, 'header_repeated');
    const joined = new Headers(headersOf());
    joined.append('webhook-timestamp', String(second));
    await expectRefusal({ headers: joined }, 'timestamp_malformed');
  });

  test('23: a list of a thousand signatures is not worked through', async () => {
    const wrong = standardOf(text, other);
    const list = (count: number) => [...Array(count - 1).fill(wrong), signature].join(' ');
    await accept(withSignature(list(16)));
    for (const count of [17, 1000])
      await expectRefusal(withSignature(list(count)), 'signatures_too_many', /16/);
  });

  test('24: header names in any case', async () => {
    const upper = Object.entries(headersOf()).map(([name, value]) => [name.toUpperCase(), value]);
    await accept({ headers: Object.fromEntries(upper) });
  });

  test('25: a claim detects a repeated delivery', async () => {
    const claims = memoryClaims();
    const { event_id } = await verify();
    expect(await claims.claim(event_id)).toBe(true);
    expect(await claims.claim((await verify()).event_id)).toBe(false);
  });

  test('26: an event of the other mode', async () => {
    await accept({ mode: 'live' });
    await expectRefusal({ mode: 'test' }, 'mode_mismatch', /test/);
    const body = '{"event":"escrow.funded"}';
    await expectRefusal({ body, headers: headersOf(body), mode: 'live' }, 'mode_mismatch');
  });

  test("27: another endpoint's secret", async () => {
    await expectRefusal({ secret: other }, 'signature_mismatch', /tried 1 /);
    await expectRefusal({ secret: [other, 'ab'.repeat(32)] }, 'signature_mismatch', /tried 2 /);
    await accept({ secret: [other, secret] });
  });

  test('28: an event of a later version', async () => {
    const body = '{"event":"escrow.insured","event_id":"event-1","premium":100}';
    const later = await verify({ body, headers: headersOf(body) });
    expect(later).toEqual({ event: 'escrow.insured', event_id: 'event-1', premium: 100 });
  });
});

describe('the scheme', () => {
  it('is the standard one by default: a delivery stripped of its headers is refused', async () => {
    const headers = { 'x-service-signature': mac(text).digest('hex') };
    await expectRefusal({ headers }, 'header_missing', /webhook-id/);
    await expectRefusal({ headers, scheme: 'any' as never }, 'header_missing');
    await accept({ headers, scheme: 'body' });
  });

  it('`body` does not read the other headers', async () => {
    await accept({ scheme: 'body', headers: { ...headersOf(), 'webhook-timestamp': 'junk' } });
    await expectRefusal({ scheme: 'body', headers: {} }, 'header_missing', /x-service-signature/);
  });

  it('signs the id and the time too in the standard one', async () => {
    await expectRefusal({ headers: headersOf(text, { 'webhook-id': 'event-2' }) }, 'signature_mismatch');
    await expectRefusal(withTimestamp(String(second + 1), signature), 'signature_mismatch');
  });
});
