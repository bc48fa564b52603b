import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allFiles, codeFiles, isTest, parse, place, type SourceFile, visit } from './sources.js';

const columnsMax = 110;
const functionLinesMax = 70;
const linesMax = 250;
const testLinesMax = 350;

describe('Code stays small enough to read', () => {
  it(`no file has more than ${linesMax} lines, no test file more than ${testLinesMax}`, () => {
    const tooLong = codeFiles.filter(
      (file) => lineCount(file) > (isTest(file.path) ? testLinesMax : linesMax),
    );
    expect(tooLong.map((file) => `${file.path}: ${lineCount(file)} lines`)).toEqual([]);
  });

  it(`no line has more than ${columnsMax} columns`, () => {
    const tooWide = codeFiles.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.length > columnsMax ? [`${path}:${index + 1}`] : [])),
    );
    expect(tooWide).toEqual([]);
  });

  it(`no function has more than ${functionLinesMax} lines`, () => {
    // A migration is one list of statements in the order of the schema; cutting it hides the order.
    const measured = codeFiles.filter(({ path }) => !path.includes('/migrations/'));
    expect(measured.flatMap(longFunctions)).toEqual([]);
  });

  it('the measure sees a long function, and sees through the blocks that only group tests', () => {
    const body = 'call();\n'.repeat(functionLinesMax + 1);
    const found = (text: string) => longFunctions({ path: 'example.test.ts', text, lines: [] });
    expect(found(`function long() {\n${body}}`)).toHaveLength(1);
    expect(found(`it('is long', () => {\n${body}});`)).toHaveLength(1);
    expect(found(`describe.each([1])('a group', () => {\n${body}});`)).toEqual([]);
  });

  it('there is code to measure', () => {
    expect(allFiles.length).toBeGreaterThan(codeFiles.length);
    expect(codeFiles.length).toBeGreaterThan(50);
  });
});

function lineCount({ lines }: SourceFile): number {
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}

function longFunctions(source: SourceFile): string[] {
  const file = parse(source);
  const found: string[] = [];
  visit(file, (node) => {
    if (!ts.isFunctionLike(node) || isGroup(node)) return;
    const lines = lineOf(file, node.getEnd()) - lineOf(file, node.getStart()) + 1;
    if (lines > functionLinesMax) found.push(`${place(file, node)}: ${lines} lines`);
  });
  return found;
}

/**
 * The callback of a `describe`, or of a loop over databases, holds tests; it is a section, not a function.
 */
function isGroup(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node.parent) && /^(describe|forEach[A-Z]\w*)\b/.test(node.parent.expression.getText())
  );
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line;
}
