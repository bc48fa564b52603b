import { openStore } from '../../../server/src/adapters/store/index.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import type { Store } from '../../../server/src/ports/store.js';
import type { FreshDatabase } from '../../harness/databases.js';
import { createTestServices } from '../../harness/services.js';
import { createDatabase } from '../../harness/stores.js';
import { dumpRows, loadDatabase, structureOf } from '../../store/kept/dump.js';
import { type World, worldOf } from './world.js';

/** Makes databases with tables and without. */
export interface Databases {
  fresh: FreshDatabase;
  empty: FreshDatabase;
}

/** Name of a PostgreSQL database with empty tables, which is copied: to make them takes a second. */
let structured: Promise<string> | undefined;

async function withTables(engine: Store['engine'], empty: FreshDatabase): Promise<string> {
  const make = async () => {
    const url = await empty();
    await loadDatabase(url, structureOf(engine));
    return url;
  };
  if (engine === 'sqlite') return make();
  structured ??= make().then((url) => new URL(url).pathname.slice(1));
  return createDatabase(await structured);
}

/** A world whose bank keeps its books elsewhere, so that they outlive a restore of ours. */
export class RestorableWorld {
  world: World;
  readonly #opened: Store[];

  private constructor(
    world: World,
    private url: string,
    readonly bankStore: Store,
    private readonly databases: Databases,
  ) {
    this.world = world;
    this.#opened = [bankStore, world.services.store];
  }

  static async open(databases: Databases): Promise<RestorableWorld> {
    const [url, bankUrl] = [await databases.fresh(), await databases.fresh()];
    const [store, bankStore] = [openAt(url), openAt(bankUrl)];
    await store.migrate();
    await bankStore.migrate();
    const services = createTestServices(store, bankStore);
    const { account } = await createAccount(services, 'Shop', 'business');
    const theirs = { ...services, store: bankStore, newId: () => account.id };
    await createAccount(theirs, 'Shop', 'business');
    return new RestorableWorld(worldOf(services, account.id), url, bankStore, databases);
  }

  backUp(): Promise<string> {
    return dumpRows(this.world.services.store.engine, this.url);
  }

  /** Goes on from a backup, at the same time and with the same bank. */
  async restore(backup: string): Promise<World> {
    this.url = await withTables(this.world.services.store.engine, this.databases.empty);
    await loadDatabase(this.url, backup);
    return this.restart();
  }

  async restart(): Promise<World> {
    const { services, accountId } = this.world;
    const store = openAt(this.url);
    this.#opened.push(store);
    await store.migrate();
    const next = createTestServices(store, this.bankStore);
    next.clock.advance(services.clock.now() - next.clock.now());
    this.world = worldOf(next, accountId);
    return this.world;
  }

  async close(): Promise<void> {
    for (const store of this.#opened) await store.close();
  }
}

function openAt(url: string): Store {
  return openStore(url, {
    onFatal: (error) => {
      throw error;
    },
  });
}
