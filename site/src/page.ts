/** Where a page stands in the menu. */
export type Section = 'Start' | 'Guides' | 'Basics' | 'Tools' | 'Reference' | 'Operators';

/** A page before it is laid out: its address and its text in Markdown. */
export interface Page {
  /** Below the site, such as `/docs/quickstart`. */
  url: string;
  title: string;
  /** A sentence for search results and llms.txt. */
  about: string;
  section: Section;
  /** The group of the reference it belongs to; null where it stands in the menu by itself. */
  group: string | null;
  text: string;
  /** The file it is made from, where there is one: links in it are relative to that. */
  source: string | null;
}
