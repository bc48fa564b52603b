import type { BankingPartner } from '../../../server/src/ports/bank.js';
import type { PartnerRecord } from '../../../server/src/ports/partner-record.js';
import { built } from '../built.js';
import { serveTasks } from './serve-tasks.js';

type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Reconciling = typeof import('../../../server/src/features/reconciliation/reconcile.js');

/** The task to compare a partner's day of so many records with the books of a new database. */
export interface ReconcileTask {
  environment: Record<string, string>;
  records: number;
}

const pageLength = 100;
const dayMs = 86_400_000;

/** Yields payments that came to nothing, so that none is asked about: what is measured is their number. */
async function* pagesOf(records: number, start: number): AsyncGenerator<PartnerRecord[]> {
  for (let first = 0; first < records; first += pageLength) {
    yield Array.from({ length: pageLength }, (_, index) => ({
      kind: 'credit',
      recordId: String(first + index),
      reference: `esc-${first + index}`,
      partnerCreditId: null,
      state: 'returned',
      amount: 2_500_000,
      fee: 0,
      at: start + Math.floor(((first + index) / records) * (dayMs / 2)),
    }));
  }
}

/** Returns the most memory that this process has ever had resident, in MB. */
async function compare({ environment, records }: ReconcileTask): Promise<number> {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { reconcile } = await built<Reconciling>('features/reconciliation/reconcile.js');
  const { services, close } = createDeps({
    config: readConfig(environment),
    secretKey: environment.SECRET_KEY as string,
    onFatal: (error) => {
      throw error;
    },
  });
  const start = Math.floor(services.clock.now() / dayMs) * dayMs;
  const partner = { name: 'paystack', records: () => pagesOf(records, start), balance: async () => 0 };
  const bank = partner as unknown as BankingPartner;
  const day = new Date(start).toISOString().slice(0, 10);
  const { matchedCount } = await reconcile(services, { bank, mode: 'live', day, start });
  if (matchedCount !== records) throw new Error(`${matchedCount} of ${records} records were compared`);
  await close();
  return process.resourceUsage().maxRSS / 1024;
}

serveTasks(compare);
