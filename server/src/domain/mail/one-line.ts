const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const special = /[&<>"']/;

/** Replaces line ends, other control characters and direction marks by spaces. */
export function onOneLine(text: string): string {
  // `search` ignores that the expression is global. Nearly all texts are returned as they are.
  return text.search(unsafe) < 0 ? text : text.replace(unsafe, ' ');
}

/** Returns a text on one line, so that it is safe in HTML and in the value of an attribute. */
export function escaped(text: string): string {
  const line = onOneLine(text);
  if (!special.test(line)) return line;
  return line.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
