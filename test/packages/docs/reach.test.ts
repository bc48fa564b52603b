import { describe, expect, it } from 'vitest';
import { allFiles } from '../../tidy/sources.js';
import { basics } from './basics.js';
import { blocksOf } from './blocks.js';

/**
 * How the blocks of each document are put to the test, by language and word. A block of another kind is in no
 * test's reach: give it one.
 */
const reach: Readonly<Record<string, readonly string[]>> = {
  // tour.test.ts; packages/packed/projects.test.ts. What installs and starts the service is what brought you
  // here.
  'README.md': ['sh', 'sh try', 'text printed'],
  'docs/tour.md': ['sh tour', 'js tour', 'sh'],
  // guides.test.ts, and packages/packed/projects.test.ts the js
  'docs/quickstart.md': ['sh curl', 'js sdk', 'sh cli', 'sh verify', 'sh init', 'sh'],
  'docs/escrows.md': ['sh run', 'json printed'],
  'docs/charges.md': ['sh run', 'json printed', 'text printed'],
  'docs/delivery.md': ['sh run', 'text printed'],
  'docs/sellers.md': ['sh run', 'text printed'],
  'docs/testing.md': ['sh run', 'js run', 'json printed', 'text printed'],
  ...Object.fromEntries(basics.map((path) => [path, ['sh run', 'js run', 'text printed']])),
  // packages/packed/projects.test.ts by packages/docs/drivers.ts; webhooks.test.ts
  'docs/webhooks.md': [
    ...['express', 'next', 'fetch', 'verify', 'claims', 'rotation', 'testing', 'libraries'].map(
      (name) => `ts ${name}`,
    ),
    // guides.test.ts
    'sh steps',
    // listen.test.ts
    'text terminal',
  ],
  // webhooks.test.ts; guides.test.ts the call
  'docs/languages.md': ['python call', 'python', 'php', 'go', 'sh'],
  // tour.test.ts, command-line.test.ts, and, for logging in and waiting, packages/cli/whoami.test.ts and
  // packages/cli/wait.test.ts; packages/packed/projects.test.ts those of the SDK.
  'cli/README.md': ['sh', 'sh init'],
  'sdk/README.md': ['ts', 'sh'],
  // packages/packed/projects.test.ts
  'server/README.md': ['sh'],
  // packages/starter/written.test.ts, as every block of `init`.
  'cli/starter/README.md': ['sh'],
  // operator/dry-run.test.ts
  'docs/escrow-server.md': ['text dry-run'],
  // operator/reconcile.test.ts; operator/process/secrets.test.ts
  'docs/operating.md': ['csv import', 'sh keys', 'sh rotate'],
  // What is drawn in words is read by tidy/layout.test.ts.
  'ARCHITECTURE.md': [''],
  'CONTRIBUTING.md': ['sh'],
  'test/bench/README.md': ['sh', ''],
  // partners/fakes/program.test.ts runs the program behind it.
  'test/partners/fakes/README.md': ['sh'],
};

/** Blocks of plain shell are shown, not run; so only these may be. */
const shown = [
  /^npm (start|test|install [@/\w-]+|audit signatures)\n$/,
  /^export ESCROW_API_KEY=svc_test_\.\.\.\nexport ESCROW_BASE_URL=http:\S+\n$/,
  /^(export ESCROW_API_KEY=svc_test_\.\.\.|export ESCROW_BASE_URL=http:\S+|export WEBHOOK_SECRET=\.{3}|\n)+$/,
];

const documents = allFiles.filter(({ path }) => path.endsWith('.md')).map(({ path }) => path);

describe('Every block of code is in the reach of a test', () => {
  it.each(documents)('%s', (path) => {
    const kinds = blocksOf(path).map(({ language, word }) => `${language} ${word}`.trim());
    expect(kinds.filter((kind) => !reach[path]?.includes(kind))).toEqual([]);
  });

  it.each(['README.md', 'docs/tour.md', 'docs/quickstart.md', 'sdk/README.md'])(
    '%s only shows how to begin',
    (path) => {
      const plain = blocksOf(path).filter(({ language, word }) => language === 'sh' && word === '');
      expect(plain.filter(({ text }) => !shown.some((pattern) => pattern.test(text)))).toEqual([]);
    },
  );
});
