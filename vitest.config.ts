import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/harness/longest-first.js';
import { isolatedSuites, ruleFolders, sharedFolders } from './test/harness/suites.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const below = (folder: string): string => `${folder}/**/*.test.ts`;

const rules = ruleFolders.map(below);
const isolated = Object.keys(isolatedSuites);
const notOurs = '**/node_modules/**';
const globalSetup = ['test/harness/global-setup.ts'];

export default defineConfig({
  resolve: {
    // Tests run against the sources; what the packages ship is proven by the suites that use the built files.
    alias: {
      '@escrow-checkout/contract': at('contract/src/index.ts'),
      '@escrow-checkout/web': at('web/src/index.ts'),
      '@escrow-checkout/openapi': at('openapi/src/document.ts'),
      '#mac': at('sdk/src/webhooks/mac-node.ts'),
      '@escrow-checkout/sdk/webhooks': at('sdk/src/webhooks/index.ts'),
      '@escrow-checkout/sdk/express': at('sdk/src/webhooks/express.ts'),
      '@escrow-checkout/sdk/next': at('sdk/src/webhooks/next.ts'),
      '@escrow-checkout/sdk/testing': at('sdk/src/webhooks/testing.ts'),
      '@escrow-checkout/sdk': at('sdk/src/index.ts'),
    },
  },
  test: {
    pool: 'forks',
    // More than the two cores of CI: many suites wait for processes, timers or a disk.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A second, as usual, is too short on a busy machine; what is there sooner is seen sooner.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: rules, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: sharedFolders.map(below),
          exclude: [notOurs, ...rules, ...isolated],
          globalSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'suites',
          include: ['*/src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [notOurs, ...rules, ...sharedFolders.map(below)],
          globalSetup,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated, globalSetup },
      },
    ],
  },
});
