import { payeeHelp } from '../payees.js';
import type { Program, ProgramOptions } from '../program.js';
import { stepAutopilot } from './autopilot.js';
import { type FakeMonnify, startFakeMonnify } from './monnify.js';
import { liveKey, testKey } from './settings.js';

export async function openMonnifyProgram(options: ProgramOptions): Promise<Program> {
  const { port, mode, clock, float } = options;
  const fake = await startFakeMonnify({
    settings: { apiKey: mode === 'live' ? liveKey : testKey, arePayeesByLastDigit: true },
    clock,
    port,
    hasControlRoutes: true,
  });
  fake.control.topUp(float);
  return { notifier: fake.notifier, step: () => stepAutopilot(fake), welcome: welcomeOf(fake) };
}

function welcomeOf({ url, settings }: FakeMonnify): string {
  const { apiKey, secretKey, contractCode, accountNumber } = settings;
  return `  MONNIFY_URL=${url}
  MONNIFY_API_KEY=${apiKey}
  MONNIFY_SECRET_KEY=${secretKey}
  MONNIFY_CONTRACT_CODE=${contractCode}
  MONNIFY_ACCOUNT_NUMBER=${accountNumber}

Log in, for the accessToken that every other call needs:
  curl -X POST ${url}/api/v1/auth/login -u ${apiKey}:${secretKey}

Pay into an account that the service has opened, as a buyer would from a bank's app:
  curl ${url}/_fake/pay -H 'Content-Type: application/json' \\
    -d '{"account_number":"<accountNumber>","amount":2500000}'

More, as POST /_fake/<name>: top_up, name_account, settle_transfer, move_refund, claw_back, end_tokens,
settle_collections, advance, fault.

${payeeHelp}`;
}
