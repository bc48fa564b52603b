import { Collector } from './collect.js';
import { fail } from './error.js';
import { bodyBytesMaxDefault, createReceiver, type HandlerOptions, type WebhookHandler } from './handler.js';

/**
 * Makes a handler for everything that uses Fetch: Workers, Deno, Bun, Hono, Remix, SvelteKit.
 *
 * It responds with 200 when your function is done, with 400 if verification fails, and with 500 if your
 * function throws or your clock is wrong, so that the service delivers again.
 *
 * @throws WebhookVerificationError at once if there is no usable secret.
 * @example
 * ```ts
 * const receive = fetchWebhook((event) => console.log(event.reference), {
 *   secret: process.env.WEBHOOK_SECRET,
 *   claims: memoryClaims(),
 * });
 * ```
 */
export function fetchWebhook(
  handler: WebhookHandler,
  options: HandlerOptions,
): (request: Request) => Promise<Response> {
  const receive = createReceiver(handler, options);
  const bodyBytesMax = options.bodyBytesMax ?? bodyBytesMaxDefault;
  return async (request) => {
    const { status, code } = await receive(request.method, request.headers, () =>
      read(request, bodyBytesMax),
    );
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    if (status === 405) headers.set('allow', 'POST');
    return new Response(`{"code":"${code}"}`, { status, headers });
  };
}

async function read(request: Request, bytesMax: number): Promise<Uint8Array | null> {
  if (request.bodyUsed)
    fail('body_parsed', 'do not call request.json() or request.text() before this handler');
  const reader = request.body?.getReader();
  const collector = new Collector(bytesMax);
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return collector.join();
    if (collector.add(chunk.value)) continue;
    await reader?.cancel();
    return null;
  }
}
