import { payeeHelp } from '../payees.js';
import type { Program, ProgramOptions } from '../program.js';
import { stepAutopilot } from './autopilot.js';
import { startFakePaystack } from './paystack.js';
import { liveKey, testKey } from './settings.js';

export async function openPaystackProgram(options: ProgramOptions): Promise<Program> {
  const { port, mode, clock, float } = options;
  const fake = await startFakePaystack({
    settings: { secretKey: mode === 'live' ? liveKey : testKey, arePayeesByLastDigit: true },
    clock,
    port,
    hasControlRoutes: true,
  });
  fake.control.topUp(float);
  return {
    notifier: fake.notifier,
    step: () => stepAutopilot(fake),
    welcome: welcomeOf(fake.url, fake.secretKey),
  };
}

function welcomeOf(url: string, secretKey: string): string {
  return `  PAYSTACK_URL=${url}
  PAYSTACK_SECRET_KEY=${secretKey}

Open an account:
  curl ${url}/charge -H 'Authorization: Bearer ${secretKey}' \\
    -H 'Content-Type: application/json' \\
    -d '{"email":"buyer@example.com","amount":2500000,"reference":"esc-1","bank_transfer":{}}'

Pay into it, as a buyer would from a bank's app:
  curl ${url}/_fake/pay -H 'Content-Type: application/json' \\
    -d '{"account_number":"<account_number>","amount":2500000}'

More, as POST /_fake/<name>: top_up, name_account, settle_transfer, move_refund, claw_back, dispute,
settle_collections, advance, fault.

${payeeHelp}`;
}
