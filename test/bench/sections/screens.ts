import { type SectionResult, timesFinding } from '../figures.js';
import type { ScreenRounds, ScreenTask } from '../processes/screen-reader.js';
import { createShop, serviceEnvironment } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const screens = {
  '/': 'home',
  '/escrows': 'the list',
  '/escrows?status=awaiting_payment&min=2500': 'the list, narrowed',
  '/escrows?q=SALE-7': 'a search by prefix',
  '/escrows/:last': 'an escrow',
  '/balance': 'the balance',
  '/charts': 'the charts',
} as const;

/** Median first answers of the dashboard with 100,000 escrows, beside those with 1,000. */
export async function measureScreens(bench: Workbench): Promise<SectionResult> {
  const shopWith = (escrows: number) => {
    const { url, accountId } = createShop(bench);
    return { environment: serviceEnvironment(url) as Record<string, string>, accountId, escrows };
  };
  const helper = await bench.helper<ScreenTask, ScreenRounds>('processes/screen-reader.ts', cores.measured);
  const rounds = await helper.ask({
    shops: [shopWith(1_000), shopWith(100_000)],
    screens: Object.keys(screens),
    rounds: 12,
    perRound: 15,
  });
  await bench.stop(helper.child);
  return {
    findings: Object.entries(screens).map(([screen, name]) => {
      const [few = [], many = []] = rounds[screen] ?? [];
      const sides = [
        { name: '100,000 escrows', rounds: many },
        { name: '1,000 escrows', rounds: few },
      ] as const;
      return timesFinding(`${name}, median`, sides, ({ p50Ms }) => p50Ms, { atMost: 1.5 });
    }),
  };
}
