import { parseArgs } from 'node:util';
import { FakeClock } from './clock.js';
import { openMonnifyProgram } from './monnify/program.js';
import { requireLoopback } from './notifier.js';
import { openPaystackProgram } from './paystack/program.js';
import type { Program, ProgramOptions } from './program.js';
import { openShipbubbleProgram } from './shipbubble/program.js';
import { openTerminalProgram } from './terminal-africa/program.js';

const usage = `npm run fake-partner -- NAME [--port N] [--mode live|test] [--notify URL] [--float KOBO]

Serves a fake of paystack, monnify, terminal-africa or shipbubble on 127.0.0.1, with a business whose
balance or wallet is the float. It sends notifications to the URL, which must be on this machine. Stop it with
Ctrl-C; it keeps nothing.`;

const programs: ReadonlyMap<string, (options: ProgramOptions) => Promise<Program>> = new Map([
  ['paystack', openPaystackProgram],
  ['monnify', openMonnifyProgram],
  ['terminal-africa', openTerminalProgram],
  ['shipbubble', openShipbubbleProgram],
]);

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
  const { mode, notify } = values;
  const name = positionals[0] ?? 'nobody';
  const open = programs.get(name);
  if (!open) throw new Error(`There is no fake of ${name}.`);
  if (mode !== 'live' && mode !== 'test') throw new Error(`--mode ${mode} is not live or test`);
  if (notify !== undefined) requireLoopback(notify);
  const program = await open({
    port: wholeNumber('port', values.port),
    float: wholeNumber('float', values.float),
    mode,
    clock: FakeClock.running(),
  });
  program.notifier.url = notify ?? null;
  program.notifier.isAutomatic = notify !== undefined;
  setInterval(() => void program.step().catch(console.error), 1_000);
  process.once('SIGINT', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  console.log(`A fake of ${name} (${mode}) serves. Its settings for the service:

${program.welcome}

Notifications go to ${notify ?? 'nobody: name an address with --notify'}.`);
}

if (values.help) {
  console.log(usage);
} else {
  serve().catch((error) => {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 1;
  });
}
