import { usage } from './exit.js';
import { hints } from './nearest.js';
import type { Terminal } from './output.js';
import { harmless, printableJson } from './printable.js';

/** The parsed `--json` and `--query`. */
export interface Selection {
  json: boolean;
  fields?: readonly string[];
  path?: readonly (string | number)[];
}

function refuseUnknown(names: readonly string[], known: readonly string[], flag: string): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw usage(
    `${flag} has no field ${unknown.map((name) => `'${name}'`).join(', ')}.`,
    ...hints(unknown, known),
  );
}

/** Splits `credits[0].amount` into steps. */
function parsePath(text: string): (string | number)[] {
  if (!/^(?:[A-Za-z_][\w-]*|\[\d+\])(?:\.[A-Za-z_][\w-]*|\[\d+\])*$/.test(text)) {
    throw usage(`--query must be a path such as credits[0].amount, not '${text}'.`);
  }
  const steps = text.match(/[A-Za-z_][\w-]*|\d+(?=\])/g) ?? [];
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The fields of an answer; without them, any name is accepted. */
interface Answering {
  answer?: { names: readonly string[]; item?: readonly string[] };
}

export function readSelection(
  { answer }: Answering,
  json: string | boolean | undefined,
  query: string | undefined,
): Selection {
  const fields =
    typeof json === 'string' && json !== '' ? json.split(',').map((name) => name.trim()) : undefined;
  if (fields && answer) refuseUnknown(fields, answer.item ?? answer.names, '--json');
  if (query === undefined) return { json: json !== undefined, ...(fields ? { fields } : {}) };
  if (fields) throw usage('Give either --query or --json=<fields>, not both.');
  const path = parsePath(query);
  if (answer) refuseUnknown([String(path[0])], answer.names, '--query');
  return { json: json !== undefined, path };
}

function pick(value: unknown, fields: readonly string[]): unknown {
  const source = value as Record<string, unknown>;
  return Object.fromEntries(fields.filter((name) => name in source).map((name) => [name, source[name]]));
}

function pickFields(answer: unknown, fields: readonly string[]): unknown {
  const list = (answer as { data?: unknown }).data;
  if (!Array.isArray(list)) return pick(answer, fields);
  return { ...(answer as object), data: list.map((item) => pick(item, fields)) };
}

function follow(answer: unknown, path: readonly (string | number)[]): unknown {
  let value = answer;
  for (const step of path) value = (value as Record<string | number, unknown> | null | undefined)?.[step];
  return value ?? null;
}

/** Returns an answer as the flags select it; undefined when people read it. */
export function selected(
  answer: unknown,
  selection: Selection,
  { indent = 2, terminal = false }: { indent?: number; terminal?: Terminal } = {},
): string | undefined {
  if (selection.path) {
    const value = follow(answer, selection.path);
    if (typeof value !== 'string' || selection.json) return printableJson(value, indent);
    // A terminal would obey control characters.
    return terminal === false ? value : harmless(value);
  }
  if (!selection.json) return undefined;
  return printableJson(selection.fields ? pickFields(answer, selection.fields) : answer, indent);
}
