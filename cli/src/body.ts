import { readFileSync } from 'node:fs';
import type { Host } from './context.js';
import { usage } from './exit.js';
import { attributeOf, daysOperation, flagOf, flagsOf, type Values } from './flags.js';
import { readKobo, readNaira } from './money.js';
import { hints } from './nearest.js';
import type { FieldRow, OperationRow } from './operation-rows.js';
import { readStdin } from './settings.js';
import { readTime } from './time.js';

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string, source: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw usage(`${source} is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw usage(`${source} must be a JSON object.`);
  return value;
}

/** Returns the names in a file that no field has. A field that takes any JSON is not searched. */
function unknownNames(known: readonly string[], given: Json, prefix = ''): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (known.includes(path)) return [];
    if (!known.some((one) => one.startsWith(`${path}.`))) return [path];
    return isObject(value) ? unknownNames(known, value, `${path}.`) : [];
  });
}

function refuseUnknown({ fields, previews }: OperationRow, given: Json): void {
  const known = fields.filter((field) => field.in === 'body').map(({ path }) => path.join('.'));
  if (previews === 'body') known.push('dry_run');
  const unknown = unknownNames(known, given);
  if (unknown.length === 0) return;
  throw usage(
    `--from has unknown fields: ${unknown.map((name) => `'${name}'`).join(', ')}.`,
    ...hints(unknown, known),
  );
}

async function readFrom(row: OperationRow, host: Host, values: Values): Promise<Json> {
  const file = values.from as string | undefined;
  if (file === undefined) return {};
  if (file === '-' && values.apiKeyStdin) throw usage('--from - and --api-key-stdin cannot both read stdin.');
  try {
    const text = file === '-' ? await readStdin(host) : readFileSync(file, 'utf8');
    const given = parseObject(text.replace(/^\uFEFF/, ''), '--from');
    refuseUnknown(row, given);
    return given;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw usage(`--from cannot be read: ${(error as Error).message}`);
  }
}

function readAmount(field: FieldRow, values: Values): number | undefined {
  const [koboFlag = '', nairaFlag = ''] = flagsOf(field);
  const bare = flagOf(field);
  if (values[attributeOf(bare)] !== undefined) {
    throw usage(`${bare} has no unit.`, `Use ${koboFlag} (100 kobo are one naira) or ${nairaFlag}.`);
  }
  const kobo = values[attributeOf(koboFlag)] as string | undefined;
  const naira = values[attributeOf(nairaFlag)] as string | undefined;
  if (kobo !== undefined && naira !== undefined)
    throw usage(`Give either ${koboFlag} or ${nairaFlag}, not both.`);
  if (kobo !== undefined) return readKobo(kobo, koboFlag);
  return naira === undefined ? undefined : readNaira(naira, nairaFlag);
}

function readField(field: FieldRow, values: Values): unknown {
  if (field.type === 'amount') return readAmount(field, values);
  const value = values[attributeOf(flagOf(field))];
  if (field.type === 'time' && value !== undefined) return readTime(String(value), flagOf(field));
  if (field.type === 'json' && value !== undefined) return parseObject(String(value), flagOf(field));
  return value;
}

function valueAt(target: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), target);
}

function setAt(target: Json, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = isObject(target[name]) ? { ...target[name] } : {};
  setAt(inner, rest, value);
  target[name] = inner;
}

function isMissing(field: FieldRow, target: Json): boolean {
  if (valueAt(target, field.path) !== undefined || field.required === 'never') return false;
  return field.required === 'always' || isObject(valueAt(target, field.path.slice(0, -1)));
}

function complete(fields: readonly FieldRow[], target: Json): void {
  for (const field of fields) {
    if (field.constant !== undefined && isMissing(field, target)) setAt(target, field.path, field.constant);
  }
  const missing = fields
    .filter((field) => isMissing(field, target))
    .map((field) => flagsOf(field).join(' or '));
  if (missing.length > 0)
    throw usage(`Missing: ${missing.join(', ')}.`, 'Run the command with --help to read about them.');
}

function fill(fields: readonly FieldRow[], values: Values, target: Json): Json {
  for (const field of fields) {
    const value = readField(field, values);
    if (value !== undefined) setAt(target, field.path, value);
  }
  complete(fields, target);
  return target;
}

/** Reads query and body from the flags; refuses all missing fields at once. */
export async function readRequest(
  row: OperationRow,
  values: Values,
  host: Host,
): Promise<{ query: Json; body: Json | undefined }> {
  const query = fill(
    row.fields.filter((field) => field.in === 'query'),
    values,
    {},
  );
  const body = fill(
    row.fields.filter((field) => field.in === 'body'),
    values,
    await readFrom(row, host, values),
  );
  const days = row.operationId === daysOperation ? (values.days as number | undefined) : undefined;
  if (days !== undefined) body.hours = Number(body.hours ?? 0) + days * 24;
  const leaveOut = row.body === 'none' || (row.body === 'optional' && Object.keys(body).length === 0);
  return { query, body: leaveOut ? undefined : body };
}
