/** Replaces line ends, other control characters and direction marks by spaces. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}

/** Returns a text on one line, so that it is safe in HTML and in the value of an attribute. */
export function escaped(text: string): string {
  return onOneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
