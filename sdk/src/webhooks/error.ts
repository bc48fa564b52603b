/** What was wrong with a delivery, or with how it was checked. */
export type WebhookErrorCode =
  | 'body_empty'
  | 'body_not_json'
  | 'body_not_utf8'
  | 'body_parsed'
  | 'event_malformed'
  | 'header_missing'
  | 'header_repeated'
  | 'mode_mismatch'
  | 'secret_has_version'
  | 'secret_malformed'
  | 'secret_missing'
  | 'secret_whitespace'
  | 'signature_malformed'
  | 'signature_mismatch'
  | 'signature_version_unknown'
  | 'signatures_too_many'
  | 'timestamp_malformed'
  | 'timestamp_too_new'
  | 'timestamp_too_old'
  | 'tolerance_invalid';

/** A delivery that must not be trusted, or a check that cannot be made; the message names the remedy. */
export class WebhookVerificationError extends Error {
  /** Stable code: branch on this. Declared, since fields would cost the class its name in CommonJS. */
  declare readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.name = 'WebhookVerificationError';
    this.code = code;
  }
}

/** The message is only the code and the remedy, so that the verifier stays small. */
export function fail(code: WebhookErrorCode, remedy: string): never {
  throw new WebhookVerificationError(code, `${code}: ${remedy}`);
}
