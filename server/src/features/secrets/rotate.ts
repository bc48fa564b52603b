import type { ServerHeartbeat } from '../../adapters/store/restore-rows.js';
import { step } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import { sealChanges } from '../ledger/seal.js';
import { CommandRefused } from '../operator/act.js';
import { listSecretKeys, newestPosition, retireSecretKey } from './queries.js';
import { batches, type Tools } from './reseal.js';
import { listServersUnderOtherKeys, liveSince } from './servers.js';
import { type Cells, countByKey, type KeyCount, pendingRows, sealedTables } from './tables.js';

/** Rows per batch: a batch holds SQLite's one writer for milliseconds. */
const batchRows = 50;

export interface Rotation {
  /** Rows that were sealed anew. */
  resealed: number;
  /** Values that are not under the current key, by field; they do not open. */
  left: readonly KeyCount[];
  /** Accounts whose test data is being removed: what is left of it cannot change until that has ended. */
  lockedAccounts: readonly string[];
  /** Servers that still seal under another key. */
  otherServers: readonly ServerHeartbeat[];
  /** Whether the previous key was retired, so that SECRET_KEY_PREVIOUS is needed no more. */
  isRetired: boolean;
}

/** Called after each batch. */
export type Progress = (table: string, resealed: number) => void;

/** Counts the values of every field by the key they are sealed under. */
export async function countSealed({ store }: Pick<Tools, 'store'>): Promise<KeyCount[]> {
  const queries = sealedTables.flatMap((table) =>
    Object.keys(table.places).map((field) => countByKey(table, field)),
  );
  return (await store.snapshot(queries)).flat();
}

/**
 * Seals everything anew under the current key, in small batches beside running servers, and then retires
 * the previous one. What is sealed anew already is passed over, so a killed rotation goes on where it was.
 *
 * @throws CommandRefused if SECRET_KEY_PREVIOUS is the newer key
 */
export async function rotateSecrets(tools: Tools, progress: Progress): Promise<Rotation> {
  await refuseOlderKey(tools);
  let resealed = 0;
  let lockedAccounts: readonly string[] = [];
  // A pass may find what a server has written from rows that it had read before.
  for (;;) {
    const pass = await runPass(tools, progress);
    resealed += pass.done;
    lockedAccounts = [...pass.locked];
    if (pass.done + pass.changed === 0) break;
  }
  const { current } = tools.secretKeys;
  const left = (await countSealed(tools)).filter(({ keyName }) => keyName !== current);
  const otherServers = await listServersUnderOtherKeys(tools);
  const isRetired = left.length + otherServers.length === 0 && (await retirePrevious(tools));
  return { resealed, left, lockedAccounts, otherServers, isRetired };
}

async function refuseOlderKey({ store, secretKeys: { current, previous } }: Tools): Promise<void> {
  const rows = await store.all(listSecretKeys, {});
  const [own, other] = [current, previous].map((name) => rows.find(({ id }) => id === name));
  if (own && other && other.firstUsedAt > own.firstUsedAt) {
    throw new CommandRefused(
      'SECRET_KEY_PREVIOUS is the newer of the two keys: exchange it with SECRET_KEY and restart.',
    );
  }
  if (own) return;
  throw new CommandRefused('No server has started with this SECRET_KEY yet: restart the server with it.');
}

interface Pass {
  done: number;
  changed: number;
  locked: Set<string>;
}

async function runPass(tools: Tools, progress: Progress): Promise<Pass> {
  const pass: Pass = { done: 0, changed: 0, locked: new Set() };
  for (const { table, reseal } of batches) {
    let after: Cells | null = null;
    const before = pass.done;
    for (;;) {
      const page = { after, most: batchRows };
      const rows: Cells[] = await tools.store.list(pendingRows(table, tools.secretKeys.current, page));
      if (rows.length === 0) break;
      for (const outcome of await reseal(tools, rows)) {
        if (outcome === 'done' || outcome === 'changed') pass[outcome] += 1;
        else if (outcome !== 'unopened') pass.locked.add(outcome.lockedAccount);
      }
      after = rows.at(-1) ?? null;
      progress(table.name, pass.done - before);
    }
  }
  return pass;
}

/**
 * Keeps what the evidence of the previous key is verified with. Its digests count up to the newest change:
 * the next block, under the current key, links all of them.
 */
async function retirePrevious(tools: Tools): Promise<boolean> {
  const { store, clock, sealer, secretKeys } = tools;
  const { previous: id, previousHashKey } = secretKeys;
  const row = (await store.all(listSecretKeys, {})).find((each) => each.id === id);
  if (id === null || previousHashKey === null || !row || row.retiredAt !== null) return false;
  const [newest] = await store.list(newestPosition);
  const throughPosition = newest?.position ?? 0;
  const hashKeySealed = sealer.seal(sealedPlaces.hashKey({ id, throughPosition }), previousHashKey);
  const retired = { ...row, retiredAt: clock.now(), hashKeySealed, throughPosition };
  const isCommitted = await commitSetting(tools, settingContext(tools), {
    accountId: null,
    mode: bothModes,
    steps: [step(retireSecretKey, { ...retired, seenSince: liveSince(tools) })],
    note: { action: 'secret_key.retired', subject: id, before: null, after: null },
  });
  if (!isCommitted) return false;
  while ((await sealChanges(tools)) > 0);
  return true;
}
