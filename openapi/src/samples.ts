import type { Operation } from '@escrow-checkout/contract';
import { z } from 'zod';
import { commandLine } from './command-line.js';
import { literal } from './literal.js';

/** Longest value on one line. */
const width = 60;

/** A time in an example would soon be too old to send, so samples compute one. */
const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/;
const quotedMoment = new RegExp(`'${moment.source}'`, 'g');
const yesterday = 'new Date(Date.now() - 86_400_000).toISOString()';

/** A code sample, as viewers of API documents show it. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/**
 * The example of an operation for the shell, the SDK and the CLI. All three find the service and the key in
 * the environment, as `ESCROW_BASE_URL` and `ESCROW_API_KEY`.
 */
export function writeSamples(operation: Operation): CodeSample[] {
  return [
    { lang: 'Shell', label: 'curl', source: writeCurl(operation) },
    { lang: 'TypeScript', label: 'SDK', source: writeSdk(operation) },
    { lang: 'Shell', label: 'CLI', source: commandLine(operation) },
  ];
}

function queryOf({ metadata }: Operation): string {
  const fields = Object.entries(metadata.example?.query ?? {});
  // Commas need no escape in a query.
  const words = fields.map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`,
  );
  return words.length > 0 ? `?${words.join('&')}` : '';
}

/** A readable key; repeating the line has no effect. */
function keyOf({ metadata }: Operation): string {
  const words = metadata.operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [words, ...Object.values(metadata.example?.params ?? {}), 1].join('-');
}

function jsonOf(body: unknown): string | undefined {
  const short: string | undefined = JSON.stringify(body);
  return short && short.length > width ? JSON.stringify(body, null, 2) : short;
}

function writeCurl(operation: Operation): string {
  const { method, metadata } = operation;
  const { params = {}, body } = metadata.example ?? {};
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? name),
  );
  const flags = isEndless(operation) ? '-sN' : '-s';
  const asked =
    method === 'GET' || (method === 'POST' && body !== undefined) ? flags : `${flags} -X ${method}`;
  const text = jsonOf(body)?.replaceAll("'", "'\\''").replace(moment, `'"$(date -u +%F)"'T00:00:00Z`);
  return [
    `curl ${asked} "$ESCROW_BASE_URL${path}${queryOf(operation)}"`,
    '-H "Authorization: Bearer $ESCROW_API_KEY"',
    ...(metadata.repeat?.startsWith('key') ? [`-H 'Idempotency-Key: ${keyOf(operation)}'`] : []),
    ...(text ? ["-H 'Content-Type: application/json'", `-d '${text}'`] : []),
  ].join(' \\\n  ');
}

function isEndless(operation: Operation): boolean {
  return 'streams' in operation;
}

function isList({ responses }: Operation): boolean {
  const answer = responses[200];
  return answer instanceof z.ZodObject && 'data' in answer.shape && 'next_cursor' in answer.shape;
}

function written(value: unknown): string {
  const hasMoment = moment.test(JSON.stringify(value));
  return literal(value, '', hasMoment ? 0 : width).replaceAll(quotedMoment, yesterday);
}

function writeSdk(operation: Operation): string {
  const { params = {}, query, body } = operation.metadata.example ?? {};
  const input = query || body ? [{ ...(body as object), ...query }] : [];
  const values = [...Object.values(params), ...input].map(written);
  const call = `client.${operation.metadata.sdk}(${values.join(', ')})`;
  const lines =
    isList(operation) || isEndless(operation)
      ? [`for await (const item of ${call}) console.log(item);`]
      : [`const answer = await ${call};`, 'console.log(answer);'];
  return [
    "import { EscrowCheckout } from '@escrow-checkout/sdk';",
    '',
    'const client = new EscrowCheckout();',
    ...lines,
  ].join('\n');
}
