import { type EscrowCheckout, kobo } from '@escrow-checkout/sdk';
import { expressWebhook } from '@escrow-checkout/sdk/express';
import express, { type Express } from 'express';
import type { Books } from './books.js';
import { claimsOf, handleEvent } from './events.js';

export interface Shop {
  client: EscrowCheckout;
  books: Books;
  /** Of the registered endpoint. */
  endpointSecret: string | undefined;
  /** Signs what goes to the `callback_url` of an escrow. */
  defaultSecret: string | undefined;
}

/** A merchant's backend: takes orders, has them paid through escrow, and follows them by their events. */
export function createShop({ client, books, endpointSecret, defaultSecret }: Shop): Express {
  const app = express();
  app.use((request, response, next) => {
    console.log(`${request.method} ${request.path}`);
    response.on('finish', () => console.log(`${request.method} ${request.path} ${response.statusCode}`));
    next();
  });

  // Both endpoints receive the same events; they share the books, so each is handled once.
  const receive = (secret: string | undefined) =>
    expressWebhook((event) => handleEvent(books, event), { secret, claims: claimsOf(books), mode: 'test' });
  app.post('/webhooks', receive(endpointSecret));
  app.post('/callbacks', receive(defaultSecret));

  // After the webhooks, which need the bytes as they arrived.
  app.use(express.json());

  app.post('/orders', async (request, response) => {
    const { reference, naira, callback_url } = request.body;
    // The order is in the books before its first event can arrive.
    books.addOrder(reference, 'escrow');
    const checkout = await client.escrow.initiate({
      reference,
      amount: kobo.fromNaira(naira),
      currency: 'NGN',
      callback_url,
      customer_email: 'buyer@example.com',
      seller_email: 'seller@example.com',
    });
    response.json({ checkout_url: checkout.checkout_url });
  });

  app.post('/direct-orders', async (request, response) => {
    const { reference, naira } = request.body;
    books.addOrder(reference, 'charge');
    const charge = await client.charge.create({
      reference,
      amount: kobo.fromNaira(naira),
      escrow: false,
      customer_email: 'buyer@example.com',
      return_url: 'https://shop.example.com/thanks',
    });
    response.json({ checkout_url: charge.checkout_url });
  });

  app.post('/orders/:reference/dispatch', async (request, response) => {
    const { reference } = request.params;
    if (!books.hasParcel(reference)) return void response.status(409).json({ error: 'not paid yet' });
    const sent = { tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof.jpg' };
    const escrow = await client.escrow.deliver(reference, sent);
    response.json({ auto_release_at: escrow.auto_release_at });
  });

  app.get('/orders/:reference', (request, response) => {
    const { reference } = request.params;
    const order = books.order(reference);
    if (!order) return void response.status(404).json({ error: 'no such order' });
    response.json({
      ...order,
      has_parcel: books.hasParcel(reference),
      transfers: books.transfers(reference),
    });
  });

  return app;
}
