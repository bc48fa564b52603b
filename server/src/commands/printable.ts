/** Control and direction characters: a terminal obeys them, or shows a line in another order. */
const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Returns a text with such characters escaped, as escrow-cli prints it. */
export function printable(text: string): string {
  return text.replace(hidden, (character) => {
    if (character === '\t') return '\\t';
    if (character === '\n') return '\\n';
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
  });
}

/** Returns a text of several lines with such characters escaped; its lines and tabs stay. */
export function printableLines(text: string): string {
  return text.replace(/[^\n\t]+/g, printable);
}

/** Returns JSON for people and scripts: characters that a terminal obeys are escaped within its strings. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(hidden, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns a text as one word of a shell, which no shell expands. */
export function shellWord(text: string): string {
  if (/^[\w./:@%+=,-]+$/.test(text)) return text;
  if (text.search(hidden) >= 0) {
    const escaped = printable(text.replace(/[\\']/g, '\\$&'));
    // To a shell `\x9b` is a byte, and no character.
    return `$'${escaped.replace(/\\x([89][\da-f])/g, '\\u00$1')}'`;
  }
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
