import { z } from 'zod';
import { limits } from './limits.js';

/** The length limits of a text schema, in code points, for documents; zod's own `max` counts UTF-16 units. */
export const textLengths = new Map<z.ZodTypeAny, { minLength: number; maxLength: number }>();

/**
 * Text of `min` to `max` code points. U+0000 and lone surrogates are refused: no store keeps them faithfully.
 * It is a single regular expression, since it runs on every request.
 */
export function text(max: number, description: string, min = 1): z.ZodString {
  const pattern = new RegExp(`^[^\\u0000\\uD800-\\uDFFF]{${min},${max}}$`, 'u');
  const lengths = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  const message = `must be ${lengths} characters of valid Unicode without U+0000`;
  const schema = z.string().regex(pattern, message).describe(description);
  textLengths.set(schema, { minLength: min, maxLength: max });
  return schema;
}

export function patterned(pattern: RegExp, message: string, description: string, lengths: [number, number]) {
  const schema = z.string().regex(pattern, message).describe(description);
  textLengths.set(schema, { minLength: lengths[0], maxLength: lengths[1] });
  return schema;
}

/** The merchant's order id: 1 to 120 characters of any kind, compared byte by byte, never trimmed. */
export const Reference = text(
  limits.referenceLengthMax,
  'Your order id. Unique per account and mode; any characters; the idempotency key of initiate.',
);

/** The characters of an e-mail address: no space, no `@`, nothing a store would change. */
const emailAtom = String.raw`[^\s@\u0000\uD800-\uDFFF]`;
const emailLabel = String.raw`[^\s@.\u0000\uD800-\uDFFF]`;
const emailPattern = new RegExp(
  String.raw`^(?=[\s\S]{3,254}$)\s*${emailAtom}+@${emailLabel}+(?:\.${emailLabel}+)+\s*$`,
  'u',
);

const emailDescription = 'E-mail address; compared trimmed and lower-cased.';

/**
 * Compatibility forms, such as the Kelvin sign for a K, are refused: two addresses that look alike, or that
 * lower-casing makes equal, would be two people to one system and one to another.
 */
export const Email = patterned(
  emailPattern,
  'must be an e-mail address of at most 254 characters',
  emailDescription,
  [3, limits.emailLengthMax],
)
  .refine(
    (email) => email === email.normalize('NFKC'),
    'must be an e-mail address without characters that Unicode normalization (NFKC) replaces',
  )
  .describe(emailDescription);

const urlHost = String.raw`(?:[\p{L}\p{N}\p{M}._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?`;
const urlRest = String.raw`(?:[/?#][^\s\u0000\uD800-\uDFFF]*)?`;
/** Spelled out, since the API document carries patterns without their flags. */
const httpScheme = '[hH][tT][tT][pP]';
const httpsUrlPattern = new RegExp(`^(?=[\\s\\S]{9,2000}$)${httpScheme}[sS]://${urlHost}${urlRest}$`, 'u');
const photoUrlPattern = new RegExp(
  String.raw`^(?=[\s\S]{8,2000}$)${httpScheme}[sS]?://[^\s/?#@\u0000\uD800-\uDFFF]+${urlRest}$`,
  'u',
);

const notHttps = 'must be an https:// URL of at most 2000 characters';
const ownMachine = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?:[:/?#]|$)/i;

/** The message depends on the schema, so it is in its error map; that of a check would override it. */
export const HttpsUrl = z
  .string({ errorMap: () => ({ message: notHttps }) })
  .regex(httpsUrlPattern)
  .describe('An https:// address.');
textLengths.set(HttpsUrl, { minLength: 9, maxLength: limits.urlLengthMax });

/** An https address without credentials, at most 2000 characters. */
export function httpsUrl(description: string): z.ZodString {
  return HttpsUrl.describe(description);
}

/** An https address that events are posted to; one on the caller's own machine gets a hint. */
export function receiverUrl(description: string): z.ZodString {
  const errorMap: z.ZodErrorMap = (_, { data }) => ({
    message:
      typeof data === 'string' && ownMachine.test(data)
        ? 'must be an https:// URL that the service can reach. To receive events on your own machine, run ' +
          '`escrow-cli listen --forward-to <url>` and send a placeholder: https://receiver.invalid/webhooks'
        : notHttps,
  });
  return new z.ZodString({ ...HttpsUrl._def, errorMap, description });
}

export const ProofPhotoUrl = patterned(
  photoUrlPattern,
  'must be an http:// or https:// URL of at most 2000 characters',
  'Photo that proves the dispatch. The service never fetches the address.',
  [8, limits.urlLengthMax],
);

export const Currency = z
  .literal('NGN', { errorMap: () => ({ message: 'must be NGN, the only currency' }) })
  .describe('Always `NGN`.');

/** Returns the schema of a whole number from `min` to the largest that JSON readers hold exactly. */
export function wholeNumber(min: number): z.ZodNumber {
  return z.number().int().min(min).max(Number.MAX_SAFE_INTEGER);
}

/** An amount in a response: zero or more kobo. */
export const Kobo = wholeNumber(0).describe('Kobo.');

export const Timestamp = patterned(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  'must be an ISO 8601 time in UTC',
  'ISO 8601, UTC, milliseconds.',
  [24, 24],
);

/** A time in a request, in any zone, which has to be named. */
export const Instant = patterned(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/,
  'must be an ISO 8601 time with its zone, such as 2026-11-21T09:00:00Z',
  'ISO 8601 with a zone, such as `2026-11-21T09:00:00Z` or `2026-11-21T10:00:00+01:00`.',
  [20, 35],
);

export const Uuid = patterned(
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  'must be a UUID',
  'UUID.',
  [36, 36],
);

/** One address has the same id in all orders of a mode, across merchants. */
export const BuyerUserId = text(200, 'The buyer. Set when the buyer first signs in and opens the order.');

const utf8 = new TextEncoder();

/** Works level by level, since a recursion would overflow on the values it rejects. */
function isDeeperThan(value: unknown, levelsMax: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levelsMax) return true;
    level = level.flatMap((item) => (item !== null && typeof item === 'object' ? Object.values(item) : []));
  }
  return false;
}

