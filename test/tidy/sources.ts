import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const skippedFolders = new Set(['node_modules', 'dist', 'data', 'coverage', '.git']);
const skippedFiles = /\.(log|tgz|tsbuildinfo|png|ico|woff2)$|^\.(DS_Store|git)$|^\.env/;

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: string[];
}

/** Every text file of the repository; what is installed, built or left by a running server is not its own. */
export const allFiles: readonly SourceFile[] = walk(root).map(read);

/** The code that people write and read: generated files answer to their generator. */
export const codeFiles = allFiles.filter(
  ({ path }) => /\.(ts|tsx|mts|js|mjs|cjs)$/.test(path) && !path.includes('.generated.'),
);

export const testFiles = codeFiles.filter(({ path }) => isTest(path));

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function parse({ path, text }: Pick<SourceFile, 'path' | 'text'>): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Visits every node below this one, parents first. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** `path:line`, as editors and terminals link it. */
export function place(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : walk(path);
    return entry.isFile() && !skippedFiles.test(entry.name) ? [path] : [];
  });
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path: relative(root, path).split(sep).join('/'), text, lines: text.split('\n') };
}
