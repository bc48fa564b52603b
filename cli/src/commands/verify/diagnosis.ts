import type { WebhookErrorCode } from '@escrow-checkout/sdk/webhooks';
import type { Delivery } from './delivery-source.js';
import { bodyVariants, secretVariants, type Variant } from './variants.js';

type Sdk = typeof import('@escrow-checkout/sdk/webhooks');
export type Scheme = 'standard' | 'body';

interface Try {
  body: Buffer;
  secrets: readonly string[];
  scheme: Scheme;
}

/** Codes that mean that the signature is right. */
const afterSignature: readonly string[] = ['body_not_json', 'body_not_utf8', 'event_malformed'];

function nameOf(scheme: Scheme): string {
  return scheme === 'standard' ? 'webhook-signature' : 'x-service-signature';
}

function otherOf(scheme: Scheme): Scheme {
  return scheme === 'standard' ? 'body' : 'standard';
}

const nothingFits = [
  'Neither signature matches, and none of the usual mistakes explains it.',
  '- Is it the secret of this endpoint and this mode? Deliveries to a callback_url are signed with the ' +
    "account's " +
    'default secret.',
  '- Was the secret rotated? x-service-signature uses the new one at once. Pass both with --secret-file, ' +
    'one ' +
    'per line.',
  '- Was the body built from parsed fields? Only the raw bytes can be verified.',
];

/** Finds out why a delivery does not verify, by undoing common changes one by one. */
export class Diagnosis {
  constructor(
    private readonly sdk: Sdk,
    private readonly delivery: Delivery,
    private readonly secrets: readonly string[],
    private readonly scheme: Scheme,
  ) {}

  async #fits({ body, secrets, scheme }: Try): Promise<boolean> {
    const options = { scheme, ignoreTimestamp: true };
    try {
      await this.sdk.verifyWebhook(body, this.delivery.headers, secrets, options);
      return true;
    } catch (error) {
      if (error instanceof this.sdk.WebhookVerificationError) return afterSignature.includes(error.code);
      throw error;
    }
  }

  async explain(code: WebhookErrorCode): Promise<readonly string[]> {
    if (this.delivery.body.length === 0) return [];
    // The time is checked last.
    if (code === 'timestamp_too_old' || code === 'timestamp_too_new')
      return ['The signature is right. Only the time is wrong.'];
    if (afterSignature.includes(code) || code === 'mode_mismatch') return [];
    if (code === 'signature_mismatch') return this.#whyNot();
    return this.#hint();
  }

  /** For a check that could not be made: whether another scheme or secret form succeeds. */
  async #hint(): Promise<readonly string[]> {
    const found = (await this.#otherScheme()) ?? (await this.#otherSecret(this.delivery.body));
    return found === null ? [] : [found];
  }

  async #whyNot(): Promise<readonly string[]> {
    const other = await this.#otherScheme();
    if (other !== null) return [other];
    const { body } = this.delivery;
    for (const variant of bodyVariants(body)) {
      if (await this.#anyScheme(variant.value, this.secrets)) return [variant.says];
    }
    const secret = await this.#otherSecret(body);
    if (secret !== null) return [secret];
    for (const variant of bodyVariants(body)) {
      const both = await this.#otherSecret(variant.value);
      if (both !== null) return [variant.says, both];
    }
    return nothingFits;
  }

  async #otherSecret(body: Buffer): Promise<string | null> {
    const fits = async ({ value }: Variant<string>) => this.#anyScheme(body, [value]);
    for (const variant of secretVariants(this.secrets)) if (await fits(variant)) return variant.says;
    return null;
  }

  async #anyScheme(body: Buffer, secrets: readonly string[]): Promise<boolean> {
    const { scheme } = this;
    if (await this.#fits({ body, secrets, scheme })) return true;
    return this.#fits({ body, secrets, scheme: otherOf(scheme) });
  }

  /** The two schemes sign different parts, so the one that fits shows what was changed. */
  async #otherScheme(): Promise<string | null> {
    const { body } = this.delivery;
    const scheme = otherOf(this.scheme);
    if (!(await this.#fits({ body, secrets: this.secrets, scheme }))) return null;
    const fits = `${nameOf(scheme)} matches this body and this secret (--scheme ${scheme}).`;
    return scheme === 'body'
      ? `${fits} So one of the other three headers is missing, was changed, or is from another delivery.`
      : `${fits} So x-service-signature is missing, was changed, or was made with the newer of two secrets.`;
  }
}
