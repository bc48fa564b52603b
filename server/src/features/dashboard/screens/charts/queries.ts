import { type Compilable, sql } from 'kysely';
import { literals } from '../../../../adapters/store/literals.js';
import { statement } from '../../../../adapters/store/statement.js';
import { type Figure, funnelFigures, releaseSpans } from '../../../../domain/figures.js';
import type { Owner } from '../format.js';

const figures: readonly Figure[] = [
  'held',
  ...funnelFigures,
  ...releaseSpans.map(({ figure }) => figure),
  'disputes',
  'refunds',
  'attempts_succeeded',
  'attempts_failed',
];

export interface FigureOfDay {
  figure: Figure;
  day: number;
  amount: number;
}

/** The figures of an account since a day. */
export const figuresSince = statement<Owner & { since: number }, FigureOfDay>(
  'dashboard.figures_since',
  (db, p) =>
    db
      .selectFrom('daily_figure')
      .select(['figure', 'day', 'amount'])
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where(sql<boolean>`figure in (${sql.join(literals(figures))})`)
      .where('day', '>=', p.since),
);

/** What was held before a day: one row for each day with sales since the account was opened. */
export const heldBefore = statement<Owner & { since: number }, { amount: number }>(
  'dashboard.held_before',
  (db, p) => {
    const text = sql`select cast(coalesce(sum(amount), 0) as bigint) as amount from daily_figure
      where account_id = ${p.accountId} and mode = ${p.mode} and figure = 'held' and day < ${p.since}`;
    return { compile: () => text.compile(db) } as Compilable<{ amount: number }>;
  },
);
