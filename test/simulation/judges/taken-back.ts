import type { Mode } from '../../../server/src/domain/records.js';
import { rawStatement } from '../../store/fixtures.js';
import type { World } from '../world.js';
import { hold } from './violation.js';

const listTakenBack = rawStatement(
  "select partner_credit_id as id, mode from credit where status = 'reversed'",
  'simulation.taken_back',
);

/** What our books call taken back, the payer's bank took back: no refund of ours counts as that. */
export async function judgeTakenBack({ store, sides }: World): Promise<void> {
  const ours = (await store.all(listTakenBack, {})) as unknown as { id: string; mode: Mode }[];
  for (const mode of ['test', 'live'] as const) {
    const ids = ours.filter((credit) => credit.mode === mode).map(({ id }) => id);
    if (ids.length === 0) continue;
    const reversed = (await sides[mode].credits()).filter(({ status }) => status === 'reversed');
    const known = new Set(reversed.map(({ id }) => id));
    const wrong = ids.filter((id) => !known.has(id));
    hold(wrong.length === 0, 'only what a bank took back counts as taken back', wrong.join(', '));
  }
}
