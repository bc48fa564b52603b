import { afterAll, beforeEach } from 'vitest';
import { type Api, startApi } from './api.js';
import { ensureBuilt } from './built.js';

/** The API for the tests of one file, reset between them; also builds the command line. */
export async function openApi(): Promise<Api> {
  await ensureBuilt();
  const api = await startApi();
  beforeEach(() => api.reset());
  afterAll(() => api.close());
  return api;
}
