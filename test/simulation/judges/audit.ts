import type { Store } from '../../../server/src/ports/store.js';
import { readBooks } from '../../audit/books.js';
import type { Reader, TextRow } from '../../audit/database.js';
import { examine } from '../../audit/examine.js';
import { hold } from './violation.js';

/** Lets the auditor read through the open store: a step is too short for a process of its own. */
export function readerOf(store: Store): Reader {
  return {
    read: async (sql, take) => {
      const rows = await store.list<TextRow>({ compile: () => ({ sql, values: [] }) });
      for (const row of rows) take(row);
    },
    close: async () => {},
  };
}

/** The independent auditor's own rules, on the whole database as it is now. */
export async function judgeAudit(store: Store): Promise<void> {
  const findings = examine(await readBooks(readerOf(store)));
  hold(findings.length === 0, 'the auditor agrees', findings.join('; '));
}
