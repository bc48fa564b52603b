import { step } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import { sealChanges } from '../ledger/seal.js';
import { CommandRefused } from '../operator/act.js';
import { listSecretKeys, newestPosition, retireSecretKey } from './queries.js';
import { batches, type Tools } from './reseal.js';
import { type Cells, countByKey, type KeyCount, pendingRows, sealedTables } from './tables.js';

/** Rows per batch: a batch holds SQLite's one writer for milliseconds. */
const batchRows = 50;

export interface Rotation {
  /** Rows that were sealed anew. */
  resealed: number;
  /** Values that are not under the current key, by field; they do not open. */
  left: readonly KeyCount[];
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
  // A pass may find what a server has written from rows that it had read before.
  for (;;) {
    const { done, changed } = await runPass(tools, progress);
    resealed += done;
    if (done + changed === 0) break;
  }
  const { current } = tools.secretKeys;
  const left = (await countSealed(tools)).filter(({ keyName }) => keyName !== current);
  const isRetired = left.length === 0 && (await retirePrevious(tools));
  return { resealed, left, isRetired };
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

async function runPass(tools: Tools, progress: Progress): Promise<{ done: number; changed: number }> {
  const sum = { done: 0, changed: 0 };
  for (const { table, reseal } of batches) {
    let after: Cells | null = null;
    let inTable = 0;
    for (;;) {
      const page = { after, most: batchRows };
      const rows: Cells[] = await tools.store.list(pendingRows(table, tools.secretKeys.current, page));
      if (rows.length === 0) break;
      const outcomes = await reseal(tools, rows);
      const done = outcomes.filter((outcome) => outcome === 'done').length;
      inTable += done;
      sum.done += done;
      sum.changed += outcomes.filter((outcome) => outcome === 'changed').length;
      after = rows.at(-1) ?? null;
      progress(table.name, inTable);
    }
  }
  return sum;
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
  await commitSetting(tools, settingContext(tools), {
    accountId: null,
    mode: bothModes,
    steps: [step(retireSecretKey, { ...row, retiredAt: clock.now(), hashKeySealed, throughPosition })],
    note: { action: 'secret_key.retired', subject: id, before: null, after: null },
  });
  while ((await sealChanges(tools)) > 0);
  return true;
}
