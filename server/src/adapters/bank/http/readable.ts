import type { Logger } from 'pino';
import { PartnerUnavailable } from '../../../ports/bank.js';
import type { AnswerReader } from './answer-reader.js';

/**
 * Reads the rows of a list that can be read. One that nobody here foresaw, such as a new status, must not
 * hide all others: it is logged and left out.
 */
export function readable<Row>(
  log: Logger,
  rows: readonly AnswerReader[],
  read: (row: AnswerReader) => Row,
): Row[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!(error instanceof PartnerUnavailable)) throw error;
      log.error({ err: error }, 'a record of the partner cannot be read, and is not compared');
      return [];
    }
  });
}
