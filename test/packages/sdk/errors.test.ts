import * as sdk from '@escrow-checkout/sdk';
import { describe, expect, it } from 'vitest';
import { connect, problem, type Reply, startFake } from './fake-service.js';

async function fail(reply: Reply): Promise<sdk.EscrowError> {
  await using fake = await startFake(reply);
  const { client } = connect(fake, { retriesMax: 0 });
  return await client.escrow.get('ORD-1').then(
    () => expect.fail('the call should have failed'),
    (error) => error,
  );
}

describe('every status has its error class', () => {
  it.each([
    [400, 'validation_failed', sdk.ValidationError],
    [401, 'invalid_key', sdk.AuthenticationError],
    [403, 'plan_required', sdk.PermissionError],
    [404, 'not_found', sdk.NotFoundError],
    [405, 'method_not_allowed', sdk.EscrowError],
    [409, 'already_funded', sdk.ConflictError],
    [413, 'payload_too_large', sdk.ValidationError],
    [415, 'unsupported_media_type', sdk.ValidationError],
    [429, 'rate_limited', sdk.RateLimitError],
    [500, 'internal_error', sdk.UpstreamError],
    [503, 'a_code_of_a_later_version', sdk.UpstreamError],
  ])('%i %s', async (status, code, type) => {
    const error = await fail(problem(status, code));
    expect(error.constructor).toBe(type);
    expect(error).toBeInstanceOf(sdk.EscrowError);
    expect(error.name).toBe(type.name);
    expect(error).toMatchObject({
      code,
      status,
      requestId: 'request-1',
      retryable: false,
      docUrl: `https://docs.example.com/errors#${code}`,
      problem: { code, status },
    });
    expect(error.message).toContain(`Remedy of ${code}.`);
  });

  it('a blocked release says everything it waits for', async () => {
    const blocked_by = ['seller_not_accepted', 'payout_details_missing'];
    const error = await fail(problem(409, 'seller_not_accepted', { blocked_by }));
    expect(error).toBeInstanceOf(sdk.PreconditionError);
    expect(error).toBeInstanceOf(sdk.ConflictError);
    expect((error as sdk.PreconditionError).blockedBy).toEqual(blocked_by);
  });

  it('a refusal that was kept under its key says so, and one that is new does not', async () => {
    const refusal = problem(409, 'not_funded', { blocked_by: ['not_funded'] }) as { headers: object };
    const kept = { ...refusal, headers: { ...refusal.headers, 'idempotent-replay': 'true' } };
    expect(await fail(kept)).toMatchObject({ code: 'not_funded', replayed: true, outcomeUnknown: false });
    expect(await fail(refusal as Reply)).toMatchObject({ code: 'not_funded', replayed: false });
  });

  it('a validation error lists every field once, in `errors` and in its message', async () => {
    const errors = [
      { pointer: '/amount', code: 'invalid', detail: 'must be at least 10000 kobo' },
      { pointer: '/currency', code: 'required', detail: 'is required' },
    ];
    const detail = '/amount: must be at least 10000 kobo; /currency: is required.';
    const error = await fail(problem(400, 'validation_failed', { errors, detail }));
    expect(error.errors).toEqual(errors);
    expect(error.message.match(/must be at least 10000 kobo/g)).toHaveLength(1);
    expect(error.message).toContain('/amount: must be at least 10000 kobo');
    expect(error.message).toContain('/currency: is required');
  });
});

describe('a wrong baseUrl is told from a record that does not exist', () => {
  it.each<[string, Reply]>([
    ['a page of another website', { status: 404, text: '<html>Not Found</html>' }],
    ['JSON of another API', { status: 404, json: { message: 'no route' } }],
    ['a success in HTML', { status: 200, text: '<html>Welcome</html>' }],
  ])('%s', async (_, reply) => {
    const error = await fail(reply);
    expect(error.constructor).toBe(sdk.EscrowError);
    expect(error.code).toBe('unexpected_response');
    expect(error.message).toMatch(
      /Check baseUrl: the request went to http:\/\/127\.0\.0\.1:\d+\/api\/public\/v1/,
    );
  });

  it('a path that the service does not have', async () => {
    const error = await fail(problem(404, 'unknown_path'));
    expect(error).toMatchObject({ code: 'unknown_path', name: 'EscrowError' });
    expect(error).not.toBeInstanceOf(sdk.NotFoundError);
  });
});

