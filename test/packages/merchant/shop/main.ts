import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { EscrowCheckout } from '@escrow-checkout/sdk';
import { createShop } from './app.js';
import { Books } from './books.js';

const { env } = process;

// The key and the address of the API are read from ESCROW_API_KEY and ESCROW_BASE_URL.
const app = createShop({
  client: new EscrowCheckout(),
  books: new Books(env.SHOP_DATABASE ?? 'shop.db'),
  endpointSecret: env.WEBHOOK_SECRET,
  defaultSecret: env.CALLBACK_SECRET,
});

const files = { key: env.TLS_KEY ?? 'key.pem', cert: env.TLS_CERTIFICATE ?? 'certificate.pem' };
const server = createServer({ key: readFileSync(files.key), cert: readFileSync(files.cert) }, app);
server.listen(Number(env.PORT ?? 8443), '127.0.0.1', () => console.log('The shop is open'));
