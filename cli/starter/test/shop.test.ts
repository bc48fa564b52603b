import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { EscrowCheckout } from '@escrow-checkout/sdk';
import { signWebhook } from '@escrow-checkout/sdk/testing';
import { createApp } from '../src/app.js';
import { FileStore } from '../src/file-store.js';
import { type Order, products } from '../src/orders.js';
import { SetupError, settingsFrom } from '../src/settings.js';

const webhookSecret = '0123456789abcdef'.repeat(4);
const staffToken = 'a-token-for-the-tests';
const cart = 'cart-of-a-browser-1';
const price = products['ankara-bag']?.price ?? 0;

/** What the service answers next; it is not asked itself. */
let answer: () => Response;
let asked: { url: string; body: unknown }[] = [];

const client = new EscrowCheckout({
  apiKey: 'svc_test_of_the_tests',
  retriesMax: 0,
  fetch: async (url, init) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body ?? 'null')) });
    return answer();
  },
});

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const file = join(folder, 'shop.json');
const server = createServer();
let store: FileStore;
let url: string;

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  store?.close();
  rmSync(file, { force: true });
  store = FileStore.open(file);
  const settings = { mode: 'test', publicUrl: null, staffToken, webhookSecret } as const;
  server.removeAllListeners('request').on('request', createApp({ client, store, settings }));
  asked = [];
  answer = () =>
    Response.json({ checkout_url: 'http://pay', account_number: '0123456789', bank_name: 'Wema' });
  mock.method(console, 'error', () => {});
});
after(() => {
  server.close();
  server.closeAllConnections();
  store.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, body?: object, token?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

async function place(): Promise<Order> {
  const { body } = await ask('/orders', { cart, product: 'ankara-bag', buyer_email: 'buyer@example.com' });
  return body as Order;
}

/** Delivers an event as the service does, and answers what the handler said. */
async function deliver(event: {
  event: string;
  reference: string;
  sequence: number;
  [field: string]: unknown;
}) {
  const fields = {
    event_id: `event-${event.sequence}`,
    mode: 'test',
    amount: price,
    currency: 'NGN',
    ...event,
  };
  const { body, headers } = await signWebhook(fields, webhookSecret);
  const response = await fetch(`${url}/webhooks`, { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as { code: string }) };
}

const funded = { event: 'escrow.funded', status: 'funded', sequence: 2, held_amount: price };
const released = {
  event: 'escrow.released',
  status: 'released',
  sequence: 5,
  payout_id: 'payout-1',
  released_amount: price,
};
const paid = {
  event: 'payout.paid',
  status: 'released',
  sequence: 6,
  payout_id: 'payout-1',
  payout_amount: price,
};

describe('an order', () => {
  it('is opened once, at the price of the shop, however often its cart is sent', async () => {
    const order = await place();
    assert.deepEqual(await place(), order);
    assert.equal(order.status, 'awaiting_payment');
    assert.equal(order.price, price);
    const amounts = asked.map(({ body }) => body as { amount: number; reference: string });
    assert.deepEqual(
      amounts.map(({ amount, reference }) => ({ amount, reference })),
      [1, 2].map(() => ({ amount: price, reference: order.reference })),
    );
  });

  it('is refused when its cart was used for something else', async () => {
    await place();
    const other = { cart, product: 'kente-scarf', buyer_email: 'buyer@example.com' };
    assert.equal((await ask('/orders', other)).status, 409);
  });

  it('survives a service that does not answer: the buyer sends it again', async () => {
    answer = () => {
      throw new Error('the network is gone');
    };
    assert.equal(
      (await ask('/orders', { cart, product: 'ankara-bag', buyer_email: 'b@example.com' })).status,
      503,
    );
    answer = () =>
      Response.json({ checkout_url: 'http://pay', account_number: '0123456789', bank_name: 'Wema' });
    const again = await ask('/orders', { cart, product: 'ankara-bag', buyer_email: 'b@example.com' });
    assert.equal(again.status, 200);
  });

  it('is shown, and released, to its buyer only', async () => {
    const { reference, buyerKey } = await place();
    assert.equal((await ask(`/orders/${reference}?key=${buyerKey}`)).status, 200);
    assert.equal((await ask(`/orders/${reference}?key=guess`)).status, 404);
    assert.equal((await ask(`/orders/${reference}/release?key=guess`, {})).status, 404);
    assert.equal((await ask(`/orders/${reference}/delivery`, {})).status, 401);
    assert.equal((await ask(`/orders/${reference}/acceptance`, {}, 'a-token-of-nobody')).status, 401);
    assert.equal(asked.length, 1);
  });

  it('is not called delivered while a field is missing', async () => {
    const { reference } = await place();
    const path = `/orders/${reference}/delivery`;
    const proof = { proof_photo_url: 'https://shop.example.com/proof.jpg' };
    for (const fields of [{}, proof, { ...proof, tracking_number: ' ' }, { ...proof, tracking_number: 7 }])
      assert.equal((await ask(path, fields, staffToken)).status, 400);
    const half = { bank_code: '058' };
    assert.equal((await ask(`/orders/${reference}/acceptance`, half, staffToken)).status, 400);
    assert.equal(asked.length, 1);
  });

  it('says what a release waits for', async () => {
    const { reference, buyerKey } = await place();
    const said = { code: 'not_funded', title: 'Not funded', detail: 'The buyer has not paid.', status: 409 };
    const problem = { ...said, blocked_by: ['not_funded'] };
    answer = () =>
      Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    const { status, body } = await ask(`/orders/${reference}/release?key=${buyerKey}`, {});
    assert.equal(status, 409);
    assert.match((body as { detail: string }).detail, /not_funded/);
  });
});

describe('a webhook', () => {
  it('moves the order, once, and is still known after a restart', async () => {
    const { reference } = await place();
    assert.deepEqual(await deliver({ ...funded, reference }), { status: 200, code: 'handled' });
    assert.deepEqual(await deliver({ ...funded, reference }), { status: 200, code: 'duplicate' });
    store.close();
    store = FileStore.open(file);
    assert.equal(await store.hasHandled('event-2'), true);
    const order = await store.find(reference);
    assert.equal(order?.status, 'funded');
    assert.deepEqual(
      order?.events.map(({ text }) => text),
      ['₦2,500.00 is held in escrow'],
    );
  });

  it('leads to the same order, whatever order webhooks come in', async () => {
    const { reference } = await place();
    for (const event of [paid, funded, released]) await deliver({ ...event, reference });
    const order = await store.find(reference);
    assert.equal(order?.status, 'released');
    assert.deepEqual(order?.payouts, { 'payout-1': { status: 'paid', amount: price, sequence: 6 } });
  });

  it('that nobody signed, or of the other mode, changes nothing', async () => {
    const { reference } = await place();
    const forged = { method: 'POST', body: JSON.stringify({ ...funded, reference }) };
    assert.equal((await fetch(`${url}/webhooks`, forged)).status, 400);
    assert.deepEqual(await deliver({ ...funded, reference, mode: 'live' }), {
      status: 400,
      code: 'mode_mismatch',
    });
    assert.equal((await store.find(reference))?.status, 'awaiting_payment');
  });

  it('about an order of somebody else is taken and left alone', async () => {
    assert.equal((await deliver({ ...funded, reference: 'ORD-OF-ANOTHER' })).status, 200);
    assert.equal(await store.find('ORD-OF-ANOTHER'), null);
  });
});

describe('the settings', () => {
  const env = { ESCROW_API_KEY: 'svc_test_1', WEBHOOK_SECRET: webhookSecret, STAFF_TOKEN: staffToken };

  it('are enough with a test key, a secret and a token', () => {
    assert.equal(settingsFrom(env).mode, 'test');
  });

  for (const [name, wrong, said] of [
    ['ESCROW_API_KEY', undefined, /no API key/],
    ['ESCROW_API_KEY', 'svc_live_1', /live key.*sandbox/],
    ['WEBHOOK_SECRET', 'short', /64 hexadecimal/],
    ['STAFF_TOKEN', 'short', /16 characters/],
    ['PORT', '70000', /65535/],
    ['PUBLIC_URL', 'http://shop.example.com', /https/],
  ] as const) {
    it(`refuse ${wrong} as ${name}, and say why without repeating it`, () => {
      const refused = (error: unknown) =>
        error instanceof SetupError && said.test(error.message) && !error.message.includes(`${wrong}`);
      assert.throws(() => settingsFrom({ ...env, [name]: wrong }), refused);
    });
  }
});
