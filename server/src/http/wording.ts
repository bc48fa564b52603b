import { z } from 'zod';

const nouns: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

/**
 * What is wrong with a field, as the rest of a sentence that starts with its name. The contract's messages
 * start in lower case and are kept; those of the validation library are rephrased.
 */
export function wordingOf(issue: z.ZodIssue): string {
  if (/^[^A-Z]/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case z.ZodIssueCode.invalid_type:
      return `must be ${nouns[issue.expected] ?? issue.expected}`;
    case z.ZodIssueCode.invalid_enum_value:
      return `must be one of ${issue.options.join(', ')}`;
    case z.ZodIssueCode.too_small:
      return `must be at least ${issue.minimum}${unitOf(issue.type)}`;
    case z.ZodIssueCode.too_big:
      return `must be at most ${issue.maximum}${unitOf(issue.type)}`;
    default:
      return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  }
}

function unitOf(type: string): string {
  if (type === 'array') return ' entries';
  return type === 'string' ? ' characters' : '';
}

/** Cuts text to a number of code points, and replaces characters that response schemas do not allow. */
export function cutText(text: string, lengthMax: number): string {
  const whole = text.replace(/[\u0000\uD800-\uDFFF]/gu, '\ufffd');
  if (whole.length <= lengthMax) return whole;
  const points = [...whole.slice(0, 2 * lengthMax)];
  return points.length <= lengthMax ? points.join('') : `${points.slice(0, lengthMax - 1).join('')}…`;
}
