import { compareFigures } from '../../harness/recount-figures.js';
import type { World } from '../world.js';
import { hold } from './violation.js';

/** The figures of the charts are what the ledger, the sales and the events add up to. */
export async function judgeFigures({ store, clock }: World): Promise<void> {
  const { figures, recounted } = await compareFigures({ store, clock });
  const names = new Set([...Object.keys(figures), ...Object.keys(recounted)]);
  const wrong = [...names].filter((name) => figures[name] !== recounted[name]);
  const words = wrong.map((name) => `${name} is ${figures[name]}, recounted ${recounted[name]}`);
  hold(wrong.length === 0, 'the charts agree with the ledger', words.join('; '));
}
