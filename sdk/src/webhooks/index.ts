export { type ClaimStore, type MemoryClaimOptions, memoryClaims } from './claims.js';
export { type WebhookErrorCode, WebhookVerificationError } from './error.js';
export type { UnknownEvent, WebhookEvent, WebhookEventType } from './event.js';
export type * from './events.generated.js';
export { fetchWebhook } from './fetch.js';
export type { HandlerOptions, WebhookHandler } from './handler.js';
export type { WebhookHeaders } from './headers.js';
export type { WebhookSecret } from './secret.js';
export { type VerifyOptions, verifyWebhook, type WebhookBody } from './verify.js';
