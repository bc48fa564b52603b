import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expressWebhook } from '@escrow-checkout/sdk/express';
import { nextWebhook } from '@escrow-checkout/sdk/next';
import { type SignedWebhook, signWebhook } from '@escrow-checkout/sdk/testing';
import {
  fetchWebhook,
  type HandlerOptions,
  memoryClaims,
  type WebhookEvent,
  type WebhookHandler,
  WebhookVerificationError,
} from '@escrow-checkout/sdk/webhooks';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';

const secret = '0123456789abcdef'.repeat(4);
const funded = { event: 'escrow.funded', event_id: 'event-1', reference: 'ORD-📦', amount: 250_000 };

interface Result {
  status: number;
  body: unknown;
  headers: Headers;
}
/** Delivers a webhook to one mounted handler. */
type Deliver = (signed: Partial<SignedWebhook>, method?: string) => Promise<Result>;
type Mount = (handler: WebhookHandler, options: HandlerOptions) => Promise<Deliver>;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

async function readResponse(response: Response): Promise<Result> {
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || 'null'), headers: response.headers };
}

/** Starts a server and delivers over a real connection. */
async function serve(listener: RequestListener): Promise<Deliver> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  cleanups.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
  return async ({ body, headers }, method = 'POST') =>
    readResponse(
      await fetch(url, {
        method,
        ...(method !== 'GET' && body !== undefined && { body }),
        headers: headers ?? {},
      }),
    );
}

function mountFetch(make: typeof fetchWebhook): Mount {
  return async (handler, options) => {
    const receive = make(handler, options);
    return async ({ body, headers }, method = 'POST') => {
      const sent = {
        method,
        ...(method !== 'GET' && body !== undefined && { body }),
        headers: headers ?? {},
      };
      return await readResponse(await receive(new Request('http://localhost/webhooks', sent)));
    };
  };
}

const mounts: [string, Mount][] = [
  ['fetchWebhook', mountFetch(fetchWebhook)],
  ['nextWebhook', mountFetch(nextWebhook)],
  [
    'expressWebhook on Express',
    async (handler, options) => {
      const app = express();
      app.all('/webhooks', expressWebhook(handler, options));
      return await serve(app);
    },
  ],
  [
    'expressWebhook after express.raw',
    async (handler, options) => {
      const app = express();
      app.all('/webhooks', express.raw({ type: '*/*' }), expressWebhook(handler, options));
      return await serve(app);
    },
  ],
  [
    'expressWebhook on node:http',
    async (handler, options) => {
      const receive = expressWebhook(handler, options);
      return await serve((request, response) => void receive(request, response));
    },
  ],
];

