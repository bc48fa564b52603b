import { compareSchemas } from './schema-comparison.js';
import { type Node, node } from './tree.js';

const problem = { $ref: '#/components/schemas/Problem' };

/** Returns the error codes with their status and whether a retry can succeed. */
export function codesOf({ codes, components }: Node): Node {
  if (codes) return node(codes);
  const examples = Object.entries(node(node(components).examples));
  const entries = examples.map(([code, example]): [string, Node] => {
    const { status = null, retryable = null } = node(node(example).value);
    return [code, { status, retryable }];
  });
  return Object.fromEntries(entries);
}

/** Error codes keep their status and the fields of their document; new codes are allowed. */
export function compareCodes(documents: readonly [released: Node, current: Node]): string[] {
  const [old, now] = [codesOf(documents[0]), codesOf(documents[1])];
  const codes = Object.entries(old).flatMap(([code, before]) => {
    if (!(code in now)) return [`code ${code}: is gone`];
    const after = node(now[code]);
    return Object.entries(node(before)).flatMap(([key, value]) =>
      after[key] === value ? [] : [`code ${code}: ${key} is ${after[key]}, was ${value}`],
    );
  });
  return [...codes, ...compareSchemas('problem', [problem, problem], documents, 'answer')];
}
