/** The short pages about what all operations share. */
export const basics = [
  'amounts',
  'authentication',
  'idempotency',
  'lists',
  'rate-limits',
  'retries',
  'test-data',
  'time',
  'versions',
].map((name) => `docs/${name}.md`);
