import type { MarkdownIt } from 'markdown-it';
import { highlight } from './highlight.js';

/** The tools a block can be written for, by the word after its language. Adjacent blocks become tabs. */
const tools: Readonly<Record<string, string>> = { curl: 'curl', sdk: 'SDK', cli: 'escrow-cli' };

interface Block {
  language: string;
  tool: string | null;
  code: string;
  /** The output of the previous block. */
  isPrinted: boolean;
}

/** Renders blocks of code with colours. Blocks for several tools become tabs that need no script. */
export function renderFences(markdown: MarkdownIt): void {
  let tabs = 0;
  markdown.renderer.rules.fence = (tokens, index) => {
    const block = blockOf(tokens[index]);
    if (block.tool === null) return pre(markdown, block);
    if (tokens[index - 1]?.type === 'fence' && blockOf(tokens[index - 1]).tool !== null) return '';
    const rest = tokens.slice(index);
    const end = rest.findIndex((token) => token.type !== 'fence' || blockOf(token).tool === null);
    const group = rest.slice(0, end < 0 ? undefined : end).map(blockOf);
    return group.length > 1 ? tabSet(markdown, group, ++tabs) : pre(markdown, block);
  };
}

function blockOf(token: { info: string; content: string } | undefined): Block {
  const [language = '', word = ''] = (token?.info ?? '').trim().split(/\s+/);
  return {
    language,
    tool: word in tools ? word : null,
    code: token?.content ?? '',
    isPrinted: word === 'printed',
  };
}

function pre(markdown: MarkdownIt, { code, language, isPrinted }: Block): string {
  const text = code.trimEnd();
  const markup = highlight(text, language) ?? markdown.utils.escapeHtml(text);
  return `<pre tabindex="0"${isPrinted ? ' class="printed"' : ''}><code>${markup}</code></pre>\n`;
}

function tabSet(markdown: MarkdownIt, blocks: Block[], count: number): string {
  const name = `tabs-${count}`;
  const inputs = blocks.map(({ tool }, index) => {
    const id = `${name}-${tool}`;
    const attributes = `type="radio" name="${name}" id="${id}" value="${tool}"`;
    const mark = index === 0 ? ' checked' : '';
    return `<input ${attributes}${mark}><label for="${id}">${tools[tool ?? '']}</label>`;
  });
  const panels = blocks.map((block) => `<div class="panel">${pre(markdown, block)}</div>`);
  const legend = '<legend class="unseen">Shown for</legend>';
  return `<fieldset class="tabs">${legend}${inputs.join('')}${panels.join('')}</fieldset>\n`;
}
