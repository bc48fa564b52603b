import type { AuditNetwork } from '../adapters/store/setting-rows.js';
import { insertRow } from '../adapters/store/shapes.js';
import { anyRows, statement } from '../adapters/store/statement.js';
import { type Author, readAuthor } from '../domain/author.js';
import type { Step, Store } from '../ports/store.js';

const insertNetwork = statement<AuditNetwork, unknown>('audit_network.insert', (db, p) =>
  insertRow(db, 'audit_network', p),
);

const purgeNetworks = statement<{ before: number }, unknown>('audit_network.purge', (db, p) =>
  db.deleteFrom('audit_network').where('at', '<=', p.before),
);

/** How long it is kept where a change of settings came from. */
export const networkKeptMs = 365 * 24 * 3_600_000;

/**
 * Takes the network of a member or a key out of an author, which is kept for ever, and returns the step that
 * keeps it apart.
 */
export function withoutNetwork(
  author: Author,
  entry: { id: string; at: number },
): { author: Author; steps: Step[] } {
  const { kind, id, network } = readAuthor(author) ?? { kind: '', id: '', network: null };
  if (network === null || (kind !== 'staff' && kind !== 'key')) return { author, steps: [] };
  const row = { entryId: entry.id, network, at: entry.at };
  return { author: `${kind}:${id}`, steps: [anyRows(insertNetwork, row)] };
}

/** Removes the networks of entries that are older than twelve months. */
export async function purgeAuditNetworks(store: Store, now: number): Promise<void> {
  await store.transact([anyRows(purgeNetworks, { before: now - networkKeptMs })]);
}
