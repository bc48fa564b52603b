import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthenticationError, ConnectionError, EscrowCheckout, EscrowError } from '@escrow-checkout/sdk';
import { createApp } from './app.js';
import { FileStore } from './file-store.js';
import { followSandbox } from './sandbox.js';
import { type Settings, SetupError } from './settings.js';

export interface OpenShop {
  /** Where it listens on this machine. */
  url: string;
  client: EscrowCheckout;
  /** Rejects when it can receive no more events. */
  failed: Promise<never>;
  close(): Promise<void>;
}

/** The port belongs to another program, or to this shop in another terminal. */
export class PortTakenError extends SetupError {}

export function createClient({ apiKey, baseUrl }: Pick<Settings, 'apiKey' | 'baseUrl'>): EscrowCheckout {
  return new EscrowCheckout({ apiKey, ...(baseUrl ? { baseUrl } : {}) });
}

/**
 * Opens the shop, and subscribes it to events.
 *
 * @throws SetupError when the service, the key or the port is not as it has to be.
 */
export async function openShop(settings: Settings): Promise<OpenShop> {
  const client = createClient(settings);
  let app: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => app(request, response));
  server.listen(settings.port, settings.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const remedy = 'End the program that has it, or choose another with PORT= in .env.';
    throw new PortTakenError(`Port ${settings.port} is taken. ${remedy}`);
  });
  const url = `http://${settings.host}:${(server.address() as AddressInfo).port}`;
  const abort = new AbortController();
  let store: FileStore | undefined;
  const close = async () => {
    abort.abort();
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    store?.close();
  };
  try {
    await checkService(client);
    store = FileStore.open(settings.dataFile);
    app = createApp({ client, store, settings });
    const given = { client, store, settings, url: `${url}/webhooks`, signal: abort.signal };
    // The service posts to a public address by itself.
    const failed = settings.publicUrl === null ? await listenIn(given) : { promise: never() };
    return { url, client, failed: failed.promise, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** Answers when the shop hears events; the promise rejects when it cannot any more. */
async function listenIn(
  given: Omit<Parameters<typeof followSandbox>[0], 'onOpen'>,
): Promise<{ promise: Promise<never> }> {
  let promise = never();
  await new Promise<void>((resolve, reject) => {
    promise = followSandbox({ ...given, onOpen: resolve }).then(never);
    promise.catch(reject);
  });
  return { promise };
}

/** Asks the service for something small, so that what is wrong is said before anything begins. */
async function checkService(client: EscrowCheckout): Promise<void> {
  try {
    await client.account.get();
  } catch (error) {
    if (error instanceof ConnectionError)
      throw new SetupError(
        `Nothing answers at ${client.baseUrl}. Start the service there, or set ESCROW_BASE_URL in .env.`,
      );
    if (error instanceof AuthenticationError)
      throw new SetupError(
        `The service at ${client.baseUrl} does not take the key (${error.code}). Put one of its own into ` +
          'ESCROW_API_KEY in .env; one in the environment counts before it.',
      );
    if (error instanceof EscrowError)
      throw new SetupError(`The service at ${client.baseUrl} refuses: ${error.message}`);
    throw error;
  }
}
