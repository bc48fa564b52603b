import type { PathItemObject, RequestBodyObject, SchemaObject } from '@escrow-checkout/openapi';
import { comment } from './comment.js';
import { components, document, resolve, type Schema } from './document.js';
import { fieldsOf } from './types.js';

function interfaceName(type: string): string {
  const words = type.split(/[._]/).map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Event`;
}

/** Union of names, one a line. */
function union(names: string[]): string {
  return names.map((name) => `\n  | ${name}`).join('');
}

/** What every event has, without its name, which tells the types apart. */
function commonFields(): string {
  const { properties: { event: _, ...properties } = {}, required } = components.EventObject ?? {};
  return fieldsOf({ properties, required: required ?? [] }, false);
}

/** The part of an event's schema that is its own; the other part is what all have. */
function ownPart(schema: Schema): Schema {
  return resolve<SchemaObject>(schema).allOf?.at(-1) ?? {};
}

/** The source of `webhooks/events.generated.ts`: what the service posts, told apart by `event`. */
export function writeEvents(): string {
  const entries = Object.entries(document.webhooks ?? {}).map(([type, item]) => {
    const { description, requestBody } = (item as PathItemObject).post ?? {};
    const { content } = resolve(requestBody) as RequestBodyObject;
    return { type, description, schema: ownPart(content['application/json']?.schema ?? {}) };
  });
  const common = `/** What every event says. */\nexport interface EventFields {\n${commonFields()}}\n`;
  const interfaces = entries.map(
    ({ type, description, schema }) =>
      `${comment([description])}export interface ${interfaceName(type)} extends EventFields {\n` +
      `${fieldsOf(schema, false)}}\n`,
  );
  const known =
    '/** An event that this version knows, told apart by `event`. */\n' +
    `export type KnownEvent =${union(entries.map(({ type }) => interfaceName(type)))};\n`;
  return ["import type { Kobo } from '../kobo.js';\n", common, ...interfaces, known].join('\n');
}
