import { fetchWebhook } from './fetch.js';
import type { HandlerOptions, WebhookHandler } from './handler.js';

/**
 * Makes a route handler for the App Router of Next; export it as `POST`. Next also loads routes while it
 * builds, so set the secret there too. For the Pages Router take `expressWebhook`, and switch the body parser
 * off: `export const config = { api: { bodyParser: false } }`.
 *
 * @throws WebhookVerificationError at once if there is no usable secret.
 * @example
 * ```ts
 * export const POST = nextWebhook((event) => console.log(event.reference), {
 *   secret: process.env.WEBHOOK_SECRET,
 * });
 * ```
 */
export function nextWebhook(
  handler: WebhookHandler,
  options: HandlerOptions,
): (request: Request) => Promise<Response> {
  return fetchWebhook(handler, options);
}
