import type { Program, ProgramOptions } from '../program.js';
import { liveKey, testKey } from './settings.js';
import { type FakeTerminal, startFakeTerminal } from './terminal-africa.js';

export async function openTerminalProgram(options: ProgramOptions): Promise<Program> {
  const { port, mode, clock, float } = options;
  const fake = await startFakeTerminal({
    settings: { secretKey: mode === 'live' ? liveKey : testKey },
    clock,
    port,
    hasControlRoutes: true,
  });
  fake.control.fillWallet(float);
  return { notifier: fake.notifier, step: () => fake.notifier.deliverDue(), welcome: welcomeOf(fake) };
}

function welcomeOf({ url, settings: { secretKey } }: FakeTerminal): string {
  return `  TERMINAL_AFRICA_URL=${url}
  TERMINAL_AFRICA_SECRET_KEY=${secretKey}

Read the wallet:
  curl ${url}/v1/users/wallet -H 'Authorization: Bearer ${secretKey}'

Move a shipment, as its carrier would:
  curl ${url}/_fake/advance -H 'Content-Type: application/json' \\
    -d '{"shipment_id":"<shipment_id>","status":"in-transit"}'

More, as POST /_fake/<name>: cancel_by_carrier, fill_wallet, spend_wallet, expire_rate, forget_rate,
change_price, drop_carrier, bring_carrier_back, wait, fault.`;
}
