import { setImmediate as nextRound } from 'node:timers/promises';
import { lastBlock } from '../../adapters/store/chain.js';
import { commitChange } from '../../adapters/store/commit.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { rowBytes } from '../../adapters/store/test-usage.js';
import type { TestExpiry } from '../../adapters/store/test-usage-rows.js';
import { partAuthor } from '../../domain/author.js';
import type { Write } from '../../domain/change.js';
import { plainChange } from '../../domain/change-builder.js';
import type { TestClosing } from '../../domain/test-closing.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { readEvidenceHashes } from '../ledger/evidence/hashes.js';
import { figuresOf } from './figures.js';
import * as queries from './queries.js';
import { deleteMovements, removals } from './removals.js';

const dayMs = 86_400_000;

/** Steps of one call: each is a transaction of a few milliseconds, or a few hundred rows that are read. */
const stepsMax = 20;

export type ExpiryServices = Pick<
  Services,
  'store' | 'clock' | 'newId' | 'keyedHash' | 'sealer' | 'secretKeys' | 'config' | 'log'
>;

/** What a step did: `waiting` for other transactions or for the chain, or `idle` since nothing expires. */
export type Progress = 'advanced' | 'waiting' | 'idle';

/** Until when data was last used that expires now; null: none does. */
function unusedUntil({ config, clock }: Pick<Services, 'config' | 'clock'>): number | null {
  return config.TEST_DATA_DAYS === 0 ? null : clock.now() - config.TEST_DATA_DAYS * dayMs;
}

/**
 * Removes test data that was not used for as long as the settings say, of one account after the other, in
 * small steps. The database says how far it came; any number of servers may do it at once.
 */
export class TestDataExpiry {
  constructor(private readonly services: ExpiryServices) {}

  /** Makes some steps; returns whether there are more to make. */
  async advance(): Promise<Progress> {
    for (let steps = 0; steps < stepsMax; steps += 1) {
      const progress = await this.step();
      if (progress !== 'advanced') return progress;
      await nextRound();
    }
    return 'advanced';
  }

  async step(): Promise<Progress> {
    const { store } = this.services;
    const expiry = await store.one(queries.findExpiry, {});
    if (!expiry) return this.#begin();
    if (expiry.closingId !== null) return this.#remove(expiry, expiry.closingId);
    const { accountId } = expiry;
    if (expiry.settledFrom === null) {
      await store.transact([step(queries.noteSettledFrom, { accountId })]);
      return 'advanced';
    }
    if (!(await store.one(queries.findSettled, { accountId }))) return 'waiting';
    return this.#close(accountId);
  }

