import { posix } from 'node:path';
import { errors, events } from '@escrow-checkout/contract';
import { commands } from './commands/commands.js';
import { commandUrl } from './commands/pages.js';
import type { CodeLinks } from './markdown/code-links.js';
import { type Rendered, renderMarkdown } from './markdown/markdown.js';
import type { Page } from './page.js';
import { readText } from './pages.js';
import { basePath, endpoints } from './reference/document.js';
import { tryForm } from './reference/try-form.js';
import { markFillable } from './samples.js';
import { chargeMachine, escrowMachine } from './states/machine.js';
import { describeMachine, drawMachine } from './states/picture.js';

/** A rendered page: its markup and its Markdown. */
export interface RenderedPage extends Page, Rendered {
  markdown: string;
}

interface Picture {
  svg: string;
  table: string;
}

/** Renders every page; computes what all pages share only once. */
export function renderSite(pages: readonly Page[]): RenderedPage[] {
  const pictures = drawPictures();
  const links = linksOfCode();
  return pages.map((page) => renderPage(page, pages, pictures, links));
}

function drawPictures(): ReadonlyMap<string, Picture> {
  return new Map([
    [
      'escrow',
      {
        svg: drawMachine('escrow', 'The life of an escrow', escrowMachine),
        table: describeMachine(escrowMachine),
      },
    ],
    [
      'charge',
      {
        svg: drawMachine('charge', 'The life of a charge', chargeMachine),
        table: describeMachine(chargeMachine),
      },
    ],
  ]);
}

/** The placeholder of a picture and its table. */
const pictureMark = /^<!-- picture: (\w+) -->$/gm;

/** The placeholder of the form that performs an operation. */
const formMark = /^<!-- try: (\w+) -->\n*/gm;

function renderPage(
  page: Page,
  pages: readonly Page[],
  pictures: ReadonlyMap<string, Picture>,
  links: CodeLinks,
): RenderedPage {
  const own = page.text.replace(/^<!-- Generated .*-->\n*/, '').replace(/^<!-- first step -->$/m, firstStep);
  const table = (name: string) => pictures.get(name)?.table ?? '';
  const marked = own
    .replace(pictureMark, (_, name: string) => `@picture ${name}@\n\n${table(name)}\n\n@end@`)
    .replace(formMark, '@try $1@\n\n');
  const codeLinks = new Map(
    [...links].filter(([, url]) => !url.startsWith(`${page.url}#`) && url !== page.url),
  );
  const resolveLink = (target: string) => resolveTarget(target, page, pages);
  const rendered = renderMarkdown(marked, { resolveLink, codeLinks });
  const html = markFillable(rendered.html)
    .replace(/<p>@try (\w+)@<\/p>\n/g, (_, name: string) => formOf(name))
    .replace('<p>@end@</p>', '</details>')
    .replace(
      /<p>@picture (\w+)@<\/p>/g,
      (_, name: string) => `${framed(pictures.get(name))}<details><summary>All of it as a table</summary>`,
    );
  const markdown = own
    .replace(pictureMark, (_, name: string) => table(name))
    .replace(formMark, '')
    .replace(/ \{#[\w.-]+\}$/gm, '')
    .replace(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${resolveTarget(target, page, pages)})`);
  return { ...page, ...rendered, html, markdown: `${markdown.trimEnd()}\n` };
}

function formOf(operationId: string): string {
  const endpoint = endpoints.find((one) => one.operationId === operationId);
  if (!endpoint) throw new Error(`No operation is called ${operationId}.`);
  return tryForm(endpoint);
}

/** Wraps a picture so that it scrolls on a phone, with the keyboard too. */
function framed(picture: Picture | undefined): string {
  const hint = '<p class="narrow">Move the picture sideways; the table below it says the same.</p>';
  return `${hint}<figure class="picture" tabindex="0">${picture?.svg ?? ''}</figure>`;
}

/** Returns the first step of the quickstart, for the start page. */
function firstStep(): string {
  const [blocks = ''] =
    /(?:^```\w+ (?:curl|sdk|cli)\n[\s\S]*?^```\n\n?)+/m.exec(readText('docs/quickstart.md')) ?? [];
  return blocks.trimEnd();
}

/** Resolves a link: a file of the repository that has a page becomes its address. */
function resolveTarget(target: string, page: Page, pages: readonly Page[]): string {
  if (page.source === null || /^(?:[a-z]+:|[/#])/.test(target)) return target;
  const [path = '', anchor] = target.split('#');
  const file = posix.join(posix.dirname(page.source), path);
  const found = pages.find(({ source }) => source === file);
  return found ? `${found.url}${anchor ? `#${anchor}` : ''}` : target;
}

/** Links inline code that names an operation, an event or an error. */
function linksOfCode(): CodeLinks {
  const links = new Map<string, string>();
  for (const { method, path, url, ...operation } of endpoints) {
    const base = basePath();
    for (const shown of [path, path.replace(/\{(\w+)\}/g, ':$1')]) {
      links.set(`${method} ${shown}`, url).set(`${method} ${base}${shown}`, url);
    }
    if (operation['x-sdk']) links.set(`client.${operation['x-sdk']}()`, url);
  }
  for (const command of commands) links.set(`escrow-cli ${command.name}`, commandUrl(command));
  for (const type of Object.keys(events)) links.set(type, `/docs/events#${type}`);
  for (const code of Object.keys(errors)) if (code.includes('_')) links.set(code, `/docs/errors#${code}`);
  return links;
}
