import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { type Assets, layOut, markdownUrl } from './layout.js';
import { Output } from './output.js';
import { listPages } from './pages.js';
import { collectionUrl, requestCollection } from './reference/collection.js';
import { searchEntries } from './search.js';
import { type RenderedPage, renderSite } from './site.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Writes the site to `dist/`. */
async function buildSite(): Promise<void> {
  const pages = renderSite(listPages());
  const output = new Output(at('dist'));
  const assets = await writeAssets(output, pages);
  for (const page of pages) {
    const name = page.url === '/docs' ? 'index' : page.url.slice('/docs/'.length);
    const markdown = markdownUrl(page.url);
    output.add(page.url, `${name}.html`, layOut(page, pages, assets), markdown);
    output.add(markdown, `${name}.md`, page.markdown);
  }
  output.add('/docs/not-found', 'not-found.html', layOut(notFound(), pages, assets));
  output.add(collectionUrl, 'escrow-checkout.postman_collection.json', JSON.stringify(requestCollection()));
  output.add('/llms.txt', 'llms.txt', indexForModels(pages));
  output.add('/llms-full.txt', 'llms-full.txt', everything(pages));
  output.finish();
}

async function writeAssets(output: Output, pages: readonly RenderedPage[]): Promise<Assets> {
  const style = await transform(readFileSync(at('assets/style.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  return {
    style: output.addAsset('style.css', style.code),
    script: output.addAsset('site.js', await bundle('assets/site.js', 'iife')),
    themeScript: output.addAsset('theme.js', await bundle('assets/theme.js', 'iife')),
    tryScript: output.addAsset('try.js', await bundle('assets/try.js', 'esm')),
    searchScript: output.addAsset('search.js', await bundle('assets/search.js', 'esm')),
    searchIndex: output.addAsset('search.json', JSON.stringify(searchEntries(pages))),
  };
}

async function bundle(entry: string, format: 'iife' | 'esm'): Promise<string> {
  const built = await build({
    entryPoints: [at(entry)],
    bundle: true,
    minify: true,
    format,
    target: 'es2020',
    write: false,
  });
  return built.outputFiles[0]?.text ?? '';
}

function notFound(): RenderedPage {
  const html = '<h1>There is no such page</h1><p>It may have moved: <a href="/docs/all">all pages</a>.</p>';
  const about = 'There is no such page.';
  return {
    url: '/docs/all',
    title: 'Not found',
    about,
    section: 'Start',
    group: null,
    text: '',
    source: null,
    html,
    headings: [],
    markdown: '',
  };
}

/** Joins all pages, each with its address, for programs that read the whole site at once. */
function everything(pages: readonly RenderedPage[]): string {
  const read = pages.filter(({ url }) => url !== '/docs/all');
  return read.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown}`).join('\n---\n\n');
}

/** Lists all pages, for programs that read Markdown. */
function indexForModels(pages: readonly RenderedPage[]): string {
  const names = [...new Set(pages.map(({ section, group }) => group ?? section))];
  const groups = names.map((name) => {
    const here = pages.filter(
      ({ section, group, url }) => (group ?? section) === name && url !== '/docs/all',
    );
    const lines = here.map(({ title, url, about }) => `- [${title}](${markdownUrl(url)}): ${about}`);
    return `## ${name}\n\n${lines.join('\n')}`;
  });
  const about =
    '> An escrow checkout for merchants in Nigeria: a buyer pays by bank transfer, the money is held, ' +
    'and it reaches the seller after delivery. Amounts are integers in kobo. ' +
    'The API document is at /openapi.json and /openapi.yaml; /llms-full.txt is all pages below in one.';
  return `# Escrow Checkout\n\n${about}\n\n${groups.join('\n\n')}\n`;
}

await buildSite();