  /** From now on the account's test data is changed by nobody else, until it is gone. */
  async #begin(): Promise<Progress> {
    const { store, clock } = this.services;
    const until = unusedUntil(this.services);
    const unused = until === null ? undefined : await store.one(queries.findUnused, { until });
    if (!unused) return 'idle';
    const { accountId } = unused;
    const expiry = {
      accountId,
      begunAt: clock.now(),
      settledFrom: null,
      closingId: null,
      movementsThrough: null,
    };
    await store.transact([step(queries.insertExpiry, expiry)]);
    return 'advanced';
  }

  /** Writes the closing record, once every change of the account is in a block. */
  async #close(accountId: string): Promise<Progress> {
    const { store, clock, newId } = this.services;
    const until = unusedUntil(this.services);
    const reason = await this.#reasonToKeep(accountId);
    if (until === null || reason !== null) return this.#giveUp(accountId, reason);
    const earlier = (await store.all(queries.listClosings, { accountId })).at(-1);
    const hashes = await readEvidenceHashes(this.services);
    const figures = await figuresOf(this.services, hashes, accountId, earlier?.throughPosition ?? 0);
    if (figures === null) return this.#giveUp(accountId, 'a change is not what its digest says');
    const block = await store.one(lastBlock, {});
    if (!block || block.throughPosition < figures.throughPosition) return 'waiting';
    const row: TestClosing = {
      id: newId(),
      accountId,
      mode: 'test',
      version: 1,
      n: (earlier?.n ?? 0) + 1,
      throughBlock: block.n,
      ...figures,
      begunAt: clock.now(),
      closedAt: null,
    };
    const guard = step(queries.beginRemoval, { accountId, closingId: row.id, until });
    if (await this.#commit(`test_closing:${row.id}`, [guard], { insert: 'test_closing', row })) {
      return 'advanced';
    }
    return this.#giveUp(accountId, null);
  }

  /** Says why an account's data cannot go, if it cannot. */
  async #reasonToKeep(accountId: string): Promise<string | null> {
    const { store } = this.services;
    if (await store.one(queries.findUnrecorded, { accountId })) return 'a change is from before the evidence';
    if (await store.one(queries.findMatched, { accountId })) return 'a transfer of nobody was matched to it';
    return null;
  }

  /** Lets the account be used again. With a reason its data counts as used, so that others go on. */
  async #giveUp(accountId: string, reason: string | null): Promise<Progress> {
    const { store, clock, log } = this.services;
    const steps = [anyRows(queries.dropExpiry, { accountId })];
    if (reason !== null) {
      steps.push(anyRows(queries.postpone, { accountId, now: clock.now() }));
      log.warn({ accountId, reason }, 'the test data of an account was not used and cannot be removed');
    }
    await store.transact(steps);
    return 'advanced';
  }

  async #remove(expiry: TestExpiry, closingId: string): Promise<Progress> {
    const { store } = this.services;
    const { accountId } = expiry;
    const closings = await store.all(queries.listClosings, { accountId });
    const closing = closings.find(({ id }) => id === closingId);
    if (!closing) throw new Error(`The closing ${closingId} is missing`);
    if (!(await this.#isSealed(`test_closing:${closingId}`))) return 'waiting';
    for (const { find, steps } of removals) {
      const rows = await store.all(find, { accountId });
      if (rows.length === 0) continue;
      await store.transact(steps({ accountId, idsJson: JSON.stringify(rows.map(({ id }) => id)) }));
      return 'advanced';
    }
    const from = expiry.movementsThrough ?? closings.at(-2)?.throughPosition ?? 0;
    if (await this.#removeMovements(closing, from)) return 'advanced';
    return this.#end(closing, closings);
  }

  /** Whether a change is in a block, so that nothing can undo it unnoticed. */
  async #isSealed(changeId: string): Promise<boolean> {
    const { store } = this.services;
    const [change, block] = [
      await store.one(queries.findChangePosition, { id: changeId }),
      await store.one(lastBlock, {}),
    ];
    return change?.position != null && block !== undefined && change.position <= block.throughPosition;
  }

  /** Removes the movements of the next changes; false: there are none left. */
  async #removeMovements({ accountId, throughPosition }: TestClosing, after: number): Promise<boolean> {
    const { store } = this.services;
    const changes = await store.all(queries.changesAfter, { accountId, after });
    const closed = changes.filter(({ position }) => position <= throughPosition);
    const last = closed.at(-1);
    if (!last) return false;
    const idsJson = JSON.stringify(closed.map((change) => change.id));
    await store.transact([
      step(queries.noteMovements, { accountId, through: last.position }),
      anyRows(deleteMovements, { accountId, idsJson }),
    ]);
    return true;
  }

  /** What stays, the changes, goes on counting as stored. */
  async #end(closing: TestClosing, closings: readonly TestClosing[]): Promise<Progress> {
    const { accountId, id } = closing;
    const rows = closings.reduce((sum, { changeCount }) => sum + changeCount, 0);
    const texts = closings.reduce((sum, { changeBytes }) => sum + changeBytes, 0);
    const steps = [
      step(queries.endRemoval, { accountId, closingId: id }),
      anyRows(queries.deleteUsage, { accountId }),
      step(queries.insertUsage, { accountId, rows, bytes: texts + rows * rowBytes }),
    ];
    const row = { ...closing, closedAt: this.services.clock.now() };
    await this.#commit(`test_closed:${id}`, steps, { update: 'test_closing', row }, closing);
    return 'advanced';
  }

  async #commit(changeId: string, before: Step[], write: Write, read?: TestClosing): Promise<boolean> {
    const { store, clock, keyedHash, newId } = this.services;
    const owner = { accountId: (write.row as TestClosing).accountId, mode: 'test' } as const;
    const context = { changeId, now: clock.now(), clockOffsetMs: 0, author: partAuthor('expiry') };
    const change = plainChange(owner, context, { writes: [write] });
    const evidence = { keyedHash, ...(read && { read: [read] }) };
    return (await commitChange(store, change, { newId, evidence, before })) === 'committed';
  }
}
