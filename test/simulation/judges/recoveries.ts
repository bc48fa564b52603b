import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Store } from '../../../server/src/ports/store.js';
import { hold } from './violation.js';

/** Kobo that a transfer brings which repays several receivables, as the operator says. */
export const sharedTransferAmount = 200_000;

const listMovements = statement<{ after: string; before: string }, { changeId: string; amount: number }>(
  'simulation.recoveries',
  (db, p) =>
    db
      .selectFrom('movement')
      .select(['change_id as changeId', 'amount'])
      .where('change_id', '>=', p.after)
      .where('change_id', '<', p.before),
);

/** A transfer settles one receivable, or several and no more than it brought. */
export async function judgeRecoveries(store: Store): Promise<void> {
  const parts = new Map<string, number[]>();
  for (const { changeId, amount } of await store.all(listMovements, {
    after: 'recovered:',
    before: 'recovered;',
  })) {
    const [name = ''] = changeId.split('#');
    parts.set(name, [...(parts.get(name) ?? []), amount]);
  }
  for (const [transfer, amounts] of parts) {
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const isCovered = amounts.length === 1 || sum <= sharedTransferAmount;
    hold(
      isCovered,
      'a transfer settles no more than it brought',
      `${transfer} settled ${amounts.join(', ')}`,
    );
  }
}
