import { type SectionResult, timesFinding } from '../figures.js';
import type { CreditRounds, CreditTask } from '../processes/crediter.js';
import { createShop, serviceEnvironment } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const many = 1_000;

/** What a credit to an escrow with a thousand costs, beside one to a new escrow. */
export async function measureCredits(bench: Workbench): Promise<SectionResult> {
  const shop = createShop(bench);
  const environment = serviceEnvironment(shop.url) as Record<string, string>;
  const helper = await bench.helper<CreditTask, CreditRounds>('processes/crediter.ts', cores.measured);
  const { accountId, key } = shop;
  const rounds = await helper.ask({ environment, accountId, key, many, rounds: 12, perRound: 20 });
  await bench.stop(helper.child);
  const sides = [
    { name: 'after 1,000 credits', rounds: rounds.many },
    { name: 'a new escrow', rounds: rounds.few },
  ] as const;
  return {
    findings: [
      timesFinding('a credit after 1,000, in CPU', sides, ({ cpuMicros }) => cpuMicros ?? Number.NaN, {
        atMost: 1.3,
      }),
    ],
  };
}
