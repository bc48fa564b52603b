import MarkdownIt from 'markdown-it';
import { type CodeLinks, linkCode } from './code-links.js';
import { renderFences } from './fences.js';
import { markFields } from './fields.js';
import { type Heading, numberHeadings } from './headings.js';
import { renderTables } from './tables.js';

/** What a page's text becomes. */
export interface Rendered {
  html: string;
  headings: Heading[];
}

/** What a page is rendered with. */
export interface Surroundings {
  /** Where a link in the text leads on the site. */
  resolveLink(target: string): string;
  /** Where code that names something leads. */
  codeLinks: CodeLinks;
}

/** Renders Markdown. HTML in the text stays text: nothing but these rules makes markup. */
export function renderMarkdown(text: string, { resolveLink, codeLinks }: Surroundings): Rendered {
  const markdown = new MarkdownIt({ html: false });
  const headings: Heading[] = [];
  numberHeadings(markdown, headings);
  markFields(markdown);
  renderFences(markdown);
  renderTables(markdown);
  linkCode(markdown, codeLinks);
  const inherited = markdown.renderer.rules.link_open;
  markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index];
    token?.attrSet('href', resolveLink(String(token.attrGet('href'))));
    return inherited?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
  };
  return { html: markdown.render(text), headings };
}
