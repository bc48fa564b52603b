import type { Operation } from '@escrow-checkout/contract';
import type { HeaderObject, OperationObject, ReferenceObject, ResponseObject } from 'openapi3-ts/oas31';
import { text } from './headers.js';

/** The headers of a deprecated operation's answers. */
export const deprecationHeaders = {
  Deprecation: {
    description: 'Since when new code should not call this: `@` and seconds since 1970 (RFC 9745).',
    schema: { type: 'string', pattern: '^@\\d+$', minLength: 2, maxLength: 14 },
    example: '@1801353600',
  },
  Sunset: {
    description: 'When this may stop to work: a date as HTTP writes it (RFC 8594).',
    schema: text(40),
    example: 'Mon, 31 Jan 2028 00:00:00 GMT',
  },
  Link: {
    description: 'Where to read what to call instead: `rel="deprecation"`.',
    schema: text(500),
    example: '<http://127.0.0.1:4000/docs/api>; rel="deprecation"',
  },
} as const satisfies Record<string, HeaderObject>;

type Answers = Record<string, ResponseObject | ReferenceObject>;

/** Adds the deprecation headers to the answers of a deprecated operation. */
export function withDeprecation(answers: Answers, { metadata }: Operation): Answers {
  const { deprecation } = metadata;
  if (!deprecation) return answers;
  const names = ['Deprecation', ...(deprecation.sunset ? ['Sunset'] : []), 'Link'];
  const more = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  const entries = Object.entries(answers).map(([status, answer]) => [
    status,
    '$ref' in answer ? answer : { ...answer, headers: { ...answer.headers, ...more } },
  ]);
  return Object.fromEntries(entries);
}

export function deprecationMark({ metadata }: Operation): Partial<OperationObject> {
  const { deprecation } = metadata;
  return deprecation ? { deprecated: true, 'x-deprecation': deprecation } : {};
}
