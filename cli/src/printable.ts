// Control and direction characters in a name or reference could rewrite the line they are printed on.
const hidden = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text from elsewhere, safe to print: what would move the cursor or the reading direction is spelt out. */
export function printable(text: string): string {
  return text.replace(hidden, (character) => {
    const code = character.charCodeAt(0);
    if (code === 9) return '\\t';
    if (code === 10) return '\\n';
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
  });
}

/** Longer text from elsewhere, which may have lines and tabs. */
export function harmless(text: string): string {
  return text.replace(/[^\n\t]+/g, printable);
}

/** JSON whose text moves no cursor: what JSON itself leaves as it is, is escaped. It reads back the same. */
export function printableJson(value: unknown, indent: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A word for a shell line that can be pasted. */
export function quoted(word: string): string {
  if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(word)) return word;
  if (word.search(hidden) >= 0) {
    return `$'${printable(word.replaceAll('\\', '\\\\').replaceAll("'", "\\'"))}'`;
  }
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** An operand: a word that begins with a dash stands after `--`, so it must come last on its line. */
export function operand(word: string): string {
  return word.startsWith('-') ? `-- ${quoted(word)}` : quoted(word);
}

/** `escrow-cli get ORD-1001`, ready to paste; an operand that begins with a dash stands behind the flags. */
export function line(words: string, reference: string, flags = ''): string {
  const more = flags ? [flags] : [];
  const rest = reference.startsWith('-') ? [...more, operand(reference)] : [operand(reference), ...more];
  return ['escrow-cli', words, ...rest].join(' ');
}

/** Hides the middle of API keys and signing secrets. What is too short to be a key shows nothing. */
export function masked(text: string): string {
  const tail = (key: string): string => (key.length > 16 ? key.slice(-4) : '');
  const keyless = text.replace(
    /(svc_(?:test|live)_)([A-Za-z0-9_-]+)/g,
    (_, prefix: string, key: string) => `${prefix}…${tail(key)}`,
  );
  return keyless.replace(/(?<![0-9a-z])[0-9a-f]{60}([0-9a-f]{4})(?![0-9a-z])/gi, '…$1');
}

/** A secret but for its end; one that does not look like ours is hidden as well. */
export function maskedSecret(secret: string): string {
  const shown = masked(secret);
  if (shown !== secret) return shown;
  return secret.length > 16 ? `…${secret.slice(-4)}` : '…';
}
