import { posix } from 'node:path';
import ts from 'typescript';
import { codeFiles, isTest, parse, type SourceFile, visit } from './sources.js';

export interface Import {
  from: string;
  /** A path from the repository's root, or a package's name (`node:` names as they are). */
  to: string;
  /** Whether it brings types alone and leaves nothing at run time. */
  isType: boolean;
}

/** Every import of the code that ships: static, dynamic and re-exports. Tests may reach anywhere. */
export const shippedImports: readonly Import[] = codeFiles
  .filter(({ path }) => !isTest(path) && !path.startsWith('test/'))
  .flatMap(importsOf);

export function importsOf(source: Pick<SourceFile, 'path' | 'text'>): Import[] {
  const found: Import[] = [];
  visit(parse(source), (node) => {
    const specifier = specifierOf(node);
    if (!specifier) return;
    found.push({
      from: source.path,
      to: resolve(source.path, specifier.text),
      isType: isOfTypes(node),
    });
  });
  return found;
}

function isOfTypes(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true;
}

function specifierOf(node: ts.Node): ts.StringLiteral | undefined {
  const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const specifier = isStatic ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, depth).join('/');
}
