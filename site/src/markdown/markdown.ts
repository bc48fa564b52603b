import MarkdownIt from 'markdown-it';
import { type CodeLinks, linkCode } from './code-links.js';
import { renderFences } from './fences.js';
import { markFields } from './fields.js';
import { type Heading, numberHeadings } from './headings.js';
import { renderTables } from './tables.js';

/** The result of rendering a page's text. */
export interface Rendered {
  html: string;
  headings: Heading[];
}

/** The links of a page. */
export interface RenderContext {
  /** Resolves a link in the text to an address of the site. */
  resolveLink(target: string): string;
  /** Resolves inline code to the address of what it names. */
  codeLinks: CodeLinks;
}

/** Renders Markdown. HTML in the text is escaped. */
export function renderMarkdown(text: string, { resolveLink, codeLinks }: RenderContext): Rendered {
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
