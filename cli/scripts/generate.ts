import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DeliveryTracking, errors, events, type Operation, operations } from '@escrow-checkout/contract';
import type { ErrorRow, FieldRow, OperationRow } from '../src/operation-rows.js';
import { waitTables } from './lives.js';
import { answerNames, fieldRows, propertiesOf, type Shape, unwrap } from './shapes.js';
import { camel, SharedValues, source } from './shared.js';

const target = fileURLToPath(new URL('../src/operations.generated.ts', import.meta.url));

function bodyOf(operation: Operation): OperationRow['body'] {
  if (operation.body === undefined) return 'none';
  return unwrap(operation.body as Shape).optional ? 'optional' : 'required';
}

function isPreview(field: FieldRow): boolean {
  return field.path[0] === 'dry_run';
}

function operationRow(operation: Operation): OperationRow {
  const { metadata } = operation;
  const query = fieldRows('query', operation.query as Shape | undefined);
  const body = fieldRows('body', operation.body as Shape | undefined);
  const parameters = Object.entries(propertiesOf(operation.pathParams as Shape | undefined));
  return {
    operationId: metadata.operationId,
    words: metadata.cli.split(' '),
    method: operation.method,
    path: operation.path,
    summary: operation.summary,
    description: operation.description,
    parameters: parameters.map(([name, shape]) => ({ name, description: unwrap(shape).description })),
    fields: [...query, ...body].filter((field) => !isPreview(field)),
    body: bodyOf(operation),
    previews: query.some(isPreview) ? 'query' : body.some(isPreview) ? 'body' : 'nowhere',
    ...(metadata.keys ? { keys: metadata.keys } : {}),
    ...(metadata.repeat ? { repeat: metadata.repeat } : {}),
    ...(operation.streams ? { streams: true } : {}),
    errors: metadata.errors,
    ...(metadata.example ? { example: metadata.example } : {}),
    answer: answerOf(operation),
  };
}

/** The fields of an answer. Of events it is those of all types: each type has fields of its own. */
function answerOf(operation: Operation): OperationRow['answer'] {
  if (operation.streams) return { names: eventFields() };
  const answer = answerNames((operation.responses[200] ?? operation.responses[201]) as Shape | undefined);
  const isEvent = (names: readonly string[]) => names.includes('event_id') && names.includes('sequence');
  if (answer.item && isEvent(answer.item)) return { ...answer, item: eventFields() };
  return isEvent(answer.names) ? { names: eventFields() } : answer;
}

function errorRows(): Record<string, ErrorRow> {
  const rows = Object.entries(errors).map(([code, { status, title, remedy }]) => [
    code,
    { status, title, remedy },
  ]);
  return Object.fromEntries(rows) as Record<string, ErrorRow>;
}

/** When each type of event is recorded. */
function eventMoments(): Record<string, string> {
  return Object.fromEntries(Object.entries(events).map(([type, { when }]) => [type, when]));
}

/** The names of all fields that an event of any type can have. */
function eventFields(): string[] {
  const names = Object.values(events).flatMap(({ payload }) => Object.keys(propertiesOf(payload as Shape)));
  return [...new Set(names)];
}

/** The names of the fields of a managed delivery. */
function trackingFields(): string[] {
  return Object.keys(propertiesOf(DeliveryTracking as unknown as Shape));
}

/** Many operations have the same parameters, fields and answers. */
function sharedValues(rows: readonly OperationRow[]): SharedValues {
  const shared = new SharedValues();
  for (const { operationId, parameters, fields, errors: codes, answer } of rows) {
    if (parameters.length > 0) shared.count(camel(operationId, 'parameters'), parameters);
    for (const field of fields) shared.count(camel(operationId, ...field.path), field);
    if (codes.length > 0) shared.count(camel(operationId, 'errors'), codes);
    shared.count(camel(operationId, 'answer'), answer.names);
    if (answer.item) shared.count(camel(operationId, 'item'), answer.item);
  }
  return shared;
}

function naming(row: OperationRow, shared: SharedValues): object {
  const fields = row.fields.map((field) => shared.take(field));
  const parameters = shared.take(row.parameters);
  const { names, item } = row.answer;
  const answer = { names: shared.take(names), ...(item ? { item: shared.take(item) } : {}) };
  return { ...row, parameters, fields, errors: shared.take(row.errors), answer };
}

function render(): string {
  const resources: Record<string, Operation>[] = Object.values(operations);
  const rows = resources.flatMap((resource) => Object.values(resource)).map(operationRow);
  const shared = sharedValues(rows);
  const named = rows.map((row) => naming(row, shared));
  return [
    '// Generated from the contract by `pnpm --filter @escrow-checkout/cli generate`. Do not edit.',
    "import type { ErrorRow, OperationRow, WaitTable } from './operation-rows.js';",
    '',
    ...shared.constants(),
    `export const operationRows: readonly OperationRow[] = ${source(named)};`,
    '',
    `export const errorRows: Readonly<Record<string, ErrorRow>> = ${JSON.stringify(errorRows(), null, 2)};`,
    '',
    `export const eventMoments = ${JSON.stringify(eventMoments(), null, 2)} as const;`,
    '',
    `export const eventFields: readonly string[] = ${JSON.stringify(eventFields(), null, 2)};`,
    '',
    `export const trackingFields: readonly string[] = ${JSON.stringify(trackingFields(), null, 2)};`,
    '',
    'export const waitTables: Readonly<Record<' +
      `'escrow' | 'charge' | 'payouts' | 'refunds' | 'parcel', WaitTable>> = ` +
      `${JSON.stringify(waitTables(), null, 2)};`,
    '',
  ].join('\n');
}

function current(): string {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(target, render());
} else if (current() !== render()) {
  console.error('operations.generated.ts is not what the contract says: run the generate script of the CLI.');
  process.exitCode = 1;
}
