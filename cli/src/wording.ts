import { operationRows } from './operations.generated.js';

/** What the API says of itself, in the words of the command line, where an operation is a command. */
export function inCommands(text: string): string {
  // The key is sent without being asked for.
  const own = text
    .replace(' (which needs an `Idempotency-Key`)', '')
    .replace('`dry_run=true`', '`--dry-run`');
  return own.replace(/(GET|POST|PUT|PATCH|DELETE) (\/[\w/:-]*[\w])/g, (said, method, path) => {
    const row = operationRows.find((candidate) => candidate.method === method && candidate.path === path);
    return row ? `escrow-cli ${row.words.join(' ')}` : said;
  });
}
