import type { MarkdownIt } from 'markdown-it';

/** A heading, for the contents and the search. */
export interface Heading {
  level: number;
  id: string;
  title: string;
}

/** Adds an id and a link to every heading, and collects the headings. `{#name}` at the end sets the id. */
export function numberHeadings(markdown: MarkdownIt, headings: Heading[]): void {
  markdown.core.ruler.push('heading-ids', ({ tokens }) => {
    const taken = new Set<string>();
    for (const [index, token] of tokens.entries()) {
      const inline = tokens[index + 1];
      if (token.type !== 'heading_open' || !inline) continue;
      const chosen = takeChosenId(inline.children ?? []);
      const title = (inline.children ?? [])
        .map(({ content }) => content)
        .join('')
        .trim();
      const id = freeId(chosen ?? slugOf(title), taken);
      token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), id, title });
    }
  });
  markdown.renderer.rules.heading_close = (tokens, index) => {
    const token = tokens[index];
    const id = String(tokens[index - 2]?.attrGet('id') ?? '');
    const title = headings.find((heading) => heading.id === id)?.title ?? '';
    const label = markdown.utils.escapeHtml(`Link to ${title}`);
    const link = `<a class="anchor" href="#${markdown.utils.escapeHtml(id)}" aria-label="${label}">#</a>`;
    return `${token?.tag === 'h1' ? '' : ` ${link}`}</${token?.tag}>\n`;
  };
}

function takeChosenId(children: { content: string }[]): string | null {
  const last = children.at(-1);
  const match = last && / *\{#([\w.-]+)\}$/.exec(last.content);
  if (!last || !match) return null;
  last.content = last.content.slice(0, match.index);
  return match[1] ?? null;
}

/**
 * Returns the id of a title: its words joined by dashes. A code is its own id; a status has the short id that
 * the addresses of problems use.
 */
function slugOf(title: string): string {
  const status = /^(\d{3}): /.exec(title);
  if (status) return `status-${status[1]}`;
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_. -]+/gu, '')
    .trim()
    .replace(/[. ]+/g, '-');
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
