import { type Call, connect } from './client.js';
import type { Context } from './context.js';
import { maskedSecret } from './printable.js';

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

function render(sent: Sent): string {
  const headers = Object.entries(sent.headers).map(([name, value]) => `${name}: ${value}`);
  const body = sent.body === undefined ? [] : ['', JSON.stringify(sent.body, null, 2)];
  return [`${sent.method} ${sent.url}`, ...headers, ...body].join('\n');
}

/** Prints the request exactly as the SDK would send it, with the key masked; nothing leaves the machine. */
export async function printRequest(context: Context, call: Call): Promise<void> {
  const caught: Sent[] = [];
  const client = await connect(context, async (url, init = {}) => {
    const headers = Object.entries(init.headers as Record<string, string>).map(([name, value]) => [
      name,
      name === 'authorization' ? `Bearer ${maskedSecret(context.settings.apiKey)}` : value,
    ]);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    caught.push({
      method: init.method ?? 'GET',
      url: String(url),
      headers: Object.fromEntries(headers),
      body,
    });
    return new Response('{}');
  });
  await client.send(call);
  const [sent] = caught;
  if (!sent) return;
  context.output.data(context.values.json === undefined ? render(sent) : JSON.stringify(sent, null, 2));
  context.output.hint('Dry run: nothing was sent.');
}
