import { afterAll, beforeEach } from 'vitest';
import { type Api, startApi } from './api.js';
import { ensureBuilt } from './built.js';

/** The API that the tests of one file talk to, forgetful between them; the command line is built as well. */
export async function openApi(): Promise<Api> {
  await ensureBuilt();
  const api = await startApi();
  beforeEach(() => api.reset());
  afterAll(() => api.close());
  return api;
}
