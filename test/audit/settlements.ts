import { type Findings, total } from './arithmetic.js';
import type { Books } from './books.js';

/** Compares the settlements with what moved between each partner and the operator's own bank account. */
export function examineSettlements({ tables, postings }: Books, findings: Findings): void {
  const isOwn = (account: string) => /^bank:operator:/.test(account);
  for (const own of [...postings.accounts()].filter(isOwn)) {
    const mode = own.replace('bank:operator:', '');
    const settled = tables.settlements.filter((settlement) => settlement.mode === mode);
    const says = total(settled, ({ direction, amount }) => (direction === 'to_operator' ? amount : -amount));
    const moved = postings.flow(own, 'bank:*') - postings.flow('bank:*', own);
    findings.compare(`account ${own}`, 'its settlements make it', says, moved);
  }
  for (const { partner, mode } of tables.settlements) {
    const [own, bank] = [`bank:operator:${mode}`, `bank:${partner}:${mode}`];
    const ofPartner = tables.settlements.filter((row) => row.partner === partner && row.mode === mode);
    const says = total(ofPartner, ({ direction, amount }) =>
      direction === 'to_operator' ? amount : -amount,
    );
    const moved = postings.flow(own, bank) - postings.flow(bank, own);
    findings.compare(`partner ${partner}`, 'its settlements make it', says, moved);
  }
}
