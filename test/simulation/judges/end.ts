import type { World } from '../world.js';
import { judgeFigures } from './figures.js';
import { judgeLiveMoney } from './live-money.js';

/** What holds once everything under way has ended. */
export async function judgeEnd(world: World): Promise<void> {
  await judgeLiveMoney(world);
  await judgeFigures(world);
}
