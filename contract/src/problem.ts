import { z } from 'zod';
import { type ErrorCode, errors } from './errors.js';
import { limits } from './limits.js';
import { text } from './primitives.js';
import { releaseBlocks } from './states.js';

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

export const FieldError = z
  .object({
    pointer: text(
      limits.problemFieldLengthMax,
      'JSON Pointer to the field, or `?name` for a query parameter.',
      0,
    ),
    code: text(100, 'What is wrong: `required`, `invalid`, `unknown_field`, ...'),
    detail: text(limits.problemFieldLengthMax, 'The field and the remedy in words.'),
  })
  .strict()
  .describe('One failing field.');

/** RFC 9457 problem details, the body of every 4xx and 5xx response. */
export const Problem = z
  .object({
    type: text(limits.urlLengthMax, 'The address of the page about this code.'),
    title: text(200, 'The meaning of the code.'),
    status: z.number().int().min(400).max(599).describe('The HTTP status.'),
    detail: text(limits.problemDetailLengthMax, 'What happened and what to do.'),
    instance: text(limits.problemInstanceLengthMax, 'The path of the request.', 0),
    code: z.enum(codes).describe('Stable code: branch on this.'),
    request_id: text(200, 'The same as the `X-Request-Id` header.'),
    retryable: z.boolean().describe('Whether the same request can succeed later.'),
    outcome_unknown: z
      .boolean()
      .optional()
      .describe('True: the request may have taken effect all the same. Absent: nothing was done.'),
    errors: z
      .array(FieldError)
      .max(limits.problemFieldsMax)
      .optional()
      .describe('All failing fields at once.'),
    blocked_by: z
      .array(z.enum(releaseBlocks))
      .max(10)
      .optional()
      .describe('Every reason that blocks the command.'),
    attempts_left: z
      .number()
      .int()
      .min(0)
      .max(limits.releaseCodeAttemptsMax)
      .optional()
      .describe('After a wrong release code: how many more can be entered for this escrow.'),
  })
  .strict()
  .describe('RFC 9457 problem details.');
