import { expect, test } from 'vitest';
import { pauseMs } from './run-job.js';

test.each([
  { attempts: 1, chance: 0.5, pause: 1_000 },
  { attempts: 2, chance: 0.5, pause: 2_000 },
  { attempts: 4, chance: 0, pause: 6_400 },
  { attempts: 4, chance: 1, pause: 9_600 },
  { attempts: 13, chance: 0, pause: 2_880_000 },
  { attempts: 13, chance: 1, pause: 3_600_000 },
  { attempts: 100_000, chance: 0.5, pause: 3_600_000 },
])('a job that failed $attempts times pauses $pause ms at chance $chance', ({ attempts, chance, pause }) => {
  expect(pauseMs(attempts, chance)).toBe(pause);
});
