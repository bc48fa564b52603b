import { adHoc } from '../../../adapters/store/statement.js';
import { networkKeptMs } from '../../../pipeline/audit-network.js';
import type { Services } from '../../../services.js';
import { keysOf } from '../../keys/manage.js';
import type { ReadEntry } from '../../operator/audit.js';
import type { Visit } from '../route.js';

/** Who made a change, as members of the account read it. */
export interface ShownAuthor {
  /** An address, the name of a key, or '' where `through` says it all. */
  name: string;
  through: 'dashboard' | 'api' | 'operator' | 'service' | 'page' | 'unknown';
  /** Null if none was kept, or it is nothing for merchants. */
  network: string | null;
}

/** Returns who made each entry. The networks of buyers and sellers are not shown to merchants. */
export async function authorsOf(
  services: Services,
  { account }: Visit,
  entries: readonly ReadEntry[],
): Promise<(entry: ReadEntry) => ShownAuthor> {
  const idsOf = (kind: string) => entries.flatMap(({ author }) => (author?.kind === kind ? [author.id] : []));
  const staff = [...new Set(idsOf('staff'))];
  const people = staff.length === 0 ? [] : await services.store.list(peopleOf(staff));
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const keys = idsOf('key').length === 0 ? [] : await keysOf(services, account.id);
  const keyNames = new Map(keys.map(({ id, name, last4 }) => [id, `${name} …${last4}`]));
  const shownSince = services.clock.now() - networkKeptMs;
  return ({ author, at }) => {
    const id = author?.id ?? '';
    const network = at > shownSince ? (author?.network ?? null) : null;
    if (author?.kind === 'staff') return { name: emails.get(id) ?? id, through: 'dashboard', network };
    if (author?.kind === 'key') return { name: keyNames.get(id) ?? id, through: 'api', network };
    if (author?.kind === 'operator') return { name: '', through: 'operator', network: null };
    if (author?.kind === 'service') return { name: '', through: 'service', network: null };
    const through = author === null ? 'unknown' : 'page';
    return { name: '', through, network: null };
  };
}

function peopleOf(ids: readonly string[]) {
  return adHoc<{ id: string; email: string }>((db) =>
    db
      .selectFrom('staff_person')
      .select(['id', 'email'])
      .where('id', 'in', [...ids]),
  );
}

/** An entry of the log of an account, as a place in its list. */
export function entryOfAccount(id: string, { account, mode }: Pick<Visit, 'account' | 'mode'>) {
  return adHoc<{ id: string }>((db) =>
    db
      .selectFrom('audit_entry')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .where('mode', '=', mode),
  );
}
