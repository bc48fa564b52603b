import { setImmediate as nextRound } from 'node:timers/promises';
import { lastBlock } from '../../adapters/store/chain.js';
import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { TestExpiry } from '../../adapters/store/test-usage-rows.js';
import { closingChanges, type TestClosing } from '../../domain/test-closing.js';
import { OutcomeUnknown, StoreFault } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { readEvidenceHashes } from '../ledger/evidence/hashes.js';
import { commitClosing, type ExpiryServices, type Progress } from './commit-closing.js';
import { figuresOf } from './figures.js';
import * as queries from './queries.js';
import { removeNext } from './remove.js';

const dayMs = 86_400_000;

/** How long a removal may keep an account locked before it deletes anything. */
const hourMs = 3_600_000;

/** Steps of one call: each is a transaction of a few milliseconds, or a few hundred rows that are read. */
const stepsMax = 20;

/** Until when data was last used that expires now, which no leap of the clock brings; null: none does. */
async function unusedUntil({
  config,
  clock,
  store,
}: Pick<Services, 'config' | 'clock' | 'store'>): Promise<number | null> {
  if (config.TEST_DATA_DAYS === 0) return null;
  return (await timeBeforeLeap(store, clock.now())) - config.TEST_DATA_DAYS * dayMs;
}

/** By real time, so that a test clock changes nothing. */
function isLate({ begunAt }: TestExpiry, { clock }: Pick<Services, 'clock'>): boolean {
  return clock.now() - begunAt > hourMs;
}

/** Whether the same step may succeed: what the database did, or could not do, says nothing of the data. */
function mayGoBetter(error: unknown): boolean {
  return error instanceof OutcomeUnknown || (error instanceof StoreFault && error.retryable);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

  /**
   * Makes a step of the first removal that can go on. While there is one that cannot, none begins, so that no
   * fault locks one account after the other.
   *
   * @throws what a step of a removal that has begun to delete threw, after it is noted for the operator
   */
  async step(): Promise<Progress> {
    const expiries = await this.services.store.all(queries.listExpiries, {});
    if (expiries.length === 0) return this.#begin();
    const failures: unknown[] = [];
    for (const expiry of expiries) {
      try {
        if ((await this.#continue(expiry)) === 'advanced') return 'advanced';
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return 'waiting';
  }

  async #continue(expiry: TestExpiry): Promise<Progress> {
    return expiry.closingId === null ? this.#prepare(expiry) : this.#removeOrNote(expiry, expiry.closingId);
  }

  /** Nothing is deleted yet, so a removal that cannot go on lets the account be used again. */
  async #prepare(expiry: TestExpiry): Promise<Progress> {
    const { accountId } = expiry;
    if (isLate(expiry, this.services)) return this.#giveUp(accountId, 'it has not begun for an hour');
    try {
      return await this.#makeReady(expiry);
    } catch (error) {
      if (mayGoBetter(error)) throw error;
      return this.#giveUp(accountId, messageOf(error));
    }
  }

  /** Rows may be gone already, so it is tried again and again, and the operator learns of it. */
  async #removeOrNote(expiry: TestExpiry, closingId: string): Promise<Progress> {
    const progress = await removeNext(this.services, expiry, closingId).catch(async (error: unknown) => {
      await this.#note(expiry, messageOf(error));
      throw error;
    });
    if (progress === 'advanced') await this.#note(expiry, null);
    else if (isLate(expiry, this.services)) await this.#note(expiry, 'its closing record is in no block');
    return progress;
  }

  async #note({ accountId, failure: known }: TestExpiry, failure: string | null): Promise<void> {
    if (known === failure) return;
    const failedAt = failure === null ? null : this.services.clock.now();
    await this.services.store.transact([anyRows(queries.noteFailure, { accountId, failure, failedAt })]);
  }

  async #makeReady({ accountId, settledFrom }: TestExpiry): Promise<Progress> {
    const { store } = this.services;
    if (settledFrom === null) {
      await store.transact([step(queries.noteSettledFrom, { accountId })]);
      return 'advanced';
    }
    if (!(await store.one(queries.findSettled, { accountId }))) return 'waiting';
    return this.#close(accountId);
  }

  /** From now on the account's test data is changed by nobody else, until it is gone. */
  async #begin(): Promise<Progress> {
    const { store, clock } = this.services;
    const until = await unusedUntil(this.services);
    const unused = until === null ? undefined : await store.one(queries.findUnused, { until });
    if (!unused) return 'idle';
    const { accountId } = unused;
    const expiry = {
      accountId,
      begunAt: clock.now(),
      settledFrom: null,
      closingId: null,
      movementsThrough: null,
      failure: null,
      failedAt: null,
    };
    await store.transact([step(queries.insertExpiry, expiry)]);
    return 'advanced';
  }

  /** Writes the closing record, once every change of the account is in a block. */
  async #close(accountId: string): Promise<Progress> {
    const { store, clock, newId } = this.services;
    const until = await unusedUntil(this.services);
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
    if (
      await commitClosing(this.services, closingChanges.begin(row.id), [guard], {
        insert: 'test_closing',
        row,
      })
    ) {
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
    const steps = [step(queries.dropExpiry, { accountId })];
    if (reason !== null) steps.push(anyRows(queries.postpone, { accountId, now: clock.now() }));
    const { outcome } = await store.transact(steps);
    // Otherwise another server gave it up, or began to delete.
    if (outcome === 'committed' && reason !== null) {
      log.warn({ accountId, reason }, 'the test data of an account was not used and cannot be removed');
    }
    return 'advanced';
  }
}
