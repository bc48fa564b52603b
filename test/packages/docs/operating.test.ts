import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inboxKinds } from '../../../server/src/features/operator/inbox.js';
import type { InboxRow } from '../../../server/src/features/operator/inbox-search.js';

const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

/** A row that is offered every command of its kind. */
const row: InboxRow = {
  id: 'ID',
  amount: 1,
  since: 0,
  accountId: null,
  mode: 'live',
  reference: null,
  note: 'disputed',
  receivable: 2,
  held: 2,
  isBlocked: 0,
};

it('the page about operating says of every kind in the inbox what it is and what clears it', () => {
  const kinds = inboxKinds.map((kind) => {
    const commands = kind
      .commands(row)
      .map((words) => `\`${words.replace(/--amount \d/, '--amount KOBO')}\``);
    return `| ${kind.kind} | ${kind.title} | ${kind.remedy} | ${commands.join(', ')} |`;
  });
  const lines = page.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' '));
  const table = lines.filter((line) => /^\| [a-z]+_[a-z_]+ \|/.test(line));
  expect(table).toEqual(kinds);
});
