import type { MarkdownIt } from 'markdown-it';

/** Links from the text of inline code to an address. */
export type CodeLinks = ReadonlyMap<string, string>;

/** Links inline code that names something to its page, except in headings and links. */
export function linkCode(markdown: MarkdownIt, links: CodeLinks): void {
  markdown.core.ruler.push('code-links', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'inline' || tokens[index - 1]?.type === 'heading_open') continue;
      let depth = 0;
      for (const child of token.children ?? []) {
        depth += child.type === 'link_open' ? 1 : child.type === 'link_close' ? -1 : 0;
        const target = child.type === 'code_inline' && depth === 0 ? links.get(child.content) : undefined;
        if (target) child.meta = { target };
      }
    }
  });
  markdown.renderer.rules.code_inline = (tokens, index) => {
    const token = tokens[index];
    // Keeps a line from breaking between the dashes of a flag and its name.
    const text = markdown.utils.escapeHtml(token?.content ?? '');
    const code = `<code>${text.replace(/(?<=^| )--[\w-]+/g, '<span class="flag">$&</span>')}</code>`;
    const target = token?.meta?.target as string | undefined;
    return target ? `<a href="${markdown.utils.escapeHtml(target)}">${code}</a>` : code;
  };
}
