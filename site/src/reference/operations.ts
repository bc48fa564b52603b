import { type ErrorCode, errors } from '@escrow-checkout/contract';
import { deprecationNote } from './deprecation.js';
import {
  type Answer,
  basePath,
  type Content,
  document,
  type Endpoint,
  endpoints,
  nameOf,
  type Parameter,
  resolve,
  type Schema,
} from './document.js';
import { describeField, listFields, objectNames, objectUrl, typeWords } from './fields.js';
import { tryMark } from './try-form.js';

/** The tools by the word that names a block written for one. */
const toolWords: Readonly<Record<string, string>> = {
  curl: 'sh curl',
  shell: 'sh curl',
  sdk: 'js sdk',
  javascript: 'js sdk',
  typescript: 'js sdk',
  cli: 'sh cli',
  'escrow-cli': 'sh cli',
};

const repeats: Readonly<Record<string, string>> = {
  reference: 'The `reference` makes a repeat safe: it returns the same response and does nothing more.',
  key: 'Send an `Idempotency-Key`: a repeat with it returns the same response and does nothing more.',
  key_required: 'Needs an `Idempotency-Key`, one per intention, which makes a repeat safe.',
};

/** Makes the page of an operation. */
export function operationPage(endpoint: Endpoint): string {
  const parts = [
    `# ${endpoint.summary}`,
    `\`${endpoint.method} ${basePath()}${endpoint.path}\``,
    deprecationNote(endpoint),
    endpoint.description,
    notes(endpoint),
    samples(endpoint),
    tryMark(endpoint),
    parameters(endpoint),
    body(endpoint),
    ...Object.entries(endpoint.responses)
      .filter(([status]) => /^2/.test(status))
      .map(([status, answer]) => success(status, answer)),
    refusals(endpoint),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function notes(endpoint: Endpoint): string {
  const lines = [
    endpoint['x-sdk'] && `SDK: \`client.${endpoint['x-sdk']}()\`.`,
    endpoint['x-cli'] && `Terminal: \`escrow-cli ${endpoint['x-cli']}\`.`,
    endpoint['x-keys'] === 'test' && 'Test keys only.',
    endpoint['x-keys'] === 'live' && 'Live keys only.',
    repeats[endpoint['x-repeat'] ?? ''],
  ];
  return lines.filter(Boolean).join(' ');
}

function samples(endpoint: Endpoint): string {
  const blocks = (endpoint['x-codeSamples'] ?? []).map(({ lang, label, source }) => {
    const word = toolWords[(label ?? '').toLowerCase()] ?? toolWords[lang.toLowerCase()] ?? lang;
    return `\`\`\`${word}\n${source.trimEnd()}\n\`\`\``;
  });
  const example = jsonContent(endpoint.requestBody?.content)?.example;
  if (blocks.length === 0 && example === undefined) return '';
  const shown = blocks.length > 0 ? blocks : [jsonBlock(example)];
  return ['## Example', ...shown, answerShown(endpoint)].filter(Boolean).join('\n\n');
}

/** Shows the response to the example, then its other responses. */
function answerShown({ responses }: Endpoint): string {
  const [, answer] = Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];
  const content = answer && jsonContent(resolve(answer, 'responses').content);
  const [first, ...others] = Object.values(content?.examples ?? {});
  const example = content?.example ?? first?.value;
  if (example === undefined) return '';
  const shown = typeof example === 'string' ? textBlock(example) : jsonBlock(example, 'json printed');
  const more = others.map(({ summary, value }) => `${summary}:\n\n${jsonBlock(value)}`);
  return [shown, ...more].join('\n\n');
}

export function jsonBlock(value: unknown, kind = 'json'): string {
  return `\`\`\`${kind}\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function textBlock(text: string): string {
  return `\`\`\`text printed\n${text.trimEnd()}\n\`\`\``;
}

function jsonContent(content: Record<string, Content> | undefined): Content | undefined {
  return Object.values(content ?? {})[0];
}

function parameters(endpoint: Endpoint): string {
  const all = (endpoint.parameters ?? []).map((one) => resolve(one, 'parameters'));
  const sections = (['path', 'query', 'header'] as const).map((place) => {
    const here = all.filter((parameter) => parameter.in === place);
    const names = { path: 'In the path', query: 'In the query', header: 'Headers' };
    return here.length > 0 ? `## ${names[place]}\n\n${here.map(describeParameter).join('\n')}` : '';
  });
  return sections.filter(Boolean).join('\n\n');
}

function describeParameter({ name, in: place, schema, required, description }: Parameter): string {
  const several = place === 'query' && schema.type === 'array' ? 'Separate several with commas.' : '';
  const about = [description ?? schema.description, several].filter(Boolean).join(' ');
  return describeField(name, { ...schema, ...(about && { description: about }) }, required === true);
}

function body(endpoint: Endpoint): string {
  const schema = jsonContent(endpoint.requestBody?.content)?.schema;
  if (!schema) return '';
  const fields = listFields(schema, 'request');
  if (!fields) return '## Body\n\nNone; `{}` is accepted too.';
  const optional = endpoint.requestBody?.required ? '' : 'The body is optional.\n\n';
  return `## Body\n\n${optional}${fields}`;
}

function success(status: string, given: Answer): string {
  const answer = resolve(given, 'responses');
  const [[type, content] = []] = Object.entries(answer.content ?? {});
  if (!content) return `## Response ${status}\n\n${answer.description}`;
  const kinds = content.schema.anyOf ?? [content.schema];
  const parts = kinds.map(
    (schema) => `${introduce(schema, kinds.length > 1)}${listFields(schema, 'answer')}`,
  );
  const form = type === 'application/json' ? '' : `\`${type}\`: ${answer.description}\n\n`;
  return `## Response ${status}\n\n${form}${parts.join('\n\n')}${ownHeaders(answer)}`;
}

function introduce(schema: Schema, isOneOfSeveral: boolean): string {
  if (!schema.$ref || !objectNames.includes(nameOf(schema.$ref))) return '';
  const about = resolve(schema, 'schemas').description;
  return `${isOneOfSeveral ? 'Either' : 'Returns'} ${typeWords(schema)}${about ? `: ${about}` : '.'}\n\n`;
}

const everyAnswer = new Set(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']);

function ownHeaders({ headers = {} }: Answer): string {
  const own = Object.entries(headers).filter(([name]) => !everyAnswer.has(name));
  if (own.length === 0) return '';
  const lines = own.map(([name, header]) => `- \`${name}\`: ${resolve(header, 'headers').description ?? ''}`);
  return `\n\nIts headers can include:\n\n${lines.join('\n')}`;
}

function codesOf(endpoint: Endpoint): ErrorCode[] {
  const contents = Object.values(endpoint.responses)
    .map((answer) => resolve(answer, 'responses'))
    .flatMap(({ content = {} }) => Object.values(content));
  return contents.flatMap(({ examples = {} }) => Object.keys(examples)).filter(isCode);
}

function isCode(name: string): name is ErrorCode {
  return name in errors;
}

/** The codes that every operation can respond with: one line lists them, and a table the operation's own. */
const sharedCodes = new Set(
  endpoints.map(codesOf).reduce((shared, codes) => shared.filter((code) => codes.includes(code))),
);

function refusals(endpoint: Endpoint): string {
  const codes = codesOf(endpoint);
  const link = (code: ErrorCode) => `[\`${code}\`](/docs/errors#${code})`;
  const rows = codes
    .filter((code) => !sharedCodes.has(code))
    .map(
      (code) => `| ${link(code)} | ${errors[code].status} | ${errors[code].title}. ${errors[code].remedy} |`,
    );
  const shared = codes.filter((code) => sharedCodes.has(code)).map(link);
  const table =
    rows.length > 0
      ? `| Code | Status | What it means, what to do |\n| --- | --- | --- |\n${rows.join('\n')}\n\n`
      : '';
  return `## Errors\n\n${table}As for every operation: ${shared.join(', ')}.`;
}

/** Makes the page of an object, with the operations that return it. */
export function objectPage(name: string): string {
  const schema = document.components.schemas[name] ?? {};
  const users = endpoints.filter(({ responses }) => {
    const success = Object.entries(responses).filter(([status]) => /^2/.test(status));
    return JSON.stringify(success).includes(`"#/components/schemas/${name}"`);
  });
  const within = objectNames.filter(
    (other) =>
      other !== name && JSON.stringify(document.components.schemas[other]).includes(`schemas/${name}"`),
  );
  const answered = users.map(({ summary, url }) => `- [${summary}](${url})`).join('\n');
  const held = within.map((other) => `[${other}](${objectUrl(other)})`).join(', ');
  return [
    `# ${name}`,
    schema.description,
    '## Fields',
    listFields(schema, 'answer'),
    answered && `## Returned by\n\n${answered}`,
    held && `## Part of\n\n${held}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
