import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { episodeSteps, runCampaign } from './campaign.js';
import { openSqliteDatabase } from './databases.js';

const limitMs = 600_000;
const sqlite = { open: openSqliteDatabase, store: 'sqlite' } as const;

/** Each of these runs by itself, so that a failure says which. */
const fixed = [1, 101].map((seed) => ({ seed, episodes: 5 }));

test.each(fixed)('nothing breaks from seed $seed on', { timeout: limitMs }, async ({ seed, episodes }) => {
  const steps = episodes * episodeSteps;
  const figures = await runCampaign({ ...sqlite, seed, steps });
  expect(figures).toEqual({ episodes, steps });
});

test('nothing breaks from a random seed', { timeout: limitMs }, async () => {
  const seed = randomInt(1_000_000_000);
  const figures = await runCampaign({ ...sqlite, seed, steps: 4 * episodeSteps, isAudited: true });
  console.log(`Simulation on SQLite: ${figures.steps} steps from the fresh seed ${seed}`);
});
