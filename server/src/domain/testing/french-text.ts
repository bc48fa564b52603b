/** Words that English uses all the time and French does not have. */
const english =
  'the you your we our and of is was has have this that with from for not money order sale send sent pay ' +
  'paid seller buyer shop parcel until before today tomorrow yesterday days hours left by it';

const englishWords = new RegExp(`(?<!\\p{L})(?:${english.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');

/** Returns the English words in a text, apart from those of names and addresses. */
export function englishIn(text: string, names: readonly string[] = []): string[] {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return own.replaceAll(/https?:\S+/g, ' ').match(englishWords) ?? [];
}

/** Returns what breaks the rules by which French is set: straight apostrophes, and spaces that may break. */
export function misprintsIn(text: string): string[] {
  return (
    text
      .replaceAll(/https?:\S+/g, '')
      .match(/\p{L}'\p{L}.{0,9}| [:;!?»].{0,9}|« .{0,9}|\p{L}[!?;].{0,9}/gu) ?? []
  );
}
