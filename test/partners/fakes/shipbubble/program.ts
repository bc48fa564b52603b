import type { Program, ProgramOptions } from '../program.js';
import { liveKey, publishedLimit, testKey } from './settings.js';
import { type FakeShipbubble, startFakeShipbubble } from './shipbubble.js';

export async function openShipbubbleProgram(options: ProgramOptions): Promise<Program> {
  const { port, mode, clock, float } = options;
  const fake = await startFakeShipbubble({
    settings: { key: mode === 'live' ? liveKey : testKey, rateLimit: publishedLimit },
    clock,
    port,
    hasControlRoutes: true,
  });
  fake.control.fillWallet(float);
  return { notifier: fake.notifier, step: () => fake.notifier.deliverDue(), welcome: welcomeOf(fake) };
}

function welcomeOf({ url, settings: { key } }: FakeShipbubble): string {
  return `  SHIPBUBBLE_URL=${url}
  SHIPBUBBLE_KEY=${key}

Read the wallet:
  curl ${url}/v1/shipping/wallet/balance -H 'Authorization: Bearer ${key}'

Move a label, as its courier would:
  curl ${url}/_fake/advance -H 'Content-Type: application/json' \\
    -d '{"order_id":"<order_id>","status":"in_transit"}'

More, as POST /_fake/<name>: cancel_by_courier, fill_wallet, spend_wallet, expire_token, drop_courier,
bring_courier_back, wait, fault.`;
}
