import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeLines, responsibilities, statementCount } from './measures.js';
import { allFiles, codeFiles, isTest, parse, place, type SourceFile, visit } from './sources.js';

const columnsMax = 110;
const functionLinesMax = 70;
const responsibilitiesMax = 12;
const statementsMax = { code: 30, test: 40 };
const linesMax = { code: 250, test: 300 };

const parsed = codeFiles.map((source) => ({ path: source.path, file: parse(source) }));

describe('Code stays small enough to read', () => {
  it(`no line has more than ${columnsMax} columns`, () => {
    const tooWide = codeFiles.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.length > columnsMax ? [`${path}:${index + 1}`] : [])),
    );
    expect(tooWide).toEqual([]);
  });

  it(`no file has more than ${linesMax.code} lines, a test ${linesMax.test}, besides its tables`, () => {
    const measured = parsed.map(({ path, file }) => ({ path, lines: codeLines(file, file) }));
    const tooLong = measured.filter(({ path, lines }) => lines > linesMax[kindOf(path)]);
    expect(tooLong.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  });

  it(`no file exports more than ${responsibilitiesMax} functions and classes`, () => {
    const measured = parsed.map(({ path, file }) => ({ path, names: responsibilities(file) }));
    const tooMany = measured.filter(({ names }) => names.length > responsibilitiesMax);
    expect(tooMany.map(({ path, names }) => `${path}: ${names.join(', ')}`)).toEqual([]);
  });

  it('no function has more statements or lines than one reads at once', { timeout: 120_000 }, () => {
    // A migration is one list of statements in the order of the schema; cutting it hides the order.
    const measured = codeFiles.filter(({ path }) => !path.includes('/migrations/'));
    expect(measured.flatMap(longFunctions)).toEqual([]);
  });

  it('there is code to measure', () => {
    expect(allFiles.length).toBeGreaterThan(codeFiles.length);
    expect(codeFiles.length).toBeGreaterThan(50);
  });
});

describe('The measures of size', () => {
  const found = (text: string) => longFunctions({ path: 'example.test.ts', text });
  const fileOf = (text: string) => parse({ path: 'example.ts', text });
  const linesOf = (text: string) => codeLines(fileOf(text), fileOf(text));

  it('find a long function by its statements, and by its lines', () => {
    const statements = 'call();\n'.repeat(statementsMax.test + 1);
    const lines = `return 0\n${'+ 1\n'.repeat(functionLinesMax)}`;
    for (const body of [statements, lines]) {
      expect(found(`function long() {\n${body}}`)).toHaveLength(1);
      expect(found(`it('is long', () => {\n${body}});`)).toHaveLength(1);
    }
  });

  it('see through the blocks that only group tests', () => {
    const tests = "it('is short', () => {});\n".repeat(statementsMax.test + 1);
    expect(found(`describe.each([1])('a group', () => {\n${tests}});`)).toEqual([]);
  });

  it('count a table as one line, however long it is', () => {
    const rows = "{ name: 'a',\n size: 1 },\n".repeat(functionLinesMax);
    expect(linesOf(`const table = [\n${rows}];\ncall(table);`)).toBe(2);
    expect(found(`function listed() {\nreturn [\n${rows}];\n}`)).toEqual([]);
  });

  it('count the functions in a table like any other', () => {
    expect(linesOf('const routes = {\n  path: "/",\n  get: () => {\n    call();\n  },\n};')).toBe(4);
  });

  it('count a statement with the function it belongs to', () => {
    const [outer] = fileOf('function outer() { if (a) { b(); } const c = () => { d(); e(); }; }').statements;
    expect(outer && statementCount(outer)).toBe(3);
  });

  it('name the functions and classes that a file exports, and no values or types', () => {
    const text = `export function a() {}
      export const b = () => 1, size = 2;
      export class C {}
      export interface D {}
      function inner() {}`;
    expect(responsibilities(fileOf(text))).toEqual(['a', 'b', 'C']);
  });
});

type Kind = keyof typeof statementsMax;

function kindOf(path: string): Kind {
  return isTest(path) ? 'test' : 'code';
}

function longFunctions(source: Pick<SourceFile, 'path' | 'text'>): string[] {
  const file = parse(source);
  const most = statementsMax[kindOf(source.path)];
  const found: string[] = [];
  visit(file, (node) => {
    if (!ts.isFunctionLike(node) || isGroup(node)) return;
    const lines = codeLines(file, node);
    const statements = statementCount(node);
    if (lines > functionLinesMax) found.push(`${place(file, node)}: ${lines} lines`);
    if (statements > most) found.push(`${place(file, node)}: ${statements} statements`);
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
