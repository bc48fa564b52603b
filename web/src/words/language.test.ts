import { describe, expect, it } from 'vitest';
import { english } from './english.js';
import { languages } from './language.js';

/** What both languages write alike: names, and words that they share. */
const shared: readonly string[] = [
  'service',
  'photos.heading',
  'photos.of.dispute',
  'frame.footer.whatsapp',
  'front.merchant.docs',
  'receipt.issuedBy',
  'receipt.paid',
  'code.label',
  'asSentence',
  'back.going.2',
];

/** Parameters that show where they appear: as text, as a time and as a count. */
const samples = ['‹1›', '‹2›', '‹3›', '‹4›'];

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function') return null;
  try {
    return JSON.stringify(value(...samples)) ?? null;
  } catch {
    // It takes the data of a page, which the walk through all pages gives it.
    return null;
  }
}

/** Every text of a table, by its path; of functions of texts, what they make of samples. */
function textsOf(table: object, path = ''): [path: string, text: string | null][] {
  return Object.entries(table).flatMap(([key, value]): [string, string | null][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return textsOf(value, at);
    return value === null ? [] : [[at, textOf(value)]];
  });
}

const { inbox: _ofDevelopers, ...translated } = english;
const own = new Map(textsOf(translated));

const others = Object.entries(languages).filter(([locale]) => locale !== 'en');

describe.each(others)('the words in %s', (_locale, { words }) => {
  const texts = textsOf(words);

  it('have every key of English, and no other', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...own.keys()].sort());
  });

  it('are written anew, but for what languages share', () => {
    const equal = texts.filter(
      ([path, text]) => text !== null && text === own.get(path) && !shared.includes(path),
    );
    expect(equal).toEqual([]);
  });

  it('say every name and amount that English says', () => {
    const said = (text: string | null | undefined) => [...new Set(text?.match(/‹\d›/g))].sort();
    const different = texts.filter(
      ([path, text]) => text !== null && `${said(text)}` !== `${said(own.get(path))}`,
    );
    expect(different).toEqual([]);
  });
});
