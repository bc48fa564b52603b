import { InvalidArgumentError } from 'commander';
import { usage } from '../exit.js';
import { quoted } from '../printable.js';
import { parseUrl } from '../url.js';
import type { CommandContext, CustomCommand } from './command.js';
import { bodyFlag, readBody, readSecret, secretFlags } from './delivery-input.js';

function readSecond(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give seconds since 1970.');
}

function textOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw usage('The body is not UTF-8.');
  }
}

function isEvent(body: string): boolean {
  try {
    return typeof (JSON.parse(body) as { event?: unknown } | null)?.event === 'string';
  } catch {
    return false;
  }
}

/** Returns the command line that posts the body; a body from stdin is part of the line. */
function curlLine(url: string, headers: Record<string, string>, body: string, file?: string): string {
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? ''))
    throw usage(`--curl must be an http:// or https:// address, not '${url}'.`);
  // Shells have no common way to write these characters.
  if (file === undefined && /[\u0000\u0080-\u009f]/.test(body))
    throw usage('This body cannot be written on a command line.', 'Pass it with --body-file.');
  const flags = Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`);
  const data = file === undefined ? `  --data-raw ${quoted(body)}` : `  --data-binary ${quoted(`@${file}`)}`;
  return [`curl -i ${quoted(url)}`, ...flags, data].join(' \\\n');
}

async function sign(context: CommandContext): Promise<void> {
  const { values, output } = context;
  const url = values.curl as string | undefined;
  if (url !== undefined && (values.json !== undefined || values.query !== undefined))
    throw usage('--curl prints a command line, so leave out --json and --query.');
  const { secrets } = await readSecret(context);
  const body = textOf(await readBody(context));
  if (body === '') throw usage('The body is empty.', 'Pass it with --body-file, or on stdin.');
  const [{ signWebhook }, { WebhookVerificationError }] = await Promise.all([
    import('@escrow-checkout/sdk/testing'),
    import('@escrow-checkout/sdk/webhooks'),
  ]);
  const { headers } = await signWebhook(body, secrets, {
    id: values.id as string | undefined,
    timestampSeconds: values.timestamp as number | undefined,
  }).catch((error: unknown) => {
    throw error instanceof WebhookVerificationError ? usage(error.message) : error;
  });
  if (!isEvent(body)) {
    delete headers['x-service-event'];
    output.note('note: the body is not an event, which is a JSON object with the field `event`.');
  }
  if (url !== undefined)
    return output.data(curlLine(url, headers, body, values.bodyFile as string | undefined));
  const printed = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  context.print(headers, () => printed.join('\n'));
}

export const signCommand: CustomCommand = {
  words: ['webhooks', 'sign'],
  summary: 'Sign a body as the service does',
  description:
    'Prints the headers of a delivery with this body, in both schemes, so that you can try a receiver. The ' +
    'body comes from stdin or --body-file. The secret comes from WEBHOOK_SECRET, --secret-file or ' +
    '--secret-stdin. Nothing is sent.',
  arguments: [],
  flags: [
    bodyFlag,
    ...secretFlags,
    { flag: '--id <text>', description: "The webhook-id; the body's event_id by default." },
    {
      flag: '--timestamp <seconds>',
      description: 'When it was signed, in seconds since 1970; now by default.',
      read: readSecond,
    },
    { flag: '--curl <url>', description: 'Print a curl command that posts it to this address.' },
  ],
  key: 'none',
  examples: [
    'escrow-cli webhooks sign --secret-file secret.txt < event.json',
    'escrow-cli webhooks sign --body-file event.json --curl http://localhost:3000/webhooks',
  ],
  run: sign,
};
