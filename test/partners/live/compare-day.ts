import type { ReconciliationItem } from '../../../server/src/adapters/store/reconciliation-rows.js';
import { localDayOf } from '../../../server/src/domain/local-time.js';
import { startOfDay } from '../../../server/src/domain/reconciliation/day.js';
import { itemsOf } from '../../../server/src/features/reconciliation/items.js';
import {
  type ReconciliationReport,
  reconcile,
} from '../../../server/src/features/reconciliation/reconcile.js';
import type { BankingPartner } from '../../../server/src/ports/bank.js';
import { defined } from '../money/world.js';
import type { LiveShop } from './shop.js';

/** The shop's partner, as the service calls it. */
export function bankOf({ service, side }: LiveShop): BankingPartner {
  return defined(service.deps.services.partners.find('live', side.name));
}

/** Compares today's books with the partner's. */
export async function compareDay(
  shop: LiveShop,
  bank = bankOf(shop),
): Promise<ReconciliationReport & { items: ReconciliationItem[] }> {
  const day = localDayOf(Date.now());
  const start = defined(startOfDay(day));
  const { services } = shop.service.deps;
  const report = await reconcile(services, { bank, mode: 'live', day, start });
  const items: ReconciliationItem[] = [];
  for await (const item of itemsOf(services, report)) items.push(item);
  return { ...report, items };
}
