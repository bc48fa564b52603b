/** A title of the window, a bell, a cleared screen in one byte, and text that runs backwards. */
const poisonText = '\u001b]0;pwned\u0007\u009b2J\u202e';
const written = /name|description|summary|reason|text|detail|title|reference|email|bank|url|failure/;

/** References stay clean, since later requests use them. */
export function cured(text: string): string {
  return text.replace(poisonText, '');
}

/** A replacer for JSON that puts it into every free text. */
export function poison(name: string, value: unknown): unknown {
  return typeof value === 'string' && written.test(name) ? `${value}${poisonText}` : value;
}
