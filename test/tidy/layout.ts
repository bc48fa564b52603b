import type { SourceFile } from './sources.js';

type Text = Pick<SourceFile, 'text'>;

const topFolders = 'contract|server|web|sdk|cli|openapi|site|test|docs|deploy|scripts|\\.ci';
const pathPattern = new RegExp(`(?<![\\w./@-])(?:${topFolders})/[\\w./-]*`, 'g');

/** The paths of this repository that a document names in its text, without what only a build makes. */
export function pathsNamed({ text }: Text): string[] {
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code?.match(pathPattern) ?? []);
  return inCode.map(trimEnd).filter((path) => !path.includes('/dist'));
}

/**
 * The paths that a layout drawn in a document names: a block whose first line begins with a folder, one entry
 * a line. An indented entry lies in one of the folders above it, or beside them where lines only relate
 * packages. Entries that stand for many (`<resource>`) are left out.
 */
export function pathsDrawn({ text }: Text, exists: (path: string) => boolean): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block]) => block ?? '');
  return blocks
    .filter((block) => /^[\w.-]+\/\S*( |$)/.test(block))
    .flatMap((block) => readDrawing(block, exists));
}

function readDrawing(block: string, exists: (path: string) => boolean): string[] {
  const folders: { indent: number; path: string }[] = [];
  return block.split('\n').flatMap((line) => {
    const entry = /^( *)([\w.-]+[\w./-]*)(?= |$)/.exec(line.replace(/[│├└─]/g, ' '));
    if (!entry) return [];
    const [, { length: indent } = '', name = ''] = entry;
    while (indent <= (folders.at(-1)?.indent ?? -1)) folders.pop();
    const candidates = [...folders.map(({ path }) => path).reverse(), ''].map((folder) => `${folder}${name}`);
    const path = candidates.find((candidate) => exists(trimEnd(candidate))) ?? candidates[0] ?? name;
    if (path.endsWith('/')) folders.push({ indent, path });
    return [trimEnd(path)];
  });
}

function trimEnd(path: string): string {
  return path.replace(/[./-]+$/, '');
}
