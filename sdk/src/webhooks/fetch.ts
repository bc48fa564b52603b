import { Collector } from './collect.js';
import { fail } from './error.js';
import { bodyBytesMaxDefault, createReceiver, type HandlerOptions, type WebhookHandler } from './handler.js';

/**
 * Makes a handler for everything that speaks Fetch: Workers, Deno, Bun, Hono, Remix, SvelteKit.
 *
 * It answers 200 when your handler is done, 400 to what must not be trusted, and 500 when your handler
 * fails, so that the service delivers once more.
 *
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
    fail('body_parsed', 'let nothing call request.json() or request.text() before this handler');
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
