import { basePath, type ErrorCode, Problem } from '@escrow-checkout/contract';
import { checkPromised, checkShape } from '../../harness/promised.js';
import type { Input } from './inputs.js';
import type { Received } from './send.js';

/** Faults of others, which the sandbox imitates when a request asks it to. */
const faultsOfOthers: readonly ErrorCode[] = [
  'partner_unavailable',
  'partner_error',
  'live_mode_unavailable',
];

/** What only a fault of ours would print: a frame of a stack, a path of the machine, a statement, a type. */
const traces = new RegExp(
  [
    /\n\s+at .+:\d+:\d+/,
    /node_modules|\/src\/|\.(?:ts|js):\d+/,
    /SQLITE_|syntax error at/,
    /(?:Type|Range|Reference|Syntax)Error/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Returns what is wrong with an answer; null if nothing is. */
export function wrongWith(input: Input, { status, type, text }: Received): string | null {
  if (status < 200) return `the status is ${status}`;
  // Texts of the request are repeated, and the documentation prints errors of its own.
  if (status >= 400 && traces.test(text)) return 'it prints a trace';
  if (status >= 500 && !isFaultOfOthers(text)) return `the status is ${status}`;
  const { isApi, method } = input;
  if (!isApi || method === 'HEAD') return null;
  const path = input.path.slice(basePath.length);
  if (type.includes('html') || /<html|<!doctype/i.test(text.slice(0, 200))) return 'it is HTML';
  if (status < 400) return thrownBy(() => checkShape(method, path, status, text));
  const problem = problemIn(text);
  if (typeof problem === 'string') return problem;
  if (problem.status !== status || type !== 'application/problem+json') return 'its status or type differs';
  return thrownBy(() => checkPromised(method, path, problem.code));
}

function problemIn(text: string) {
  try {
    const parsed = Problem.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : `it does not fit the schema of problems: ${parsed.error.message}`;
  } catch {
    return 'it is not JSON';
  }
}

function isFaultOfOthers(text: string): boolean {
  const problem = problemIn(text);
  return typeof problem !== 'string' && faultsOfOthers.includes(problem.code);
}

/** Returns the message of what a check throws; null if it throws nothing. */
function thrownBy(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
