/** The pure rules: they need no database either. */
export const ruleFolders = ['server/src/domain'];

/**
 * Folders of suites that change nothing but databases, files and programs of their own. The forks of Vitest
 * load their modules once, which saves a second for each file.
 */
export const sharedFolders = [
  'cli/src',
  'contract/src',
  'web/src',
  'site/src',
  'server/src',
  'test/api',
  'test/attack',
  'test/audit',
  'test/bench',
  'test/dashboard',
  'test/operator',
  'test/packages/cli',
  'test/packages/docs',
  'test/packages/openapi',
  'test/packages/sdk',
  'test/pages',
  'test/partners',
  'test/store',
  'test/tidy',
];

/** Suites below these folders that get modules and a process of their own all the same, and why. */
export const isolatedSuites: Readonly<Record<string, string>> = {
  'server/src/commands/secret-key.test.ts': 'it replaces functions of node:fs',
  'server/src/http/serve.test.ts': 'it looks at prototypes that are global',
  'test/api/events/notifier.test.ts': 'it replaces timers',
  'test/api/http/deprecation.test.ts': 'it replaces the warnings of the process',
  'test/api/storage/full.test.ts': 'it fills disks',
  'test/api/webhooks/without-node.test.ts': 'it replaces a module',
  'test/packages/openapi/samples.test.ts': 'it runs commands in a folder that its process removes',
  'test/packages/sdk/client.test.ts': 'it sets variables of the environment',
  'test/packages/sdk/docstrings.test.ts': 'it sets variables of the environment',
  'test/partners/fakes/monnify/official-client.test.ts': 'it replaces settings of the process',
  'test/partners/fakes/paystack/official-client.test.ts': 'its client keeps what it is told',
  'test/store/promises.test.ts': 'it replaces timers',
  'test/store/query-plans.test.ts': 'it examines every statement that its process knows',
};

/** The suites that take longest, the longest first: the forks of Vitest start with them. */
export const longestSuites: readonly string[] = [
  'test/packages/packed/release.test.ts',
  'test/packages/packed/projects.test.ts',
  'test/simulation/postgres.test.ts',
  'test/simulation/sqlite.test.ts',
  'test/pages/checkout/browser.test.ts',
  'test/packages/cli/every-command.test.ts',
  'test/pages/live/browser.test.ts',
  'test/pages/seller/browser.test.ts',
  'test/packages/cli/trigger.test.ts',
  'test/packages/docs/browser.test.ts',
  'test/packages/cli/interrupted.test.ts',
  'test/packages/docs/guides.test.ts',
  'test/packages/docs/tour.test.ts',
  'test/simulation/regressions.test.ts',
  'test/packages/cli/release.test.ts',
  'test/operator/commands.test.ts',
  'test/operator/inbox.test.ts',
  'test/store/eligibility/eligibility.test.ts',
  'test/partners/money/ended-attempts.test.ts',
  'test/partners/money/cut-back.test.ts',
  'test/partners/mail/escrows.test.ts',
  'test/api/disputes/promises.test.ts',
  'test/api/webhooks/crowd.test.ts',
  'test/partners/live/reconciliation.test.ts',
  'test/operator/process/stream.test.ts',
  'test/api/sandbox/random.test.ts',
  'test/audit/commands.test.ts',
];
