import { createHash } from 'node:crypto';
import { type EscrowCheckout, ValidationError } from '@escrow-checkout/sdk';
import { signWebhook } from '@escrow-checkout/sdk/testing';
import type { WebhookEvent } from '@escrow-checkout/sdk/webhooks';
import type { FileStore } from './file-store.js';
import type { Settings } from './settings.js';

const attemptsMax = 3;
const pauseMs = 1_000;

interface Following {
  client: EscrowCheckout;
  store: Pick<FileStore, 'place' | 'keepPlace'>;
  settings: Pick<Settings, 'apiKey' | 'webhookSecret'>;
  /** The shop's own webhook handler. */
  url: string;
  signal: AbortSignal;
  /** Called when it is connected and misses nothing any more. */
  onOpen(): void;
}

/**
 * The service cannot reach a shop on your machine, so the shop asks it: it follows the events of the account
 * and posts each to its own webhook handler, signed as the service signs. What happened while the shop was
 * down comes first. Ends when the signal says so.
 */
export async function followSandbox(following: Following): Promise<void> {
  const { client, store, settings } = following;
  const followed = createHash('sha256')
    .update(`${settings.apiKey} ${client.baseUrl}`)
    .digest('hex')
    .slice(0, 24);
  try {
    await follow(following, followed, store.place(followed));
  } catch (error) {
    // The sandbox was made anew and knows nothing of the place where the shop stopped.
    if (!(error instanceof ValidationError)) throw error;
    await follow(following, followed, null);
  }
}

async function follow(
  { client, store, settings, url, signal, onOpen }: Following,
  followed: string,
  after: string | null,
): Promise<void> {
  const stream = client.events.stream({
    ...(after === null ? {} : { after }),
    signal,
    onOpen: (place) => {
      if (after === null && place !== null) store.keepPlace(followed, place);
      onOpen();
    },
    onLoss: ({ message }) => console.error(`The service is away, trying again: ${message}`),
    onReconnect: () => console.error('The service is back; nothing was missed.'),
  });
  for await (const event of stream) {
    await deliver(event, url, settings.webhookSecret, signal);
    if (signal.aborted) return;
    store.keepPlace(followed, event.event_id);
  }
}

/** Posts an event until the handler takes it; an event that it never takes must not hold up the others. */
async function deliver(event: WebhookEvent, url: string, secret: string, signal: AbortSignal): Promise<void> {
  for (let attempts = 1; !signal.aborted; attempts += 1) {
    const { body, headers } = await signWebhook(JSON.stringify(event), secret);
    const status = await fetch(url, { method: 'POST', body, headers, signal }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
    if (status === 200 || signal.aborted) return;
    const what = `${event.event} of ${event.reference} (${event.event_id}) was answered ${status}`;
    if (attempts === attemptsMax) return console.error(`${what}, ${attempts} times: left out.`);
    console.error(`${what}; trying again.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
