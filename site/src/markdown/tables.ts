import type { MarkdownIt } from 'markdown-it';

/**
 * On a phone a row becomes a block in which each cell carries its column's name. Laid out so, a browser no
 * longer says that it is a table: the roles say it again.
 */
export function renderTables(markdown: MarkdownIt): void {
  const rules = markdown.renderer.rules;
  rules.table_open = () => '<table role="table">';
  rules.thead_open = () => '<thead role="rowgroup">';
  rules.tbody_open = () => '<tbody role="rowgroup">';
  rules.tr_open = () => '<tr role="row">';
  rules.th_open = () => '<th role="columnheader" scope="col">';
  rules.td_open = (tokens, index) => {
    const label = tokens[index]?.meta?.column as string | undefined;
    return `<td role="cell"${label ? ` data-column="${markdown.utils.escapeHtml(label)}"` : ''}>`;
  };
  markdown.core.ruler.push('columns', ({ tokens }) => {
    let columns: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') columns = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') columns.push(plainText(tokens[index + 1]?.content ?? ''));
      if (token.type === 'td_open') token.meta = { column: columns[column++] };
    }
  });
}

function plainText(markdown: string): string {
  return markdown.replace(/[`*]/g, '');
}
