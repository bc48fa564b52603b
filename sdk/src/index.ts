export type { Answer, AnswerMeta, CallOptions, KeyedOptions, ReferenceOptions, Requester } from './answer.js';
export { EscrowCheckout } from './client.js';
export type { Deprecation } from './deprecation.js';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  type ErrorFacts,
  EscrowError,
  type LocalCode,
  MismatchError,
  NotFoundError,
  PermissionError,
  PreconditionError,
  RateLimitError,
  TimeoutError,
  UpstreamError,
  ValidationError,
} from './errors.js';
export { type Kobo, kobo } from './kobo.js';
export { type OpenPage, type Page, Pages } from './pages.js';
export type { Call, Result } from './request.js';
export * from './resources.generated.js';
export type { Repeat } from './retry.js';
export type { ClientOptions, Runtime } from './settings.js';
export { EventStream, type StreamGap, type StreamOptions } from './stream.js';
export type * from './types.generated.js';
export type { WebhookEvent, WebhookEventType } from './webhooks/event.js';
