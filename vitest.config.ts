import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    include: ['*/src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/harness/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