const AnyObject = z.record(z.unknown()).superRefine((value, context) => {
  if (isDeeperThan(value, limits.metadataDepthMax)) {
    context.addIssue({ code: 'custom', message: `must nest at most ${limits.metadataDepthMax} levels` });
  } else if (utf8.encode(JSON.stringify(value)).length > limits.metadataBytesMax) {
    context.addIssue({
      code: 'custom',
      message: `must be at most ${limits.metadataBytesMax} bytes of JSON`,
    });
  }
});

export const Metadata = z
  .preprocess((value, context) => {
    // The record would drop it silently.
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
      context.addIssue({ code: 'custom', path: ['__proto__'], message: 'is not a possible name' });
    }
    return value;
  }, AnyObject)
  .describe(
    'Your own JSON object, returned in events. At most 16 kB. Numbers beyond 2^53 lose digits: send them ' +
      'as text. `__proto__` is refused as a top-level name.',
  );

/** `Metadata` in a response. */
export const keptMetadata = z.record(z.unknown()).nullable().describe('The `metadata` you sent.');

export const BankCode = patterned(
  /^\d{3,6}$/,
  'must be 3 to 6 digits',
  "The bank's code, as listed by `GET /banks`.",
  [3, 6],
);

export const AccountNumber = patterned(
  /^\d{10}$/,
  'must be 10 digits',
  'Bank account number (NUBAN, 10 digits).',
  [10, 10],
);

/** A Nigerian mobile number as people write it, with or without the country's code or the leading zero. */
export const NigerianPhone = patterned(
  /^(?:\+?234[ .-]?(?:\(?0\)?)?|0)?[ .-]?[789][ .-]?[01](?:[ .-]?\d){8}$/,
  'must be a Nigerian mobile number, such as 08031234567 or +2348031234567',
  'A Nigerian mobile number.',
  [10, 30],
);

/** Buyers compare it with what their bank app shows before they send money. */
export const PaidAccountName = text(
  200,
  "The name that the payer's bank app shows for the virtual account; null if the bank did not say.",
);

/** A page of a list: newest first, `next_cursor` is null on the last one. */
export function page<Item extends z.ZodTypeAny>(item: Item) {
  return z
    .object({
      data: z.array(item).max(limits.pageSizeMax).describe('The entries of this page.'),
      has_more: z.boolean().describe('Whether another page follows.'),
      next_cursor: text(limits.cursorLengthMax, 'Pass it as `cursor` for the next page.').nullable(),
    })
    .strict()
    .describe('A page of a list, newest first.');
}

const pageSizeMessage = `must be a whole number from 1 to ${limits.pageSizeMax}`;
const PageSize = z
  .number({ invalid_type_error: pageSizeMessage })
  .int(pageSizeMessage)
  .min(1, pageSizeMessage)
  .max(limits.pageSizeMax, pageSizeMessage);

// Digits only: `Number` also reads `0x10`, `1e1` and nothing at all.
const pageSize = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value),
  PageSize,
);

const Cursor = text(limits.cursorLengthMax, '`next_cursor` of the previous page.').optional();

export const pageQuery = {
  limit: pageSize.default(limits.pageSizeDefault).describe('How many entries to return, 1 to 100.'),
  cursor: Cursor,
};

/** The query of a history, which is read oldest first and whole unless it is long. */
export const historyQuery = {
  limit: pageSize.default(limits.pageSizeMax).describe('How many entries to return, 1 to 100.'),
  cursor: Cursor,
};

/** What a page of a history says about the next one. */
export const historyPage = {
  has_more: z.boolean().describe('Whether later entries follow.'),
  next_cursor: text(limits.cursorLengthMax, 'Pass it as `cursor` for the entries that follow.').nullable(),
};

/** Operations without fields take no body, or `{}`. */
export const NoBody = z.object({}).strict().describe('No fields; can be omitted.').optional();
