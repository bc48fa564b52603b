/** Letters of other alphabets' diacritics, such as in Ọlá, which Shipbubble takes for symbols. */
const diacritics = /\p{Diacritic}/gu;

/**
 * Returns a person's name as Shipbubble takes it: at least two words of plain letters. Who has one word only
 * has it twice.
 */
export function fullName(name: string): string {
  const words = plain(name)
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .split(' ');
  const [first = ''] = words;
  if (first === '') return 'Name Unknown';
  return words.length === 1 ? `${first} ${first}` : words.join(' ');
}

/** Returns an address without the symbols that Shipbubble refuses. */
export function plainAddress(text: string): string {
  return plain(text)
    .replace(/[^A-Za-z0-9.,]+/g, ' ')
    .replace(/ +([.,])/g, '$1')
    .trim();
}

function plain(text: string): string {
  return text.normalize('NFD').replace(diacritics, '').normalize('NFC');
}
