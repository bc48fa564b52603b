import { sql } from 'kysely';
import type { StaffChallenge, StaffPasskey } from '../../adapters/store/factor-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';

export const insertPasskey = statement<StaffPasskey, unknown>('staff_passkey.insert', (db, p) =>
  insertRow(db, 'staff_passkey', p).onConflict((conflict) => conflict.doNothing()),
);

export const listPasskeys = statement<{ personId: string }, StaffPasskey>('staff_passkey.list', (db, p) =>
  db
    .selectFrom('staff_passkey')
    .select(columns('staff_passkey'))
    .where('person_id', '=', p.personId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(100)),
);

/** Records that a passkey was used; it touches no row if another use was faster. */
export const usePasskey = statement<
  Pick<StaffPasskey, 'id' | 'counter'> & { known: number; now: number },
  unknown
>('staff_passkey.use', (db, p) =>
  db
    .updateTable('staff_passkey')
    .set({ counter: p.counter, used_at: p.now })
    .where('id', '=', p.id)
    .where('counter', '=', p.known),
);

export const deletePasskey = statement<Pick<StaffPasskey, 'id' | 'personId'>, unknown>(
  'staff_passkey.delete',
  (db, p) => db.deleteFrom('staff_passkey').where('id', '=', p.id).where('person_id', '=', p.personId),
);

export const deletePasskeys = statement<Pick<StaffPasskey, 'personId'>, unknown>(
  'staff_passkey.delete_all',
  (db, p) => db.deleteFrom('staff_passkey').where('person_id', '=', p.personId),
);

/** Uses a challenge up; it touches no row the second time. */
export const insertChallenge = statement<StaffChallenge, unknown>('staff_challenge.insert', (db, p) =>
  insertRow(db, 'staff_challenge', p).onConflict((conflict) => conflict.doNothing()),
);

export const purgeChallenges = statement<{ before: number }, unknown>('staff_challenge.purge', (db, p) =>
  db.deleteFrom('staff_challenge').where('used_at', '<=', p.before),
);
