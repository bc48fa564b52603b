import ts from 'typescript';
import { visit } from './sources.js';

/**
 * The lines of a node, where a literal of several lines counts as one: a long table is data. A function
 * inside the literal counts as it would outside.
 */
export function codeLines(file: ts.SourceFile, node: ts.Node): number {
  const lines = new Set<number>();
  count(node);
  return lines.size;

  function count(part: ts.Node): void {
    const first = lineOf(file, part.getStart(file));
    const last = lineOf(file, part.getEnd());
    if (isLiteral(part)) for (let line = first + 1; line <= last; line += 1) lines.delete(line);
    else if (part === node || hasBody(part)) for (let line = first; line <= last; line += 1) lines.add(line);
    ts.forEachChild(part, count);
  }
}

/** The statements of a function or file itself: those of the functions inside it are counted with them. */
export function statementCount(node: ts.Node): number {
  let statements = 0;
  ts.forEachChild(node, function count(part) {
    if (ts.isFunctionLike(part) && hasBody(part)) return;
    if (ts.isStatement(part) && !ts.isBlock(part)) statements += 1;
    ts.forEachChild(part, count);
  });
  return statements;
}

/** The functions and classes that a file exports: what it is responsible for. */
export function responsibilities(file: ts.SourceFile): string[] {
  return file.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      return [statement.name?.text ?? 'default'];
    }
    if (!ts.isVariableStatement(statement)) return [];
    const declared = statement.declarationList.declarations;
    return declared.filter(({ initializer }) => initializer && hasBody(initializer)).map(nameOf);
  });
}

/** Literals that are spread where they stand: their members could have been written there. */
export function spreadLiterals(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  visit(file, (node) => {
    if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node)) return;
    const spread = withoutParentheses(node.expression);
    const isOwn = ts.isSpreadAssignment(node) ? ts.isObjectLiteralExpression : ts.isArrayLiteralExpression;
    if (isOwn(spread)) found.push(node);
  });
  return found;
}

/** Names given to imported or destructured functions only to dodge a clash: `accept: accepting`. */
export function gerundAliases(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  visit(file, (node) => {
    if (!ts.isBindingElement(node) && !ts.isImportSpecifier(node)) return;
    if (!node.propertyName || !ts.isIdentifier(node.name)) return;
    if (isGerundOf(node.name.text, node.propertyName.getText(file))) found.push(node);
  });
  return found;
}

/** `accepting` of `accept`, `releasing` of `release`, `cancelling` of `cancel`. */
function isGerundOf(alias: string, name: string): boolean {
  const stem = /^(\w{2,})ing(s?|[A-Z]\w*)$/.exec(alias)?.[1];
  return stem !== undefined && name !== alias && name.startsWith(stem.replace(/(.)\1$/, '$1'));
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function nameOf({ name }: ts.VariableDeclaration): string {
  return name.getText();
}

function isLiteral(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

function hasBody(node: ts.Node): boolean {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line;
}
