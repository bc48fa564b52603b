/** A body or secret with one common change undone, and the explanation if it fits. */
export interface Variant<Value> {
  value: Value;
  says: string;
}

const crlf = /\r\n/g;

/** Decodes UTF-8, or returns null if the bytes are not UTF-8. */
function textOf(body: Buffer): string | null {
  const text = body.toString('utf8');
  return Buffer.from(text, 'utf8').equals(body) ? text : null;
}

function reserialised(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Undoes reading UTF-8 as Latin-1. */
function readAsLatin(text: string): Buffer | null {
  return /^[\u0000-\u00ff]*$/.test(text) ? Buffer.from(text, 'latin1') : null;
}

export function bodyVariants(body: Buffer): Variant<Buffer>[] {
  const text = textOf(body);
  if (text === null) return [];
  const variants: [string | Buffer | null, string][] = [
    [
      text.replace(/\r?\n$/, ''),
      'The body ends with a line break that was not signed. An editor or `echo` adds one: save the bytes ' +
        'as ' +
        'they arrived, or use `printf %s`.',
    ],
    [`${text}\n`, 'The line break at the end of the body was removed. It was signed, so keep it.'],
    [text.replace(crlf, '\n'), 'The line breaks of the body became CRLF. Keep the bytes as they arrived.'],
    [
      text.replace(crlf, '\n').replace(/\n$/, ''),
      'The line breaks of the body became CRLF, and one was added. Keep the bytes as they arrived.',
    ],
    [
      text.replace(/\r?\n/g, '\r\n'),
      'The CRLF line breaks of the body became LF. Keep the bytes as they arrived.',
    ],
    [text.replace(/^\ufeff/, ''), 'The body begins with a byte order mark that was not signed. Remove it.'],
    [text.trim(), 'There is white space around the body that was not signed. Remove it.'],
    [
      reserialised(text),
      'The body was parsed and serialized again, which changed spaces or escapes that were signed. Verify ' +
        'the raw bytes, before any JSON parser.',
    ],
    [
      readAsLatin(text),
      'The body was read as Latin-1 and written as UTF-8. Verify the raw bytes, or read it as UTF-8.',
    ],
  ];
  return variants.flatMap(([value, says]) => {
    const bytes = typeof value === 'string' ? Buffer.from(value, 'utf8') : value;
    return bytes && bytes.length > 0 && !bytes.equals(body) ? [{ value: bytes, says }] : [];
  });
}

const hexadecimal = /^[0-9a-f]{64}$/;

/** The form in which the SDK accepts any bytes as a key. */
function whsec(key: Buffer): string {
  return `whsec_${key.toString('base64')}`;
}

/** Other values that may have been used as the key. */
export function secretVariants(secrets: readonly string[]): Variant<string>[] {
  return secrets.flatMap((secret) => {
    const bare = secret.replace(/\s/g, '').replace(/^(?:v1a?,|whsec_)/, '');
    const cleaned = bare.toLowerCase();
    const variants: Variant<string>[] = [];
    if (!hexadecimal.test(cleaned)) return variants;
    if (cleaned !== secret) {
      const what = bare === cleaned ? 'characters that are not part of it' : 'capital letters';
      variants.push({
        value: cleaned,
        says: `The secret has ${what}. Only its 64 characters in lower case match.`,
      });
    }
    variants.push({
      value: whsec(Buffer.from(cleaned, 'hex')),
      says:
        'The signer decoded the secret from hexadecimal. The key is the text of 64 characters itself: do ' +
        'not decode it.',
    });
    variants.push({
      value: whsec(Buffer.from(cleaned, 'base64')),
      says:
        'The signer decoded the secret from Base64. The key is the text of 64 characters itself. To a ' +
        'library that takes `whsec_`, pass the Base64 of that text.',
    });
    return variants;
  });
}
