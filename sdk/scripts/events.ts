import type { PathItemObject, RequestBodyObject } from '@escrow-checkout/openapi';
import { comment } from './comment.js';
import { document, resolve } from './document.js';
import { fieldsOf } from './types.js';

function interfaceName(type: string): string {
  const words = type.split(/[._]/).map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Event`;
}

/** Union of names, one a line. */
function union(names: string[]): string {
  return names.map((name) => `\n  | ${name}`).join('');
}

/** The source of `webhooks/events.generated.ts`: what the service posts, told apart by `event`. */
export function writeEvents(): string {
  const entries = Object.entries(document.webhooks ?? {}).map(([type, item]) => {
    const { summary, requestBody } = (item as PathItemObject).post ?? {};
    const { content } = resolve(requestBody) as RequestBodyObject;
    return { type, summary, schema: content['application/json']?.schema ?? {} };
  });
  const interfaces = entries.map(
    ({ type, summary, schema }) =>
      `${comment([summary])}export interface ${interfaceName(type)} {\n${fieldsOf(schema, false)}}\n`,
  );
  const known =
    '/** An event that this version knows, told apart by `event`. */\n' +
    `export type KnownEvent =${union(entries.map(({ type }) => interfaceName(type)))};\n`;
  return ["import type { Kobo } from '../kobo.js';\n", ...interfaces, known].join('\n');
}
