import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EscrowCheckout } from '@escrow-checkout/sdk';
import { expressWebhook } from '@escrow-checkout/sdk/express';
import type { WebhookEvent } from '@escrow-checkout/sdk/webhooks';
import express, { type Express, type Request, type RequestHandler, Router } from 'express';
import { applyEvent, type Order, type OrderStore, products } from './orders.js';
import { page } from './page.js';
import { Refusal, refuse } from './refusals.js';
import type { Settings } from './settings.js';

/** An address that receives nothing. Without a public one, `sandbox.ts` delivers the webhooks. */
const noCallback = 'https://receiver.invalid/webhooks';
const seller = { seller_email: 'ada.seller@example.com', seller_name: 'Ada Seller' };

export interface Shop {
  client: EscrowCheckout;
  store: OrderStore;
  settings: Pick<Settings, 'mode' | 'publicUrl' | 'staffToken' | 'webhookSecret'>;
}

/** The whole backend, without a port. */
export function createApp(shop: Shop): Express {
  const app = express();
  app.disable('x-powered-by');
  app.post('/webhooks', receiveEvents(shop));
  // After the webhooks, whose signature is over the bytes as they arrived.
  app.use(express.json());
  app.get('/health', staffOnly(shop), (_, response) => void response.json({ mode: shop.settings.mode }));
  app.use('/orders', buyerRoutes(shop), staffRoutes(shop));
  app.use(() => {
    throw new Refusal(404, 'not_found', 'There is nothing here.');
  });
  app.use(refuse);
  return app;
}

/** Takes what the service signed, each event once. */
function receiveEvents({ store, settings }: Shop): RequestHandler {
  const handle = async (event: WebhookEvent) => {
    const { event_id: id, reference } = event;
    const isNew = await store.handleOnce(id, reference, (order) => applyEvent(order, event));
    if (isNew || (await store.hasHandled(id))) return;
    console.error(`${event.event} of ${reference} belongs to no order of this shop`);
  };
  return expressWebhook(handle, {
    secret: settings.webhookSecret,
    mode: settings.mode,
    // The store takes the id of an event where it puts down what follows from it, so a process that dies in
    // between has done neither, and there is nothing to give back.
    claims: { claim: async (id) => !(await store.hasHandled(id)), release: async () => {} },
  });
}

function buyerRoutes(shop: Shop): Router {
  const { client, store } = shop;
  const routes = Router();

  routes.post('/', async (request, response) => {
    response.json(await openOrder(shop, readOrder(request)));
  });

  // The buyer comes here after paying, and whenever they want to know.
  routes.get('/:reference', async (request, response) => {
    const order = await buyersOrder(store, request);
    // The key in the address is the buyer's own.
    response.set({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    response.format({
      html: () => response.send(page(order)),
      json: () => response.json(order),
    });
  });

  // The buyer has the parcel and is content. Without this, the money is released when the time to check ends.
  routes.post('/:reference/release', async (request, response) => {
    const { reference } = await buyersOrder(store, request);
    // All that is held, so a repeat moves nothing. Under a key of its own a refusal would be repeated, too.
    const { status } = await client.escrow.release(reference);
    response.json({ reference, status });
  });
  return routes;
}

function staffRoutes(shop: Shop): Router {
  const { client, store } = shop;
  const routes = Router();

  routes.post('/:reference/acceptance', staffOnly(shop), async (request, response) => {
    const { reference } = await orderOf(store, request);
    const payout = {
      bank_code: textOf(request, 'bank_code'),
      account_number: textOf(request, 'account_number'),
    };
    const { status } = await client.escrow.accept(reference, { payout });
    response.json({ reference, status });
  });

  routes.post('/:reference/delivery', staffOnly(shop), async (request, response) => {
    const { reference } = await orderOf(store, request);
    const { status, auto_release_at } = await client.escrow.deliver(reference, {
      tracking_number: textOf(request, 'tracking_number'),
      proof_photo_url: textOf(request, 'proof_photo_url'),
    });
    response.json({ reference, status, auto_release_at });
  });
  return routes;
}

/**
 * Opens the escrow of an order. The reference follows from the cart, so a buyer who sends an order twice has
 * one; asked for the same reference again, the service answers with the same checkout.
 */
async function openOrder({ client, store, settings }: Shop, draft: Order): Promise<Order> {
  const { reference, product, price, buyerEmail, buyerKey } = await store.add(draft);
  if (draft.product !== product || draft.buyerEmail !== buyerEmail)
    throw new Refusal(409, 'cart_used', 'This cart was ordered already, with something else in it.');
  const base = settings.publicUrl;
  const checkout = await client.escrow.initiate({
    reference,
    amount: price,
    currency: 'NGN',
    customer_email: buyerEmail,
    ...seller,
    description: products[product]?.title ?? product,
    callback_url: base ? `${base}/webhooks` : noCallback,
    ...(base ? { return_url: `${base}/orders/${reference}?key=${buyerKey}` } : {}),
  });
  return await store.change(reference, (order) => ({
    ...order,
    // A webhook may have been quicker than this answer.
    status: order.status === 'new' ? 'awaiting_payment' : order.status,
    checkoutUrl: checkout.checkout_url,
    accountNumber: checkout.account_number,
    bankName: checkout.bank_name,
  }));
}

function fieldsOf(request: Request): Record<string, unknown> {
  return Object(request.body) as Record<string, unknown>;
}

/** A field that must be there: a number of a parcel that says "undefined" would start the buyer's time. */
function textOf(request: Request, name: string): string {
  const value = fieldsOf(request)[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Refusal(400, 'field_missing', `${name}: a text that is not empty.`);
}

function readOrder(request: Request): Order {
  const { cart, product, buyer_email } = fieldsOf(request);
  if (typeof cart !== 'string' || !/^[\w-]{16,64}$/.test(cart))
    throw new Refusal(400, 'cart_invalid', 'cart: 16 to 64 letters, digits, dashes or underscores.');
  if (typeof product !== 'string' || !Object.hasOwn(products, product))
    throw new Refusal(400, 'product_unknown', `product: one of ${Object.keys(products).join(', ')}.`);
  if (typeof buyer_email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(buyer_email))
    throw new Refusal(400, 'email_invalid', 'buyer_email: an e-mail address.');
  return {
    // Others read the reference; only the buyer's browser knows the cart.
    reference: `ORD-${createHash('sha256').update(cart).digest('hex').slice(0, 16)}`,
    buyerKey: randomBytes(16).toString('hex'),
    product,
    price: products[product]?.price ?? 0,
    buyerEmail: buyer_email,
    status: 'new',
    checkoutUrl: null,
    accountNumber: null,
    bankName: null,
    payouts: {},
    events: [],
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function orderOf(store: OrderStore, request: Request): Promise<Order> {
  const order = await store.find(String(request.params.reference));
  if (order) return order;
  throw new Refusal(404, 'not_found', 'There is no such order.');
}

/** The order, for who knows its key; to everybody else it does not exist. */
async function buyersOrder(store: OrderStore, request: Request): Promise<Order> {
  const order = await orderOf(store, request);
  if (isSame(String(request.query.key), order.buyerKey)) return order;
  throw new Refusal(404, 'not_found', 'There is no such order.');
}

/** For your own people; put your sign-in here. */
function staffOnly({ settings }: Shop): RequestHandler {
  return (request, _, next) => {
    if (isSame(request.get('authorization') ?? '', `Bearer ${settings.staffToken}`)) return next();
    throw new Refusal(401, 'staff_only', 'Send STAFF_TOKEN as a bearer token.');
  };
}
