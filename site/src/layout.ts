import type { Page, Section } from './page.js';
import { collectionUrl } from './reference/collection.js';
import { basePath } from './reference/document.js';
import type { RenderedPage } from './site.js';

/** The addresses of the style sheet and the scripts, which change with their content. */
export interface Assets {
  style: string;
  script: string;
  themeScript: string;
  searchScript: string;
  tryScript: string;
  searchIndex: string;
}

/** Returns the address of a page's Markdown. */
export function markdownUrl(url: string): string {
  return url === '/docs' ? '/docs/index.md' : `${url}.md`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' " +
  "height='16' rx='4' fill='%230b6b50'/%3E%3Cpath d='M4.5 8.2l2.4 2.4 4.6-5' fill='none' stroke='white' " +
  "stroke-width='1.8'/%3E%3C/svg%3E";

/** Renders the document of a page. Everything in it works without a script. */
export function layOut(page: RenderedPage, pages: readonly Page[], assets: Assets): string {
  const title = page.url === '/docs' ? 'Escrow Checkout documentation' : `${page.title} · Escrow Checkout`;
  const search =
    `<a class="search" href="/docs/all" data-script="${assets.searchScript}"` +
    ` data-index="${assets.searchIndex}">Search <kbd>/</kbd></a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(page.about)}">
<link rel="stylesheet" href="${assets.style}">
<link rel="icon" href="${icon}">
<link rel="alternate" type="text/markdown" href="${markdownUrl(page.url)}" title="This page as Markdown">
<script src="${assets.themeScript}"></script>
<script src="${assets.script}" defer></script>
</head>
<body data-try-script="${assets.tryScript}" data-base="${basePath()}">
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="brand" href="/docs">Escrow Checkout</a>
<span class="tools"><button type="button" class="theme" hidden>Theme</button>${search}
<a class="open-menu" href="#menu">Menu</a></span></header>
<div class="frame">
<nav id="menu" class="menu" aria-label="Documentation"><a class="close-menu" href="#content">Close</a>
<button type="button" class="theme" hidden>Theme</button>
${menu(page, pages)}</nav>
<main id="content" tabindex="-1">${body(page)}${neighbours(page, pages)}
<footer><a href="${markdownUrl(page.url)}">This page as Markdown</a> <a href="/openapi.json">OpenAPI</a>
<a href="${collectionUrl}" download>Postman</a> <a href="/llms.txt">llms.txt</a>
<a href="/docs/changelog">Changelog</a></footer></main>
${contents(page)}
</div>
</body>
</html>
`;
}

/** Lays out the start page in two columns, split at its horizontal rules; other pages are unchanged. */
function body({ url, html }: RenderedPage): string {
  if (url !== '/docs') return html;
  const [left = '', right = '', ...rest] = html.split(/<hr>\n?/);
  return `<div class="opening"><div>${left}</div><div>${right}</div></div>${rest.join('')}`;
}

const sections: readonly Section[] = ['Start', 'Guides', 'Basics', 'Tools', 'Reference', 'Operators'];

function menu(page: Page, pages: readonly Page[]): string {
  return sections
    .map((section) => {
      const here = pages.filter((one) => one.section === section && one.group === null);
      return `<h2>${section}</h2><ul>${here.map((one) => item(one, page, pages)).join('')}</ul>`;
    })
    .join('');
}

function item({ url, title }: Page, current: Page, pages: readonly Page[]): string {
  const mark = url === current.url ? ' aria-current="page"' : '';
  // In the group of commands, the prefix is redundant.
  const name = title.replace(/^Commands: (.)/, (_, first: string) => first.toUpperCase());
  const link = `<a href="${url}"${mark}>${escapeText(name)}</a>`;
  const below =
    url === '/docs/reference'
      ? operationsBelow(current, pages)
      : url === '/docs/commands' && current.url.startsWith(url)
        ? listBelow('Commands', current, pages)
        : '';
  return `<li>${link}${below}</li>`;
}

/** Groups that do not consist of operations. */
const listed: ReadonlySet<string> = new Set(['Objects', 'Commands']);

function listBelow(group: string, current: Page, pages: readonly Page[]): string {
  const inside = pages.filter((one) => one.group === group);
  return `<ul>${inside.map((one) => item(one, current, pages)).join('')}</ul>`;
}

/** Renders the groups of operations; only the current one is unfolded. */
function operationsBelow(current: Page, pages: readonly Page[]): string {
  const names = [...new Set(pages.flatMap(({ group }) => (group && !listed.has(group) ? [group] : [])))];
  const groups = names.map((name) => {
    const link = `<a href="/docs/reference#${name.toLowerCase()}">${name}</a>`;
    const inside = current.group === name ? pages.filter(({ group }) => group === name) : [];
    const list = inside.map((one) => item(one, current, pages)).join('');
    return `<li>${link}${list && `<ul>${list}</ul>`}</li>`;
  });
  return `<ul>${groups.join('')}</ul>`;
}

/** Renders the contents of a page; short pages have none. */
function contents({ headings }: RenderedPage): string {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 3 || shown.length > 40) return '';
  const links = shown.map(
    ({ id, title }) => `<li><a href="#${escapeText(id)}">${escapeText(title)}</a></li>`,
  );
  const list = `<h2>On this page</h2><ul>${links.join('')}</ul>`;
  return `<aside class="contents"><nav aria-label="On this page">${list}</nav></aside>`;
}

/** Renders links to the previous and next page, for pages read in order. */
function neighbours(page: Page, pages: readonly Page[]): string {
  const row = pages.filter(({ group, url }) => group === page.group && url !== '/docs/all');
  const at = row.findIndex(({ url }) => url === page.url);
  if (at < 0) return '';
  const link = (one: Page | undefined, rel: string, word: string) =>
    one ? `<a rel="${rel}" href="${one.url}"><span>${word}</span> ${escapeText(one.title)}</a>` : '';
  const links = link(row[at - 1], 'prev', 'Before') + link(row[at + 1], 'next', 'Next');
  return links && `<nav class="neighbours" aria-label="Before and after">${links}</nav>`;
}
