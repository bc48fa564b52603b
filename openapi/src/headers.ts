import { limits } from '@escrow-checkout/contract';
import type { HeaderObject, ParameterObject, ReferenceObject } from 'openapi3-ts/oas31';

/** The schema of a header's value. */
export const text = (maxLength: number) => ({
  type: 'string' as const,
  pattern: '^[\\x20-\\x7e]+$',
  minLength: 1,
  maxLength,
});

export const headers = {
  'X-Request-Id': {
    description: 'Names this request in errors and logs. What the request sent, or a new one.',
    schema: text(200),
    example: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d',
  },
  RateLimit: {
    description:
      'Requests left (`r`) and seconds until the allowance is full again (`t`), for the key and its account.',
    schema: text(200),
    example: '"default";r=1999;t=1, "account";r=5999;t=1',
  },
  'RateLimit-Policy': {
    description:
      'The allowances (`q` requests in `w` seconds): that of the key, and that of its account in its mode.',
    schema: text(200),
    example: '"default";q=2000;w=4, "account";q=6000;w=4',
  },
  'Retry-After': {
    description: 'Seconds to wait before the request is repeated.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400 },
    example: 1,
  },
  'Idempotent-Replay': {
    description: 'Present on the response to a repeat: nothing was done again.',
    schema: { type: 'string', const: 'true' },
  },
  'Idempotent-Mismatch': {
    description: 'The names of the fields in which this request differs from the first of its reference.',
    schema: text(1000),
    example: 'amount, customer_email',
  },
  'WWW-Authenticate': {
    description: 'How to authenticate.',
    schema: text(200),
    example: 'Bearer',
  },
} as const satisfies Record<string, HeaderObject>;

export function header(name: keyof typeof headers): Record<string, ReferenceObject> {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}

/** The `Idempotency-Key` request header, as operations accept or require it. */
export function idempotencyKey(required: boolean): ParameterObject {
  const { idempotencyKeyLengthMin: min, idempotencyKeyLengthMax: max } = limits;
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    description: required
      ? 'One per intention: a repeat with the same key returns the first response and does nothing.'
      : 'Makes a repeat safe: with the same key it returns the first response and does nothing.',
    schema: {
      type: 'string',
      pattern: `^[A-Za-z0-9_.\\-:]{${min},${max}}$`,
      minLength: min,
      maxLength: max,
    },
    example: 'release-ORD-1001-1',
  };
}
