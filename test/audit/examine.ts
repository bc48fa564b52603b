import { examineAccounts } from './accounts.js';
import { Findings } from './arithmetic.js';
import type { Books } from './books.js';
import { examineCarriage } from './carriage.js';
import { examineCheckouts } from './checkouts.js';
import { examineCredits } from './credits.js';
import { examineEvents } from './events.js';
import { examineSandbox } from './sandbox.js';
import { examineSettlements } from './settlements.js';
import { examineStatuses } from './statuses.js';
import { examineCombined, examineScheduled, examineTransfers } from './transfers.js';

/** Returns everything that is wrong with the books, in words. */
export function examine(books: Books): string[] {
  const findings = new Findings();
  examineCheckouts(books, findings);
  examineTransfers(books, findings);
  examineCombined(books, findings);
  examineScheduled(books, findings);
  examineCredits(books, findings);
  examineSettlements(books, findings);
  examineCarriage(books, findings);
  examineAccounts(books, findings);
  examineEvents(books, findings);
  examineStatuses(books, findings);
  examineSandbox(books, findings);
  return [...findings.list, ...books.faults];
}
