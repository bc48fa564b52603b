import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { inEnglish, type Reader } from '../reader.js';
import { languages, type Words } from '../words/language.js';

/** Who reads a page, for its frame and its words. */
export const Reading = createContext<Reader>(inEnglish);

/** The words of a page in its reader's language. */
export function useWords(): Words {
  return languages[useContext(Reading).locale].words;
}
