import type { SourceFile } from './sources.js';

const topFolders = 'contract|server|web|sdk|cli|openapi|test|docs|scripts|\\.ci';
const pathPattern = new RegExp(`(?<![\\w./@-])(?:${topFolders})/[\\w./-]*`, 'g');

/**
 * The paths of this repository that a document names in its text, without what only a build or a run makes.
 */
export function pathsNamed({ text }: Pick<SourceFile, 'text'>): string[] {
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code?.match(pathPattern) ?? []);
  return inCode.map(trimEnd).filter((path) => !path.includes('/dist'));
}

/**
 * The paths that a layout drawn in a document names: a block whose first line begins with a folder, one entry
 * a line, where an indented entry lies in the folder above it. Entries that stand for many (`<resource>`) are
 * left out.
 */
export function pathsDrawn({ text }: Pick<SourceFile, 'text'>): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block]) => block ?? '');
  return blocks
    .filter((block) => /^[\w.-]+\/\S*( |$)/m.test(block.split('\n')[0] ?? ''))
    .flatMap(readDrawing);
}

function readDrawing(block: string): string[] {
  const folders: { indent: number; path: string }[] = [];
  return block.split('\n').flatMap((line) => {
    const entry = /^( *)([\w.-]+[\w./-]*)(?= |$)/.exec(line);
    if (!entry) return [];
    const indent = entry[1]?.length ?? 0;
    while (indent <= (folders.at(-1)?.indent ?? -1)) folders.pop();
    const path = `${folders.at(-1)?.path ?? ''}${entry[2]}`;
    if (path.endsWith('/')) folders.push({ indent, path });
    return [trimEnd(path)];
  });
}

function trimEnd(path: string): string {
  return path.replace(/[./-]+$/, '');
}
