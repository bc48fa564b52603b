import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { recordKinds, recordStates } from '../domain/reconciliation/compare.js';
import type { PartnerRecord } from '../ports/partner-record.js';
import { OperatorError } from './environment.js';

const optional = z
  .string()
  .max(200)
  .default('')
  .transform((text) => (text === '' ? null : text));
const kobo = z
  .string()
  .regex(/^\d{1,15}$/, 'must be whole kobo, such as 250000 for ₦2,500.00')
  .transform(Number);

/** The columns of a file, in any order. The optional ones may be left out or empty. */
const Row = z.object({
  kind: z.enum(recordKinds),
  id: z.string().min(1, 'must not be empty').max(200),
  reference: optional,
  credit_id: optional,
  state: z.enum(recordStates),
  amount_kobo: kobo.refine((amount) => amount > 0, 'must be above 0'),
  fee_kobo: kobo.or(z.literal('').transform(() => null)).default(''),
  at: z.string().datetime({ offset: true, message: 'must be a time such as 2026-11-23T09:30:00+01:00' }),
});

const pageSize = 500;

/**
 * Reads records from a file, such as a partner's statement or what came from the operator's own bank, a page
 * at a time.
 *
 * @throws OperatorError with the line and the column of the first row that cannot be read
 */
export async function* readRecords(file: string): AsyncGenerator<PartnerRecord[]> {
  const options = { columns: true, bom: true, trim: true, skip_empty_lines: true, info: true } as const;
  // An error of either ends the loop below.
  const rows = pipeline(createReadStream(file), parse(options), () => {});
  let page: PartnerRecord[] = [];
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: unknown;
      info: { lines: number };
    }>) {
      page.push(readRow(record, info.lines));
      if (page.length < pageSize) continue;
      yield page;
      page = [];
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The file ${file} cannot be read: ${said.replace(/\.$/, '')}.`);
  }
  yield page;
}

function readRow(record: unknown, line: number): PartnerRecord {
  const row = Row.safeParse(record);
  if (!row.success) {
    const issue = row.error.issues[0];
    throw new OperatorError(`Line ${line}, column ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const {
    kind,
    id: recordId,
    reference,
    credit_id,
    state,
    amount_kobo: amount,
    fee_kobo: fee,
    at,
  } = row.data;
  const partnerCreditId = credit_id;
  return { kind, recordId, reference, partnerCreditId, state, amount, fee, at: Date.parse(at) };
}