describe.each(mounts)('%s', (_name, mount) => {
  const errors: unknown[] = [];
  const seen: WebhookEvent[] = [];
  const start = (
    options: Partial<HandlerOptions> = {},
    handler: WebhookHandler = (event) => seen.push(event),
  ) => {
    errors.length = 0;
    seen.length = 0;
    return mount(handler, { secret, onError: (error) => errors.push(error), ...options });
  };

  it('hands over the event and answers 200 when the handler is done', async () => {
    let done = false;
    const deliver = await start({}, async (event) => {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(event);
      done = true;
    });
    const { status, body } = await deliver(await signWebhook(funded, secret));
    expect([status, body, done]).toEqual([200, { code: 'handled' }, true]);
    expect(seen).toEqual([funded]);
    expect(errors).toEqual([]);
  });

  it('answers 400 to an invalid delivery, with the code and nothing else', async () => {
    const deliver = await start();
    const { body, headers } = await signWebhook(funded, secret);
    const forged = await deliver({ body: body.replace('250000', '950000'), headers });
    expect([forged.status, forged.body]).toEqual([400, { code: 'signature_mismatch' }]);
    const old = await signWebhook(funded, secret, { timestampSeconds: 1_700_000_000 });
    const aged = await deliver({ ...old, body: old.body.replace('250000', '950000') });
    expect([aged.status, aged.body]).toEqual([400, { code: 'signature_mismatch' }]);
    const bare = await deliver({ body });
    expect([bare.status, bare.body]).toEqual([400, { code: 'header_missing' }]);
    const empty = await deliver({ headers });
    expect([empty.status, empty.body]).toEqual([400, { code: 'body_empty' }]);
    expect(seen).toEqual([]);
    expect(errors).toHaveLength(4);
    for (const error of errors) expect(error).toBeInstanceOf(WebhookVerificationError);
  });

  it('answers 500 when the handler fails, so that the service delivers once more', async () => {
    const fault = new Error(`the database at secret-host said ${secret}`);
    const deliver = await start({}, () => Promise.reject(fault));
    const answer = await deliver(await signWebhook(funded, secret));
    expect([answer.status, answer.body]).toEqual([500, { code: 'handler_failed' }]);
    expect(errors).toEqual([fault]);
    const throwing = await start({}, () => {
      throw new WebhookVerificationError('signature_mismatch', "the handler's own");
    });
    expect((await throwing(await signWebhook(funded, secret))).status).toBe(500);
  });

  it('answers 500 to its own mistakes, because the delivery may be valid', async () => {
    const deliver = await start({ toleranceSeconds: 0 });
    const answer = await deliver(await signWebhook(funded, secret));
    expect([answer.status, answer.body]).toEqual([500, { code: 'tolerance_invalid' }]);
  });

  it.each([undefined, '', [], [undefined, '']])('does not start without a secret: %j', async (none) => {
    const started = start({ secret: none });
    await expect(started).rejects.toMatchObject({ code: 'secret_missing' });
    await expect(started).rejects.toThrow('WEBHOOK_SECRET');
  });

  it('takes both secrets of a rotation, and the other scheme when configured', async () => {
    const next = 'fedcba9876543210'.repeat(4);
    const rotating = await signWebhook(funded, [next, secret]);
    for (const one of [secret, next, [secret, next]])
      expect((await (await start({ secret: one }))(rotating)).status).toBe(200);
    const { body, headers } = await signWebhook(funded, secret);
    const only = { 'x-service-signature': headers['x-service-signature'] as string };
    expect((await (await start({ scheme: 'body' }))({ body, headers: only })).status).toBe(200);
  });

  it('refuses a body that is too long, without handling it', async () => {
    const deliver = await start({ bodyBytesMax: 10_000 });
    const long = await signWebhook({ ...funded, metadata: { note: 'x'.repeat(50_000) } }, secret);
    const { status, body } = await deliver(long);
    // A raw parser before the handler has its own limit; ours counts the rest.
    if (_name.includes('express.raw')) return expect(status).toBe(200);
    expect([status, body]).toEqual([413, { code: 'body_too_large' }]);
    expect(seen).toEqual([]);
  });

  it('takes POST alone', async () => {
    const { status, headers } = await (await start())({}, 'GET');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('handles an event once, and again after it has failed', async () => {
    let failures = 1;
    const claims = memoryClaims();
    const deliver = await start({ claims }, (event) => {
      if (failures-- > 0) throw new Error('not now');
      seen.push(event);
    });
    const signed = await signWebhook(funded, secret);
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push((await deliver(signed)).body);
    expect(codes).toEqual([{ code: 'handler_failed' }, { code: 'handled' }, { code: 'duplicate' }]);
    expect(seen).toHaveLength(1);
  });
});

describe('middleware before the handler', () => {
  const errors: Error[] = [];
  const options = { secret, onError: (error: unknown) => errors.push(error as Error) };

  it('express.json() is reported as such and not as a forgery, with the remedy', async () => {
    const app = express()
      .use(express.json())
      .post(
        '/webhooks',
        expressWebhook(() => {}, options),
      );
    const { status, body } = await (await serve(app))(await signWebhook(funded, secret));
    expect([status, body]).toEqual([500, { code: 'body_parsed' }]);
    expect(errors.at(-1)?.message).toContain('before express.json()');
  });

  it('a parser that keeps the raw body is accepted', async () => {
    const keep = express.json({
      verify: (request, _response, raw) => Object.assign(request, { rawBody: raw }),
    });
    const app = express()
      .use(keep)
      .post(
        '/webhooks',
        expressWebhook(() => {}, options),
      );
    expect((await (await serve(app))(await signWebhook(funded, secret))).status).toBe(200);
  });

  it('an empty object that a parser left behind does not hide the body', async () => {
    const leave = (request: object, _response: unknown, next: () => void) => {
      Object.assign(request, { body: {} });
      next();
    };
    const app = express()
      .use(leave)
      .post(
        '/webhooks',
        expressWebhook(() => {}, options),
      );
    expect((await (await serve(app))(await signWebhook(funded, secret))).status).toBe(200);
  });

  it('a Fetch request that was read before is reported as such', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      ...(await signWebhook(funded, secret)),
    });
    await request.json();
    const answer = await readResponse(await fetchWebhook(() => {}, options)(request));
    expect([answer.status, answer.body]).toEqual([500, { code: 'body_parsed' }]);
  });

  it.each(['utf8', 'latin1', 'base64'] as const)(
    'a stream with the encoding %s keeps its bytes',
    async (encoding) => {
      const receive = expressWebhook(() => {}, options);
      const deliver = await serve((request, response) => {
        request.setEncoding(encoding);
        void receive(request, response);
      });
      expect((await deliver(await signWebhook(funded, secret))).body).toEqual({ code: 'handled' });
    },
  );

  it('a request that is destroyed already ends in an error', async () => {
    const broken = new Promise<unknown>((resolve) => {
      const receive = expressWebhook(() => {}, { secret, onError: resolve });
      const server = createServer((request, response) => {
        request.on('error', () => {}).on('close', () => void receive(request, response));
        request.destroy();
      }).listen(0, () => {
        const { port } = server.address() as AddressInfo;
        const sent = httpRequest({ port, method: 'POST', headers: { 'content-length': 100 } });
        sent.on('error', () => {}).write('{"ev');
      });
      cleanups.push(() => server.close());
    });
    expect(await broken).toMatchObject({ message: 'The connection ended before the body did' });
  });

  it('a sender that disconnects ends in an error', async () => {
    const broken = new Promise<unknown>((resolve) => {
      const receive = expressWebhook(() => {}, { secret, onError: resolve });
      const server = createServer((request, response) => void receive(request, response)).listen(0, () => {
        const { port } = server.address() as AddressInfo;
        const sent = httpRequest({ port, method: 'POST', headers: { 'content-length': 100 } });
        sent.on('error', () => {});
        sent.write('{"ev', () => sent.destroy());
      });
      cleanups.push(() => server.close());
    });
    expect(await broken).toBeInstanceOf(Error);
  });
});
