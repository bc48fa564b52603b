import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { type Round, roundOf } from '../figures.js';
import { serveOrders } from './serve-orders.js';

/** The order to call a server over this many connections for this long. */
export interface CallOrder {
  client: 'sdk' | 'fetch' | 'stripe';
  what: 'read' | 'write';
  port: number;
  connections: number;
  durationMs: number;
}

type Sdk = typeof import('@escrow-checkout/sdk');
type Calls = Record<CallOrder['what'], () => Promise<unknown>>;

const apiKey = 'svc_test_0123456789abcdefghijklmnopqrst000000';
const sdkPath = fileURLToPath(new URL('../../../sdk/dist/index.js', import.meta.url));
const { EscrowCheckout } = (await import(sdkPath)) as Sdk;

/** The same calls by each client. Bare `fetch` only sends its key and parses the response. */
const makers: Record<CallOrder['client'], (port: number) => Calls> = {
  sdk: (port) => {
    const client = new EscrowCheckout({ apiKey, baseUrl: `http://127.0.0.1:${port}` });
    return {
      read: () => client.escrow.get('ORD-1001'),
      write: () => client.escrow.release('ORD-1001', { amount: 100_000 }),
    };
  },
  fetch: (port) => {
    const base = `http://127.0.0.1:${port}/api/public/v1/escrow/`;
    const authorization = `Bearer ${apiKey}`;
    const read = async (path: string, init: RequestInit) => (await fetch(`${base}${path}`, init)).json();
    const headers = () => ({
      authorization,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    });
    return {
      read: () => read('ORD-1001', { headers: { authorization } }),
      write: () =>
        read('ORD-1001/release', {
          method: 'POST',
          headers: headers(),
          body: JSON.stringify({ amount: 100_000 }),
        }),
    };
  },
  stripe: (port) => {
    const options = { host: '127.0.0.1', port, protocol: 'http', telemetry: false } as const;
    const client = new Stripe('sk_test_0123456789abcdefghijklmn', options);
    return {
      read: () => client.paymentIntents.retrieve('pi_1001'),
      write: () => client.paymentIntents.capture('pi_1001', { amount_to_capture: 100_000 }),
    };
  },
};

const made = new Map<string, Calls>();

function callsOf({ client, port }: CallOrder): Calls {
  const calls = made.get(client) ?? makers[client](port);
  made.set(client, calls);
  return calls;
}

async function call(order: CallOrder): Promise<Round> {
  const once = callsOf(order)[order.what];
  const tookMs: number[] = [];
  const cpuBefore = process.cpuUsage();
  const begunMs = performance.now();
  const lane = async () => {
    for (let nowMs = performance.now(); nowMs - begunMs < order.durationMs; ) {
      await once();
      const endedMs = performance.now();
      tookMs.push(endedMs - nowMs);
      nowMs = endedMs;
    }
  };
  await Promise.all(Array.from({ length: order.connections }, lane));
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMicros = (user + system) / tookMs.length;
  return { ...roundOf(tookMs, performance.now() - begunMs), cpuMicros };
}

serveOrders(call);