describe('a response from something other than the API is still a typed error', () => {
  it.each<[string, Reply, number]>([
    ['HTML', { status: 502, text: '<html>Bad Gateway</html>' }, 502],
    ['nothing', { status: 500, text: '' }, 500],
    ['half of a JSON', { status: 404, text: '{"code":' }, 404],
    ['JSON of another shape', { status: 400, json: { message: 'no' } }, 400],
    ['a JSON null', { status: 403, text: 'null' }, 403],
    ['a success in HTML', { status: 200, text: '<html>Sign in to the network</html>' }, 200],
    ['a redirect', { status: 301, headers: { location: 'https://elsewhere.example.com/' } }, 301],
  ])('%s', async (_, reply, status) => {
    const error = await fail(reply);
    expect(error).toBeInstanceOf(sdk.EscrowError);
    expect(error).toMatchObject({
      code: 'unexpected_response',
      status,
      problem: null,
      requestId: 'request-1',
    });
    expect(error.errors).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a null', 'null'],
    ['a text', '"done"'],
    ['a number', '1'],
    ['a list', '[]'],
  ])('a success with %s for its body is not taken for one, and a write may be done', async (_, text) => {
    await using fake = await startFake({ text });
    const { escrow } = connect(fake).client;
    const unexpected = { code: 'unexpected_response', status: 200 };
    await expect(escrow.get('ORD-1')).rejects.toMatchObject({ ...unexpected, outcomeUnknown: false });
    await expect(escrow.release('ORD-1')).rejects.toMatchObject({ ...unexpected, outcomeUnknown: true });
    await expect(escrow.list().toArray({ limit: 1 })).rejects.toMatchObject(unexpected);
  });

  it('an object that is no page is not walked as a list', async () => {
    await using fake = await startFake({ json: { ok: true } });
    const gathered = connect(fake).client.escrow.list().toArray({ limit: 1 });
    await expect(gathered).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it.each<[string, Reply, boolean]>([
    ['a 503 that says so', problem(503, 'partner_unavailable', { outcome_unknown: true }), true],
    ['a 409 that says so', problem(409, 'conflict', { outcome_unknown: true }), true],
    ['a 500', problem(500, 'internal_error'), true],
    ['any other 503', problem(503, 'partner_unavailable'), false],
    ['a refusal', problem(409, 'not_funded'), false],
    ['a path that is not there', problem(404, 'unknown_path'), false],
    ...[400, 403, 404, 408, 409, 413, 429, 502].map((status): [string, Reply, boolean] => [
      `a ${status} of a proxy`,
      { status, text: '<html>No</html>' },
      true,
    ]),
  ])('after a write, %s may have left it done or not', async (_, reply, expected) => {
    await using fake = await startFake(reply);
    const { client } = connect(fake, { retriesMax: 0 });
    const error = await client.delivery.retry('ORD-1').catch((caught) => caught);
    expect([error.status !== null, error.outcomeUnknown]).toEqual([true, expected]);
  });

  it.each([400, 401, 403, 404, 409, 413, 429])('a %i of a proxy has no class of the API', async (status) => {
    const error = await fail({ status, text: '<html>No</html>' });
    expect(error.constructor).toBe(sdk.EscrowError);
    expect(error).toMatchObject({ code: 'unexpected_response', outcomeUnknown: false });
  });

  it('no answer at all names the operation and the cause', async () => {
    const error = await fail('hang up');
    expect(error).toBeInstanceOf(sdk.ConnectionError);
    expect(error).toMatchObject({
      code: 'connection_failed',
      status: null,
      requestId: null,
      retryable: true,
    });
    expect(error.message).toContain('getEscrow');
    expect(error.message).not.toContain('outcome');
  });

  it.each([
    [{ timeoutMs: 0 }, 'timeoutMs'],
    [{ timeoutMs: Number.NaN }, 'timeoutMs'],
    [{ idempotencyKey: '' }, 'idempotencyKey'],
    [{ idempotencyKey: 'half of ₦2,500' }, 'idempotencyKey'],
    [{ idempotencyKey: 'first\nhalf' }, 'idempotencyKey'],
  ])('%j is refused before anything is sent, and is no lost connection', async (options, named) => {
    await using fake = await startFake({ json: {} });
    const error = await connect(fake)
      .client.escrow.release('ORD-1', {}, options)
      .catch((caught) => caught);
    expect(error).toMatchObject({ code: 'invalid_option', outcomeUnknown: false, retryable: false });
    expect(error.message).toContain(named);
    expect(fake.arrived).toEqual([]);
  });

  it.each(['release', 'refund'] as const)('%s refuses an amount that is undefined', async (kind) => {
    await using fake = await startFake({ json: {} });
    const { escrow } = connect(fake).client;
    const input = { amount: undefined } as object;
    const error = await escrow[kind]('ORD-1', input).catch((caught) => caught);
    expect(error).toBeInstanceOf(sdk.ValidationError);
    expect(error).toMatchObject({ code: 'invalid_option', outcomeUnknown: false });
    expect(fake.arrived).toEqual([]);
    for (const whole of [undefined, {}]) await escrow[kind]('ORD-1', whole);
    expect(fake.arrived).toHaveLength(2);
  });

  it('a redirect is not followed, so the key goes nowhere else', async () => {
    await using target = await startFake({ json: {} });
    const error = await fail({ status: 307, headers: { location: target.address } });
    expect(target.arrived).toEqual([]);
    expect(error.message).toContain(target.address);
  });
});

describe('a taken reference with other fields is an error', () => {
  const input = {
    reference: 'ORD-1',
    amount: 250_000,
    currency: 'NGN' as const,
    customer_email: 'buyer@example.com',
  };
  const checkout = { reference: 'ORD-1', escrow_id: 'e' };
  const reply: Reply = {
    json: checkout,
    headers: { 'idempotent-replay': 'true', 'idempotent-mismatch': 'amount, customer_email' },
  };

  it('that names the fields and holds the existing checkout', async () => {
    await using fake = await startFake(reply);
    const error = await connect(fake)
      .client.escrow.initiate(input)
      .catch((caught) => caught);
    expect(error).toBeInstanceOf(sdk.MismatchError);
    expect(error).toMatchObject({
      code: 'idempotent_mismatch',
      fields: ['amount', 'customer_email'],
      answer: checkout,
    });
    expect(fake.arrived).toHaveLength(1);
  });

  it('also if a proxy dropped the header', async () => {
    await using fake = await startFake({ json: { ...checkout, mismatch: ['amount'] } });
    const opened = connect(fake).client.escrow.initiate(input);
    await expect(opened).rejects.toMatchObject({ code: 'idempotent_mismatch', fields: ['amount'] });
    fake.replies = [{ json: { ...checkout, mismatch: [] } }];
    expect(await connect(fake).client.escrow.initiate(input)).toMatchObject(checkout);
  });

  it('unless it is to be ignored', async () => {
    await using fake = await startFake(reply);
    const answer = await connect(fake).client.escrow.initiate(input, { onMismatch: 'ignore' });
    expect(answer).toEqual(checkout);
    expect(answer.replayed).toBe(true);
  });
});
