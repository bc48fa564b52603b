import type { Restore } from '../../server/src/adapters/store/restore-rows.js';
import { step } from '../../server/src/adapters/store/statement.js';
import { findHeartbeat, saveHeartbeat } from '../../server/src/features/restores/queries.js';
import { beat, beginRestore } from '../../server/src/features/restores/suspension.js';
import { listLiving } from './command-weights.js';
import type { Backup } from './databases.js';
import { lateMs } from './simulated-bank.js';
import type { World } from './world.js';

/** An earlier state of the database, and what was known of it. */
interface Copy {
  database: Backup;
  /** Forgets what was judged since. */
  forget(): void;
  /** Those of the sandbox bank, which keeps its books in the database. */
  resurrected: ReadonlySet<string>;
}

/** The most copies that are kept. */
const copiesMax = 4;

/** The earlier states that the database of an episode can return to. The partner of live mode never does. */
export class Backups {
  readonly #world: World;
  readonly #backUp: () => Promise<Backup>;
  readonly #copies: Copy[] = [];

  constructor(world: World, backUp: () => Promise<Backup>) {
    this.#world = world;
    this.#backUp = backUp;
  }

  /** The service has written its heartbeat within the last minute. */
  async keep(remember: () => () => void): Promise<void> {
    await beat(this.#world.services);
    const resurrected = new Set(this.#world.resurrected.test);
    this.#copies.push({ database: await this.#backUp(), forget: remember(), resurrected });
    if (this.#copies.length > copiesMax) this.#copies.shift();
  }

  has(back: number): boolean {
    return this.#copies.at(-1 - back) !== undefined;
  }

  /** Starts the service on an earlier state. Its tasks have ended before. */
  async restore(back: number, cause: Restore['cause']): Promise<void> {
    const copy = this.#copies.at(-1 - back);
    if (!copy) return;
    const { services, store, resurrected } = this.#world;
    await this.#arriveLate();
    await this.#noteCheckouts();
    await copy.database.restore();
    copy.forget();
    resurrected.test = new Set(copy.resurrected);
    const isNoticed = cause === 'lineage' && store.engine === 'postgres';
    if (isNoticed) await this.#followAnotherHistory();
    else await beginRestore(services);
    await beat(services);
  }

  /**
   * What is on its way to the partner when the service stops arrives before it starts again, or never. What
   * it refused before, it carries out no more.
   */
  async #arriveLate(): Promise<void> {
    const { lateCalls, refusedCalls, clock } = this.#world;
    refusedCalls.splice(0);
    for (const { madeAt, arrive } of lateCalls.splice(0)) {
      if (clock.now() - madeAt < lateMs) await arrive().catch(() => {});
    }
  }

  async #noteCheckouts(): Promise<void> {
    const { store, accounts, forgotten } = this.#world;
    for (const { accountId, mode, reference } of await store.all(listLiving, {})) {
      const account = accounts.indexOf(accountId);
      forgotten.set(`${account} ${mode} ${reference}`, { account, mode, reference });
    }
  }

  /** The heartbeat says that PostgreSQL followed a timeline that it does not follow now. */
  async #followAnotherHistory(): Promise<void> {
    const { services } = this.#world;
    const heartbeat = await services.store.one(findHeartbeat, {});
    if (!heartbeat) return;
    await services.store.transact([step(saveHeartbeat, { ...heartbeat, lineage: 'another/00000001' })]);
  }
}
