import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import type { World } from '../world.js';
import { AttemptJudge } from './attempts.js';
import { judgeAudit } from './audit.js';
import { CallJudge, judgeFees } from './calls.js';
import { readFacts } from './facts.js';
import { PartnerJudge } from './partner.js';
import { judgeReversals } from './reversals.js';
import { StoryJudge } from './story.js';
import { hold } from './violation.js';

/** Checks every state of the database. */
export class Judges {
  readonly #story = new StoryJudge();
  readonly #attempts = new AttemptJudge();
  readonly #calls = new CallJudge();
  readonly #partner: PartnerJudge;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    this.#partner = new PartnerJudge(world);
  }

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const forget = [this.#story.remember(), this.#calls.remember()];
    return () => {
      for (const each of forget) each();
      this.#world.heard.forget();
    };
  }

  /** The partner remembers what a restore is about to take back. */
  async beforeRestore(): Promise<void> {
    await this.#partner.remember();
  }

  /** Checks the checkouts that one step changed. */
  async judgeCheckouts(touched: ReadonlySet<string>): Promise<void> {
    if (touched.size > 0) await judgeAudit(this.#world.store);
    for (const id of touched) {
      const facts = await readFacts(this.#world.store, id);
      if (!facts) continue;
      this.#story.judge(facts);
      this.#attempts.judge(facts);
      judgeReversals(facts);
    }
  }

  /** Checks every attempt after a commit. */
  async judgeCalls(): Promise<void> {
    await this.#calls.judge(this.#world);
  }

  async judgePartners(): Promise<void> {
    await judgeFees(this.#world);
    await this.#partner.remember();
    await this.#partner.judge('test');
    await this.#partner.judge('live');
  }

  /** Checks the whole database. */
  async judgeBooks(): Promise<void> {
    await this.judgePartners();
    await expectVerified(this.#world);
  }
}

async function expectVerified({ services, store }: World): Promise<void> {
  const { keyedHash, sealer } = services;
  const { discrepancies } = await verifyLedger({ store, keyedHash, sealer });
  const sentences = discrepancies.map(({ code, words }) => `${code}: ${words}`);
  hold(discrepancies.length === 0, 'the ledger proves itself', sentences.join('; '));
}
