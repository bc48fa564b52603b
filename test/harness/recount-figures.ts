import { rollUpFigures } from '../../server/src/features/figures/roll-up.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import type { Services } from '../../server/src/services.js';
import { changesSettled } from './settled-events.js';

/** Figures by account, mode, name and day, without those that come to nothing. */
export type FiguresByDay = Record<string, number>;

interface Recounted {
  account_id: string;
  mode: string;
  figure: string;
  day: number;
  amount: number;
}

const dayOf = (column: string) => `(${column} + 3600000) / 86400000`;

const holds = (account: string) => `(${account} like 'escrow:%' or ${account} like 'charge:%')`;

const firstOf = (type: string) => `select checkout_id, min(at) as at from every_event
  where type = '${type}' and checkout_id is not null group by checkout_id`;

const step = (figure: string, type: string) => `select c.account_id, c.mode, '${figure}' as figure,
    ${dayOf('c.created_at')} as day, count(*) as amount
  from checkout as c join (${firstOf(type)}) as f on f.checkout_id = c.id
  where c.kind = 'escrow' group by 1, 2, 3, 4`;

const begun = (figure: string, table: string) => `select account_id, mode, '${figure}' as figure,
    ${dayOf('created_at')} as day, count(*) as amount
  from ${table} where account_id <> '' group by 1, 2, 3, 4`;

const took = 'r.at - f.at';

/** Every figure again, from the ledger, the sales, the events and the attempts themselves. */
const recounts = [
  `select account_id, mode, 'held' as figure, ${dayOf('at')} as day,
      sum(case when ${holds('credit_account')} then amount else 0 end)
      - sum(case when ${holds('debit_account')} then amount else 0 end) as amount
    from movement where account_id <> '' group by 1, 2, 3, 4`,
  `select account_id, mode, 'opened' as figure, ${dayOf('created_at')} as day, count(*) as amount
    from checkout where kind = 'escrow' group by 1, 2, 3, 4`,
  step('signed_in', 'buyer.signed_in'),
  step('paid', 'escrow.funded'),
  step('delivered', 'escrow.delivered'),
  step('released', 'escrow.released'),
  begun('disputes', 'dispute'),
  begun('refunds', 'refund'),
  `select c.account_id, c.mode, case when ${took} <= 86400000 then 'released_in_1d'
      when ${took} <= 259200000 then 'released_in_3d' when ${took} <= 604800000 then 'released_in_7d'
      when ${took} <= 1209600000 then 'released_in_14d' when ${took} <= 2592000000 then 'released_in_30d'
      else 'released_later' end as figure, ${dayOf('r.at')} as day, count(*) as amount
    from checkout as c join (${firstOf('escrow.released')}) as r on r.checkout_id = c.id
      join (${firstOf('escrow.funded')}) as f on f.checkout_id = c.id
    where c.kind = 'escrow' group by 1, 2, 3, 4`,
  `select d.account_id, d.mode, 'attempts_' || a.outcome as figure, ${dayOf('a.started_at')} as day,
      count(*) as amount
    from webhook_attempt as a join webhook_delivery as d on d.id = a.delivery_id
    where a.request_body is not null group by 1, 2, 3, 4`,
];

function byDay(rows: readonly Recounted[]): FiguresByDay {
  const named = rows.map(({ account_id, mode, figure, day, amount }) => {
    return [`${account_id} ${mode} ${figure} ${day}`, Number(amount)] as const;
  });
  return Object.fromEntries(named.filter(([, amount]) => amount !== 0));
}

/** Rolls the figures up to the end, and returns them beside a recount from the tables themselves. */
export async function compareFigures({
  store,
  clock,
}: Pick<Services, 'store' | 'clock'>): Promise<{ figures: FiguresByDay; recounted: FiguresByDay }> {
  await changesSettled(store);
  // Later than the youngest attempt by more than the figures wait for it.
  const later = { now: () => clock.now() + 3_600_000 };
  await rollUpFigures({ store, clock: later });
  const [figures = [], ...found] = await store.snapshot([
    fixedQuery<Recounted>('select * from daily_figure'),
    ...recounts.map((text) => fixedQuery<Recounted>(text)),
  ]);
  return { figures: byDay(figures), recounted: byDay(found.flat()) };
}
