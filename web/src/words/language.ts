import type { Locale } from '@escrow-checkout/contract';
import { english } from './english.js';
import { french } from './french/french.js';

/** The same keys and parameters with any text: what each language has to say. */
type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => infer Said
    ? (...given: Given) => Widened<Said>
    : { [Key in keyof Value]: Widened<Value[Key]> };

/** Every word of the pages that people read in their language; the sandbox inbox is for developers. */
export type Words = Widened<Omit<typeof english, 'inbox'>>;

/** A language of the pages. */
interface Language {
  /** Its name, in its own words. */
  name: string;
  /** As HTML and HTTP name it. */
  tag: string;
  words: Words;
}

/** The languages of the pages. */
export const languages: Readonly<Record<Locale, Language>> = {
  en: { name: 'English', tag: 'en-NG', words: english },
  fr: { name: 'Français', tag: 'fr', words: french },
};
