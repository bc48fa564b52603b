import { basePath, type ErrorCode, Problem } from '@escrow-checkout/contract';
import { checkPromised } from '../../harness/promised.js';
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
  if (!input.isApi || input.method === 'HEAD') return null;
  if (type.includes('html') || /<html|<!doctype/i.test(text.slice(0, 200))) return 'it is HTML';
  if (status < 400) return null;
  const problem = problemIn(text);
  if (typeof problem === 'string') return problem;
  if (problem.status !== status || type !== 'application/problem+json') return 'its status or type differs';
  return unpromised(input, problem.code);
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

function unpromised({ method, path }: Input, code: ErrorCode): string | null {
  try {
    checkPromised(method, path.slice(basePath.length), code);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
