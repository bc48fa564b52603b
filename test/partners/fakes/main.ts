import { parseArgs } from 'node:util';
import { FakeClock } from './clock.js';
import { requireLoopback } from './notifier.js';
import { stepAutopilot } from './paystack/autopilot.js';
import { startFakePaystack } from './paystack/paystack.js';
import { liveKey, testKey } from './paystack/settings.js';

const usage = `npm run fake-partner -- paystack [--port N] [--mode live|test] [--notify URL] [--float KOBO]

Serves a fake Paystack on 127.0.0.1, with a business whose balance is the float. It sends signed notifications
to the URL, which must be on this machine. Stop it with Ctrl-C; it keeps nothing.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4801' },
    mode: { type: 'string', default: 'live' },
    notify: { type: 'string' },
    float: { type: 'string', default: '100000000' },
    help: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new Error(`--${name} ${text} is not a whole number`);
  return Number(text);
}

async function serve(): Promise<void> {
  if (positionals[0] !== 'paystack') throw new Error(`There is no fake of ${positionals[0] ?? 'nobody'}.`);
  if (values.mode !== 'live' && values.mode !== 'test')
    throw new Error(`--mode ${values.mode} is not live or test`);
  if (values.notify !== undefined) requireLoopback(values.notify);
  const fake = await startFakePaystack({
    settings: { secretKey: values.mode === 'live' ? liveKey : testKey, arePayeesByLastDigit: true },
    clock: FakeClock.running(),
    port: wholeNumber('port', values.port),
    hasControlRoutes: true,
  });
  fake.notifier.url = values.notify ?? null;
  fake.notifier.isAutomatic = values.notify !== undefined;
  fake.control.topUp(wholeNumber('float', values.float));
  setInterval(() => void stepAutopilot(fake).catch(console.error), 1_000);
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  console.log(welcome(fake.url, fake.secretKey));
}

function welcome(url: string, secretKey: string): string {
  return `A fake Paystack (${values.mode}) serves at ${url}

  PAYSTACK_URL=${url}
  PAYSTACK_SECRET_KEY=${secretKey}

Notifications go to ${values.notify ?? 'nobody: name an address with --notify'}.

Open an account:
  curl ${url}/charge -H 'Authorization: Bearer ${secretKey}' \\
    -H 'Content-Type: application/json' \\
    -d '{"email":"buyer@example.com","amount":2500000,"reference":"esc-1","bank_transfer":{}}'

Pay into it, as a buyer would from a bank's app:
  curl ${url}/_fake/pay -H 'Content-Type: application/json' \\
    -d '{"account_number":"<account_number>","amount":2500000}'

A payee's last digit decides what becomes of a transfer: 1 it waits, 2 it fails, 3 it succeeds and is
reversed, 4 the bank does not know the account, 5 it asks for a code (123456), any other: it succeeds.
More, as POST /_fake/<name>: top_up, name_account, settle_transfer, move_refund, claw_back, dispute,
settle_collections, advance, fault.`;
}

if (values.help) {
  console.log(usage);
} else {
  serve().catch((error) => {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 1;
  });
}
