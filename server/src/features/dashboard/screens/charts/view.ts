import { type ChartsProps, pathIn } from '@escrow-checkout/web';
import { bound } from '../../../../adapters/store/statement.js';
import { type Figure, figureDayOf, funnelFigures, releaseSpans } from '../../../../domain/figures.js';
import { accountTime } from '../../../../pipeline/context.js';
import type { Services } from '../../../../services.js';
import { money } from '../../../pages/signed-in/story-view.js';
import type { Visit } from '../../route.js';
import { frameOf, ownerOf } from '../format.js';
import { type FigureOfDay, figuresSince, heldBefore } from './queries.js';

const dayMs = 24 * 3_600_000;
const daysOfWeek = 7;
const ranges = [12, 26, 52] as const;

/** Reads the charts of the last weeks, from one state of the daily figures. */
export async function readCharts(services: Services, visit: Visit, asked: string): Promise<ChartsProps> {
  const weeks = ranges.find((each) => String(each) === asked) ?? ranges[0];
  const owner = ownerOf(visit);
  const { now } = await accountTime(services, owner.accountId, owner.mode);
  const today = figureDayOf(now);
  const since = mondayOf(today) - (weeks - 1) * daysOfWeek;
  const [found = [], before = []] = await services.reports.read((reader) =>
    reader.snapshot<FigureOfDay | { amount: number }>([
      bound(figuresSince, { ...owner, since }),
      bound(heldBefore, { ...owner, since }),
    ]),
  );
  const figures = new Figures(found as FigureOfDay[]);
  const held = heldByDay(figures, { since, today, before: before[0]?.amount ?? 0 });
  return {
    frame: frameOf(visit),
    weeks,
    ranges: ranges.map((each) => {
      return { weeks: each, href: pathIn(visit, `/charts?weeks=${each}`), isCurrent: each === weeks };
    }),
    first: dayIn(since),
    last: dayIn(today),
    held: held.map((kobo) => money(kobo)),
    funnel: funnelFigures.map((step) => ({ step, count: figures.sum(step, since) })),
    releases: releaseSpans.map(({ figure }) => ({ span: figure, count: figures.sum(figure, since) })),
    byWeek: Array.from({ length: weeks }, (_, n) => {
      const [begin, end] = [since + n * daysOfWeek, since + (n + 1) * daysOfWeek];
      return {
        week: dayIn(begin),
        held: money(held[Math.min(end, today + 1) - 1 - since] ?? 0),
        disputes: figures.sum('disputes', begin, end),
        refunds: figures.sum('refunds', begin, end),
        succeeded: figures.sum('attempts_succeeded', begin, end),
        failed: figures.sum('attempts_failed', begin, end),
      };
    }),
  };
}

/** 1 January 1970 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % daysOfWeek);
}

/** Returns a day as `2026-11-23`. */
function dayIn(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Figures by name and day. */
class Figures {
  readonly #amounts = new Map<Figure, Map<number, number>>();

  constructor(found: readonly FigureOfDay[]) {
    for (const { figure, day, amount } of found) {
      const days = this.#amounts.get(figure) ?? new Map<number, number>();
      this.#amounts.set(figure, days.set(day, amount));
    }
  }

  on(figure: Figure, day: number): number {
    return this.#amounts.get(figure)?.get(day) ?? 0;
  }

  /** @param until the day after the last one; without it, to the end */
  sum(figure: Figure, since: number, until = Number.POSITIVE_INFINITY): number {
    const days = [...(this.#amounts.get(figure) ?? [])];
    return days.reduce((sum, [day, amount]) => sum + (day >= since && day < until ? amount : 0), 0);
  }
}

/** Returns what was held at the end of each day. */
function heldByDay(
  figures: Figures,
  { since, today, before }: { since: number; today: number; before: number },
): number[] {
  let held = before;
  return Array.from({ length: today - since + 1 }, (_, n) => {
    held += figures.on('held', since + n);
    return held;
  });
}
