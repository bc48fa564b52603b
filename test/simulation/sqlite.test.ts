import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { episodeSteps, runCampaign } from './campaign.js';
import { openSqliteDatabase } from './databases.js';

const limitMs = 600_000;
const sqlite = { open: openSqliteDatabase, store: 'sqlite' } as const;

test('nothing breaks from seed 1 on', { timeout: limitMs }, async () => {
  const [episodes, steps] = [4, 4 * episodeSteps];
  const figures = await runCampaign({ ...sqlite, seed: 1, steps });
  expect(figures).toEqual({ episodes, steps });
});

test('nothing breaks from a random seed', { timeout: limitMs }, async () => {
  const seed = randomInt(1_000_000_000);
  const figures = await runCampaign({ ...sqlite, seed, steps: 4 * episodeSteps, isAudited: true });
  console.log(`Simulation on SQLite: ${figures.steps} steps from the fresh seed ${seed}`);
});
