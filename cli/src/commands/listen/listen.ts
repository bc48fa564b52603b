import type { WebhookEvent } from '@escrow-checkout/sdk';
import type { Call } from '../../client.js';
import { exitCodes, Stop, usage } from '../../exit.js';
import { streamFlags } from '../../flags.js';
import { followEvents } from '../../following.js';
import { eventMoments, operationRows } from '../../operations.generated.js';
import { printable } from '../../printable.js';
import { announceMode } from '../../remarks.js';
import type { CommandContext, CustomCommand } from '../command.js';
import { readSecret } from '../delivery-input.js';
import { forward, type Outcome } from './forward.js';
import { ListenState } from './state.js';
import { readTarget, type Target } from './target.js';

interface Delivered extends Outcome {
  at: string;
  event: string;
  event_id: string;
  reference: string;
}

const answerNames = ['at', 'event', 'event_id', 'reference', 'status', 'ms'];

function lineOf({ at, event, reference, status, ms }: Delivered, { output }: CommandContext): string {
  const answered = status === null ? 'no response' : String(status);
  const words = [at, event, reference, answered, output.terminal ? `${ms} ms` : String(ms)].map(printable);
  if (!output.terminal) return words.join('\t');
  const [time = '', type = '', name = '', answeredText = '', took = ''] = words;
  const isGood = status !== null && status >= 200 && status < 300;
  return [
    output.paint('dim', time.slice(11, 19)),
    type.padEnd(26),
    name,
    output.paint(isGood ? 'green' : 'red', answeredText),
    output.paint('dim', took),
  ].join('  ');
}

function streamCall({ values }: CommandContext): Call {
  const row = operationRows.find(({ operationId }) => operationId === 'streamEvents');
  if (!row) throw new Error('The contract has no stream of events.');
  return { method: row.method, path: row.path, query: { events: values.events }, operation: 'listen' };
}

function isOwnSecret({ host, values }: CommandContext): boolean {
  return values.secretFile !== undefined || values.secretStdin === true || Boolean(host.env.WEBHOOK_SECRET);
}

/** Returns the secrets to sign with; refuses an unusable one before the stream opens. */
async function secretsOf(context: CommandContext, state: ListenState): Promise<string[]> {
  if (!isOwnSecret(context)) return [state.secret()];
  const { secrets } = await readSecret(context);
  const { signWebhook } = await import('@escrow-checkout/sdk/testing');
  await signWebhook('{}', secrets).catch((error: Error) => {
    throw usage(error.message);
  });
  return secrets;
}

function announce(context: CommandContext, { url }: Target, secrets: readonly string[]): void {
  const { output } = context;
  if (!isOwnSecret(context)) {
    output.hint('Deliveries are signed with a secret of this machine. Start your server with it:');
    output.reveal(`  export WEBHOOK_SECRET=${secrets[0]}`);
  }
  output.hint(`Forwarding to ${url.href}. Press Ctrl-C to stop.`);
}

/** Returns the place to start after: of `--after`, or with `--resume` where this machine stopped. */
function beginning(
  { values, output }: CommandContext,
  state: ListenState,
  target: string,
): string | undefined {
  if (!values.resume) return values.after as string | undefined;
  if (values.after !== undefined) throw usage('Give either --resume or --after, not both.');
  const place = state.place(target);
  if (place === null) output.note('Nothing has been forwarded to this address yet, so this starts from now.');
  return place ?? undefined;
}

/** Saves places; reports a failure once and goes on. */
function keeper({ output }: CommandContext, state: ListenState, target: string): (place: string) => void {
  let hasFailed = false;
  return (place) => {
    try {
      state.keepPlace(target, place);
    } catch (error) {
      if (!hasFailed) output.note(`The position for --resume cannot be saved: ${(error as Error).message}`);
      hasFailed = true;
    }
  };
}

/** Posts one event until it is delivered, saves its place, and prints the outcome. */
async function deliver(
  context: CommandContext,
  target: Target,
  event: WebhookEvent,
  secrets: readonly string[],
  keep: (place: string) => void,
): Promise<void> {
  const { output, signal, host } = context;
  const { signWebhook } = await import('@escrow-checkout/sdk/testing');
  // The service serialises events the same way, so the bytes are equal.
  const body = JSON.stringify(event);
  const outcome = await forward(target, () => signWebhook(body, secrets), signal, {
    onAway: (reason) => output.note(`${target.url.host} cannot be reached (${reason}); waiting for it`),
    onBack: () => output.hint(`${target.url.host} is back`),
  });
  if (outcome === null) throw new Stop(exitCodes.interrupted, { title: 'Interrupted', code: 'interrupted' });
  keep(event.event_id);
  const { event: type, event_id, reference } = event;
  const at = new Date(host.now()).toISOString();
  const delivered: Delivered = { at, event: type, event_id, reference, ...outcome };
  context.printLine(delivered, () => lineOf(delivered, context));
}

async function listen(context: CommandContext): Promise<void> {
  const { values, output, signal } = context;
  const settings = await context.settings();
  const state = new ListenState(context.host, settings.apiKey);
  if (values.printSecret) return output.data((await secretsOf(context, state)).join('\n'));
  const target = readTarget(context);
  const { href } = target.url;
  const after = beginning(context, state, href);
  const secrets = await secretsOf(context, state);
  const client = await context.connect();
  announceMode({ settings, output });
  const keep = keeper(context, state, href);
  const endListening = state.beginListening(href);
  let isFirst = true;
  await followEvents(
    {
      output,
      values,
      client,
      signal,
      after,
      call: streamCall(context),
      onOpen: (place) => {
        if (isFirst) announce(context, target, secrets);
        if (isFirst && place !== null && state.place(href) === null) keep(place);
        isFirst = false;
      },
    },
    (event) => deliver(context, target, event as WebhookEvent, secrets, keep),
  ).finally(endListening);
}

export const listenCommand: CustomCommand = {
  words: ['listen'],
  summary: 'Forward events to your local server',
  description:
    'Posts every event of the account to your own server, one after another, signed as the service signs ' +
    'its deliveries. After a lost connection it continues with the next event; while your server ' +
    'restarts, it waits. Any status counts as delivered, and nothing is posted again because of one. The ' +
    'secret is created once for each key and machine. WEBHOOK_SECRET, --secret-file or --secret-stdin ' +
    'override it.',
  arguments: [],
  flags: [
    { flag: '--forward-to <url>', description: 'Your server, e.g. http://localhost:3000/webhooks.' },
    {
      flag: '--events <name,...>',
      description: 'Only events of these types; all by default.',
      names: Object.keys(eventMoments),
    },
    ...streamFlags,
    { flag: '--resume', description: 'Continue after the last event that was forwarded to this address.' },
    { flag: '--header <line>', description: "Add a header, as 'Name: value'.", repeats: true },
    { flag: '--skip-verify', description: 'Accept any certificate, for https on this machine.' },
    { flag: '--secret-file <file>', description: 'Sign with the secret in this file, one per line.' },
    { flag: '--secret-stdin', description: 'Sign with the secret on stdin.' },
    { flag: '--print-secret', description: 'Print the secret and exit.' },
  ],
  key: 'any',
  answer: { names: answerNames },
  lasts: true,
  examples: [
    'escrow-cli listen --forward-to http://localhost:3000/webhooks',
    'escrow-cli listen --forward-to http://localhost:3000/webhooks --events escrow.funded,escrow.released',
    'escrow-cli listen --forward-to http://localhost:3000/webhooks --resume',
  ],
  run: listen,
};
