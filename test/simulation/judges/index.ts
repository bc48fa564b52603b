import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import type { Store } from '../../../server/src/ports/store.js';
import type { World } from '../world.js';
import { AttemptJudge } from './attempts.js';
import { judgeAudit } from './audit.js';
import { readFacts } from './facts.js';
import { judgePartner } from './partner.js';
import { StoryJudge } from './story.js';
import { hold } from './violation.js';

/** Says of every state of the database whether it may be. */
export class Judges {
  readonly #story = new StoryJudge();
  readonly #tries = new AttemptJudge();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** What one step touched. */
  async judgeCheckouts(touched: ReadonlySet<string>): Promise<void> {
    if (touched.size > 0) await judgeAudit(this.#world.store);
    for (const id of touched) {
      const facts = await readFacts(this.#world.store, id);
      if (!facts) continue;
      this.#story.judge(facts);
      this.#tries.judge(facts);
    }
  }

  async judgePartners(): Promise<void> {
    await judgePartner(this.#world, 'test');
    await judgePartner(this.#world, 'live');
  }

  /** The whole database. */
  async judgeBooks(): Promise<void> {
    await this.judgePartners();
    await expectVerified(this.#world.store);
  }
}

async function expectVerified(store: Store): Promise<void> {
  const { discrepancies } = await verifyLedger({ store });
  hold(discrepancies.length === 0, 'the ledger proves itself', discrepancies.join('; '));
}
