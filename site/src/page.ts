/** The sections of the menu. */
export type Section = 'Start' | 'Guides' | 'Basics' | 'Tools' | 'Reference' | 'Operators';

/** A page before layout: its address and its text in Markdown. */
export interface Page {
  /** Below the site, such as `/docs/quickstart`. */
  url: string;
  title: string;
  /** A sentence for search results and llms.txt. */
  about: string;
  section: Section;
  /** Its group in the menu; null if it has its own entry. */
  group: string | null;
  text: string;
  /** The file it is made from, or null; its links are relative to that file. */
  source: string | null;
}
