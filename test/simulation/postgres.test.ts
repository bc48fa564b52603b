import { randomInt } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { episodeSteps, runCampaign } from './campaign.js';
import { openPostgresDatabase } from './databases.js';

const limitMs = 600_000;
const postgres = { open: () => openPostgresDatabase(inject('postgresUrl')), store: 'postgres' } as const;

test('nothing breaks on PostgreSQL', { timeout: limitMs }, async () => {
  const figures = await runCampaign({ ...postgres, seed: 5_001, steps: episodeSteps });
  expect(figures).toEqual({ episodes: 1, steps: episodeSteps });
});

test('nothing breaks on PostgreSQL from a random seed', { timeout: limitMs }, async () => {
  const seed = randomInt(1_000_000_000);
  const figures = await runCampaign({ ...postgres, seed, steps: episodeSteps, isAudited: true });
  console.log(`Simulation on PostgreSQL: ${figures.steps} steps from the fresh seed ${seed}`);
});
