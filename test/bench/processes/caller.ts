import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { type Round, roundOf } from '../figures.js';
import { serveTasks } from './serve-tasks.js';

/** The task to call a server over this many connections for this long. */
export interface CallTask {
  client: 'sdk' | 'fetch' | 'stripe';
  what: 'read' | 'write';
  port: number;
  connections: number;
  durationMs: number;
}

type Sdk = typeof import('@escrow-checkout/sdk');
type Calls = Record<CallTask['what'], () => Promise<unknown>>;

const apiKey = 'svc_test_0123456789abcdefghijklmnopqrst000000';
const sdkPath = fileURLToPath(new URL('../../../sdk/dist/index.js', import.meta.url));
const { EscrowCheckout } = (await import(sdkPath)) as Sdk;

/** The same calls by each client. Bare `fetch` only sends its key and parses the response. */
const makers: Record<CallTask['client'], (port: number) => Calls> = {
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

function callsOf({ client, port }: CallTask): Calls {
  const calls = made.get(client) ?? makers[client](port);
  made.set(client, calls);
  return calls;
}

async function call(task: CallTask): Promise<Round> {
  const once = callsOf(task)[task.what];
  const tookMs: number[] = [];
  const cpuBefore = process.cpuUsage();
  const begunMs = performance.now();
  const worker = async () => {
    for (let nowMs = performance.now(); nowMs - begunMs < task.durationMs; ) {
      await once();
      const endedMs = performance.now();
      tookMs.push(endedMs - nowMs);
      nowMs = endedMs;
    }
  };
  await Promise.all(Array.from({ length: task.connections }, worker));
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMicros = (user + system) / tookMs.length;
  return { ...roundOf(tookMs, performance.now() - begunMs), cpuMicros };
}

serveTasks(call);
