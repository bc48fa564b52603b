import { shownFields } from './shown-fields.js';

/** Stands for a value that the request log leaves out. */
export const leftOut = '[left out]';

const textLengthMax = 200;
const itemsMax = 20;
const fieldsMax = 100;
const depthMax = 6;
/** Of a whole body. */
const bodyLengthMax = 4_000;

/** Also as it stands in a path. */
const emailPattern = /[^\s"'`<>(),;/]+(?:@|%40)[^\s"'`<>(),;/]+/gi;
/** Account numbers and phone numbers, in the sentences of errors. */
const digitsPattern = /\d{10,}/g;

/** Returns a body as the request log keeps it: JSON with the fields of the table, cut where it is long. */
export function redactedBody(body: unknown): string {
  const text = JSON.stringify(redacted(body, 0));
  return text.length > bodyLengthMax ? `${text.slice(0, bodyLengthMax)}…` : text;
}

/** Returns the body of a request, also without its release code. Responses have codes of errors. */
export function redactedRequest(body: object): string {
  return redactedBody('code' in body ? { ...body, code: leftOut } : body);
}

/** Leaves out every e-mail address in a path or a reference. */
export function withoutEmails(text: string, lengthMax = textLengthMax): string {
  const short = text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text;
  const mayHaveEmail = short.includes('@') || short.includes('%40');
  return mayHaveEmail ? short.replace(emailPattern, leftOut) : short;
}

function redacted(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutEmails(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === depthMax) return leftOut;
  if (Array.isArray(value)) {
    const items = value.slice(0, itemsMax).map((item) => redacted(item, depth + 1));
    return value.length > itemsMax ? [...items, `[${value.length - itemsMax} more]`] : items;
  }
  const fields = Object.entries(value).slice(0, fieldsMax);
  return Object.fromEntries(fields.map(([name, each]) => redactedField(name, each, depth + 1)));
}

/** The names of unknown fields may themselves say something about somebody. */
function redactedField(name: string, value: unknown, depth: number): [string, unknown] {
  const said = withoutEmails(name, 60).replace(digitsPattern, leftOut);
  if (value === null || value === undefined) return [said, null];
  if (!shownFields.has(name)) return [said, leftOut];
  if (name === 'detail' && typeof value === 'string') {
    return [said, withoutEmails(value, 500).replace(digitsPattern, leftOut)];
  }
  return [said, redacted(value, depth)];
}
