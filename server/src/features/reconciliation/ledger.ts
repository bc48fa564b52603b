import { type LedgerBreak, LedgerChain } from '../../domain/reconciliation/ledger-chain.js';
import { type BankingPartner, PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';

/** Where a partner's ledger does not continue, newest first; null: it has none. `unread`: no answer came. */
export type LedgerBreaks = readonly LedgerBreak[] | 'unread' | null;

/** Follows the partner's ledger of its balance since a time; the comparison does not depend on it. */
export async function findLedgerBreaks(
  services: Services,
  bank: BankingPartner,
  since: number,
  keep: () => Promise<void>,
): Promise<LedgerBreaks> {
  if (!bank.ledger) return null;
  try {
    const balance = await bank.balance();
    const chain = new LedgerChain();
    for await (const page of bank.ledger(since)) {
      await keep();
      for (const entry of page) chain.add(entry);
    }
    const breaks = chain.breaks();
    const { newest } = chain;
    // While the balance changes, the ledger ends somewhere else.
    const isStill = balance === (await bank.balance());
    if (newest === null || !isStill || newest.balance === balance) return breaks;
    return [{ earlierId: newest.id, left: newest.balance, laterId: null, begunWith: balance }, ...breaks];
  } catch (error) {
    if (!(error instanceof PartnerUnavailable || error instanceof PartnerRefused)) throw error;
    services.log.warn({ err: error, partner: bank.name }, 'the ledger of a partner could not be read');
    return 'unread';
  }
}
