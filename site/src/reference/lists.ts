import { readFileSync } from 'node:fs';
import { type ErrorCode, errors, eventFields, events, limits } from '@escrow-checkout/contract';
import { deprecationMark } from './deprecation.js';
import { document, type Endpoint, endpoints, type Schema } from './document.js';
import { flatten, listFields, number, objectNames, objectUrl } from './fields.js';
import { limitWords } from './limit-words.js';
import { jsonBlock } from './operations.js';

/** Every operation and where its page is. */
export function referencePage(introduction: string): string {
  const sections = document.tags.map(({ name, description }) => {
    const rows = endpoints.filter(({ tag }) => tag === name).map(operationRow);
    const head = `| Operation | Request |\n| --- | --- |`;
    return [`## ${name}`, description, `${head}\n${rows.join('\n')}`].filter(Boolean).join('\n\n');
  });
  return [introduction, ...sections].join('\n\n');
}

/** An operation as a line of a table. */
export function operationRow(endpoint: Endpoint): string {
  const { summary, url, method, path } = endpoint;
  return `| [${summary}](${url})${deprecationMark(endpoint)} | \`${method} ${path}\` |`;
}

/** Every object that answers hold. */
export function objectsPage(): string {
  const rows = objectNames.map((name) => {
    const about = document.components.schemas[name]?.description ?? '';
    return `| [${name}](${objectUrl(name)}) | ${about.replace(/\|/g, '\\|')} |`;
  });
  return [
    '# Objects',
    'What answers are made of. Every field is always there; what is unset is `null`. ' +
      'Fields may be added inside v1.',
    `| Object | What it is |\n| --- | --- |\n${rows.join('\n')}`,
  ].join('\n\n');
}

/** Every event: when it is recorded, what its body has of its own, and a body as it could arrive. */
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
    const extras = fields || 'Nothing beside what every event has.';
    return `## ${type} {#${type}}\n\n${post.description}\n\n${extras}\n\n${jsonBlock(content?.example)}`;
  });
  return [
    '# Events',
    'What happened, as [webhooks](/docs/webhooks) deliver it and `GET /events` lists it. ' +
      'More types may come.',
    `| Event | When |\n| --- | --- |\n${rows.join('\n')}`,
    `## In every event {#every-event}\n\n${listFields(shared, 'answer')}`,
    ...sections,
  ].join('\n\n');
}

/** The page about errors with a table of all codes before them. */
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

/** Every limit a caller can meet, under the names that the contract gives them. */
export function limitsPage(): string {
  const rows = Object.entries(limitWords).map(([name, words]) => {
    const value = limits[name as keyof typeof limits];
    return `| ${words} | ${number(value)} | \`${name}\` |`;
  });
  return [
    '# Limits',
    'Lengths count Unicode code points, amounts are kobo. What exceeds a limit is refused with the field ' +
      'and the limit named; nothing is cut.',
    `| Limit | Value | Name |\n| --- | --- | --- |\n${rows.join('\n')}`,
    '## Rates',
    'How much a key may send, and how answers say so: [Rate limits](/docs/rate-limits).',
  ].join('\n\n');
}
