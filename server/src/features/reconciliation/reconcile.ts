import type { Reconciliation } from '../../adapters/store/reconciliation-rows.js';
import { anyRows } from '../../adapters/store/statement.js';
import { partnerBankAccount } from '../../domain/ledger.js';
import { type Period, periodOf } from '../../domain/reconciliation/day.js';
import { type LedgerBreak, LedgerChain } from '../../domain/reconciliation/ledger-chain.js';
import { type BankingPartner, PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { compareAll } from './compare.js';
import { countOpenItems } from './item-queries.js';
import { readBooks, readInFlight, readOldestOpen, saveReconciliation } from './queries.js';
import { type Reconciled, saveRecords } from './run.js';

/** The result; `itemsOf` reads what the day's comparison found and everything that is still open. */
export interface ReconciliationReport extends Reconciliation {
  /** Where the partner's own ledger does not continue, newest first; null if it has none, or was not read. */
  ledgerBreaks: LedgerBreaks;
}

/** Lists may begin before a payment was made, and a payment may be reported late. */
const marginMs = 24 * 3_600_000;

/**
 * Compares everything that a partner has on record of a day, and of the two days before it, with our books.
 * What is missing here comes in the way every notification does; nothing is posted to make both agree. It may
 * run any number of times.
 *
 * @param keep called between pages of a long run
 * @throws PartnerUnavailable when the partner does not answer
 */
export async function reconcile(
  services: Services,
  reconciled: Reconciled,
  keep: () => Promise<void> = async () => {},
): Promise<ReconciliationReport> {
  const { bank, mode } = reconciled;
  const period = await periodFor(services, reconciled);
  for await (const page of bank.records(Math.max(0, period.since - marginMs))) {
    await keep();
    await saveRecords(services, reconciled, page);
  }
  const counts = await compareAll(services, { ...reconciled, ...period }, keep);
  const ledgerBreaks = await findLedgerBreaks(services, bank, period.since, keep);
  const key = { partner: bank.name, mode };
  const { store, clock } = services;
  const books = await store.one(readBooks, { account: partnerBankAccount(bank.name, mode) });
  const inFlight = await store.one(readInFlight, key);
  const open = await store.one(countOpenItems, key);
  const result: Reconciliation = {
    ...key,
    ...counts,
    day: reconciled.day,
    finishedAt: clock.now(),
    itemCount: open?.count ?? 0,
    difference: open?.difference ?? 0,
    books: books?.books ?? 0,
    inFlight: inFlight?.inFlight ?? 0,
    balance: await bank.balance(),
  };
  await store.transact([anyRows(saveReconciliation, result)]);
  return { ...result, ledgerBreaks };
}

/**
 * What is still open from before, and what was imported, is compared as well. In test mode the clocks of
 * accounts are ahead of the partner's, so all of it is.
 */
async function periodFor({ store }: Services, { bank, mode, start, imported }: Reconciled): Promise<Period> {
  if (mode === 'test') return { since: 0, until: Number.MAX_SAFE_INTEGER };
  const { since, until } = periodOf(start);
  const open = await store.one(readOldestOpen, { partner: bank.name, mode });
  return {
    since: Math.min(since, imported?.since ?? since, open?.at ?? since),
    until: Math.max(until, imported?.until ?? until),
  };
}

/** Where a partner's ledger does not continue, newest first; null: it has none. `unread`: no answer came. */
type LedgerBreaks = readonly LedgerBreak[] | 'unread' | null;

/** Follows the partner's ledger of its balance since a time; the comparison does not depend on it. */
async function findLedgerBreaks(
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
