import { readFileSync } from 'node:fs';
import { type ErrorCode, errors, eventFields, events, limits } from '@escrow-checkout/contract';
import { deprecationMark } from './deprecation.js';
import { document, type Endpoint, endpoints, type Schema } from './document.js';
import { flatten, listFields, number, objectNames, objectUrl } from './fields.js';
import { limitWords } from './limit-words.js';
import { jsonBlock } from './operations.js';

/** Lists every operation with a link to its page. */
export function referencePage(introduction: string): string {
  const sections = document.tags.map(({ name, description }) => {
    const rows = endpoints.filter(({ tag }) => tag === name).map(operationRow);
    const head = `| Operation | Request |\n| --- | --- |`;
    return [`## ${name}`, description, `${head}\n${rows.join('\n')}`].filter(Boolean).join('\n\n');
  });
  return [introduction, ...sections].join('\n\n');
}

/** Returns an operation as a row of a table. */
export function operationRow(endpoint: Endpoint): string {
  const { summary, url, method, path } = endpoint;
  return `| [${summary}](${url})${deprecationMark(endpoint)} | \`${method} ${path}\` |`;
}

/** Lists every object in responses. */
export function objectsPage(): string {
  const rows = objectNames.map((name) => {
    const about = document.components.schemas[name]?.description ?? '';
    return `| [${name}](${objectUrl(name)}) | ${about.replace(/\|/g, '\\|')} |`;
  });
  return [
    '# Objects',
    'The objects in responses. Every field is always present; an unset field is `null`. Fields may be ' +
      'added within v1.',
    `| Object | What it is |\n| --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n');
}

/** Describes every event: its cause, its own fields, and an example body. */
export function eventsPage(): string {
  const rows = Object.entries(events).map(([type, { when }]) => `| [\`${type}\`](#${type}) | ${when} |`);
  const shared: Schema = document.components.schemas.EventObject ?? {};
  const sections = Object.entries(document.webhooks).map(([type, { post }]) => {
    const content = post.requestBody?.content['application/json'];
    const schema = flatten(content?.schema ?? {});
    const own = Object.entries(schema.properties ?? {}).filter(
      ([name]) => !(name in eventFields) && name !== 'event',
    );
    const fields = listFields({ ...schema, properties: Object.fromEntries(own) }, 'answer');
    const extras = fields || 'No fields beside those of every event.';
    return `## ${type} {#${type}}\n\n${post.description}\n\n${extras}\n\n${jsonBlock(content?.example)}`;
  });
  return [
    '# Events',
    'The events that [webhooks](/docs/webhooks) deliver and `GET /events` lists. More types may be added.',
    `| Event | When |\n| --- | --- |\n${rows.join('\n')}`,
    `## In every event {#every-event}\n\n${listFields(shared, 'answer')}`,
    ...sections,
  ].join('\n\n');
}

/** Returns the page about errors, with a table of all codes first. */
export function errorsPage(): string {
  const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const codes = Object.keys(errors) as ErrorCode[];
  const rows = codes
    .sort((a, b) => errors[a].status - errors[b].status)
    .map(
      (code) =>
        `| [\`${code}\`](#${code}) | ${errors[code].status} | ${errors[code].retryable ? 'yes' : 'no'} |`,
    );
  const table = `| Code | Status | Retry |\n| --- | --- | --- |\n${rows.join('\n')}`;
  return text.replace(/^(?=## )/m, `## All codes {#all}\n\n${table}\n\n`);
}

/** Lists every limit of the API. */
export function limitsPage(): string {
  const rows = Object.entries(limitWords).map(([name, words]) => {
    const value = limits[name as keyof typeof limits];
    return `| ${words} | ${number(value)} | \`${name}\` |`;
  });
  return [
    '# Limits',
    'Lengths count Unicode code points; amounts are in kobo. A value beyond a limit is refused, never ' +
      'truncated; the error names the field and the limit.',
    `| Limit | Value | Name |\n| --- | --- | --- |\n${rows.join('\n')}`,
    '## Rates',
    'How many requests you can send, and the headers that say so: [Rate limits](/docs/rate-limits).',
  ].join('\n\n');
}
