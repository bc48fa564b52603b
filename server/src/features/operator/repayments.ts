import { statement } from '../../adapters/store/statement.js';
import { receivableAccount } from '../../domain/ledger.js';
import { decideTransfer, transferOf } from '../../domain/transfer.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { loadTransfer } from '../transfers/load.js';
import { act, CommandRefused, operatorContext } from './act.js';
import type { Settled } from './receivables.js';

/** What came back of a settled duplicate payment, and where it goes. */
export type CameBack = { amount: number } & ({ to: 'payee'; sessionId: string } | { to: 'loss' });

const findRepayment = statement<{ changeId: string }, { receivable: string; amount: number }>(
  'operator.repayment',
  (db, p) =>
    db
      .selectFrom('movement')
      .select(['debit_account as receivable', 'amount'])
      .where('change_id', '=', p.changeId),
);

/**
 * Records what became of money that came back: repaid to the payee, or kept against a loss. The change of a
 * repayment is named after its transfer, so that it counts once.
 */
export async function settleCameBack(services: Services, id: string, cameBack: CameBack): Promise<Settled> {
  const { store } = services;
  const { amount, to } = cameBack;
  const first = (await loadTransfer(store, 'payout', id)) ?? (await loadTransfer(store, 'refund', id));
  if (!first) throw new CommandRefused(`Nothing has come back under ${id}: see escrow-server inbox.`);
  const context = await operatorContext(services, transferOf(first));
  const changeId =
    to === 'payee'
      ? `repaid:${transferOf(first).mode}:${cameBack.sessionId.trim().toLowerCase()}`
      : context.changeId;
  const load = async () => {
    const recorded = await store.one(findRepayment, { changeId });
    const aggregate = await loadTransfer(store, first.kind, id);
    return aggregate && { aggregate, recorded };
  };
  const { after, isRepeat } = await act(services, { ...context, changeId }, load, (both, current) => {
    const { recorded, aggregate } = both;
    if (recorded !== undefined) {
      if (recorded.receivable === receivableAccount(id) && recorded.amount === amount) {
        return { kind: 'repeat', after: both };
      }
      throw new CommandRefused('That transfer is recorded for something else already: see its session id.');
    }
    const decision = decideTransfer(aggregate, { command: 'settle_came_back', amount, to }, current);
    return isRefusal(decision) ? decision : { ...decision, after: { recorded, aggregate: decision.after } };
  });
  return { left: transferOf(after.aggregate).amountCameBack, isRepeat };
}
