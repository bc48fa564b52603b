import type { MarkdownIt } from 'markdown-it';

/**
 * Renders tables. On a phone each row becomes a block whose cells carry the name of their column. With that
 * layout browsers drop the semantics of a table, so the roles restore them.
 */
export function renderTables(markdown: MarkdownIt): void {
  const rules = markdown.renderer.rules;
  rules.table_open = (tokens, index) => {
    const isShort = tokens[index]?.meta?.isShort === true;
    return `<table role="table"${isShort ? ' class="short"' : ''}>`;
  };
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
    markShort(tokens);
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') columns = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') columns.push(plainText(tokens[index + 1]?.content ?? ''));
      if (token.type === 'td_open') token.meta = { column: columns[column++] };
    }
  });
}

/** The characters of a row that fit on a phone. */
const shortMax = 36;

/** A table whose rows all fit on a phone stays a table there. */
function markShort(tokens: ReturnType<MarkdownIt['parse']>): void {
  let table: (typeof tokens)[number] | undefined;
  let width = 0;
  for (const token of tokens) {
    if (token.type === 'table_open') {
      table = token;
      token.meta = { isShort: true };
    }
    if (token.type === 'tr_open') width = 0;
    if (table && token.type === 'inline') width += plainText(token.content).replace(/\]\(.*?\)/g, '').length;
    if (table && token.type === 'tr_close' && width > shortMax) table.meta = { isShort: false };
    if (token.type === 'table_close') table = undefined;
  }
}

function plainText(markdown: string): string {
  return markdown.replace(/[`*]/g, '');
}
