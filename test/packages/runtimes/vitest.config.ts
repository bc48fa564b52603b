import { defineConfig, mergeConfig } from 'vitest/config';
import whole from '../../../vitest.config.js';

const { test: { projects: _, ...test } = {}, ...rest } = whole;

/** `npm run runtimes`: what needs programs that are no part of the lock file, and so of `npm test`. */
export default mergeConfig(
  rest,
  defineConfig({ test: { ...test, include: ['test/packages/runtimes/*.suite.ts'], globalSetup: [] } }),
);
