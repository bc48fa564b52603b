import { usage } from '../exit.js';
import { suggestion } from '../nearest.js';
import { showPage } from '../opener.js';
import { errorRows, operationRows } from '../operations.generated.js';
import { findConnection } from '../settings.js';
import type { CommandContext, CustomCommand } from './command.js';

/** The pages that have a name of their own: `/docs/<name>`. */
const namedPages = [
  'quickstart',
  'escrows',
  'charges',
  'checkout',
  'sellers',
  'dashboard',
  'delivery',
  'webhooks',
  'testing',
  'going-live',
  'authentication',
  'amounts',
  'time',
  'idempotency',
  'lists',
  'retries',
  'rate-limits',
  'versions',
  'test-data',
  'sdk',
  'cli',
  'commands',
  'reference',
  'objects',
  'events',
  'errors',
  'limits',
  'changelog',
] as const;

/** The page of each operation, by the words of its command. */
const operationPages = Object.fromEntries(
  operationRows.map(({ words, operationId }) => [
    words.join(' '),
    `/docs/reference/${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ]),
);

const errorPages = Object.fromEntries(Object.keys(errorRows).map((code) => [code, `/docs/errors#${code}`]));

/** The path of the page about each topic; a page with a name wins over a command of that name. */
export const topicPaths: Readonly<Record<string, string>> = {
  ...errorPages,
  ...operationPages,
  ...Object.fromEntries(namedPages.map((name) => [name, `/docs/${name}`])),
};

function pathOf(topic: string | undefined): string {
  if (topic === undefined) return '/docs';
  const path = Object.hasOwn(topicPaths, topic) ? topicPaths[topic] : undefined;
  if (path !== undefined) return path;
  const hint = suggestion(topic, Object.keys(topicPaths));
  throw usage(
    `There is no page about '${topic}'.`,
    ...(hint ? [hint] : []),
    `Pages: ${namedPages.join(', ')}`,
    "The name of a command works too, such as 'sandbox fund', and so does the code of an error.",
  );
}

async function openDocs(context: CommandContext): Promise<void> {
  const { host, values, params } = context;
  const path = pathOf(params.topic);
  const { baseUrl } = await findConnection(host, values);
  await showPage(context, { topic: params.topic ?? null, url: new URL(path, baseUrl.value).href });
}

export const docsCommand: CustomCommand = {
  words: ['docs'],
  summary: 'Open the documentation in the browser',
  description:
    'Opens a page of the documentation that the service itself serves, and prints its address. A topic ' +
    'is the name of a page, a command in quotes, or the code of an error. No key is needed.',
  arguments: [
    {
      name: 'topic',
      description: 'The topic; the first page by default.',
      optional: true,
      choices: namedPages,
    },
  ],
  flags: [],
  key: 'any',
  answer: { names: ['topic', 'url'] },
  examples: ['escrow-cli docs webhooks', "escrow-cli docs 'sandbox fund'", 'escrow-cli docs not_funded'],
  run: openDocs,
};
