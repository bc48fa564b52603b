// Control and direction characters could rewrite the line they are printed on.
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes characters that move the cursor or change the reading direction. */
export function printable(text: string): string {
  return text.replace(hidden, (character) => {
    const code = character.charCodeAt(0);
    if (code === 9) return '\\t';
    if (code === 10) return '\\n';
    return code < 256
      ? `\\x${code.toString(16).padStart(2, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** The same for longer text, which keeps its lines and tabs. */
export function harmless(text: string): string {
  return text.replace(/[^\n\t]+/g, printable);
}

/** Writes JSON with those characters escaped as well; it parses to the same value. */
export function printableJson(value: unknown, indent: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Quotes a word for a shell. */
export function quoted(word: string): string {
  if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(word)) return word;
  if (word.search(hidden) >= 0) {
    return `$'${printable(word.replaceAll('\\', '\\\\').replaceAll("'", "\\'"))}'`;
  }
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Quotes an operand; one that begins with a dash needs `--` and must come last. */
export function operand(word: string): string {
  return word.startsWith('-') ? `-- ${quoted(word)}` : quoted(word);
}

/** Returns `escrow-cli get ORD-1001`, ready to paste. */
export function line(words: string, reference: string, flags = ''): string {
  const more = flags ? [flags] : [];
  const rest = reference.startsWith('-') ? [...more, operand(reference)] : [operand(reference), ...more];
  return ['escrow-cli', words, ...rest].join(' ');
}

/** Masks API keys and signing secrets in a text, but for their last four characters. */
export function masked(text: string): string {
  const tail = (key: string): string => (key.length > 16 ? key.slice(-4) : '');
  const keyless = text.replace(
    /(svc_(?:test|live)_)([A-Za-z0-9_-]+)/g,
    (_, prefix: string, key: string) => `${prefix}…${tail(key)}`,
  );
  return keyless.replace(/(?<![0-9a-z])[0-9a-f]{60}([0-9a-f]{4})(?![0-9a-z])/gi, '…$1');
}

/** Masks a secret, whatever it looks like. */
export function maskedSecret(secret: string): string {
  const shown = masked(secret);
  if (shown !== secret) return shown;
  return secret.length > 16 ? `…${secret.slice(-4)}` : '…';
}
