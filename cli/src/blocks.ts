import { errorRows } from './operations.generated.js';
import { line } from './printable.js';
import { inCommands } from './wording.js';

interface Facts {
  reference: string;
  sellerEmail?: string | null | undefined;
  test: boolean;
}

function remedy(block: string, { reference, sellerEmail, test }: Facts): string | undefined {
  if (block === 'not_funded' && test) return line('sandbox fund', reference);
  if (block === 'seller_not_accepted') return line('accept', reference);
  if (block !== 'payout_details_missing') return undefined;
  if (sellerEmail === undefined) return undefined;
  return sellerEmail
    ? line('sellers save', sellerEmail, '--payout-bank-code <code> --payout-account-number <number>')
    : 'escrow-cli account payout --bank-code <code> --account-number <number>';
}

/** What a release waits for, each with its cure and the command that brings it about. */
export function blockAdvice(blocks: readonly string[], facts: Facts): string[] {
  return blocks.map((block) => {
    const row = errorRows[block];
    const command = remedy(block, facts);
    const cure = command ?? (row && inCommands(row.cure)) ?? line('get', facts.reference);
    return `- ${block}: ${row ? `${row.title}. ` : ''}${command ? `Run: ${cure}` : cure}`;
  });
}
