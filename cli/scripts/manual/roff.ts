/** Text as roff takes it: no character is an instruction, and a hyphen can be pasted as the minus it is. */
export function escaped(text: string): string {
  const plain = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('`', '\\(ga');
  const quotes = plain.replaceAll("'", '\\(aq').replaceAll('"', '\\(dq').replaceAll('^', '\\(ha');
  const rest = quotes.replaceAll('~', '\\(ti');
  const ascii = rest.replace(
    /[^\n -~]/gu,
    (character) => `\\[u${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
  // A line that begins with a point would be a request.
  return ascii.replace(/^\./gm, '\\&.');
}

export function bold(text: string): string {
  return `\\fB${escaped(text)}\\fR`;
}

export function section(title: string, ...lines: string[]): string {
  return [`.SH ${escaped(title)}`, ...lines].join('\n');
}

/** A term, and what it means below it. */
export function item(term: string, text: string): string {
  return ['.TP', term, escaped(text) || '\\&'].join('\n');
}

/** Paragraphs of running text. */
export function paragraphs(text: string): string {
  return text.split('\n\n').map(escaped).join('\n.PP\n');
}

/** Lines as they are. */
export function verbatim(lines: readonly string[]): string {
  return ['.RS 4', '.nf', ...lines.map(escaped), '.fi', '.RE'].join('\n');
}
