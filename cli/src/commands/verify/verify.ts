import type { WebhookErrorCode, WebhookEvent } from '@escrow-checkout/sdk/webhooks';
import { InvalidArgumentError } from 'commander';
import { exitCodes, Stop } from '../../exit.js';
import { eventFields } from '../../operations.generated.js';
import { rowOf } from '../../operations.js';
import { printable } from '../../printable.js';
import { render } from '../../views/render.js';
import type { CommandContext, CustomCommand } from '../command.js';
import { bodyFlag, readSecret, secretFlags } from '../delivery-input.js';
import { type Delivery, readDelivery } from './delivery-source.js';
import { Diagnosis, type Scheme } from './diagnosis.js';
import { remedies } from './remedies.js';

function readSeconds(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give seconds.');
}

/** Whether the check itself could not be made. */
function isUsage(code: WebhookErrorCode): boolean {
  return code.startsWith('secret_') || code === 'tolerance_invalid';
}

function invalid(code: WebhookErrorCode, message: string, advice: readonly string[]): Stop {
  const { title, remedy } = remedies[code];
  // The SDK's message has the header's name or the distance in time.
  const fact = /^header_\w+: pass (\S+)|^timestamp_too_\w+: (-?\d+)/.exec(message);
  const named = fact && (fact[1] ?? `${Math.abs(Number(fact[2]))} seconds`);
  return new Stop(
    isUsage(code) ? exitCodes.usage : exitCodes.rejected,
    { title, code, detail: `${title}${named ? `: ${printable(named)}` : ''}. ${remedy}` },
    advice,
  );
}

function printEvent(context: CommandContext, delivery: Delivery, scheme: Scheme, event: WebhookEvent): void {
  const { output, host, print, values } = context;
  const what =
    scheme === 'standard' ? 'signature, id and time are right' : 'the signature of the body is right';
  const when = delivery.sentAtMs === undefined ? '' : ', as of the time it was sent';
  const but = scheme === 'standard' && values.ignoreTimestamp ? '; the time was not checked' : '';
  output.hint(`${output.paintNote('green', 'valid:')} ${what}${when}${but}.`);
  print(event, () => render(rowOf('getEvent'), event, output, host.now()));
}

async function verify(context: CommandContext): Promise<void> {
  const { values } = context;
  const scheme = values.scheme === 'body' ? 'body' : 'standard';
  const { secrets } = await readSecret(context);
  const delivery = await readDelivery(context);
  const { sentAtMs } = delivery;
  const sdk = await import('@escrow-checkout/sdk/webhooks');
  let event: WebhookEvent;
  try {
    event = await sdk.verifyWebhook(delivery.body, delivery.headers, secrets, {
      scheme,
      ignoreTimestamp: values.ignoreTimestamp === true,
      toleranceSeconds: values.tolerance as number | undefined,
      ...(sentAtMs === undefined ? {} : { nowMs: () => sentAtMs }),
    });
  } catch (error) {
    if (!(error instanceof sdk.WebhookVerificationError)) throw error;
    const diagnosis = new Diagnosis(sdk, delivery, secrets, scheme);
    throw invalid(error.code, error.message, await diagnosis.explain(error.code));
  }
  printEvent(context, delivery, scheme, event);
}

export const verifyCommand: CustomCommand = {
  words: ['webhooks', 'verify'],
  summary: 'Verify the signature of a delivery',
  description:
    'Verifies a delivery as the SDK does in your receiver, and prints its event. If verification fails, it ' +
    'says what probably went wrong with the secret, the body or the headers. The body comes from stdin or ' +
    '--body-file, byte for byte. The secret comes from WEBHOOK_SECRET, --secret-file or --secret-stdin. It ' +
    'exits 0 if the delivery is valid, and 3 if not.',
  arguments: [],
  flags: [
    { flag: '--header <line>', description: "A header of the delivery, as 'name: value'.", repeats: true },
    { flag: '--headers-file <file>', description: 'All headers, one per line, or a JSON object.' },
    bodyFlag,
    {
      flag: '--delivery <id>',
      description: 'Take headers and body from the delivery log, which needs an API key.',
      ids: 'listWebhookDeliveries',
    },
    ...secretFlags,
    {
      flag: '--scheme <name>',
      description: 'standard: webhook-signature, the default; body: x-service-signature.',
      choices: ['standard', 'body'],
    },
    {
      flag: '--tolerance <seconds>',
      description: 'How far its time may be from now; 300 by default.',
      read: readSeconds,
    },
    { flag: '--ignore-timestamp', description: 'Accept a delivery of any age.' },
  ],
  key: 'any',
  answer: { names: eventFields },
  examples: [
    'escrow-cli webhooks verify --headers-file headers.txt --secret-file secret.txt < body.json',
    'escrow-cli webhooks verify --delivery 0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16',
  ],
  run: verify,
};
