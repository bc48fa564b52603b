import { randomUUID } from 'node:crypto';
import { type EscrowCheckout, EscrowError } from '@escrow-checkout/sdk';
import { naira, type Order, products } from './orders.js';
import { loadSettings, type Settings, SetupError } from './settings.js';
import { createClient, openShop, PortTakenError } from './shop.js';

const product = 'ankara-bag';
const patienceMs = 30_000;
const pollEveryMs = 100;

/** The shop as its visitors reach it, and the sandbox, which plays the banks. */
interface World {
  url: string;
  client: EscrowCheckout;
  settings: Settings;
  /** Rejects when the shop can receive no more events. */
  failed: Promise<never>;
  close(): Promise<void>;
}

/** Opens the shop for the time of a sale; if it is open in another terminal, the sale goes through that. */
async function openWorld(settings: Settings): Promise<World> {
  try {
    return { settings, ...(await openShop(settings)) };
  } catch (error) {
    const url = `http://${settings.host}:${settings.port}`;
    if (!(error instanceof PortTakenError) || !(await isOurs(url, settings))) throw error;
    const failed = new Promise<never>(() => {});
    return { url, client: createClient(settings), settings, failed, close: async () => {} };
  }
}

/** Whether the shop of this folder listens there: no other takes its token. */
async function isOurs(url: string, settings: Settings): Promise<boolean> {
  const headers = { authorization: `Bearer ${settings.staffToken}` };
  const answer = await fetchWithin(5_000, `${url}/health`, { headers }).catch(() => null);
  return answer?.ok === true;
}

async function fetchWithin(ms: number, url: string, init: RequestInit): Promise<Response> {
  // `AbortSignal.timeout` would let the process end before its time has come.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), ms);
  try {
    return await fetch(url, { ...init, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** One request to the shop. */
async function ask<Body>({ url, settings }: World, path: string, body?: object): Promise<Body> {
  const response = await fetchWithin(patienceMs, `${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${settings.staffToken}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((cause: unknown) => {
    throw new SetupError(`The shop at ${url} does not answer any more.`, { cause });
  });
  const answer = await response.json();
  if (response.ok) return answer as Body;
  const { code, detail } = answer as { code: string; detail: string };
  throw new SetupError(`The shop answered ${response.status} ${code} to ${path.split('?')[0]}: ${detail}`);
}

/** Waits until the shop has received an event of this type, and prints every event it received meanwhile. */
async function waitForEvent(world: World, { reference, buyerKey }: Order, type: string): Promise<Order> {
  const path = `/orders/${reference}?key=${buyerKey}`;
  const untilMs = Date.now() + patienceMs;
  for (;;) {
    const order = await ask<Order>(world, path);
    const unprinted = order.events.slice(printed);
    for (const { event, text } of unprinted) console.log(`   ${event.padEnd(16)} ${text}`);
    printed += unprinted.length;
    if (order.events.some(({ event }) => event === type)) return order;
    if (Date.now() > untilMs)
      throw new SetupError(
        `The shop did not hear of ${type} within ${patienceMs / 1_000} s. ` +
          `Whether it happened says: escrow-cli timeline ${reference}`,
      );
    await Promise.race([new Promise((resolve) => setTimeout(resolve, pollEveryMs)), world.failed]);
  }
}

let printed = 0;
let steps = 0;

function step(text: string): void {
  steps += 1;
  console.log(`\n${steps}. ${text}`);
}

/** From the order to the seller's money. */
async function sell(world: World, noteReference: (reference: string) => void): Promise<Order> {
  const { client } = world;
  console.log(`A sale in the sandbox, through the shop at ${world.url}.`);
  console.log('What stands indented came to the shop as a webhook.');
  const input = { cart: randomUUID(), product, buyer_email: 'buyer@example.com' };
  const order = await ask<Order>(world, '/orders', input);
  const { reference, price, accountNumber, bankName } = order;
  const path = `/orders/${reference}`;
  noteReference(reference);
  step(`The buyer orders: ${products[product]?.title}, ${naira(price)}.`);
  console.log(`   It is order ${reference}, to be paid into ${accountNumber}, ${bankName}.`);

  step(`The buyer's bank sends ${naira(price)}.`);
  await client.sandbox.fundEscrow(reference);
  await waitForEvent(world, order, 'escrow.funded');

  step('The seller accepts, and says where to be paid.');
  await ask(world, `${path}/acceptance`, { bank_code: '058', account_number: '0123456789' });
  await waitForEvent(world, order, 'escrow.accepted');

  step('The parcel arrives at the buyer.');
  const proof = { tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof.jpg' };
  await ask(world, `${path}/delivery`, proof);
  await waitForEvent(world, order, 'escrow.delivered');

  step('The buyer is content and releases the money.');
  await ask(world, `${path}/release?key=${order.buyerKey}`, {});
  const released = await waitForEvent(world, order, 'escrow.released');

  step("The bank pays the seller. It would take a minute of the account's time; the sandbox need not wait.");
  for (const id of Object.keys(released.payouts)) await client.sandbox.settlePayout(id, { outcome: 'paid' });
  return await waitForEvent(world, order, 'payout.paid');
}

function report({ url }: World, { reference, buyerKey, status, payouts }: Order): void {
  const paid = Object.values(payouts).reduce(
    (sum, { status, amount }) => sum + (status === 'paid' ? amount : 0),
    0,
  );
  console.log(`\nDone. In the shop's own books the order is ${status}, and the seller has ${naira(paid)}.`);
  console.log(`\nLook further:
  escrow-cli timeline ${reference}
  escrow-cli ledger ${reference}
  npm start, and then ${url}/orders/${reference}?key=${buyerKey}`);
}

async function main(): Promise<void> {
  let reference: string | null = null;
  process.once('SIGINT', () => {
    const left = reference ? ` ${reference} stays as it is: escrow-cli get ${reference}` : '';
    console.error(`\nInterrupted.${left}`);
    process.exit(130);
  });
  const settings = loadSettings();
  if (settings.mode === 'live')
    throw new SetupError(
      'ESCROW_API_KEY is a live key. This moves money by itself, so it takes test keys only.',
    );
  const world = await openWorld(settings);
  try {
    report(
      world,
      await sell(world, (name) => {
        reference = name;
      }),
    );
  } finally {
    await world.close();
  }
}

// Exits 0 only after a complete sale.
process.exitCode = 1;
main().then(
  () => {
    process.exitCode = 0;
  },
  (error: unknown) => {
    const isExplained = error instanceof SetupError || error instanceof EscrowError;
    console.error(isExplained ? error.message : error);
  },
);
