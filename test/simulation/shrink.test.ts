import { expect, test, vi } from 'vitest';
import { withoutVersions } from './broken.js';
import { CampaignFailed, runCampaign } from './campaign.js';
import { openSqliteDatabase } from './databases.js';
import { runEpisode } from './run.js';
import { shrink } from './shrink.js';

const limitMs = 120_000;

/** Opens databases and counts them: each replay has its own. */
function countingDatabases() {
  const counted = { count: 0 };
  const open = () => {
    counted.count += 1;
    return openSqliteDatabase();
  };
  return { counted, open };
}

test('a shrink ends after so many steps, however many choices are left', { timeout: limitMs }, async () => {
  const { counted, open } = countingDatabases();
  const episode = { seed: 7, steps: 60, open };
  const { program, stepsInAll } = await runEpisode(episode);
  counted.count = 0;
  expect(await shrink(episode, program, 'no rule of ours', stepsInAll)).toEqual(program);
  expect(counted.count).toBeLessThanOrEqual(3);
});

test('a campaign names the seed and the rule before it shrinks', { timeout: limitMs }, async () => {
  const { counted, open } = countingDatabases();
  let countWhenNamed = 0;
  const said = vi.spyOn(console, 'error').mockImplementation(() => {
    countWhenNamed ||= counted.count;
  });
  const campaign = { seed: 1, steps: 10_000, store: 'sqlite', open, through: withoutVersions } as const;
  const failed = await runCampaign({ ...campaign, shrinkStepsMax: 1 }).catch((error: unknown) => error);
  const messages = said.mock.calls.flat().map(String);
  said.mockRestore();
  expect(failed).toBeInstanceOf(CampaignFailed);
  const named = messages.find((message) => message.startsWith('Seed '));
  expect(named).toContain((failed as CampaignFailed).rule);
  expect(counted.count).toBeGreaterThan(countWhenNamed);
});
