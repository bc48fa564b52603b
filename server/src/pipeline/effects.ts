import { versionedRows } from '../adapters/store/evidence.js';
import type { Change, DomainJobKind, Movement, Write } from '../domain/change.js';
import type { CombinedPayout, Payout, Refund } from '../domain/records.js';

/** One thing that a change does, for people. */
export type Effect =
  | { kind: 'changes'; table: string; id: string; from: string | null; to: string }
  | { kind: 'creates'; table: string; id: string; status: string | null }
  | { kind: 'owes'; table: 'payout' | 'combined_payout' | 'refund'; row: Payout | CombinedPayout | Refund }
  | ({ kind: 'moves' } & Movement)
  | { kind: 'event'; type: string }
  | { kind: 'mail'; template: string }
  | { kind: 'job'; job: DomainJobKind; subject: string }
  | { kind: 'audit'; action: string; subject: string | null };

/**
 * Returns what a change does: the states it changes, the rows it creates, the money it moves, and what it
 * records, sends and starts.
 *
 * @param read what the decision was made on, which has the states before
 */
export function effectsOf(change: Change, read: unknown): Effect[] {
  const { writes, movements, events, mails, jobs } = change;
  const states = statesBefore(read);
  return [
    ...writes.flatMap((write) => effectOf(write, states)),
    ...movements.map((movement) => ({ kind: 'moves' as const, ...movement })),
    ...events.map(({ type }) => ({ kind: 'event' as const, type })),
    ...mails.map(({ template }) => ({ kind: 'mail' as const, template })),
    ...jobs.map(({ kind: job, subject }) => ({ kind: 'job' as const, job, subject })),
  ];
}

function effectOf(write: Write, states: ReadonlyMap<string, string>): Effect[] {
  if ('update' in write) return changeOf(write, states);
  switch (write.insert) {
    case 'payout':
    case 'combined_payout':
    case 'refund':
      return [{ kind: 'owes', table: write.insert, row: write.row }];
    case 'audit_entry':
      return [{ kind: 'audit', action: write.row.action, subject: write.row.subject }];
    default: {
      const { insert: table, row } = write;
      return [{ kind: 'creates', table, id: nameOf(row), status: stateOf(row) }];
    }
  }
}

/** None for a row whose state stays: what else changes of it are amounts, which the movements say. */
function changeOf(
  { update: table, row }: Extract<Write, { update: string }>,
  states: ReadonlyMap<string, string>,
): Effect[] {
  const to = stateOf(row);
  const from = states.get(keyOf(row)) ?? null;
  return to === null || from === to ? [] : [{ kind: 'changes', table, id: nameOf(row), from, to }];
}

function statesBefore(read: unknown): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const row of versionedRows(read)) {
    const state = stateOf(row);
    if (state !== null) states.set(keyOf(row), state);
  }
  return states;
}

function stateOf(row: object): string | null {
  if ('status' in row) return String(row.status);
  return 'state' in row ? String(row.state) : null;
}

/** An attempt is named by what it pays: its own id is another one when the command runs. */
function nameOf(row: object): string {
  if (!('n' in row && 'objectKind' in row && 'objectId' in row)) return keyOf(row);
  return `${row.n} of ${row.objectKind} ${row.objectId}`;
}

/** A row without an id of its own is one of an account. */
function keyOf(row: object): string {
  if ('id' in row) return String(row.id);
  return 'accountId' in row ? String(row.accountId) : '';
}
