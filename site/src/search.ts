import type { RenderedPage } from './site.js';

/** An entry of the search index. */
export interface SearchEntry {
  url: string;
  title: string;
  /** The page it belongs to, unless it is a page. */
  page: string;
  text: string;
  /** Set for the page of an operation, which comes before other results. */
  isOperation?: true;
}

const textLengthMax = 300;

/** Lists every page, and every section of the pages that are searched by section. */
export function searchEntries(pages: readonly RenderedPage[]): SearchEntry[] {
  return pages
    .filter(({ url }) => url !== '/docs/all')
    .flatMap((page) => (inParts(page) ? partsOf(page) : [wholeOf(page)]));
}

/** Whether a page is indexed by section; pages of the reference are indexed as a whole. */
function inParts({ group }: RenderedPage): boolean {
  return group === null || group === 'Commands';
}

/** Adds the names of all fields, so that a search for a field finds its operation or object. */
function wholeOf({ url, title, html, about, group }: RenderedPage): SearchEntry {
  const fields = [...html.matchAll(/<li class="field"><code>([^<]+)</g)].map(([, name]) => name);
  const opening = /^<h1[\s\S]*?<\/h1>\s*<p>[\s\S]*?<\/p>/;
  const described = html.replace(opening, '').replace(/<(ul|h2)[\s\S]*$/, '');
  const text = `${about} ${plain(described)}`.slice(0, textLengthMax);
  const entry = { url, title, page: group ?? '', text: `${text} ${[...new Set(fields)].join(' ')}` };
  return url.startsWith('/docs/reference/') ? { ...entry, isOperation: true } : entry;
}

function partsOf({ url, title, html, headings, about }: RenderedPage): SearchEntry[] {
  const parts = html.split(/(?=<h[123] id=)/).filter((part) => part.startsWith('<h'));
  return parts.map((part, index) => {
    const heading = headings.find(({ id }) => part.startsWith(`<h${part[2]} id="${id}"`));
    const own = part.replace(/^<h\d[\s\S]*?<\/h\d>/, '');
    const text = withNames(plain(own).slice(0, textLengthMax), own);
    if (index === 0 || !heading) return { url, title, page: '', text: `${about} ${text}` };
    return { url: `${url}#${heading.id}`, title: heading.title, page: title, text };
  });
}

/** Adds the names in inline code, so that a search for a name finds every place that mentions it. */
function withNames(text: string, html: string): string {
  const names = [...html.matchAll(/<code>([\w.-]{4,40})</g)].map(([, name = '']) => name);
  return [text, ...new Set(names.filter((name) => !text.includes(name)))].join(' ');
}

function plain(html: string): string {
  return html
    .replace(/<pre[\s\S]*?<\/pre>|<svg[\s\S]*?<\/svg>|<fieldset[\s\S]*?<\/fieldset>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#\d+);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
