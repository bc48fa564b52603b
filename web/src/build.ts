import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const sources = {
  style: { source: 'assets/pages.css', loader: 'css', type: 'text/css; charset=utf-8' },
  dashboardStyle: { source: 'assets/dashboard.css', loader: 'css', type: 'text/css; charset=utf-8' },
  script: { source: 'assets/pages.js', loader: 'js', type: 'text/javascript; charset=utf-8' },
  brandScript: { source: 'assets/brand.js', loader: 'js', type: 'text/javascript; charset=utf-8' },
  photosScript: { source: 'assets/photos.js', loader: 'js', type: 'text/javascript; charset=utf-8' },
  passkeyScript: { source: 'assets/passkey.js', loader: 'js', type: 'text/javascript; charset=utf-8' },
} as const;

/** Writes the minified style sheets and scripts, their compressed copies, and a list for the server. */
async function buildAssets(): Promise<void> {
  mkdirSync(at('dist/assets'), { recursive: true });
  const list: Record<string, object> = {};
  for (const [name, { source, loader, type }] of Object.entries(sources)) {
    const text = readFileSync(at(source), 'utf8');
    const { code } = await transform(text, { loader, minify: true, target: 'es2020' });
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 10);
    const file = source.replace('assets/', '').replace(/(?=\.\w+$)/, `-${digest}`);
    writeFileSync(at(`dist/assets/${file}`), code);
    writeFileSync(at(`dist/assets/${file}.gz`), gzipSync(code, { level: 9 }));
    list[name] = { path: `/assets/${file}`, type, file };
  }
  writeFileSync(at('dist/assets/list.json'), JSON.stringify(list));
}

/** Writes the pages as one file, since Node takes longer to find and read 180 modules than to run them. */
async function buildPages(): Promise<void> {
  await build({
    entryPoints: [at('src/index.ts')],
    outfile: at('dist/index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: true,
  });
}

await buildPages();
await buildAssets();
