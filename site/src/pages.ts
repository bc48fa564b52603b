import { readFileSync } from 'node:fs';
import { commandPages } from './commands/pages.js';
import type { Page, Section } from './page.js';
import { document, endpoints } from './reference/document.js';
import { objectNames, objectUrl } from './reference/fields.js';
import { errorsPage, eventsPage, limitsPage, objectsPage, referencePage } from './reference/lists.js';
import { objectPage, operationPage } from './reference/operations.js';

/** Reads a file of the repository. */
export function readText(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

function written(section: Section, url: string, title: string, source: string, about: string): Page {
  return { section, url, title, source, about, group: null, text: readText(source) };
}

function made(
  section: Section,
  url: string,
  title: string,
  about: string,
  text: string,
  source: string | null = null,
): Page {
  return { section, url, title, source, about, group: null, text };
}

const start: Page[] = [
  written('Start', '/docs', 'Overview', 'docs/start.md', 'What Escrow Checkout is, and where to begin.'),
  written(
    'Start',
    '/docs/quickstart',
    'Quickstart',
    'docs/quickstart.md',
    'A sale from payment to payout in five minutes.',
  ),
];

const guides: Page[] = [
  written(
    'Guides',
    '/docs/escrows',
    'The life of an escrow',
    'docs/escrows.md',
    'Every status, how it is reached, and what happens to the money.',
  ),
  written(
    'Guides',
    '/docs/charges',
    'Charges',
    'docs/charges.md',
    'Payments that settle directly, or go into escrow.',
  ),
  written(
    'Guides',
    '/docs/checkout',
    'The checkout page',
    'docs/checkout.md',
    'What the buyer sees and does, from signing in to the receipt.',
  ),
  written(
    'Guides',
    '/docs/sellers',
    "The seller's page",
    'docs/sellers.md',
    'What the seller sees and does, from the invitation to the payout.',
  ),
  written(
    'Guides',
    '/docs/dashboard',
    'The dashboard',
    'docs/dashboard.md',
    'Sign in, invite people, and create API keys in a browser.',
  ),
  written(
    'Guides',
    '/docs/delivery',
    'Managed delivery',
    'docs/delivery.md',
    'Get rates from carriers, and attach one to an escrow.',
  ),
  written(
    'Guides',
    '/docs/webhooks',
    'Webhooks',
    'docs/webhooks.md',
    'Receive events: signatures, duplicates, order, rotation.',
  ),
  written(
    'Guides',
    '/docs/languages',
    'Other languages',
    'docs/languages.md',
    'Call the API and verify webhooks in Python, PHP, Go and others.',
  ),
  written(
    'Guides',
    '/docs/testing',
    'Testing',
    'docs/testing.md',
    'Move the clock, and control the sandbox bank.',
  ),
  written(
    'Guides',
    '/docs/going-live',
    'Going live',
    'docs/going-live.md',
    'What to have in place before real money moves.',
  ),
];

/** The short pages about what all operations share, `docs/<name>.md`. */
const basics: Page[] = (
  [
    ['authentication', 'Keys', 'Test and live keys, how they are refused, and where to keep them.'],
    ['amounts', 'Amounts', 'Whole kobo, how to convert naira, and what each amount counts.'],
    ['time', 'Time', 'Time formats, deadlines, and the test clock.'],
    ['idempotency', 'Idempotency', 'How to repeat a request so that it takes effect once.'],
    ['lists', 'Lists', 'Pages, cursors, and how to read all records.'],
    ['retries', 'Errors and retries', 'What an error response contains, and when to retry.'],
    ['rate-limits', 'Rate limits', 'How many requests you can send, and the headers that say so.'],
    ['versions', 'Versions', 'What may change within v1, and how operations are removed.'],
    ['test-data', 'Test data', 'Account numbers and other values for the sandbox.'],
  ] as const
).map(([name, title, about]) => written('Basics', `/docs/${name}`, title, `docs/${name}.md`, about));

const tools: Page[] = [
  written('Tools', '/docs/sdk', 'SDK', 'sdk/README.md', 'The typed Node client without dependencies.'),
  written('Tools', '/docs/cli', 'escrow-cli', 'cli/README.md', 'Every operation as a command.'),
];

const lists: Page[] = [
  made(
    'Reference',
    '/docs/reference',
    'API',
    'Every operation, and what they share.',
    referencePage(readText('docs/api.md')),
    'docs/api.md',
  ),
  made('Reference', '/docs/objects', 'Objects', 'The objects in responses.', objectsPage()),
  made('Reference', '/docs/events', 'Events', 'Every event with its cause and body.', eventsPage()),
  made('Reference', '/docs/errors', 'Errors', 'Every code and its remedy.', errorsPage(), 'docs/errors.md'),
  made('Reference', '/docs/limits', 'Limits', 'Every limit, by name.', limitsPage()),
  written('Reference', '/docs/changelog', 'Changelog', 'CHANGELOG.md', 'What is new in each version.'),
];

const operators: Page[] = [
  written(
    'Operators',
    '/docs/deploying',
    'Deploy',
    'docs/deploying.md',
    'Run the service from its npm package, under systemd, or in containers.',
  ),
  written(
    'Operators',
    '/docs/escrow-server',
    'escrow-server',
    'docs/escrow-server.md',
    'The commands that run the service and look after it.',
  ),
  written(
    'Operators',
    '/docs/operating',
    'Operating',
    'docs/operating.md',
    "The operator's inbox, and what clears it.",
  ),
  written(
    'Operators',
    '/docs/backups',
    'Backups and restores',
    'docs/backups.md',
    'Keep copies of the database, and return to one without paying twice.',
  ),
  written(
    'Operators',
    '/docs/alerts',
    'Alerts',
    'docs/alerts.md',
    'What each alert means, and what to do at night.',
  ),
  written(
    'Operators',
    '/docs/metrics',
    'Metrics',
    'docs/metrics.md',
    'Prometheus, a dashboard, and alerts for the night.',
  ),
  written(
    'Operators',
    '/docs/traces',
    'Traces',
    'docs/traces.md',
    'One trace from a request to its webhooks, with OpenTelemetry.',
  ),
  written(
    'Operators',
    '/docs/scale',
    'Capacity',
    'docs/scale.md',
    'What one escrow costs, what a machine carries, and what comes next.',
  ),
  written(
    'Operators',
    '/docs/performance',
    'Performance',
    'docs/performance.md',
    'What was measured, on which machine, and which aims were met.',
  ),
  written(
    'Operators',
    '/docs/security',
    'Security',
    'docs/security.md',
    'What is promised, what is assumed, and which tests hold it.',
  ),
];

function operationPages(): Page[] {
  return document.tags.flatMap(({ name }) =>
    endpoints
      .filter(({ tag }) => tag === name)
      .map((endpoint) => ({
        ...made(
          'Reference',
          endpoint.url,
          endpoint.summary,
          `${endpoint.method} ${endpoint.path}`,
          operationPage(endpoint),
        ),
        group: name,
      })),
  );
}

function objectPages(): Page[] {
  return objectNames.map((name) => ({
    ...made(
      'Reference',
      objectUrl(name),
      name,
      document.components.schemas[name]?.description ?? 'An object of the API.',
      objectPage(name),
    ),
    group: 'Objects',
  }));
}

/** Every page of the site, in reading order. */
export function listPages(): Page[] {
  const pages = [
    ...start,
    ...guides,
    ...basics,
    ...tools,
    ...commandPages(),
    ...lists,
    ...operationPages(),
    ...objectPages(),
    ...operators,
  ];
  return [...pages, allPages(pages)];
}

/** The page that replaces the search without a script. */
function allPages(pages: readonly Page[]): Page {
  const sections = [...new Set(pages.map(({ section, group }) => group ?? section))].map((name) => {
    const here = pages.filter(({ section, group }) => (group ?? section) === name);
    return `## ${name}\n\n${here.map(({ title, url }) => `- [${title}](${url})`).join('\n')}`;
  });
  const text = ['# All pages', 'Everything there is, on one page.', ...sections].join('\n\n');
  return made('Start', '/docs/all', 'All pages', 'Everything there is, on one page.', text);
}
