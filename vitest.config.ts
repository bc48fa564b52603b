import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Pure functions keep nothing between calls: their files load the modules once, and need no database. */
const rules = ['server/src/domain/**/*.test.ts'];

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
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: rules, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'suites',
          include: ['*/src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...rules],
          globalSetup: ['test/harness/global-setup.ts'],
        },
      },
    ],
  },
});
