import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { foundSince } from '../../harness/verified-since.js';
import type { World } from '../world.js';
import { judgeAttached } from './attached.js';
import { AttemptJudge } from './attempts.js';
import { judgeAudit } from './audit.js';
import { CallJudge } from './calls.js';
import { CutJudge } from './cuts.js';
import { DeliveryJudge, judgeCarriage } from './deliveries.js';
import { judgeDisputes } from './disputes.js';
import { EndedNumberJudge } from './ended-numbers.js';
import { readFacts } from './facts.js';
import { judgeNotified } from './notified.js';
import { PartnerJudge } from './partner.js';
import { PhotoJudge } from './photos.js';
import { judgeFloat } from './postponed.js';
import { judgeRecoveries } from './recoveries.js';
import { judgeReported } from './reported.js';
import { judgeReversals } from './reversals.js';
import { StoryJudge } from './story.js';
import { judgeTakenBack } from './taken-back.js';
import { hold } from './violation.js';

/** Of so many verifications, one is followed by one of what is new. */
const sinceEach = 10;

/** Checks every state of the database. */
export class Judges {
  #verifications = 0;
  readonly #story = new StoryJudge();
  readonly #attempts = new AttemptJudge();
  readonly #calls = new CallJudge();
  readonly #cuts: CutJudge;
  readonly #endedNumbers = new EndedNumberJudge();
  readonly #deliveries: DeliveryJudge;
  readonly #partner: PartnerJudge;
  readonly #photos = new PhotoJudge();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    this.#partner = new PartnerJudge(world);
    this.#deliveries = new DeliveryJudge(world.carriers);
    this.#cuts = new CutJudge(world.services.policy.minimumTransfer);
  }

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const { postponed, heardBack } = this.#world;
    const ours = [this.#story, this.#calls, this.#cuts, this.#endedNumbers, this.#deliveries, this.#photos];
    const forget = [...ours, postponed, heardBack].map((judge) => judge.remember());
    return () => {
      for (const each of forget) each();
      for (const mode of ['test', 'live'] as const) this.#world.carriers[mode].forget();
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
      judgeDisputes(facts);
      await judgeAttached(this.#world.store, facts);
      await this.#deliveries.judge(this.#world.store, facts);
      this.#cuts.judge(facts);
      await this.#photos.judge(this.#world, facts);
    }
  }

  /** Checks every attempt and every credit after a commit. */
  async judgeCommit(): Promise<void> {
    await this.#calls.judge(this.#world);
    await this.#world.postponed.judge(this.#world);
    await this.#world.heardBack.judge(this.#world.store);
    await judgeFloat(this.#world);
    await this.#endedNumbers.judge(this.#world.store);
  }

  async judgePartners(): Promise<void> {
    await judgeNotified(this.#world);
    await judgeTakenBack(this.#world);
    await this.#photos.judgeKept(this.#world);
    await this.#partner.remember();
    await this.#partner.judge('test');
    await this.#partner.judge('live');
  }

  /** Checks the whole database. */
  async judgeBooks(): Promise<void> {
    await this.judgePartners();
    await judgeRecoveries(this.#world.store);
    await judgeCarriage(this.#world.store);
    await judgeReported(this.#world);
    await this.judgeVerified();
  }

  async judgePurged(): Promise<void> {
    await this.#photos.judgePurged(this.#world);
  }

  /** Lets the product examine its own ledger, all of it and at times what is new. */
  async judgeVerified(): Promise<void> {
    const { services, store } = this.#world;
    const all = await verifyLedger({ ...services, store });
    // It reads half of what the other does, so that doing it each time would make an episode take longer.
    const isSince = this.#verifications++ % sinceEach === 0;
    const since = isSince ? await foundSince({ ...services, store }) : [];
    const discrepancies = [...all.discrepancies, ...since];
    const sentences = discrepancies.map(({ code, words }) => `${code}: ${words}`);
    hold(discrepancies.length === 0, 'the ledger proves itself', sentences.join('; '));
  }
}
