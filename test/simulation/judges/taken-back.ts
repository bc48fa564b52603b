import type { Mode } from '../../../server/src/domain/records.js';
import type { PartnerCredit } from '../../../server/src/ports/bank.js';
import type { Store } from '../../../server/src/ports/store.js';
import { rawStatement } from '../../store/fixtures.js';
import type { Task } from '../scheduler.js';
import type { World } from '../world.js';
import { hold } from './violation.js';

interface Known {
  id: string;
  mode: Mode;
  status: PartnerCredit['status'];
  failureReason: string | null;
}

const listKnown = rawStatement(
  `select partner_credit_id as id, mode, status, failure_reason as "failureReason" from credit`,
  'simulation.known_credits',
);

const readKnown = async (store: Store) => (await store.all(listKnown, {})) as unknown as Known[];

/** What our books call taken back, the payer's bank took back: no refund of ours counts as that. */
export async function judgeTakenBack({ store, sides }: World): Promise<void> {
  const ours = (await readKnown(store)).filter(({ failureReason }) => failureReason === 'reversed');
  for (const mode of ['test', 'live'] as const) {
    const ids = ours.filter((credit) => credit.mode === mode).map(({ id }) => id);
    if (ids.length === 0) continue;
    const reversed = (await sides[mode].credits()).filter(({ status }) => status === 'reversed');
    const known = new Set(reversed.map(({ id }) => id));
    const wrong = ids.filter((id) => !known.has(id));
    hold(wrong.length === 0, 'only what a bank took back counts as taken back', wrong.join(', '));
  }
}

const nameOf = ({ mode, id }: Pick<Known, 'mode' | 'id'>) => `${mode} ${id}`;

/** Follows what the service has heard of payments that were taken back: none of them counts from then on. */
export class HeardBackJudge {
  /** By task, the payments that the partner has called reversed. */
  readonly #answers = new WeakMap<Task, string[]>();
  /** Those of notifications that were handled. */
  #handled = new Set<string>();

  hear(mode: Mode, { partnerCreditId: id, status }: PartnerCredit, to: Task | null): void {
    if (to === null || status !== 'reversed') return;
    this.#answers.set(to, [...(this.#answers.get(to) ?? []), nameOf({ mode, id })]);
  }

  /** A task has handled a notification, and recorded what the partner answered about it. */
  handle(by: Task | null): void {
    const answers = by === null ? [] : (this.#answers.get(by) ?? []);
    for (const name of answers) this.#handled.add(name);
  }

  /** Returns how to forget what was heard since, as a restore does. */
  remember(): () => void {
    const handled = new Set(this.#handled);
    return () => {
      this.#handled = new Set(handled);
    };
  }

  async judge(store: Store): Promise<void> {
    if (this.#handled.size === 0) return;
    const known = new Map((await readKnown(store)).map((credit) => [nameOf(credit), credit]));
    for (const name of this.#handled) {
      const status = known.get(name)?.status ?? 'unknown';
      const isKept = known.get(name)?.failureReason === 'reversed' && status !== 'credited';
      hold(isKept, 'what was heard to be taken back never counts', `${name} is ${status}`);
    }
  }
}
