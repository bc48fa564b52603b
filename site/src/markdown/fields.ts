import type { MarkdownIt } from 'markdown-it';

type Tokens = ReturnType<MarkdownIt['parse']>;

/**
 * A list item that begins with code and emphasis describes a field: `- `amount` *integer, required*`, then on
 * a line of its own what it is.
 */
export function markFields(markdown: MarkdownIt): void {
  markdown.core.ruler.push('fields', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const inline = tokens[index + 2];
      if (token.type !== 'list_item_open' || inline?.type !== 'inline') continue;
      const children = inline.children ?? [];
      if (children[0]?.type !== 'code_inline' || children[2]?.type !== 'em_open') continue;
      token.attrSet('class', 'field');
      listAround(tokens, index)?.attrSet('class', 'fields');
      const end = children.find(({ type }) => type === 'softbreak');
      if (end) end.type = 'hardbreak';
    }
  });
}

function listAround(tokens: Tokens, item: number) {
  const level = (tokens[item]?.level ?? 0) - 1;
  return tokens.slice(0, item).findLast((one) => one.type === 'bullet_list_open' && one.level === level);
}
